import { describe, expect, it } from "vitest";
import type { View } from "../lib/protocol";
import type { Show } from "./flights";
import { Showing } from "./showing.svelte";
import type { GameEvent } from "./types";

const way = (from: string, to: string): Show => ({ kind: "flight", owner: "italy", unit: "army", way: [from, to] });
const fight: Show = { kind: "mark", sign: "fought", region: "rome", owner: "italy" };
const news: Show = { kind: "mark", sign: "new", region: "rome", owner: "italy" };

function shown(): { see: (shows: Show[], mine?: boolean, speed?: number) => void; showing: Showing } {
  let next: Show[] = [];
  const showing = new Showing({ read: () => next }, () => undefined);
  const see = (shows: Show[], mine = false, speed = 0): void => {
    next = shows;
    showing.read([] as GameEvent[], {} as View, speed, mine);
  };
  return { see, showing };
}

describe("what stays on the map", () => {
  it("is the moves and battles of others, until the reader has decided", () => {
    const { see, showing } = shown();
    see([way("a", "b"), news]);
    see([]);
    see([fight]);
    expect(showing.traces).toEqual([way("a", "b"), fight]);
    see([way("c", "d")], true);
    expect(showing.traces).toEqual([way("c", "d")]);
  });

  it("is what the reader did, until others move", () => {
    const { see, showing } = shown();
    see([way("a", "b")], true);
    see([], false); // dice fall
    see([way("b", "c")], true);
    expect(showing.traces).toEqual([way("a", "b"), way("b", "c")]);
    see([way("x", "y")]);
    expect(showing.traces).toEqual([way("x", "y")]);
  });

  it("is seen once it has been shown, and is never very much", () => {
    const { see, showing } = shown();
    see([way("a", "b")], false, 1);
    expect(showing.traces).toEqual([]);
    showing.settle();
    expect(showing.traces).toHaveLength(1);
    for (let i = 0; i < 40; i++) see([way("a", "b")]);
    expect(showing.traces.length).toBeLessThan(20);
  });
});
