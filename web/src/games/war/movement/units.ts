// Land units as movement names them: a kind, and the points left where some have been spent ("cavalry_1").

import type { BoardWords } from "../../../board/types";
import { BRIGADES, FLEET, KINDS, type FleetView, type Units, type WarView } from "../view";

const SPENT = /_\d+$/;

/** How many units of a kind. */
export interface Part {
  unit: string;
  count: number;
}

export const kindOf = (unit: string): string => unit.replace(SPENT, "");

export const isFleet = (unit: string): boolean => kindOf(unit) === FLEET;

export const isBrigade = (unit: string): boolean => (BRIGADES as readonly string[]).includes(kindOf(unit));

/** Brigades first, because parties need an escort; then in the usual order. */
export const byRank = (a: { unit: string }, b: { unit: string }): number => rank(a.unit) - rank(b.unit);

const rank = (unit: string): number => (KINDS as readonly string[]).indexOf(kindOf(unit));

/** Units in words: "3 infantry, a general". */
export function inWords(parts: readonly Part[], words: Pick<BoardWords, "say">): string {
  const sums = new Map<string, number>();
  for (const { unit, count } of parts) sums.set(kindOf(unit), (sums.get(kindOf(unit)) ?? 0) + count);
  return [...sums]
    .flatMap(([kind, count]) => (count > 0 ? [words.say(`board-unit-${kind}`, { count })] : []))
    .join(", ");
}

export const partsOf = (units: Units): Part[] =>
  KINDS.flatMap((unit) => (units[unit] ? [{ unit, count: units[unit] }] : []));

/** How many units of this kind and with these points may still move. */
export function readyIn(view: WarView, region: string, unit: string): number {
  const ready = Object.entries(view.regions[region]?.ready ?? {});
  const [, points] = /_(\d+)$/.exec(unit) ?? [];
  const rows = ready.filter(([left, units]) => (points ? left === points : (units[unit] ?? 0) > 0));
  return rows.at(-1)?.[1][kindOf(unit)] ?? 0; // without a number it has all its points, the most there are
}

/** The fleets of a player in a sea area. */
export const fleetsIn = (view: WarView, sea: string, seat: number): FleetView[] =>
  (view.seas[sea] ?? []).filter((fleet) => fleet.seat === seat);

/** A fleet as actions name it: they count from 1. */
export const fleetName = ({ fleet }: FleetView): string => String(fleet + 1);

/** What several fleets carry together. */
export function cargoOf(fleets: readonly FleetView[]): Part[] {
  return KINDS.flatMap((unit) => {
    const count = fleets.reduce((sum, fleet) => sum + (fleet.cargo[unit] ?? 0), 0);
    return count > 0 ? [{ unit, count }] : [];
  });
}

/** The fleets in hand, where there are any. */
export function inHand(view: WarView): FleetView[] {
  const frame = view.frames.find((one) => one.step === "sail");
  if (!frame || !("group" in frame) || !("sea" in frame) || frame.sea === null) return [];
  const { group, sea } = frame;
  return fleetsIn(view, sea, view.mover).filter((fleet) => group.includes(fleetName(fleet)));
}
