import { describe, expect, it } from "vitest";
import { concerns, groupChoices, regionsOf } from "./choices";
import { paragraphs, ruleOf } from "./log";
import type { GameEvent, Legal } from "./protocol";
import { readRoute } from "./routes";
import { Words } from "./words";

const words = new Words("en", [
  {
    language: "en",
    text: `
action-done = Done
action-march = March from { $from } to { $to }
web-group-imperial-march = From { $from }
web-item-imperial-march = to { $to }
`,
  },
]);

const legal: Legal[] = [
  { action: 1, do: "done" },
  { action: 5, do: "march", from: "rome", to: "tunis" },
  { action: 7, do: "march", from: "venice", to: "trieste" },
  { action: 6, do: "march", from: "rome", to: "naples" },
];

describe("choices", () => {
  it("are grouped by heading and numbered, those without a heading last", () => {
    const groups = groupChoices(legal, words, "imperial");
    expect(groups.map((group) => group.heading)).toEqual(["From rome", "From venice", ""]);
    expect(groups.flatMap((group) => group.choices.map((choice) => [choice.number, choice.legal.action, choice.label]))).toEqual([
      [1, 5, "to tunis"],
      [2, 6, "to naples"],
      [3, 7, "to trieste"],
      [4, 1, "Done"],
    ]);
  });

  it("know their regions", () => {
    expect(concerns(legal[1]!, "tunis")).toBe(true);
    expect(concerns(legal[0]!, "tunis")).toBe(false);
    expect([...regionsOf(legal)].sort()).toEqual(["naples", "rome", "trieste", "tunis", "venice"]);
  });
});

describe("log", () => {
  const events: GameEvent[] = [
    { event: "dealt", seat: "1", nation: "italy", action: 0 },
    { event: "lent", seat: "1", nation: "italy", bond: "9", action: 0 },
    { event: "turn", nation: "italy", seat: "1", action: 3 },
    { event: "rondel", nation: "italy", space: "factory", action: 4 },
    { event: "built", nation: "italy", area: "rome", action: 5 },
    { event: "paid", payment: "factory", from: "italy", to: "bank", amount: "5", action: 5 },
    { event: "turn", nation: "france", seat: "2", action: 5 },
  ];

  it("has a paragraph for each turn", () => {
    const found = paragraphs(events);
    expect(found.map((one) => [one.turn?.["nation"] ?? null, one.events.map((event) => event.event), one.number])).toEqual([
      [null, ["dealt"], 1],
      ["italy", ["rondel", "built"], 6],
      ["france", [], 6],
    ]);
    expect(paragraphs(events, false)[1]?.events).toHaveLength(3);
  });

  it("links rules", () => {
    expect(ruleOf(events[3]!, "imperial")).toBe("imperial/rondel/clockwise");
    expect(ruleOf(events[5]!, "imperial")).toBe("imperial/factory/price");
  });
});

describe("routes", () => {
  it("are read from the address", () => {
    expect(readRoute("")).toMatchObject({ page: "home" });
    expect(readRoute("#/table/a1?move=12")).toMatchObject({ page: "table", id: "a1" });
    expect(readRoute("#/table/a1?move=12").query.get("move")).toBe("12");
    expect(readRoute("#/rules/imperial/tax/bonus")).toMatchObject({ page: "rules", id: "imperial", rule: "imperial/tax/bonus" });
    expect(readRoute("#/rules/imperial")).toMatchObject({ page: "rules", id: "imperial", rule: "" });
  });
});
