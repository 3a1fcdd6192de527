// What a card can be played on, arranged for somebody who looks for it: colonies by their owners, then the seas.

import type { Legal } from "../../../lib/protocol";
import { fleetsIn, type ImpeRundeView } from "../view";

/** A player's colonies, seas with ships, empty seas; or targets that are no places. */
export type Heading = number | "ships" | "empty" | "others";

export interface TargetGroup {
  heading: Heading;
  targets: Legal[];
}

/** The country or sea that a target names. */
export function placeOf(target: Legal): string | null {
  const place = target.do === "at" ? target["space"] : target.do === "to" ? target["to"] : undefined;
  return place === undefined ? null : String(place);
}

function headingOf(view: ImpeRundeView, target: Legal): Heading {
  const place = placeOf(target);
  if (place === null) return "others";
  const land = view.lands[place];
  if (land) return land.owner;
  return fleetsIn(view, place).length > 0 ? "ships" : "empty";
}

const ORDER: Heading[] = [0, 1, 2, 3, 4, 5, "ships", "empty", "others"];

export function groupTargets(view: ImpeRundeView, targets: readonly Legal[]): TargetGroup[] {
  const groups = ORDER.map((heading) => ({
    heading,
    targets: targets.filter((one) => headingOf(view, one) === heading),
  }));
  return groups.filter((group) => group.targets.length > 0);
}
