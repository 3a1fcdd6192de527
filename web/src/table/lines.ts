// Lines of charts: a number of each player from turn to turn.

import type { Line } from "../games";
import { numberOf, type HistoryTurn } from "../lib/protocol";
import type { Words } from "../lib/words";

/** A line for each player, in the colour of the seat; without a number where it is a secret. */
export function playerLines(turns: readonly HistoryTurn[], words: Words, name: string): Line[] {
  const seats = Math.max(0, ...turns.map((turn) => (Array.isArray(turn[name]) ? turn[name].length : 0)));
  return Array.from({ length: seats }, (_, seat) => ({
    name: words.player(seat),
    colour: `var(--seat-${seat})`,
    values: turns.map((turn) => numberOf(turn, name, seat)),
  }));
}

/** Those of them that the reader may know. */
export const knownLines = (lines: readonly Line[]): Line[] =>
  lines.filter((line) => line.values.some((value) => value !== null));
