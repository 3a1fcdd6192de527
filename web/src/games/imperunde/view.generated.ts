// The types of views, generated from view.py, figures.py and layout.py of the game by `make layouts`.

import type { View } from "../../lib/protocol";

export type Relation = "peace" | "war" | "armistice";

export type SheetLine =
  | "carried"
  | "home_tax"
  | "dividend"
  | "colonial_tax"
  | "sea_tax"
  | "interest"
  | "repaid"
  | "borrowed"
  | "free"
  | "invested"
  | "surplus"
  | "debts";

/** A proposed goal. */
export interface ProposalView {
  goal: number;
  by: number;
  agreed: number[];
}

/** A player: `hand`, `booking` and `draft` (the sheet with it) are the viewer's own, `known` cards the others'. */
export interface PlayerView {
  home: string | null;
  posts: number;
  posts_left: number;
  reserve: Record<string, number>;
  debts: number;
  funds: number;
  surplus: number;
  sheet: Record<SheetLine, number>;
  cards: number;
  ready: boolean;
  alert: boolean;
  resting: boolean;
  booked: boolean;
  hand?: Record<string, number>;
  booking?: number | null;
  draft?: Record<SheetLine, number> | null;
  known?: Record<string, number>;
}

/** How a player stands with each of the others, and what they say in the talks. */
export interface RelationsView {
  now: Relation[];
  stance: Relation[];
  sealed: boolean[];
}

/** A land and what is there. */
export interface LandView {
  one?: Record<string, number>;
  two?: Record<string, number>;
  owner: number;
  units?: Record<string, number>;
  posts?: number;
  new_posts?: number;
  spent?: number;
  discs?: string[];
}

/** The ships of one party in a sea; those in `laid` were captured this turn. */
export interface FleetView {
  one?: Record<string, number>;
  two?: Record<string, number>;
  units: Record<string, number>;
  laid?: Record<string, number>;
}

export interface AttackerView {
  kind: string;
  left: number;
  from: string;
}

/** The battle that is gathered or fought. */
export interface BattleView {
  at: string;
  attacker: number;
  defender: number;
  round: number;
  attackers: AttackerView[];
  natives: number;
  use: number[];
  defenders: string[];
  dice: number[];
  bonus: number;
}

/** The card on the table with everything that was named for it. */
export interface CardView {
  and: number | null;
  player: number;
  card: string;
  at: string | null;
  to: string | null;
  against: number | null;
  sink: string | null;
  detach: number[] | null;
  openly: boolean | null;
  purse: number;
  chain: string[];
  seats: number[];
}

/** The view. `at`: what the question is about. Of a sea: fleets by party ("0" to "5", "pirates"), and `discs`. */
export interface ImpeRundeView extends View {
  round: number;
  phase: number;
  starter: number;
  active: number;
  at: string | null;
  goal: number;
  proposal: ProposalView | null;
  players: PlayerView[];
  relations: RelationsView[];
  lands: Record<string, LandView>;
  seas: Record<string, Record<string, FleetView | string[]>>;
  canals: string[];
  pile: number;
  discard: Record<string, number>;
  pirates: Record<string, number>;
  battle: BattleView | null;
  card: CardView | null;
}

/** Of a player. `missing`: posts to the goal; `income`: expected if nothing changed, by line of the sheet. */
export interface PlayerFigures {
  missing: number;
  colonies: number;
  value: number;
  armies: number;
  warships: number;
  income: Record<string, number>;
  sources: Record<SheetLine, (string | number)[][]>;
}

/** If the talks ended now: how a player would stand with each of the others, and the peace dividend. */
export interface OutlookFigures {
  relations: Relation[];
  dividend: number;
}

/** Of a colony. `limit`: doubloons for units in a round, `left` of them; `blocked`: by a black disc. */
export interface ColonyFigures {
  limit: number;
  left: number;
  most_posts: number;
  blocked: boolean;
}

/** Units of one kind in a battle. `rolling` in this dice round, null before they are chosen; `bonus` by cards. */
export interface Fighters {
  kind: string;
  number: number;
  rolling: number | null;
  bonus: number;
  fort: number;
}

/** How a battle stands. `chance`: how likely the attacker wins, null where there is too much to count. */
export interface BattleFigures {
  chance: number | null;
  attackers: Fighters[];
  defenders: Fighters[];
  ties: "defender" | "boarding";
}

/**
 * A way of a unit that a single step does not say all of: of several steps, or into a fight.
 *
 * `via`: the spaces between. `chance`: how likely it wins on its own; null where it does not fight, or too many do.
 */
export interface WayFigures {
  unit: string;
  area: string;
  to: string;
  via: string[];
  actions: number[];
  fights: boolean;
  chance: number | null;
}

/** The best attackers of a place, up to three, by kind; where they come from, and how likely they win. */
export interface AttackFigures {
  to: string;
  units: Record<string, number>;
  areas: string[];
  actions: number[];
  chance: number | null;
}

/** For the player who moves. */
export interface MovementFigures {
  ways: WayFigures[];
  attacks: AttackFigures[];
}

/**
 * For the player who gathers an attack.
 *
 * `chains`: the actions of each unit that comes in several steps. `units`: the best to bring, by kind;
 * `actions`: those that bring them and then fight; `chance`: how likely they win, null where nobody can count it.
 */
export interface GatheringFigures {
  chains: number[][];
  units: Record<string, number>;
  actions: number[];
  chance: number | null;
}

/** What everybody is told, and what only the one who decides needs. */
export interface Figures {
  order: number[];
  sheet: number;
  coming: number;
  players: PlayerFigures[];
  outlook: OutlookFigures[];
  colonies: Record<string, ColonyFigures>;
  battle: BattleFigures | null;
  movement: MovementFigures | null;
  gathering: GatheringFigures | null;
  shop: Record<string, Record<string, number>> | null;
}

/** A kind of unit. `moves`: on land, `at_sea`: on a ship, null where it is not; `fort`: against one, on its die. */
export interface UnitReference {
  kind: string;
  cost: number;
  lowest: number;
  highest: number;
  moves: number | null;
  at_sea: number | null;
  fort: number;
  pieces: number;
}

/** All of it. `bonus`: what Ambush and Surprise attack add in the first dice round. */
export interface Reference {
  units: UnitReference[];
  bonus: number;
}
