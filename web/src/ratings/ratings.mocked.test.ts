import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { RatingChange, RatingInfo, RatingsInfo } from "../lib/protocol";
import { board, words, wordsOf } from "../testing/words";
import RatingChanges from "./RatingChanges.svelte";
import Ratings from "./Ratings.svelte";

const rated = (place: number, name: string, more: Partial<RatingInfo> = {}): RatingInfo => ({
  ...{ place, name, bot: "", value: 1200 - place, games: 30, provisional: false, own: false },
  ...more,
});
let list: RatingsInfo;
let changes: RatingChange[];
vi.mock("./calls", () => ({
  ratings: () => (list ? Promise.resolve(list) : Promise.reject(new Error("no"))),
  changes: () => Promise.resolve(changes),
}));
vi.mock("../lib/api", () => ({ games: () => Promise.resolve([]) }));
afterEach(cleanup);

const rows = (): string[] =>
  screen.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join(" | "));

it("lists people and bots, marks what is provisional, and adds the reader who is not among the best", async () => {
  const bot = rated(2, "", { bot: "thumb" });
  const own = rated(140, "Me", { own: true, games: 2, provisional: true });
  list = { certain_after: 10, best: [rated(1, "Ada"), bot, rated(3, "")], own };
  render(Ratings, { props: { words, game: "imperial" } });
  await screen.findByRole("table");
  expect(rows()).toEqual([
    "Place | Player | Rating | Games",
    "1 | Ada | 1199 | 30",
    "2 | Bot: Rules of thumb | 1198 | 30",
    "3 | Guest | 1197 | 30",
    "140 | Me you | 1060? provisional | 2",
  ]);
  expect(screen.getByText(/fewer than 10 games/)).toBeTruthy();
});

it("shows the reader once, and says so where nobody is rated", async () => {
  const own = rated(1, "Me", { own: true });
  list = { certain_after: 10, best: [own], own };
  render(Ratings, { props: { words, game: "imperial" } });
  await screen.findByRole("table");
  expect(rows()).toHaveLength(2);
  cleanup();
  list = { certain_after: 10, best: [], own: null };
  render(Ratings, { props: { words, game: "imperial" } });
  expect(await screen.findByText(/No one is rated yet/)).toBeTruthy();
});

it("tells at the end of a game what it did to the ratings, the best first, or that it does not count", async () => {
  const props = {
    ...{ words: wordsOf("imperial", { board, players: ["Ada", "Bruno"] }), table: "t", game: "imperial" },
    order: [1, 0],
  };
  changes = [
    { seat: 0, value: 980, change: -20, provisional: false },
    { seat: 1, value: 1042, change: 42, provisional: true },
  ];
  render(RatingChanges, { props });
  const lines = (await screen.findAllByRole("listitem")).map((line) => line.textContent?.replace(/\s+/g, " ").trim());
  expect(lines).toEqual(["2 Bruno +42 1042? provisional", "1 Ada −20 980"]);
  cleanup();
  changes = [];
  render(RatingChanges, { props });
  expect(await screen.findByText(/does not count/)).toBeTruthy();
});
