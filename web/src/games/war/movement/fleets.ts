// Taking fleets in hand, and loading and landing units: which actions do it.

import type { Legal } from "../../../lib/protocol";
import type { Deciding } from "../..";
import { FLEET, type Figures, type FleetView, type WarView } from "../view";
import { byRank, cargoOf, fleetName, fleetsIn, kindOf, readyIn, type Part } from "./units";

/** Send several actions as one gesture. */
export function send(actions: readonly number[], onplay: Deciding["onplay"]): void {
  const [first, ...then] = actions;
  if (first !== undefined) onplay(first, 1, then);
}

/** The action that takes this fleet in hand, or adds it to those in hand. Of fleets that are alike one is offered. */
export const taking = (legal: readonly Legal[], fleet: FleetView): Legal | undefined =>
  legal.find((one) => (one.do === "fleet" || one.do === "join") && one["fleet"] === fleetName(fleet));

/** The actions that take all fleets of a sea area in hand, where there are several. */
export function takeAll(figures: Figures | undefined, sea: string, count: number): number[] {
  const all = figures?.movement?.reach.find((reach) => reach.area === sea && reach.unit === FLEET);
  return count > 1 && all && all.first.length > 1 ? all.first : [];
}

/** Units that can go aboard or ashore, and the action by which one of them does. */
export interface Cargo extends Part {
  key: string;
  /** Where they go aboard from. */
  region: string | null;
  /** Whose they are, if they travel as guests of an ally. */
  guest: number | null;
  action: number;
}

/** What may go aboard now, with how many are ready for it. */
export function toLoad(legal: readonly Legal[], view: WarView): Cargo[] {
  return legal
    .filter((one) => one.do === "board")
    .map((one): Cargo => {
      const [unit, region] = [String(one["mover"]), String(one["region"])];
      const count = readyIn(view, region, unit);
      return { key: `${region} ${unit}`, unit, region, guest: null, count, action: one.action };
    });
}

/** What may go ashore now, brigades first. */
export function toLand(legal: readonly Legal[], view: WarView): Cargo[] {
  const frame = view.frames.at(-1);
  if (frame?.step !== "ashore" || !("sea" in frame) || frame.sea === null) return [];
  const { group, sea } = frame;
  const aboard = cargoOf(fleetsIn(view, sea, view.mover).filter((fleet) => group.includes(fleetName(fleet))));
  return legal
    .filter((one) => one.do === "ashore" || one.do === "put_ashore")
    .map((one): Cargo => {
      const unit = String(one["kind"]);
      const guest = one.do === "put_ashore" ? Number(one["other"]) : null;
      const count = guest === null ? (aboard.find((part) => part.unit === unit)?.count ?? 1) : 1;
      return { key: `${guest} ${unit}`, unit, region: null, guest, count, action: one.action };
    })
    .toSorted(byRank);
}

/** The actions for so many of each, in the order of the list. */
export const chain = (cargo: readonly Cargo[], counts: Readonly<Record<string, number>>): number[] =>
  cargo.flatMap(({ key, action }) => Array<number>(counts[key] ?? 0).fill(action));

/** How many more of a kind fit aboard with what has been chosen. */
export function fits(
  cargo: Cargo,
  chosen: readonly Cargo[],
  counts: Readonly<Record<string, number>>,
  room: number,
  portage: Readonly<Record<string, number>>,
): number {
  const size = (unit: string): number => portage[kindOf(unit)] ?? 1;
  const taken = chosen.reduce((sum, one) => sum + size(one.unit) * (counts[one.key] ?? 0), 0);
  return Math.max(0, Math.floor((room - taken) / size(cargo.unit)));
}
