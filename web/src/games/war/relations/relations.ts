// How players stand with each other, what they have offered, and what the reader may say to whom.

import type { Aside, BoardData, Do, GameEvent, Legal } from "../../../lib/protocol";
import type { Words } from "../../../lib/words";
import type { Notice } from "../..";
import type { Frame, WarView } from "../view";

export type Relation = "war" | "alliance" | "peace";
/** Standing answers to another player's fleets at a strait, and to an ally's units. */
export const ANSWERS = ["ask", "always", "never"] as const;
export type Answer = (typeof ANSWERS)[number];

export function relationOf(view: WarView, one: number, other: number): Relation {
  const player = view.players[one];
  if (player?.wars.includes(other)) return "war";
  return player?.allies.includes(other) ? "alliance" : "peace";
}

/** Whether a player is at war with another and may not attack yet. */
export const mustWait = (view: WarView, one: number, other: number): boolean =>
  view.players[one]?.waiting.includes(other) ?? false;

export const offersPeace = (view: WarView, one: number, other: number): boolean =>
  view.players[one]?.offers_peace_to.includes(other) ?? false;

/** The regions that a player offers to cede to another. */
export const regionsOffered = (view: WarView, one: number, other: number): string[] =>
  Object.entries(view.regions).flatMap(([id, region]) =>
    region.owner === one && region.ceded_to === other ? [id] : [],
  );

export function answerOf(view: WarView, one: number, other: number): Answer {
  const player = view.players[one];
  if (player?.always_lets_pass.includes(other)) return "always";
  return player?.never_lets_pass.includes(other) ? "never" : "ask";
}

/** Whether a player controls a region whose strait foreign fleets may want to pass. */
export function holdsStrait(board: BoardData, view: WarView, seat: number): boolean {
  const straits = (board.tables["strait"] ?? []) as unknown as { region: string }[];
  return straits.some(({ region }) => view.regions[region]?.owner === seat);
}

/** Everybody else, from the reader's left on, as they sit. */
export const othersThan = (view: WarView, me: number): number[] =>
  view.players.map((_, i) => (me + i) % view.players.length).slice(1);

// -- since when --------------------------------------------------------------------------------------------------

const PAIRED: Partial<Record<Relation | "offer", string>> = { war: "war", offer: "peace_offered" };

/** The turn in which a war began or an offer was made, as far as the log goes back; undefined before the first turn. */
export function sinceTurn(
  events: readonly GameEvent[],
  what: Relation | "offer",
  one: number,
  other: number,
): number | undefined {
  const kind = PAIRED[what];
  const isIt = ({ event, seat, other: to }: GameEvent): boolean =>
    event === kind && ((seat === one && to === other) || (what !== "offer" && seat === other && to === one));
  const at = kind === undefined ? -1 : events.findLastIndex(isIt);
  const turn = at < 0 ? undefined : events.slice(0, at).findLast(({ event }) => event === "turn")?.["number"];
  return turn === undefined ? undefined : Number(turn);
}

// -- what bots say -----------------------------------------------------------------------------------------------

/** What a bot has last done to the reader, or an offer of the reader's that it leaves: after how many actions. */
export interface Dealing {
  how: "refuses" | "offers" | "declares" | "retracts";
  /** Null: nobody knows, as where a game began with it. */
  number: number | null;
}

const DEEDS: Record<string, Dealing["how"]> = { war: "declares", peace_offered: "offers", offer_retracted: "retracts" };

export function lastDealing(view: WarView, events: readonly GameEvent[], me: number, other: number): Dealing | null {
  const between = events.filter(
    ({ event, seat, other: to }) => event in DEEDS && ((seat === me && to === other) || (seat === other && to === me)),
  );
  if (offersPeace(view, me, other)) {
    const offer = between.findLast(({ event, seat }) => event === "peace_offered" && seat === me);
    return { how: "refuses", number: offer ? offer.action + 1 : null };
  }
  const deed = between.findLast(({ event, seat }) => event === "war" || seat === other);
  const how = deed?.["seat"] === other ? DEEDS[deed.event] : undefined;
  if (!deed || !how || relationOf(view, me, other) !== "war") return null;
  return how === "offers" && !offersPeace(view, other, me) ? null : { how, number: deed.action + 1 };
}

// -- what the reader may do --------------------------------------------------------------------------------------

/** An action with these words, without whoever does it. */
export function find<A extends Do>(actions: readonly A[], family: string, words: Record<string, unknown> = {}) {
  const isIt = (one: A): boolean =>
    one.do === family && Object.entries(words).every(([name, value]) => one[name] === value);
  return actions.find(isIt);
}

/** How much may be given to a player at most, and the action for an amount. */
export function giftsTo(asides: readonly Aside[], other: number): { most: number; action: (amount: number) => number } {
  const range = find(asides, "give", { other });
  const [from, first] = [Number(range?.["from"] ?? 1), range?.first ?? -1];
  return { most: Number(range?.["to"] ?? 0), action: (amount) => first + amount - from };
}

/** The regions that may be ceded to a player now. */
export const cedable = (asides: readonly Aside[], other: number): Aside[] =>
  asides.filter((one) => one.do === "cede" && one["other"] === other);

// -- what must not be overlooked ---------------------------------------------------------------------------------

export function notices(view: WarView, words: Words): Notice[] {
  const me = view.seat;
  if (me === null) return [];
  return othersThan(view, me).flatMap((other) => {
    const player = words.player(other);
    const said = offersPeace(view, other, me) ? [words.say("web-relations-peace-offered", { player })] : [];
    const regions = regionsOffered(view, other, me).map((id) => words.name(id));
    if (regions.length > 0)
      said.push(
        words.say("web-relations-region-offered", { player, regions: regions.join(", "), number: regions.length }),
      );
    return said.map((text) => ({ panel: "relations", text }));
  });
}

// -- questions ---------------------------------------------------------------------------------------------------

export type Council = Extract<Frame, { step: "join_war" | "admit" }>;
export type Permission = Extract<Frame, { step: "permission" }>;
type Venture = Extract<Frame, { step: "venture" }>;

export const councilOf = (view: WarView): Council | undefined =>
  view.frames.find((frame): frame is Council => frame.step === "join_war" || frame.step === "admit");

export const permissionOf = (view: WarView): Permission | undefined =>
  view.frames.find((frame): frame is Permission => frame.step === "permission");

/** The fleets that wait at a strait, and the land units aboard them. */
export function passers(view: WarView): { fleets: number; units: Record<string, number> } {
  const venture = view.frames.find((frame): frame is Venture => frame.step === "venture");
  const waiting = (view.seas[venture?.sea ?? ""] ?? []).filter(
    ({ seat, fleet }) => seat === view.mover && venture?.group.includes(String(fleet + 1)),
  );
  const units: Record<string, number> = {};
  for (const { cargo } of waiting)
    for (const [kind, number] of Object.entries(cargo)) units[kind] = (units[kind] ?? 0) + number;
  return { fleets: venture?.group.length ?? 0, units };
}

/** A side of a war that others may join: its members, and those of the other. */
export const sidesOf = (council: Council, side: "attackers" | "defenders"): { friends: number[]; foes: number[] } =>
  side === "attackers"
    ? { friends: council.attackers, foes: council.defenders }
    : { friends: council.defenders, foes: council.attackers };

export const SIDES = ["attackers", "defenders"] as const;

export const plain = (legal: readonly Legal[], family: string): Legal | undefined =>
  legal.find((one) => one.do === family);
