// What has just happened, shown at the reader's pace; the page is told while it lasts.

import type { Show } from "./flights";
import type { Story } from "./kind";
import { stackKey } from "./stacks";
import type { GameEvent, View } from "./types";

export class Showing<V extends View = View> {
  shows = $state.raw<Show[]>([]);
  pace = $state(0);
  private readonly still = matchMedia("(prefers-reduced-motion: reduce)");

  constructor(
    private readonly story: Story<V>,
    private readonly onbusy: (busy: boolean) => void,
  ) {}

  readonly busy = $derived(this.pace > 0 && this.shows.length > 0);

  /** Units that are still on their way do not stand at their goal yet. */
  readonly hidden = $derived.by(() => {
    const out = new Map<string, number>();
    if (this.pace === 0) return out;
    for (const show of this.shows) {
      if (show.kind !== "flight") continue;
      const key = stackKey(show.way.at(-1) ?? "", show.owner, show.joins ?? show.unit);
      out.set(key, (out.get(key) ?? 0) + (show.count ?? 1));
    }
    return out;
  });

  read(events: readonly GameEvent[], view: V, speed: number): void {
    this.shows = this.story.read(events, view);
    this.pace = this.still.matches ? 0 : speed;
    if (this.busy) this.onbusy(true);
    else this.settle();
  }

  /** Everything is shown, or shall be seen at once. */
  settle(): void {
    if (this.pace > 0) this.onbusy(false);
    this.pace = 0;
  }
}
