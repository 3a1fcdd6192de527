import { expect, it } from "vitest";
import type { BoardData } from "../../lib/protocol";
import { wordsOf } from "../../testing/words";
import { charts } from "./charts";

const board = { regions: [], powers: [], borders: {}, tables: {} } as unknown as BoardData;
const words = wordsOf("war", { board, players: ["Ada", "Bruno"] });
const turn = (number: number, points: number[], more: object = {}) => ({ number, turn: number, points, ...more });
const read = (...turns: ReturnType<typeof turn>[]) => charts(turns, words, board);

it("show victory points of every player, as a whole and by source, in the seats' colours", () => {
  const found = read(turn(1, [5, 6], { points_land: [4, 2] }), turn(2, [8, 6], { points_land: [5, 2] }));
  expect(found[0]).toEqual({
    title: "Victory points",
    standing: true,
    lines: [
      { name: "Ada", colour: "var(--seat-0)", values: [5, 8] },
      { name: "Bruno", colour: "var(--seat-1)", values: [6, 6] },
    ],
  });
  const land = found.find(({ title }) => title === "Victory points for regions and zones");
  expect(land?.lines[0]?.values).toEqual([4, 5]);
});

it("show hidden victory cards only where the game has them, and only what the reader knows", () => {
  expect(read(turn(1, [5, 6])).map(({ title }) => title)).not.toContain("Victory points for hidden cards");
  const card = read(turn(1, [5, 6], { card: [90, null] })).at(-1);
  expect(card?.lines.map(({ name }) => name)).toEqual(["Ada"]);
  const known = read(turn(1, [5, 6], { card: [90, 0] }))[0];
  expect(known?.lines.map(({ values }) => values)).toEqual([[95], [6]]);
  expect(card?.note).toBe("Other players’ cards stay hidden until the game is over.");
});
