// A small world of War! for tests of movement: Ada has an army in France and two fleets in the North Sea, beside Germany,
// which is hers, natives in Italy and Bruno's Ukraine.

import type { BoardJson } from "../../../board/types";
import type { Legal } from "../../../lib/protocol";
import { panelProps } from "../../../testing/panels";
import { place, wordsOf } from "../../../testing/words";
import type { Figures, GoalFigures, WarView } from "../view";

const AREAS = ["france", "germany", "italy", "ukraine", "north_sea", "baltic_sea"] as const;

export const board = {
  regions: AREAS.map((id) => place(id, id[0]?.toUpperCase() + id.slice(1).replace("_s", " S"))),
  powers: [],
  borders: {},
  tables: {},
  map: null,
} as unknown as BoardJson;

export const words = wordsOf("war", { board, players: ["Ada", "Bruno"] });

export const viewOf = (more: object = {}): WarView =>
  ({
    game: "war",
    seat: 0,
    step: "move",
    to_act: 0,
    deciders: [0],
    mover: 0,
    phase: 2,
    players: [{ wars: [1] }, { wars: [0] }],
    regions: {
      france: {
        owner: 0,
        units: { "0": { infantry: 3, cavalry: 1, general: 1, explorer: 1 } },
        ready: { "1": { infantry: 3 }, "2": { cavalry: 1, general: 1, explorer: 1 } },
      },
      germany: { owner: 0, units: { "0": { infantry: 1 } } },
      italy: { natives: { strength: 6, rating: 1 } },
      ukraine: { owner: 1, units: { "1": { infantry: 2 } } },
    },
    seas: {
      north_sea: [
        { seat: 0, fleet: 0, cargo: {}, points: 4 },
        { seat: 0, fleet: 1, cargo: { infantry: 2, general: 1 }, points: 3 },
      ],
    },
    frames: [{ step: "turn" }, { step: "segment" }, { step: "move" }],
    ...more,
  }) as unknown as WarView;

const goal = (area: string, via: string, action: number, what: string, left = 0, more: object = {}): GoalFigures => ({
  ...{ area, via, actions: [action], left, what },
  ...more,
});

/** From France: Germany and Italy are next to it, Ukraine lies behind Germany. */
const infantry = [goal("germany", "france", 10, "open"), goal("italy", "france", 11, "natives")];
const cavalry = [
  goal("germany", "france", 20, "open", 1),
  goal("italy", "france", 21, "natives", 1),
  goal("ukraine", "germany", 22, "enemy"),
];
const general = [goal("germany", "france", 30, "open", 1), goal("italy", "france", 31, "natives", 1, { escort: true })];
const explorer = [goal("italy", "france", 41, "natives", 1)];
const aboard = { ...goal("north_sea", "france", 12, "aboard", 0, { room: 8 }), actions: [1, 12, 0] };
const voyage = [
  goal("baltic_sea", "north_sea", 50, "sea", 2, { asked: [1] }),
  goal("germany", "baltic_sea", 51, "open", 1),
];

export const figuresOf = (more: object = {}): Figures =>
  ({
    pending: [],
    parleys: { italy: { plain: { treaty: [41.2], influence: [29], retreat: [20], lost: [9.8] } } },
    movement: {
      reach: [
        { area: "france", unit: "infantry", number: 3, first: [], goals: [...infantry, aboard] },
        { area: "france", unit: "cavalry", number: 1, first: [], goals: cavalry },
        { area: "france", unit: "general", number: 1, first: [], goals: general },
        { area: "france", unit: "explorer", number: 1, first: [], goals: explorer },
        { area: "north_sea", unit: "fleet", number: 1, first: [1, 2], goals: voyage },
        { area: "north_sea", unit: "fleet_2", number: 1, first: [3], goals: voyage },
      ],
      spare: { france: 3, germany: 0 },
      everybody: [],
      room: { "1": 8, "2": 3 },
      attacks: [{ area: "france", to: "italy", units: { infantry: 2, cavalry: 1, general: 1 }, chance: 0.834 }],
      portage: { infantry: 2, cavalry: 2, artillery: 2, general: 1, explorer: 1, engineer: 1 },
    },
    ...more,
  }) as unknown as Figures;

export const moves: Legal[] = [
  { action: 0, do: "done" },
  { action: 10, do: "march", mover: "infantry", from: "france", to: "germany" },
  { action: 1, do: "fleet", fleet: "1" },
  { action: 3, do: "fleet", fleet: "2" },
  { action: 90, do: "declare", other: 1 },
];

/** The fleets in hand: both of them, or the second alone. */
export const sailing = (group: string[]): WarView["frames"] =>
  [
    { step: "turn" },
    { step: "segment" },
    { step: "move" },
    { step: "sail", sea: "north_sea", group },
  ] as unknown as WarView["frames"];

/** What the panel is given; the deeds are watched. */
export const propsOf = (more: object = {}) => ({
  ...panelProps(
    { words, board, view: viewOf(), figures: figuresOf(), legal: moves, hints: new Map(), events: [] },
    "war/move/adjacent-only",
  ),
  ...more,
});
