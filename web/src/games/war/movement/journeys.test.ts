import { beforeEach, describe, expect, it } from "vitest";
import type { Legal } from "../../../lib/protocol";
import { hand } from "./hand.svelte";
import { journeys, pathTo, spareIn, stackIn } from "./journeys";
import { figuresOf, moves, sailing, viewOf, words } from "./testing";

const all = (legal: readonly Legal[] = moves, view = viewOf()) => journeys(legal, figuresOf(), view, words);
const to = (goal: string, unit: string) => all().find((one) => one.to === goal && one.unit === unit)!;

beforeEach(() => hand.clear());

describe("journeys of War!", () => {
  it("lead to a goal by all steps on the way", () => {
    const cavalry = stackIn(figuresOf(), "france").find((one) => one.unit === "cavalry")!;
    expect(pathTo(cavalry, "ukraine")).toEqual([20, 22]);
    expect(to("ukraine", "cavalry").actions(1)).toEqual([20, 22]);
    expect(to("germany", "infantry").actions(2)).toEqual([10, 10]);
  });

  it("say what waits at the goal, and what is left", () => {
    expect(to("germany", "cavalry").note).toBe("1 point left");
    expect(to("italy", "infantry").note).toBe("natives 6+ · no points left");
    expect(to("ukraine", "cavalry").note).toBe("attack on Bruno: 2 brigades · no points left");
    expect(to("baltic_sea", "fleet_2").note).toBe("2 points left · Bruno may stop you");
    expect(to("germany", "fleet_2").note).toContain("landing");
    expect([to("germany", "infantry").hostile, to("italy", "infantry").hostile]).toEqual([false, true]);
  });

  it("take a whole stack: those that can go, brigades before the parties they escort, and nobody who must stay", () => {
    expect(to("germany", "army").actions(1)).toEqual([10, 10, 20, 30]);
    expect(to("italy", "army").actions(1)).toEqual([11, 11, 21, 31]);
    expect(to("italy", "army").load).toBe(4);
    expect(to("ukraine", "army").actions(1)).toEqual([20, 22]);
    expect(to("ukraine", "army").note).toMatch(/^1 cavalry · attack on Bruno/);
    expect(to("italy", "army").note).toBe("wins 83% of the time · natives 6+ · no points left");
    expect(all().some((one) => one.unit === "general" && one.to === "italy")).toBe(false);
  });

  it("take what was chosen by hand", () => {
    const stack = stackIn(figuresOf(), "france");
    hand.choose("france", stack, spareIn(figuresOf(), "france"), "infantry", 1);
    hand.choose("france", stack, spareIn(figuresOf(), "france"), "general", 0);
    expect(to("germany", "army").actions(1)).toEqual([10, 20]);
    expect(to("italy", "army").note).not.toContain("wins"); // the odds are those of the whole stack
  });

  it("name explorers, who stay behind, beside the stack: they come to talk", () => {
    const coming = all().filter((one) => one.to === "italy" && one.whole);
    expect(coming.map(({ unit }) => unit)).toEqual(["army", "explorer"]);
    expect(coming.map(({ hostile }) => hostile)).toEqual([true, false]);
    expect(to("italy", "explorer").note).toMatch(/^region gained 41%, influence 29%, explorer lost 10% · natives 6\+/);
    const stack = stackIn(figuresOf(), "france");
    for (const unit of ["infantry", "cavalry", "general"])
      hand.choose("france", stack, spareIn(figuresOf(), "france"), unit, 0);
    hand.choose("france", stack, spareIn(figuresOf(), "france"), "explorer", 1);
    expect(to("italy", "army").note).toBe(to("italy", "explorer").note);
    expect(to("italy", "explorer").whole).toBe(false);
  });

  it("put units aboard, no more than find room", () => {
    expect(to("north_sea", "infantry").actions(2)).toEqual([1, 12, 0, 1, 12, 0]);
    expect(to("north_sea", "infantry").fresh).toBe(3);
    const board: Legal = { action: 40, do: "board", mover: "infantry", region: "france" };
    const direct = all([board], viewOf({ step: "sail", frames: sailing(["1", "2"]) }));
    expect(direct.filter((one) => one.to === "north_sea").map((one) => one.actions(2))).toContainEqual([40, 40]);
    expect(direct.filter((one) => one.to === "north_sea" && one.unit === "infantry")).toHaveLength(1);
  });

  it("take fleets in hand first, together or one by one", () => {
    expect(to("germany", "fleet").actions(1)).toEqual([1, 2, 50, 51]);
    expect(to("baltic_sea", "fleet_2").actions(1)).toEqual([3, 50]);
    expect(to("baltic_sea", "fleet").who).toBe("2 fleets carrying 2 infantry, a general");
    expect(to("baltic_sea", "fleet").load).toBe(2);
  });

  it("ask the referee in the words of the rules", () => {
    expect(to("germany", "army").tried("ukraine")).toEqual({
      ...{ do: "march", mover: "infantry", from: "france", to: "ukraine" },
    });
    expect(to("germany", "infantry").tried("baltic_sea")).toMatchObject({ do: "board", region: "france" });
    expect(to("germany", "fleet").tried("italy")).toEqual({ do: "land", region: "italy" });
  });
});
