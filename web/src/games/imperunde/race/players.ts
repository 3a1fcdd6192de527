// The players one by one: in which order they play, what is theirs, and in which colour.

import { colourOf } from "../../../board/colours";
import type { BoardData } from "../../../lib/protocol";
import { powerOf, tablesOf, type Figures, type ImpeRundeView, type Tables } from "../view";

/** The seats in the order of play of this round. */
export const orderOf = (view: ImpeRundeView, figures: Figures | undefined): number[] =>
  figures?.order ?? view.players.map((_, seat) => seat);

export interface Colony {
  id: string;
  value: number;
  posts: number;
}

/** The colonies of a player, the most valuable first. */
export function coloniesOf(board: BoardData, view: ImpeRundeView, seat: number): Colony[] {
  const home = view.players[seat]?.home;
  return board.regions
    .filter(({ id }) => view.lands[id]?.owner === seat && id !== home)
    .map(({ id, value }) => ({ id, value: Number(value), posts: view.lands[id]?.posts ?? 0 }))
    .toSorted((a, b) => b.value - a.value);
}

/** The canals in a player's countries, with the trade posts that came with them. */
export function canalsOf(board: BoardData, view: ImpeRundeView, seat: number): Tables["canal"] {
  return tablesOf(board).canal.filter(({ id, land }) => view.canals.includes(id) && view.lands[land]?.owner === seat);
}

/** Every seat in the colour of its home; none before it has one. */
export const seatColours = (board: BoardData, view: ImpeRundeView): string[] =>
  view.players.map((_, seat) => {
    const home = powerOf(view, seat);
    return home === null ? "" : colourOf(board.powers, home);
  });
