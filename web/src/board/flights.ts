// What to show of what happened: ways of pieces and marks on regions, in order, and when each of them is shown.

import type { Point } from "./types";

/** A piece on its way over the map. */
export interface Flight {
  kind: "flight";
  owner: string;
  unit: string;
  way: string[];
  /** How many go together, if more than one. */
  count?: number;
  /** The kind of stack that it joins at its goal, where that is a mixed one. */
  joins?: string;
  afloat?: boolean;
}

/** Something that happens in a region: a battle, a new flag, a new piece, a roll of dice. */
export interface Mark {
  kind: "mark";
  sign: "fought" | "flag" | "new" | "gone" | "turned" | "dice";
  region: string;
  owner: string;
  /** What is written on it: dice, hits. */
  text?: string;
}

export type Show = Flight | Mark;

// -- ways ----------------------------------------------------------------------------------------------------

const BEND = 0.12;
const ALONG = 0.68; // where on its last leg a way has its arrow

/** Where a gently bent leg is drawn to. */
function control([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2 + (by - ay) * BEND, (ay + by) / 2 - (bx - ax) * BEND];
}

/** A gently bent way through these points. */
export function track(way: readonly Point[]): string {
  return way
    .map((point, i) => {
      const before = way[i - 1];
      return before ? `Q${control(before, point).join(" ")} ${point.join(" ")}` : `M${point.join(" ")}`;
    })
    .join("");
}

/** A point on the last leg of such a way: 0 where it begins, 1 at its end. */
export function along(way: readonly Point[], t: number): Point {
  const [from = [0, 0], to = [0, 0]] = way.slice(-2);
  const [over, rest] = [control(from, to), 1 - t];
  const at = (i: 0 | 1): number => rest * rest * from[i] + 2 * rest * t * over[i] + t * t * to[i];
  return [at(0), at(1)];
}

/** Where the arrow of such a way stands, and how it is turned. */
export function arrow(way: readonly Point[]): string {
  const [from = [0, 0], to = [0, 0]] = way.slice(-2);
  const over = control(from, to);
  const [t, rest] = [ALONG, 1 - ALONG];
  const [x, y] = along(way, ALONG);
  const slope = (i: 0 | 1): number => rest * (over[i] - from[i]) + t * (to[i] - over[i]);
  const degrees = (Math.atan2(slope(1), slope(0)) * 180) / Math.PI;
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees.toFixed(0)})`;
}

// -- times ---------------------------------------------------------------------------------------------------

/** A show with its time in milliseconds from the beginning. */
export interface Timed {
  show: Show;
  start: number;
  length: number;
}

const LEG = 520;
const MARK = 420;
const LONGEST = 4500;

/** One after another; marks of the same kind in a row together, and everything faster when there is much of it. */
export function schedule(shows: readonly Show[], speed = 1): Timed[] {
  if (speed <= 0) return [];
  const out: Timed[] = [];
  let clock = 0;
  shows.forEach((show, i) => {
    const length = show.kind === "flight" ? LEG * (show.way.length - 1) : MARK;
    const before = shows[i - 1];
    const together = show.kind === "mark" && before?.kind === "mark" && before.sign === show.sign;
    const start = together ? (out.at(-1)?.start ?? clock) : clock;
    out.push({ show, start, length });
    clock = Math.max(clock, start + length * (show.kind === "flight" ? 0.7 : 0.5));
  });
  const end = Math.max(0, ...out.map((timed) => timed.start + timed.length));
  const pace = Math.min(1, LONGEST / Math.max(1, end)) / speed;
  return out.map(({ show, start, length }) => ({ show, start: start * pace, length: length * pace }));
}
