// The types of views, generated from view.py, figures.py and layout.py of the game by `make layouts`.

import type { View } from "../../lib/protocol";

/** A player. `cash`: null where it is a secret. */
export interface PlayerView {
  cash: number | null;
  swiss_bank: boolean;
}

/** A nation. `bonds`: by value, the seat that holds each bond, or -1. */
export interface NationView {
  id: string;
  government: number;
  treasury: number;
  rondel: string | null;
  tax: number;
  power: number;
  bonds: number[];
}

/** What is in an area. */
export interface AreaView {
  factory?: boolean;
  flag?: string;
  army?: Record<string, number>;
  friendly?: Record<string, number>;
  fleet?: Record<string, number>;
}

/** The view. `nation`: whose turn it is, by number; `card`: the seat that holds the investor card. */
export interface ImperialView extends View {
  frames: Frame[];
  turns: number;
  nation: number;
  card: number;
  bank: number | null;
  players: PlayerView[];
  nations: NationView[];
  areas: Record<string, AreaView>;
}

/**
 * Of a nation. `points`: of power that Taxation would bring now; `lent`: by seat; `free_factories`: not occupied.
 *
 * `..._left`: still in the supply.
 */
export interface NationFigures {
  factor: number;
  taxes: number;
  points: number;
  interest: number;
  lent: number[];
  free_factories: number;
  armies_left: number;
  fleets_left: number;
  flags_left: number;
}

/** Of a player. `score`: null where it would give the cash away. */
export interface PlayerFigures {
  interest: number;
  bond_value: number;
  score: number | null;
}

/** A way by sea to where no army of this place can march. `number`: how many armies can take it. */
export interface ConvoyFigures {
  unit: string;
  area: string;
  to: string;
  seas: string[];
  actions: number[];
  number: number;
}

/** What everybody is told, and what depends on who asks. */
export interface Figures {
  nations: NationFigures[];
  players: PlayerFigures[];
  convoys: ConvoyFigures[];
}

/** Flag cards are dealt. */
export interface DealFrame {
  step: "deal";
  dealt: string[];
}

/** Bonds of the variant for experienced players: one offer to each player for each nation. */
export interface GrantFrame {
  step: "grant";
  first: number;
  offered: string;
  queue: number[];
}

/** A nation's turn. */
export interface TurnFrame {
  step: "turn";
  stage: number;
  fee: number;
  passed: number;
}

/** Swiss Banks may stop a nation on Investor. */
export interface ForceFrame {
  step: "force";
  queue: number[];
}

/** Factories make units. */
export interface ProductionFrame {
  step: "production";
  produced: string[];
}

/** Units are bought. */
export interface ImportFrame {
  step: "import";
  left: number;
}

/** What the active nation may still do in this maneuver. */
export interface ManeuverFrame {
  step: "maneuver";
  part: number;
  fresh_army: Record<string, number>;
  fresh_lying: Record<string, number>;
  fresh_fleet: Record<string, number>;
  raised: Record<string, number>;
  lowered: Record<string, number>;
  carried: Record<string, number>;
}

/** An army is at sea. */
export interface ConvoyFrame {
  step: "convoy";
  origin: string | null;
  at: string | null;
  crossed: string[];
}

/** A unit has come to an area: its stance is declared, or its government may attack. */
export interface ArrivalFrame {
  step: "stance" | "entry";
  at: string | null;
  unit: string;
}

/** The nations that were moved in on are asked one after another whether they fight. */
export interface CallsFrame {
  step: "calls";
  at: string | null;
  unit: string;
  turned: number;
  unasked: string[];
}

/** One of them is asked. */
export interface CallFrame {
  step: "call";
  asked: string | null;
}

/** A declared battle: against which unit? */
export interface BattleFrame {
  step: "battle";
  at: string | null;
  unit: string;
}

/** A nation has fewer flags than it gains regions. */
export interface FlagsFrame {
  step: "flags";
  wanting: string[];
  gainer: string | null;
}

/** The investor card, then Swiss Banks. */
export interface InvestFrame {
  step: "invest";
  queue: number[];
  lent_to: string[];
}

/** The variant without the investor card: investing after a nation's turn. */
export interface RoundFrame {
  step: "round";
  first: number;
  offered: string;
  queue: number[];
  rounds: string[];
}

/** A step without data of its own. */
export interface PlainFrame {
  step: "over" | "lot" | "rondel" | "factory" | "fleets" | "armies";
}

export type Frame =
  | DealFrame
  | GrantFrame
  | TurnFrame
  | ForceFrame
  | ProductionFrame
  | ImportFrame
  | ManeuverFrame
  | ConvoyFrame
  | ArrivalFrame
  | CallsFrame
  | CallFrame
  | BattleFrame
  | FlagsFrame
  | InvestFrame
  | RoundFrame
  | PlainFrame;
