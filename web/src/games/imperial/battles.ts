// A battle of Imperial for the stage and the log: unit against unit, both are lost.

import { colourOf } from "../../board/colours";
import { add, type Battles, type Side } from "../../stage/clash";
import type { GameEvent } from "../../lib/protocol";
import { SHAPES } from "./shapes";
import type { ImperialView } from "./view";

const COMES: Record<string, string> = { marched: "army", landed: "army", sailed: "fleet" };

export const battles: Battles<ImperialView> = {
  read(events, _view, board) {
    const fought = events.filter((event) => event.event === "fought");
    const named = (name: string): string[] => fought.map((event) => String(event[name]));
    const side = (nations: string[], came: Side["came"], units: string[]): Side => ({
      parties: [...new Set(nations)],
      colour: colourOf(board.powers, nations[0] ?? ""),
      came,
      lost: counted(units.map((unit) => (unit === "friendly" ? "army" : unit))), // it came as an army
    });
    const mover = side(named("nation"), came(events), named("unit"));
    const met = side(named("other"), new Map(), named("other_unit"));
    return {
      at: named("area")[0] ?? "",
      sides: isCalled(events) ? [met, mover] : [mover, met],
      rounds: [],
      ending: "mutual",
      notes: [],
    };
  },
  shapes: SHAPES,
};

/** Whether the one who moved in held back, so that it was the other one who attacked. */
function isCalled(events: readonly GameEvent[]): boolean {
  const before = events.slice(
    0,
    events.findIndex((event) => event.event === "fought"),
  );
  return before.findLast((event) => event.event === "no_attack" || event.event in COMES)?.event === "no_attack";
}

function came(events: readonly GameEvent[]): Side["came"] {
  return counted(events.flatMap((event) => COMES[event.event] ?? []));
}

function counted(units: readonly string[]): Side["lost"] {
  const out = new Map<string, number>();
  for (const unit of units) add(out, unit);
  return out;
}
