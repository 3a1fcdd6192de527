// Borders come once, as the vertices of quadratic B-splines on a grid; here they become the outlines on both sides.

import type { BoardData } from "../lib/protocol";
import type { BoardJson, MapJson, Point } from "./types";

/** Of an outline: the borders of each ring by their number; -1 - n is n backwards. */
type Rings = number[][];
type Place = { rings: Rings };
type Unfolded<P extends Place> = Omit<P, "rings"> & { d: string };

/** map.json, as it comes: see cartography/README.md. */
interface Packed extends Omit<MapJson, "regions" | "scenery"> {
  grid: number;
  arcs: number[][];
  regions: Record<string, Place>;
  scenery: Record<string, Place>;
}

/** A board with the outline of everything on it. */
export function unfolded(board: BoardData): BoardJson {
  const { arcs, grid, ...map } = board.map as Packed;
  const pen = new Pen(arcs.map(vertices), grid / 2);
  const outlined = <P extends Place>(places: Record<string, P>): Record<string, Unfolded<P>> =>
    Object.fromEntries(
      Object.entries(places).map(([id, { rings, ...rest }]) => [id, { ...rest, d: rings.map(pen.ring).join("") }]),
    );
  const [regions, scenery] = [outlined(map.regions), outlined(map.scenery)];
  return { ...board, map: { ...map, regions, scenery } as MapJson };
}

/** Every vertex of a border, of which the first is told, and of the others the way there. In halves of the grid. */
function vertices(steps: number[]): Point[] {
  const out: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < steps.length; i += 2) {
    x += 2 * (steps[i] ?? 0);
    y += 2 * (steps[i + 1] ?? 0);
    out.push([x, y]);
  }
  return out;
}

const middle = ([x, y]: Point, [u, v]: Point): Point => [(x + u) / 2, (y + v) / 2];
const isSame = ([x, y]: Point, [u, v]: Point): boolean => x === u && y === v;

/** Draws rings of borders. `unit`: half of the grid, so that the middle between two vertices is a whole number. */
class Pen {
  constructor(
    private readonly arcs: readonly Point[][],
    private readonly unit: number,
  ) {}

  ring = (numbers: number[]): string => {
    const lines = numbers.map((n) => (n < 0 ? this.arcs[-1 - n]?.toReversed() : this.arcs[n]) ?? []);
    const [first = []] = lines;
    const [start, end] = [first[0], first.at(-1)];
    if (!start || !end) return "";
    if (lines.length === 1 && !isSame(start, end)) return this.loop(first, middle(end, start));
    return `M${this.pair(start)}${lines.map((line) => this.line(line)).join("")}z`;
  };

  /** A whole coast without a corner. */
  private loop(line: Point[], start: Point): string {
    const ends = line.map((at, i) => middle(at, line[i + 1] ?? line[0] ?? at));
    return `M${this.pair(start)}${this.spline(line, [start, ...ends])}z`;
  }

  /** A border from corner to corner; one of two vertices is straight. */
  private line(line: Point[]): string {
    const [start, ...rest] = line;
    const end = rest.pop();
    if (!start || !end) return "";
    if (rest.length === 0) return `l${this.way(start, end)}`;
    return this.spline(rest, [start, ...rest.slice(1).map((at, i) => middle(rest[i] ?? at, at)), end]);
  }

  private spline([control]: Point[], ends: Point[]): string {
    return ends.reduce((d, end, i) => {
      const from = ends[i - 1];
      if (!from || !control) return d;
      return `${d}${i === 1 ? `q${this.way(from, control)} ` : "t"}${this.way(from, end)}`;
    }, "");
  }

  private way([x, y]: Point, [u, v]: Point): string {
    return this.pair([u - x, v - y]);
  }

  private pair([x, y]: Point): string {
    return `${this.number(x)} ${this.number(y)}`;
  }

  private number(value: number): string {
    return String(Math.round(value * this.unit * 10) / 10);
  }
}
