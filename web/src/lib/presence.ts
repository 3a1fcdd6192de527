// Who of the others is at the table.

import type { StateMessage } from "./protocol";

/**
 * Here, away, still to come, or a bot in a person's place; nothing for bots and for those at this screen. Whoever sees
 * the game late is not told who is here now.
 */
export type Mark = "here" | "away" | "free" | "bot" | "";

export function presenceOf({ own, seats, late }: Pick<StateMessage, "own" | "seats" | "late">): Mark[] {
  return seats.map(({ bot, stand_in: standIn, free, here }, seat) => {
    if (standIn) return "bot";
    if (bot || own.includes(seat)) return "";
    if (free) return "free";
    return late ? "" : here ? "here" : "away";
  });
}

/** The seats of people who are asked for their consent: those that somebody has taken, and no bot plays. */
export const consenting = ({ people, seats }: Pick<StateMessage, "people" | "seats">): number[] =>
  people.filter((seat) => !seats[seat]?.free && !seats[seat]?.stand_in);
