// Several units moved in one gesture: the first is sent at once, the others one by one as the server answers.

import { waysOf, type Choices, type Mover, type Way } from "./choices";
import { regionsOf, type Legal } from "./types";

export class Gesture {
  private wanted: { from: string; unit: string; to: string } | null = null;
  private left = 0; // units still to be sent
  private fresh = 0; // units that can still move there once the one before has been sent

  /** So many of these units go to a region; the first of them has just been sent. */
  begin({ from, unit, fresh }: Mover, to: string, times: number): void {
    this.wanted = { from, unit, to };
    this.left = times - 1;
    this.fresh = fresh - 1;
  }

  /** The way of the next unit, if it can go now. A question in between is waited for; anything else done ends it. */
  goOn(legal: readonly Legal[], choices: ReadonlyMap<string, Choices>): Way | null {
    if (!this.wanted || legal.length === 0) return null;
    const { from, unit, to } = this.wanted;
    const mover = choices.get(from)?.movers.find((other) => other.unit === unit);
    const way = mover && waysOf(mover).get(to);
    if (!way && !legal.some((item) => regionsOf(item).from !== "")) return null;
    if (!way || this.left === 0 || mover.fresh !== this.fresh) {
      this.wanted = null;
      return null;
    }
    this.left -= 1;
    this.fresh -= 1;
    return way;
  }
}
