// ImpeRunde over time: trade posts, debts and money of the players.

import { numberOf, type BoardData, type HistoryTurn } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { ChartInfo } from "..";

const CHARTS = ["posts", "debts", "money"];

export function charts(turns: HistoryTurn[], words: Words, _board: BoardData): ChartInfo[] {
  const row = turns[0]?.["posts"];
  const seats = Array.isArray(row) ? row.length : 0;
  const line = (name: string, seat: number): ChartInfo["lines"][number] => ({
    name: words.player(seat),
    colour: `var(--seat-${seat})`,
    values: turns.map((turn) => numberOf(turn, name, seat)),
  });
  return CHARTS.map((name) => ({
    title: words.say(`web-chart-${name}`),
    turn: words.say("web-chart-round"),
    lines: Array.from({ length: seats }, (_, seat) => line(name, seat)),
  }));
}
