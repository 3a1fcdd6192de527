import { describe, expect, it } from "vitest";
import positions from "./positions/positions.json";
import { arc, feeFor, onWheel, pegs, spaces, wedge } from "./rondel";
import type { BoardJson, Legal } from "../../../board/types";
import type { ImperialView } from "../view";

const rondel = ["factory", "production1", "maneuver1", "investor", "import", "production2", "maneuver2", "taxation"];
const board = { tables: { rondel, rondel_free: 3, rondel_max: 6, rondel_fee: 2 } } as unknown as BoardJson;
const recorded = positions as unknown as Record<string, { view: ImperialView; legal: Legal[] }>;

describe("the rondel", () => {
  it("charges for long moves only", () => {
    expect([null, 1, 3, 4, 6].map((distance) => feeFor(distance, board))).toEqual([0, 0, 0, 2, 6]);
  });
  it("offers what is legal, and says how far it is", () => {
    const { view, legal } = recorded["fullest"]!;
    const all = spaces(board, view, legal);
    const offered = legal.filter((item) => item.do === "rondel").map((item) => item["space"]);
    expect(
      all
        .filter((space) => space.action !== null)
        .map((space) => space.id)
        .sort(),
    ).toEqual(offered.sort());
    const here = rondel.indexOf(view.nations[view.nation]!.rondel!);
    expect(all[(here + 1) % 8]!.distance).toBe(1);
    expect(all[here]!.distance).toBe(8);
    expect(all.flatMap((space) => space.nations)).toHaveLength(view.nations.filter((nation) => nation.rondel).length);
  });
  it("says which spaces are too far at any price", () => {
    const { view, legal } = recorded["fullest"]!;
    const far = spaces(board, view, legal).filter((space) => !space.inReach);
    expect(far.map((space) => space.distance).sort()).toEqual([7, 8]);
    expect(far.every((space) => space.action === null)).toBe(true);
  });
  it("keeps six markers on one space apart and inside it", () => {
    for (let count = 1; count <= 6; count += 1) {
      const places = pegs(0, count);
      expect(places).toHaveLength(count);
      for (const [x, y] of places) expect(Math.abs(Math.atan2(x, -y)) + 8 / Math.hypot(x, y)).toBeLessThan(Math.PI / 8);
      places.forEach(([x, y], i) =>
        places.slice(i + 1).forEach(([u, v]) => expect(Math.hypot(x - u, y - v)).toBeGreaterThan(20)),
      );
    }
  });
  it("runs clockwise from the top", () => {
    expect(onWheel(0, 10)[1]).toBeCloseTo(-10);
    expect(onWheel(0.25, 10)[0]).toBeCloseTo(10);
    expect(arc(0, 0.25, 10)).toBe("M0.00 -10.00A10 10 0 0 1 10.00 0.00");
    expect(arc(0, 0.75, 10)).toContain("0 1 1");
    expect(wedge(0, 0.125, 5, 10)).toMatch(/^M.*A.*Z$/);
  });
});
