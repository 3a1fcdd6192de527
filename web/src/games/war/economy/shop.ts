// The price list: what is sold, where it could be built, how often, and what was bought already. Everything that might be
// bought is listed in words; the server says which of it is possible, and why the rest is not.

import type { Candidate } from "../../../lib/choices";
import type { BoardData, Do, GameEvent, Hint, Legal } from "../../../lib/protocol";
import type { Words } from "../../../lib/words";
import { BUILDINGS, FLEET, KINDS, type PurchaseFigures, type WarView } from "../view";

export const RESOURCE = "resource";
export const CANAL = "suez";
const UNITS: readonly string[] = [...KINDS, FLEET];

/** One way to buy something in one place: alone or with an engineer, or into one of several sea areas. */
export interface Deal {
  of: Candidate;
  /** What sets it apart from the others: "engineer", or a sea area. */
  how: string;
}

/** A place where something could be built; none in set-up, where pieces are bought first and placed later. */
export interface Site {
  id: string | null;
  deals: Deal[];
  /** How often in a row. */
  most: number;
}

export interface Ware {
  kind: string;
  group: "units" | "buildings" | "works";
  /** What one costs; nothing where it is paid for already, or where the price depends on the place. */
  price: number | null;
  /** How many are left in the supply, or waiting to be placed; nothing where there is no limit. */
  left: number | null;
  sites: Site[];
}

export const isPossible = (site: Site): boolean => site.deals.some(({ of }) => of.legal !== undefined);

/** Who buys now, as far as the reader may know. */
export const buyerOf = (figures: PurchaseFigures | null | undefined, view: WarView): number =>
  figures?.seat ?? view.seat ?? 0;

// -- the list ------------------------------------------------------------------------------------------------

interface Stall {
  board: BoardData;
  view: WarView;
  figures: PurchaseFigures | null | undefined;
  legal: readonly Legal[];
}

/** All that is sold in this step. */
export function waresOf({ board, view, figures, legal }: Stall): Ware[] {
  const found = new Map(legal.map((one) => [keyOf(one), one]));
  const deal = (how: string, action: Do): Deal => ({ of: { action, legal: found.get(keyOf(action)) }, how });
  const seat = buyerOf(figures, view);
  const own = Object.keys(view.regions).filter((id) => view.regions[id]?.owner === seat);
  const ware = (kind: string, sites: Site[]): Ware => ({
    kind,
    group: UNITS.includes(kind) ? "units" : BUILDINGS.some((one) => one === kind) ? "buildings" : "works",
    price: figures?.prices[kind] ?? null,
    left: figures?.supply[kind] ?? null,
    sites: sites.filter((site) => site.deals.length > 0),
  });
  const most = (id: string, kind: string): number => figures?.sites[id]?.units[kind] ?? 0;

  if (view.step === "purchase")
    return [...UNITS, ...BUILDINGS].map((kind) =>
      ware(kind, [{ id: null, deals: [deal("", { do: "buy", piece: kind })], most: figures?.most[kind] ?? 0 }]),
    );
  if (view.step === "placement" || view.phase === 0) {
    const bag = view.step === "placement" ? (view.players[seat]?.bag ?? {}) : null;
    const places = (kind: string): string[] =>
      kind === FLEET ? [...new Set(own.flatMap((id) => seasOf(board, id)))] : own;
    return [...UNITS, ...BUILDINGS]
      .filter((kind) => bag === null || (bag[kind] ?? 0) > 0)
      .map((kind) => {
        const sites = places(kind).map((id) => ({
          id,
          deals: [deal("", { do: "place", piece: kind, area: id })],
          most: bag === null && UNITS.includes(kind) ? (figures?.most[kind] ?? 1) : 1,
        }));
        return bag === null ? ware(kind, sites) : { ...ware(kind, sites), price: null, left: bag[kind] ?? 0 };
      });
  }
  const helped = (action: Do): Deal[] => [
    deal("", { ...action, help: "alone" }),
    deal("engineer", { ...action, help: "engineer" }),
  ];
  return [
    ...KINDS.map((kind) =>
      ware(
        kind,
        own.map((id) => ({ id, deals: [deal("", { do: "raise", kind, region: id })], most: most(id, kind) })),
      ),
    ),
    ware(
      FLEET,
      own.map((id) => ({
        id,
        deals: seasOf(board, id).map((sea) => deal(sea, { do: "launch", region: id, sea })),
        most: most(id, FLEET),
      })),
    ),
    ...BUILDINGS.map((building) =>
      ware(
        building,
        own.map((id) => ({ id, deals: helped({ do: "build", building, region: id }), most: 1 })),
      ),
    ),
    ware(
      RESOURCE,
      own.map((id) => ({ id, deals: helped({ do: "develop", region: id }), most: 1 })),
    ),
    ...(found.has("do:dig,help:alone") || found.has("do:dig,help:engineer")
      ? [ware(CANAL, [{ id: "egypt", deals: helped({ do: "dig" }), most: 1 }])]
      : []),
  ];
}

const keyOf = (action: Do): string =>
  Object.entries(action)
    .filter(([name]) => name !== "action")
    .map(([name, value]) => `${name}:${value}`)
    .sort()
    .join();

/** The sea areas on the coast of a region. */
function seasOf(board: BoardData, region: string): string[] {
  const pairs = (board.borders["coast"] ?? []) as [string, string][];
  return pairs.flatMap(([a, b]) => (a === region ? [b] : b === region ? [a] : []));
}

/** What is sold in one place, or into one sea area. */
export function waresAt(wares: readonly Ware[], place: string): Ware[] {
  return wares.map((ware) => ({
    ...ware,
    sites: ware.sites.flatMap((site) => {
      if (site.id === place) return [site];
      const deals = site.deals.filter(({ how }) => how === place);
      return deals.length > 0 ? [{ ...site, deals }] : [];
    }),
  }));
}

/** The price that the server tells of a choice. */
export const priceIn = (hints: readonly Hint[] | undefined): number | undefined => {
  const cost = hints?.find(([name]) => name === "price")?.[1]["cost"];
  return cost === undefined ? undefined : Number(cost);
};

/** What a ware is called. */
export const wareName = (words: Words, kind: string): string =>
  kind === RESOURCE ? words.say("web-purchases-develop") : words.name(kind);

// -- what was bought -----------------------------------------------------------------------------------------

export interface Bought {
  kind: string;
  at: string | null;
  count: number;
  price: number;
}

const KIND_OF: Record<string, (event: GameEvent) => string> = {
  bought: (event) => String(event["piece"]),
  raised: (event) => String(event["kind"]),
  launched: () => FLEET,
  built: (event) => String(event["building"]),
  developed: () => RESOURCE,
  dug: () => CANAL,
};

/** What a player has paid for in this phase; the same thing in the same place is one line. */
export function boughtBy(events: readonly GameEvent[], seat: number, prices: Record<string, number>): Bought[] {
  const out = new Map<string, Bought>();
  for (const event of events.slice(events.findLastIndex((one) => one.event === "phase") + 1)) {
    const kind = event["seat"] === seat ? KIND_OF[event.event]?.(event) : undefined;
    if (kind === undefined) continue;
    const at = event["region"] === undefined ? null : String(event["region"]);
    const price = Number(event["amount"] ?? prices[kind] ?? 0);
    if (price === 0) continue; // what comes with the first regions
    const key = `${kind} ${at}`;
    const before = out.get(key) ?? { kind, at, count: 0, price: 0 };
    out.set(key, { ...before, count: before.count + 1, price: before.price + price });
  }
  return [...out.values()];
}

/** A line of a secret order, as often as it was written. */
export interface OrderLine {
  action: Do;
  count: number;
}

/** A player's own order so far, equal lines together. */
export function linesOf(order: readonly Record<string, string | number>[] | undefined): OrderLine[] {
  const out = new Map<string, OrderLine>();
  for (const line of order ?? []) {
    const action = line as Do;
    const key = keyOf(action);
    out.set(key, { action, count: (out.get(key)?.count ?? 0) + 1 });
  }
  return [...out.values()];
}
