// What a seat sees of War!, and what follows from it.

import type { WarView } from "./view.generated";

export type { GoalFigures, MovementFigures, ReachFigures } from "./view.generated";

export type {
  AnswerFigures,
  FindFigures,
  ParleyFigures,
  PortFigures,
  PurchaseFigures,
  RailroadFigures,
  SiteFigures,
} from "./view.generated";

export type {
  FleetFigures,
  InterceptionFigures,
  ModifierFigures,
  NavalFigures,
  OddsFigures,
  SideFigures,
} from "./view.generated";

export type {
  BattleFigures,
  ChitView,
  FactoryFigures,
  Figures,
  FleetView,
  Frame,
  MarkerView,
  PlayerFigures,
  PlayerView,
  Reference,
  RegionView,
  WarView,
} from "./view.generated";

export type Units = Record<string, number>;

export const BRIGADES = ["infantry", "cavalry", "artillery"] as const;
export const PARTIES = ["general", "explorer", "engineer"] as const;
export const KINDS = [...BRIGADES, ...PARTIES] as const;
/** Stacks on the board: the land units of a player in a region, the fleets of a player in a sea area. */
export const ARMY = "army";
export const FLEET = "fleet";
export const BUILDINGS = ["city", "factory", "port", "railroad", "fort", "school"] as const;

export const PHASES = ["setup", "production", "movement_1", "movement_2"] as const;

/** The players' colours, by seat: powers of the board. */
export const COLOURS = ["red", "green", "blue", "yellow", "purple", "grey", "brown", "pink"] as const;

/** The power whose colour a seat plays. */
export const powerOf = (seat: number | undefined): string | null => COLOURS[seat ?? -1] ?? null;

/** The seat that plays a colour, -1 for anything else. */
export const seatOf = (power: string): number => (COLOURS as readonly string[]).indexOf(power);

/** The player who is to act. */
export const activeSeat = (view: WarView): number => (view.mover >= 0 ? view.mover : view.to_act);

export const total = (units: Units | undefined, kinds: readonly string[]): number =>
  kinds.reduce((sum, kind) => sum + (units?.[kind] ?? 0), 0);

/** The seats in the order of play; before there is one, as they sit. */
export const orderOf = (view: WarView): number[] =>
  view.order.length === view.players.length ? view.order : view.players.map((_, seat) => seat);
