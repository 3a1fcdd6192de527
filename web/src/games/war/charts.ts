// War! over time: victory points as a whole and by source, income, regions, forces and points to spend.

import type { BoardData, HistoryTurn } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import { knownLines, playerLines } from "../../table/lines";
import type { ChartInfo, Line } from "..";

const CHARTS = ["points", "income", "regions", "units", "fleets", "pp", "dp"];
const SOURCES = ["points_land", "points_works", "points_rest"];

export function charts(turns: HistoryTurn[], words: Words, _board: BoardData): ChartInfo[] {
  const chart = (name: string): ChartInfo => ({
    title: words.say(`web-chart-${name.replaceAll("_", "-")}`),
    lines: playerLines(turns, words, name),
  });
  const [points, ...others] = [...CHARTS, ...SOURCES].map(chart);
  return [{ ...(points as ChartInfo), lines: totals(turns, words), standing: true }, ...others, ...cards(turns, words)];
}

/** Victory points; with those of the hidden cards once everybody knows them. */
export function totals(turns: HistoryTurn[], words: Words): Line[] {
  const all = playerLines(turns, words, "card");
  const known = knownLines(all).length === all.length ? all : [];
  return playerLines(turns, words, "points").map((line, seat) => ({
    ...line,
    values: line.values.map((value, i) => (value === null ? null : value + (known[seat]?.values[i] ?? 0))),
  }));
}

/** Points of the hidden victory cards, where there are any: the reader's own until the game is over. */
function cards(turns: HistoryTurn[], words: Words): ChartInfo[] {
  const all = playerLines(turns, words, "card");
  const lines = knownLines(all);
  const note = lines.length < all.length ? { note: words.say("web-chart-card-hidden") } : {};
  return all.length > 0 ? [{ title: words.say("web-chart-card"), lines, ...note }] : [];
}
