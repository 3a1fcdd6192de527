// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { GameInfo } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { words } from "../testing/words";
import Games from "./Games.svelte";

vi.mock("../lib/texts", () => ({
  loadTexts: async (language: string, game: string) => [{ language, text: `game-title = The game of ${game}` }],
}));

afterEach(cleanup);

const game = (id: string, players: [number, number]): GameInfo => ({ id, players, options: [], bots: [] });

it("offers every game by its own title, with how many can play", async () => {
  render(Games, { props: { words, games: [game("imperial", [2, 6]), game("other", [3, 8])] } });
  const other = await screen.findByRole("radio", { name: "The game of other 3 to 8 players" });
  const imperial = screen.getByRole<HTMLInputElement>("radio", { name: "The game of imperial 2 to 6 players" });
  expect(imperial.checked).toBe(true);
  await fireEvent.click(other);
  expect(settings.game).toBe("other");
});
