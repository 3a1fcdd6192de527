import { expect, it, vi } from "vitest";
import { wordsOfGames } from "./words";

vi.mock("../lib/texts", () => ({
  loadTexts: async (language: string, game: string) => [{ language, text: `game-title = ${game} in ${language}` }],
}));

it("come from each game's own texts", async () => {
  const words = await wordsOfGames(["imperial", "other"], "de");
  expect(words["imperial"]?.say("game-title")).toBe("imperial in de");
  expect(words["other"]?.say("game-title")).toBe("other in de");
});
