import { describe, expect, it } from "vitest";
import { turnedMap, turnedPoint, turnTowards } from "./turning";
import type { MapJson } from "./types";

const region = (x: number, y: number) => ({
  kind: "land",
  d: "",
  circle: [x, y, 9],
  label: {},
  slots: { pieces: [[x + 1, y, 12]], radius: 12, value: [x, y + 2], marker: [x, y - 2] },
});
const map = { disc: [100, 100, 90], regions: { north: region(100, 20), east: region(180, 100) } } as unknown as MapJson;
const round = (numbers: readonly number[]): number[] => numbers.map((number) => Math.round(number * 1000) / 1000 + 0);

describe("a round board", () => {
  it("turns points clockwise", () => {
    expect(round(turnedPoint([100, 20], 90, [100, 100]))).toEqual([180, 100]);
  });

  it("turns every place on which something stands upright, and keeps its size", () => {
    const { circle, slots } = turnedMap(map, 90).regions["north"]!;
    expect(round(circle)).toEqual([180, 100, 9]);
    expect(round(slots.pieces[0]!)).toEqual([180, 101, 12]);
    expect(round(slots.value!)).toEqual([178, 100]);
    expect(round(slots.marker!)).toEqual([182, 100]);
  });

  it("stays as it is where nothing is to be turned", () => {
    expect(turnedMap(map, 0)).toBe(map);
    const flat = { regions: map.regions } as unknown as MapJson;
    expect(turnedMap(flat, 90)).toBe(flat);
  });

  it("brings a home to the lower edge", () => {
    for (const home of ["north", "east"]) {
      const [x, y] = turnedMap(map, turnTowards(map, home)).regions[home]!.circle;
      expect(round([x, y])).toEqual([100, 180]);
    }
  });
});
