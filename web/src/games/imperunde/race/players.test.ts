import { describe, expect, it } from "vitest";
import type { Figures } from "../view";
import { canalsOf, coloniesOf, orderOf, seatColours } from "./players";
import { board, figures, view } from "./testing";

describe("players", () => {
  it("play in the order that the server tells", () => {
    expect(orderOf(view, figures)).toEqual([1, 0, 2]);
    expect(orderOf(view, undefined as Figures | undefined)).toEqual([0, 1, 2]);
  });

  it("have colonies besides their homes, the most valuable first", () => {
    expect(coloniesOf(board, view, 0)).toEqual([
      { id: "china", value: 3, posts: 2 },
      { id: "korea", value: 1, posts: 1 },
    ]);
    expect(coloniesOf(board, view, 2)).toEqual([]);
  });

  it("have the canals that are built in their countries", () => {
    expect(canalsOf(board, view, 1).map(({ id }) => id)).toEqual(["suez"]);
    expect(canalsOf(board, view, 0)).toEqual([]);
  });

  it("have the colours of their homes", () => {
    expect(seatColours(board, view)).toEqual(["#7d4a9a", "#3b78c2", ""]);
  });
});
