// The rondel as data: its spaces clockwise, who stands where, and what a move to each space costs.

import type { BoardJson, Legal } from "../../../board/types";
import type { ImperialView } from "../view";

export interface Space {
  id: string;
  index: number;
  nations: string[];
  action: number | null;
  /** Spaces that the nation has to go; nothing while it has no place yet. */
  distance: number | null;
  fee: number;
  /** Whether a nation may go so far at all, money or not. */
  inReach: boolean;
}

function number(board: BoardJson, table: string): number {
  return Number(board.tables[table] ?? 0);
}

/** The fee for going so far, by the board's tables. */
export function feeFor(distance: number | null, board: BoardJson): number {
  const paid = Math.max(0, (distance ?? 0) - number(board, "rondel_free"));
  return paid * number(board, "rondel_fee");
}

/** The spaces of the rondel as they are now. */
export function spaces(board: BoardJson, view: ImperialView, legal: readonly Legal[]): Space[] {
  const ids = board.tables["rondel"] as string[];
  const here = view.nations[view.nation]?.rondel ?? null;
  const start = here === null ? null : ids.indexOf(here);
  return ids.map((id, index) => {
    const found = legal.find((item) => item.do === "rondel" && item["space"] === id);
    const distance = start === null ? null : ((index - start + ids.length - 1) % ids.length) + 1;
    return {
      id,
      index,
      nations: view.nations.filter((nation) => nation.rondel === id).map((nation) => nation.id),
      action: found ? found.action : null,
      distance,
      fee: feeFor(distance, board),
      inReach: (distance ?? 0) <= number(board, "rondel_max"),
    };
  });
}

/** A point of the wheel: turns clockwise from the top, distance from the middle. */
export function onWheel(turn: number, radius: number): [number, number] {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** Where sign and name of a space are printed: names lie, so those at the sides move in. */
export const printAt = (turn: number): [number, number] =>
  onWheel(turn, 148 - 8 * Math.abs(Math.sin(turn * 2 * Math.PI)));

const [RANK, LETTER] = [27, 8.2]; // how much of a mark its rank takes, and each letter

/** The mark of a hint beside the sign of a space: how long it is, and where both stand, left and right of the middle. */
export function markAt(chance: string): { length: number; sign: number; mark: number } {
  const length = RANK + LETTER * chance.length;
  return { length, sign: -length / 2, mark: 16 - length / 2 };
}

/** An arc between two turns. */
export function arc(from: number, to: number, radius: number): string {
  const [start, end] = [from, to].map((turn) =>
    onWheel(turn, radius)
      .map((value) => value.toFixed(2))
      .join(" "),
  );
  return `M${start}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${end}`;
}

const ROWS = [77, 99]; // radii on which markers stand, the inner one first
const STRIDE = 21.5; // from marker to marker

/** Where the markers of so many nations stand on a space: in one row along the wheel, or in two when there are many. */
export function pegs(turn: number, count: number): [number, number][] {
  const rows = count > 3 ? [Math.floor(count / 2), Math.ceil(count / 2)] : [0, count];
  const radii = count > 3 ? ROWS : [0, 90];
  return rows.flatMap((length, row) => {
    const radius = radii[row] ?? 90;
    const step = STRIDE / (2 * Math.PI * radius);
    return Array.from({ length }, (_, i) => onWheel(turn + (i - (length - 1) / 2) * step, radius));
  });
}

/** The outline of a wedge between two turns and two radii. */
export function wedge(from: number, to: number, inner: number, outer: number): string {
  const p = (turn: number, radius: number): string =>
    onWheel(turn, radius)
      .map((value) => value.toFixed(2))
      .join(" ");
  return (
    `M${p(from, inner)}L${p(from, outer)}A${outer} ${outer} 0 0 1 ${p(to, outer)}` +
    `L${p(to, inner)}A${inner} ${inner} 0 0 0 ${p(from, inner)}Z`
  );
}
