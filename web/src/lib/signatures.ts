// What the arguments of a game's actions and events are. The game declares it, so that nothing is guessed from names. A
// page shows one table at a time, so there is one set of signatures.

import type { ArgumentInfo, ArgumentKind, Do, GameEvent, Signatures, Value } from "./protocol";

let signatures: Signatures = { actions: {}, events: {}, details: {} };

/** Take over what a game declares. */
export function declare(declared: Signatures): void {
  signatures = declared;
}

const argumentsOf = (given: Do | GameEvent): ArgumentInfo[] =>
  ("do" in given ? signatures.actions[String(given["do"])] : signatures.events[String(given["event"])]) ?? [];

/** The kinds of the arguments of an action or event, by name. */
export const kindsOf = (given: Do | GameEvent): Map<string, ArgumentKind> =>
  new Map(argumentsOf(given).map(({ name, kind }) => [name, kind]));

export const detailKind = (name: string): ArgumentKind => signatures.details[name] ?? "word";

/** The names of the arguments of this kind, in their order. */
export const namesOf = (given: Do | GameEvent, kind: ArgumentKind): string[] =>
  argumentsOf(given).flatMap((one) => (one.kind === kind && one.name in given ? [one.name] : []));

const valuesOf = (given: Do | GameEvent, kind: ArgumentKind): Value[] =>
  namesOf(given, kind).map((name) => given[name] as Value);

/** The regions that an action or event names, in their order: a move goes from the first to the last. */
export const regionsIn = (given: Do | GameEvent): string[] => valuesOf(given, "region").map(String);

/** The first power that an action or event names. */
export const powerIn = (given: Do | GameEvent): string | undefined => valuesOf(given, "power").map(String)[0];

/** The first player that an action or event names. */
export const seatIn = (given: Do | GameEvent): number | undefined =>
  [...valuesOf(given, "seat"), ...valuesOf(given, "party")].find((value) => typeof value === "number");
