// Regions before the game has begun: where they lie, what they touch, and whose they are.

import type { BoardData, Legal } from "../../../lib/protocol";
import type { Words } from "../../../lib/words";
import type { Frame, WarView } from "../view";

export interface Place {
  id: string;
  zone: string;
  european: boolean;
  /** The sea areas at its coast. */
  seas: string[];
  /** The regions that border on it. */
  near: string[];
}

/** All regions of the board, by id. */
export function placesOf(board: BoardData): Map<string, Place> {
  const regions = board.regions as { id: string; zone?: string; european?: boolean }[];
  const places = regions.flatMap(({ id, zone, european = false }): [string, Place][] =>
    zone === undefined ? [] : [[id, { id, zone, european, seas: [], near: [] }]],
  );
  const found = new Map(places);
  for (const [a, b] of board.borders["land"] ?? []) {
    found.get(a)?.near.push(b);
    found.get(b)?.near.push(a);
  }
  for (const [a, b] of board.borders["coast"] ?? []) found.get(a)?.seas.push(b);
  return found;
}

/** These regions zone by zone, in the order of the board. */
export function byZone(places: readonly Place[]): [zone: string, places: Place[]][] {
  const zones = new Map<string, Place[]>();
  for (const place of places) zones.set(place.zone, [...(zones.get(place.zone) ?? []), place]);
  return [...zones];
}

export const ownedBy = (view: WarView, seat: number): string[] =>
  Object.entries(view.regions).flatMap(([id, { owner }]) => (owner === seat ? [id] : []));

/** What is worth knowing of a region: that it has no coast, and own regions beside it. */
export function merits(place: Place, view: WarView, seat: number, words: Words): string {
  const beside = place.near.filter((id) => view.regions[id]?.owner === seat).length;
  const said = place.seas.length > 0 ? [] : [words.say("web-setup-inland")];
  if (beside > 0) said.push(words.say("web-setup-beside", { number: beside }));
  return said.join(" · ");
}

/** The actions of a family by the region they name. */
export const byRegion = (legal: readonly Legal[], family: string): Map<string, Legal> =>
  new Map(legal.flatMap((one) => (one.do === family ? [[String(one["region"]), one]] : [])));

// -- steps -------------------------------------------------------------------------------------------------------

export type Picks = Extract<Frame, { step: "pick" | "deal_regions" }>;
export type Swaps = Extract<Frame, { step: "swap" }>;
export type LineUp = Extract<Frame, { step: "line_up" }>;

export const picksOf = (view: WarView): Picks | undefined =>
  view.frames.find((frame): frame is Picks => frame.step === "pick" || frame.step === "deal_regions");
export const swapsOf = (view: WarView): Swaps | undefined =>
  view.frames.find((frame): frame is Swaps => frame.step === "swap");
export const lineUpOf = (view: WarView): LineUp | undefined =>
  view.frames.find((frame): frame is LineUp => frame.step === "line_up");

/** What one player would give another, and whether the giver has accepted the exchange as it stands. */
export interface Promised {
  regions: string[];
  accepted: boolean;
}

export const promisesOf = (swaps: Swaps, view: WarView, from: number, to: number): Promised => ({
  regions: Object.entries(swaps.promised).flatMap(([id, other]) =>
    other === to && view.regions[id]?.owner === from ? [id] : [],
  ),
  accepted: (swaps.willing[String(from + 1)] ?? []).includes(to),
});
