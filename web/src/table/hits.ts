// What hit the reader since their last move: their units, regions and money, as the game says by which events they suffer.

import { gather, harmedBy, type Told } from "../lib/log";
import type { Value } from "../lib/protocol";
import type { Sitting } from "./sitting.svelte";

const REACH = 400; // events that a battle may have

/** What others did to the reader, line by line. */
export function hitsOn(sitting: Sitting): Told[] {
  const { live, log, events, reader } = sitting;
  if (reader === null) return [];
  const since = new Set(events.slice(live.sinceMine));
  const isMine = (value: Value | undefined): boolean => seatOf(sitting, value) === reader;
  return gather(events.slice(Math.max(0, live.sinceMine - REACH)), log).filter((told) => {
    const news = told.events.filter((event) => since.has(event));
    if (!news.some((event) => harmedBy(event, log).some(isMine))) return false;
    return !told.battle || !sitting.clashOf(told.events)?.sides[0].parties.some(isMine);
  });
}

function seatOf({ game, board, view }: Sitting, value: Value | undefined): number | null {
  if (typeof value !== "string") return value ?? null;
  return game && board && view ? game.seatOf(board, view, value) : null;
}
