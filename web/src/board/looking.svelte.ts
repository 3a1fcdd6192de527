// How the board is looked at: its size in the page, pan and zoom, and places of the map on the screen and back.

import { untrack } from "svelte";
import type { MapJson, Point } from "./types";
import { attach, type Look, type Zoomer } from "./zoom";

const SMALL = 500; // a frame narrower than this is filled, and the rest of the board is a stroke of the finger away
const FINGER = 22; // half of what a finger needs, in pixels
const SMALLEST = 0.65; // what a board that makes room shrinks to: what is smaller cannot be hit
const RIM = 20; // pixels from the edge where something is as good as hidden

export class Looking {
  room = $state.raw<Point>([0, 0]);
  look = $state.raw<Look>({ x: 0, y: 0, k: 1 });
  moving = $state(false);
  rested = $state(1); // the zoom at which the stage is laid out; a gesture only scales its picture
  home = $state.raw<Look>({ x: 0, y: 0, k: 1 });

  readonly fit = $derived.by(() => Math.min(this.room[0] / this.size[0], this.room[1] / this.size[1]) || 0.001);
  readonly stage = $derived.by((): Point => [this.size[0] * this.fit, this.size[1] * this.fit]);
  /** What a finger covers of the map; nothing for a mouse. */
  readonly finger = $derived.by(() => (this.coarse.matches ? FINGER / (this.fit * this.rested) : 0));
  readonly closer = $derived(this.look.k > 1.01); // than the whole board
  readonly zoomed = $derived(this.look.k > this.home.k * 1.01);
  readonly moved = $derived(this.zoomed || this.look.k < this.home.k / 1.01 || Math.abs(this.look.x - this.home.x) > 1);

  private readonly coarse = matchMedia("(pointer: coarse)");
  private readonly size: Point;
  private frame: HTMLElement | null = null;
  private zoomer: Zoomer | null = null;

  constructor(
    /** The map as it lies, perhaps turned. */
    private readonly map: () => MapJson,
    /** The regions that a small screen should show first. */
    private readonly wanted: () => readonly string[],
  ) {
    const [, , width, height] = untrack(map).viewBox;
    this.size = [width, height];
  }

  /** Look through this element, and tell when it is tapped twice; call it in an effect. */
  attach(frame: HTMLElement, ontwice: () => void): () => void {
    this.frame = frame;
    const onlook = (now: Look, busy: boolean): void => {
      this.look = now;
      this.moving = busy;
      if (!busy) this.rested = now.k;
    };
    const zoomer = attach(frame, { onlook, ontwice });
    this.zoomer = zoomer;
    const watcher = new ResizeObserver(() => (this.room = [frame.clientWidth, frame.clientHeight]));
    watcher.observe(frame);
    return () => {
      watcher.disconnect();
      zoomer.stop();
    };
  }

  /** Fit the board into its room: the whole of it, or on a small screen as much as fills the height. */
  settle(): void {
    const [room, stage] = [this.room, this.stage];
    if (room[0] === 0) return;
    const k = room[0] < SMALL ? Math.max(room[0] / stage[0], room[1] / stage[1]) : 1;
    const heart = k > 1 ? untrack(() => this.middle()) : ([0.5, 0.5] as const);
    const start = (axis: 0 | 1): number => {
      const spare = room[axis] - stage[axis] * k;
      return spare > 0 ? spare / 2 : Math.min(0, Math.max(spare, room[axis] / 2 - heart[axis] * stage[axis] * k));
    };
    const home = { k, x: start(0), y: start(1) };
    this.home = home;
    untrack(() => this.zoomer?.resize(stage[0], stage[1], home));
  }

  /** The middle of what is wanted, as parts of the board. */
  private middle(): Point {
    const circles = this.wanted().flatMap((id) => {
      const region = this.map().regions[id];
      return region ? [region.circle] : [];
    });
    const mean = (axis: 0 | 1): number =>
      circles.reduce((sum, at) => sum + at[axis], 0) / circles.length / this.size[axis];
    return circles.length > 0 ? [mean(0), mean(1)] : [0.5, 0.5];
  }

  by(factor: number): void {
    this.zoomer?.by(factor);
  }

  whole(): void {
    this.zoomer?.whole();
  }

  /** A place of the window on the map. */
  onMap(x: number, y: number): Point {
    const box = this.frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return [
      (x - box.left - this.look.x) / this.look.k / this.fit,
      (y - box.top - this.look.y) / this.look.k / this.fit,
    ];
  }

  /** The middle of a region within the frame. */
  onScreen(id: string): Point {
    const [x = 0, y = 0] = this.map().regions[id]?.circle ?? [];
    return [x * this.fit * this.look.k + this.look.x, y * this.fit * this.look.k + this.look.y];
  }

  /** A region that got the focus by keyboard comes into sight. */
  reveal(id: string): void {
    const inside = this.onScreen(id).every((value, axis) => value > RIM && value < this.room[axis as 0 | 1] - RIM);
    const [x = 0, y = 0] = this.map().regions[id]?.circle ?? [];
    if (!inside) this.zoomer?.show(x * this.fit, y * this.fit);
  }

  /**
   * Move the board aside for something that covers the frame from side to side, from `top` on and so high, so that these
   * regions are seen beside it; smaller, if they do not fit. Returns how to put the board back, unless it was moved since.
   */
  makeRoom(regions: readonly string[], top: number, height: number): () => void {
    const [first, last] = top < this.room[1] / 2 ? [top + height, this.room[1]] : [0, top];
    const rows = regions.map((id) => this.onScreen(id)[1]);
    const [high, low] = [Math.min(...rows) - FINGER, Math.max(...rows) + FINGER];
    if (rows.length === 0 || (high >= first && low <= last)) return () => {};
    const before = this.look;
    const part = Math.max(SMALLEST, Math.min(1, (last - first) / (low - high)));
    const by = low > last ? last - high - (low - high) * part : first - high;
    const aside: Look = {
      k: before.k * part,
      x: this.room[0] / 2 + (before.x - this.room[0] / 2) * part,
      y: high + by + (before.y - high) * part,
    };
    this.zoomer?.to(aside);
    return () => {
      const { x, y, k } = this.look;
      if (x === aside.x && y === aside.y && k === aside.k) this.zoomer?.to(before);
    };
  }

  /** Whether a region lies at a place of the frame, whatever is above it. */
  isRegion(x: number, y: number): boolean {
    const box = this.frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return document.elementsFromPoint(x + box.left, y + box.top).some((one) => one.matches(".region"));
  }

  /** The region at a place of the window. */
  regionAt(x: number, y: number): string | null {
    const found = document.elementFromPoint(x, y)?.closest("[data-region]");
    return found && this.frame?.contains(found) ? found.getAttribute("data-region") : null;
  }
}
