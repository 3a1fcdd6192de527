// Imperial over time: power, treasuries, and what each investor would score.

import { numberOf, type BoardData, type HistoryTurn } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import { knownLines, playerLines } from "../../table/lines";
import type { ChartInfo, Line } from "..";

export function charts(turns: HistoryTurn[], words: Words, board: BoardData): ChartInfo[] {
  return [
    { title: words.say("web-chart-power"), lines: nations(turns, words, board, "power") },
    { title: words.say("web-chart-treasury"), lines: nations(turns, words, board, "treasury") },
    scores(turns, words),
  ];
}

function nations(turns: HistoryTurn[], words: Words, board: BoardData, of: "power" | "treasury"): Line[] {
  return board.powers.map((power, n) => ({
    name: words.name(power.id),
    colour: String(power["colour"]),
    values: turns.map((turn) => numberOf(turn, of, n)),
  }));
}

/** The scores that this seat may know: all of them where cash is open, otherwise its own. */
function scores(turns: HistoryTurn[], words: Words): ChartInfo {
  const all = playerLines(turns, words, "scores");
  const lines = knownLines(all);
  const hidden = lines.length === 0 || lines.length < all.length;
  return {
    title: words.say("web-chart-scores"),
    standing: true,
    lines,
    ...(hidden ? { note: words.say("web-chart-scores-hidden") } : {}),
  };
}
