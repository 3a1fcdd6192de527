// ImpeRunde on the board: armies, forts and trade posts in the countries, ships of several parties in the seas.

import { correctedBorders } from "../../../board/corrections";
import type { Kind } from "../../../board/kind";
import { stackKey, type Stack } from "../../../board/stacks";
import type { BoardJson, BoardWords, Do } from "../../../board/types";
import {
  discsIn,
  fleetOf,
  fleetsIn,
  KINDS,
  LAST_MOVE,
  PIRATES,
  powerOf,
  WARSHIPS,
  type Fresh,
  type FleetView,
  type ImpeRundeView,
  type Units,
} from "../view";
import Ground from "./Ground.svelte";
import Piece from "./Piece.svelte";
import { story } from "./story";

const TIRED = new RegExp(`${LAST_MOVE}$`); // a unit on the second of its two moves
const LAID = "_laid"; // a captured ship that cannot move

const isSea = (id: string, board: BoardJson): boolean => board.map.regions[id]?.kind === "sea";

function stack(region: string, owner: string, unit: string, count: number, afloat = false): Stack {
  return { key: stackKey(region, owner, unit), region, owner, unit, count, afloat };
}

function inLand(id: string, view: ImpeRundeView): Stack[] {
  const land = view.lands[id];
  const owner = land && powerOf(view, land.owner);
  if (!owner) return [];
  const here: Units = { post: land.posts ?? 0, ...land.units };
  return [...KINDS, "post"].flatMap((unit) => (here[unit] ? [stack(id, owner, unit, here[unit])] : []));
}

function fleet(id: string, owner: string, { units, laid }: FleetView): Stack[] {
  return KINDS.flatMap((unit) => {
    const [lying, all] = [laid?.[unit] ?? 0, units[unit] ?? 0];
    return [
      ...(all > lying ? [stack(id, owner, unit, all - lying, true)] : []),
      ...(lying > 0 ? [stack(id, owner, unit + LAID, lying, true)] : []),
    ];
  });
}

function atSea(id: string, view: ImpeRundeView): Stack[] {
  return fleetsIn(view, id).flatMap(([party, there]) => {
    const owner = party === PIRATES ? PIRATES : powerOf(view, Number(party));
    return owner ? fleet(id, owner, there) : [];
  });
}

/** The units of the one who moves that can still leave a place. */
function freshIn(id: string, view: ImpeRundeView): Fresh | undefined {
  return view.lands[id] ?? fleetOf(view, id, String(view.to_act));
}

/** So many units in words: an army at sea is a cargo ship. */
function unitsIn(unit: string, count: number, afloat: boolean, words: BoardWords): string {
  const name = unit.replace(LAID, "").replace(TIRED, "");
  if (afloat && !WARSHIPS.includes(name)) return words.say("board-unit-cargo", { count, unit: words.name(name) });
  const units = words.say(`board-unit-${name}`, { count });
  return unit.endsWith(LAID) ? words.say("board-captured", { units }) : units;
}

export const kind: Kind<ImpeRundeView> = {
  stacks: (id, board, view) => (isSea(id, board) ? atSea(id, view) : inLand(id, view)),
  owner: (id, _board, view) => powerOf(view, view.lands[id]?.owner ?? -1),
  facts(id, board, view, words) {
    const place = board.regions.find((one) => one.id === id);
    const value = words.say(`board-value-${String(place?.["value_source"])}`, { value: Number(place?.["value"]) });
    return [
      value,
      ...discsIn(view, id).map((disc) => words.say(`board-disc-${disc}`)),
      ...correctedBorders(id, board, words),
    ];
  },
  say: ({ unit, count, owner, afloat }, words) =>
    words.say("board-stack", { units: unitsIn(unit, count, afloat ?? false, words), nation: words.name(owner) }),

  active: (view) => powerOf(view, view.to_act) ?? "",
  unitOf: (item) => String(item["mover"] ?? item["kind"] ?? ""),
  pieceOf: (unit) => unit.replace(TIRED, ""),
  fresh(from, unit, _board, view) {
    const { one, two } = freshIn(from, view) ?? {};
    const name = unit.replace(TIRED, "");
    const left = TIRED.test(unit) ? one?.[name] : (two?.[name] ?? one?.[name]);
    return left ?? view.lands[from]?.units?.[name] ?? 1;
  },
  question: (_board, view) => (view.step === "equip" ? view.at : null),
  elsewhere: new Set(),
  underway: () => null,
  goesOn: () => false,
  tried({ from, unit }, to, board): Do {
    if (isSea(from, board)) return { do: isSea(to, board) ? "sail" : "land", mover: unit, from, to };
    return isSea(to, board)
      ? { do: "embark", kind: unit.replace(TIRED, ""), from, to }
      : { do: "march", mover: unit, from, to };
  },
  refusedAt: () => ({}),
  move: ({ from, unit, fresh, moves }, board, words) =>
    moves[0]?.do === "launch"
      ? words.say("board-launch", { unit: unitsIn(unit, 1, false, words) })
      : words.say("board-move", { units: unitsIn(unit, fresh, isSea(from, board), words) }),
  where({ from, unit }, board, words) {
    const name = unit.replace(TIRED, "");
    const unitId = isSea(from, board) && !WARSHIPS.includes(name) ? "cargo" : name;
    return words.say("board-where", { unit: words.name(name), unit_id: unitId });
  },

  story: () => story,
  Piece,
  Ground,
};
