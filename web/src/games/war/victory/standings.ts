// Who leads, line by line of the Victory Point Table, and how the zones are divided.

import type { BoardData } from "../../../lib/protocol";
import type { Figures, WarView } from "../view";

/** The buildings of a set. */
export const SET = ["city", "factory", "port", "railroad"] as const;

/** What each player has in all, as far as the reader knows. */
export function totals(view: WarView, figures: Figures | undefined): number[] {
  return view.players.map((player, seat) => {
    const lines = figures?.players[seat]?.points;
    return lines ? Object.values(lines).reduce((sum, points) => sum + points, 0) : player.points;
  });
}

/** Seats from the most points to the fewest. */
export function ranking(points: readonly number[]): number[] {
  return points.map((_, seat) => seat).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || a - b);
}

/** The lines that are scored in this game, in the order of the table. */
export function linesOf(figures: Figures | undefined): string[] {
  const all = new Set(figures?.players.flatMap((player) => Object.keys(player.points)));
  if (all.has("card")) all.delete("zones"); // they score nothing beside hidden cards
  return [...all];
}

/** How many complete sets of production buildings a player has, and which buildings the next one lacks. */
export function setsOf(view: WarView, seat: number): { sets: number; missing: string[] } {
  const has = (building: string): number => view.players[seat]?.buildings[building] ?? 0;
  const sets = Math.min(...SET.map(has));
  return { sets, missing: SET.filter((building) => has(building) === sets) };
}

export interface Zone {
  id: string;
  /** The owners of its regions by seat, -1 for natives; one player's regions stand together. */
  owners: number[];
}

/** The zones of the board, each with all its regions. */
export function zonesOf(board: BoardData, view: WarView): Zone[] {
  const zones = new Map<string, number[]>();
  for (const { id, zone } of board.regions as { id: string; zone?: string }[])
    if (zone !== undefined) zones.set(zone, [...(zones.get(zone) ?? []), view.regions[id]?.owner ?? -1]);
  const last = view.players.length; // natives come last
  const place = (owner: number): number => (owner < 0 ? last : owner);
  return [...zones].map(([id, owners]) => ({ id, owners: owners.sort((a, b) => place(a) - place(b)) }));
}
