// Pieces on the map: stacks, and a place for each stack among the slots of its region.

import { toName } from "./legible";
import type { Label, Point, RegionMap, Slots } from "./types";

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
const SNUG = 0.86; // pieces that could hardly be seen otherwise stand this close, and over borders
const LEGIBLE = 0.72; // of the size that is wanted; below it they stand over the name, too
const SMALL = 0.85; // of that size; below it they leave the slots, if that lets them be larger
const RANKS = [-2, -1, 0, 1, 2];

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

export interface Room {
  pieces: readonly Slot[];
  /** Pieces of this radius fit all slots at once. */
  radius: number;
  flat?: number | undefined;
  /** The names of the region, in every language. */
  names?: readonly Label[];
}

interface Arranged {
  at: Point[];
  radius: number;
}

/** Places for pieces that touch nothing, as large as the slots let them be. */
function roomy(count: number, { pieces, radius, flat }: Room): Arranged | null {
  for (let size = LARGEST; size > radius; size -= 0.5) {
    const at = spread(pieces, count, size, flat);
    if (at) return { at, radius: size };
  }
  return null;
}

/** Places for pieces that are to be seen: as near to this size as they can be without hiding each other. */
function bold(count: number, { pieces, flat, names = [] }: Room, from: number, to: number): Arranged | null {
  const beside = pieces.map(([x, y, reach]): Slot => [
    x,
    y,
    Math.max(reach, Math.min(...names.map((name) => toName([x, y], name)))),
  ]);
  const over = beside.map(([x, y]): Slot => [x, y, Infinity]);
  const tries: [Slot[], number][] = [
    [beside.sort((a, b) => b[2] - a[2]), Math.max(to, from * LEGIBLE)],
    [over, to],
  ];
  for (const [slots, least] of tries)
    for (let size = from; size > least; size -= 0.5) {
      const at = spread(slots, count, size * SNUG, flat);
      if (at) return { at, radius: size };
    }
  return null;
}

/** Places in rank and file that lie within the region, though not on its slots: deepest first. */
function ranked(count: number, { pieces, flat = 1 }: Room, size: number): Point[] | null {
  const depth = (x: number, y: number): number =>
    Math.max(...pieces.map(([u, v, reach]) => reach - Math.hypot(x - u, y - v)));
  for (const [u, v] of pieces) {
    const grid = RANKS.flatMap((row) =>
      RANKS.map((file) => [u + 2 * size * file, v + (2 * size * row) / flat] as const),
    );
    const within = grid.map(([x, y]): Slot => [x, y, depth(x, y)]).filter((one) => one[2] >= 0);
    if (within.length >= count)
      return within.sort((a, b) => b[2] - a[2]).flatMap(([x, y], i): Point[] => (i < count ? [[x, y]] : []));
  }
  return null;
}

/** Places for pieces that would be too small on the slots: in rank and file, as large as they can be there. */
function crowded(count: number, room: Room, from: number, to: number): Arranged | null {
  for (let size = from; size > to; size -= 0.5) {
    const at = ranked(count, room, size * SNUG);
    if (at) return { at, radius: size };
  }
  return null;
}

/** Places for so many pieces, of at least this radius where that is possible; more than slots stand closer together. */
export function arrange(count: number, room: Room, least = 0): Arranged {
  const { pieces: slots, radius } = room;
  const found = roomy(count, room);
  const larger = least > (found?.radius ?? radius) ? bold(count, room, least, found?.radius ?? radius) : null;
  const best = larger ?? found;
  const size = best?.radius ?? radius;
  const ranks = size < least * SMALL ? crowded(count, room, least, size) : null;
  if (ranks) return ranks;
  if (best) return best;
  const at = slots.slice(0, count).map(([x, y]): Point => [x, y]);
  for (let i = at.length; i < count; i += 1) {
    const [x, y] = slots[i % Math.max(1, slots.length)] ?? [0, 0];
    at.push([x + radius * 0.8, y - radius * 0.8]);
  }
  return { at, radius };
}

/** The stacks of a region on the map. What lies in a harbour is at the quay, one after another. */
export function place(stacks: readonly Stack[], region: RegionMap, least = 0): Placed[] {
  const { harbour } = region.slots;
  const moored = harbour ? stacks.filter((stack) => stack.moored) : [];
  const standing = stacks.filter((stack) => !moored.includes(stack));
  const room = arrange(standing.length, { ...region.slots, names: Object.values(region.label) }, least);
  return [
    ...standing.map((stack, i): Placed => ({ ...stack, at: room.at[i] ?? [0, 0], radius: room.radius })),
    ...moored.map((stack, i): Placed => {
      const [x, y] = harbour?.anchor ?? [0, 0];
      return { ...stack, at: [x + i * 14, y - i * 8], radius: Math.max(MOORED, least) };
    }),
  ];
}
