import { expect, it } from "vitest";
import { rounds } from "./rounds";

it("begin where a nation moves again for the first time", () => {
  const turns = ["italy", "france", "russia", "italy", "russia", "france", "italy"].map((nation, action) => ({
    event: "turn",
    action,
    nation,
  }));
  expect(rounds(turns).map(({ action }) => action)).toEqual([0, 3, 6]);
});
