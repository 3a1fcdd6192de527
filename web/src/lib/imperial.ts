// Numbers of Imperial that anybody at the table could work out from what lies open.

import type { BoardData, Do, Legal, Value, View } from "./protocol";
import { sameWords } from "./live.svelte";

export interface Tables {
  rondel: string[];
  rondel_free: number;
  rondel_max: number;
  rondel_fee: number;
  factory_price: number;
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

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

/** What each million of interest is worth at so many power points. */
export function powerFactor(tables: Tables, power: number): number {
  return tables.power_factor.filter((least) => power >= least).length - 1;
}

export interface Supply {
  armies: number;
  fleets: number;
  flags: number;
}

/** What is on the board of a nation. */
export function placed(view: View, nation: string): Supply {
  const out = { armies: 0, fleets: 0, flags: 0 };
  for (const area of Object.values(view.areas)) {
    out.armies += (area.army?.[nation] ?? 0) + (area.friendly?.[nation] ?? 0);
    out.fleets += area.fleet?.[nation] ?? 0;
    if (area.flag === nation) out.flags += 1;
  }
  return out;
}

/** What a nation has left in its box. */
export function supply(board: BoardData, view: View, nation: string): Supply {
  const out = placed(view, nation);
  const power = board.powers.find((one) => one.id === nation);
  const fact = (name: string): number => Number(power?.[name] ?? 0);
  return {
    armies: fact("armies") - out.armies,
    fleets: fact("fleets") - out.fleets,
    flags: fact("flags") - out.flags,
  };
}

/** The home provinces of a nation. */
export function homes(board: BoardData, nation: string): string[] {
  return board.regions.filter((region) => region.kind === "home" && region["power"] === nation).map((r) => r.id);
}

/** Provinces whose factory no hostile army occupies. */
export function freeFactories(board: BoardData, view: View, nation: string): string[] {
  return homes(board, nation).filter((id) => {
    const here = view.areas[id];
    if (!here?.factory) return false;
    return Object.keys(here.army ?? {}).every((owner) => owner === nation);
  });
}

export interface Bond {
  nation: number;
  face: number;
  interest: number;
}

export function bondsOf(tables: Tables, view: View, seat: number): Bond[] {
  return view.nations.flatMap((nation, n) =>
    nation.bonds.flatMap((holder, rank) =>
      holder === seat
        ? [{ nation: n, face: tables.bond_faces[rank] ?? 0, interest: tables.bond_interest[rank] ?? 0 }]
        : [],
    ),
  );
}

export interface Investor {
  seat: number;
  cash: number | null;
  bonds: Bond[];
  interest: number;
  bondValue: number;
  score: number | null;
  swissBank: boolean;
  card: boolean;
  governs: number[];
}

export function investor(tables: Tables, view: View, seat: number): Investor {
  const bonds = bondsOf(tables, view, seat);
  const cash = view.players[seat]?.cash ?? null;
  const bondValue = sum(bonds.map((b) => b.interest * powerFactor(tables, view.nations[b.nation]?.power ?? 0)));
  return {
    seat,
    cash,
    bonds,
    interest: sum(bonds.map((bond) => bond.interest)),
    bondValue,
    score: cash === null ? null : bondValue + cash,
    swissBank: view.players[seat]?.swiss_bank ?? false,
    card: view.turn.card === seat,
    governs: view.nations.flatMap((nation, n) => (nation.government === seat ? [n] : [])),
  };
}

// -- what a choice would cost or bring -----------------------------------------------------------------------

export interface Hint {
  id: string;
  values: Record<string, Value>;
}

/** A few words beside a choice, as message ids with values. */
export function hints(board: BoardData, view: View, action: Do): Hint[] {
  const tables = tablesOf(board);
  if (action.do === "rondel") return rondelHints(board, tables, view, String(action["space"]));
  if (action.do === "bond" || action.do === "increase") return bondHints(tables, view, action);
  return [];
}

function rondelHints(board: BoardData, tables: Tables, view: View, space: string): Hint[] {
  const nation = view.nations[view.turn.nation];
  if (!nation) return [];
  const out: Hint[] = [];
  const spaces = tables.rondel.length;
  const goal = tables.rondel.indexOf(space);
  const start = nation.rondel === null ? -1 : tables.rondel.indexOf(nation.rondel);
  const distance = start < 0 ? 0 : (goal - start + spaces) % spaces;
  const fee = Math.max(0, distance - tables.rondel_free) * tables.rondel_fee;
  if (fee > 0) out.push({ id: "web-hint-fee", values: { fee } });
  out.push(...spaceHint(board, tables, view, nation.id, space));
  const investor = (tables.rondel.indexOf("investor") - start + spaces) % spaces;
  if (start >= 0 && view.turn.card >= 0 && investor > 0 && investor < distance) {
    out.push({ id: "web-hint-passes", values: {} });
  }
  return out;
}

function spaceHint(board: BoardData, tables: Tables, view: View, id: string, space: string): Hint[] {
  const nation = view.nations[view.turn.nation];
  if (!nation) return [];
  const { treasury } = nation;
  if (space === "taxation") return [taxHint(board, tables, view, id)];
  if (space === "investor") {
    const due = (seat?: number): number =>
      sum(nation.bonds.map((h, rank) => (h >= 0 && (seat === undefined || h === seat) ? (tables.bond_interest[rank] ?? 0) : 0)));
    return [{ id: "web-hint-investor", values: { interest: due(), mine: due(nation.government) } }];
  }
  if (space.startsWith("production")) {
    return [{ id: "web-hint-production", values: { factories: freeFactories(board, view, id).length } }];
  }
  if (space === "factory") return [{ id: "web-hint-factory", values: { price: tables.factory_price, treasury } }];
  if (space === "import") return [{ id: "web-hint-import", values: { treasury } }];
  const out = placed(view, id);
  return [{ id: "web-hint-maneuver", values: { armies: out.armies, fleets: out.fleets } }];
}

export function taxes(board: BoardData, view: View, nation: string): number {
  const tables = tablesOf(board);
  const flags = placed(view, nation).flags;
  return tables.tax_factory * freeFactories(board, view, nation).length + tables.tax_flag * flags;
}

function taxHint(board: BoardData, tables: Tables, view: View, id: string): Hint {
  const now = view.nations.find((nation) => nation.id === id);
  const revenue = taxes(board, view, id);
  const space = Math.min(Math.max(revenue - (tables.tax_chart[0] ?? 0), 0), tables.tax_chart.length - 1);
  const out = placed(view, id);
  const income = Math.max(0, revenue - tables.soldiers_pay * (out.armies + out.fleets));
  const bonus = Math.max(0, space - (now?.tax ?? 0));
  return { id: "web-hint-taxation", values: { taxes: revenue, points: tables.tax_points[space] ?? 0, bonus, income } };
}

function bondHints(tables: Tables, view: View, action: Do): Hint[] {
  const interestOf = (face: Value | undefined): number => tables.bond_interest[tables.bond_faces.indexOf(Number(face))] ?? 0;
  const face = Number(action["bond"]);
  const raised = action.do === "increase";
  const price = raised ? Number(action["to"]) - face : face;
  const interest = raised ? interestOf(action["to"]) - interestOf(face) : interestOf(face);
  const out: Hint[] = [{ id: raised ? "web-hint-increase" : "web-hint-bond", values: { interest, price } }];
  const nation = view.nations.find((one) => one.id === action["nation"]);
  const seat = view.to_act;
  if (nation && nation.government !== seat && seat >= 0) {
    const credit = view.players.map((_, s) => sum(nation.bonds.map((h, r) => (h === s ? (tables.bond_faces[r] ?? 0) : 0))));
    const others = Math.max(...credit.filter((_, s) => s !== seat));
    if ((credit[seat] ?? 0) + price > others) out.push({ id: "web-hint-government", values: {} });
  }
  return out;
}

// -- what one might want to do, though it is not legal -------------------------------------------------------

/** Actions of the present step that are not possible now: shown dimmed, with the reason when asked. */
export function notPossible(board: BoardData, view: View, legal: Legal[]): Do[] {
  const found = candidates(board, view);
  return found.filter((action) => !legal.some((one) => sameWords(one, action)));
}

function candidates(board: BoardData, view: View): Do[] {
  const nation = view.nations[view.turn.nation]?.id ?? "";
  const own = homes(board, nation);
  const tables = tablesOf(board);
  switch (view.step) {
    case "rondel":
      return tables.rondel.map((space) => ({ do: "rondel", space }));
    case "factory":
      return own.map((area) => ({ do: "build", area }));
    case "production":
      return own.filter((area) => view.areas[area]?.factory).map((area) => ({ do: "produce", area }));
    case "import":
      return own.flatMap((area) => importsInto(board, area));
    case "fleets":
      return movesFrom(board, view, nation, "fleet", "sail", ["sea"]);
    case "armies":
      return movesFrom(board, view, nation, "army", "march", ["land"]);
    case "invest":
      return board.powers.flatMap((power) => bondsOfNation(tables, power.id));
    case "grant":
    case "round":
      return bondsOfNation(tables, view.nations[Number(view.turn["offered"])]?.id ?? nation);
    default:
      return [];
  }
}

function importsInto(board: BoardData, area: string): Do[] {
  const port = board.regions.find((region) => region.id === area)?.["city"] === "shipyard";
  const army = { do: "import_army", area };
  return port ? [army, { do: "import_fleet", area }] : [army];
}

const bondsOfNation = (tables: Tables, nation: string): Do[] =>
  tables.bond_faces.map((face) => ({ do: "bond", nation, bond: String(face) }));

function movesFrom(board: BoardData, view: View, nation: string, unit: "army" | "fleet", family: string, kinds: string[]): Do[] {
  const out: Do[] = [];
  for (const [from, here] of Object.entries(view.areas)) {
    if (!here[unit]?.[nation]) continue;
    for (const to of neighbours(board, from, kinds)) out.push({ do: family, from, to });
  }
  return out;
}

export function neighbours(board: BoardData, region: string, kinds: string[]): string[] {
  const idOf = (end: string | number): string => (typeof end === "number" ? (board.regions[end]?.id ?? "") : end);
  return kinds.flatMap((kind) =>
    (board.borders[kind] ?? []).flatMap(([a, b]) => {
      const ends = [idOf(a), idOf(b)];
      return ends.includes(region) ? ends.filter((end) => end !== region) : [];
    }),
  );
}

/** How many units could still make the same move from here. */
export function unitsAt(board: BoardData, view: View, action: Do): number {
  const from = board.regions.findIndex((region) => region.id === action["from"]);
  const fresh: Record<string, number[]> = {
    sail: view.turn.fresh_fleet,
    march: view.turn.fresh_army,
    march_friendly: view.turn.fresh_lying,
  };
  return fresh[action.do]?.[from] ?? 1;
}
