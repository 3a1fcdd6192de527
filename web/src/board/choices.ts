// What can be done where: the legal actions by region, and the ways of a unit. Nothing here knows the rules; an action
// that names two regions moves a unit, one that names one happens there, and a question about a place is answered there.

import type { View } from "../lib/protocol";
import { namesOf } from "../lib/signatures";
import type { Kind } from "./kind";
import { regionsOf, type BoardJson, type Do, type Legal } from "./types";

/** A move of several actions, which a game has put together: to a goal that is steps away, or of several units. */
export interface Journey {
  /** Where the units stand; empty for units of several places, which are sent from the card of their goal. */
  from: string;
  to: string;
  unit: string;
  /** How many units could go there one after another. */
  fresh: number;
  /** How many pieces go at once, if not one. */
  load?: number;
  /** Who goes, the whole of it in words, and what it costs or what waits there. */
  who: string;
  label: string;
  note: string;
  /** Whether it leads to a fight. */
  hostile: boolean;
  /** Whether these units are in hand already, so that their goals show by themselves. */
  held?: boolean;
  /** Whether these are all units of a place that can go there: no others of them need to be named. */
  whole?: boolean;
  /** Whether units follow one by one, because something may be asked in between. */
  single?: boolean;
  /** What to send for so many units, one after another. */
  actions(count: number): number[];
  /** What to ask the referee about when these units cannot go to a region. */
  tried(to: string): Do;
}

/** Units of one kind in one region, and where each of them may go. */
export interface Mover {
  from: string;
  unit: string;
  moves: Legal[];
  fresh: number;
  /** Journeys that a game has put together; they stand in place of single moves to the same goal. */
  journeys: Journey[];
}

/** The way to a goal: an action, or a journey. */
export type Way = Legal | Journey;

export const isJourney = (way: Way): way is Journey => typeof way["actions"] === "function";

/** The action that takes a way, where it takes no more than one. */
export function actionOf(way: Way): number | undefined {
  const actions = isJourney(way) ? way.actions(1) : [way.action];
  return actions.length === 1 ? actions[0] : undefined;
}

/** What can be done in one region. */
export interface Choices {
  acts: Legal[];
  movers: Mover[];
  /** Journeys of units of several places, which end here. */
  plans: Journey[];
}

/** Units that can come to a region, and their way. */
export interface Arrival {
  mover: Mover;
  way: Way;
}

/**
 * The legal actions by region; those that name no region and answer no question about one are left out, and so are moves
 * that a journey stands for.
 */
export function byRegion<V extends View>(
  kind: Kind<V>,
  legal: readonly Legal[],
  view: V,
  board: BoardJson,
  journeys: readonly Journey[] = [],
): Map<string, Choices> {
  const out = new Map<string, Choices>();
  const here = kind.question(board, view);
  const at = (id: string): Choices => {
    const found = out.get(id) ?? { acts: [], movers: [], plans: [] };
    out.set(id, found);
    return found;
  };
  for (const journey of journeys)
    if (journey.from) addJourney(at(journey.from).movers, journey);
    else at(journey.to).plans.push(journey);
  for (const item of legal.filter((one) => !kind.elsewhere.has(one.do))) {
    const { from, to } = regionsOf(item);
    if (from) {
      addMove(at(from).movers, from, item, kind.unitOf(item), () => kind.fresh(from, kind.unitOf(item), board, view));
    } else if (to) {
      at(to).acts.push(item);
    } else if (here) {
      at(here).acts.push(item);
    }
  }
  return out;
}

function addJourney(movers: Mover[], journey: Journey): void {
  const { from, unit, fresh } = journey;
  const mover = movers.find((other) => other.unit === unit);
  if (mover) {
    mover.journeys.push(journey);
    mover.fresh = Math.max(mover.fresh, fresh);
  } else movers.push({ from, unit, moves: [], fresh, journeys: [journey] });
}

function addMove(movers: Mover[], from: string, item: Legal, unit: string, fresh: () => number): void {
  const mover = movers.find((other) => other.unit === unit);
  if (!mover) movers.push({ from, unit, moves: [item], fresh: fresh(), journeys: [] });
  else if (!mover.journeys.some(({ to }) => to === regionsOf(item).to)) {
    mover.moves.push(item);
    mover.fresh = Math.max(mover.fresh, fresh());
  }
}

/** Who can come to a region from others. */
export function arrivals(to: string, choices: ReadonlyMap<string, Choices>): Arrival[] {
  return [...choices].flatMap(([from, { movers }]) => {
    const coming = from === to ? [] : movers.flatMap((mover) => found({ mover, way: waysOf(mover).get(to) }));
    const whole = coming.filter(({ way }) => isJourney(way) && way.whole);
    return whole.length > 0 ? whole : coming;
  });
}

const found = ({ mover, way }: { mover: Mover; way: Way | undefined }): Arrival[] => (way ? [{ mover, way }] : []);

/** The goals of units in hand, but for places where other units would have to be put aside to choose among. */
export function heldWays(journeys: readonly Journey[], choices: ReadonlyMap<string, Choices>): Map<string, Way> {
  const free = journeys.filter(({ held, to }) => held && !choices.get(to)?.movers.length);
  return new Map(free.map((one) => [one.to, one]));
}

/** The ways of a unit, by their goal. */
export function waysOf(mover: Mover): Map<string, Way> {
  return new Map<string, Way>([...mover.journeys.map((one) => [one.to, one] as const), ...destinations(mover.moves)]);
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

/** What to ask the referee about when nothing can be done in a region: whatever can be done in others. */
export function triedAct<V extends View>(kind: Kind<V>, legal: readonly Legal[], region: string): Do | null {
  const model = legal.find((item) => !kind.elsewhere.has(item.do) && namesOf(item, "region").length === 1);
  const [where] = model ? namesOf(model, "region") : [];
  if (!model || where === undefined) return null;
  const { action: _action, ...rest } = model;
  return { ...rest, do: model.do, [where]: region };
}
