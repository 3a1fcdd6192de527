// War! on the board: one mixed stack for the land units of each player in a region, one for their fleets in a sea area.

import type { Kind } from "../../../board/kind";
import { stackKey, type Stack } from "../../../board/stacks";
import type { BoardWords } from "../../../board/types";
import { activeSeat, ARMY, COLOURS, FLEET, KINDS, powerOf, total, type Units, type WarView } from "../view";
import { facts } from "./facts";
import Ground from "./Ground.svelte";
import { moves } from "./moves";
import Piece from "./Piece.svelte";
import { WarStory } from "./story";

function inRegion(id: string, view: WarView): Stack[] {
  const { units = {} } = view.regions[id] ?? {};
  return COLOURS.flatMap((owner, seat) => {
    const mix = units[seat];
    return mix
      ? [{ key: stackKey(id, owner, ARMY), region: id, owner, unit: ARMY, count: total(mix, KINDS), mix }]
      : [];
  });
}

/** What several fleets carry together. */
function cargo(fleets: readonly { cargo: Units }[]): Units {
  const sums = KINDS.map((kind): [string, number] => [
    kind,
    fleets.reduce((sum, fleet) => sum + (fleet.cargo[kind] ?? 0), 0),
  ]);
  return Object.fromEntries(sums.filter(([, number]) => number > 0));
}

function atSea(id: string, view: WarView): Stack[] {
  return COLOURS.flatMap((owner, seat) => {
    const fleets = (view.seas[id] ?? []).filter((fleet) => fleet.seat === seat);
    const key = stackKey(id, owner, FLEET);
    return fleets.length > 0
      ? [{ key, region: id, owner, unit: FLEET, count: fleets.length, mix: cargo(fleets), afloat: true }]
      : [];
  });
}

/** Units in words: "3 infantry, a general". */
function unitsIn(units: Units, words: BoardWords): string {
  return KINDS.flatMap((kind) => (units[kind] ? [words.say(`board-unit-${kind}`, { count: units[kind] })] : [])).join(
    ", ",
  );
}

function say({ unit, count, owner, mix = {} }: Stack, words: BoardWords): string {
  const loaded = total(mix, KINDS) > 0;
  const units = loaded ? unitsIn(mix, words) : "";
  const nation = words.name(owner);
  if (unit === ARMY) return words.say("board-stack", { units, nation });
  const fleets = words.say("board-unit-fleet", { count });
  return words.say("board-stack", {
    units: loaded ? words.say("board-fleets-with", { fleets, units }) : fleets,
    nation,
  });
}

export const kind: Kind<WarView> = {
  stacks: (id, _board, view) => [...inRegion(id, view), ...atSea(id, view)],
  owner: (id, _board, view) => powerOf(view.regions[id]?.owner),
  facts,
  say,
  active: (view) => powerOf(activeSeat(view)) ?? "",
  ...moves,
  story: () => new WarStory(),
  Piece,
  Ground,
};
