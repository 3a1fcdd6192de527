// Who fights: players, pirates and natives, by what the view and the events call them.

import type { BoardData } from "../../../lib/protocol";
import type { Words } from "../../../lib/words";
import { PIRATE_BLACK, PIRATES, powerOf, type ImpeRundeView } from "../view";
import type { Party } from "./rounds";

const BEYOND_SEATS: Record<number, Party> = { 6: PIRATES, 7: "natives" };

/** A number of the view as events say it. */
export const partyOf = (number: number): Party => BEYOND_SEATS[number] ?? String(number + 1);

/** The seat, or null for pirates and natives. */
export const seatOf = (party: Party): number | null => (/^\d+$/.test(party) ? Number(party) - 1 : null);

export function nameOf(words: Words, party: Party): string {
  const seat = seatOf(party);
  return seat === null ? words.name(party) : words.player(seat);
}

/** The colour of a party's pieces. */
export function colourOf(board: BoardData, view: ImpeRundeView, party: Party): string {
  const seat = seatOf(party);
  if (seat === null) return party === PIRATES ? PIRATE_BLACK : "#a58c5f";
  const home = powerOf(view, seat);
  return String(board.powers.find((power) => power.id === home)?.["colour"] ?? `var(--seat-${seat})`);
}
