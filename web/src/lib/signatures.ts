// What the arguments of a game's actions and events are. The game declares it, so that nothing is guessed from names. A
// page shows one table at a time, so there is one set of signatures.

import type { Do, GameEvent, Value } from "./protocol";

/** See src/greatpowers/core/words.py. Seats count from 0; a party is a seat, or somebody else by a word. */
export type Kind = "seat" | "party" | "region" | "power" | "amount" | "number" | "word";

export interface Argument {
  name: string;
  kind: Kind;
}

export interface Signatures {
  actions: Record<string, Argument[]>;
  events: Record<string, Argument[]>;
  /** The kinds of values in prompts, hints and refusals, where they are no plain words. */
  details: Record<string, Kind>;
}

let signatures: Signatures = { actions: {}, events: {}, details: {} };

/** Take over what a game declares. */
export function declare(declared: Signatures): void {
  signatures = declared;
}

const argumentsOf = (given: Do | GameEvent): Argument[] =>
  ("do" in given ? signatures.actions[String(given["do"])] : signatures.events[String(given["event"])]) ?? [];

/** The kinds of the arguments of an action or event, by name. */
export const kindsOf = (given: Do | GameEvent): Map<string, Kind> =>
  new Map(argumentsOf(given).map(({ name, kind }) => [name, kind]));

export const detailKind = (name: string): Kind => signatures.details[name] ?? "word";

/** The names of the arguments of this kind, in their order. */
export const namesOf = (given: Do | GameEvent, kind: Kind): string[] =>
  argumentsOf(given).flatMap((one) => (one.kind === kind && one.name in given ? [one.name] : []));

const valuesOf = (given: Do | GameEvent, kind: Kind): Value[] =>
  namesOf(given, kind).map((name) => given[name] as Value);

/** The regions that an action or event names, in their order: a move goes from the first to the last. */
export const regionsIn = (given: Do | GameEvent): string[] => valuesOf(given, "region").map(String);

/** The first power that an action or event names. */
export const powerIn = (given: Do | GameEvent): string | undefined => valuesOf(given, "power").map(String)[0];
