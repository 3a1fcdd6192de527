// Names for eyes and ears: a short monogram for each power, and what a region holds, in one sentence.

import { stacksIn } from "./stacks";
import type { BoardJson, BoardWords, Language, Place, View } from "./types";

/** Up to two capital letters that tell the powers apart: AH, I, F, GB, GE, R. */
export function monograms(powers: readonly Place[], language: Language): Map<string, string> {
  const out = new Map<string, string>();
  const taken = new Set<string>();
  for (const power of powers) {
    const words = (power.names[language] || power.names.en).split(/[\s-]+/).filter(Boolean);
    const initials = words.map((word) => word.charAt(0).toLocaleUpperCase(language)).slice(0, 2).join("");
    const first = words[0] ?? power.id;
    const options = [initials, ...[...first.slice(1)].map((letter) => first.charAt(0).toUpperCase() + letter)];
    const chosen = options.find((option) => !taken.has(option)) ?? power.id;
    taken.add(chosen);
    out.set(power.id, chosen);
  }
  return out;
}

/** Whose a region is: its home power, or whose flag is there. */
export function ownerOf(id: string, board: BoardJson, view: View): string | null {
  const flag = view.areas[id]?.flag;
  const home = board.regions.find((region) => region.id === id)?.["power"];
  return flag ?? (typeof home === "string" ? home : null);
}

/** What stands in a region, each thing in words. */
export function contents(id: string, board: BoardJson, view: View, words: BoardWords): string[] {
  const area = view.areas[id];
  const out: string[] = [];
  if (area?.factory) out.push(words.say("board-factory"));
  for (const { nation, unit, count } of stacksIn(id, area, board.powers.map((power) => power.id))) {
    out.push(words.say(`board-${unit}`, { count, nation: words.name(nation), nation_id: nation }));
  }
  return out;
}

/** The region for a screen reader: name, owner, content, and whether something can be done there. */
export function spoken(id: string, board: BoardJson, view: View, words: BoardWords, possible: number): string {
  const owner = ownerOf(id, board, view);
  const parts = [words.name(id)];
  if (owner) parts.push(words.say("board-owner", { nation: words.name(owner), nation_id: owner }));
  parts.push(...contents(id, board, view, words));
  if (possible > 0) parts.push(words.say("board-possible", { count: possible }));
  return parts.join(", ");
}
