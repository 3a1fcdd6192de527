// Room for pieces: counters that stand alone or in twos are drawn larger, over two or three neighbouring slots at once.

import { toName } from "../../../board/legible";
import type { MapJson, RegionMap, Slots } from "../../../board/types";

type Slot = Slots["pieces"][number];

const FLAT = 1.36; // counters are so many times wider than tall
const NEAR = 3.2; // radii: slots that are no further apart have nothing between them
const SNUG = 0.92; // a counter has corners, a disc has none
const LEAST = 11.6; // the radius of counters that can be read: in narrow lands they reach over the coast
const LEVEL = 0.2; // of their distance: slots with less than this between their heights lie beside each other

const apart = (a: Slot, b: Slot): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The slot over two that lie beside each other: a counter there is as tall as they are. */
function beside(a: Slot, b: Slot, radius: number): Slot | null {
  const level = Math.abs(a[1] - b[1]) < LEVEL * apart(a, b);
  return level && apart(a, b) <= NEAR * radius ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, radius * FLAT] : null;
}

/** The slot in the middle of three neighbouring ones: it reaches as far as a disc in their common outline can. */
function between(a: Slot, b: Slot, c: Slot, radius: number): Slot | null {
  const longest = Math.max(apart(a, b), apart(b, c), apart(a, c));
  if (longest > NEAR * radius) return null;
  const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  return [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, SNUG * (radius + (2 * area) / (3 * longest))];
}

function widened(region: RegionMap): RegionMap {
  const { pieces, radius } = region.slots;
  const after = (slot: Slot): Slot[] => pieces.slice(pieces.indexOf(slot) + 1);
  const wide = pieces.flatMap((a) =>
    after(a).flatMap((b) => [beside(a, b, radius), ...after(b).map((c) => between(a, b, c, radius))]),
  );
  const names = Object.values(region.label);
  const found = wide
    .filter((slot) => slot !== null)
    .map(([x, y, reach]): Slot => [
      x,
      y,
      Math.min(reach, FLAT * Math.min(...names.map((name) => toName([x, y], name)))),
    ]);
  const drawn = pieces.map(([x, y, reach]): Slot => [x, y, Math.max(reach, LEAST)]);
  return { ...region, slots: { ...region.slots, pieces: [...drawn, ...found], flat: FLAT } };
}

/** The map with slots for large counters after those that are drawn. */
export function withWideSlots(map: MapJson): MapJson {
  return { ...map, regions: Object.fromEntries(Object.entries(map.regions).map(([id, one]) => [id, widened(one)])) };
}
