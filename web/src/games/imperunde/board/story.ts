// What is shown of the events of ImpeRunde: steps of units as ways, the rest as marks on places.

import type { Mark, Show } from "../../../board/flights";
import type { Story } from "../../../board/kind";
import type { GameEvent } from "../../../lib/protocol";
import { PIRATES, powerOf, type ImpeRundeView } from "../view";

const SIGNS: Record<string, Mark["sign"]> = {
  ship: "new",
  colony: "flag",
  bought: "new",
  post: "new",
  volunteers: "new",
  hired: "new",
  pirates_come: "new",
  attack: "fought",
  conquered: "flag",
  betrayed: "flag",
  freed: "gone",
  lost: "gone",
  sunk: "gone",
  captured: "turned",
  given_back: "turned",
  plundered: "gone",
};
const STEPS = new Set(["marched", "sailed", "landed", "embarked", "shifted", "launched"]);
const AT_SEA = new Set(["sailed", "embarked", "launched"]);

const text = (event: GameEvent, name: string): string => String(event[name] ?? "");

/** Whose piece an event is about: a player's, or the pirates'. */
function ownerOf(event: GameEvent, view: ImpeRundeView): string {
  const who = event["seat"] ?? event["party"];
  return (typeof who === "number" ? powerOf(view, who) : null) ?? PIRATES;
}

export const story: Story<ImpeRundeView> = {
  read: (events, view) =>
    events.flatMap((event): Show[] => {
      const owner = ownerOf(event, view);
      const unit = text(event, "kind");
      if (STEPS.has(event.event)) {
        const way = [text(event, "from"), text(event, "to")];
        return [{ kind: "flight", owner, unit, way, afloat: AT_SEA.has(event.event) }];
      }
      const sign = SIGNS[event.event];
      return sign ? [{ kind: "mark", sign, region: text(event, "space"), owner }] : [];
    }),
};
