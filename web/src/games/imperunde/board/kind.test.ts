import { describe, expect, it } from "vitest";
import { byRegion } from "../../../board/choices";
import { regionsOf, type BoardJson, type BoardWords, type Legal } from "../../../board/types";
import type { GameEvent, Value } from "../../../lib/protocol";
import { declareGame } from "../../../testing/signatures";
import type { ImpeRundeView } from "../view";
import { kind } from "./kind";
import { story } from "./story";

declareGame("imperunde");

const place = (id: string, more: object = {}) => ({
  id,
  kind: "land",
  names: {},
  value: 2,
  value_source: "reconstructed",
  ...more,
});
const board = {
  regions: [
    place("japan", { value: 3, value_source: "rules" }),
    place("korea"),
    place("sea_of_japan", { kind: "sea" }),
  ],
  powers: [place("japan", { colour: "#7d4a9a" }), place("usa", { colour: "#3a6fc8" })],
  tables: {},
  map: { regions: { japan: { kind: "land" }, korea: { kind: "land" }, sea_of_japan: { kind: "sea" } } },
} as unknown as BoardJson;
const view = {
  step: "move",
  to_act: 0,
  deciders: [0],
  players: [{ home: "japan" }, { home: "usa" }],
  lands: {
    japan: {
      owner: 0,
      units: { infantry: 2, cavalry: 3, fort: 1 },
      posts: 2,
      new_posts: 1,
      one: { infantry: 2, cavalry: 1 },
      two: { cavalry: 2 },
    },
    korea: { owner: -1, discs: ["famine"] },
  },
  seas: {
    sea_of_japan: {
      "0": { units: { infantry: 1 }, two: { infantry: 1 } },
      "1": { units: { frigate: 3 }, laid: { frigate: 1 } },
      pirates: { units: { line: 1 } },
      discs: ["storm"],
    },
  },
} as unknown as ImpeRundeView;
const words: BoardWords = {
  name: (id) => id,
  action: (item) => item.do,
  say: (id, values) => [id, ...Object.values(values ?? {})].join(" "),
  refusal: (rule) => rule,
};
const units = (id: string) => kind.stacks(id, board, view).map(({ owner, unit, count }) => [owner, unit, count]);

describe("pieces of ImpeRunde", () => {
  it("stand in a country: armies, forts and all posts", () => {
    expect(units("japan")).toEqual([
      ["japan", "infantry", 2],
      ["japan", "cavalry", 3],
      ["japan", "fort", 1],
      ["japan", "post", 2],
    ]);
    expect(units("korea")).toEqual([]);
  });

  it("lie in a sea by party, captured ships apart", () => {
    expect(units("sea_of_japan")).toEqual([
      ["japan", "infantry", 1],
      ["usa", "frigate", 2],
      ["usa", "frigate_laid", 1],
      ["pirates", "line", 1],
    ]);
    const said = kind.stacks("sea_of_japan", board, view).map((stack) => kind.say(stack, words));
    expect(said[0]).toContain("board-unit-cargo");
    expect(said[2]).toContain("board-captured");
  });

  it("are named with what else is known of a place", () => {
    expect(kind.facts("japan", board, view, words)).toEqual(["board-value-rules 3"]);
    expect(kind.facts("korea", board, view, words)).toEqual(["board-value-reconstructed 2", "board-disc-famine"]);
    expect(kind.facts("sea_of_japan", board, view, words)).toContain("board-disc-storm");
    const mended = {
      ...board,
      tables: { corrections: { added: [["japan", "korea"]], removed: [] } },
    } as unknown as BoardJson;
    expect(kind.facts("korea", mended, view, words)).toContain("board-border-added japan");
    expect([kind.owner("japan", board, view), kind.owner("korea", board, view)]).toEqual(["japan", null]);
  });
});

describe("moves of ImpeRunde", () => {
  const legal: Legal[] = [
    { action: 1, do: "march", mover: "cavalry", from: "japan", to: "korea" },
    { action: 2, do: "march", mover: "cavalry_1", from: "japan", to: "korea" },
    { action: 3, do: "march", mover: "infantry", from: "japan", to: "korea" },
    { action: 4, do: "land", mover: "infantry", from: "sea_of_japan", to: "korea" },
  ];

  it("are offered by unit, those on their second move apart", () => {
    const { movers } = byRegion(kind, legal, view, board).get("japan")!;
    expect(movers.map(({ unit, fresh }) => [unit, fresh])).toEqual([
      ["cavalry", 2],
      ["cavalry_1", 1],
      ["infantry", 2],
    ]);
    expect(kind.pieceOf("cavalry_1")).toBe("cavalry");
    expect(byRegion(kind, legal, view, board).get("sea_of_japan")!.movers).toMatchObject([
      { unit: "infantry", fresh: 1 },
    ]);
  });

  it("ask the referee in the words of the rules", () => {
    const mover = { unit: "cavalry_1", moves: [], fresh: 1, journeys: [] };
    expect(kind.tried({ ...mover, from: "japan" }, "korea", board)).toEqual({
      do: "march",
      mover: "cavalry_1",
      from: "japan",
      to: "korea",
    });
    expect(kind.tried({ ...mover, from: "japan" }, "sea_of_japan", board)).toMatchObject({
      do: "embark",
      kind: "cavalry",
    });
    expect(kind.tried({ ...mover, from: "sea_of_japan" }, "korea", board)).toMatchObject({ do: "land" });
  });

  it("launch from a country into a sea", () => {
    const launch: Legal = { action: 9, do: "launch", kind: "frigate", country: "japan", sea: "sea_of_japan" };
    expect(regionsOf(launch)).toEqual({ from: "japan", to: "sea_of_japan" });
    const [mover] = byRegion(kind, [launch], view, board).get("japan")!.movers;
    expect(kind.move(mover!, board, words)).toContain("board-launch");
  });
});

describe("what is shown of ImpeRunde", () => {
  const told = (event: string, more: Record<string, Value>): GameEvent => ({ event, action: 1, ...more });

  it("shows steps as ways and deeds as marks, in the colour of the player", () => {
    const shows = story.read(
      [
        told("marched", { seat: 1, kind: "infantry", from: "japan", to: "korea" }),
        told("attack", { party: 0, foe: 1, space: "korea" }),
        told("pirates_come", { number: 2, space: "sea_of_japan" }),
        told("income", { seat: 0, line: "sea_tax" }),
      ],
      view,
    );
    expect(shows).toEqual([
      { kind: "flight", owner: "usa", unit: "infantry", way: ["japan", "korea"], afloat: false },
      { kind: "mark", sign: "fought", region: "korea", owner: "japan" },
      { kind: "mark", sign: "new", region: "sea_of_japan", owner: "pirates" },
    ]);
  });
});
