// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import type { GameInfo } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { words } from "../testing/words";
import Games from "./Games.svelte";

afterEach(cleanup);

const game = (id: string, players: [number, number]): GameInfo => ({ id, players, options: [], bots: [] });

it("offers every game by its own title, with how many can play", async () => {
  const titles = { imperial: "The game of imperial", other: "The game of other" };
  render(Games, { props: { words, games: [game("imperial", [2, 6]), game("other", [3, 8])], titles } });
  const other = screen.getByRole("radio", { name: "The game of other 3 to 8 players" });
  const imperial = screen.getByRole<HTMLInputElement>("radio", { name: "The game of imperial 2 to 6 players" });
  expect(imperial.checked).toBe(true);
  await fireEvent.click(other);
  expect(settings.game).toBe("other");
});
