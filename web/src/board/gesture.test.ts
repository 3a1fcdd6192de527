import { describe, expect, it } from "vitest";
import type { Choices } from "./choices";
import { declareGame } from "../testing/signatures";
import { Gesture } from "./gesture";
import type { Legal } from "./types";

declareGame("imperial");

const march: Legal = { action: 5, do: "march", from: "rome", to: "vienna" };
const other: Legal = { action: 6, do: "march", from: "naples", to: "rome" };
const hostile: Legal = { action: 9, do: "hostile" };

function choices(fresh: number): Map<string, Choices> {
  return new Map([["rome", { acts: [], movers: [{ from: "rome", unit: "army", moves: [march], fresh }] }]]);
}

describe("several units in one gesture", () => {
  it("plays the moves one after another, and waits for questions", () => {
    const gesture = new Gesture(() => "army");
    gesture.begin(march, 3, 3);
    expect(gesture.goOn([hostile], new Map())).toBeNull();
    expect(gesture.goOn([march, other], choices(2))).toBe(5);
    expect(gesture.goOn([], new Map())).toBeNull();
    expect(gesture.goOn([march, other], choices(1))).toBe(5);
    expect(gesture.goOn([march, other], choices(1))).toBeNull();
  });
  it("ends when something else was done instead", () => {
    const gesture = new Gesture(() => "army");
    gesture.begin(march, 3, 3);
    expect(gesture.goOn([march, other], choices(3))).toBeNull();
    expect(gesture.goOn([march, other], choices(2))).toBeNull();
  });
  it("ends when the move is no longer possible", () => {
    const gesture = new Gesture(() => "army");
    gesture.begin(march, 2, 2);
    expect(gesture.goOn([other], choices(1))).toBeNull();
    expect(gesture.goOn([march], choices(1))).toBeNull();
  });
  it("is over at once for a single unit", () => {
    const gesture = new Gesture(() => "army");
    gesture.begin(march, 1, 3);
    expect(gesture.goOn([march], choices(2))).toBeNull();
  });
});
