import { describe, expect, it } from "vitest";
import positions from "./demo/positions.json";
import { feeFor, onWheel, spaces, wedge } from "./rondel";
import type { BoardJson, Legal, View } from "./types";

const rondel = ["factory", "production1", "maneuver1", "investor", "import", "production2", "maneuver2", "taxation"];
const board = { tables: { rondel, rondel_free: 3, rondel_max: 6, rondel_fee: 2 } } as unknown as BoardJson;
const recorded = positions as unknown as Record<string, { view: View; legal: Legal[] }>;

describe("the rondel", () => {
  it("charges for long moves only", () => {
    expect([null, 1, 3, 4, 6].map((distance) => feeFor(distance, board))).toEqual([0, 0, 0, 2, 6]);
  });
  it("offers what is legal, and says how far it is", () => {
    const { view, legal } = recorded["fullest"]!;
    const all = spaces(board, view, legal);
    const offered = legal.filter((item) => item.do === "rondel").map((item) => item["space"]);
    expect(all.filter((space) => space.action !== null).map((space) => space.id).sort()).toEqual(offered.sort());
    const here = rondel.indexOf(view.nations[view.turn.nation]!.rondel!);
    expect(all[(here + 1) % 8]!.distance).toBe(1);
    expect(all[here]!.distance).toBe(8);
    expect(all.flatMap((space) => space.nations)).toHaveLength(view.nations.filter((nation) => nation.rondel).length);
  });
  it("runs clockwise from the top", () => {
    expect(onWheel(0, 10)[1]).toBeCloseTo(-10);
    expect(onWheel(0.25, 10)[0]).toBeCloseTo(10);
    expect(wedge(0, 0.125, 5, 10)).toMatch(/^M.*A.*Z$/);
  });
});
