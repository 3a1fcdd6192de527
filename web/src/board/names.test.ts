import { describe, expect, it } from "vitest";
import { contrast, inkOn } from "./colours";
import { kind } from "../games/imperial/board/kind";
import type { ImperialView } from "../games/imperial/view";
import { contents, monograms, spoken } from "./names";
import type { BoardJson, BoardWords, Place } from "./types";

const names: [string, string, string, string][] = [
  ["austria_hungary", "Austria-Hungary", "Österreich-Ungarn", "Autriche-Hongrie"],
  ["italy", "Italy", "Italien", "Italie"],
  ["france", "France", "Frankreich", "France"],
  ["great_britain", "Great Britain", "Großbritannien", "Grande-Bretagne"],
  ["germany", "German Empire", "Deutsches Reich", "Empire allemand"],
  ["russia", "Russia", "Russland", "Russie"],
];
const powers = names.map(([id, en, de, fr]) => ({ id, kind: "", names: { en, de, fr } })) as Place[];
const board = {
  map: { regions: {} },
  powers,
  regions: [{ id: "vienna", power: "austria_hungary" }, { id: "tunis" }],
} as unknown as BoardJson;
const view = {
  areas: { vienna: { factory: true, army: { italy: 2 } }, tunis: { flag: "russia" } },
} as unknown as ImperialView;
const words: BoardWords = {
  name: (id) => id,
  action: (item) => item.do,
  say: (id, values) => [id, ...Object.values(values ?? {})].join(" "),
  refusal: (rule) => rule,
};

describe("names", () => {
  it("tells the powers apart by letters in every language", () => {
    expect([...monograms(powers, "en").values()]).toEqual(["AH", "I", "F", "GB", "GE", "R"]);
    for (const language of ["en", "de", "fr"] as const)
      expect(new Set(monograms(powers, language).values()).size).toBe(6);
  });
  it("knows whose a region is", () => {
    expect(kind.owner("vienna", board, view)).toBe("austria_hungary");
    expect(kind.owner("tunis", board, view)).toBe("russia");
  });
  it("says what a region holds", () => {
    expect(contents(kind, "vienna", board, view, words)).toEqual(["board-factory", "board-army 2 italy italy"]);
    expect(spoken(kind, "vienna", board, view, words, 3)).toContain("board-possible 3");
    expect(spoken(kind, "tunis", board, view, words, 0)).not.toContain("possible");
  });
  it("writes with ink that can be read", () => {
    expect(inkOn("#e8c832")).toBe("#1d140a");
    expect(inkOn("#7d4a9a")).toBe("#fffaf0");
  });
  it.each(["#3b78c2", "#757575", "#b8692b", "#4f8f3a", "#d02e18"])(
    "writes small letters on %s that stand out",
    (colour) => {
      expect(contrast(colour, inkOn(colour))).toBeGreaterThan(4.5);
    },
  );
});
