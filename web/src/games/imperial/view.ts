// What a seat sees of Imperial, and the numbers that the server works out from it.

import type { BoardData, Do, View } from "../../lib/protocol";

export type Units = Record<string, number>;

export interface AreaView {
  factory?: boolean;
  flag?: string;
  army?: Units;
  friendly?: Units;
  fleet?: Units;
}

export interface NationView {
  id: string;
  government: number;
  treasury: number;
  rondel: string | null;
  tax: number;
  power: number;
  bonds: number[];
}

export interface PlayerView {
  cash: number | null;
  swiss_bank: boolean;
}

export interface TurnView {
  card: number;
  nation: number;
  turns: number;
  fresh_army: number[];
  fresh_lying: number[];
  fresh_fleet: number[];
  [name: string]: number | number[];
}

export interface ImperialView extends View {
  players: PlayerView[];
  nations: NationView[];
  areas: Record<string, AreaView>;
  turn: TurnView;
}

export interface Figures {
  nations: {
    factor: number;
    taxes: number;
    free_factories: number;
    armies_left: number;
    fleets_left: number;
    flags_left: number;
  }[];
  players: { interest: number; bond_value: number; score: number | null }[];
}

/** What is printed on the board. */
export interface Tables {
  tax_chart: number[];
  power_end: number;
  bond_faces: number[];
  bond_interest: number[];
}

export const tablesOf = (board: BoardData): Tables => board.tables as unknown as Tables;

/** The faces of a player's bonds, by the number of the nation. */
export function bondsOf(tables: Tables, view: ImperialView, seat: number): { nation: number; faces: number[] }[] {
  const faces = (nation: NationView): number[] =>
    nation.bonds.flatMap((holder, rank) => (holder === seat ? [tables.bond_faces[rank] ?? 0] : []));
  return view.nations.map((nation, n) => ({ nation: n, faces: faces(nation) })).filter((one) => one.faces.length > 0);
}

const FRESH: Record<string, string> = { sail: "fresh_fleet", march: "fresh_army", march_friendly: "fresh_lying" };

/** How many units could make the same move one after another. */
export function unitsFor(board: BoardData, view: ImperialView, action: Do): number {
  const fresh = view.turn[FRESH[action.do] ?? ""];
  const from = board.regions.findIndex((region) => region.id === action["from"]);
  return Array.isArray(fresh) ? (fresh[from] ?? 1) : 1;
}

/** The same view with nobody's cash on it, while nobody of those at the screen has sat down. */
export const veil = (view: ImperialView): ImperialView => ({
  ...view,
  players: view.players.map((player) => ({ ...player, cash: null })),
});

/** And the figures without what only the owner of the cash may know. */
export const veilFigures = (figures: Figures): Figures => ({
  ...figures,
  players: figures.players.map((player) => ({ ...player, score: null })),
});
