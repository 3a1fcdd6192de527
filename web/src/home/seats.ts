// Who sits where at a new table: you, another person at this screen, a friend who comes by a link, or a bot.

import { TEMPERS, withTemper } from "../lib/bots";
import type { GameInfo, SeatRequest } from "../lib/protocol";

export const ME = "me";
export const PERSON = "person";
export const FRIEND = "friend";
const BOT = "medium"; // offered first where it can play
const PLAYERS = 4; // so many are offered first

export const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

export interface Wish {
  kind: string;
  name: string;
}

/** How many seats are offered first. */
export const firstCount = ({ players: [least, most] }: GameInfo): number => Math.min(Math.max(PLAYERS, least), most);

/** The bot that is offered first; empty where none can play. */
export const firstBot = ({ bots }: GameInfo): string => (bots.includes(BOT) ? BOT : (bots[0] ?? ""));

/** You against bots, at as many seats as there can be. */
export function firstWishes(game: GameInfo): Wish[] {
  const bot = firstBot(game) || PERSON;
  return range(1, game.players[1]).map((seat) => ({ kind: seat === 1 ? ME : bot, name: "" }));
}

/** Another kind for one seat. There is only one of you: the seat that you leave goes to a person at this screen. */
export function choose(wishes: Wish[], seat: number, kind: string): Wish[] {
  return wishes.map((wish, other) => {
    if (other === seat) return { ...wish, kind };
    return kind === ME && wish.kind === ME ? { ...wish, kind: PERSON } : wish;
  });
}

/** What all bots of a table like: one temperament, none, or each its own. */
export const MIXED = "mixed";
const BALANCED = "";
export const TABLE_TEMPERS = [BALANCED, ...TEMPERS, MIXED] as const;

/** The temperament of each seat's bot; of several bots with their own, no two in a row have the same. */
export function tempersOf(game: GameInfo, kinds: readonly string[], chosen: string, random = Math.random): string[] {
  const all = [BALANCED, ...TEMPERS];
  let next = Math.floor(random() * all.length);
  return kinds.map((kind) => {
    if (!game.tempered.includes(kind)) return BALANCED;
    return chosen === MIXED ? (all[next++ % all.length] ?? BALANCED) : chosen;
  });
}

/** Whether such a table can be rated: somebody plays, and at most one of them at this screen. */
export function isRatable(kinds: readonly string[]): boolean {
  const here = kinds.filter((kind) => kind === ME || kind === PERSON).length;
  return here === 1 || (here === 0 && kinds.includes(FRIEND));
}

/** The seat as the server wants it. */
export function seatOf(wish: Wish, myName: string, botName: string, temper = ""): SeatRequest {
  if (wish.kind === ME) return { name: myName.trim(), bot: "" };
  const name = wish.name.trim();
  if (wish.kind === PERSON) return { name, bot: "" };
  return wish.kind === FRIEND ? { name, free: true } : { name: name || botName, bot: withTemper(wish.kind, temper) };
}
