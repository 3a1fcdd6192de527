import { describe, expect, it } from "vitest";
import { readText } from "../testing/files";
import { declareGame } from "../testing/signatures";
import type { BoardData, RuleInfo } from "./protocol";
import { Rulebook } from "./rulebook";
import { Words } from "./words";

const english = [
  "src/greatpowers/core/text/en.ftl",
  "src/greatpowers/games/imperial/text/en.ftl",
  "web/text/en.ftl",
  "web/src/games/imperial/text/en.ftl",
]
  .map(readText)
  .join("\n");

const place = (id: string, en: string, de: string) => ({ id, kind: "home", names: { en, de, fr: en } });
const board: BoardData = {
  regions: [place("vienna", "Vienna", "Wien"), place("north_sea", "North Sea", "Nordsee")],
  powers: [place("germany", "German Empire", "Deutsches Reich"), place("italy", "Italy", "Italien")],
  scenery: [],
  borders: {},
  tables: {},
  map: null,
};

const rule = (id: string, more: Partial<RuleInfo>): RuleInfo => ({
  ...{ id, chapter: "turn", kind: "rule", source: "", number: "", belongs_to: [], see: [], text: "", question: "" },
  ...more,
});

const words = new Words("en", [{ language: "en", text: english }], {
  board,
  players: ["Ada", "", "Ben", "Ben"],
  rules: new Rulebook({
    chapters: [{ id: "turn", title: "Turn order" }],
    rules: [
      rule("imperial/x/y", { text: "The text of the rule." }),
      rule("imperial/x/section", { source: "14.4; 18" }),
      rule("imperial/ruling/z", { number: "R-07" }),
    ],
  }),
});

declareGame("imperial");

describe("words", () => {
  it("names regions, powers and words of the engine", () => {
    expect(words.word("vienna")).toBe("Vienna");
    expect(words.word("production1")).toBe("Production (after Factory)");
    expect(words.word("nonsense")).toBe("nonsense");
    expect(words.word(7)).toBe(7);
  });

  it("names players, also those without a name or with the same one", () => {
    expect(words.player(0)).toBe("Ada");
    expect(words.player(1)).toBe("Player 2");
    expect(words.player(3)).toBe("Ben (4)");
  });

  it("says what somebody else decides, and about what", () => {
    expect(words.step(["invest", {}])).toBe("investing");
    expect(words.step(["stance", { nation: "germany", area: "vienna" }])).toBe(
      "German Empire, Vienna: hostile or friendly",
    );
  });

  it("says actions with ids for selectors", () => {
    expect(words.action({ do: "sail", from: "vienna", to: "north_sea" })).toBe("Sail from Vienna to the North Sea");
    expect(words.action({ do: "bond", nation: "germany", bond: 9 })).toBe(
      "Buy the 9 million bond of the German Empire",
    );
    expect(words.action({ do: "donate", seat: 0, nation: "italy", amount: 3 })).toBe(
      "Ada gives 3 million to the treasury of Italy",
    );
  });

  it("says events: seats by name, accounts that are players, numbers in plurals", () => {
    expect(words.event({ event: "turn", nation: "germany", seat: 0, action: 3 })).toBe(
      "The German Empire takes its turn (government: Ada).",
    );
    expect(words.event({ event: "paid", payment: "bond", from: 1, to: "germany", amount: 9, action: 1 })).toBe(
      "Player 2 pays 9 million into the treasury of the German Empire.",
    );
    expect(words.event({ event: "power", nation: "italy", points: 1, total: 6, action: 1 })).toBe(
      "Italy gains 1 power point and reaches 6.",
    );
    expect(words.event({ event: "lent_more", seat: 0, nation: "italy", bond: 2, to: 9, action: 1 })).toContain(
      "from 2 to 9",
    );
  });

  it("says prompts and refusals", () => {
    expect(words.prompt(["rondel", { nation: "italy" }])).toBe("Where does Italy move on the rondel?");
    expect(words.refusal("imperial/rondel/payer", { fee: 2, cash: 1 })).toContain("costs 2 million");
    expect(words.refusal("imperial/production/one-each", { area: "vienna", step: "rondel" })).toContain(
      "Current step: moving on the rondel",
    );
    expect(words.refusal("imperial/x/y")).toBe("The text of the rule.");
  });

  it("cites rules by chapter, section or number, never by id", () => {
    expect(words.citation("imperial/x/y")).toBe("Rule: “Turn order”");
    expect(words.citation("imperial/x/section")).toBe("Rule: “Turn order”, § 14.4");
    expect(words.citation("imperial/ruling/z")).toBe("Ruling R-07");
    const early = new Words("en", [{ language: "en", text: english }]); // the rules have not come yet
    expect([early.citation("imperial/x/y"), early.rule("imperial/x/y")]).toEqual([
      "Rule",
      "The rules do not allow it.",
    ]);
  });

  it("says no in the words of the question", () => {
    expect(words.action({ do: "done" }, "factory")).toBe("Don’t build");
    expect(words.action({ do: "done" }, "armies")).toBe("Done");
    expect(words.label({ do: "decline" }, "imperial", "entry")).toBe("Don’t attack");
  });

  it("falls back to English, and shows the id of what nobody says", () => {
    const german = new Words(
      "de",
      [
        { language: "de", text: "player = Spieler { $number }" },
        { language: "en", text: english },
      ],
      { board },
    );
    expect(german.player(0)).toBe("Spieler 1");
    expect(german.word("vienna")).toBe("Wien");
    expect(german.action({ do: "pass" })).toBe("Pass without investing");
    expect(german.say("no-such-message")).toBe("no-such-message");
  });
});
