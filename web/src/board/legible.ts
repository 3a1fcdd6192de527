// What is drawn larger where the board is small: pieces and names, as far as they leave each other room.

import type { Label, Point } from "./types";

const RADIUS = 9; // pixels of the screen
const LARGEST = 26; // in the map
const LETTERS = 10.5; // pixels of the screen
const MOST = 1.6; // times as large as they are printed
const STEP = 0.1;
const LETTER = 0.5; // em: how wide a letter is about

/** The radius in the map of pieces that can be told apart; `scale`: pixels of the screen by one of the map. */
export const legibleRadius = (scale: number): number => (scale > 0 ? Math.min(RADIUS / scale, LARGEST) : 0);

const halfOf = ({ lines, size }: Label): number => (Math.max(...lines.map((line) => line.length)) * size * LETTER) / 2;
const apart = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);

/** How near the letters of a name come to a point. Names lie along a line: half an em above and below it. */
export function toName([x, y]: Point, label: Label): number {
  const { lines, at, size, turn = 0 } = label;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [x - at[0], y - at[1]];
  const along = Math.max(0, Math.abs(dx * cos + dy * sin) - halfOf(label));
  const across = Math.max(0, Math.abs(dy * cos - dx * sin) - (lines.length * size) / 2);
  return Math.hypot(along, across);
}

/** Points along a name, a line's height apart. */
function along(label: Label): Point[] {
  const { at, size, turn = 0 } = label;
  const half = halfOf(label);
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const steps = Math.max(1, Math.ceil((2 * half) / size));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const far = half * ((2 * i) / steps - 1);
    return [at[0] + far * cos, at[1] + far * sin];
  });
}

/** Whether two names touch. */
function touch(a: Label, b: Label): boolean {
  const near = (a.lines.length * a.size + b.lines.length * b.size) / 2;
  if (apart(a.at, b.at) > halfOf(a) + halfOf(b) + near) return false;
  const points = along(b);
  return along(a).some((one) => points.some((other) => apart(one, other) < near));
}

/** The names, each as large as it has to be at this scale to be read, but no larger than its neighbours allow. */
export function legible(labels: readonly Label[], scale: number): Label[] {
  const wanted = ({ size, curve }: Label): number =>
    curve || scale <= 0 ? 1 : Math.min(MOST, Math.max(1, LETTERS / (size * scale)));
  const set = (label: Label, times: number): Label => ({ ...label, size: label.size * times });
  const done: Label[] = [];
  for (const label of labels) {
    let times = wanted(label);
    const others = [...done, ...labels.slice(done.length + 1)];
    while (times > 1 && others.some((other) => touch(set(label, times), other))) times -= STEP;
    done.push(set(label, Math.max(1, times)));
  }
  return done;
}
