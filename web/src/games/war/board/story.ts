// What is shown of the events of War!: steps of units and fleets as ways, the rest as marks on places; dice outside of
// battles are written on the mark of the place that they are rolled for.

import type { Flight, Mark, Show } from "../../../board/flights";
import type { Story } from "../../../board/kind";
import type { GameEvent } from "../../../lib/protocol";
import { ARMY, FLEET, powerOf, type WarView } from "../view";

const SIGNS: Record<string, Mark["sign"]> = {
  picked: "flag",
  founded: "new",
  placed: "new",
  disbanded: "gone",
  sphere_placed: "new",
  sphere_removed: "gone",
  weakened: "gone",
  westernized: "turned",
  incited: "turned",
  revolt: "fought",
  raised: "new",
  launched: "new",
  built: "new",
  developed: "new",
  intercepted: "fought",
  naval_battle: "fought",
  sunk: "gone",
  battle: "fought",
  lost: "gone",
  converted: "turned",
  conquered: "flag",
  reverted: "gone",
  suppressed: "flag",
  scorched: "gone",
  ceded: "flag",
  treaty: "flag",
  explorer_lost: "gone",
  native_shown: "turned",
  chit_shown: "turned",
  prospected: "new",
  rolled: "dice",
};
const STEPS = new Set(["marched", "boarded", "landed", "reinforced", "evacuated", "retreated"]);

const text = (event: GameEvent, name: string): string => String(event[name] ?? "");
const placeOf = (event: GameEvent): string => text(event, "region") || text(event, "sea") || text(event, "area");

/** Whose deed it is: natives have no colour. What is ceded gets the colour of whoever receives it. */
function ownerOf(event: GameEvent): string {
  const who = event.event === "ceded" ? event["other"] : (event["seat"] ?? event["party"]);
  return typeof who === "number" ? (powerOf(who) ?? "") : "";
}

function flightOf(event: GameEvent, view: WarView): Flight | null {
  const owner = ownerOf(event);
  const [from, to] = [text(event, "from"), text(event, "to")];
  if (event.event === "sailed") {
    const count = Number(event["number"]);
    return { kind: "flight", owner, unit: FLEET, way: [from, to], count, joins: FLEET, afloat: true };
  }
  if (!STEPS.has(event.event)) return null;
  const unit = text(event, "kind") || "infantry"; // a force that retreats goes as its infantry
  const ashore = to in view.regions && event.event !== "retreated";
  return { kind: "flight", owner, unit, way: [from, to], ...(ashore ? { joins: ARMY } : {}) };
}

/** Units of a kind that go the same way one after another go together, and dice for one place are written side by side. */
function joins(before: Show | undefined, show: Show): boolean {
  if (before?.kind === "flight" && show.kind === "flight") {
    const same = [before.owner, before.unit, ...before.way].join() === [show.owner, show.unit, ...show.way].join();
    if (same) before.count = (before.count ?? 1) + (show.count ?? 1);
    return same;
  }
  if (before?.kind !== "mark" || show.kind !== "mark" || before.sign !== "dice" || show.sign !== "dice") return false;
  const same = before.region === show.region && before.owner === show.owner;
  if (same) before.text = `${before.text} ${show.text}`;
  return same;
}

/** It remembers from one message to the next for which place dice are rolled. */
export class WarStory implements Story<WarView> {
  private place = "";

  read(events: readonly GameEvent[], view: WarView): Show[] {
    const out: Show[] = [];
    for (const event of events) {
      this.place = placeOf(event) || this.place;
      const show = flightOf(event, view) ?? this.markOf(event);
      if (show && !joins(out.at(-1), show)) out.push(show);
    }
    return out;
  }

  private markOf(event: GameEvent): Mark | null {
    const owner = ownerOf(event);
    const region = placeOf(event) || this.place;
    const sign = SIGNS[event.event];
    if (!sign || !region) return null;
    return { kind: "mark", sign, region, owner, ...(sign === "dice" ? { text: text(event, "die") } : {}) };
  }
}
