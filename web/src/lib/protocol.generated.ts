// The types of the protocol, generated from protocol.py and requests.py of the server by `make layouts`.

/**
 * The events of a battle besides the one that begins it.
 *
 * `moves`: right before it, to the place of the battle; `parts`: in its course; `ends`: with which it is over.
 */
export interface BattleStory {
  moves: string[];
  parts: string[];
  ends: string[];
}

/** What the views of all games have. `to_act` is the first of `deciders`, or luck (-2), or nobody (-1). */
export interface View {
  game: string;
  seat: number | null;
  step: string;
  steps: string[];
  to_act: number;
  deciders: number[];
}

export type Value = string | number;

export type Language = "en" | "de" | "fr";

/** An action as data: its family in `do`, and its arguments by name. */
export type Do = Record<string, Value> & {
  do: string;
};

/** An action with its number. */
export type Legal = Record<string, Value> & {
  do: string;
  action: number;
};

/** An action that a seat may take now, with hints about its cost and effect. */
export type Choice = Record<string, Value> & {
  do: string;
  action: number;
  hints?: Hint[];
};

/**
 * What a seat may do at any time, without the seat itself.
 *
 * Consecutive amounts are one entry, `from` and `to`; `first` is the number of the action for `from`.
 */
export type Aside = Record<string, Value> & {
  do: string;
  action?: number;
  first?: number;
};

/** An aside with hints about its cost and effect. */
export type AsideChoice = Record<string, Value> & {
  do: string;
  action?: number;
  first?: number;
  hints?: Hint[];
};

/** What happened: its kind in `event`, its arguments by name, and the number of the action that caused it. */
export type GameEvent = Record<string, Value> & {
  event: string;
  action: number;
};

/** What is to be decided: the name of the step, and what its question is about. */
export type Prompt = [step: string, details: Record<string, Value>];

/** What a choice would cost or bring: the message `hint-NAME` of the game's texts, and its values. */
export type Hint = [name: string, values: Record<string, Value>];

/** A part of a player's score: the message `score-NAME` of the game's texts, its values, and the points. */
export type ScorePart = [name: string, values: Record<string, Value>, points: number];

/** What decided between two players with equal scores: the message `tie-NAME`, and its values. */
export type TieBreak = [name: string, values: Record<string, Value>];

/**
 * How the game ended; rank 1 is best, and a shared rank is a tie.
 *
 * `details`: what the reason is about. `parts`: of the scores, by seat.
 */
export interface OutcomeInfo {
  reason: string;
  details: Record<string, Value>;
  scores: number[];
  ranks: number[];
  parts: ScorePart[][];
  tie_breaks: TieBreak[];
}

export type RequestKind = "undo" | "pause" | "end" | "rematch";

/**
 * A request that needs the consent of others: to undo a decision, to pause the game or end it, or for a rematch.
 *
 * `by`: a seat, or null for a host who does not play. `until`: how many actions would remain; of anything but an undo,
 * how many there were when it was asked for. Nobody `waiting`: all have answered, and those who `agreed` may open the
 * rematch; the seats of others are free there.
 */
export interface RequestInfo {
  what: RequestKind;
  by: number | null;
  until: number;
  waiting: number[];
  agreed: number[];
}

/**
 * Whether the last decision here can be undone, at once or with the consent of others, and the open request.
 *
 * `requestable`: what else those in front may ask the others for.
 */
export interface UndoInfo {
  can_undo: boolean;
  can_ask: boolean;
  requestable: RequestKind[];
  request: RequestInfo | null;
}

/**
 * How much time players have. `live`: `minutes` each, and an `increment` in seconds for each of their turns.
 *
 * `days`: so many `hours` for each turn. A turn is whatever a seat decides in a row.
 */
export interface PaceInfo {
  kind: "live" | "days";
  minutes: number;
  increment: number;
  hours: number;
}

/** The clock of a seat: the milliseconds `left`, at the time `since` if it runs. All clocks stop during a pause. */
export interface ClockInfo {
  left: number;
  since: number | null;
}

/**
 * Which seat paused the game (null: a host who does not play), when, and whether all agreed: then all may resume.
 *
 * Times of clocks and pauses are milliseconds since 1970.
 */
export interface PauseInfo {
  by: number | null;
  since: number;
  agreed: boolean;
}

/** Why an action is not possible. */
export interface RefusalInfo {
  rule: string;
  details: Record<string, Value>;
}

/**
 * Why a game does not go on: the database is `damaged`, or the rules have changed since it was played.
 *
 * `cause`: of damage, what happened to the stored action: `changed`, `missing` or `impossible`; of a change of the
 * rules, what the action is by the rules of today: `refused`, `unknown`, or possible, but the position `differs`.
 * `number`: how many actions stand; `lost`: how many more there were. `over`: the game had ended, or was ended by its
 * people. `rules`: those that have changed. `actor`, `do` and `refusal`: the first action that does not stand, if it
 * is known, and no secret. `asked`: the seats that have to agree, and their answers so far.
 */
export interface HaltInfo {
  cause: string;
  damaged: boolean;
  number: number;
  lost: number;
  over: boolean;
  rules: string[];
  actor?: number;
  do?: Do;
  refusal?: RefusalInfo;
  asked: number[];
  go_on: number[];
  end: number[];
}

/** How far the lesson of a table has come. `goal`: how often each part of it was met, and how often it has to be. */
export interface LessonState {
  name: string;
  goal: [number, number][];
  done: boolean;
  failed: boolean;
}

/** The player of one seat: a person by name, or a bot by its code. */
export interface SeatInfo {
  name: string;
  bot: string;
}

/** Who really plays a seat. `stand_in`: the bot that plays for a person. `free`: a person's seat, not yet taken. */
export interface Player {
  name: string;
  bot: string;
  stand_in: string;
  free: boolean;
}

/** The player of one seat at a live table. `here`: whether somebody looks at the table for this seat now. */
export interface Presence {
  name: string;
  bot: string;
  stand_in: string;
  free: boolean;
  here: boolean;
}

/** Who is at the table: the seats that this browser plays, all seats, and how many spectators there are. */
export interface Company {
  own: number[];
  seats: Presence[];
  watching: number;
}

/** A decision that may come: its step, what tells it from others, and answers that there may be, or were chosen. */
export interface Foreseen {
  step: string;
  about: Record<string, Value>;
  actions: Legal[];
}

/** Reply with what a seat may answer beforehand. */
export interface ForeseenMessage {
  type: "foreseen";
  seat: number;
  decisions: Foreseen[];
}

/**
 * The present position, and what has happened since the last message.
 *
 * `front` is the seat in front of the screen, null for spectators; `seat` the one that may see all this: the same, or
 * null until its player is known to be there. `number`: how many actions there have been, as far as this guest may
 * know; so they know the present decision. `acted`: the same, right after the front seat's last action.
 * `people`: the seats of people, whoever plays for them now. `deciders`: all who may decide now, in any order; luck
 * alone, or nobody when the game is over. `dimmed`: what one might expect to be possible now, though it is not.
 * `figures`: numbers that this seat could work out from its view. `coach`: what matters now, the message `coach-NAME`
 * of the game's texts. `forced`: the front seat has one legal action, as everyone can tell, and may take it without
 * being asked. `halt`: why the game does not go on, if it does not. `clocks`: of all seats, null for bots, where there
 * is a pace. `pause`: if the game is paused. `ended`: all agreed to end it as it stands.
 * `analyses`: this guest may ask for analyses now, and for hints while the game goes on.
 * `late`: the minutes by which this spectator sees the game late. `passing`: whether the seat passes until something
 * concerns it; absent where it does not, and could not begin with the present decision. `answers`: what the seat has
 * answered beforehand, in that order.
 */
export interface StateMessage {
  can_undo: boolean;
  can_ask: boolean;
  requestable: RequestKind[];
  request: RequestInfo | null;
  own: number[];
  seats: Presence[];
  watching: number;
  type: "state";
  number: number;
  acted: number;
  front: number | null;
  seat: number | null;
  to_act: number;
  deciders: number[];
  people: number[];
  view: View;
  figures: Record<string, unknown>;
  prompt: Prompt;
  outcome: OutcomeInfo | null;
  events_from: number;
  events: GameEvent[];
  legal?: Choice[];
  forced?: boolean;
  dimmed?: Do[];
  coach?: Hint;
  asides?: AsideChoice[];
  lesson?: LessonState;
  halt?: HaltInfo;
  clocks?: (ClockInfo | null)[];
  pause?: PauseInfo;
  ended?: boolean;
  analyses?: boolean;
  late?: number;
  passing?: boolean;
  answers?: Foreseen[];
}

/** Reply to an illegal action (`rule`), or to one for a decision that is no longer the present one (`stale`). */
export interface RefusedMessage {
  type: "refused";
  number: number;
  code: "rule" | "stale";
  rule: string;
  details: Record<string, Value>;
}

/** Whether an action is possible, and if not, why. `ends`: whether only others or luck would decide after it. */
export interface WhyMessage {
  type: "why";
  ask: number;
  possible: boolean;
  ends?: boolean;
  rule?: string;
  details?: Record<string, Value>;
}

/** A seat refused a request. */
export interface DeclinedMessage {
  type: "declined";
  what: RequestKind;
  by: number;
}

/** Any other error, in the client's language. `ask`: the `why` that it answers, if any. */
export interface ErrorMessage {
  type: "error";
  error: string;
  ask?: number;
}

/** What a seat said. `to`: the seats it is meant for besides; none: everybody. `time`: milliseconds since 1970. */
export interface ChatLine {
  id: number;
  seat: number;
  to: number[];
  text: string;
  time: number;
}

/** What was said: all of it as far as it is recent, when `anew`; otherwise what is new. */
export interface ChatMessage {
  type: "chat";
  anew: boolean;
  lines: ChatLine[];
}

/** The time of day at the server, in milliseconds since 1970: the first message where clocks run. */
export interface TimeMessage {
  type: "time";
  now: number;
}

export type ServerMessage =
  | ChatMessage
  | StateMessage
  | RefusedMessage
  | WhyMessage
  | ForeseenMessage
  | DeclinedMessage
  | ErrorMessage
  | TimeMessage;

/** Time at a table. `deadlines`: until when each seat whose clock runs has to decide, in ISO 8601, by seat. */
export interface TimingInfo {
  pace: PaceInfo | null;
  deadlines: Record<string, string>;
  paused: boolean;
}

/**
 * A table in a list of tables; times are in ISO 8601. `host`: whether this guest opened it; `own`: their seats.
 *
 * `turns`: finished so far, as the game counts them; null where an older version stored the table. `progress`: how
 * close the end is, in percent. `winners`: the seats, once the game is over. `deciders`: who may decide now.
 * `known_luck`: somebody may know what luck will bring, or did. `rated`: its result is to change ratings. `delay`:
 * the minutes by which spectators see it late; they are not told here how the game goes on. `since`: the number of
 * actions that it took over from another game or a record, which it continues; 0: none.
 */
export interface TableInfo {
  pace: PaceInfo | null;
  deadlines: Record<string, string>;
  paused: boolean;
  id: string;
  game: string;
  host: boolean;
  own: number[];
  listed: boolean;
  rated: boolean;
  seats: Player[];
  created: string;
  updated: string;
  actions: number;
  over: boolean;
  to_act: number;
  deciders: number[];
  turns: number | null;
  progress: number;
  winners: number[];
  known_luck: boolean;
  delay: number;
  since: number;
}

/**
 * One table. `board`: the address of its board, which is the game's unless an option corrects it.
 *
 * `hints`: whether players may ask for hints.
 */
export interface TableDetails {
  pace: PaceInfo | null;
  deadlines: Record<string, string>;
  paused: boolean;
  id: string;
  game: string;
  host: boolean;
  own: number[];
  listed: boolean;
  rated: boolean;
  seats: Player[];
  created: string;
  updated: string;
  actions: number;
  over: boolean;
  to_act: number;
  deciders: number[];
  turns: number | null;
  progress: number;
  winners: number[];
  known_luck: boolean;
  delay: number;
  since: number;
  options: Record<string, Value>;
  board: string;
  hints: boolean;
}

/** The secret links of a table: to its free seats, and to watch. `delay`: by so many minutes spectators are late. */
export interface LinksInfo {
  seats: Record<string, string>;
  watch: string;
  delay: number;
}

/**
 * An action that was considered, with the own choices planned after it, and the chance of winning that it gives.
 *
 * `change`: against the chance of winning with the best action. `reason`: what it has over the other actions, the
 * message `reason-NAME` of the game's texts; null where nothing stands out.
 */
export interface LineInfo {
  action: Legal;
  plan: Legal[];
  chance: number;
  change: number;
  reason: Hint | null;
}

/**
 * Everybody's chance of winning at a position, and the best actions of a seat that is to decide, the best first.
 *
 * `seat`: by whose knowledge; null: by everything, in a game that is over. `decider`: whose actions; null for none.
 */
export interface AnalysisInfo {
  number: number;
  seat: number | null;
  decider: number | null;
  chances: number[];
  lines: LineInfo[];
}

/**
 * The same at the position before an action, which is among the lines.
 *
 * `action`: null where it cannot be explained, since it rests on what this seat does not know. `decider`: null where
 * nobody has decided anything yet, and luck did it all.
 */
export interface ExplanationInfo {
  number: number;
  seat: number | null;
  decider: number | null;
  chances: number[];
  lines: LineInfo[];
  action: Legal | null;
}

/** What the bot of a seat says to another about war and peace between them: the message `told-NAME`; or nothing. */
export interface ToldInfo {
  number: number;
  seat: number;
  by: number;
  reason: Hint | null;
}

/** Everybody's chance of winning after so many actions, where a turn begins or the game ends. */
export interface ChancesInfo {
  number: number;
  turn: number;
  chances: number[];
}

/** What was or could have been chosen in a step. */
export interface ReviewedChoice {
  step: string;
  action: Legal;
}

/**
 * A decision that cost a seat a clear part of its chance of winning; `number`: of actions before it.
 *
 * `better`: what should have been chosen, and after that. `chance` and `best`: of winning, with what was played and
 * with the better choice. `reason`: see `LineInfo`.
 */
export interface TurningPoint {
  number: number;
  seat: number;
  played: ReviewedChoice;
  better: ReviewedChoice[];
  chance: number;
  best: number;
  reason: Hint | null;
}

/**
 * What luck did from one number of actions to another: by how much it changed everybody's chance of winning.
 *
 * `action`: with which it began.
 */
export interface StrokeInfo {
  number: number;
  until: number;
  changes: number[];
  action: Legal;
}

/** By how much luck changed everybody's chance of winning in all, with standard errors, and when. */
export interface LuckInfo {
  totals: number[];
  errors: number[];
  strokes: StrokeInfo[];
}

/**
 * What is known of a game that is over; `share`: of the work that is done, 1 at the end.
 *
 * `luck`: null where luck has no part in the game, or nothing is known of it yet.
 */
export interface ReviewInfo {
  share: number;
  points: ChancesInfo[];
  turning_points: TurningPoint[];
  luck: LuckInfo | null;
}

/** What a link leads to, for whoever follows it. `seat`: null to watch. `taken`: by somebody else. */
export interface InvitationInfo {
  table: string;
  seat: number | null;
  taken: boolean;
  host: string;
  game: string;
  rated: boolean;
  pace: PaceInfo | null;
  seats: Player[];
}

/** A new table. `seat`: the player whose own record it was made from, if it was. */
export interface CreatedTable {
  id: string;
  seat?: number | null;
}

/** A past position and the action that led to it; null at the start, and while it is hidden from this seat. */
export interface PositionInfo {
  number: number;
  view: View;
  figures: Record<string, unknown>;
  prompt: Prompt;
  actor: number;
  action: Legal | null;
}

export interface OlderEvents {
  from: number;
  events: GameEvent[];
}

/** A finished turn: numbers by name, for each power or seat; null for those that this seat may not know. */
export type HistoryTurn = Record<string, number | (number | null)[] | null> & {
  number: number;
  turn: number;
};

/** All finished turns, for charts. */
export interface HistoryInfo {
  turns: HistoryTurn[];
}

/**
 * Why a call failed, in the client's language. `option`: the option of a new game that is to blame, if one is.
 *
 * Too many calls (429): `key` names the limit, `seconds` is how long to wait.
 */
export interface ErrorInfo {
  error: string;
  option?: string;
  key?: string;
  seconds?: number;
}

export type AddressKind = "mail" | "webhook" | "push";

/**
 * Where a guest is told that it is their turn: an e-mail address, a webhook, or a browser.
 *
 * `secret`: signs what a webhook is sent. `confirmed`: notices are sent there. `stopped`: no longer, since it failed.
 */
export interface AddressInfo {
  id: string;
  kind: AddressKind;
  address: string;
  secret: string;
  confirmed: boolean;
  stopped: boolean;
}

/**
 * The addresses of a guest. `offered`: whether this server sends notices at all; `mail`: also e-mails.
 *
 * `push_key`: what a browser needs to know of the server.
 */
export interface NoticesInfo {
  offered: boolean;
  mail: boolean;
  push_key: string;
  addresses: AddressInfo[];
}

/**
 * A player in the list of a game: a person by the name used last, or a bot by its code.
 *
 * `place`: equal values share one. `provisional`: it rests on few games. `own`: the player is whoever asks.
 */
export interface RatingInfo {
  place: number;
  name: string;
  bot: string;
  value: number;
  games: number;
  provisional: boolean;
  own: boolean;
}

/** The best players of a game, and whoever asks, if they are rated. `certain_after`: so many games. */
export interface RatingsInfo {
  certain_after: number;
  best: RatingInfo[];
  own: RatingInfo | null;
}

/** What a game did to the rating of the player of a seat, and what the rating was then. */
export interface RatingChange {
  seat: number;
  value: number;
  change: number;
  provisional: boolean;
}

/** Who uses this browser: the name of an account, or empty; and how many tables the browser has as a guest. */
export interface AccountInfo {
  name: string;
  guest_tables: number;
}

/**
 * A browser that is signed in, or a program with a token; times are in ISO 8601.
 *
 * `label`: the kind of browser and computer, or the name of the program. `current`: it is this browser.
 */
export interface SessionInfo {
  id: string;
  program: boolean;
  label: string;
  created: string;
  seen: string;
  current: boolean;
}

/** What a program shows to be known again. Whoever has it plays its seats. */
export interface TokenInfo {
  token: string;
}

/**
 * A seat of the program's is `asked`, at the decision of this number; or its game is `over`.
 *
 * `aside`: another seat has acted out of turn, and this one may respond with an aside of its own.
 *
 * `deadline`: until when it has to decide, in ISO 8601, where there is a pace; then a bot plays for it.
 */
export interface NewsInfo {
  type: "asked" | "over" | "aside";
  table: string;
  seat: number;
  number: number;
  deadline?: string;
}

/**
 * The present position, as a seat of the program's sees it. `legal`: empty unless the seat is to decide.
 *
 * `deadline`: until when, in ISO 8601, if its clock runs. `ended`: the players agreed to end the game as it stands.
 *
 * If the program says what it has `seen` (at first nothing): what else the seat has seen since the set-up, and what to
 * say the next time. `anew`: these are all events; what the program knew before was undone. Without `events`, the
 * game started from a position, and nobody knows what led to it.
 */
export interface BotState {
  table: string;
  game: string;
  seat: number;
  number: number;
  deciders: number[];
  view: View;
  legal: Legal[];
  asides: Legal[];
  outcome: OutcomeInfo | null;
  deadline: string | null;
  paused: boolean;
  ended: boolean;
  events?: GameEvent[];
  anew?: boolean;
  seen?: string;
}

/** An answer was taken; `number`: how many actions there are now. */
export interface PlayedInfo {
  number: number;
}

/** An answer was not taken: `stale` (the decision is no longer open) or against a `rule`. `number`: as it is now. */
export interface RefusedInfo {
  error: string;
  code: "stale" | "rule";
  rule: string;
  number: number;
}

/**
 * An option of a game: one of `choices`, a number within bounds, or a text of at most `longest` characters.
 *
 * Where it is not at its default, the options in `needs` must have these values, and those in `excludes` must not.
 */
export interface OptionInfo {
  name: string;
  default: Value;
  needs?: Record<string, Value>;
  excludes?: Record<string, Value>;
  choices?: string[];
  least?: number;
  most?: number;
  longest?: number;
}

/**
 * A game, with the smallest and the largest number of players.
 *
 * `tempered`: the bots that can have a temperament; then their code ends in `?temper=builder`, `raider` or `banker`.
 */
export interface GameInfo {
  id: string;
  players: [number, number];
  options: OptionInfo[];
  bots: string[];
  tempered: string[];
}

/** A region or power of a board, with whatever else its game says of it. */
export type PlaceInfo = Record<string, unknown> & {
  id: string;
  kind: string;
  names: Record<Language, string>;
};

/** What somebody who owns the printed board has corrected; the drawing shows the borders without corrections. */
export interface Corrections {
  values: string[];
  wheel: string[];
  events: string[];
  added: [string, string][];
  removed: [string, string][];
}

/** The numbers that the rules read from a board; each game has its own. */
export type BoardTables = Record<string, unknown> & {
  corrections?: Corrections;
};

/** A board with its drawing; `borders`: pairs of regions by the kind of border. */
export interface BoardData {
  regions: PlaceInfo[];
  powers: PlaceInfo[];
  scenery: PlaceInfo[];
  borders: Record<string, [string, string][]>;
  tables: BoardTables;
  map: unknown;
}

/** A chapter of a rulebook. */
export interface ChapterInfo {
  id: string;
  title: string;
}

/** A rule, or a ruling, which belongs to the chapters that it completes. */
export interface RuleInfo {
  id: string;
  chapter: string;
  kind: string;
  source: string;
  number: string;
  belongs_to: string[];
  see: string[];
  text: string;
  question: string;
}

/**
 * A rulebook, the rules relevant to each step, and words that mean the same in a search.
 *
 * `options`: by the beginning of their ids, the option that brings certain rules, with its value while it is off.
 */
export interface RulesInfo {
  chapters: ChapterInfo[];
  rules: RuleInfo[];
  steps: Record<string, string[]>;
  options: Record<string, Record<string, Value>>;
  synonyms: string[][];
}

/** A lesson in one language, and the rules behind it. */
export interface LessonInfo {
  name: string;
  title: string;
  intro: string;
  task: string;
  hints: string[];
  praise: string;
  rules: string[];
}

/**
 * How to divide and shorten the log, and the rule behind each event: for some by the event's first argument.
 *
 * `battles`: by the event that begins one, what is told with it in one line. `harms`: the arguments of an event that
 * name whoever suffers by it, for some by the event's first argument ("paid interest"). `dice`: the events that are
 * dice of what is told next. `luck`: those that say what luck has brought, apart from battles.
 */
export interface LogInfo {
  begin: string[];
  minor: string[];
  implied: Record<string, string[]>;
  rules: Record<string, string | Record<string, string>>;
  battles: Record<string, BattleStory>;
  harms: Record<string, string[]>;
  dice: string[];
  luck: string[];
}

export type ArgumentKind = "seat" | "party" | "region" | "power" | "amount" | "number" | "word";

/** An argument of an action or event; `core.words` explains the kinds. */
export interface ArgumentInfo {
  name: string;
  kind: ArgumentKind;
}

/** The arguments of every action and event, and the kinds of the values in prompts, hints and refusals. */
export interface Signatures {
  actions: Record<string, ArgumentInfo[]>;
  events: Record<string, ArgumentInfo[]>;
  details: Record<string, ArgumentKind>;
}

/** The player of one seat: a person by name, or a bot; `free`: a person who will come by a link. */
export interface SeatRequest {
  name?: string;
  bot?: string;
  free?: boolean;
}

/** How much time players have: see `PaceInfo`. `live` needs minutes, `days` hours. */
export interface PaceRequest {
  kind: "live" | "days";
  minutes?: number;
  increment?: number;
  hours?: number;
}

/**
 * `POST /api/tables`; `listed`: anybody may take a free seat, or watch; `rated`: by default a listed one is.
 *
 * `hints`: whether players may ask for hints; by default, where one person plays against bots.
 */
export interface NewTable {
  game: string;
  seats: SeatRequest[];
  listed?: boolean;
  rated?: boolean | null;
  pace?: PaceRequest | null;
  hints?: boolean | null;
  options?: Record<string, Value>;
  seed?: number | null;
}

/**
 * `POST /api/tables/{id}/branch`; without `seats`, the same people and bots continue.
 *
 * While the game goes on, bots play for all people but the guest's own.
 */
export interface Branch {
  until: number;
  seats?: SeatRequest[] | null;
}

/** `POST /api/links/{link}` and `/api/tables/{id}/seats/{seat}`: the name of whoever comes. */
export interface Join {
  name?: string;
}

/** `PUT /api/tables/{id}/seats/{seat}/stand-in`: the bot that plays for a person; empty: the person does. */
export interface StandIn {
  bot?: string;
}

/** `PUT /api/tables/{id}/pause`: whether the game is paused from now on. */
export interface SetPause {
  paused: boolean;
}

/** `PUT /api/tables/{id}/delay`: by how many minutes spectators see the game late. */
export interface SetDelay {
  minutes: number;
}

/** `PUT /api/tables/{id}/hints`: whether players may ask for hints. */
export interface SetHints {
  hints: boolean;
}

/** `POST /api/lessons/{game}/{name}`: the names of the players, as many as there are seats or fewer. */
export interface NewLesson {
  names?: string[];
}

/** `POST /api/account` and `/api/account/session`: the name and the password of an account. */
export interface Credentials {
  name: string;
  password: string;
}

/** `PUT /api/account/password`: the old password and the new one. */
export interface PasswordChange {
  old: string;
  new: string;
}

/** The keys of a browser, for which notices are encrypted. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** `POST /api/notices`: an e-mail address, the address of a webhook, or a browser with its keys. */
export interface NewAddress {
  kind: AddressKind;
  address: string;
  keys?: PushKeys | null;
}

/** Take an action at the decision of this number. */
export interface Play {
  type: "play";
  number: number;
  action: number;
}

/** Ask whether an action is possible, and if not, why. */
export interface Why {
  type: "why";
  ask: number;
  do: Record<string, Value>;
}

/** Undo the last decision. */
export interface Undo {
  type: "undo";
}

/** Ask the other players: to undo the last decision, to pause the game or end it as it stands, or for a rematch. */
export interface Ask {
  type: "ask";
  what?: RequestKind;
}

/**
 * Agree to a request, refuse it, or withdraw it; `until`, if given, identifies the request.
 *
 * `seat`: null for a host who does not play, and withdraws what they asked for.
 */
export interface Answer {
  type: "answer";
  seat: number | null;
  agree: boolean;
  until?: number | null;
}

/** After a change of the rules: go on from where the game stands, or end it. */
export interface AnswerChange {
  type: "rules";
  seat: number;
  go_on: boolean;
}

/** Change the seat in front of this screen; null: always the person to decide. */
export interface TakeSeat {
  type: "seat";
  seat?: number | null;
}

/** The player of this seat is in front of a shared screen and may see the seat's secrets. */
export interface Present {
  type: "present";
  seat: number;
}

/** Hold the bots, or release them. */
export interface Pace {
  type: "pace";
  hold: boolean;
}

/** The window is in the background, or in sight again. Whoever has none in sight is away and gets notices. */
export interface Sight {
  type: "sight";
  hidden: boolean;
}

/** Say something to everybody, or to these seats only. */
export interface Say {
  type: "say";
  text: string;
  to?: number[];
}

/** An answer to a decision that may come: the first of these actions that is possible then. */
export interface AnswerBeforehand {
  step: string;
  about: Record<string, Value>;
  actions: number[];
}

/** Pass for a seat until something concerns it, and answer beforehand what it may be asked; null: as before. */
export interface Plan {
  type: "plan";
  seat: number;
  passing?: boolean | null;
  answers?: AnswerBeforehand[] | null;
}

/** Ask what a seat may answer beforehand. */
export interface Foresee {
  type: "foresee";
  seat: number;
}

export type ClientMessage =
  Play | Why | Undo | Ask | Answer | AnswerChange | TakeSeat | Present | Pace | Sight | Say | Plan | Foresee;
