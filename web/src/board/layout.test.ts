import { describe, expect, it } from "vitest";
import { cardPlace } from "./layout";
import type { Point } from "./types";

const CARD: Point = [248, 200];
const covers = ([x, y]: Point, [px, py]: Point, [w, h] = CARD): boolean => px > x && px < x + w && py > y && py < y + h;

describe("the card of a region", () => {
  it("stands beside its region", () => {
    const place = cardPlace([400, 300], [], [900, 700], CARD);
    expect(covers(place, [400, 300])).toBe(false);
    expect(Math.abs(place[0] - 400)).toBeLessThan(350);
  });

  it("covers no goal as long as there is any room", () => {
    const goals = Array.from({ length: 60 }, (_, i): Point => [40 + (i % 10) * 60, 40 + Math.floor(i / 10) * 60]);
    const place = cardPlace([300, 200], goals, [900, 700], CARD);
    expect(goals.filter((goal) => covers(place, goal))).toEqual([]);
  });

  it("takes the head or the foot of a narrow frame, whichever hides less", () => {
    const wide: Point = [374, 120];
    expect(cardPlace([100, 250], [[200, 280]], [390, 340], wide)).toEqual([8, 8]);
    expect(cardPlace([100, 150], [[200, 60]], [390, 340], wide)).toEqual([8, 212]);
  });

  it("stays inside of a frame that is smaller than itself", () => {
    expect(cardPlace([50, 50], [], [200, 100], CARD)).toEqual([8, 8]);
  });
});
