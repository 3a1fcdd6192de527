// What of a player's forces can still move, and what has done so: for the panel and for the warning before the end.

import type { Figures, FleetView, WarView } from "../view";
import { spareIn } from "./journeys";
import { byRank, isBrigade, isFleet, kindOf, type Part } from "./units";

export interface Stand {
  region: string;
  parts: Part[];
}

export interface Squadron {
  sea: string;
  fleets: FleetView[];
}

/** Land units that can still go somewhere, by region. */
export function stands(figures: Figures | undefined): Stand[] {
  const out = new Map<string, Part[]>();
  for (const { area, unit, number } of figures?.movement?.reach ?? [])
    if (!isFleet(unit) && number > 0) out.set(area, [...(out.get(area) ?? []), { unit, count: number }]);
  return [...out].map(([region, parts]) => ({ region, parts: parts.toSorted(byRank) }));
}

/** The fleets of the player who moves, by sea area. */
export function squadrons(view: WarView): Squadron[] {
  return Object.entries(view.seas).flatMap(([sea, fleets]) => {
    const own = fleets.filter((fleet) => fleet.seat === view.mover);
    return own.length > 0 ? [{ sea, fleets: own }] : [];
  });
}

/** How many units that have not moved yet could still do so, and how many fleets have points left. */
export function idle(view: WarView, figures: Figures | undefined): { units: number; fleets: number } {
  const fleets = squadrons(view).flatMap(({ fleets: own }) => own.filter((fleet) => (fleet.points ?? 0) > 0));
  const units = stands(figures).map(({ region, parts }) => {
    const fresh = parts.filter(({ unit }) => unit === kindOf(unit));
    const brigades = sum(fresh.filter(({ unit }) => isBrigade(unit)));
    return Math.min(brigades, spareIn(figures, region)) + sum(fresh) - brigades;
  });
  return { units: units.reduce((all, count) => all + count, 0), fleets: fleets.length };
}

const sum = (parts: readonly Part[]): number => parts.reduce((all, { count }) => all + count, 0);
