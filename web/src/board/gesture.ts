// Several units moved in one gesture: the first move is played at once, the others one by one as the server answers.

import { nextMove, type Choices, type Queue } from "./choices";
import { regionsOf, type Legal } from "./types";

export class Gesture {
  private queue: Queue = [];
  private left = 0; // units that can still move there once the move before has been made

  constructor(private readonly unitOf: (item: Legal) => string) {}

  /** Begin with a move that has just been played, of so many units that could still move. */
  begin(item: Legal, times: number, fresh: number): void {
    const { action: _played, ...move } = item;
    this.queue = Array.from({ length: times - 1 }, () => ({ ...move, do: item.do }));
    this.left = fresh - 1;
  }

  /** The action to play now, if any. A question in between is waited for; anything else done instead ends the gesture. */
  goOn(legal: readonly Legal[], choices: ReadonlyMap<string, Choices>): number | null {
    if (this.queue.length === 0 || legal.length === 0) return null;
    const next = nextMove(this.queue, legal);
    if (next === "wait") return null;
    if (next === "drop" || !this.isNext(next, choices)) {
      this.queue = [];
      return null;
    }
    this.queue = this.queue.slice(1);
    this.left -= 1;
    return next.action;
  }

  private isNext(move: Legal, choices: ReadonlyMap<string, Choices>): boolean {
    const movers = choices.get(regionsOf(move).from)?.movers ?? [];
    return movers.some((mover) => mover.unit === this.unitOf(move) && mover.fresh === this.left);
  }
}
