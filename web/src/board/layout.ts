// Where the card of a region goes: where it hides nothing that is about to be clicked, near its region.

import type { Point } from "./types";

const AWAY = 44;
const MARGIN = 8;
const SMALL = 560;
const STEP = 24; // of the grid of places that are tried
const SPOT = 18; // pixels around the middle of a goal that are kept free

/** Narrow frames take the card at their head or foot, as wide as they are. */
export const isNarrow = (room: Point): boolean => room[0] < SMALL;

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

function hides({ x, y, w, h }: Box, [px, py]: Point, rim: number): boolean {
  return px > x - rim && px < x + w + rim && py > y - rim && py < y + h + rim;
}

/** How far a box is from a point. */
function distance({ x, y, w, h }: Box, [px, py]: Point): number {
  return Math.hypot(Math.max(x - px, 0, px - x - w), Math.max(y - py, 0, py - y - h));
}

/** From the smallest to the largest, and the largest. */
function steps(least: number, most: number): number[] {
  const count = Math.max(0, Math.floor((most - least) / STEP));
  return [...Array.from({ length: count + 1 }, (_, i) => least + i * STEP), Math.max(least, most)];
}

/** A card of this size at a place of a frame, which hides as few of the goals as can be. */
export function cardPlace(at: Point, goals: readonly Point[], room: Point, [w, h]: Point): Point {
  const columns = isNarrow(room) ? [MARGIN] : steps(MARGIN, room[0] - w - MARGIN);
  const rows = isNarrow(room) ? [MARGIN, room[1] - h - MARGIN] : steps(MARGIN, room[1] - h - MARGIN);
  const boxes = columns.flatMap((x) => rows.map((y): Box => ({ x, y: Math.max(MARGIN, y), w, h })));
  const cost = (box: Box): number => {
    const hidden = goals.filter((goal) => hides(box, goal, SPOT)).length + (hides(box, at, SPOT) ? 1 : 0);
    return hidden * 10_000 + Math.abs(distance(box, at) - AWAY);
  };
  const costs = boxes.map(cost);
  const best = boxes[costs.indexOf(Math.min(...costs))];
  return best ? [Math.round(best.x), Math.round(best.y)] : [MARGIN, MARGIN];
}
