// A small world of War! for tests of its economy: Ada has France and Egypt, Bruno has China; the Kongo is native.

import type { BoardJson } from "../../../board/types";
import type { GameEvent, Hint, Legal } from "../../../lib/protocol";
import { panelProps } from "../../../testing/panels";
import { place, wordsOf } from "../../../testing/words";
import type { Figures, PlayerFigures, PurchaseFigures, WarView } from "../view";

export const board = {
  regions: [
    place("france", "France", { zone: "europe" }),
    place("egypt", "Egypt", { zone: "middle_east" }),
    place("china", "China", { zone: "eastern_asia" }),
    place("kongo", "Kongo", { zone: "sub_saharan_africa" }),
    place("north_sea", "North Sea"),
    place("red_sea", "Red Sea"),
  ],
  powers: [],
  borders: {
    coast: [
      ["france", "north_sea"],
      ["egypt", "red_sea"],
    ],
  },
  tables: {},
  map: null,
} as unknown as BoardJson;

export const words = wordsOf("war", { board, players: ["Ada", "Bruno"] });

const player = (more: object = {}) => ({
  pp: 100,
  dp: 2,
  regions: 2,
  forces: { infantry: 3, fleet: 1 },
  maintenance: 4,
  bag: {},
  ...more,
});

export const viewOf = (more: object = {}): WarView =>
  ({
    game: "war",
    seat: 0,
    step: "construct",
    steps: [],
    to_act: 0,
    deciders: [0],
    turn: 2,
    phase: 1,
    players: [player(), player({ pp: 30, dp: 0 })],
    regions: {
      france: { owner: 0, units: { "0": { infantry: 2 } }, buildings: ["city"] },
      egypt: {
        owner: 0,
        units: { "0": { infantry: 1, engineer: 1 } },
        natives: { strength: 6, rating: 1 },
        spheres: { "1": 1 },
      },
      china: { owner: 1, natives: { strength: 4, rating: 0 } },
      kongo: { natives: { strength: null, rating: null }, spheres: { "0": 2 } },
    },
    seas: { north_sea: [{ seat: 0, fleet: 0, cargo: { infantry: 1 }, points: null }] },
    frames: [
      { step: "turn", stage: 5, done: 1 },
      { step: "construct", player: 0, bought: 0 },
    ],
    ...more,
  }) as unknown as WarView;

const sheet = {
  income: { regions: 8, zones: 0, cities: 5, factories: 13, ports: 0, railroads: 0, resources: 0, spheres: 2 },
  total: 28,
  sources: {
    regions: [
      ["france", 5],
      ["egypt", 3],
    ],
    zones: [],
    cities: [["france", 5]],
    factories: [["france", 13]],
    ports: [["egypt", 0]],
    railroads: [],
    resources: [],
    spheres: [["kongo", 2]],
  },
  factories: [{ region: "france", amount: 13, near: ["egypt"], others: ["kongo"] }],
  ports: [{ region: "egypt", amount: 0, ports: 2, items: 0, blockaded: true }],
  railroads: [],
  maintenance: 4,
  left: 124,
  dp: 2,
  points: {},
};

const prices = { infantry: 10, cavalry: 15, fleet: 25, city: 30, factory: 30 };

export const purchasesOf = (more: object = {}): PurchaseFigures =>
  ({
    seat: 0,
    pp: 100,
    dp: 2,
    prices,
    supply: { infantry: 37, cavalry: 12, fleet: 11 },
    most: {},
    sites: {
      france: { units: { infantry: 4, cavalry: 1 }, engineers: 0, slots: 0 },
      egypt: { units: { infantry: 4 }, engineers: 1, slots: 1 },
    },
    income: 28,
    maintenance: 4,
    ...more,
  }) as unknown as PurchaseFigures;

const known = { treaty: [58.3], influence: [33.3], retreat: [5.6], lost: [2.8] };
const unknown = { treaty: [40, 0, 97.2], influence: [30, 0, 44.4], retreat: [20, 0, 44.4], lost: [10, 2.8, 58.3] };

export const figuresOf = (more: object = {}): Figures =>
  ({
    players: [sheet, { ...sheet, total: 12, left: -2, ports: [] }] as unknown as PlayerFigures[],
    purchases: purchasesOf(),
    parleys: { kongo: { seat: 0, fleet: 1, regions: 0, spheres: 2, plain: unknown, gift: known } },
    find: { draws: 2, chances: { "5": 61.9, "10": 12 } },
    zones: { europe: {}, middle_east: {}, sub_saharan_africa: {}, eastern_asia: {} },
    ...more,
  }) as unknown as Figures;

export const legal: Legal[] = [
  { action: 1, do: "done" },
  { action: 2, do: "raise", kind: "infantry", region: "france" },
  { action: 3, do: "raise", kind: "infantry", region: "egypt" },
  { action: 4, do: "raise", kind: "cavalry", region: "france" },
  { action: 5, do: "build", building: "city", region: "egypt", help: "alone" },
  { action: 6, do: "build", building: "city", region: "egypt", help: "engineer" },
];

const cost = (amount: number): Hint[] => [["price", { cost: amount, left: 100 - amount }]];

export const hints = new Map<number, Hint[]>([
  [2, cost(10)],
  [3, cost(10)],
  [4, cost(15)],
  [5, cost(30)],
  [6, cost(20)],
]);

export const events: GameEvent[] = [
  { event: "turn", number: 2, action: 1 },
  { event: "phase", phase: "production", action: 1 },
  { event: "income", seat: 0, line: "regions", amount: 8, action: 1 },
  { event: "income", seat: 1, line: "regions", amount: 3, action: 1 },
  { event: "dp_gained", seat: 0, amount: 2, action: 1 },
  { event: "maintained", seat: 0, amount: 3, action: 1 },
  { event: "raised", seat: 0, kind: "infantry", region: "france", action: 2 },
  { event: "raised", seat: 0, kind: "infantry", region: "france", action: 3 },
  { event: "built", seat: 0, building: "city", region: "france", amount: 20, action: 4 },
  { event: "raised", seat: 1, kind: "infantry", region: "china", action: 5 },
];

/** What a panel is given; the deeds are watched. */
export const propsOf = (more: object = {}) => ({
  ...panelProps({ words, board, view: viewOf(), figures: figuresOf(), legal, hints, events }, "war/build/cavalry-city"),
  ...more,
});
