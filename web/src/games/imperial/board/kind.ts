// Imperial on the board: armies, friendly armies and fleets of the nations, their flags and factories.

import type { Mover } from "../../../board/choices";
import type { Kind } from "../../../board/kind";
import { stackKey, type Stack } from "../../../board/stacks";
import type { BoardJson, BoardWords, Do } from "../../../board/types";
import { unitsFor, type AreaView, type ImperialView } from "../view";
import Ground from "./Ground.svelte";
import Piece from "./Piece.svelte";
import { ImperialStory } from "./story";

/** Kinds of units, as in views; armies that came as friends lie on their side. */
const UNITS = ["army", "friendly", "fleet"] as const;
type Unit = (typeof UNITS)[number];

const QUESTIONS = new Set(["stance", "entry", "calls", "call", "battle"]);
const MIDWAY = new Set(["convoy", "stance"]);
const LEAVES: Record<Unit, string> = { army: "march", friendly: "march_friendly", fleet: "sail" };

/** Where the unit is that the present question is about. */
function region(view: ImperialView): string | null {
  const frame = view.frames.findLast((one) => "at" in one);
  return frame && "at" in frame ? frame.at : null;
}

const nation = (view: ImperialView): string => view.nations[view.nation]?.id ?? "";

/** The stacks in a region, in the order of the nations. */
export function stacksIn(id: string, area: AreaView | undefined, nations: readonly string[], isLand: boolean): Stack[] {
  return nations.flatMap((owner) =>
    UNITS.flatMap((unit) => {
      const count = area?.[unit]?.[owner] ?? 0;
      const moored = isLand && unit === "fleet";
      return count > 0 ? [{ key: stackKey(id, owner, unit), region: id, owner, unit, count, moored }] : [];
    }),
  );
}

export function unitOf(item: Do): Unit {
  if (item.do === "sail") return "fleet";
  return item.do.endsWith("_friendly") ? "friendly" : "army";
}

export function tried(mover: Mover, to: string, board: BoardJson): Do {
  if (mover.unit === "fleet") return { do: "sail", from: mover.from, to };
  const lying = mover.unit === "friendly" ? "_friendly" : "";
  const isSea = board.map.regions[to]?.kind === "sea";
  return isSea ? { do: `embark${lying}`, from: mover.from, sea: to } : { do: `march${lying}`, from: mover.from, to };
}

export const kind: Kind<ImperialView> = {
  stacks: (id, board, view) =>
    stacksIn(
      id,
      view.areas[id],
      board.powers.map((power) => power.id),
      board.map.regions[id]?.kind !== "sea",
    ),
  owner(id, board, view) {
    const home = board.regions.find((one) => one.id === id)?.["power"];
    return view.areas[id]?.flag ?? (typeof home === "string" ? home : null);
  },
  facts: (id, _board, view, words) => (view.areas[id]?.factory ? [words.say("board-factory")] : []),
  say: ({ unit, count, owner }: Stack, words: BoardWords) =>
    words.say(`board-${unit}`, { count, nation: words.name(owner), nation_id: owner }),

  active: nation,
  unitOf,
  pieceOf: (unit) => unit,
  fresh: (from, unit, _board, view) => Math.max(1, unitsFor(view, { do: LEAVES[unit as Unit], from })),
  question: (_board, view) => (QUESTIONS.has(view.step) ? region(view) : null),
  elsewhere: new Set(["done", "pass", "rondel", "bond", "increase", "force"]),
  underway(_board, view) {
    const at = MIDWAY.has(view.step) ? region(view) : null;
    return at ? { region: at, unit: "army", owner: nation(view) } : null;
  },
  goesOn: (view) => view.step === "convoy",
  tried,
  refusedAt: (area, view) => ({ nation: nation(view), area }),
  move: ({ unit, fresh }, _board, words) => words.say(`board-move-${unit}`, { count: fresh }),
  where: ({ unit }, _board, words) => words.say(`board-where-${unit}`),

  story: () => new ImperialStory(),
  Piece,
  Ground,
};
