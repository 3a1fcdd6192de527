// The shopping list: what each of a player's countries may be sold, at which price, and what was bought already.

import { candidateOf, type Candidate } from "../../../lib/choices";
import type { BoardData, Do, GameEvent, Legal, Value } from "../../../lib/protocol";
import type { Words } from "../../../lib/words";
import {
  KINDS,
  tablesOf,
  WARSHIPS,
  type ColonyFigures,
  type Figures,
  type ImpeRundeView,
  type LandView,
} from "../view";

export const POST = "post";
export const CARD = "card";

/** A kind of thing in a country: a ship in each sea on its coast, everything else once. */
export interface Offer {
  kind: string;
  price: number;
  purchases: Candidate[];
}

export const isPossible = (offer: Offer): boolean => offer.purchases.some((one) => one.legal !== undefined);

/** Everything that a country could be sold; smuggled goods are units alone. */
export function offersOf(board: BoardData, legal: readonly Legal[], land: string, smuggled: boolean): Offer[] {
  const { cost, canal } = tablesOf(board);
  const offer = (kind: string, all: Do[]): Offer => ({
    kind,
    price: cost[kind] ?? 0,
    purchases: all.map((one) => candidateOf(one, legal)),
  });
  const unit = (kind: string): Offer =>
    offer(
      kind,
      WARSHIPS.includes(kind)
        ? seasOf(board, land).map((sea) => ({ do: "launch", kind, country: land, sea }))
        : [{ do: "buy", kind, country: land }],
    );
  const built = [
    offer(POST, [{ do: "post", country: land }]),
    ...canal.filter((one) => one.land === land).map((one) => offer(one.id, [{ do: "canal", canal: one.id }])),
  ];
  return [...KINDS.map(unit), ...(smuggled ? [] : built)].filter((one) => one.purchases.length > 0);
}

/** The seas on the coast of a country. */
function seasOf(board: BoardData, land: string): string[] {
  const pairs = (board.borders["coast"] ?? []) as [string, string][];
  return pairs.flatMap(([a, b]) => (a === land ? [b] : b === land ? [a] : []));
}

export interface Place {
  id: string;
  isHome: boolean;
  land: LandView;
  /** Nothing for a home, which has no limits. */
  colony: ColonyFigures | undefined;
  /** Smuggled goods know no limits. */
  isLimited: boolean;
  offers: Offer[];
}

/** The countries of a player: his home, then those where there is room for something, then the others, each by name. */
export function placesOf(
  view: ImpeRundeView,
  figures: Figures | undefined,
  board: BoardData,
  legal: readonly Legal[],
  seat: number,
  words: Words,
): Place[] {
  const smuggled = view.step === "smuggle";
  const place = ([id, land]: [string, LandView]): Place => ({
    id,
    isHome: view.players[seat]?.home === id,
    land,
    colony: figures?.colonies[id],
    isLimited: !smuggled,
    offers: offersOf(board, legal, id, smuggled),
  });
  const rank = (one: Place): number => (one.isHome ? 0 : hasRoom(one) ? 1 : 2);
  return Object.entries(view.lands)
    .filter(([id, land]) => land.owner === seat && (!smuggled || id === view.card?.at))
    .map(place)
    .sort((a, b) => rank(a) - rank(b) || words.name(a.id).localeCompare(words.name(b.id), words.language));
}

/** Whether a country could take anything this round, money aside: this does not change with every purchase. */
function hasRoom({ land, colony }: Place): boolean {
  return colony !== undefined && !colony.blocked && (colony.limit > 0 || (land.posts ?? 0) < colony.most_posts);
}

/** The kinds that can be bought somewhere now, each with the number of places. */
export function wares(places: readonly Place[]): Map<string, number> {
  const out = new Map<string, number>();
  for (const offer of places.flatMap((place) => place.offers))
    if (isPossible(offer)) out.set(offer.kind, (out.get(offer.kind) ?? 0) + 1);
  return out;
}

// -- what was bought -----------------------------------------------------------------------------------------

export interface Bought {
  kind: string;
  count: number;
  price: number;
  /** Where it stands, and for a ship who paid for it. */
  at: string | null;
  from: string | null;
}

const KIND_OF: Record<string, (event: GameEvent) => string> = {
  bought: (event) => String(event["kind"]),
  launched: (event) => String(event["kind"]),
  post: () => POST,
  canal: (event) => String(event["canal"]),
  card_bought: () => CARD,
};

/** What a player has bought in this round; the same thing in the same place is one line. */
export function boughtBy(events: readonly GameEvent[], seat: number, cost: Record<string, number>): Bought[] {
  const out = new Map<string, Bought>();
  for (const event of events.slice(events.findLastIndex((one) => one.event === "round") + 1)) {
    const kind = event["seat"] === seat && KIND_OF[event.event]?.(event);
    if (!kind) continue;
    const [at, from] = [placeOf(event["to"] ?? event["space"]), placeOf(event["from"])];
    const key = `${kind} ${at} ${from}`;
    const { count, price } = out.get(key) ?? { count: 0, price: 0 };
    out.set(key, { kind, count: count + 1, price: price + (cost[kind] ?? 0), at, from });
  }
  return [...out.values()];
}

const placeOf = (place: Value | undefined): string | null => (place === undefined ? null : String(place));

/** What a thing on the list is called. */
export function wareName(words: Words, kind: string): string {
  if (kind === POST) return words.say("web-shop-post");
  return kind === CARD ? words.say("web-shop-card") : words.name(kind);
}
