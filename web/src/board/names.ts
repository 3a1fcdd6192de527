// Names for eyes and ears: a short monogram for each power, and what a region holds, in one sentence.

import type { Kind } from "./kind";
import type { BoardJson, BoardWords, Language, Place, View } from "./types";

/** Up to two capital letters that tell the powers apart: AH, I, F, GB, GE, R. */
export function monograms(powers: readonly Place[], language: Language): Map<string, string> {
  const out = new Map<string, string>();
  const taken = new Set<string>();
  for (const power of powers) {
    const words = (power.names[language] || power.names.en).split(/[\s-]+/).filter(Boolean);
    const initials = words
      .map((word) => word.charAt(0).toLocaleUpperCase(language))
      .slice(0, 2)
      .join("");
    const first = words[0] ?? power.id;
    const options = [initials, ...[...first.slice(1)].map((letter) => first.charAt(0).toUpperCase() + letter)];
    const chosen = options.find((option) => !taken.has(option)) ?? power.id;
    taken.add(chosen);
    out.set(power.id, chosen);
  }
  return out;
}

/** What stands in a region, each thing in words. */
export function contents<V extends View>(
  kind: Kind<V>,
  id: string,
  board: BoardJson,
  view: V,
  words: BoardWords,
): string[] {
  return [
    ...kind.facts(id, board, view, words),
    ...kind.stacks(id, board, view).map((stack) => kind.say(stack, words)),
  ];
}

/** The region for a screen reader: name, owner, content, and whether something can be done there. */
export function spoken<V extends View>(
  kind: Kind<V>,
  id: string,
  board: BoardJson,
  view: V,
  words: BoardWords,
  possible: number,
): string {
  const owner = kind.owner(id, board, view);
  const parts = [words.name(id)];
  if (owner) parts.push(words.say("board-owner", { nation: words.name(owner), nation_id: owner }));
  parts.push(...contents(kind, id, board, view, words));
  if (possible > 0) parts.push(words.say("board-possible", { count: possible }));
  return parts.join(", ");
}
