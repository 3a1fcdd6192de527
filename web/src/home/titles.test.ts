import { expect, it, vi } from "vitest";
import { titlesOf } from "./titles";

vi.mock("../lib/texts", () => ({
  loadTexts: async (language: string, game: string) => [{ language, text: `game-title = ${game} in ${language}` }],
}));

it("come from each game's own words", async () => {
  expect(await titlesOf(["imperial", "other"], "de")).toEqual({ imperial: "imperial in de", other: "other in de" });
});
