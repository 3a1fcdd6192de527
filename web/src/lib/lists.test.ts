import { describe, expect, it } from "vitest";
import { declareGame, eventOf, logOf } from "../testing/signatures";
import { concerns, groupChoices } from "./choices";
import { gather, paragraphs, ruleOf } from "./log";
import { unpack, type GameEvent, type Legal, type LogInfo, type StateMessage } from "./protocol";
import { chapterPath, learnPath, numberIn, readRoute, tablePath } from "./routes";
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

declareGame("imperial");

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
    expect(
      groups.flatMap((group) => group.choices.map((choice) => [choice.number, choice.legal.action, choice.label])),
    ).toEqual([
      [1, 5, "to tunis"],
      [2, 6, "to naples"],
      [3, 7, "to trieste"],
      [4, 1, "Done"],
    ]);
  });

  it("know their regions", () => {
    expect(concerns(legal[1]!, "tunis")).toBe(true);
    expect(concerns(legal[0]!, "tunis")).toBe(false);
  });
});

describe("hints", () => {
  it("lie apart from the actions, which are their words alone", () => {
    const onTheLine = {
      legal: [
        { action: 5, do: "rondel", hints: [["fee", { fee: 2 }]] },
        { action: 6, do: "done" },
      ],
    };
    const state = unpack(onTheLine as unknown as StateMessage);
    expect(state.legal).toEqual([
      { action: 5, do: "rondel" },
      { action: 6, do: "done" },
    ]);
    expect([...(state.hints ?? [])]).toEqual([[5, [["fee", { fee: 2 }]]]]);
  });
});

describe("log", () => {
  const events: GameEvent[] = [
    { event: "dealt", seat: 0, nation: "italy", action: 0 },
    { event: "lent", seat: 0, nation: "italy", bond: 9, action: 0 },
    { event: "turn", nation: "italy", seat: 0, action: 3 },
    { event: "rondel", nation: "italy", space: "factory", action: 4 },
    { event: "built", nation: "italy", area: "rome", action: 5 },
    { event: "paid", payment: "factory", from: "italy", to: "bank", amount: 5, action: 5 },
    { event: "turn", nation: "france", seat: 1, action: 5 },
  ];

  const startsTurn = (event: GameEvent): boolean => event.event === "turn";
  const log: LogInfo = {
    begin: ["turn"],
    minor: ["paid factory"],
    implied: { dealt: ["lent"] },
    rules: { rondel: "imperial/rondel/clockwise", paid: { factory: "imperial/factory/price" } },
    battles: {},
    harms: {},
    dice: [],
    luck: [],
  };

  it("has a paragraph for each turn", () => {
    const found = paragraphs(events, startsTurn, log);
    expect(
      found.map((one) => [one.turn?.["nation"] ?? null, one.told.map(({ events }) => events[0]?.event), one.number]),
    ).toEqual([
      [null, ["dealt"], 1],
      ["italy", ["rondel", "built"], 6],
      ["france", [], 6],
    ]);
    expect(paragraphs(events, startsTurn, log, false)[1]?.told).toHaveLength(3);
  });

  it("tells a battle as one, whatever is offered in the middle of it", () => {
    declareGame("war");
    const lines = ["battle 1 2 siam", "offer_retracted 2 1", "lost 2 infantry siam", "conquered 1 2 siam"];
    const found = (all: string[]): number[] =>
      gather(
        all.map((line, action) => eventOf("war", line, action)),
        logOf("war"),
      ).map((told) => told.events.length);
    expect(found(lines)).toEqual([3, 1]);
    expect(found([lines[0]!, "phase 1", lines[2]!])).toEqual([1, 1, 1]);
    declareGame("imperial");
  });

  it("links rules", () => {
    expect(ruleOf(events[3]!, log)).toBe("imperial/rondel/clockwise");
    expect(ruleOf(events[5]!, log)).toBe("imperial/factory/price");
    expect(ruleOf(events[0]!, log)).toBe("");
  });
});

describe("routes", () => {
  it("are read from the address", () => {
    expect(readRoute("")).toMatchObject({ page: "home" });
    expect(readRoute("#/table/a1?move=12")).toMatchObject({ page: "table", id: "a1" });
    expect(numberIn(readRoute("#/table/a1?move=12"), "move")).toBe(12);
    expect(numberIn(readRoute("#/table/a1?move=x"), "move")).toBe(null);
    expect(numberIn(readRoute(tablePath("a1", 0, 2)), "seat")).toBe(2);
    expect(tablePath("a1")).toBe("#/table/a1");
    expect(readRoute("#/rules/imperial/tax/bonus")).toMatchObject({
      page: "rules",
      id: "imperial",
      rule: "imperial/tax/bonus",
    });
    expect(readRoute("#/rules/imperial")).toMatchObject({ page: "rules", id: "imperial", rule: "" });
    expect(readRoute(chapterPath("war", "naval-battles")).query.get("chapter")).toBe("naval-battles");
    expect(readRoute(learnPath("war"))).toMatchObject({ page: "learn", id: "war", part: "" });
    expect(readRoute(learnPath("war", "02-brigades"))).toMatchObject({ page: "learn", id: "war", part: "02-brigades" });
  });
});
