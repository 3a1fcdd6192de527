// Fleets in a naval battle.

import type { FleetFigures } from "../view";

export interface Alike {
  seat: number;
  number: number;
  /** One of them. */
  fleet: FleetFigures;
}

/** Fleets of one player with the same cargo, counted. */
export function alike(fleets: readonly FleetFigures[]): Alike[] {
  const groups = new Map<string, Alike>();
  for (const fleet of fleets) {
    const key = JSON.stringify([fleet.seat, fleet.cargo]);
    const group = groups.get(key);
    if (group) group.number += 1;
    else groups.set(key, { seat: fleet.seat, number: 1, fleet });
  }
  return [...groups.values()];
}
