import { describe, expect, it } from "vitest";
import { DASHES, lineOf, SIGNS, signsAt, spread, ticks } from "./charting";

describe("charts", () => {
  it("have whole numbers at even distances", () => {
    expect(ticks(0, 5, 4)).toEqual([0, 2, 4]);
    expect(ticks(0, 120, 5)).toEqual([0, 50, 100]);
    expect(ticks(-7, 30, 5)).toEqual([0, 10, 20, 30]);
    expect(ticks(1, 2, 8)).toEqual([1, 2]);
    expect(ticks(1, 1, 8)).toEqual([1]);
  });

  it("interrupt a line where nothing is known", () => {
    expect(
      lineOf(
        [1, 2, null, 3],
        (i) => i,
        (value) => value,
      ),
    ).toBe("M0.0 1.0L1.0 2.0M3.0 3.0");
  });

  it("set the signs of different lines at different places", () => {
    const all = [0, 1, 2].flatMap((line) => signsAt(60, line, 3, 5));
    expect(new Set(all).size).toBe(all.length);
    expect(Math.max(...all)).toBeLessThan(60);
    expect(signsAt(1, 2, 3, 5)).toEqual([0]);
  });

  it("move labels apart, and keep their order", () => {
    expect(spread([10, 10, 50], 12, 0, 100)).toEqual([10, 22, 50]);
    expect(spread([100, 99], 12, 0, 100)).toEqual([100, 88]);
    expect(spread([0, 0], 12, 0, 100)).toEqual([0, 12]);
  });

  it("tell eight players apart without colours", () => {
    expect(new Set(SIGNS).size).toBe(8);
    expect(new Set(DASHES).size).toBe(8);
  });
});
