// Walking over the board with the arrow keys: to a neighbour in that direction, or else to the nearest region there.

import type { BoardJson, Point } from "./types";

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const WAY: Record<Arrow, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const WIDEST = Math.cos((65 * Math.PI) / 180);

export function isArrow(key: string): key is Arrow {
  return key in WAY;
}

/** The neighbours of each region, over borders of every kind that can be crossed. */
export function neighbourhood(board: BoardJson): Map<string, Set<string>> {
  const out = new Map<string, Set<string>>(board.regions.map((region) => [region.id, new Set<string>()]));
  const id = (end: string | number): string => (typeof end === "number" ? (board.regions[end]?.id ?? "") : end);
  for (const [kind, pairs] of Object.entries(board.borders)) {
    if (kind.endsWith("_closed")) continue;
    for (const [a, b] of pairs) {
      out.get(id(a))?.add(id(b));
      out.get(id(b))?.add(id(a));
    }
  }
  return out;
}

/** How far out of the way a point lies when one looks along an arrow; infinite when it lies behind or beside. */
function effort(from: Point, to: Point, way: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const distance = Math.hypot(dx, dy);
  const cosine = distance > 0 ? (dx * way[0] + dy * way[1]) / distance : -1;
  return cosine < WIDEST ? Infinity : distance / cosine ** 2;
}

function nearest(from: Point, arrow: Arrow, ids: Iterable<string>, centre: (id: string) => Point): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const id of ids) {
    const cost = effort(from, centre(id), WAY[arrow]);
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

/** The region that an arrow key leads to, or nothing at the edge of the board. */
export function step(
  from: string,
  arrow: Arrow,
  around: ReadonlyMap<string, ReadonlySet<string>>,
  centre: (id: string) => Point,
): string | null {
  const start = centre(from);
  const near = nearest(start, arrow, around.get(from) ?? [], centre);
  const others = [...around.keys()].filter((id) => id !== from);
  return near ?? nearest(start, arrow, others, centre);
}
