// What can be done where: the legal actions by region, and the ways of a unit. Nothing here knows the rules; an action
// that names two regions moves a unit, one that names one happens there, and a question about a place is answered there.

import type { View } from "../lib/protocol";
import { namesOf } from "../lib/signatures";
import type { Kind } from "./kind";
import { regionsOf, type BoardJson, type Do, type Legal } from "./types";

/** Units of one kind in one region, and where each of them may go. */
export interface Mover {
  from: string;
  unit: string;
  moves: Legal[];
  fresh: number;
}

/** What can be done in one region. */
export interface Choices {
  acts: Legal[];
  movers: Mover[];
}

/** Moves still to be played, one after another, as the server answers. */
export type Queue = Do[];

/** The legal actions by region; those that name no region and answer no question about one are left out. */
export function byRegion<V extends View>(
  kind: Kind<V>,
  legal: readonly Legal[],
  view: V,
  board: BoardJson,
): Map<string, Choices> {
  const out = new Map<string, Choices>();
  const here = kind.question(board, view);
  const at = (id: string): Choices => {
    const found = out.get(id) ?? { acts: [], movers: [] };
    out.set(id, found);
    return found;
  };
  for (const item of legal.filter((one) => !kind.elsewhere.has(one.do))) {
    const { from, to } = regionsOf(item);
    if (from) {
      const { movers } = at(from);
      const unit = kind.unitOf(item);
      const mover = movers.find((other) => other.unit === unit);
      if (mover) mover.moves.push(item);
      else movers.push({ from, unit, moves: [item], fresh: kind.fresh(from, unit, board, view) });
    } else if (to) {
      at(to).acts.push(item);
    } else if (here) {
      at(here).acts.push(item);
    }
  }
  return out;
}

/** The regions where a unit can go, each with the action that takes it there. */
export function destinations(moves: readonly Legal[]): Map<string, Legal> {
  const out = new Map<string, Legal>();
  for (const move of moves) if (!out.has(regionsOf(move).to)) out.set(regionsOf(move).to, move);
  return out;
}

/** Where a unit in the middle of its move can go on to; empty when there is none. */
export function landings<V extends View>(kind: Kind<V>, legal: readonly Legal[], view: V): Map<string, Legal> {
  return kind.goesOn(view) ? destinations(legal.filter((item) => regionsOf(item).to !== "")) : new Map();
}

function same(wanted: Do, item: Legal): boolean {
  return Object.entries(wanted).every(([name, value]) => name === "action" || item[name] === value);
}

/**
 * The next move of a queue: its action, `wait` while the server asks something in between, or `drop` when moves are
 * asked for but this one is no longer among them.
 */
export function nextMove(queue: Queue, legal: readonly Legal[]): Legal | "wait" | "drop" {
  const wanted = queue[0];
  if (!wanted) return "drop";
  const found = legal.find((item) => same(wanted, item));
  if (found) return found;
  return legal.some((item) => regionsOf(item).from !== "") ? "drop" : "wait";
}

/** What to ask the referee about when nothing can be done in a region: whatever can be done in others. */
export function triedAct<V extends View>(kind: Kind<V>, legal: readonly Legal[], region: string): Do | null {
  const model = legal.find((item) => !kind.elsewhere.has(item.do) && namesOf(item, "region").length === 1);
  const [where] = model ? namesOf(model, "region") : [];
  if (!model || where === undefined) return null;
  const { action: _action, ...rest } = model;
  return { ...rest, do: model.do, [where]: region };
}
