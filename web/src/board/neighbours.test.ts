import { describe, expect, it } from "vitest";
import { isArrow, neighbourhood, step } from "./neighbours";
import type { BoardJson, Point } from "./types";

const centres: Record<string, Point> = {
  north: [0, -10],
  middle: [0, 0],
  south: [1, 10],
  east: [30, 0],
  west: [-40, 5],
};
const board = {
  regions: Object.keys(centres).map((id) => ({ id })),
  borders: {
    land: [
      ["north", "middle"],
      ["middle", "south"],
    ],
    sea: [[1, 3]],
    strait_closed: [["north", "west"]],
  },
} as unknown as BoardJson;
const around = neighbourhood(board);
const centre = (id: string): Point => centres[id]!;

describe("arrow keys", () => {
  it("know neighbours by id or number, and no closed straits", () => {
    expect([...around.get("middle")!].sort()).toEqual(["east", "north", "south"]);
    expect([...around.get("north")!]).toEqual(["middle"]);
  });
  it("go to the neighbour in that direction", () => {
    expect(step("middle", "ArrowUp", around, centre)).toBe("north");
    expect(step("middle", "ArrowDown", around, centre)).toBe("south");
    expect(step("middle", "ArrowRight", around, centre)).toBe("east");
  });
  it("go on to the nearest region there when no neighbour lies that way", () => {
    expect(step("middle", "ArrowLeft", around, centre)).toBe("west");
    expect(step("west", "ArrowLeft", around, centre)).toBeNull();
  });
  it("are arrow keys", () => {
    expect(isArrow("ArrowUp")).toBe(true);
    expect(isArrow("Enter")).toBe(false);
  });
});
