// What can be done where: the legal actions by region, and the ways of a unit. Nothing here knows the rules; an action
// with a `from` moves a unit, one that names a region happens there, and a question about a place is answered there.

import { regionsOf, type BoardJson, type Do, type Legal, type Unit, type View } from "./types";

/** Units of one kind in one region, and where each of them may go. */
export interface Mover {
  from: string;
  unit: Unit;
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

const QUESTIONS = new Set(["stance", "entry", "calls", "call", "battle"]);
const ELSEWHERE = new Set(["done", "pass", "rondel", "bond", "increase", "force"]);
const FRESH: Record<Unit, string> = { army: "fresh_army", friendly: "fresh_lying", fleet: "fresh_fleet" };

/** Which kind of unit an action moves. */
export function unitOf(item: Do): Unit {
  if (item.do === "sail") return "fleet";
  return item.do.endsWith("_friendly") ? "friendly" : "army";
}

/** The region that the present question is about, or nothing. */
export function askedAbout(view: View, board: BoardJson): string | null {
  if (!QUESTIONS.has(view.step)) return null;
  return board.regions[Number(view.turn["at"])]?.id ?? null;
}

/** Where an army is in the middle of its move: at sea, or at a border and asked how it comes. */
export function underway(view: View, board: BoardJson): string | null {
  if (view.step !== "convoy" && view.step !== "stance") return null;
  return board.regions[Number(view.turn["at"])]?.id ?? null;
}

function freshUnits(view: View, board: BoardJson, from: string, unit: Unit): number {
  const list = view.turn[FRESH[unit]];
  const index = board.regions.findIndex((region) => region.id === from);
  const count = Array.isArray(list) ? (list[index] ?? 1) : 1;
  return Math.max(1, count);
}

/** The legal actions by region; those that name no region and answer no question about one are left out. */
export function byRegion(legal: readonly Legal[], view: View, board: BoardJson): Map<string, Choices> {
  const out = new Map<string, Choices>();
  const here = askedAbout(view, board);
  const at = (id: string): Choices => {
    const found = out.get(id) ?? { acts: [], movers: [] };
    out.set(id, found);
    return found;
  };
  for (const item of legal) {
    const { from, to } = regionsOf(item);
    if (from) {
      const { movers } = at(from);
      const unit = unitOf(item);
      const mover = movers.find((other) => other.unit === unit);
      if (mover) mover.moves.push(item);
      else movers.push({ from, unit, moves: [item], fresh: freshUnits(view, board, from, unit) });
    } else if (to) {
      at(to).acts.push(item);
    } else if (here && !ELSEWHERE.has(item.do)) {
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

/** What an army at sea can do next; empty when none is at sea. */
export function landings(legal: readonly Legal[], view: View): Map<string, Legal> {
  return view.step === "convoy" ? destinations(legal.filter((item) => regionsOf(item).to !== "")) : new Map();
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

/** What to ask the referee about when a unit cannot go to a region. */
export function triedMove(mover: Mover, to: string, isSea: boolean): Do {
  if (mover.unit === "fleet") return { do: "sail", from: mover.from, to };
  const lying = mover.unit === "friendly" ? "_friendly" : "";
  return isSea ? { do: `embark${lying}`, from: mover.from, sea: to } : { do: `march${lying}`, from: mover.from, to };
}

/** What to ask the referee about when nothing can be done in a region: whatever can be done in others. */
export function triedAct(legal: readonly Legal[], region: string): Do | null {
  const model = legal.find((item) => typeof item["area"] === "string" && regionsOf(item).from === "");
  if (!model) return null;
  const { action: _action, ...rest } = model;
  return { ...rest, do: model.do, area: region };
}
