// Four powers of War! for tests: Ada and Bruno are at war, Ada and Dario fight Clara together.

import { vi } from "vitest";
import type { BoardJson } from "../../../board/types";
import type { Do } from "../../../lib/protocol";
import { place, wordsOf } from "../../../testing/words";
import type { Figures, PlayerView, WarView } from "../view";

const REGIONS = [
  place("france", "France", { zone: "europe", european: true }),
  place("spain", "Spain", { zone: "europe", european: true }),
  place("ottoman", "Ottoman", { zone: "middle_east" }),
  place("egypt", "Egypt", { zone: "middle_east" }),
  place("tibet", "Tibet", { zone: "eastern_asia" }),
  place("black_sea", "Black Sea"),
];
export const board = {
  regions: REGIONS,
  powers: [],
  borders: {
    land: [
      ["france", "spain"],
      ["ottoman", "egypt"],
    ],
    coast: [
      ["france", "black_sea"],
      ["spain", "black_sea"],
      ["ottoman", "black_sea"],
      ["egypt", "black_sea"],
    ],
  },
  tables: { strait: [{ id: "dardanelles", region: "ottoman" }] },
  map: null,
} as unknown as BoardJson;

export const words = wordsOf("war", { board, players: ["Ada", "Bruno", "Clara", "Dario"] });

const player = (more: Partial<PlayerView>): PlayerView =>
  ({
    pp: 30,
    dp: 2,
    regions: 1,
    buildings: {},
    forces: {},
    points: 20,
    wars: [],
    waiting: [],
    allies: [],
    offers_peace_to: [],
    always_lets_pass: [],
    never_lets_pass: [],
    ...more,
  }) as unknown as PlayerView;

export const PLAYERS: PlayerView[] = [
  player({ wars: [1, 2], waiting: [1], allies: [3], buildings: { city: 2, factory: 1, port: 1 } }),
  player({ wars: [0], waiting: [0], offers_peace_to: [0], never_lets_pass: [0] }),
  player({ wars: [0, 3] }),
  player({ wars: [2], allies: [0], always_lets_pass: [0] }),
];

export const viewOf = (more: object = {}): WarView =>
  ({
    game: "war",
    seat: 0,
    step: "move",
    steps: ["turn", "move"],
    to_act: 0,
    deciders: [0],
    turn: 3,
    phase: 2,
    order: [0, 1, 2, 3],
    mover: 0,
    ending: false,
    players: PLAYERS,
    regions: { france: { owner: 0 }, spain: { owner: 1 }, ottoman: { owner: 0 }, egypt: { owner: 2 }, tibet: {} },
    seas: {},
    frames: [{ step: "turn", stage: 7, done: 1 }],
    ...more,
  }) as unknown as WarView;

const points = { regions: 10, zones: 0, buildings: 5, sets: 0, resources: 0, units: 2, spheres: 1, dp: 2, pp: 3 };

export const figuresOf = (more: object = {}): Figures =>
  ({
    players: PLAYERS.map((_, seat) => ({ points: { ...points, regions: 10 * (seat + 1) } })),
    zones: {
      europe: { regions: 2, held: [1, 1, 0, 0] },
      middle_east: { regions: 2, held: [1, 0, 1, 0] },
      eastern_asia: { regions: 1, held: [0, 0, 0, 0] },
    },
    card: null,
    end: { native_regions: 1, fewest_regions: 1, turns_left: null },
    ...more,
  }) as unknown as Figures;

/** All that a panel is given, and what it does. */
export function given(more: object = {}) {
  const does = { onplay: vi.fn(), onwhy: vi.fn(async (_: Do) => REFUSED), onrule: vi.fn(), onselect: vi.fn() };
  const shown = { words, language: "en" as const, board, view: viewOf(), figures: figuresOf(), seats: [] };
  const open = { legal: [], asides: [], dimmed: [], hints: new Map(), events: [], selected: null };
  return { ...shown, ...open, ...does, ...more };
}
const REFUSED = { possible: false, rule: "war/war/peace-treaty" };
