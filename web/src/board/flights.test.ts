import { describe, expect, it } from "vitest";
import { schedule, Storyboard } from "./flights";
import type { GameEvent } from "./types";

const told = (event: string, words: Record<string, string>): GameEvent => ({ event, action: 1, nation: "italy", ...words });

describe("what is shown of events", () => {
  it("shows marches and sailings as ways", () => {
    const march = told("marched", { from: "rome", to: "venice" });
    const shows = new Storyboard().read([march, told("sailed", { from: "naples", to: "ionian_sea" })]);
    expect(shows).toEqual([
      { kind: "flight", nation: "italy", unit: "army", way: ["rome", "venice"] },
      { kind: "flight", nation: "italy", unit: "fleet", way: ["naples", "ionian_sea"] },
    ]);
  });

  it("shows a convoy as one way", () => {
    const shows = new Storyboard().read([
      told("embarked", { from: "rome", to: "ionian_sea" }),
      told("crossed", { to: "eastern_mediterranean_sea" }),
      told("landed", { to: "turkey" }),
      told("marched", { from: "rome", to: "venice" }),
    ]);
    expect(shows[0]).toMatchObject({ way: ["rome", "ionian_sea", "eastern_mediterranean_sea", "turkey"] });
    expect(shows[1]).toMatchObject({ way: ["rome", "venice"] });
  });

  it("remembers a convoy from one message to the next", () => {
    const story = new Storyboard();
    story.read([told("embarked", { from: "rome", to: "ionian_sea" })]);
    expect(story.read([told("landed", { to: "greece" })])).toMatchObject([{ way: ["ionian_sea", "greece"] }]);
    expect(story.read([told("landed", { to: "greece" })])).toEqual([]);
  });

  it("marks battles and flags, and leaves money alone", () => {
    const battle = told("fought", { area: "vienna" });
    const paid = told("paid", { from: "bank", to: "1" });
    const shows = new Storyboard().read([battle, told("flag", { area: "tunis" }), paid]);
    expect(shows).toMatchObject([{ sign: "fought", region: "vienna" }, { sign: "flag", region: "tunis" }]);
  });
});

describe("the schedule", () => {
  const flight = { kind: "flight" as const, nation: "italy", unit: "army" as const, way: ["a", "b"] };
  const mark = { kind: "mark" as const, sign: "new" as const, region: "a", nation: "italy" };

  it("shows one thing after another, and equal marks together", () => {
    const times = schedule([flight, flight, mark, mark]).map(({ start }) => start);
    expect(times[1]).toBeGreaterThan(times[0]!);
    expect(times[3]).toBe(times[2]);
  });
  it("hurries when there is much to show, and at other speeds", () => {
    const many = schedule(Array.from({ length: 60 }, () => flight));
    expect(Math.max(...many.map(({ start, length }) => start + length))).toBeLessThanOrEqual(4501);
    expect(schedule([flight], 2)[0]!.length).toBeCloseTo(schedule([flight])[0]!.length / 2);
  });
  it("shows nothing at speed 0", () => {
    expect(schedule([flight], 0)).toEqual([]);
  });
});
