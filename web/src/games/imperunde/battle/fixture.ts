// The English words of ImpeRunde, a few places, and what was told in the rulebook's examples of battles, for tests.

import type { BoardJson } from "../../../board/types";
import type { GameEvent } from "../../../lib/protocol";
import { eventOf } from "../../../testing/signatures";
import { place, wordsOf } from "../../../testing/words";

export const board = {
  regions: [
    place("congo", "Congo"),
    place("south_africa", "South Africa"),
    place("indian_ocean", "Indian Ocean"),
    place("gulf_of_guinea", "Gulf of Guinea"),
    place("gulf_of_bengal", "Gulf of Bengal"),
    place("arabian_sea", "Arabian Sea"),
  ],
  powers: [
    place("great_britain", "Great Britain", { colour: "#c8372d" }),
    place("south_africa", "South Africa", { colour: "#e8c832" }),
  ],
  borders: {},
  tables: {},
  map: null,
} as unknown as BoardJson;

export const words = wordsOf("imperunde", { board, players: ["Ada", "Bruno"] });

/** Events as a playthrough writes them: "die 2 artillery 4". */
export const told = (...lines: string[]): GameEvent[] =>
  lines.map((line, action) => eventOf("imperunde", line, action));

/** The Congo: Bruno attacks Ada. */
export const CONGO = [
  told(
    "marched 2 artillery south_africa congo",
    "landed 2 cavalry gulf_of_guinea congo",
    "landed 2 infantry gulf_of_guinea congo",
    "attack 2 1 congo",
  ),
  told(
    ...[
      "dice_round 1 congo",
      "die 2 artillery 4",
      "die 2 cavalry 7",
      "die 2 infantry 4",
      "die 1 cavalry 4",
      "die 1 infantry 5",
      "die 1 infantry 2",
    ],
    ...[
      "paired 2 cavalry 7 7 1 infantry 5 5 defender_falls",
      "lost 1 infantry congo",
      "paired 2 artillery 4 4 1 cavalry 4 4 attacker_falls",
    ],
    ...["paired 2 infantry 4 4 1 infantry 2 2 defender_falls", "lost 1 infantry congo", "lost 2 artillery congo"],
  ),
  told(
    ...[
      "marched 2 artillery south_africa congo",
      "dice_round 2 congo",
      "die 2 cavalry 7",
      "die 2 infantry 5",
      "die 2 artillery 4",
      "die 1 fort 6",
      "die 1 cavalry 6",
    ],
    ...[
      "die 1 infantry 3",
      "paired 2 cavalry 7 6 1 fort 6 6 attacker_falls",
      "paired 2 infantry 5 5 1 cavalry 6 6 attacker_falls",
    ],
    ...[
      "paired 2 artillery 4 4 1 infantry 3 3 defender_falls",
      "lost 1 infantry congo",
      "lost 2 infantry congo",
      "lost 2 cavalry congo",
    ],
  ),
  told(
    ...[
      "marched 2 cavalry south_africa congo",
      "sailed 2 artillery indian_ocean gulf_of_guinea",
      "landed 2 artillery gulf_of_guinea congo",
      "dice_round 3 congo",
    ],
    ...["die 2 artillery 7", "die 2 cavalry 6", "die 2 artillery 3", "die 1 fort 7", "die 1 cavalry 5"],
    ...[
      "paired 2 artillery 7 8 1 fort 7 7 defender_falls",
      "lost 1 fort congo",
      "paired 2 cavalry 6 6 1 cavalry 5 5 defender_falls",
    ],
    ...["lost 1 cavalry congo", "conquered 2 1 congo"],
  ),
];

/** The Arabian Sea: Bruno attacks Ada, and boards a frigate. */
export const ARABIAN_SEA = [
  told(
    ...[
      "attack 2 1 arabian_sea",
      "dice_round 1 arabian_sea",
      "die 2 line 4",
      "die 2 frigate 6",
      "die 2 frigate 2",
      "die 1 line 8",
      "die 1 frigate 4",
      "die 1 frigate 3",
    ],
    ...[
      "paired 2 frigate 6 6 1 line 8 8 attacker_falls",
      "paired 2 line 4 4 1 frigate 4 4 boarding",
      "paired 2 frigate 2 2 1 frigate 3 3 attacker_falls",
    ],
    ...["lost 2 frigate arabian_sea", "lost 2 frigate arabian_sea", "die 2 line 7"],
  ),
  told("die 1 frigate 5", "captured 2 1 frigate arabian_sea", "sailed 2 frigate gulf_of_bengal arabian_sea"),
  told(
    ...[
      "dice_round 2 arabian_sea",
      "die 2 line 8",
      "die 2 frigate 6",
      "die 2 frigate 1",
      "die 1 line 5",
      "die 1 frigate 4",
    ],
    ...[
      "paired 2 line 8 8 1 line 5 5 defender_falls",
      "lost 1 line arabian_sea",
      "paired 2 frigate 6 6 1 frigate 4 4 defender_falls",
      "lost 1 frigate arabian_sea",
    ],
    ...["prevailed 2 1 arabian_sea", "sunk 1 cavalry arabian_sea"],
  ),
];
