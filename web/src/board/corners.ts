// Corners of the board for its buttons: the first where they hide no region.

import type { Point } from "./types";

/** A corner, and whether the buttons stand beside or above each other there. */
export interface Corner {
  side: "left" | "right";
  end: "top" | "bottom";
  row: boolean;
}

/** Corners for so many buttons, in the order in which they are wanted. */
export const corners = (count: number): (Corner & { count: number })[] =>
  (["bottom", "top"] as const).flatMap((end) =>
    (["right", "left"] as const).flatMap((side) => [false, true].map((row) => ({ side, end, row, count }))),
  );

const MARGIN = 0.25; // around buttons, in their own size
const LOOKS = 3; // at each button, along both of its sides

/** The first of these corners where there is no region under the buttons; null: there is none. */
export function firstFree(
  wanted: readonly (Corner & { count: number })[],
  room: Point,
  size: number,
  isRegion: (x: number, y: number) => boolean,
): Corner | null {
  return wanted.find((corner) => under(corner, room, size).every(([x, y]) => !isRegion(x, y))) ?? null;
}

/** Places that the buttons of a corner cover. */
function under({ side, end, row, count }: Corner & { count: number }, room: Point, size: number): Point[] {
  const long = count * (1 + MARGIN / 2) + MARGIN;
  const [w, h] = row ? [long, 1 + MARGIN] : [1 + MARGIN, long];
  const places = (length: number): number[] =>
    Array.from({ length: Math.ceil(length * LOOKS) + 1 }, (_, i) => Math.min(i / LOOKS, length) * size);
  return places(w).flatMap((right) =>
    places(h).map((down): Point => [side === "left" ? right : room[0] - right, end === "top" ? down : room[1] - down]),
  );
}
