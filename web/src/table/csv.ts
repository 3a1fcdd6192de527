// Charts as a table for other programs: a row for each turn, a column for each line.

import type { ChartInfo } from "../games";
import type { HistoryTurn } from "../lib/protocol";

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export function csvOf(
  charts: readonly ChartInfo[],
  turns: readonly HistoryTurn[],
  turnOf: (chart: ChartInfo) => string,
): string {
  const columns = charts.flatMap(({ title, lines }) =>
    lines.map((line) => ({ ...line, name: `${title}: ${line.name}` })),
  );
  const head = [charts[0] ? turnOf(charts[0]) : "", ...columns.map(({ name }) => name)];
  const rows = turns.map(({ turn }, i) => [turn, ...columns.map(({ values }) => values[i] ?? "")]);
  return [head, ...rows].map((row) => row.map((cell) => quoted(String(cell))).join(",") + "\n").join("");
}
