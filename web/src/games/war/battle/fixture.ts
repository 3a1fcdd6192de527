// The English words of War!, a few places, and what was told of battles, for tests.

import type { BoardJson } from "../../../board/types";
import type { GameEvent } from "../../../lib/protocol";
import { eventOf } from "../../../testing/signatures";
import { place, wordsOf } from "../../../testing/words";

export const board = {
  regions: [
    place("france", "France"),
    place("germany", "Germany"),
    place("morocco", "Morocco"),
    place("north_sea", "North Sea"),
  ],
  powers: [],
  borders: {},
  tables: {},
  map: null,
} as unknown as BoardJson;

export const words = wordsOf("war", { board, players: ["Ada", "Bruno", "Clara"] });

/** Events as a playthrough writes them: "battle_die 1 6 8 1". */
export const told = (...lines: string[]): GameEvent[] => lines.map((line, action) => eventOf("war", line, action));

/** Germany: Ada attacks Bruno, whose force goes to its fleets; they are intercepted, and the region is taken. */
export const GERMANY = {
  first: told(
    ...["battle 1 2 germany", "battle_round 1 germany", "shifted 1 1"],
    ...["battle_die 1 6 8 1", "battle_die 1 3 5 0", "battle_die 2 6 6 1", "battle_die 2 1 1 0"],
    ...["hits 1 1", "hits 2 1", "lost 1 infantry germany", "lost 2 infantry germany"],
  ),
  last: told(
    ...[
      "battle_round 2 germany",
      "battle_die 1 6 10 2",
      "hits 1 2",
      "lost 2 infantry germany",
      "lost 2 infantry germany",
    ],
    ...["retreated 2 germany north_sea", "intercepted 1 2 north_sea", "naval_battle 2 1 north_sea"],
    ...["intercepted 3 1 north_sea", "naval_round 1 north_sea", "battle_die 2 5 5 1", "battle_die 3 4 4 0"],
    ...["battle_die 1 2 2 0", "sunk 1 north_sea", "conquered 1 2 germany", "dp_gained 1 1"],
  ),
};
