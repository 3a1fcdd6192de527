import { describe, expect, it } from "vitest";
import { arrange } from "../../../board/stacks";
import type { BoardJson, BoardWords, MapJson } from "../../../board/types";
import { readJson, readText } from "../../../testing/files";
import { COLOURS, type WarView } from "../view";
import { kind } from "./kind";
import { buildings, spheres } from "./markers";
import { withWideSlots } from "./room";

const FOLDER = "src/greatpowers/games/war";
const map = readJson<MapJson>(`${FOLDER}/map.json`);

const place = (id: string, more: object = {}) => ({ id, kind: "land", names: {}, source: "research", ...more });
const board = {
  regions: [
    place("spain", { zone: "europe" }),
    place("egypt", { zone: "middle_east", zone_source: "owner" }),
    place("tibet", { zone: "central_asia" }),
    place("north_sea", { kind: "sea", source: "reconstructed" }),
    place("black_sea", { kind: "sea", source: "rules" }),
  ],
  powers: COLOURS.map((id) => place(id)),
  borders: {
    coast: [
      ["spain", "north_sea"],
      ["egypt", "black_sea"],
    ],
  },
  tables: {
    evident: [["egypt", "black_sea"]],
    resource: [
      { id: "gold", source: "reconstructed" },
      { id: "oil", source: "owner" },
    ],
    corrections: { added: [["spain", "tibet"]], removed: [] },
  },
  map: { regions: {}, passages: { gibraltar: { pair: ["spain", "morocco"] } } },
} as unknown as BoardJson;
const view = {
  canal: 0,
  mover: 1,
  to_act: 1,
  players: [{ home: "spain" }, { home: null }, { home: null }],
  regions: {
    spain: {
      owner: 0,
      units: { "0": { infantry: 3, general: 1 }, "2": { explorer: 1 } },
      buildings: ["city", "fort"],
      chit: { chit: "gold", value: 12, developed: true },
    },
    egypt: {
      natives: { strength: 8, rating: 2 },
      revolt: true,
      spheres: { "1": 2 },
      supporting: { "1": 1 },
      chit: { chit: null, value: null, developed: false },
    },
    tibet: { natives: { strength: null, rating: null }, chit: { chit: "start_dot", value: 0, developed: false } },
  },
  seas: {
    north_sea: [
      { seat: 1, fleet: 0, cargo: { infantry: 2 }, points: 4 },
      { seat: 1, fleet: 1, cargo: { infantry: 1, engineer: 1 }, points: 4 },
      { seat: 0, fleet: 0, cargo: {}, points: null },
    ],
  },
} as unknown as WarView;
const words: BoardWords = {
  name: (id) => id,
  action: (item) => item.do,
  say: (id, values) => [id.replace("board-", ""), ...Object.values(values ?? {})].join(" "),
  refusal: (rule) => rule,
};
const facts = (id: string): string[] => kind.facts(id, board, view, words);

describe("stacks of War!", () => {
  it("hold all land units of a player in a region", () => {
    const stacks = kind.stacks("spain", board, view);
    expect(stacks.map(({ owner, unit, count }) => [owner, unit, count])).toEqual([
      ["red", "army", 4],
      ["blue", "army", 1],
    ]);
    expect(kind.say(stacks[0]!, words)).toBe("stack unit-infantry 3, unit-general 1 red");
    expect([kind.owner("spain", board, view), kind.owner("egypt", board, view), kind.active(view)]).toEqual([
      "red",
      null,
      "green",
    ]);
  });

  it("hold all fleets of a player in a sea area, with what they carry together", () => {
    const [red, green] = kind.stacks("north_sea", board, view);
    expect(red).toMatchObject({ owner: "red", unit: "fleet", count: 1, mix: {} });
    expect(green).toMatchObject({ owner: "green", count: 2, mix: { infantry: 3, engineer: 1 } });
    expect(kind.say(red!, words)).toBe("stack unit-fleet 1 red");
    expect(kind.say(green!, words)).toBe("stack fleets-with unit-fleet 2 unit-infantry 3, unit-engineer 1 green");
  });
});

describe("facts of a region", () => {
  it("tell what is there", () => {
    expect(facts("spain")).toEqual([
      "europe",
      "home red",
      "city",
      "fort",
      "reconstructed chit-developed gold 12",
      "passage-gibraltar 0 morocco",
      "reconstructed coast",
      "border-added tibet",
    ]);
  });

  it("tell of natives, revolts and spheres, and what is corrected or certain", () => {
    expect(facts("egypt")).toEqual([
      "corrected middle_east",
      "chit-unknown",
      "natives 8++",
      "revolt",
      "spheres 2 green 1",
      "coast",
    ]);
    expect(facts("tibet")).toEqual(["central_asia", "chit-dot", "natives-unknown", "landlocked", "border-added spain"]);
    expect([facts("north_sea"), facts("black_sea")]).toEqual([["reconstructed sea"], ["sea"]]);
  });
});

describe("room on the Old World", () => {
  const lands = Object.entries(withWideSlots(map).regions).filter(([, region]) => region.kind === "land");

  it("has larger counters where one or two players stand", () => {
    const sizes = (count: number): number[] =>
      lands.map(([, { slots }]) => arrange(count, slots).radius).toSorted((a, b) => a - b);
    expect(sizes(1)[Math.floor(lands.length / 2)]).toBeGreaterThanOrEqual(16);
    expect(sizes(2)[Math.floor(lands.length / 4)]).toBeGreaterThanOrEqual(13);
  });

  it("keeps buildings and spheres apart, as many as there may be", () => {
    const { slots } = map.regions["spain"]!;
    const all = ["city", "factory", "port", "railroad", "fort", "school"];
    const places = buildings({ buildings: all, natives: { strength: 4, rating: 0 } }, slots).map(({ at }) => at.join());
    expect(new Set(places).size).toBe(all.length);
    const everybody = Object.fromEntries(COLOURS.map((_, seat) => [seat, 1]));
    expect(new Set(spheres({ spheres: everybody }, slots).map(({ at }) => at.join())).size).toBe(COLOURS.length);
  });

  it("has a hatching of its own for every player", () => {
    expect(new Set(COLOURS.map((colour) => map.styles[colour]?.pattern)).size).toBe(COLOURS.length);
  });

  it("names the players' colours as the board does", () => {
    const text = readText(`${FOLDER}/board.toml`);
    const ids = [...text.matchAll(/\[\[power\]\]\nid = "(\w+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...COLOURS]);
  });
});
