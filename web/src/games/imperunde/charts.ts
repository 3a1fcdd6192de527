// ImpeRunde over time: trade posts, debts and money of the players.

import type { BoardData, HistoryTurn } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import { playerLines } from "../../table/lines";
import type { ChartInfo } from "..";

const CHARTS = ["posts", "debts", "money"];

export function charts(turns: HistoryTurn[], words: Words, _board: BoardData): ChartInfo[] {
  return CHARTS.map((name) => ({
    title: words.say(`web-chart-${name}`),
    turn: words.say("web-chart-round"),
    standing: name === "posts",
    lines: playerLines(turns, words, name),
  }));
}
