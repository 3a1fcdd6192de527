// A round board turned about its middle: everything that stands upright gets a new place; lines and lettering are turned
// as they are drawn.

import type { MapJson, Point, RegionMap } from "./types";

/** The point after a turn about the middle, in degrees clockwise. */
export function turnedPoint([x, y]: readonly [number, number, ...number[]], degrees: number, [cx, cy]: Point): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos];
}

/** The map with all its places turned. */
export function turnedMap(map: MapJson, degrees: number): MapJson {
  if (!map.disc || degrees === 0) return map;
  const middle: Point = [map.disc[0], map.disc[1]];
  const turn = (point: readonly [number, number, ...number[]]): Point => turnedPoint(point, degrees, middle);
  const region = (one: RegionMap): RegionMap => ({
    ...one,
    circle: [...turn(one.circle), one.circle[2]],
    slots: {
      ...one.slots,
      pieces: one.slots.pieces.map((slot) => [...turn(slot), slot[2]]),
      ...(one.slots.value ? { value: turn(one.slots.value) } : {}),
      ...(one.slots.marker ? { marker: turn(one.slots.marker) } : {}),
    },
  });
  return { ...map, regions: Object.fromEntries(Object.entries(map.regions).map(([id, one]) => [id, region(one)])) };
}

/** The turn that brings a region to the lower edge, where its player sits. */
export function turnTowards(map: MapJson, id: string): number {
  const [cx, cy] = map.disc ?? [0, 0];
  const [x, y] = map.regions[id]?.circle ?? [cx, cy + 1];
  return Math.round(90 - (Math.atan2(y - cy, x - cx) * 180) / Math.PI);
}
