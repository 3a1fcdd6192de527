import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../lib/protocol";
import { ImperialStory } from "./story";

const told = (event: string, words: Record<string, string>): GameEvent => ({
  event,
  action: 1,
  nation: "italy",
  ...words,
});

describe("what is shown of events", () => {
  it("shows marches and sailings as ways", () => {
    const march = told("marched", { from: "rome", to: "venice" });
    const shows = new ImperialStory().read([march, told("sailed", { from: "naples", to: "ionian_sea" })]);
    expect(shows).toEqual([
      { kind: "flight", owner: "italy", unit: "army", way: ["rome", "venice"] },
      { kind: "flight", owner: "italy", unit: "fleet", way: ["naples", "ionian_sea"] },
    ]);
  });

  it("shows a convoy as one way", () => {
    const shows = new ImperialStory().read([
      told("embarked", { from: "rome", to: "ionian_sea" }),
      told("crossed", { to: "eastern_mediterranean_sea" }),
      told("landed", { to: "turkey" }),
      told("marched", { from: "rome", to: "venice" }),
    ]);
    expect(shows[0]).toMatchObject({ way: ["rome", "ionian_sea", "eastern_mediterranean_sea", "turkey"] });
    expect(shows[1]).toMatchObject({ way: ["rome", "venice"] });
  });

  it("remembers a convoy from one message to the next", () => {
    const story = new ImperialStory();
    story.read([told("embarked", { from: "rome", to: "ionian_sea" })]);
    expect(story.read([told("landed", { to: "greece" })])).toMatchObject([{ way: ["ionian_sea", "greece"] }]);
    expect(story.read([told("landed", { to: "greece" })])).toEqual([]);
  });

  it("marks battles and flags, and leaves money alone", () => {
    const battle = told("fought", { area: "vienna" });
    const paid = told("paid", { from: "bank", to: "1" });
    const shows = new ImperialStory().read([battle, told("flag", { area: "tunis" }), paid]);
    expect(shows).toMatchObject([
      { sign: "fought", region: "vienna" },
      { sign: "flag", region: "tunis" },
    ]);
  });
});
