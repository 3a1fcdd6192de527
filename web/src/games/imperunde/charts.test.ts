import { expect, it } from "vitest";
import { charts } from "./charts";
import { board, words } from "./race/testing";

it("show posts, debts and money of every player, round by round, in the seats' colours", () => {
  const turn = (number: number, posts: number[]) => ({
    number,
    turn: number,
    posts,
    debts: [0, 5, 0],
    money: [1, 2, 3],
  });
  const found = charts([turn(1, [5, 6, 7]), turn(2, [8, 6, 9])], words, board);
  expect(found.map(({ title, turn }) => [title, turn])).toEqual([
    ["Trading posts", "Round"],
    ["Debts", "Round"],
    ["Money", "Round"],
  ]);
  expect(found[0]?.lines).toEqual([
    { name: "Ada", colour: "var(--seat-0)", values: [5, 8] },
    { name: "Bruno", colour: "var(--seat-1)", values: [6, 6] },
    { name: "Cy", colour: "var(--seat-2)", values: [7, 9] },
  ]);
});
