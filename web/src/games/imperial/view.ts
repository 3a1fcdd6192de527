// What a seat sees of Imperial, and what follows from it.

import type { BoardData, Do } from "../../lib/protocol";
import type { Frame, ImperialView, NationView } from "./view.generated";

export type { AreaView, Figures, ImperialView, NationView, PlayerView } from "./view.generated";

/** The innermost frame of a step, if the game is in it. */
export function frameOf<S extends Frame["step"]>(view: ImperialView, step: S): Extract<Frame, { step: S }> | undefined {
  return view.frames.findLast((frame): frame is Extract<Frame, { step: S }> => frame.step === step);
}

/** What is printed on the board. */
export interface Tables {
  rondel: string[];
  rondel_free: number;
  rondel_max: number;
  rondel_fee: number;
  factory_price: number;
  import_price: number;
  import_max: number;
  destroy_armies: number;
  investor_income: number;
  soldiers_pay: number;
  tax_factory: number;
  tax_flag: number;
  tax_chart: number[];
  tax_points: number[];
  power_end: number;
  power_factor: number[];
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

const FRESH = { sail: "fresh_fleet", march: "fresh_army", march_friendly: "fresh_lying" } as const;

/** How many units could make the same move one after another. */
export function unitsFor(view: ImperialView, action: Do): number {
  const fresh = FRESH[action.do as keyof typeof FRESH];
  const maneuver = frameOf(view, "maneuver");
  return fresh && maneuver ? (maneuver[fresh][String(action["from"])] ?? 1) : 1;
}
