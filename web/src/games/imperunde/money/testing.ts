// A small world of ImpeRunde for tests of its money: Ada of Great Britain with two colonies, Bruno of Japan with one.

import type { BoardJson } from "../../../board/types";
import type { Figures, ImpeRundeView, PlayerView, SheetLine } from "../view";
import type { GameEvent, Hint, Legal } from "../../../lib/protocol";
import { panelProps } from "../../../testing/panels";
import { place, wordsOf } from "../../../testing/words";

const LANDS = [
  place("great_britain", "Great Britain"),
  place("egypt", "Egypt"),
  place("china", "China"),
  place("siam", "Siam"),
  place("tibet", "Tibet"),
];
const SEAS = [
  place("north_sea", "North Sea"),
  place("mediterranean", "Mediterranean Sea"),
  place("arabian_sea", "Arabian Sea"),
];

export const board = {
  regions: [...LANDS, ...SEAS],
  powers: [place("great_britain", "Great Britain", { colour: "#c00" }), place("japan", "Japan", { colour: "#90a" })],
  borders: {
    coast: [
      ["great_britain", "north_sea"],
      ["egypt", "mediterranean"],
      ["egypt", "arabian_sea"],
    ],
  },
  tables: {
    cost: { infantry: 1, cavalry: 2, artillery: 3, fort: 3, frigate: 3, line: 5, post: 2, card: 5, suez: 8 },
    canal: [{ id: "suez", land: "egypt" }],
  },
  map: null,
} as unknown as BoardJson;

export const words = wordsOf("imperunde", { board, players: ["Ada", "Bruno"] });

export const sheet: Record<SheetLine, number> = {
  carried: 2,
  home_tax: 5,
  dividend: 2,
  colonial_tax: 3,
  sea_tax: 0,
  interest: -1,
  repaid: 0,
  borrowed: 0,
  free: 0,
  invested: 0,
  surplus: 0,
  debts: 5,
};

export const player = (home: string, more: Partial<PlayerView> = {}): PlayerView => ({
  home,
  posts: 3,
  posts_left: 42,
  reserve: { infantry: 38, cavalry: 20, fort: 1 },
  debts: 5,
  funds: 12,
  surplus: 0,
  sheet,
  cards: 1,
  ready: false,
  alert: false,
  resting: false,
  booked: false,
  ...more,
});

/** A view of Ada's; `more` takes the place of what is here. */
export const viewOf = (more: Partial<ImpeRundeView> = {}): ImpeRundeView =>
  ({
    game: "imperunde",
    seat: 0,
    step: "invest",
    steps: ["round", "invest"],
    to_act: 0,
    deciders: [0],
    round: 2,
    phase: 4,
    active: 0,
    goal: 31,
    players: [player("great_britain"), player("japan", { debts: 0, booked: true })],
    lands: {
      siam: { owner: 0, units: { infantry: 1 } },
      egypt: { owner: 0, units: { infantry: 2, fort: 1 }, posts: 3, new_posts: 1 },
      great_britain: { owner: 0 },
      china: { owner: 0, posts: 1, discs: ["famine"] },
      tibet: { owner: 1, posts: 1 },
    },
    card: null,
    ...more,
  }) as unknown as ImpeRundeView;

const income = {
  carried: 12,
  home_tax: 5,
  dividend: 2,
  colonial_tax: 4,
  sea_tax: 2,
  interest: -1,
  total: 12,
  free: 24,
};

export const figuresOf = (more: Partial<Figures> = {}): Figures =>
  ({
    sheet: 2,
    coming: 3,
    colonies: {
      egypt: { limit: 6, left: 3, most_posts: 4, blocked: false },
      siam: { limit: 0, left: 0, most_posts: 2, blocked: false },
      china: { limit: 0, left: 0, most_posts: 3, blocked: true },
      tibet: { limit: 3, left: 3, most_posts: 1, blocked: false },
    },
    players: [
      {
        income,
        sources: {
          home_tax: [["great_britain", 5]],
          dividend: [[1, 2]],
          colonial_tax: [
            ["egypt", 3],
            ["china", 0],
          ],
          sea_tax: [["north_sea", 2]],
        },
      },
      { income: { ...income, interest: 0, total: -3 }, sources: { home_tax: [["japan", 5]] } },
    ],
    ...more,
  }) as unknown as Figures;

export const legal: Legal[] = [
  { action: 1, do: "done" },
  { action: 2, do: "buy_card" },
  { action: 3, do: "buy", kind: "infantry", country: "great_britain" },
  { action: 4, do: "launch", kind: "frigate", country: "great_britain", sea: "north_sea" },
  { action: 5, do: "buy", kind: "infantry", country: "egypt" },
  { action: 6, do: "launch", kind: "frigate", country: "egypt", sea: "mediterranean" },
  { action: 7, do: "post", country: "egypt" },
  { action: 8, do: "post", country: "siam" },
];

export const hints = new Map<number, Hint[]>([
  [
    5,
    [
      ["price", { cost: 1, left: 11 }],
      ["room", { left: 2 }],
    ],
  ],
  [
    6,
    [
      ["price", { cost: 3, left: 9 }],
      ["storm", {}],
    ],
  ],
]);

export const events: GameEvent[] = [
  { event: "bought", seat: 0, kind: "infantry", space: "egypt", action: 1 },
  { event: "round", number: 2, seat: 0, action: 2 },
  { event: "bought", seat: 0, kind: "infantry", space: "egypt", action: 3 },
  { event: "bought", seat: 0, kind: "infantry", space: "egypt", action: 4 },
  { event: "bought", seat: 0, kind: "infantry", space: "great_britain", action: 5 },
  { event: "launched", seat: 0, kind: "frigate", from: "egypt", to: "mediterranean", action: 6 },
  { event: "post", seat: 1, space: "tibet", action: 7 },
  { event: "canal", seat: 0, canal: "suez", action: 8 },
  { event: "card_bought", seat: 0, action: 9 },
];

/** What a panel is given; the deeds are watched. */
export const propsOf = (more: object = {}) => ({
  ...panelProps(
    { words, board, view: viewOf(), figures: figuresOf(), legal, hints, events },
    "imperunde/fort/one-per-post",
  ),
  ...more,
});
