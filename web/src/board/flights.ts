// What to show of what happened: the events of a message become ways of pieces and marks on regions, in order.

import type { GameEvent, Unit } from "./types";

/** A piece on its way over the map. */
export interface Flight {
  kind: "flight";
  nation: string;
  unit: Unit;
  way: string[];
}

/** Something that happens in a region: a battle, a new flag, a new piece. */
export interface Mark {
  kind: "mark";
  sign: "fought" | "flag" | "new" | "gone" | "turned";
  region: string;
  nation: string;
}

export type Show = Flight | Mark;

/** A show with its time in milliseconds from the beginning. */
export interface Timed {
  show: Show;
  start: number;
  length: number;
}

const SIGNS: Record<string, Mark["sign"]> = {
  fought: "fought",
  flag: "flag",
  flag_gone: "gone",
  built: "new",
  produced: "new",
  imported: "new",
  destroyed: "gone",
  turned_hostile: "turned",
  turned_friendly: "turned",
  laid_down: "turned",
};
const LEG = 520;
const MARK = 420;
const LONGEST = 4500;

function text(event: GameEvent, name: string): string {
  return String(event[name] ?? "");
}

/** Reads events one message after another; it remembers where a convoy is between them. */
export class Storyboard {
  private convoy: string | null = null;

  /** What to show of these events. */
  read(events: readonly GameEvent[]): Show[] {
    const out: Show[] = [];
    let journey: Flight | null = null;
    const go = (nation: string, unit: Unit, way: string[]): Flight => {
      const flight: Flight = { kind: "flight", nation, unit, way };
      out.push(flight);
      return flight;
    };
    for (const event of events) {
      const [nation, from, to] = [text(event, "nation"), text(event, "from"), text(event, "to")];
      if (event.event === "sailed") go(nation, "fleet", [from, to]);
      else if (event.event === "marched") go(nation, "army", [from, to]);
      else if (event.event === "embarked") journey = go(nation, "army", [from, to]);
      else if (event.event === "crossed" || event.event === "landed") {
        if (journey) journey.way.push(to);
        else journey = go(nation, "army", this.convoy ? [this.convoy, to] : [to]);
      }
      if (["embarked", "crossed"].includes(event.event)) this.convoy = to;
      if (event.event === "landed") journey = this.convoy = null;
      const sign = SIGNS[event.event];
      if (sign) out.push({ kind: "mark", sign, region: text(event, "area"), nation });
    }
    return out.filter((show) => show.kind === "mark" || show.way.length > 1);
  }
}

/** One after another; marks of the same kind in a row together, and everything faster when there is much of it. */
export function schedule(shows: readonly Show[], speed = 1): Timed[] {
  if (speed <= 0) return [];
  const out: Timed[] = [];
  let clock = 0;
  shows.forEach((show, i) => {
    const length = show.kind === "flight" ? LEG * (show.way.length - 1) : MARK;
    const before = shows[i - 1];
    const together = show.kind === "mark" && before?.kind === "mark" && before.sign === show.sign;
    const start = together ? (out.at(-1)?.start ?? clock) : clock;
    out.push({ show, start, length });
    clock = Math.max(clock, start + length * (show.kind === "flight" ? 0.7 : 0.5));
  });
  const end = Math.max(0, ...out.map((timed) => timed.start + timed.length));
  const pace = Math.min(1, LONGEST / Math.max(1, end)) / speed;
  return out.map(({ show, start, length }) => ({ show, start: start * pace, length: length * pace }));
}
