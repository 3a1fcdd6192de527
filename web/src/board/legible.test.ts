import { describe, expect, it } from "vitest";
import { readJson } from "../testing/files";
import { legible, legibleRadius } from "./legible";
import type { Label, MapJson } from "./types";

const label = (text: string, x: number, y: number, size = 16): Label => ({ lines: [text], at: [x, y], size });

describe("what is drawn larger where the board is small", () => {
  it("leaves names as they are printed where they can be read", () => {
    expect(legible([label("Alaska", 0, 0)], 1)[0]?.size).toBe(16);
    expect(legibleRadius(1)).toBeLessThan(12);
  });
  it("grows names and pieces on a small board", () => {
    expect(legible([label("Alaska", 0, 0)], 0.4)[0]?.size).toBeGreaterThan(20);
    expect(legibleRadius(0.4)).toBeGreaterThan(20);
  });
  it("grows no name into another one", () => {
    const [a, b] = legible([label("Alaska", 0, 0), label("Oregon", 0, 20)], 0.4);
    expect((a?.size ?? 0) + (b?.size ?? 0)).toBeLessThanOrEqual(40);
  });
  it("makes most lands of the round board readable on a laptop", () => {
    const map = readJson<MapJson>("src/greatpowers/games/imperunde/map.json");
    const names = Object.values(map.regions).map((region) => region.label.de);
    const sizes = legible(names, 0.42).map(({ size }) => size * 0.42);
    expect(sizes.filter((size) => size > 8).length).toBeGreaterThan(0.8 * sizes.length);
  });
});
