// Cards of the secret service at the table: what the reader can do with each of them, and what passes mean.

import type { Aside, Legal } from "../../../lib/protocol";
import type { Words } from "../../../lib/words";
import type { Cards, ImpeRundeView, Units } from "../view";

/** Cards of one kind, and the action that plays or takes one; null where that is not possible now. */
export interface Held {
  card: string;
  count: number;
  action: number | null;
}

export const cardName = (words: Words, card: string): string => words.say("web-card-name", named(words, card));

/** What messages about a card are given. */
export const named = (words: Words, card: string) => ({ card: words.name(card), card_id: card });

/** Cards with what can be done with them by such an action; those that can be used come first. */
export function held(cards: Cards, actions: readonly Aside[], does: string): Held[] {
  const found = new Map(actions.filter((one) => one.do === does).map((one) => [one["card"], one.action]));
  const all = Object.entries(cards).map(([card, count]) => ({ card, count, action: found.get(card) ?? null }));
  return [...all.filter(usable), ...all.filter((one) => !usable(one))];
}

export const usable = (one: Held): boolean => one.action !== null;

/** Standing wishes and talks have their places in panels: the dialog is for breaking in with a card. */
export function toBreakIn(asides: readonly Aside[]): Aside[] {
  const cards = asides.filter((aside) => aside.do === "interrupt");
  return cards.length > 0 ? [...cards, ...asides.filter((aside) => aside.do === "alert")] : [];
}

/** Playing no card: just now, or no more in this phase. */
export function passes(view: ImpeRundeView, legal: readonly Legal[]): Legal[] {
  if (view.step !== "window" && view.step !== "response") return [];
  return ["pass", "rest"].flatMap((name) => legal.filter((one) => one.do === name));
}

/** Show a country or sea on the board; null: none. */
export type Show = (place: string | null) => void;

/** "2 × infantry, 1 × fort", each in one piece; what is not there is not named. */
export const unitsIn = (words: Words, units: Units): string =>
  Object.entries(units)
    .filter(([, number]) => number > 0)
    .map(([kind, number]) => words.hint(["facing", { number, kind }]).replaceAll(" ", "\u00a0"))
    .join(", ");
