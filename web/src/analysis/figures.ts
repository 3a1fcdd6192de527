// Chances as they are said of several actions: as exactly as is needed to tell them apart.

import type { LineInfo } from "../lib/protocol";
import { percent, wholePercent } from "../lib/percent";

const CLOSE = 0.03; // chances that differ by less are said in tenths of a percent

function areClose(lines: readonly LineInfo[]): boolean {
  const chances = lines.map(({ chance }) => chance);
  return Math.max(...chances) - Math.min(...chances) < CLOSE;
}

/** How to say a chance among these. */
export const saidPercent = (lines: readonly LineInfo[]): ((chance: number) => number) =>
  areClose(lines) ? percent : wholePercent;

/** How to say a change of the chance, in percentage points. */
export const saidPoints = (lines: readonly LineInfo[]): ((change: number) => number) => {
  const parts = areClose(lines) ? 10 : 1;
  return (change) => Math.round(100 * parts * change) / parts + 0; // and never -0
};
