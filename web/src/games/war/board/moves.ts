// War! on the board, what can be done: land units march, fleets sail; a question about a place is answered there.

import type { Mover } from "../../../board/choices";
import type { Kind } from "../../../board/kind";
import type { BoardJson, Do } from "../../../board/types";
import type { WarView } from "../view";

const TIRED = /_\d$/; // a unit that has spent points of its allowance

type Moves = Pick<
  Kind<WarView>,
  | "unitOf"
  | "pieceOf"
  | "fresh"
  | "question"
  | "elsewhere"
  | "underway"
  | "goesOn"
  | "tried"
  | "refusedAt"
  | "move"
  | "where"
>;

const isSea = (id: string, board: BoardJson): boolean => board.map.regions[id]?.kind === "sea";

/** Where the present question takes place. */
function place(view: WarView): string | null {
  const frame = view.frames.at(-1);
  return frame && "region" in frame ? frame.region : null;
}

export const moves: Moves = {
  unitOf: (item) => String(item["mover"] ?? item["kind"] ?? "fleet"),
  pieceOf: (unit) => (unit === "fleet" ? "fleet" : "army"),
  fresh(from, unit, _board, view) {
    const name = unit.replace(TIRED, "");
    const ready = Object.values(view.regions[from]?.ready ?? {});
    return Math.max(1, ...ready.map((units) => units[name] ?? 0));
  },
  question: (_board, view) => place(view),
  elsewhere: new Set(),
  underway: () => null,
  goesOn: () => false,
  tried({ from, unit }: Mover, to: string, board: BoardJson): Do {
    return isSea(to, board) ? { do: "sail", sea: to } : { do: "march", mover: unit, from, to };
  },
  refusedAt: () => ({}),
  move: ({ unit, fresh }, _board, words) => words.say("board-move", { units: words.name(unit), count: fresh }),
  where: ({ unit }, _board, words) => words.say("board-where", { unit: words.name(unit.replace(TIRED, "")) }),
};
