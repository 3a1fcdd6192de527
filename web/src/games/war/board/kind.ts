// War! on the board: a stack of land units for each player in a region, fleets of several players in the seas.

import type { Kind } from "../../../board/kind";
import { stackKey, type Stack } from "../../../board/stacks";
import { COLOURS, KINDS, activeSeat, powerOf, total, type WarView } from "../view";
import Ground from "./Ground.svelte";
import { moves } from "./moves";
import Piece from "./Piece.svelte";
import { story } from "./story";

/** The land units of a player in a region. */
export const ARMY = "army";
export const FLEET = "fleet";

function stack(region: string, owner: string, unit: string, count: number): Stack {
  return { key: stackKey(region, owner, unit), region, owner, unit, count, afloat: unit === FLEET };
}

function inRegion(id: string, view: WarView): Stack[] {
  return Object.entries(view.regions[id]?.units ?? {}).flatMap(([seat, units]) => {
    const owner = powerOf(Number(seat));
    return owner ? [stack(id, owner, ARMY, total(units, KINDS))] : [];
  });
}

function atSea(id: string, view: WarView): Stack[] {
  const fleets = view.seas[id] ?? [];
  return COLOURS.flatMap((owner, seat) => {
    const own = fleets.filter((fleet) => fleet.seat === seat);
    return own.length > 0 ? [stack(id, owner, FLEET, own.length)] : [];
  });
}

export const kind: Kind<WarView> = {
  stacks: (id, _board, view) => [...inRegion(id, view), ...atSea(id, view)],
  owner: (id, _board, view) => powerOf(view.regions[id]?.owner),
  holder: (id, view) => powerOf(view.regions[id]?.owner),
  facts: () => [],
  say: ({ unit, count, owner }, words) => words.say(`board-${unit}`, { count, nation: words.name(owner) }),
  active: (view) => powerOf(activeSeat(view)) ?? "",
  ...moves,
  story: () => story,
  Piece,
  Ground,
};
