import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Rondel from "../games/imperial/board/Rondel.svelte";
import positions from "../games/imperial/board/positions/positions.json";
import type { ImperialView } from "../games/imperial/view";
import type { BoardJson, Legal } from "../board/types";
import { board, words } from "../testing/words";
import Pick from "../table/Pick.svelte";
import { letterOf } from "./figures";
import { KEY, Marks, type Mark } from "./marks.svelte";

afterEach(cleanup);

const mark = (action: Legal, rank: number): Mark => ({
  action,
  sign: letterOf(rank - 1),
  chance: `${60 - rank}%`,
  said: `Hint ${letterOf(rank - 1)}: ${60 - rank}% chance of winning`,
});
const [best, other] = [mark({ do: "pass", action: 7 }, 1), mark({ do: "done", action: 9 }, 2)];

function marked(...all: Mark[]): { marks: Marks; context: Map<symbol, Marks> } {
  const marks = new Marks();
  marks.set(all);
  return { marks, context: new Map([[KEY, marks]]) };
}

describe("marks", () => {
  it("let the best stand out, unless another one is looked at", () => {
    const { marks } = marked(best, other);
    const first = (): string[] => marks.advised.filter(({ isFirst }) => isFirst).map(({ sign }) => sign);
    expect(first()).toEqual(["A"]);
    marks.pointed = 9;
    expect(first()).toEqual(["B"]);
    marks.set([best]);
    expect([first(), marks.pointed]).toEqual([["A"], null]);
    marks.clear();
    expect(marks.advised).toEqual([]);
  });
});

describe("a button", () => {
  const show = (of: number | readonly number[], context?: Map<symbol, Marks>) =>
    render(Pick, {
      props: { label: "Pass", spoken: "Pass", isPossible: true, of, onclick: vi.fn() },
      ...(context && { context }),
    });

  it("has a mark where its action was advised, and is named by it", () => {
    show(7, marked(best, other).context);
    expect(screen.getByRole("button").textContent).toContain("Hint A: 59% chance of winning");
    expect(document.querySelector(".hint-badge")?.classList).toContain("first");
  });

  it("has the mark of the best of all that it unfolds", () => {
    show([9, 7], marked(best, other).context);
    expect(screen.getByText("A")).toBeTruthy();
  });

  it("has none where its action was not advised, or nobody advises", () => {
    show(8, marked(best, other).context);
    show(7);
    expect(document.querySelector(".hint-badge")).toBeNull();
  });

  it("lets the hint stand out that one points at", async () => {
    const { marks, context } = marked(best, other);
    show(9, context);
    await fireEvent.pointerEnter(screen.getByRole("button"));
    expect(marks.pointed).toBe(9);
    await fireEvent.pointerLeave(screen.getByRole("button"));
    expect(marks.pointed).toBeNull();
  });
});

describe("the rondel", () => {
  const rondel = ["factory", "production1", "maneuver1", "investor", "import", "production2", "maneuver2", "taxation"];
  const tables = { ...board.tables, rondel, rondel_free: 3, rondel_max: 6, rondel_fee: 2 };
  const { view, legal } = (positions as unknown as Record<string, { view: ImperialView; legal: Legal[] }>)["fullest"]!;
  const [one, two] = legal.filter((action) => action.do === "rondel");
  const spaceOf = (action: Legal | undefined): string => words.name(String(action?.["space"]));

  it("shows rank and chance of advised spaces, and whoever points at one looks at its hint", async () => {
    const { marks, context } = marked(mark(two!, 1), mark(one!, 2));
    const props = { board: { ...board, tables } as unknown as BoardJson, view, legal, words, onplay: vi.fn() };
    render(Rondel, { props, context });
    const space = (action: Legal | undefined, hint: string) =>
      screen.getByRole("button", { name: (name) => name.startsWith(spaceOf(action)) && name.includes(hint) });
    expect(space(two, "Hint A: 59% chance of winning")).toBeTruthy();
    expect([...document.querySelectorAll(".marks g")].map((one) => one.textContent?.replace(/\s/g, ""))).toEqual(
      expect.arrayContaining(["A59%", "B58%"]),
    );
    expect(document.querySelectorAll(".advised.first")).toHaveLength(1);
    await fireEvent.pointerEnter(space(one, "Hint B: 58% chance of winning"));
    expect(marks.pointed).toBe(one?.action);
    marks.clear();
    await tick();
    expect(document.querySelector(".marks g")).toBeNull();
  });
});
