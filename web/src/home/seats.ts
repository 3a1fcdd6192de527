// Who sits where at a new table: you, another person at this screen, or a bot of some level.

import type { SeatInfo } from "../lib/protocol";

export const ME = "me";
export const PERSON = "person";
export const BOT = "thumb"; // the bot that is offered first
export const PLAYERS = 4; // so many are offered first

export const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

export interface Wish {
  kind: string;
  name: string;
}

/** You against bots. */
export const firstWishes = (most: number): Wish[] => range(0, most - 1).map((seat) => ({ kind: seat === 0 ? ME : BOT, name: "" }));

/** Another kind for one seat. There is only one of you: the seat that you leave goes to a person at this screen. */
export function choose(wishes: Wish[], seat: number, kind: string): Wish[] {
  return wishes.map((wish, other) => {
    if (other === seat) return { ...wish, kind };
    return kind === ME && wish.kind === ME ? { ...wish, kind: PERSON } : wish;
  });
}

/** The seat as the server wants it. */
export function seatOf(wish: Wish, myName: string, botName: string): SeatInfo {
  if (wish.kind === ME) return { name: myName.trim(), bot: "" };
  const name = wish.name.trim();
  return wish.kind === PERSON ? { name, bot: "" } : { name: name || botName, bot: wish.kind };
}
