import { describe, expect, test } from "vitest";
import type { Point } from "../board/types";
import { isBeside, widthBeside } from "./room";

const EUROPE: Point = [1600, 1248];
const DISC: Point = [2000, 2000];
const STRIP: Point = [240, 150];

describe("where the strip goes", () => {
  test.each<[string, Point, Point, boolean]>([
    ["a laptop: Europe needs the width", [994, 849], EUROPE, false],
    ["a laptop: beside a disc there is room", [994, 849], DISC, true],
    ["a wide screen: beside Europe, too", [1440, 1029], EUROPE, true],
    ["a wide screen: a disc gains next to nothing", [1485, 1385], DISC, false],
    ["a tablet upright", [820, 700], EUROPE, false],
  ])("%s", (_, room, board, beside) => expect(isBeside(room, board, STRIP)).toBe(beside));

  test.each<[string, Point, number]>([
    ["no narrower than it must be", [994, 849], 168],
    ["as narrow as a high board wants", [1050, 849], 201],
    ["no wider than it should be", [1440, 849], 240],
  ])("is %s", (_, room, width) => expect(widthBeside(room, DISC, [168, 240])).toBe(width));

  test("a low strip takes less below than beside", () => {
    expect(isBeside([1440, 1029], EUROPE, [240, 60])).toBe(false);
  });
});
