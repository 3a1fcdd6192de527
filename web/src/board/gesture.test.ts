import { describe, expect, it } from "vitest";
import type { Choices, Mover } from "./choices";
import { declareGame } from "../testing/signatures";
import { Gesture } from "./gesture";
import type { Legal } from "./types";

declareGame("imperial");

const march: Legal = { action: 5, do: "march", from: "rome", to: "vienna" };
const other: Legal = { action: 6, do: "march", from: "naples", to: "rome" };
const hostile: Legal = { action: 9, do: "hostile" };

const mover = (fresh: number): Mover => ({ from: "rome", unit: "army", moves: [march], fresh, journeys: [] });
const choices = (fresh: number, movers = [mover(fresh)]): Map<string, Choices> =>
  new Map([["rome", { acts: [], movers, plans: [] }]]);

describe("several units in one gesture", () => {
  it("plays the moves one after another, and waits for questions", () => {
    const gesture = new Gesture();
    gesture.begin(mover(3), "vienna", 3);
    expect(gesture.goOn([hostile], new Map())).toBeNull();
    expect(gesture.goOn([march, other], choices(2))).toBe(march);
    expect(gesture.goOn([], new Map())).toBeNull();
    expect(gesture.goOn([march, other], choices(1))).toBe(march);
    expect(gesture.goOn([march, other], choices(1))).toBeNull();
  });
  it("ends when something else was done instead", () => {
    const gesture = new Gesture();
    gesture.begin(mover(3), "vienna", 3);
    expect(gesture.goOn([march, other], choices(3))).toBeNull();
    expect(gesture.goOn([march, other], choices(2))).toBeNull();
  });
  it("ends when the move is no longer possible", () => {
    const gesture = new Gesture();
    gesture.begin(mover(2), "vienna", 2);
    expect(gesture.goOn([other], choices(1, []))).toBeNull();
    expect(gesture.goOn([march], choices(1))).toBeNull();
  });
  it("is over at once for a single unit", () => {
    const gesture = new Gesture();
    gesture.begin(mover(3), "vienna", 1);
    expect(gesture.goOn([march], choices(2))).toBeNull();
  });
});
