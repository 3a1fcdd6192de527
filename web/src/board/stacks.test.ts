import { describe, expect, it } from "vitest";
import { stacksIn } from "../games/imperial/board/kind";
import { arrange, LARGEST, place } from "./stacks";
import type { Point, RegionMap, Slots } from "./types";

const slots: Slots["pieces"] = [
  [0, 0, 20],
  [28, 0, 13],
  [14, 24, 20],
  [-14, 24, 14],
  [-28, 0, 12],
  [42, 24, 12],
];
const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

describe("stacks on slots", () => {
  it("makes one stack of each kind and nation, in the order of the nations", () => {
    const stacks = stacksIn(
      "vienna",
      { army: { italy: 2, russia: 1 }, friendly: { italy: 1 } },
      ["russia", "italy"],
      true,
    );
    expect(stacks.map(({ key, count }) => [key, count])).toEqual([
      ["vienna/russia/army", 1],
      ["vienna/italy/army", 2],
      ["vienna/italy/friendly", 1],
    ]);
    expect(stacksIn("nowhere", undefined, ["russia"], true)).toEqual([]);
  });

  it("gives few pieces more room than many", () => {
    expect(arrange(1, { pieces: slots, radius: 12 }).radius).toBe(LARGEST);
    expect(arrange(6, { pieces: slots, radius: 12 }).radius).toBeLessThan(LARGEST);
  });

  it("lets no piece grow beyond the room around its slot", () => {
    expect(arrange(1, { pieces: slots.slice(1), radius: 12 })).toEqual({ at: [[14, 24]], radius: LARGEST });
    expect(arrange(1, { pieces: [[28, 0, 13]], radius: 12 })).toEqual({ at: [[28, 0]], radius: 13 });
  });

  it("never lets pieces overlap while there are slots", () => {
    for (let count = 1; count <= slots.length; count += 1) {
      const { at, radius } = arrange(count, { pieces: slots, radius: 12 });
      expect(at).toHaveLength(count);
      at.forEach((one, i) =>
        at.slice(i + 1).forEach((other) => expect(far(one, other)).toBeGreaterThanOrEqual(2 * radius)),
      );
    }
  });

  it("still shows every piece when slots run out", () => {
    const { at } = arrange(8, { pieces: slots, radius: 12 });
    expect(new Set(at.map(String)).size).toBe(8);
  });

  it("draws pieces larger where they could hardly be seen, and lets none hide another", () => {
    expect(arrange(1, { pieces: [[28, 0, 13]], radius: 12 }, 24).radius).toBe(24);
    const { at, radius } = arrange(3, { pieces: slots, radius: 12 }, 24);
    expect(radius).toBeGreaterThan(arrange(3, { pieces: slots, radius: 12 }).radius);
    at.forEach((one, i) => at.slice(i + 1).forEach((other) => expect(far(one, other)).toBeGreaterThan(1.7 * radius)));
  });

  it("stands pieces that would be small on their slots in rank and file within the region", () => {
    const wide: Slots["pieces"] = [
      [0, 0, 40],
      [14, 0, 30],
      [0, 14, 30],
      [14, 14, 30],
    ];
    const { at, radius } = arrange(4, { pieces: wide, radius: 7 }, 20);
    expect(radius).toBeGreaterThan(16);
    at.forEach(([x, y]) => expect(wide.some(([u, v, reach]) => Math.hypot(x - u, y - v) <= reach)).toBe(true));
    at.forEach((one, i) => at.slice(i + 1).forEach((other) => expect(far(one, other)).toBeGreaterThan(1.7 * radius)));
  });

  it("draws them beside the name where there is room", () => {
    const name = { lines: ["Alaska"], at: [0, 0] as Point, size: 16 };
    expect(arrange(1, { pieces: slots, radius: 12, names: [name] }, 24).at).toEqual([[42, 24]]);
  });

  it("moors fleets at their harbour", () => {
    const harbour = { sea: "s", quay: [90, 0], anchor: [100, 0] };
    const region = { label: {}, slots: { pieces: slots, radius: 12, harbour } } as unknown as RegionMap;
    const placed = place(stacksIn("trieste", { fleet: { italy: 1 }, army: { italy: 1 } }, ["italy"], true), region);
    expect(placed.find((stack) => stack.unit === "fleet")?.at).toEqual([100, 0]);
    expect(placed.find((stack) => stack.unit === "army")?.at).toEqual([0, 0]);
  });
});
