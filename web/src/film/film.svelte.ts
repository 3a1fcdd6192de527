// The game as a film: every position from the start up to now, played at some speed or gone through step by step.

import { tick } from "svelte";
import type { GameEvent } from "../lib/protocol";

/** What a step goes over: an action, somebody's turn, a round of all, or everything. */
export type Unit = "action" | "turn" | "round" | "game";

/** How many times as fast as planned. */
export const RATES = [0.5, 1, 2, 4, 8, 16] as const;

const PAUSE = 700; // milliseconds between two positions, at the planned speed
const QUICK = 0.2; // the part of it for what is not worth telling
const LONGEST = 8000; // so long the board may take to show one

/** What is asked of a sitting. */
export interface Screen {
  /** How many actions there are, and after how many of them the position is that is shown. */
  readonly last: number;
  readonly at: number;
  readonly events: readonly GameEvent[];
  /** After how many actions turns and rounds begin. */
  readonly starts: Record<"turn" | "round", readonly number[]>;
  /** Whether anything in these events is worth telling. */
  isWorthTelling(scene: readonly GameEvent[]): boolean;
  /** Show a position, null for the present; `scene`: what is to be seen to happen on the way to it. */
  show(number: number | null, scene?: readonly GameEvent[]): Promise<void>;
}

export class Film {
  /** Whether its buttons are there though the present is shown. */
  isOpen = $state(false);
  isPlaying = $state(false);
  rate = $state<number>(1);
  private run = 0; // grows whenever it starts or stops
  private busy = new Set<string>(); // the parts of the page that still show something
  private settle: (() => void) | null = null;

  constructor(private readonly screen: Screen) {}

  /** From where it is; at the end, from the start. */
  async play(): Promise<void> {
    const run = this.begin();
    if (this.screen.at >= this.screen.last) await this.screen.show(0, []);
    await this.wait(run, PAUSE);
    while (this.run === run && this.screen.at < this.screen.last) {
      const scene = await this.onward(this.screen.at + 1);
      await this.wait(run, this.screen.isWorthTelling(scene) ? PAUSE : QUICK * PAUSE);
    }
    if (this.run === run) this.isPlaying = false;
  }

  private begin(): number {
    this.isOpen = this.isPlaying = true;
    return ++this.run;
  }

  pause(): void {
    this.run++;
    this.isPlaying = false;
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else void this.play();
  }

  /** One step on or back; it goes on playing from there, if it was. */
  async step(by: 1 | -1, unit: Unit = "action"): Promise<void> {
    const goal = this.goal(by, unit);
    const wasPlaying = this.isPlaying;
    this.pause();
    this.isOpen = true;
    if (by > 0 && unit !== "game") await this.onward(goal);
    else await this.screen.show(goal);
    if (wasPlaying && this.screen.at < this.screen.last) void this.play(); // else it would start again
  }

  /** Where a step leads to: within the game, to the beginning of a turn or round. */
  private goal(by: 1 | -1, unit: Unit): number {
    const { at, last, starts } = this.screen;
    if (unit === "action") return Math.min(Math.max(at + by, 0), last);
    const all = unit === "game" ? [] : starts[unit];
    return by > 0 ? (all.find((number) => number > at) ?? last) : (all.findLast((number) => number < at) ?? 0);
  }

  /** To any position, at once. */
  async jump(number: number): Promise<void> {
    this.pause();
    this.isOpen = true;
    await this.screen.show(number);
  }

  /** Back to the present. */
  async close(): Promise<void> {
    this.pause();
    this.isOpen = false;
    await this.screen.show(null);
  }

  /** A part of the page is still showing something, or has finished. */
  showing(part: string, busy: boolean): void {
    if (busy) this.busy.add(part);
    else this.busy.delete(part);
    if (this.busy.size === 0) this.settle?.();
  }

  /** To a later position, and all that happens until then is seen. */
  private async onward(goal: number): Promise<readonly GameEvent[]> {
    const { at, events } = this.screen;
    const scene = events.filter(({ action }) => action >= at && action < goal);
    await this.screen.show(goal, scene);
    return scene;
  }

  /** Until the page has shown everything, and a moment more. */
  private async wait(run: number, pause: number): Promise<void> {
    await tick();
    if (this.busy.size > 0) await Promise.race([new Promise<void>((done) => (this.settle = done)), moment(LONGEST)]);
    if (this.run === run) await moment(pause / this.rate);
  }
}

function moment(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
