import { describe, expect, it } from "vitest";
import { kind, tried, unitOf } from "../games/imperial/board/kind";
import positions from "../games/imperial/board/positions/positions.json";
import type { ImperialView } from "../games/imperial/view";
import { declareGame } from "../testing/signatures";
import { arrivals, byRegion, destinations, isJourney, landings, triedAct, type Journey } from "./choices";
import type { BoardJson, Legal } from "./types";

declareGame("imperial");

const recorded = positions as unknown as Record<string, { view: ImperialView; legal: Legal[] }>;
const named = Object.values(recorded).flatMap(({ legal }) => legal);
const ids = [...new Set(named.flatMap((item) => [item["from"], item["to"], item["area"], item["sea"]]))];
const board = {
  map: { regions: {} },
  regions: ids.filter((id) => typeof id === "string").map((id) => ({ id, kind: "home", names: {} })),
} as unknown as BoardJson;

function at(step: string): { view: ImperialView; legal: Legal[] } {
  return recorded[step]!;
}

describe("choices by region", () => {
  it("gathers the moves of a unit where it stands", () => {
    const { view, legal } = at("armies");
    const choices = byRegion(kind, legal, view, board);
    const from = String(legal.find((item) => item.do === "march")!["from"]);
    const moves = legal.filter((item) => item["from"] === from && !item.do.endsWith("friendly"));
    const mover = choices.get(from)!.movers.find(({ unit }) => unit === "army")!;
    expect(mover.moves).toEqual(moves);
    expect(destinations(mover.moves).size).toBe(moves.length);
  });

  it("keeps every action that names a region, once", () => {
    for (const { view, legal } of Object.values(recorded)) {
      const choices = [...byRegion(kind, legal, view, board).values()];
      const kept = choices.flatMap(({ acts, movers }) => [...acts, ...movers.flatMap((mover) => mover.moves)]);
      const placed = legal.filter((item) => ["from", "to", "area", "sea"].some((name) => name in item));
      expect(new Set(kept.map((item) => item.action)).size).toBe(kept.length);
      for (const item of placed) expect(kept).toContain(item);
    }
  });

  it("lists what can be done in a place", () => {
    const { view, legal } = at("import");
    const port = String(legal.find((item) => item.do === "import_fleet")!["area"]);
    const { acts } = byRegion(kind, legal, view, board).get(port)!;
    expect(acts.map((item) => item.do).sort()).toEqual(["import_army", "import_fleet"]);
  });

  it("answers a question about a place there", () => {
    const view = { step: "stance", frames: [{ step: "stance", at: "rome", unit: "army" }] } as unknown as ImperialView;
    const legal: Legal[] = [
      { action: 1, do: "hostile" },
      { action: 2, do: "friendly" },
      { action: 3, do: "done" },
    ];
    expect(kind.question(board, view)).toBe("rome");
    const { acts } = byRegion(kind, legal, view, board).get("rome")!;
    expect(acts.map((item) => item.do)).toEqual(["hostile", "friendly"]);
  });

  it("knows where an army at sea can go on", () => {
    const { view, legal } = at("convoy");
    expect(landings(kind, legal, view).size).toBe(legal.filter((item) => ["land", "cross"].includes(item.do)).length);
    expect(landings(kind, at("armies").legal, at("armies").view).size).toBe(0);
  });
});

describe("who can come to a region", () => {
  const legal: Legal[] = [
    { action: 5, do: "march", from: "berlin", to: "vienna" },
    { action: 6, do: "march", from: "munich", to: "vienna" },
    { action: 7, do: "march", from: "vienna", to: "berlin" },
  ];
  const journey = (from: string, more: Partial<Journey> = {}): Journey => ({
    ...{ from, to: "vienna", unit: "army", fresh: 1, who: "", label: "", note: "", hostile: false },
    actions: () => [1, 2],
    tried: () => ({ do: "march" }),
    ...more,
  });
  const coming = (journeys: Journey[]) =>
    arrivals("vienna", byRegion(kind, legal, at("armies").view, board, journeys)).map(({ mover, way }) => [
      mover.from,
      mover.unit,
      isJourney(way),
    ]);

  it("gathers the moves of all units that end there, and journeys in place of moves", () => {
    expect(coming([journey("rome"), journey("munich")])).toEqual([
      ["rome", "army", true],
      ["munich", "army", true],
      ["berlin", "army", false],
    ]);
  });
  it("names no single units where all of a place can go", () => {
    expect(coming([journey("munich", { unit: "stack", whole: true })])).toEqual([
      ["munich", "stack", true],
      ["berlin", "army", false],
    ]);
  });
  it("keeps apart what units of several places would do together", () => {
    const plan = journey("", { unit: "" });
    const choices = byRegion(kind, legal, at("armies").view, board, [plan]);
    expect(choices.get("vienna")?.plans).toEqual([plan]);
    expect(arrivals("vienna", choices)).toHaveLength(2);
  });
});

describe("what is asked when something is not possible", () => {
  it("asks about the move that was tried", () => {
    const sheet = { map: { regions: { spain: { kind: "land" }, black_sea: { kind: "sea" } } } } as unknown as BoardJson;
    const mover = { from: "kiev", unit: "army", moves: [], fresh: 1, journeys: [] };
    expect(tried(mover, "spain", sheet)).toEqual({ do: "march", from: "kiev", to: "spain" });
    const embarked = { do: "embark_friendly", from: "kiev", sea: "black_sea" };
    expect(tried({ ...mover, unit: "friendly" }, "black_sea", sheet)).toEqual(embarked);
    expect(tried({ ...mover, unit: "fleet" }, "black_sea", sheet)).toEqual({
      do: "sail",
      from: "kiev",
      to: "black_sea",
    });
  });
  it("asks about what can be done elsewhere", () => {
    expect(triedAct(kind, [{ action: 3, do: "build", area: "prague" }], "vienna")).toEqual({
      do: "build",
      area: "vienna",
    });
    expect(triedAct(kind, at("fullest").legal, "spain")).toBeNull(); // spaces of the rondel are no regions
    expect([...byRegion(kind, at("fullest").legal, at("fullest").view, board).keys()]).toEqual([]);
    expect(triedAct(kind, [{ action: 3, do: "march", from: "a", to: "b" }], "vienna")).toBeNull();
  });
  it("names the unit that an action moves", () => {
    expect(unitOf({ do: "sail" })).toBe("fleet");
    expect(unitOf({ do: "march_friendly" })).toBe("friendly");
    expect(unitOf({ do: "embark" })).toBe("army");
  });
});
