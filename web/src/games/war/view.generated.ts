// The types of views, generated from view.py, figures.py and layout.py of the game by `make layouts`.

import type { View } from "../../lib/protocol";

/**
 * A player; the hidden card is the viewer's own, or anybody's when the game is over.
 *
 * `order`: the lines of the viewer's own secret order, as actions; of an order to be corrected the line in question.
 */
export interface PlayerView {
  pp: number;
  dp: number;
  regions: number;
  buildings: Record<string, number>;
  forces: Record<string, number>;
  maintenance: number;
  home: string | null;
  bag: Record<string, number>;
  points: number;
  wars: number[];
  waiting: number[];
  allies: number[];
  offers_peace_to: number[];
  always_lets_pass: number[];
  never_lets_pass: number[];
  card?: string | null;
  order?: Record<string, string | number>[];
}

/** A native marker; strength and rating are missing where the viewer does not know it. */
export interface MarkerView {
  strength: number | null;
  rating: number | null;
}

/** A resource chit; its name and value are missing where the viewer does not know it. */
export interface ChitView {
  chit: string | null;
  value: number | null;
  developed: boolean;
}

/** A region and what is there; what is missing is not there. Units and spheres by seat, as words. */
export interface RegionView {
  owner?: number;
  units?: Record<string, Record<string, number>>;
  ready?: Record<string, Record<string, number>>;
  buildings?: string[];
  natives?: MarkerView;
  chit?: ChitView;
  spheres?: Record<string, number>;
  supporting?: Record<string, number>;
  revolt?: boolean;
  entered_from?: string[];
  landed?: Record<string, number>;
  gained?: boolean;
  ceded_to?: number;
}

/** A fleet; `points` only of the player who moves. `guests`: units of allies aboard, by seat, as words. */
export interface FleetView {
  seat: number;
  fleet: number;
  cargo: Record<string, number>;
  guests: Record<string, Record<string, number>>;
  points: number | null;
}

/** The view. */
export interface WarView extends View {
  turn: number;
  phase: number;
  order: number[];
  mover: number;
  canal: number;
  ending: boolean;
  players: PlayerView[];
  regions: Record<string, RegionView>;
  seas: Record<string, FleetView[]>;
  natives_left: number;
  chits_left: number;
  frames: Frame[];
}

/** A factory: what it yields, and the regions of the resources that serve it; `near` ones bring 2, others 1. */
export interface FactoryFigures {
  region: string;
  amount: number;
  near: string[];
  others: string[];
}

/**
 * A port: what it yields, from how many ports in the game and from how many factories and resources.
 *
 * `blockaded`: there are ports to trade with, but enemy fleets close every way to them.
 */
export interface PortFigures {
  region: string;
  amount: number;
  ports: number;
  items: number;
  blockaded: boolean;
}

/** A railroad: what it yields, and what it serves: a region and a building or resource there. */
export interface RailroadFigures {
  region: string;
  amount: number;
  serves: string[][];
}

/**
 * Of a player: the next production phase if nothing changed, and victory points by line.
 *
 * `left`: production points after income and maintenance; below 0, units would have to go.
 */
export interface PlayerFigures {
  income: Record<string, number>;
  total: number;
  sources: Record<string, (string | number)[][]>;
  factories: FactoryFigures[];
  ports: PortFigures[];
  railroads: RailroadFigures[];
  maintenance: number;
  left: number;
  dp: number;
  points: Record<string, number>;
}

/** What one rule adds to every die of a side. */
export interface ModifierFigures {
  rule: string;
  amount: number;
}

/**
 * One side of a land battle in its next round, or in the one that is being rolled; no seat: natives.
 *
 * `idle`: those of its units that take no part in it. `total`: what its modifiers add up to. `landed`: how many of its
 * dice belong to brigades that came by sea; `landing`: what these lose by it. `hit`, `double`: what a die has to show
 * at least to score one hit or two; 7 if it cannot.
 */
export interface SideFigures {
  seat: number | null;
  allies: number[];
  units: Record<string, number>;
  idle: Record<string, number>;
  modifiers: ModifierFigures[];
  total: number;
  dice: number;
  landed: number;
  landing: number;
  hit: number;
  double: number;
}

/**
 * How likely each side wins, from 0 to 1; the rest of the time neither has anybody left.
 *
 * `lowest` and `highest`: the attacker's chance against the strongest and the weakest natives that there may be.
 */
export interface OddsFigures {
  attacker: number;
  defender: number;
  lowest: number;
  highest: number;
}

/**
 * A land battle. `asked`: the side that decides something now.
 *
 * `markers`: what the natives may be and how likely that is, if they have not been seen.
 */
export interface BattleFigures {
  region: string;
  round: number;
  asked: string | null;
  attacker: SideFigures;
  defender: SideFigures;
  markers: Record<string, number>;
  odds: OddsFigures | null;
}

/** A fleet in a naval battle: what it carries, what is added to its die, and what the die has to show to hit. */
export interface FleetFigures {
  seat: number;
  fleet: number;
  cargo: Record<string, number>;
  modifiers: ModifierFigures[];
  hit: number;
}

/** A naval battle, or the one that an interception would lead to; the attackers are those who were moving. */
export interface NavalFigures {
  sea: string;
  round: number;
  attackers: FleetFigures[];
  defenders: FleetFigures[];
  odds: OddsFigures | null;
}

/**
 * An attempt to intercept: two dice may not exceed a number, which these parts add up to.
 *
 * Without a number no roll is needed.
 */
export interface InterceptionFigures {
  sea: string;
  hunter: number;
  hunted: number;
  parts: Record<string, number>;
  number: number | null;
  chance: number;
}

/**
 * A goal; there are many, so what does not apply is left out.
 *
 * `escort`: only after a brigade has entered. `asked`: seats that may stop the last step, at a strait or with fleets.
 * `room`: free portage points of the fleet that takes units aboard.
 */
export interface GoalFigures {
  area: string;
  via: string;
  actions: number[];
  left: number;
  what: string;
  escort?: boolean;
  asked?: number[];
  room?: number;
}

/** Units of one kind in an area, or fleets, and all their goals. `first`: actions before the way begins. */
export interface ReachFigures {
  area: string;
  unit: string;
  number: number;
  first: number[];
  goals: GoalFigures[];
}

/** All brigades and generals of a region that can attack another one, by kind, and how likely they win. */
export interface AttackFigures {
  area: string;
  to: string;
  units: Record<string, number>;
  chance: number;
}

/**
 * For the player who moves. `spare`: brigades that may leave each region, of all kinds together.
 *
 * `everybody`: the actions by which all that find room go aboard, or all that may go ashore. `room`: free portage
 * points by the number of the fleet; `portage`: how many of them a unit takes up, by kind.
 */
export interface MovementFigures {
  reach: ReachFigures[];
  attacks: AttackFigures[];
  spare: Record<string, number>;
  everybody: number[];
  room: Record<string, number>;
  portage: Record<string, number>;
}

/** A region: how many units of each kind could still be built there, its free engineers and building slots. */
export interface SiteFigures {
  units: Record<string, number>;
  engineers: number;
  slots: number;
}

/**
 * A player's purchases. What a secret order holds already is counted as bought.
 *
 * `supply`: units left in the box, missing where their number is not limited; `most`: in set-up, how many pieces of
 * each kind could still be bought; `sites`: own regions during construction; `income`, `maintenance`: of the next
 * production phase if nothing else changed.
 */
export interface PurchaseFigures {
  seat: number;
  pp: number;
  dp: number;
  prices: Record<string, number>;
  supply: Record<string, number>;
  most: Record<string, number>;
  sites: Record<string, SiteFigures>;
  income: number;
  maintenance: number;
}

/** How likely each answer of the natives is. */
export interface AnswerFigures {
  treaty: number[];
  influence: number[];
  retreat: number[];
  lost: number[];
}

/**
 * An explorer among natives: what is added to the dice, and the chances without a gift and with one.
 *
 * `fleet` and `regions` count for the explorer's owner; `spheres` as they have taken sides, before that the owner's.
 */
export interface ParleyFigures {
  seat: number;
  fleet: number;
  regions: number;
  spheres: number;
  plain: AnswerFigures;
  gift: AnswerFigures;
}

/** Prospecting: how many chits an engineer draws, and the chance of at least each value, in percent. */
export interface FindFigures {
  draws: number;
  chances: Record<string, number>;
}

/** A global zone: how many regions it has, and how many of them each player controls, by seat. */
export interface ZoneFigures {
  regions: number;
  held: number[];
}

/** The viewer's own hidden victory card: what it is worth, and whether its condition holds now. */
export interface CardFigures {
  worth: number;
  holds: boolean;
}

/** How near the end is: regions left to the natives, the fewest regions of a player, turns left before a limit. */
export interface EndFigures {
  native_regions: number;
  fewest_regions: number;
  turns_left: number | null;
}

/** All figures. */
export interface Figures {
  players: PlayerFigures[];
  battle: BattleFigures | null;
  pending: BattleFigures[];
  naval: NavalFigures | null;
  interception: InterceptionFigures | null;
  movement: MovementFigures | null;
  purchases: PurchaseFigures | null;
  parleys: Record<string, ParleyFigures>;
  find: FindFigures | null;
  zones: Record<string, ZoneFigures>;
  card: CardFigures | null;
  end: EndFigures;
}

/** A kind of unit. `where`: the building it needs, empty: none; null: what it has no number for. */
export interface UnitReference {
  kind: string;
  cost: number;
  moves: number;
  portage: number | null;
  reinforcement: number | null;
  where: string;
}

/** Production points, and what they buy. */
export interface IncomeReference {
  region: number;
  not_westernized: number;
  zone: number;
  city: number;
  factory: number;
  factory_bonus: number;
  port: number;
  port_most: number;
  railroad: number;
  railroad_most: number;
  dp: number;
}

/** What a rule adds to the dice of a side. */
export interface ModifierReference {
  rule: string;
  amount: number;
}

/** The army of natives: infantry, cavalry, artillery. */
export interface ArmyReference {
  strength: number;
  rating: number;
  brigades: number[];
}

/** What natives answer when a roll misses their level by at most so much; null: by more. */
export interface AnswerReference {
  answer: string;
  short: number | null;
}

/**
 * All of it.
 *
 * `hits`: the lowest modified numbers of a die that score one hit and two; `victory`: the lines of the point table.
 */
export interface Reference {
  units: UnitReference[];
  buildings: string[];
  building: number;
  building_helped: number;
  resource: number;
  resource_helped: number;
  capacity: number;
  income: IncomeReference;
  attacker: ModifierReference[];
  defender: ModifierReference[];
  landing: number[];
  hits: number[];
  hits_for_choice: number;
  naval_hit: number;
  natives: ArmyReference[];
  tame_below: number;
  level_of_a_plus: number;
  dice: number;
  answers: AnswerReference[];
  bribe: number;
  westernized_for_a_point: number;
  victory: string[];
}

/** Before the first turn. */
export interface SetUpFrame {
  step: "setup";
  stage: number;
}

/** Seats are put in order by lot; the frame below or the order of play gets it. */
export interface LotsFrame {
  step: "order";
  left: number[];
  drawn: number[];
}

/** Starting regions are picked or drawn. */
export interface PicksFrame {
  step: "pick" | "deal_regions";
  queue: number[];
}

/** Dealt regions change hands by agreement. */
export interface SwapsFrame {
  step: "swap";
  promised: Record<string, number>;
  willing: Record<string, number[]>;
  finished: number[];
}

/** One after another. */
export interface QueueFrame {
  step: "home" | "deal_cards" | "endow" | "purchase" | "placement";
  queue: number[];
}

/** Buildings and markers of local powers. */
export interface LocalPowersFrame {
  step: "local_powers";
  places: string[];
}

/** Production, then two movement phases. */
export interface TurnFrame {
  step: "turn";
  stage: number;
  done: number;
}

/** Unpaid units go. */
export interface MaintenanceFrame {
  step: "maintain";
  player: number | null;
  unpaid: number;
}

/** Sealed bids for the order of play. */
export interface AuctionFrame {
  step: "bid";
}

/** The order of play is put together after the auction. */
export interface LineUpFrame {
  step: "line_up";
  bids: Record<string, number>;
  line: number[];
  queue: number[];
}

/** One player's part of native diplomacy or construction. */
export interface AdministrationFrame {
  step: "buy_dp" | "remove_spheres" | "westernize" | "incite" | "construct";
  player: number | null;
  bought: number;
}

/** Too many spheres for the natives' strength. */
export interface SpheresFrame {
  step: "trim_spheres";
  region: string | null;
}

/** The owners of spheres take sides. */
export interface SidesFrame {
  step: "sides";
  region: string | null;
  queue: number[];
}

/** A region may rise. */
export interface RevoltFrame {
  step: "revolt";
  region: string | null;
  inciter: number | null;
  bribed: number;
  dice: number[];
}

/** Everybody fills in a secret order. */
export interface OrdersFrame {
  step: "orders";
  finished: number[];
}

/** The orders have been revealed and take effect. */
export interface ExecutionFrame {
  step: "carry_out";
  players: number[];
  actions: number[];
  reformed: number;
}

/** An order has become illegal. */
export interface CorrectionFrame {
  step: "correct";
  player: number | null;
  action: number;
  queue: number[];
}

/** One player's movement and combat. */
export interface SegmentFrame {
  step: "segment";
  stage: number;
}

/** A group of the mover's fleets is in hand. */
export interface SailingFrame {
  step: "sail";
  sea: string | null;
  group: string[];
}

/** Fleets have announced what they do next. */
export interface VentureFrame {
  step: "venture";
  sea: string | null;
  group: string[];
  target: string | null;
  stage: number;
  stopped: number;
}

/** A strait. */
export interface PermissionFrame {
  step: "permission";
  player: number | null;
  target: string | null;
}

/** Enemies in the same sea may intercept. */
export interface InterceptionFrame {
  step: "intercept" | "intercept_roll";
  sea: string | null;
  player: number | null;
  group: string[];
  queue: number[];
  sure: number | null;
  seeking: number;
  stopped: number;
  dice: number[];
}

/** Units go ashore. */
export interface LandingFrame {
  step: "ashore";
  region: string | null;
  sea: string | null;
  group: string[];
  landed: number;
}

/** The giver's units leave. */
export interface MakingWayFrame {
  step: "make_way";
  region: string | null;
  player: number | null;
}

/** Generals come to the aid of regions under attack. */
export interface ReinforcementFrame {
  step: "reinforce" | "reinforce_roll" | "bring";
  queue: number[];
  origin: string | null;
  region: string | null;
  points: number;
  reached: string[];
}

/** Fleets fight. */
export interface NavalBattleFrame {
  step: "naval_battle" | "naval_join" | "naval_dice" | "sink" | "break_off";
  sea: string | null;
  player: number | null;
  enemy: number | null;
  group: string[];
  player_allies: number[];
  enemy_allies: number[];
  round: number;
  rollers: number[];
  dice: number[];
  queue: number[];
}

/** Two forces fight for a region. */
export interface LandBattleFrame {
  step: "land_battle" | "shift" | "battle_dice" | "pick_off" | "lose" | "retreat" | "last_stand";
  region: string | null;
  attacker: number | null;
  defender: number | null;
  native_hand: number | null;
  natives: Record<string, number>;
  round: number;
  stage: number;
  leaving: number;
  refuge: string | null;
  attacker_modifier: number;
  defender_modifier: number;
  attacker_dice: number;
  defender_dice: number;
  landed_dice: number;
  dice: number[];
  attacker_hits: number;
  defender_hits: number;
}

/** A force retreats to fleets. */
export interface WithdrawalFrame {
  step: "withdrawal" | "embark";
  region: string | null;
  sea: string | null;
  player: number | null;
  enemy: number | null;
  stage: number;
}

/** Strength or spheres go after a victory over natives. */
export interface PacificationFrame {
  step: "pacify_roll" | "pacify";
  region: string | null;
  player: number | null;
  revolt: number;
  points: number;
  weakened: number;
}

/** Neighbours may rise. */
export interface SpreadFrame {
  step: "spread";
  places: string[];
}

/** Units that cannot stay leave. */
export interface EvacuationFrame {
  step: "evacuate";
  region: string | null;
  leaving: number[];
}

/** An explorer treats with natives. */
export interface ExplorationFrame {
  step: "gift" | "explorer_roll" | "answer" | "influence";
  region: string | null;
  gift: number;
  spheres: number;
  dice: number[];
}

/** An engineer looks for a resource. */
export interface ProspectingFrame {
  step: "prospect" | "keep";
  region: string | null;
  left: number;
}

/** Somebody looks at a native marker. */
export interface NativeDrawFrame {
  step: "native_draw";
  region: string | null;
  viewer: number | null;
}

/** Somebody looks at a resource chit. */
export interface ChitDrawFrame {
  step: "chit_draw";
  region: string | null;
  viewer: number | null;
}

/** Units go aboard an ally's fleet. */
export interface CharterFrame {
  step: "charter";
  host: number | null;
  fleet: number;
}

/** Others may join a war. */
export interface WarCouncilFrame {
  step: "join_war" | "admit";
  declarer: number | null;
  target: number | null;
  attackers: number[];
  defenders: number[];
  queue: number[];
  side: number;
  voters: number[];
  votes: number;
}

/** A step without data of its own. */
export interface PlainFrame {
  step: "over" | "move" | "combat";
}

export type Frame =
  | SetUpFrame
  | LotsFrame
  | PicksFrame
  | SwapsFrame
  | QueueFrame
  | LocalPowersFrame
  | TurnFrame
  | MaintenanceFrame
  | AuctionFrame
  | LineUpFrame
  | AdministrationFrame
  | SpheresFrame
  | SidesFrame
  | RevoltFrame
  | OrdersFrame
  | ExecutionFrame
  | CorrectionFrame
  | SegmentFrame
  | SailingFrame
  | VentureFrame
  | PermissionFrame
  | InterceptionFrame
  | LandingFrame
  | MakingWayFrame
  | ReinforcementFrame
  | NavalBattleFrame
  | LandBattleFrame
  | WithdrawalFrame
  | PacificationFrame
  | SpreadFrame
  | EvacuationFrame
  | ExplorationFrame
  | ProspectingFrame
  | NativeDrawFrame
  | ChitDrawFrame
  | CharterFrame
  | WarCouncilFrame
  | PlainFrame;
