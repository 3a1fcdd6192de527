// How a table is laid out in a window: which way, and where the strip goes.

import type { Point } from "../board/types";

/**
 * phone: one under the other, the page scrolls; low: a phone on its side, board and choices side by side; tall: a tablet
 * upright, the board on top and two columns below; wide: the board and a column; vast: the board and two columns.
 */
export type Layout = "phone" | "low" | "tall" | "wide" | "vast";

/** The first that fits. */
export const LAYOUTS: readonly [Layout, string][] = [
  ["low", "(max-height: 500px) and (orientation: landscape)"],
  ["phone", "(max-width: 640px)"],
  ["tall", "(max-width: 1100px) and (orientation: portrait)"],
  ["vast", "(min-width: 2000px) and (min-height: 1000px)"],
];

const GAIN = 1.05; // below the board a strip leaves less empty

/** How wide a strip beside the board is, within bounds: the board is as high as the room, if it can be. */
export function widthBeside(room: Point, board: Point, [least, most]: Point): number {
  return Math.min(most, Math.max(least, room[0] - (room[1] * board[0]) / board[1]));
}

/** Whether the board is notably larger with the strip beside it than below it; the strip's width and height there. */
export function isBeside(room: Point, board: Point, strip: Point): boolean {
  const scale = (width: number, height: number): number => Math.min(width / board[0], height / board[1]);
  return scale(room[0] - strip[0], room[1]) > GAIN * scale(room[0], room[1] - strip[1]);
}
