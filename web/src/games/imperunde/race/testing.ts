// A small world of ImpeRunde for tests: three players, a few countries and a sea.

import type { BoardJson } from "../../../board/types";
import { place, wordsOf } from "../../../testing/words";
import type { Figures, ImpeRundeView } from "../view";

const land = (id: string, name: string, value: number) => place(id, name, { kind: "land", value, wheel: 1 });
const sea = (id: string, name: string, wheel: number) => place(id, name, { kind: "sea", value: 2, wheel });
const power = (id: string, name: string, colour: string) => place(id, name, { colour });

export const board = {
  regions: [
    land("japan", "Japan", 3),
    land("usa", "USA", 3),
    land("korea", "Korea", 1),
    land("egypt", "Egypt", 2),
    land("china", "China", 3),
    sea("north_sea", "North Sea", 1),
    sea("baltic_sea", "Baltic Sea", 3),
  ],
  powers: [power("japan", "Japan", "#7d4a9a"), power("usa", "USA", "#3b78c2")],
  borders: {},
  tables: {
    canal: [
      { id: "suez", land: "egypt", posts: 2 },
      { id: "panama", land: "china", posts: 2 },
    ],
    land_event: [
      { id: "volunteers", wheel: 1 },
      { id: "trade", wheel: 2 },
      { id: "famine", wheel: 0 },
      { id: "epidemic", wheel: 1 },
    ],
    sea_event: [
      { id: "storm", wheel: 1 },
      { id: "calm", wheel: 1 },
    ],
  },
} as unknown as BoardJson;

export const words = wordsOf("imperunde", { board, players: ["Ada", "Bruno", "Cy"] });

const player = (home: string | null, posts: number, debts: number, cards: number) => ({
  home,
  posts,
  posts_left: 45 - posts,
  debts,
  cards,
  reserve: { infantry: 30, frigate: 1 },
});

/** Ada looks and is Japanese; Bruno starts and is asked, and is American; Cy has no home yet. */
export const view = {
  game: "imperunde",
  seat: 0,
  step: "invest",
  to_act: 1,
  deciders: [1],
  relations: [],
  round: 3,
  phase: 4,
  starter: 1,
  goal: 10,
  players: [player("japan", 7, 0, 2), player("usa", 11, 15, 1), player(null, 0, 5, 0)],
  lands: {
    japan: { owner: 0, units: { infantry: 1 } },
    korea: { owner: 0, posts: 1 },
    china: { owner: 0, posts: 2 },
    egypt: { owner: 1, posts: 4 },
    usa: { owner: 1 },
  },
  seas: { north_sea: { "1": { units: { frigate: 1 } } } },
  canals: ["suez"],
  pile: 12,
  pirates: { frigate: 20, line: 1 },
} as unknown as ImpeRundeView;

const figure = (missing: number, carried: number, total: number) => ({
  missing,
  colonies: 2,
  value: 4,
  armies: 9,
  warships: 3,
  income: { carried, total },
});

export const figures = {
  order: [1, 0, 2],
  colonies: {},
  players: [figure(3, 8, 12), figure(0, 20, -1), figure(10, 0, 5)],
} as unknown as Figures;
