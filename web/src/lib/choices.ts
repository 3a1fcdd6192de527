// Legal actions as a list in words: numbered, in groups with headings, and what a region has to do with them.

import type { Do, Legal } from "./protocol";
import { regionsIn } from "./signatures";
import type { Words } from "./words";

export interface Choice {
  number: number;
  legal: Legal;
  label: string;
}

export interface Group {
  heading: string;
  choices: Choice[];
}

/** The choices in groups, numbered from 1; those without a heading come last. */
export function groupChoices(legal: Legal[], words: Words, game: string, step = ""): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const action of legal) {
    const heading = words.heading(action, game);
    const group = groups.get(heading) ?? [];
    group.push({ number: 0, legal: action, label: words.label(action, game, step) });
    groups.set(heading, group);
  }
  const out = [...groups].map(([heading, choices]) => ({ heading, choices }));
  out.sort((a, b) => Number(a.heading === "") - Number(b.heading === ""));
  let number = 0;
  for (const group of out) for (const choice of group.choices) choice.number = ++number;
  return out;
}

/** Whether an action is about this region. */
export function concerns(action: Do, region: string): boolean {
  return regionsIn(action).includes(region);
}

/** One thing that might be done, in words; and where it may be done now, as a legal action. */
export interface Candidate {
  action: Do;
  legal: Legal | undefined;
}

export const candidateOf = (action: Do, legal: readonly Legal[]): Candidate => ({
  action,
  legal: legal.find((one) => sameWords(one, action)),
});

/** Whether two actions say the same, whatever their numbers. */
export function sameWords(a: Do, b: Do | undefined): boolean {
  if (!b) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  names.delete("action");
  return [...names].every((name) => String(a[name]) === String(b[name]));
}
