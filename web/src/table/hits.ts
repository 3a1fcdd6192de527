// What hit the reader since their last move: their units, regions and money, as the game says by which events they suffer.

import { gather, harmedBy, type Told } from "../lib/log";
import type { GameEvent, Value } from "../lib/protocol";
import type { Sitting } from "./sitting.svelte";

const REACH = 400; // events that a battle may have

/** What others did to the reader, line by line. */
export function hitsOn(sitting: Sitting): Told[] {
  const { live, log, events } = sitting;
  const since = new Set(events.slice(live.sinceMine));
  return gather(events.slice(Math.max(0, live.sinceMine - REACH)), log).flatMap((told) => {
    const hits = told.events.filter((event) => since.has(event) && isHit(sitting, event));
    const sides = hits.length > 0 && told.battle ? sitting.clashOf(told.events)?.sides : undefined;
    if (!sides) return hits.length > 0 ? [told] : [];
    const [attacks, defends] = sides.map(({ parties }) => parties.some((party) => isReader(sitting, party)));
    if (attacks) return []; // what an attack costs, one knew before
    return defends ? [told] : hits.map((event) => ({ events: [event], battle: null })); // a card in somebody else's battle
  });
}

/** Whether the reader suffers by an event. */
export const isHit = (sitting: Sitting, event: GameEvent): boolean =>
  harmedBy(event, sitting.log).some((value) => isReader(sitting, value));

/** Whether a seat is the reader's, or a power or region belongs to it. */
function isReader({ game, board, view, reader }: Sitting, value: Value): boolean {
  if (reader === null || typeof value === "number") return value === reader;
  return game !== null && board !== null && view !== null && game.seatOf(board, view, value) === reader;
}
