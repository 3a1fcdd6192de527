import { describe, expect, it } from "vitest";
import { CENTRE, chair, cracked, direction, line, place, reversed, smooth, type Point } from "./seating";

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const pairs = (seats: number): [number, number][] =>
  Array.from({ length: seats }, (_, one) => one).flatMap((one) =>
    Array.from({ length: seats - one - 1 }, (_, i): [number, number] => [one, one + 1 + i]),
  );
const numbers = (path: string): number[] => [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([found]) => Number(found));

describe("the seating", () => {
  it("has the reader at the bottom and the next player on the left of them, clockwise", () => {
    const seating = { seats: 4, first: 2 };
    expect(chair(2, seating)[0]).toBe(50);
    expect(chair(2, seating)[1]).toBeGreaterThan(80);
    expect(chair(3, seating)[0]).toBeLessThan(20);
    expect(chair(0, seating)[1]).toBeLessThan(20);
    expect(chair(1, seating)[0]).toBeGreaterThan(80);
  });

  it.each([3, 4, 5, 6])("keeps the signs of all pairs of %i players apart", (seats) => {
    const middles = pairs(seats).map(([one, other]) => line(one, other, { seats, first: 1 }).middle);
    for (const [i, a] of middles.entries()) {
      for (const b of middles.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(20);
      expect(distance(a, CENTRE)).toBeGreaterThan(20);
    }
  });
});

describe("a line", () => {
  const seating = { seats: 6, first: 0 };

  it("has a half for each of the two, and both meet in its middle", () => {
    const drawn = line(1, 4, seating);
    for (const half of [smooth, cracked]) {
      const [one, other] = [numbers(half(drawn)), numbers(half(reversed(drawn)))];
      expect(one.slice(-2)).toEqual(other.slice(-2));
      for (const [i, from] of [place(1, seating), place(4, seating)].entries()) {
        expect(distance(from, (i ? other : one).slice(0, 2) as unknown as Point)).toBeLessThan(0.1);
      }
    }
  });

  it("is broken where somebody wants war", () => {
    const drawn = line(0, 1, seating);
    expect(cracked(drawn).match(/L/g)).toHaveLength(10);
    expect(smooth(drawn)).not.toContain("L");
  });
});

describe("the direction of play", () => {
  it("goes round with the seats or against them", () => {
    const seating = { seats: 4, first: 0 };
    const [left, right] = [direction([0, 1, 2, 3], seating), direction([0, 3, 2, 1], seating)].map(
      (path) => numbers(path)[0] ?? 0,
    );
    expect(left).toBeLessThan(CENTRE[0]); // clockwise from the bottom is to the left
    expect(right).toBeGreaterThan(CENTRE[0]);
  });
});
