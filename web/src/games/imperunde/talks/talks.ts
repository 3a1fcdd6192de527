// The talks as they stand: pairs of players, what a reader may say to whom, and goals that may be proposed.

import type { Aside, Do, GameEvent, Legal } from "../../../lib/protocol";
import type { Figures, ImpeRundeView, Relation } from "../view";

export type Stance = "peace" | "war";
export const STANCES: readonly Stance[] = ["peace", "war"];

/** Two players, the lower seat first. */
export interface Pair {
  seats: readonly [number, number];
  now: Relation;
  /** How they would stand if the talks ended now. */
  coming: Relation;
  /** What each of the two shows: his stance while one talks, and otherwise how they stand. */
  shows: readonly [Relation, Relation];
  /** A card has fixed it until the next talks. */
  sealed: boolean;
}

/** Whether they talk: also while a card is played in between. */
export const isOpen = (view: ImpeRundeView): boolean => view.steps.includes("talks");

export function pairOf(view: ImpeRundeView, figures: Figures | undefined, one: number, other: number): Pair {
  const [a, b] = one < other ? [one, other] : [other, one];
  const now = view.relations[a]?.now[b] ?? "peace";
  const sealed = view.relations[a]?.sealed[b] ?? false;
  const wish = (from: number, to: number): Relation =>
    isOpen(view) && !sealed ? (view.relations[from]?.stance[to] ?? now) : now;
  const coming = isOpen(view) ? (figures?.outlook[a]?.relations[b] ?? now) : now;
  return { seats: [a, b], now, coming, shows: [wish(a, b), wish(b, a)], sealed };
}

export function allPairs(view: ImpeRundeView, figures: Figures | undefined): Pair[] {
  const seats = view.players.map((_, seat) => seat);
  return seats.flatMap((one) => seats.slice(one + 1).map((other) => pairOf(view, figures, one, other)));
}

export const isSame = (pair: readonly [number, number], other: readonly [number, number] | null): boolean =>
  other !== null && pair[0] === other[0] && pair[1] === other[1];

/** What to ask about when somebody wants to take a stance. */
export const speech = (other: number, stance: Stance): Do => ({ do: "speak", other, stance });

const SPEAKING = ["stance", "speak"];

/** The action by which the reader takes a stance: his answer when he is asked, and otherwise a word in between. */
export function saying(
  legal: readonly Legal[],
  asides: readonly Aside[],
  other: number,
  stance: Stance,
): number | undefined {
  const says = (one: Do): boolean => SPEAKING.includes(one.do) && one["other"] === other && one["stance"] === stance;
  return (legal.find(says) ?? asides.find(says))?.action;
}

/** An action without anything to choose in it. */
export const plain = (actions: readonly Aside[], family: string): number | undefined =>
  actions.find((one) => one.do === family)?.action;

/**
 * Where another player wants war with the reader, or peace in a war of the reader's: after how many actions that was
 * said, or the reader's offer left. A number of null: nobody knows, as where a game began with it.
 */
export function lastWord(
  view: ImpeRundeView,
  events: readonly GameEvent[],
  me: number,
  other: number,
): { number: number | null } | null {
  const [mine, theirs] = [view.relations[me]?.stance[other], view.relations[other]?.stance[me]];
  const isAtOdds =
    theirs === "war" ? isOpen(view) || view.relations[me]?.now[other] === "war" : isOpen(view) && mine === "war";
  if (!isAtOdds || view.relations[me]?.sealed[other]) return null;
  const said = events.findLast(({ event, seat, other: to, stance }) => {
    if (event !== "stance") return false;
    const isTheirs = seat === other && to === me && stance === theirs;
    return isTheirs || (theirs === "war" && seat === me && to === other && stance === "peace");
  });
  if (said) return { number: said.action + 1 };
  return theirs === "war" ? { number: null } : null;
}

// -- goals -------------------------------------------------------------------------------------------------

/** Numbers that may be proposed, without a gap; `first` is the action for `from`. */
export interface Goals {
  from: number;
  to: number;
  first: number;
}

export function goalsOf(asides: readonly Aside[]): Goals[] {
  return asides
    .filter((one) => one.do === "propose")
    .map((one) => ({ from: Number(one["from"]), to: Number(one["to"]), first: one.first ?? 0 }));
}

export function proposing(goals: readonly Goals[], goal: number): number | undefined {
  const range = goals.find(({ from, to }) => from <= goal && goal <= to);
  return range && range.first + goal - range.from;
}
