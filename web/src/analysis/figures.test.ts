import { describe, expect, it } from "vitest";
import type { LineInfo } from "../lib/protocol";
import { saidPercent, saidPoints } from "./figures";

const lines = (...chances: number[]): LineInfo[] =>
  chances.map((chance, action) => ({ action: { do: "pass", action }, plan: [], chance, change: 0, reason: null }));

describe("figures", () => {
  it("are whole where they differ clearly", () => {
    const all = lines(0.512, 0.4);
    expect(all.map(({ chance }) => saidPercent(all)(chance))).toEqual([51, 40]);
    expect(saidPoints(all)(0.4)).toBe(-11);
  });

  it("have a decimal where they are close, and no minus before nothing", () => {
    const all = lines(0.512, 0.5);
    expect(all.map(({ chance }) => saidPercent(all)(chance))).toEqual([51.2, 50]);
    expect(saidPoints(all)(0.5)).toBe(-1.2);
    expect(Object.is(saidPoints(all)(0.5119), 0)).toBe(true);
  });

  it("add up as they are shown", () => {
    const all = lines(0.604, 0.586, 0.35);
    expect(saidPoints(all)(0.586)).toBe(-1); // 60% and 59%
  });
});
