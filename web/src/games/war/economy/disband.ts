// Units that cannot be paid for: what may go, place by place.

import type { Legal } from "../../../lib/protocol";
import type { WarView } from "../view";

/** One kind of unit in one place, or one fleet. */
export interface Unpaid {
  legal: Legal;
  piece: string;
  /** How many of them are there. */
  count: number;
}

export interface Post {
  /** A region or sea area. */
  place: string;
  units: Unpaid[];
}

/** What can be disbanded, by region; fleets and those aboard by sea area. */
export function postsOf(view: WarView, legal: readonly Legal[]): Post[] {
  const posts = new Map<string, Unpaid[]>();
  for (const one of legal) {
    const found = unpaid(view, one);
    if (found) posts.set(found.place, [...(posts.get(found.place) ?? []), found.unit]);
  }
  return [...posts].map(([place, units]) => ({ place, units }));
}

function unpaid(view: WarView, legal: Legal): { place: string; unit: Unpaid } | null {
  const seat = view.seat ?? view.to_act;
  const kind = String(legal["kind"]);
  if (legal.do === "disband") {
    const place = String(legal["region"]);
    return { place, unit: { legal, piece: kind, count: view.regions[place]?.units?.[seat]?.[kind] ?? 1 } };
  }
  const number = Number(legal["fleet"]) - 1; // people count fleets from 1
  const sea = Object.entries(view.seas).find(([, fleets]) =>
    fleets.some((fleet) => fleet.seat === seat && fleet.fleet === number),
  );
  const aboard = sea?.[1].find((fleet) => fleet.seat === seat && fleet.fleet === number)?.cargo;
  if (legal.do === "scuttle") return { place: sea?.[0] ?? "", unit: { legal, piece: "fleet", count: 1 } };
  if (legal.do === "jettison")
    return { place: sea?.[0] ?? "", unit: { legal, piece: kind, count: aboard?.[kind] ?? 1 } };
  return legal.do === "abandon" ? { place: "", unit: { legal, piece: kind, count: 1 } } : null;
}
