// Luck at the reader's pace: one turn or throw after another, each told for a moment; the page is told while it lasts.

import type { Luck } from "./luck";

interface Pace {
  turn: number;
  rest: number;
}

// In milliseconds. The first of a run is looked at; those that follow, like the other events of a phase, go quickly.
const FIRST: Record<Luck["kind"], Pace> = { spin: { turn: 900, rest: 300 }, throw: { turn: 500, rest: 200 } };
const NEXT: Record<Luck["kind"], Pace> = { spin: { turn: 360, rest: 100 }, throw: { turn: 280, rest: 80 } };
const LONGEST = 5000; // of one message
const LINGER = 1800; // the last result stays so long, while the game goes on

/** How long each of them takes, when so many were shown right before. */
export function paces(luck: readonly Luck[], before: number, speed: number): Pace[] {
  const wished = luck.map(({ kind }, i) => (before + i === 0 ? FIRST : NEXT)[kind]);
  const whole = wished.reduce((sum, { turn, rest }) => sum + turn + rest, 0);
  const scale = Math.min(1, LONGEST / whole) / speed;
  return wished.map(({ turn, rest }) => ({ turn: turn * scale, rest: rest * scale }));
}

export class Fortune {
  /** What is shown, turning or told. */
  shown = $state.raw<Luck | null>(null);
  /** Whether the wheel or the die still turns, and how long. */
  turning = $state(false);
  length = $state(0);

  private waiting: [Luck, Pace][] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private run = 0; // how many were shown without a break
  private busy = false;
  private readonly still = matchMedia("(prefers-reduced-motion: reduce)");

  constructor(
    private readonly onshow: (luck: Luck) => void,
    private readonly onbusy: (busy: boolean) => void,
  ) {}

  /** Show what luck has decided now. */
  read(luck: readonly Luck[], speed: number): void {
    const last = luck.at(-1);
    if (!last || speed <= 0) return;
    clearTimeout(this.timer);
    if (this.still.matches) return this.tell(last);
    const pace = paces(luck, this.run, speed);
    this.waiting = luck.map((one, i) => [one, pace[i] as Pace]);
    this.run += luck.length;
    this.tellBusy(true);
    this.next();
  }

  /** Nothing more of it is shown. */
  skip(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.hide();
    this.tellBusy(false);
  }

  private next(): void {
    const [luck, pace] = this.waiting.shift() ?? [];
    if (!luck || !pace) {
      this.tellBusy(false);
      this.linger();
      return;
    }
    this.length = pace.turn;
    this.turning = true;
    this.shown = luck;
    this.onshow(luck);
    this.timer = setTimeout(() => {
      this.turning = false;
      this.timer = setTimeout(() => this.next(), pace.rest);
    }, pace.turn);
  }

  /** A result without the way to it. */
  private tell(luck: Luck): void {
    this.length = 0;
    this.turning = false;
    this.shown = luck;
    this.onshow(luck);
    this.linger();
  }

  private linger(): void {
    this.timer = setTimeout(() => this.hide(), LINGER);
  }

  private hide(): void {
    this.shown = null;
    this.turning = false;
    this.run = 0;
  }

  private tellBusy(busy: boolean): void {
    if (busy !== this.busy) this.onbusy((this.busy = busy));
  }
}
