// What a seat sees of ImpeRunde, and what follows from it.

import type { BoardData } from "../../lib/protocol";
import type { FleetView, ImpeRundeView, SheetLine } from "./view.generated";

export type {
  BattleFigures,
  BattleView,
  CardView,
  ColonyFigures,
  Fighters,
  Figures,
  FleetView,
  GatheringFigures,
  ImpeRundeView,
  LandView,
  PlayerView,
  Reference,
  Relation,
  SheetLine,
} from "./view.generated";

export type Units = Record<string, number>;
/** Kinds of pieces that fight. */
export const ARMIES = ["infantry", "cavalry", "artillery"];
export const WARSHIPS = ["frigate", "line"];
export const KINDS = [...ARMIES, "fort", ...WARSHIPS];

/** How movers on the second of their two moves are marked. */
export const LAST_MOVE = "_1";

export type Cards = Record<string, number>;
/** The lines of the budget sheet, in their order. */
export const LINES = [
  "carried",
  "home_tax",
  "dividend",
  "colonial_tax",
  "sea_tax",
  "interest",
  "repaid",
  "borrowed",
  "free",
  "invested",
  "surplus",
  "debts",
] as const satisfies readonly SheetLine[];

/** What a line of taxes comes from: a place (of the dividend a seat), and how much. */
export type Source = (string | number)[];

/** The party of the black ships. */
export const PIRATES = "pirates";
export const PIRATE_BLACK = "#26221f";

/** What is printed on the board. */
export interface Tables {
  /** Doubloons for a unit, a post, a card, a canal. */
  cost: Record<string, number>;
  canal: { id: string; land: string; posts: number }[];
  /** The event wheels, with the fields of each event. */
  land_event: { id: string; wheel: number }[];
  sea_event: { id: string; wheel: number }[];
  card: { id: string; count: number }[];
  /** By the number of players. */
  goals: Record<string, Record<"short" | "normal" | "long", number>>;
  home_tax: number;
  dividend: number;
  loan: number;
  most_debts: number;
  most_repaid: number;
  most_cards_bought: number;
  spending_per_post: number;
}

export const tablesOf = (board: BoardData): Tables => board.tables as unknown as Tables;

/** The power whose colour a seat plays: that of its home. */
export const powerOf = (view: ImpeRundeView, seat: number): string | null => view.players[seat]?.home ?? null;

/** Units with two moves left, and with one; only those of the player who moves. */
export type Fresh = Pick<FleetView, "one" | "two">;

/** What a party has in a sea. */
export function fleetOf(view: ImpeRundeView, sea: string, party: string): FleetView | undefined {
  const found = view.seas[sea]?.[party];
  return Array.isArray(found) ? undefined : found;
}

/** Who has ships in a sea, and which. */
export function fleetsIn(view: ImpeRundeView, sea: string): [party: string, fleet: FleetView][] {
  return Object.entries(view.seas[sea] ?? {}).flatMap(([party, fleet]): [string, FleetView][] =>
    Array.isArray(fleet) ? [] : [[party, fleet]],
  );
}

/** The discs that lie in a country or sea. */
export function discsIn(view: ImpeRundeView, place: string): string[] {
  const there = view.seas[place]?.["discs"];
  return view.lands[place]?.discs ?? (Array.isArray(there) ? there : []);
}
