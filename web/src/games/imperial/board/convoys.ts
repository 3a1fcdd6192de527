// Landings of armies by convoy, as the engine says they are possible: one gesture instead of sea after sea.

import type { Journey } from "../../../board/choices";
import type { BoardJson, BoardWords } from "../../../board/types";
import type { Figures } from "../view";
import { tried } from "./kind";

type Convoy = Figures["convoys"][number];

const MARCH: Record<string, string> = { army: "march", friendly: "march_friendly" };

export function convoys(figures: Figures | undefined, board: BoardJson, words: BoardWords): Journey[] {
  return (figures?.convoys ?? []).map((one) => journey(one, board, words));
}

function journey({ unit, area, to, seas, actions, number }: Convoy, board: BoardJson, words: BoardWords): Journey {
  const label = words.action({ do: MARCH[unit] ?? "march", from: area, to });
  return {
    ...{ from: area, to, unit, fresh: number, who: label, label, hostile: false, single: true },
    note: words.say("board-by-sea", { seas: seas.map((sea) => words.name(sea)).join(", ") }),
    actions: () => actions,
    tried: (there) => tried({ from: area, unit, moves: [], fresh: number, journeys: [] }, there, board),
  };
}
