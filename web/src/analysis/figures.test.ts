import { describe, expect, it } from "vitest";
import type { LineInfo } from "../lib/protocol";
import type { Words } from "../lib/words";
import { areEven, asShown, marksOf, saidPercent, saidPoints } from "./figures";

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

  it("put actions in order, as far as they tell them apart", () => {
    const order = (...chances: number[]): number[] => asShown(lines(...chances)).map(({ action }) => action.action);
    expect(order(0.258, 0.254, 0.255)).toEqual([0, 2, 1]);
    expect(order(0.604, 0.356, 0.359, 0.3)).toEqual([0, 1, 2, 3]); // 36% both
    expect([areEven(lines(0.1581, 0.1582)), areEven(lines(0.158, 0.157)), areEven(lines(0.1))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("are marked with letters, as choices have numbers", () => {
    const told = {
      say: (name: string, { rank = "" }: Record<string, string>) => `${name} ${rank}`,
    } as unknown as Words;
    const [best, second] = marksOf(told, lines(0.6, 0.4));
    expect([best?.sign, second?.sign]).toEqual(["A", "B"]);
    expect(second?.said).toBe("web-advice-mark B");
  });

  it("add up as they are shown", () => {
    const all = lines(0.604, 0.586, 0.35);
    expect(saidPoints(all)(0.586)).toBe(-1); // 60% and 59%
  });
});
