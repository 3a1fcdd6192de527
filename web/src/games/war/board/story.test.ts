import { describe, expect, it } from "vitest";
import type { GameEvent, Value } from "../../../lib/protocol";
import type { WarView } from "../view";
import { WarStory } from "./story";

const view = { regions: { france: {}, spain: {}, italy: {} }, seas: {} } as unknown as WarView;
const told = (event: string, more: Record<string, Value>): GameEvent => ({ event, action: 1, ...more });
const read = (...events: GameEvent[]) => new WarStory().read(events, view);

describe("what is shown of War!", () => {
  it("lets units of a kind that go the same way go together", () => {
    const march = told("marched", { seat: 0, kind: "infantry", from: "france", to: "spain" });
    expect(read(march, march, { ...march, kind: "cavalry" })).toEqual([
      { kind: "flight", owner: "red", unit: "infantry", way: ["france", "spain"], joins: "army", count: 2 },
      { kind: "flight", owner: "red", unit: "cavalry", way: ["france", "spain"], joins: "army" },
    ]);
  });

  it("shows fleets with their number, and what they take aboard and put ashore", () => {
    const [sailed, boarded, landed] = read(
      told("sailed", { seat: 1, number: 3, from: "north_sea", to: "baltic_sea" }),
      told("boarded", { seat: 1, kind: "infantry", from: "france", to: "north_sea" }),
      told("landed", { seat: 1, kind: "infantry", from: "north_sea", to: "spain" }),
    );
    expect(sailed).toMatchObject({ owner: "green", unit: "fleet", count: 3, joins: "fleet", afloat: true });
    expect(boarded).not.toHaveProperty("joins");
    expect(landed).toMatchObject({ joins: "army" });
  });

  it("marks deeds in the colour of whoever does them; natives have none", () => {
    expect(
      read(
        told("conquered", { seat: 2, foe: 0, region: "italy" }),
        told("ceded", { seat: 0, other: 3, region: "spain" }),
        told("lost", { party: "natives", kind: "infantry", area: "italy" }),
        told("income", { seat: 0, line: "cities", amount: 5 }),
      ),
    ).toEqual([
      { kind: "mark", sign: "flag", region: "italy", owner: "blue" },
      { kind: "mark", sign: "flag", region: "spain", owner: "yellow" },
      { kind: "mark", sign: "gone", region: "italy", owner: "" },
    ]);
  });

  it("writes dice at the place that they are for, also in a later message", () => {
    const story = new WarStory();
    story.read([told("exploring", { seat: 0, region: "italy" })], view);
    const die = (number: number): GameEvent => told("rolled", { party: 0, die: number });
    expect(story.read([die(3), die(5)], view)).toMatchObject([{ sign: "dice", region: "italy", text: "3 5" }]);
  });
});
