// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { charts } from "../games/imperial/charts";
import type { HistoryTurn } from "../lib/protocol";
import { board, words } from "../testing/words";
import History from "./History.svelte";

let asked: string[] = [];
let turns: HistoryTurn[] = [];

beforeEach(() => {
  asked = [];
  turns = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify({ turns }), { headers: { "Content-Type": "application/json" } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(more: object = {}) {
  const onshow = vi.fn();
  const onbranch = vi.fn();
  const props = { words, id: "t1", seat: 1, last: 9, turn: 0, past: null, charts: () => [], onshow, onbranch };
  const made = render(History, { props: { ...props, ...more } });
  return { onshow, onbranch, rerender: made.rerender };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("history", () => {
  it("walks through all positions", async () => {
    const { onshow, onbranch } = show({ past: { number: 4 } });
    expect(screen.getByText("Position 4 of 9")).toBeTruthy();
    for (const name of ["Start", "Previous", "Next", "Now"]) await press(name);
    await fireEvent.input(screen.getByRole("slider"), { target: { value: "7" } });
    expect(onshow.mock.calls.map(([number]) => number as unknown)).toEqual([0, 3, 5, null, 7]);
    await press("Continue from here");
    expect(onbranch).toHaveBeenCalledWith(4);
  });

  it("goes no further than the game", () => {
    show();
    const off = (name: string): boolean => (screen.getByRole("button", { name }) as HTMLButtonElement).disabled;
    expect(["Start", "Previous", "Next", "Now"].map(off)).toEqual([false, false, true, true]);
  });

  it("asks for the charts of its seat once a turn", async () => {
    const { rerender } = show();
    await rerender({ last: 10 });
    expect(asked).toEqual(["/api/tables/t1/history?seat=1"]);
    await rerender({ turn: 10 });
    expect(asked).toHaveLength(2);
    expect(screen.getByText("Charts appear as the game progresses.")).toBeTruthy();
  });
});

describe("charts of Imperial", () => {
  const turn = (scores: HistoryTurn["scores"]): HistoryTurn => ({
    number: 1,
    turn: 1,
    power: [1, 2],
    treasury: [3, 4],
    scores,
  });

  it("show the scores that the seat may know, and say what is secret", () => {
    const own = charts([turn([null, 7, null])], words, board)[2];
    expect(own?.lines.map((line) => [line.name, line.values])).toEqual([["Bruno", [7]]]);
    expect(own?.note).toContain("Other players’ scores");
    const all = charts([turn([1, 2, 3])], words, board)[2];
    expect(all?.lines).toHaveLength(3);
    expect(all?.note).toBe(undefined);
    expect(charts([turn(null)], words, board)[2]?.lines).toEqual([]);
  });
});
