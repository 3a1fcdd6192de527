// Pieces on the map: the units of a view as stacks, and a place for each stack among the slots of its region.

import { UNITS, type AreaView, type Point, type RegionMap, type Slots, type Unit } from "./types";

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

export const LARGEST = 20;
const MOORED = 15;

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

type Slot = Slots["pieces"][number];

/** Slots for pieces of one size: with room around them, and apart from each other; best first. */
function spread(slots: readonly Slot[], count: number, size: number): Point[] | null {
  const chosen: Point[] = [];
  for (const [x, y, reach] of slots) {
    if (chosen.length === count) break;
    if (reach >= size && chosen.every((other) => gap([x, y], other) >= 2 * size)) chosen.push([x, y]);
  }
  return chosen.length === count ? chosen : null;
}

/** Places for so many pieces, as large as the slots let them be; more pieces than slots stand closer together. */
export function arrange(count: number, slots: readonly Slot[], radius: number): { at: Point[]; radius: number } {
  for (let size = LARGEST; size > radius; size -= 0.5) {
    const at = spread(slots, count, size);
    if (at) return { at, radius: size };
  }
  const at = slots.slice(0, count).map(([x, y]): Point => [x, y]);
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
    return { ...stack, at: [x + i * 14, y - i * 8], radius: MOORED };
  });
  return [...standing, ...moored];
}
