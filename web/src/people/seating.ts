// Who plays which seat of a table, and who may change it.

import * as api from "../lib/api";
import { firstBot } from "../home/seats";
import type { Presence, StateMessage } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import * as calls from "./calls";

/** Those whose seats a bot plays though they are this browser's. */
export const standIns = ({ own, seats }: Pick<StateMessage, "own" | "seats">): number[] =>
  own.filter((seat) => seats[seat]?.stand_in);

export const freeSeats = (seats: readonly Presence[]): number[] =>
  seats.flatMap(({ free, stand_in: bot }, seat) => (free && !bot ? [seat] : []));

/** The bots that can play a game, and the one that is offered first. */
export async function botsOf(game: string): Promise<{ all: string[]; first: string }> {
  const found = (await api.games()).find(({ id }) => id === game);
  return { all: found?.bots ?? [], first: found ? firstBot(found) : "" };
}

/** Let a bot play a seat. */
export const handOver = (table: string, seat: number, bot: string): Promise<void> => calls.standIn(table, seat, bot);

/** The person of a seat plays again. */
export const giveBack = (table: string, seat: number): Promise<void> => calls.standIn(table, seat, "");

/** Play a free seat at this screen, too. */
export async function sit(table: string, seat: number): Promise<void> {
  await calls.takeSeat(table, seat, { name: settings.name.trim() });
}
