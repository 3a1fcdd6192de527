import { describe, expect, it } from "vitest";
import { corners, firstFree } from "./corners";
import type { Point } from "./types";

const ROOM: Point = [900, 700];
const SIZE = 40;
const first = (count: number, isRegion: (x: number, y: number) => boolean) =>
  firstFree(corners(count), ROOM, SIZE, isRegion);

describe("a corner for the buttons", () => {
  it("is at the lower right, one above the other, where nothing lies there", () => {
    expect(first(3, () => false)).toMatchObject({ side: "right", end: "bottom", row: false });
  });
  it("is the next where no region is covered", () => {
    expect(first(3, (x) => x > 500)).toMatchObject({ side: "left", end: "bottom", row: false });
    expect(first(3, (_x, y) => y < 640)).toMatchObject({ side: "right", end: "bottom", row: true });
  });
  it("is found for one button on a round board, but not for six", () => {
    const disc = (x: number, y: number): boolean => Math.hypot(x - 450, y - 350) < 420;
    expect(first(6, (x, y) => disc(x, y) || x > 800)).toBeNull();
    expect(first(1, disc)).toMatchObject({ side: "right", end: "bottom" });
  });
});
