// What server and browser say to each other: docs/plans/0002-browser-table.md, "The protocol".

export type Language = "en" | "de" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "de", "fr"];

export const LUCK = -2;
export const NOBODY = -1;

/** A word or number of the engine, as an argument of an action, event, prompt or refusal. */
export type Value = string | number;

/** An action as data: its family in `do`, and its arguments by name. Seats and amounts are numbers, seats from 0. */
export type Do = { do: string; [argument: string]: Value };

/** An action that may be taken now: its number and its words. */
export type Legal = Do & { action: number };

/** What a seat may do though nobody asked it; numbers come as a range, and `first` is the action for `from`. */
export type Aside = Do & { action?: number; first?: number };

/** What happened: its kind in `event`, its arguments, and the number of the action that told it. */
export type GameEvent = { event: string; action: number; [argument: string]: Value };

export type Prompt = [step: string, details: Record<string, Value>];

export interface Outcome {
  reason: string;
  scores: number[];
  ranks: number[];
}

/** What a choice would cost or bring: a message of the game, `hint-NAME`, with its values. */
export type Hint = [name: string, values: Record<string, Value>];

/** The position as a seat may see it. This much is the same in all games; the rest is known to the game's own module. */
export interface View {
  game: string;
  seat: number | null;
  step: string;
  steps: string[];
  to_act: number;
  deciders: number[];
}

// -- the live table ------------------------------------------------------------------------------------------

/** Somebody asks the others to take back a decision past luck, new information or somebody else's decision. */
export interface TakeBack {
  by: number;
  /** How many actions would remain. */
  until: number;
  waiting: number[];
  agreed: number[];
}

export interface StateMessage {
  type: "state";
  number: number;
  /** The seat in front of the screen; null for spectators. */
  front: number | null;
  /** The seat that may see all this: the one in front, or null until its player is known to be there. */
  seat: number | null;
  /** How many actions there were when the seat in front had taken its last one. */
  acted: number;
  to_act: number;
  /** All who may decide now, in any order; luck alone, or nobody when the game is over. */
  deciders: number[];
  people: number[];
  view: View;
  prompt: Prompt;
  legal?: Legal[];
  asides?: Aside[];
  /** What one might expect to be possible now, though it is not. */
  dimmed?: Do[];
  /** By the number of an action: what it would cost or bring (see `unpack`). */
  hints?: Map<number, Hint[]>;
  /** Numbers that this seat could work out from what lies open; each game has its own. */
  figures?: unknown;
  can_undo: boolean;
  /** The last decision here can only be taken back if the others agree. */
  can_ask?: boolean;
  request?: TakeBack | null;
  outcome: Outcome | null;
  events_from: number;
  events: GameEvent[];
}

/** Whether the one in front of the screen is to decide. */
export const decides = ({ front, deciders }: StateMessage): boolean => front !== null && deciders.includes(front);

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
  /** Of what this seat may answer now: whether somebody else or luck would go on after it. */
  ends?: boolean;
  rule?: string;
  details?: Record<string, Value>;
}

export interface ErrorMessage {
  type: "error";
  error: string;
  /** The `why` that it answers, if it does. */
  ask?: number;
}

/** Somebody did not agree to take back. */
export interface DeclinedMessage {
  type: "declined";
  by: number;
}

export type ServerMessage = StateMessage | RefusedMessage | WhyMessage | ErrorMessage | DeclinedMessage;

/** On the line, each choice carries its hints; here they lie apart, so that an action is its words and nothing else. */
export function unpack(message: StateMessage): StateMessage {
  const hints = new Map<number, Hint[]>();
  const strip = <A extends Do>(action: A): A => {
    const { hints: told, ...words } = action as unknown as Record<string, unknown>;
    if (told && words["action"] !== undefined) hints.set(Number(words["action"]), told as Hint[]);
    return words as A;
  };
  const out: StateMessage = { ...message, hints };
  if (message.legal) out.legal = message.legal.map(strip);
  if (message.asides) out.asides = message.asides.map(strip);
  return out;
}

export type ClientMessage =
  | { type: "play"; number: number; action: number }
  | { type: "why"; ask: number; do: Do }
  | { type: "undo" }
  | { type: "ask" }
  | { type: "answer"; seat: number; agree: boolean; until: number }
  | { type: "seat"; seat: number | null }
  | { type: "present"; seat: number }
  | { type: "pace"; hold: boolean };

// -- calls ---------------------------------------------------------------------------------------------------

export interface OptionInfo {
  name: string;
  default: Value;
  choices?: string[];
  least?: number;
  most?: number;
  /** Free text, from a file, of at most so many characters. */
  longest?: number;
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
  /** Where its board is: that of the game, or its own where somebody has corrected it. */
  board?: string;
}

export interface Place {
  id: string;
  kind: string;
  names: Record<Language, string>;
  [fact: string]: unknown;
}

/** What somebody who owns the printed board has corrected. The picture shows the borders as we drew them. */
export interface Corrections {
  values: string[];
  wheel: string[];
  events: string[];
  added: [string, string][];
  removed: [string, string][];
}

export interface BoardData {
  regions: Place[];
  powers: Place[];
  scenery?: Place[];
  borders: Record<string, [string, string][] | [number, number][]>;
  tables: Record<string, unknown> & { corrections?: Corrections };
  map: unknown;
}

export interface RuleInfo {
  id: string;
  chapter: string;
  kind: string;
  source: string;
  number: string;
  /** Of a ruling: the chapters that it completes. */
  belongs_to: string[];
  see: string[];
  text: string;
  question: string;
}

export interface RulesInfo {
  chapters: { id: string; title: string }[];
  rules: RuleInfo[];
  steps?: Record<string, string[]>;
}

/** How the log is shortened, and which rule each event carries out: some by the event's first argument. */
export interface LogInfo {
  minor: string[];
  implied: Record<string, string[]>;
  rules: Record<string, string | Record<string, string>>;
}

export interface PositionInfo {
  number: number;
  view: View;
  figures?: unknown;
  prompt: Prompt;
  actor: number;
  /** The last action; null at the start, and while it is hidden from this seat. */
  action: Do | null;
}

/** A finished turn: its numbers by name, for each power or seat; nothing for those that this seat may not know. */
export interface HistoryTurn {
  number: number;
  turn: number;
  [name: string]: number | (number | null)[] | null;
}

/** One of these numbers, by the place of its power or seat. */
export function numberOf(turn: HistoryTurn, name: string, place: number): number | null {
  const row = turn[name];
  return Array.isArray(row) ? (row[place] ?? null) : null;
}
