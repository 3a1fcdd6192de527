import { expect, test } from "vitest";
import type { ChancesInfo, Legal, LuckInfo } from "../lib/protocol";
import { extremes, goal, greatest, inPoints, placeOf, pointAt } from "./course";

const at = (number: number): ChancesInfo => ({ number, turn: 0, chances: [0.5, 0.5] });
const points = [at(4), at(10), at(12), at(20)];

test("a position lies between the points before and after it", () => {
  expect([0, 4, 7, 10, 11, 16, 20, 99].map((number) => placeOf(points, number))).toEqual([
    0, 0, 0.5, 1, 1.5, 2.5, 3, 3,
  ]);
  expect([0, 7, 11, 20].map((number) => pointAt(points, number))).toEqual([0, 0, 1, 3]);
  expect(placeOf([], 3)).toBe(0);
});

test("arrow keys lead from point to point, and not beyond", () => {
  expect(["ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "a"].map((key) => goal(key, 2, 3))).toEqual([
    1,
    3,
    0,
    3,
    3,
    null,
  ]);
  expect(goal("ArrowLeft", 0, 3)).toBe(0);
});

const action: Legal = { action: 1, do: "roll" };
const luck: LuckInfo = {
  totals: [0.12, -0.1, -0.02],
  errors: [0.02, 0.06, 0.001],
  strokes: [
    { number: 30, until: 33, changes: [0.1, -0.05, -0.05], action },
    { number: 10, until: 12, changes: [-0.01, 0.01, 0], action },
    { number: 20, until: 21, changes: [-0.06, 0.02, 0.04], action },
  ],
};

test("luck is told of whom it clearly favoured or hit", () => {
  expect(extremes(luck)).toEqual({ best: 0, worst: null }); // the error is too large
  expect(extremes({ ...luck, errors: [0.1, 0.01, 0.01] })).toEqual({ best: null, worst: 1 });
});

test("the greatest strokes of luck, in the order of the game", () => {
  expect(greatest(luck, 2, 0.03).map(({ stroke, seat }) => [stroke.number, seat])).toEqual([
    [20, 2],
    [30, 0],
  ]);
  expect(greatest(luck, 1, 0.03).map(({ stroke }) => stroke.number)).toEqual([30]);
});

test("chances in points", () => {
  expect(inPoints(0.126)).toBe(13);
});
