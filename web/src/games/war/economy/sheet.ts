// The production sheet as it is shown: what came in this turn, and what the next production phase would bring.

import type { GameEvent } from "../../../lib/protocol";
import type { PlayerFigures } from "../view";

/** The lines of the income, in their order. */
export const LINES = ["regions", "zones", "cities", "factories", "ports", "railroads", "resources", "spheres"] as const;
export type Line = (typeof LINES)[number];

/** What a player was paid and paid in one turn. */
export interface Booked {
  turn: number;
  lines: Partial<Record<Line, number>>;
  income: number;
  maintenance: number;
  dp: number;
}

/** The sheet of the last production phase, if there has been one: that of the set-up is a grant. */
export function bookedBy(events: readonly GameEvent[], seat: number): Booked | null {
  const start = events.findLastIndex((one) => one.event === "phase" && one["phase"] === "production");
  if (start < 0) return null;
  const told = events.slice(start);
  const sum = (event: string, line?: Line): number =>
    told
      .filter((one) => one.event === event && one["seat"] === seat && (line === undefined || one["line"] === line))
      .reduce((total, one) => total + Number(one["amount"]), 0);
  const turn = events.slice(0, start + 1).findLast((one) => one.event === "turn");
  return {
    turn: Number(turn?.["number"] ?? 1),
    lines: Object.fromEntries(LINES.map((line) => [line, sum("income", line)])),
    income: sum("income"),
    maintenance: sum("maintained"),
    dp: sum("dp_gained"),
  };
}

/** A region that pays, how much, and how that comes about. */
export interface Source {
  id: string;
  amount: number;
  /** Something that has to be said about it: a message with its values. */
  note: [message: string, values: Record<string, string | number>] | null;
  /** Other regions that it draws on, with what is there. */
  from: { id: string; what: string; amount: number | null }[];
}

/** Where the points of a line come from. */
export function sourcesOf(figures: PlayerFigures, line: Line): Source[] {
  const details = new Map<string, Partial<Source>>(detailsOf(figures, line).map((one) => [one.id ?? "", one]));
  return (figures.sources[line] ?? []).map(([id, amount]) => ({
    id: String(id),
    amount: Number(amount),
    note: null,
    from: [],
    ...details.get(String(id)),
  }));
}

function detailsOf(figures: PlayerFigures, line: Line): Partial<Source>[] {
  if (line === "factories")
    return figures.factories.map(({ region, amount, near, others }) => ({
      id: region,
      note: amount === 0 ? ["web-production-idle", {}] : null,
      from: [...near.map((id) => served(id, 2)), ...others.map((id) => served(id, 1))],
    }));
  if (line === "ports")
    return figures.ports.map(({ region, amount, ports, items, blockaded }) => ({
      id: region,
      note: blockaded
        ? ["web-production-blockaded", {}]
        : amount === 0
          ? ["web-production-alone", {}]
          : ["web-production-trade", { ports, items }],
    }));
  if (line === "railroads")
    return figures.railroads.map(({ region, serves }) => ({
      id: region,
      from: serves.map(([id = "", what = ""]) => ({ id, what, amount: null })),
    }));
  return [];
}

const served = (id: string, amount: number) => ({ id, what: "resource", amount });
