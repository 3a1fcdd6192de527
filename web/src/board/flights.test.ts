import { describe, expect, it } from "vitest";
import { schedule } from "./flights";

describe("the schedule", () => {
  const flight = { kind: "flight" as const, owner: "italy", unit: "army" as const, way: ["a", "b"] };
  const mark = { kind: "mark" as const, sign: "new" as const, region: "a", owner: "italy" };

  it("shows one thing after another, and equal marks together", () => {
    const times = schedule([flight, flight, mark, mark]).map(({ start }) => start);
    expect(times[1]).toBeGreaterThan(times[0]!);
    expect(times[3]).toBe(times[2]);
  });
  it("hurries when there is much to show, and at other speeds", () => {
    const many = schedule(Array.from({ length: 60 }, () => flight));
    expect(Math.max(...many.map(({ start, length }) => start + length))).toBeLessThanOrEqual(4501);
    expect(schedule([flight], 2)[0]!.length).toBeCloseTo(schedule([flight])[0]!.length / 2);
  });
  it("shows nothing at speed 0", () => {
    expect(schedule([flight], 0)).toEqual([]);
  });
});
