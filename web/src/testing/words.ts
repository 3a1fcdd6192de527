// The English words of all parts, for tests of components.

import type { BoardData } from "../lib/protocol";
import { Words } from "../lib/words";
import { readText } from "./files";
import { declareGame } from "./signatures";

const SHARED = ["src/greatpowers/core/text/en.ftl", "web/text/en.ftl", "web/src/board/text/en.ftl"];
const ofGame = (game: string): string[] => [
  `src/greatpowers/games/${game}/text/en.ftl`,
  `web/src/games/${game}/text/en.ftl`,
];

/** The words of one game and of all that it shares; its signatures are declared with them. */
export function wordsOf(game: string, about: { board: BoardData; players: string[] }): Words {
  declareGame(game);
  const text = [...SHARED, ...ofGame(game)].map(readText).join("\n");
  return new Words("en", [{ language: "en", text }], about);
}

export const place = (id: string, en: string, more: object = {}) => ({
  id,
  kind: "home",
  names: { en, de: en, fr: en },
  ...more,
});

/** A board of two nations with a city each. */
export const board: BoardData = {
  regions: [place("vienna", "Vienna"), place("rome", "Rome"), place("naples", "Naples")],
  powers: [
    place("austria_hungary", "Austria-Hungary", { colour: "#cc0" }),
    place("italy", "Italy", { colour: "#080" }),
  ],
  scenery: [],
  borders: {},
  tables: { bond_faces: [2, 4, 6, 9], bond_interest: [1, 2, 3, 4], power_end: 25, tax_chart: [3, 4, 5] },
  map: null,
};

export const words = wordsOf("imperial", { board, players: ["Ada", "Bruno", "Cy"] });
