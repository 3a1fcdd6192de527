// War! over time: victory points, regions, income and forces of the players.

import { numberOf, type BoardData, type HistoryTurn } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { ChartInfo } from "..";

const CHARTS = ["points", "regions", "income", "units", "fleets", "pp", "dp"];

export function charts(turns: HistoryTurn[], words: Words, _board: BoardData): ChartInfo[] {
  const row = turns[0]?.["points"];
  const seats = Array.isArray(row) ? row.length : 0;
  const line = (name: string, seat: number): ChartInfo["lines"][number] => ({
    name: words.player(seat),
    colour: `var(--seat-${seat})`,
    values: turns.map((turn) => numberOf(turn, name, seat)),
  });
  return CHARTS.map((name) => ({
    title: words.say(`web-chart-${name}`),
    lines: Array.from({ length: seats }, (_, seat) => line(name, seat)),
  }));
}
