// What server and browser say to each other: docs/plans/0002-browser-table.md, "The protocol".

export type Language = "en" | "de" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "de", "fr"];

export const LUCK = -2;
export const NOBODY = -1;

/** A word or number of the engine, as an argument of an action, event, prompt or refusal. */
export type Value = string | number;

/** An action in words: its family in `do`, and its arguments by name. */
export type Do = { do: string; [argument: string]: Value };

/** An action that may be taken now: its number and its words. */
export type Legal = Do & { action: number };

/** What a seat may do though nobody asked it; money comes as a range, and `first` is the action for `from`. */
export type Aside = Do & { action?: number; first?: number };

/** What happened: its kind in `event`, its arguments, and the number of the action that told it. */
export type GameEvent = { event: string; action: number; [argument: string]: Value };

export type Prompt = [step: string, details: Record<string, Value>];

export interface Outcome {
  reason: string;
  scores: number[];
  ranks: number[];
}

// -- views of Imperial ---------------------------------------------------------------------------------------

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

export interface View {
  game: string;
  seat: number | null;
  step: string;
  steps: string[];
  to_act: number;
  players: PlayerView[];
  nations: NationView[];
  areas: Record<string, AreaView>;
  turn: TurnView;
}

// -- the live table ------------------------------------------------------------------------------------------

export interface StateMessage {
  type: "state";
  number: number;
  seat: number | null;
  to_act: number;
  people: number[];
  view: View;
  prompt: Prompt;
  legal?: Legal[];
  asides?: Aside[];
  can_undo: boolean;
  outcome: Outcome | null;
  events_from: number;
  events: GameEvent[];
}

export interface RefusedMessage {
  type: "refused";
  number: number;
  /** "rule", or "stale" for an answer to a decision that is not asked any more. */
  code?: string;
  rule: string;
  details: Record<string, Value>;
}

export interface WhyMessage {
  type: "why";
  ask: number;
  possible: boolean;
  rule?: string;
  details?: Record<string, Value>;
}

export interface ErrorMessage {
  type: "error";
  error: string;
}

export type ServerMessage = StateMessage | RefusedMessage | WhyMessage | ErrorMessage;

export type ClientMessage =
  | { type: "play"; number: number; action: number }
  | { type: "why"; ask: number; do: Do }
  | { type: "undo" }
  | { type: "seat"; seat: number }
  | { type: "pace"; hold: boolean };

// -- calls ---------------------------------------------------------------------------------------------------

export interface OptionInfo {
  name: string;
  default: Value;
  choices?: string[];
  least?: number;
  most?: number;
}

export interface GameInfo {
  id: string;
  players: [number, number];
  options: OptionInfo[];
  bots: string[];
}

export interface SeatInfo {
  name: string;
  bot: string;
}

export interface TableInfo {
  id: string;
  game: string;
  seats: SeatInfo[];
  created: string;
  updated: string;
  actions: number;
  over: boolean;
  to_act: number;
  options?: Record<string, Value>;
}

export interface Place {
  id: string;
  kind: string;
  names: Record<Language, string>;
  [fact: string]: unknown;
}

export interface BoardData {
  regions: Place[];
  powers: Place[];
  scenery?: Place[];
  borders: Record<string, [string, string][] | [number, number][]>;
  tables: Record<string, unknown>;
  map: unknown;
}

export interface RuleInfo {
  id: string;
  chapter: string;
  kind: string;
  source: string;
  number: string;
  see: string[];
  text: string;
  question: string;
}

export interface RulesInfo {
  chapters: { id: string; title: string }[];
  rules: RuleInfo[];
  steps?: Record<string, string[]>;
}

export interface PositionInfo {
  number: number;
  view: View;
  prompt: Prompt;
  actor: number;
  action: Do | null;
}

export interface HistoryTurn {
  number: number;
  turn: number;
  power: number[];
  treasury: number[];
  scores: number[] | null;
}
