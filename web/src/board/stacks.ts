// Pieces on the map: the units of a view as stacks, and a place for each stack among the slots of its region.

import { UNITS, type AreaView, type Point, type RegionMap, type Unit } from "./types";

/** All units of one kind and nation in one region. */
export interface Stack {
  key: string;
  region: string;
  nation: string;
  unit: Unit;
  count: number;
}

/** A stack with its place and size on the map. */
export interface Placed extends Stack {
  at: Point;
  radius: number;
}

export const LARGEST = 15;

export function stackKey(region: string, nation: string, unit: Unit): string {
  return `${region}/${nation}/${unit}`;
}

/** The stacks in a region, in the order of the nations. */
export function stacksIn(region: string, area: AreaView | undefined, nations: readonly string[]): Stack[] {
  const out: Stack[] = [];
  for (const nation of nations) {
    for (const unit of UNITS) {
      const count = area?.[unit]?.[nation] ?? 0;
      if (count > 0) out.push({ key: stackKey(region, nation, unit), region, nation, unit, count });
    }
  }
  return out;
}

function gap(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Slots that keep a distance from each other, best first; the first of them is the best slot of all. */
function spread(slots: readonly Point[], count: number, distance: number): Point[] | null {
  const chosen: Point[] = [];
  for (const slot of slots) {
    if (chosen.length === count) break;
    if (chosen.every((other) => gap(slot, other) >= distance)) chosen.push(slot);
  }
  return chosen.length === count ? chosen : null;
}

/** Places for so many pieces, as large as the slots let them be; more pieces than slots stand closer together. */
export function arrange(count: number, slots: readonly Point[], radius: number): { at: Point[]; radius: number } {
  for (let size = Math.max(LARGEST, radius); size > radius; size -= 1) {
    const at = spread(slots, count, 2 * size);
    if (at) return { at, radius: size };
  }
  const at = slots.slice(0, count);
  for (let i = at.length; i < count; i += 1) {
    const [x, y] = slots[i % Math.max(1, slots.length)] ?? [0, 0];
    at.push([x + radius * 0.8, y - radius * 0.8]);
  }
  return { at, radius };
}

/** The stacks of a region on the map. Fleets in a harbour lie at the quay, one after another. */
export function place(stacks: readonly Stack[], region: RegionMap): Placed[] {
  const { harbour, pieces, radius } = region.slots;
  const afloat = harbour ? stacks.filter((stack) => stack.unit === "fleet") : [];
  const ashore = stacks.filter((stack) => !afloat.includes(stack));
  const room = arrange(ashore.length, pieces, radius);
  const standing = ashore.map((stack, i) => ({ ...stack, at: room.at[i] ?? [0, 0], radius: room.radius }) as Placed);
  const moored = afloat.map((stack, i): Placed => {
    const [x, y] = harbour?.anchor ?? [0, 0];
    return { ...stack, at: [x + i * 14, y - i * 8], radius: LARGEST - 2 };
  });
  return [...standing, ...moored];
}
