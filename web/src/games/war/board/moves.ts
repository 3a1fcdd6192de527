// War! on the board, what can be done: stacks march and fleets sail by the journeys of movement/journeys.ts; a question
// about a place is answered there.

import type { Mover } from "../../../board/choices";
import type { Kind } from "../../../board/kind";
import type { Do } from "../../../board/types";
import { isFleet, kindOf, readyIn } from "../movement/units";
import { ARMY, FLEET, type WarView } from "../view";

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

/** Steps that ask about one place; battles have a form of their own. */
const PLACED = ["ashore", "intercept", "make_way", "bring", "evacuate", "gift", "influence", "keep"];

function place(view: WarView): string | null {
  const frame = view.frames.at(-1);
  if (!frame || !PLACED.includes(view.step)) return null;
  if ("region" in frame) return frame.region;
  return "sea" in frame ? frame.sea : null;
}

/** Who goes: the journey that takes the most says it. */
function who({ journeys, unit }: Mover, words: { name(id: string): string }): string {
  const [most] = journeys.toSorted((a, b) => (b.load ?? 1) - (a.load ?? 1));
  return most?.who ?? words.name(kindOf(unit));
}

export const moves: Moves = {
  unitOf: (item) => (item.do === "reinforce" ? "general" : String(item["mover"] ?? item["kind"] ?? FLEET)),
  pieceOf: (unit) => (isFleet(unit) ? FLEET : ARMY),
  fresh: (from, unit, _board, view) => Math.max(1, readyIn(view, from, unit)),
  question: (_board, view) => place(view),
  elsewhere: new Set(["charter"]),
  underway: () => null,
  goesOn: () => false,
  tried: ({ from, unit }, to): Do => ({ do: "march", mover: unit, from, to }),
  refusedAt: () => ({}),
  move(mover, _board, words) {
    if (mover.moves[0]?.do === "launch") return words.say("board-launch");
    const units = who(mover, words);
    return mover.unit === ARMY ? words.say("board-move-stack", { units }) : words.say("board-move", { units });
  },
  where: (mover, _board, words) => words.say("board-where", { units: who(mover, words) }),
};
