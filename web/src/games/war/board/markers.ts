// What lies in a region besides units, with its place: buildings, native marker, resource chit, spheres of influence.

import type { Point, Slots } from "../../../board/types";
import { BUILDINGS, COLOURS, type MarkerView, type RegionView } from "../view";

/** A native marker as players write it: "8++". */
export const markerName = ({ strength, rating }: MarkerView): string => `${strength ?? "?"}${"+".repeat(rating ?? 0)}`;

export interface Put<T> {
  what: T;
  at: Point;
}

const OWN_SLOT = ["fort", "school"] as const; // other buildings share one
const LEAN = 0.8; // radii by which a disc without a slot leans on the one before

/** Buildings on their slots; where several share one, the others take what is free, or lean on each other. */
export function buildings(region: RegionView, slots: Slots): Put<string>[] {
  const here = BUILDINGS.filter((building) => region.buildings?.includes(building));
  const own = OWN_SLOT.filter((building) => here.includes(building));
  const shared = here.filter((building) => !own.some((other) => other === building));
  const taken = {
    fort: own.includes("fort"),
    school: own.includes("school"),
    native: region.natives,
    resource: region.chit,
  };
  const free = (["fort", "school", "native", "resource"] as const).flatMap((name) =>
    !taken[name] && slots[name] ? [slots[name]] : [],
  );
  const first = slots.building ?? [0, 0];
  const places = [first, ...free];
  return [
    ...shared.map((what, i) => ({ what, at: places[i] ?? leaning(first, i - free.length, slots.marker_radius ?? 9) })),
    ...own.map((what) => ({ what, at: slots[what] ?? first })),
  ];
}

const leaning = ([x, y]: Point, steps: number, radius: number): Point => [x + steps * LEAN * radius, y];

export interface Sphere {
  owner: string;
  seat: number;
  count: number;
}

/** Spheres of influence by player; those of more players than there are slots lean on the others. */
export function spheres(region: RegionView, slots: Slots): Put<Sphere>[] {
  const places = slots.spheres ?? [];
  return COLOURS.flatMap((owner, seat) => {
    const count = region.spheres?.[seat] ?? 0;
    return count > 0 ? [{ owner, seat, count }] : [];
  }).flatMap((what, i) => {
    const at = places[i % Math.max(1, places.length)];
    return at ? [{ what, at: leaning(at, Math.floor(i / places.length) * 1.6, slots.sphere_radius ?? 6) }] : [];
  });
}
