// The budget sheet as it is shown: what is booked, what is expected, and what a choice of debts would write below.

import type { Hint } from "../../../lib/protocol";
import { LINES, type Figures, type PlayerView, type SheetLine } from "../view";

export type Lines = Partial<Record<SheetLine, number>>;

export interface Column {
  round: number;
  isExpected: boolean;
  lines: Lines;
}

/** The sheet of a player, and beside it what the next one would say; while it is being filled in there is none. */
export function columnsOf(player: PlayerView, figures: Figures | undefined, seat: number, preview: Lines): Column[] {
  if (!figures) return [];
  const { sheet, coming } = figures;
  const booked = { round: sheet, isExpected: false, lines: { ...player.sheet, ...player.draft, ...preview } };
  const expected = { round: coming, isExpected: true, lines: figures.players[seat]?.income ?? {} };
  return [...(sheet > 0 ? [booked] : []), ...(coming !== sheet ? [expected] : [])];
}

/** The lines that have something to show: before the first sheet only those of the income. */
export function linesOf(columns: Column[]): SheetLine[] {
  return LINES.filter((line) => columns.some((column) => column.lines[line] !== undefined));
}

/** What the server says that a choice of debts would write. */
export function previewOf(hints: readonly Hint[] | undefined, player: PlayerView): Lines {
  const books = hints?.find(([name]) => name === "books")?.[1];
  if (!books) return {};
  const [free, debts] = [Number(books["funds"]), Number(books["debts"])];
  const change = debts - player.debts;
  return { repaid: Math.min(0, change), borrowed: Math.max(0, change), free, debts };
}

/** A number of the sheet; nothing is a dash, but having no debts says something. */
export function written(line: SheetLine, value: number | undefined): string {
  if (value === undefined) return "";
  if (value === 0 && line !== "debts") return "–";
  return String(value).replace("-", "−");
}
