import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { OutcomeInfo, ScorePart } from "../lib/protocol";
import { board, wordsOf } from "../testing/words";
import Result from "./Result.svelte";

afterEach(cleanup);

const players = ["Ada", "Bruno", "Cy"];

function show(game: string, outcome: OutcomeInfo, isNews = false) {
  const words = wordsOf(game, { board, players });
  const calls = { onrematch: vi.fn(), onreplay: vi.fn(), onreview: vi.fn() };
  render(Result, { props: { words, outcome, isNews, history: async () => [], charts: () => [], ...calls } });
}

const cells = (row: Element): string[] => [...row.children].map((cell) => (cell.textContent ?? "").trim());
const said = (): string => document.querySelector("header")?.textContent ?? "";

const bonds = (nation: string, number: number, each: number): ScorePart => [
  "bonds",
  { nation, number, each },
  number * each,
];

it("of Imperial says by how much somebody won, and what the scores consist of", () => {
  const parts: ScorePart[][] = [
    [bonds("austria_hungary", 3, 2), bonds("italy", 0, 5), ["cash", {}, 1]],
    [bonds("austria_hungary", 1, 2), bonds("italy", 0, 5), ["cash", {}, 0]],
    [bonds("austria_hungary", 0, 2), bonds("italy", 0, 5), ["cash", {}, 9]],
  ];
  const details = { nation: "italy" };
  show("imperial", { reason: "power", details, scores: [7, 2, 9], ranks: [2, 3, 1], parts, tie_breaks: [] });
  expect(screen.getByRole("heading", { name: "Cy wins" })).toBeTruthy();
  expect(said()).toContain("Italy has reached the top of the power track.");
  expect(said()).toContain("Cy has 9 points, 2 more than Ada.");
  expect(screen.getAllByRole("listitem").map((line) => line.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "1 3 Cy 9",
    "2 1 Ada 7",
    "3 2 Bruno 2",
  ]);
  expect(screen.getAllByRole("row").map(cells)).toEqual([
    ["", "3Cy", "1Ada", "2Bruno"],
    ["Austria-Hungaryinterest × factor 2", "–", "63×2", "21×2"],
    ["Cash1 point per million", "9", "1", "–"],
    ["Points", "9", "7", "2"],
  ]);
});

it("says what decided between equal scores", () => {
  const parts = [[["cash", {}, 5]], [["cash", {}, 5]], [["cash", {}, 1]]] as ScorePart[][];
  const credit = { seat: 1, other: 0, more: 12, less: 9, nation: "italy" };
  const outcome = { reason: "power", details: {}, scores: [5, 5, 1], ranks: [2, 1, 3], parts };
  show("imperial", { ...outcome, tie_breaks: [["credit", credit]] });
  expect(screen.getByRole("heading", { name: "Bruno wins" })).toBeTruthy();
  expect(said()).toContain("Ada and Bruno have 5 points each.");
  expect(said()).toContain("Equal scores: Bruno has lent Italy 12 million, Ada only 9.");
});

it("of ImpeRunde counts trading posts as they lie on the board", () => {
  const part = (posts: number, beyond: number): ScorePart[] => [
    ["posts", { colonies: 9 }, posts],
    ["beyond", { goal: 31 }, beyond],
    ["debts", { debts: 0 }, 0],
  ];
  const parts = [part(7, 0), part(32, -1), part(7, 0)];
  show("imperunde", { reason: "goal", details: {}, scores: [7, 31, 7], ranks: [2, 1, 2], parts, tie_breaks: [] });
  expect(said()).toContain("Bruno has 32 trading posts in 9 colonies and no debts. The goal was 31.");
  expect(screen.getAllByRole("listitem")[0]?.textContent).toContain("32");
  expect(screen.getAllByRole("row").map(cells).slice(1)).toEqual([
    ["Trading posts", "32", "7", "7"],
    ["Beyond the goalgoal: 31", "−1", "–", "–"],
    ["Counts towards the goal", "31", "7", "7"],
  ]);
});

it("leads whoever plays by keyboard to the result, once it is there", () => {
  const parts = [[["cash", {}, 5]], [["cash", {}, 5]], [["cash", {}, 1]]] as ScorePart[][];
  const outcome = { reason: "power", details: {}, scores: [5, 5, 1], ranks: [1, 1, 3], parts, tie_breaks: [] };
  show("imperial", outcome);
  expect(document.activeElement).toBe(document.body);
  cleanup();
  show("imperial", outcome, true);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Shared victory: Ada and Bruno" }));
});
