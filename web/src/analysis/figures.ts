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

/** In the order of what is said of them. */
export function asShown(lines: readonly LineInfo[]): LineInfo[] {
  const said = saidPercent(lines);
  return lines.toSorted((one, other) => said(other.chance) - said(one.chance));
}

/** Whether nothing that is said of them tells one from another. */
export const areEven = (lines: readonly LineInfo[]): boolean =>
  lines.length > 1 && lines.every(({ chance }) => saidPoints(lines)(chance) === 0);

/** How far a chance is from the best of these, in percentage points: the difference of what is said of both. */
export const saidPoints = (lines: readonly LineInfo[]): ((chance: number) => number) => {
  const said = saidPercent(lines);
  const best = said(lines[0]?.chance ?? 0);
  return (chance) => Math.round(10 * (said(chance) - best)) / 10 + 0; // and never -0
};

/** By what a hint is known: a letter, as the choices have numbers of their own, which are keys. */
export const letterOf = (place: number): string => String.fromCharCode(65 + place);

/** What stands where these actions can be chosen. */
export function marksOf(words: Words, lines: readonly LineInfo[]): Mark[] {
  const said = saidPercent(lines);
  return lines.map(({ action, chance }, place) => ({
    action,
    sign: letterOf(place),
    chance: words.say("web-percent", { percent: said(chance) }),
    said: words.say("web-advice-mark", { rank: letterOf(place), percent: said(chance) }),
  }));
}
