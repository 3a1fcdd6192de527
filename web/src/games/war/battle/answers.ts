// Choices in a battle: which steps ask for one, and the piece that each is about.

import type { Candidate } from "../../../lib/choices";
import type { Do, Legal } from "../../../lib/protocol";

/** Steps in which the panel asks. */
export const ASKING = [
  "reinforce",
  "bring",
  "combat",
  "shift",
  "pick_off",
  "lose",
  "retreat",
  "last_stand",
  "embark",
  "pacify",
  "evacuate",
  "intercept",
  "naval_join",
  "sink",
  "break_off",
] as const;

/** The piece that a choice is about, or none. */
export function pictureOf(action: Do): string | undefined {
  if (action.do === "sink") return "fleet";
  return typeof action["kind"] === "string" ? action["kind"] : undefined;
}

/** Battles to begin with, and all other choices of the combat phase. */
export function combatOf(legal: readonly Legal[]): { battles: Map<string, Legal>; others: Legal[] } {
  const isBattle = (action: Legal): boolean => action.do === "battle";
  return {
    battles: new Map(legal.filter(isBattle).map((action) => [String(action["region"]), action])),
    others: legal.filter((action) => !isBattle(action)),
  };
}

/** Choices by their heading, those that are not possible after the others. */
export function grouped(
  legal: readonly Legal[],
  dimmed: readonly Do[],
  headingOf: (action: Do) => string,
): [heading: string, candidates: Candidate[]][] {
  const groups = new Map<string, Candidate[]>();
  const candidates: Candidate[] = [
    ...legal.map((action) => ({ action, legal: action })),
    ...dimmed.map((action) => ({ action, legal: undefined })),
  ];
  for (const candidate of candidates) {
    const heading = headingOf(candidate.action);
    groups.set(heading, [...(groups.get(heading) ?? []), candidate]);
  }
  return [...groups];
}
