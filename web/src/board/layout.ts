// Where the card of a region goes: beside the region, where it hides least of what is about to be clicked.

import type { Point } from "./types";

const WIDTH = 248;
const [BARE, ROW, TALLEST] = [110, 42, 352];
const AWAY = 44;
const MARGIN = 8;
const SMALL = 560;

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Places around a point: at its sides, at its corners, above and below. */
function around([x, y]: Point, w: number, h: number): Point[] {
  const columns = [x + AWAY, x - AWAY - w, x - w / 2];
  const rows = [y - h / 3, y - AWAY - h, y + AWAY];
  return columns.flatMap((left, i) =>
    rows.map((top, j): Point => (i === 2 && j === 0 ? [left, y + AWAY] : [left, top])),
  );
}

function hides(box: Box, [x, y]: Point, rim: number): boolean {
  return x > box.x - rim && x < box.x + box.w + rim && y > box.y - rim && y < box.y + box.h + rim;
}

/** The style of a card of so many rows, at this place of a frame of this size; small frames take it at foot or head. */
export function popoverPlace(at: Point, goals: readonly Point[], room: Point, rows: number): string {
  if (room[0] < SMALL) {
    const side = at[1] > room[1] * 0.5 ? "top" : "bottom";
    return `left:${MARGIN}px;right:${MARGIN}px;${side}:${MARGIN}px;width:auto;max-height:46%`;
  }
  const h = Math.min(BARE + rows * ROW, TALLEST, room[1] - 2 * MARGIN);
  const inside = (value: number, size: number, space: number): number =>
    Math.min(Math.max(value, MARGIN), Math.max(MARGIN, space - size - MARGIN));
  const boxes = around(at, WIDTH, h).map(([x, y]): Box => ({
    x: inside(x, WIDTH, room[0]),
    y: inside(y, h, room[1]),
    w: WIDTH,
    h,
  }));
  const hidden = (box: Box): number => goals.filter((goal) => hides(box, goal, 14)).length;
  const cost = (box: Box): number => (hides(box, at, 20) ? 10 : 0) + hidden(box);
  const best = boxes.reduce((least, box) => (cost(box) < cost(least) ? box : least));
  return `left:${Math.round(best.x)}px;top:${Math.round(best.y)}px`;
}
