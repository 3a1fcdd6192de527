// Chances as they are said of several actions: as exactly as is needed to tell them apart.

import type { LineInfo } from "../lib/protocol";
import { percent, wholePercent } from "../lib/percent";
import type { Words } from "../lib/words";
import type { Mark } from "./marks.svelte";

const CLOSE = 0.03; // chances that differ by less are said in tenths of a percent

function areClose(lines: readonly LineInfo[]): boolean {
  const chances = lines.map(({ chance }) => chance);
  return Math.max(...chances) - Math.min(...chances) < CLOSE;
}

/** How to say a chance among these. */
export const saidPercent = (lines: readonly LineInfo[]): ((chance: number) => number) =>
  areClose(lines) ? percent : wholePercent;

/** How far a chance is from the best of these, in percentage points: the difference of what is said of both. */
export const saidPoints = (lines: readonly LineInfo[]): ((chance: number) => number) => {
  const said = saidPercent(lines);
  const best = said(lines[0]?.chance ?? 0);
  return (chance) => Math.round(10 * (said(chance) - best)) / 10 + 0; // and never -0
};

/** What stands where these actions can be chosen. */
export function marksOf(words: Words, lines: readonly LineInfo[]): Mark[] {
  const said = saidPercent(lines);
  return lines.map(({ action, chance }, place) => ({
    action,
    sign: String(place + 1),
    chance: words.say("web-percent", { percent: said(chance) }),
    said: words.say("web-advice-mark", { rank: place + 1, percent: said(chance) }),
  }));
}
