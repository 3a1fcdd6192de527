// Who fights: players, pirates and natives, by what the view and the events call them.

import type { BoardData } from "../../../lib/protocol";
import { PIRATE_BLACK, PIRATES, powerOf, type ImpeRundeView } from "../view";
import type { Party } from "./rounds";

export { nameOf } from "../../../stage/clash";

const BEYOND_SEATS: Record<number, Party> = { 6: PIRATES, 7: "natives" };

/** A number of the view as events say it. */
export const partyOf = (number: number): Party => BEYOND_SEATS[number] ?? number;

/** The colour of a party's pieces. */
export function colourOf(board: BoardData, view: ImpeRundeView, party: Party): string {
  if (typeof party === "string") return party === PIRATES ? PIRATE_BLACK : "#a58c5f";
  const home = powerOf(view, party);
  return String(board.powers.find((power) => power.id === home)?.["colour"] ?? `var(--seat-${party})`);
}
