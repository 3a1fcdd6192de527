import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { GameInfo, TableInfo } from "../lib/protocol";
import { words } from "../testing/words";
import GameCard from "./GameCard.svelte";

afterEach(cleanup);

const game: GameInfo = { id: "imperial", players: [2, 6], options: [], bots: [], tempered: [] };

function card(more: { own?: undefined; running?: TableInfo; error?: string } = {}): {
  onplay: () => void;
  onsetup: () => void;
} {
  const [onplay, onsetup] = [vi.fn(), vi.fn()];
  const props = { words, own: words, game, running: undefined, busy: false, error: "", onplay, onsetup, ...more };
  render(GameCard, { props });
  return { onplay, onsetup };
}

it("says what a game is like, and leads into it", async () => {
  const { onplay, onsetup } = card();
  expect(screen.getByRole("article", { name: "Imperial" }).textContent).toContain("2 to 6 players");
  expect(screen.getByText("about an hour against bots")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Learn Imperial" }).getAttribute("href")).toBe("#/learn/imperial");
  expect(screen.getByRole("link", { name: "Rules Imperial" }).getAttribute("href")).toBe("#/rules/imperial");
  expect(screen.queryByRole("link", { name: /^Continue/ })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Play now Imperial" }));
  await fireEvent.click(screen.getByRole("button", { name: "Set up a game Imperial" }));
  expect(onplay).toHaveBeenCalledOnce();
  expect(onsetup).toHaveBeenCalledOnce();
});

it("has no empty heading while the words of the game are on their way", () => {
  card({ own: undefined });
  expect(screen.queryByRole("heading")).toBeNull();
  expect(screen.getByRole("button", { name: "Play now" })).toBeTruthy();
});

it("continues the table that was played last, or begins another game", () => {
  card({ running: { id: "t1" } as TableInfo, error: "The disk is full." });
  expect(screen.getByRole("link", { name: "Continue Imperial" }).getAttribute("href")).toBe("#/table/t1");
  expect(screen.getByRole("button", { name: "New game Imperial" })).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe("The disk is full.");
});
