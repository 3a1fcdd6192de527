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
  const onfilm = vi.fn();
  const onbranch = vi.fn();
  const props = { words, id: "t1", seat: 1, at: 4, turn: 0, charts: () => [], onfilm, onbranch };
  const made = render(History, { props: { ...props, ...more } });
  return { onfilm, onbranch, ...made };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("history", () => {
  it("has the film while it is open, and goes on from the position that is shown", async () => {
    const { onfilm, onbranch, unmount } = show();
    expect(onfilm.mock.calls).toEqual([[true]]);
    await press("Continue from here");
    expect(onbranch).toHaveBeenCalledWith(4);
    unmount();
    expect(onfilm).toHaveBeenLastCalledWith(false);
  });

  it("asks for the charts of its seat once a turn", async () => {
    const { rerender } = show();
    await rerender({ at: 5 });
    expect(asked).toEqual(["./api/tables/t1/history?seat=1"]);
    await rerender({ turn: 10 });
    expect(asked).toHaveLength(2);
    expect(screen.getByText("Charts appear as the game progresses.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /CSV/ })).toBeNull();
  });

  it("tells the lines of a chart apart, and writes them to a file", async () => {
    turns = [1, 2, 3].map((turn) => ({ number: turn, turn, scores: [turn, 2 * turn, 5] }));
    const made: Blob[] = [];
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: (blob: Blob) => (made.push(blob), "#") }));
    const lines = ["Ada", "Bruno", "Cy, the third"].map((name, seat) => ({
      name,
      colour: `var(--seat-${seat})`,
      values: turns.map((one) => (one["scores"] as number[])[seat] ?? null),
    }));
    show({ charts: () => [{ title: "Scores", lines }] });
    const chart = await screen.findByRole("figure");
    const ways = [...chart.querySelectorAll("svg:first-of-type .edge")].map((way) =>
      way.getAttribute("stroke-dasharray"),
    );
    expect(new Set(ways).size).toBe(3);
    expect([...chart.querySelectorAll("li b")].map((value) => value.textContent)).toEqual(["3", "6", "5"]);
    await press("Download the data (CSV)");
    expect(await made[0]?.text()).toBe(
      'Turn,Scores: Ada,Scores: Bruno,"Scores: Cy, the third"\n1,1,2,5\n2,2,4,5\n3,3,6,5\n',
    );
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
