// Battles at the reader's pace: each round for a moment, the end for longer; the page is told while it is to wait.

import type { Clash } from "./clash";

/** What is to be seen of a battle now. */
export interface Scene {
  clash: Clash;
  isOver: boolean;
  /** Whether the reader is in it. */
  isMine: boolean;
}

// In milliseconds.
const ROUND = 900;
const END = 2000;
const MINE = 3500; // the end of the reader's own battle
const LINGER = 1800; // it stays so long, while the game goes on

/** How long a scene is held. */
function length({ clash, isOver, isMine }: Scene): number {
  if (isOver) return isMine ? MINE : END;
  return clash.rounds.at(-1)?.isSettled ? ROUND : 0;
}

export class Staging {
  shown = $state.raw<Scene | null>(null);
  /** Whether the game waits for it. */
  holding = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onbusy: (busy: boolean) => void) {}

  /** Something has happened in a battle. At speed 0 nothing waits, and only one's own battles are seen. */
  read(scene: Scene, speed: number): void {
    clearTimeout(this.timer);
    if (speed <= 0) {
      this.tell(false);
      this.shown = scene.isMine && scene.isOver ? scene : null;
      this.linger();
      return;
    }
    this.shown = scene;
    const wait = length(scene) / speed;
    if (wait > 0) this.hold(wait);
    else this.linger();
  }

  /** Nothing more of it is shown. */
  skip(): void {
    clearTimeout(this.timer);
    this.shown = null;
    this.tell(false);
  }

  private hold(wait: number): void {
    this.tell(true);
    this.timer = setTimeout(() => {
      this.tell(false);
      this.linger();
    }, wait);
  }

  private linger(): void {
    this.timer = setTimeout(() => (this.shown = null), LINGER);
  }

  private tell(busy: boolean): void {
    if (busy === this.holding) return;
    this.holding = busy;
    this.onbusy(busy);
  }
}
