// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { board, wordsOf } from "../testing/words";
import Result from "./Result.svelte";

afterEach(cleanup);

it.each([
  ["imperial", "turn-limit", "The agreed number of turns has been played.", "Points"],
  ["imperunde", "goal", "A player has reached the goal without debts.", "Trading posts"],
  ["imperunde", "limit", "The agreed number of rounds has been played.", "Trading posts"],
])("of %s tells why it ended (%s), and what is counted", (game, reason, why, counted) => {
  const words = wordsOf(game, { board, players: ["Ada", "Bruno", "Cy"] });
  const outcome = { reason, scores: [7, 31, 7], ranks: [2, 1, 2] };
  render(Result, { props: { words, outcome, onrematch: vi.fn(), onreplay: vi.fn() } });
  expect(screen.getByText(why)).toBeTruthy();
  const rows = screen
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => (cell.textContent ?? "").trim()));
  expect(rows).toEqual([
    ["Rank", "Player", counted],
    ["1", "2 Bruno", "31"],
    ["2", "1 Ada", "7"],
    ["2", "3 Cy", "7"],
  ]);
});
