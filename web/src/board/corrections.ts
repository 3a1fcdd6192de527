// Borders that the owner of a printed board has corrected: the picture shows our own.

import { heart, type BoardJson, type BoardWords, type Point } from "./types";

/** The corrected borders of a region, each in words. */
export function correctedBorders(id: string, board: BoardJson, words: BoardWords): string[] {
  const { added = [], removed = [] } = board.tables.corrections ?? {};
  const others = (pairs: string[][]): string[] =>
    pairs.filter((pair) => pair.includes(id)).flatMap((pair) => pair.filter((one) => one !== id));
  return [
    ...others(added).map((other) => words.say("board-border-added", { place: words.name(other) })),
    ...others(removed).map((other) => words.say("board-border-removed", { place: words.name(other) })),
  ];
}

/** A corrected border as a line between the hearts of two regions. */
export interface CorrectedLine {
  key: string;
  /** Whether the regions touch after all; otherwise they do not. */
  touches: boolean;
  from: Point;
  to: Point;
}

/** All corrected borders, to be drawn over the picture. */
export function correctedLines(board: BoardJson): CorrectedLine[] {
  const { added = [], removed = [] } = board.tables.corrections ?? {};
  const line = (pair: string[], touches: boolean): CorrectedLine => {
    const [from, to] = pair.map((id) => heart(board.map.regions[id]));
    return { key: pair.join(), touches, from: from ?? [0, 0], to: to ?? [0, 0] };
  };
  return [...added.map((pair) => line(pair, true)), ...removed.map((pair) => line(pair, false))];
}
