// What has just happened, shown at the reader's pace; the page is told while it lasts. Ways and battles stay on the map
// until the reader has decided again.

import type { Show } from "./flights";
import type { Story } from "./kind";
import { stackKey } from "./stacks";
import type { GameEvent, View } from "./types";

/** A way or a battle that is kept; `mine`: it follows from a decision of the reader. */
interface Trace {
  show: Show;
  mine: boolean;
}

const MOST = 16; // traces on the map

const stays = (show: Show): boolean => show.kind === "flight" || show.sign === "fought";

export class Showing<V extends View = View> {
  shows = $state.raw<Show[]>([]);
  pace = $state(0);
  private before = $state.raw<Trace[]>([]); // what was shown before
  private mine = false; // whether what is shown follows from a decision of the reader
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

  /** What stays to be seen, the latest last. */
  readonly traces = $derived.by((): Show[] => {
    const now = this.busy ? [] : this.shows.filter(stays);
    return [...this.before.map(({ show }) => show), ...now].slice(-MOST);
  });

  /** `mine`: the reader was asked before this happened. */
  read(events: readonly GameEvent[], view: V, speed: number, mine = false): void {
    const shows = this.story.read(events, view);
    this.keep(mine, shows.some(stays));
    this.shows = shows;
    this.pace = this.still.matches ? 0 : speed;
    if (this.busy) this.onbusy(true);
    else this.settle();
  }

  /** Whoever decides does not need the moves of the others any more, and with the next move of others his own are old. */
  private keep(mine: boolean, goesOn: boolean): void {
    const seen = this.shows.filter(stays).map((show) => ({ show, mine: this.mine }));
    const traces = [...this.before, ...seen].slice(-MOST);
    this.before = mine || goesOn ? traces.filter((trace) => trace.mine === mine) : traces;
    this.mine = mine;
  }

  /** Everything is shown, or shall be seen at once. */
  settle(): void {
    if (this.pace > 0) this.onbusy(false);
    this.pace = 0;
  }
}
