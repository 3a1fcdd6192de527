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
    const side = (nations: string[], came: Side["came"], lost: Side["lost"]): Side => ({
      parties: [...new Set(nations)],
      colour: colourOf(board.powers, nations[0] ?? ""),
      came,
      lost,
    });
    const named = (name: string): string[] => fought.map((event) => String(event[name]));
    return {
      at: named("area")[0] ?? "",
      sides: [
        side(named("nation"), came(events), counted(named("unit"))),
        side(named("other"), new Map(), counted(named("other_unit"))),
      ],
      rounds: [],
      ending: "even",
      notes: [],
    };
  },
  shapes: SHAPES,
};

function came(events: readonly GameEvent[]): Side["came"] {
  return counted(events.flatMap((event) => COMES[event.event] ?? []));
}

function counted(units: readonly string[]): Side["lost"] {
  const out = new Map<string, number>();
  for (const unit of units) add(out, unit);
  return out;
}
