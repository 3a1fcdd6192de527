// What a seat sees of ImpeRunde, and the numbers that the server works out from it.

import type { BoardData, View } from "../../lib/protocol";

export type Units = Record<string, number>;
/** Kinds of pieces that fight. */
export const ARMIES = ["infantry", "cavalry", "artillery"];
export const WARSHIPS = ["frigate", "line"];
export const KINDS = [...ARMIES, "fort", ...WARSHIPS];

/** How movers on the second of their two moves are marked. */
export const LAST_MOVE = "_1";

export type Cards = Record<string, number>;
export type Relation = "peace" | "war" | "armistice";

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
] as const;
export type SheetLine = (typeof LINES)[number];

export interface PlayerView {
  home: string | null;
  posts: number;
  posts_left: number;
  reserve: Units;
  debts: number;
  funds: number;
  surplus: number;
  sheet: Record<SheetLine, number>;
  cards: number;
  ready: boolean;
  alert: boolean;
  resting: boolean;
  booked: boolean;
  /** One's own. */
  hand?: Cards;
  booking?: number | null;
  /** The sheet with what one has chosen, while the others still choose. */
  draft?: Record<SheetLine, number> | null;
  /** Cards in another hand that the viewer has seen. */
  known?: Cards;
}

/** Units with two moves left, and with one; only those of the player who moves. */
export interface Fresh {
  one?: Units;
  two?: Units;
}

export interface LandView extends Fresh {
  owner: number;
  units?: Units;
  posts?: number;
  new_posts?: number;
  spent?: number;
  discs?: string[];
}

export interface FleetView extends Fresh {
  units: Units;
  laid?: Units;
}

/** By party ("0" to "5" are the seats, and "pirates"); and what lies there. */
export type SeaView = Record<string, FleetView> & { discs?: string[] };

export interface BattleView {
  at: string;
  attacker: number;
  defender: number;
  round: number;
  attackers: { kind: string; left: number; from: string }[];
  natives: number;
  use: number[];
  defenders: string[];
  dice: number[];
  bonus: number;
}

export interface CardView {
  player: number;
  card: string;
  at: string | null;
  to: string | null;
  against: number | null;
  and: number | null;
  sink: string | null;
  detach: number[] | null;
  openly: boolean | null;
  purse: number;
  chain: string[];
  seats: number[];
}

export interface RelationsView {
  now: Relation[];
  stance: Relation[];
  sealed: boolean[];
}

export interface ImpeRundeView extends View {
  round: number;
  phase: number;
  starter: number;
  active: number;
  /** The space that the question is about. */
  at: string | null;
  goal: number;
  proposal: { goal: number; by: number; agreed: number[] } | null;
  players: PlayerView[];
  relations: RelationsView[];
  lands: Record<string, LandView>;
  seas: Record<string, SeaView>;
  canals: string[];
  pile: number;
  discard: Cards;
  pirates: Units;
  battle: BattleView | null;
  card: CardView | null;
}

/** What a line of taxes comes from: a place (of the dividend a seat), and how much. */
export type Source = [from: string | number, amount: number];

/** What a colony allows in a round. */
export interface ColonyFigures {
  /** Doubloons for units, and how many of them are left. */
  limit: number;
  left: number;
  most_posts: number;
  /** A black disc lies there. */
  blocked: boolean;
}

/** Units of one kind in a battle: how many there are, and what counts besides their dice. */
export interface Fighters {
  kind: string;
  number: number;
  /** So many of them roll in this dice round; null before they are chosen. */
  rolling: number | null;
  /** By cards. */
  bonus: number;
  /** Facing a fort. */
  fort: number;
}

export interface BattleFigures {
  /** How likely the attacker wins from here; null where there is too much to count. */
  chance: number | null;
  attackers: Fighters[];
  defenders: Fighters[];
  /** What equal dice mean. */
  ties: "defender" | "boarding";
}

export interface Figures {
  battle: BattleFigures | null;
  /** The seats in the order of play. */
  order: number[];
  /** The round that the sheets are of, 0 before the first; and the one whose income is expected. */
  sheet: number;
  coming: number;
  colonies: Record<string, ColonyFigures>;
  players: {
    missing: number;
    colonies: number;
    value: number;
    armies: number;
    warships: number;
    income: Record<string, number>;
    sources: Partial<Record<SheetLine, Source[]>>;
  }[];
  /** By seat, if the talks ended now: how it would stand with the others, and its peace dividend. */
  outlook: { relations: Relation[]; dividend: number }[];
}

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
}

export const tablesOf = (board: BoardData): Tables => board.tables as unknown as Tables;

/** The power whose colour a seat plays: that of its home. */
export const powerOf = (view: ImpeRundeView, seat: number): string | null => view.players[seat]?.home ?? null;

/** Who has ships in a sea, and which. */
export function fleetsIn(view: ImpeRundeView, sea: string): [party: string, fleet: FleetView][] {
  const { discs: _discs, ...fleets }: SeaView = view.seas[sea] ?? {};
  return Object.entries(fleets as Record<string, FleetView>);
}

/** The same view with nobody's hand on it, while nobody of those at the screen has sat down. */
export const veil = (view: ImpeRundeView): ImpeRundeView => ({
  ...view,
  players: view.players.map(({ hand: _hand, booking: _booking, draft: _draft, known: _known, ...open }) => open),
});
