// The course of a game on a line: where a position lies among the points of the curve, and which of them is near.

import type { ChancesInfo, LuckInfo, StrokeInfo } from "../lib/protocol";

/** Where the position after so many actions lies: the index of a point, with what is left to the next one. */
export function placeOf(points: readonly ChancesInfo[], number: number): number {
  const next = points.findIndex((point) => point.number > number);
  if (next < 0) return Math.max(0, points.length - 1);
  const [before, after] = [points[next - 1], points[next]];
  if (!before || !after) return 0;
  return next - 1 + (number - before.number) / (after.number - before.number);
}

/** The last point up to a position. */
export const pointAt = (points: readonly ChancesInfo[], number: number): number => Math.floor(placeOf(points, number));

/** A point that keys lead to from another one; nothing for other keys. */
export function goal(key: string, at: number, last: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -10,
    PageUp: 10,
  };
  if (key === "Home") return 0;
  if (key === "End") return last;
  const step = steps[key];
  return step === undefined ? null : Math.min(Math.max(at + step, 0), last);
}

/** In whole percentage points. */
export const inPoints = (change: number): number => Math.round(100 * change);

const SURE = 2; // errors that luck must be away from nothing
const LEAST = 0.02; // so much is worth telling

/** Whom luck favoured most, and whom least, as far as that is certain. */
export function extremes({ totals, errors }: LuckInfo): { best: number | null; worst: number | null } {
  const clear = (seat: number, way: 1 | -1): boolean =>
    way * (totals[seat] ?? 0) >= Math.max(LEAST, SURE * (errors[seat] ?? 0));
  const order = totals.map((_, seat) => seat).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
  const [best, worst] = [order[0], order.at(-1)];
  return {
    best: best !== undefined && clear(best, 1) ? best : null,
    worst: worst !== undefined && clear(worst, -1) ? worst : null,
  };
}

export interface Greatest {
  stroke: StrokeInfo;
  seat: number;
  change: number;
}

/** The greatest strokes of luck, each with the seat that it favoured most, in the order of the game. */
export function greatest({ strokes }: LuckInfo, most: number, least: number): Greatest[] {
  return strokes
    .map((stroke): Greatest => {
      const change = Math.max(...stroke.changes);
      return { stroke, seat: stroke.changes.indexOf(change), change };
    })
    .filter(({ change }) => change >= least)
    .sort((a, b) => b.change - a.change)
    .slice(0, most)
    .sort((a, b) => a.stroke.number - b.stroke.number);
}
