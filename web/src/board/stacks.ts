// Pieces on the map: stacks, and a place for each stack among the slots of its region.

import type { Point, RegionMap, Slots } from "./types";

/** All units of one kind and owner in one region, or all of an owner as one mixed stack. */
export interface Stack {
  key: string;
  region: string;
  owner: string;
  unit: string;
  count: number;
  /** Of a mixed stack: how many of each kind. */
  mix?: Readonly<Record<string, number>>;
  /** Whether it lies in the harbour of a land. */
  moored?: boolean;
  /** Whether it is at sea. */
  afloat?: boolean;
}

/** A stack with its place and size on the map. */
export interface Placed extends Stack {
  at: Point;
  radius: number;
}

export const LARGEST = 20;
const MOORED = 15;

export function stackKey(region: string, owner: string, unit: string): string {
  return `${region}/${owner}/${unit}`;
}

/** How far apart pieces stand: discs in a straight line, flat ones sideways or, as they are lower, one above the other. */
function gap(a: Point, b: Point, flat: number | undefined): number {
  const [x, y] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])];
  return flat ? Math.max(x, y * flat) : Math.hypot(x, y);
}

type Slot = Slots["pieces"][number];

/** Slots for pieces of one size: with room around them, and apart from each other; best first. */
function spread(slots: readonly Slot[], count: number, size: number, flat?: number): Point[] | null {
  const chosen: Point[] = [];
  for (const [x, y, reach] of slots) {
    if (chosen.length === count) break;
    if (reach >= size && chosen.every((other) => gap([x, y], other, flat) >= 2 * size)) chosen.push([x, y]);
  }
  return chosen.length === count ? chosen : null;
}

/** Places for so many pieces, as large as the slots let them be; more pieces than slots stand closer together. */
export function arrange(
  count: number,
  slots: readonly Slot[],
  radius: number,
  flat?: number,
): { at: Point[]; radius: number } {
  for (let size = LARGEST; size > radius; size -= 0.5) {
    const at = spread(slots, count, size, flat);
    if (at) return { at, radius: size };
  }
  const at = slots.slice(0, count).map(([x, y]): Point => [x, y]);
  for (let i = at.length; i < count; i += 1) {
    const [x, y] = slots[i % Math.max(1, slots.length)] ?? [0, 0];
    at.push([x + radius * 0.8, y - radius * 0.8]);
  }
  return { at, radius };
}

/** The stacks of a region on the map. What lies in a harbour is at the quay, one after another. */
export function place(stacks: readonly Stack[], region: RegionMap): Placed[] {
  const { harbour, pieces, radius, flat } = region.slots;
  const moored = harbour ? stacks.filter((stack) => stack.moored) : [];
  const standing = stacks.filter((stack) => !moored.includes(stack));
  const room = arrange(standing.length, pieces, radius, flat);
  return [
    ...standing.map((stack, i): Placed => ({ ...stack, at: room.at[i] ?? [0, 0], radius: room.radius })),
    ...moored.map((stack, i): Placed => {
      const [x, y] = harbour?.anchor ?? [0, 0];
      return { ...stack, at: [x + i * 14, y - i * 8], radius: MOORED };
    }),
  ];
}
