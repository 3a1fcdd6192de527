import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Hint, Legal } from "../../lib/protocol";
import { figuresOf, player, propsOf, sheet, viewOf } from "./money/testing";
import Budget from "./Budget.svelte";

afterEach(cleanup);

const CHOICES: Legal[] = [
  { action: 21, do: "debts", debts: "repay_5" },
  { action: 22, do: "debts", debts: "none" },
  { action: 23, do: "debts", debts: "borrow_5" },
];
const BOOKS = new Map<number, Hint[]>([
  [21, [["books", { funds: 6, debts: 0 }]]],
  [22, [["books", { funds: 11, debts: 5 }]]],
  [23, [["books", { funds: 16, debts: 10 }]]],
]);

function show(more: object = {}) {
  const props = propsOf({ legal: [], ...more });
  render(Budget, { props });
  return props;
}

/** The debts are asked for, and the sheet is being filled in. */
const ask = (more: object = {}) =>
  show({
    view: viewOf({ step: "debts", phase: 3 }),
    figures: figuresOf({ sheet: 2, coming: 2 }),
    legal: CHOICES,
    dimmed: [{ do: "debts", debts: "repay_10" }],
    hints: BOOKS,
    ...more,
  });

const row = (name: string): string[] =>
  within(screen.getByRole("row", { name: new RegExp(`^${name}`) }))
    .getAllByRole("cell")
    .map((cell) => cell.textContent ?? "");

describe("the sheet", () => {
  it("stands beside what the next round would bring", () => {
    show();
    expect(screen.getAllByRole("columnheader").map((head) => head.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "Line",
      "Round 2",
      "Round 3 if nothing changes",
    ]);
    expect(row("colonial tax")).toEqual(["3", "4"]);
    expect(row("interest")).toEqual(["−1", "−1"]);
    expect(row("total debts")).toEqual(["5", ""]);
  });

  it("is one's own first, and anybody's", async () => {
    show();
    const buttons = screen.getAllByRole("button", { name: /Income per round/ });
    expect(buttons.map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "Ada Income per round: +12",
      "Bruno Income per round: −3",
    ]);
    await fireEvent.click(buttons[1] as HTMLElement);
    expect(buttons[1]?.getAttribute("aria-pressed")).toBe("true");
    expect(row("interest")).toEqual(["−1", "–"]);
  });

  it("unfolds what a line comes from, and shows a place on the board", async () => {
    const { onselect } = show();
    const line = screen.getByRole("button", { name: "colonial tax" });
    await fireEvent.click(line);
    expect(line.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getAllByRole("listitem").map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "Egypt 3",
      "China(famine) –",
    ]);
    await fireEvent.click(screen.getByRole("button", { name: "Egypt" }));
    expect(onselect).toHaveBeenCalledWith("egypt");
    await fireEvent.click(screen.getByRole("button", { name: "peace dividend" }));
    expect(screen.getByRole("listitem").textContent).toContain("Bruno");
    await fireEvent.click(screen.getByRole("button", { name: "interest" }));
    expect(screen.getByRole("listitem").textContent).toContain("1 per 5 doubloons of debt (5)");
  });
});

describe("the choice of debts", () => {
  it("is taken within the sheet", async () => {
    const { onplay } = ask();
    expect(
      [...document.querySelectorAll("[data-choice]")].map((one) => one.querySelector(".note")?.textContent),
    ).toEqual(["funds 6, debts 0", "funds 11, debts 5", "funds 16, debts 10"]);
    await fireEvent.click(screen.getByRole("button", { name: /^Borrow 5 doubloons/ }));
    expect(onplay).toHaveBeenCalledWith(23);
  });

  it("is tried in the lines below while it is looked at", async () => {
    ask();
    const below = (): string[][] => ["repayment", "new debts", "free funds", "total debts"].map(row);
    expect(below()).toEqual([["–"], ["–"], ["–"], ["5"]]);
    const repay = screen.getByRole("button", { name: /^Repay 5/ });
    await fireEvent.mouseEnter(repay);
    expect(below()).toEqual([["−5"], ["–"], ["6"], ["0"]]);
    await fireEvent.mouseLeave(repay);
    expect(below()).toEqual([["–"], ["–"], ["–"], ["5"]]);
    await fireEvent.focus(screen.getByRole("button", { name: /^Borrow/ }));
    expect(below()).toEqual([["–"], ["5"], ["16"], ["10"]]);
  });

  it("says why the others are not possible", async () => {
    const { onwhy, onrule } = ask();
    const dim = screen.getByRole("button", { name: "Repay 10 doubloons" });
    expect(dim.hasAttribute("data-choice")).toBe(false);
    await fireEvent.click(dim);
    expect(onwhy).toHaveBeenCalledWith({ do: "debts", debts: "repay_10" });
    expect((await screen.findByRole("status")).textContent).toContain("one fort per post");
    await fireEvent.click(screen.getByRole("button", { name: "Rule" }));
    expect(onrule).toHaveBeenCalledWith("imperunde/fort/one-per-post");
  });

  it("stays in sight, but not within the sheet of another player", async () => {
    ask();
    expect(screen.getByRole("table").querySelectorAll("[data-choice]")).toHaveLength(3);
    await fireEvent.click(screen.getByRole("button", { name: /^Bruno/ }));
    expect(screen.getByRole("table").querySelectorAll("[data-choice]")).toHaveLength(0);
    expect(document.querySelectorAll("[data-choice]")).toHaveLength(3);
  });

  it("shows of the others only who has chosen, and one's own on the sheet", () => {
    const own = player("great_britain", {
      booked: true,
      booking: -5,
      draft: { ...sheet, repaid: -5, free: 6, debts: 0 },
    });
    const view = viewOf({ step: "debts", players: [own, player("japan")] });
    ask({ legal: [], dimmed: [], view });
    expect(screen.getByText("Ada has chosen")).toBeTruthy();
    expect(screen.getByText("Bruno is still choosing")).toBeTruthy();
    expect(row("free funds")).toEqual(["6"]);
    cleanup();
    const { booking: _booking, draft: _draft, ...open } = own;
    ask({ legal: [], dimmed: [], view: viewOf({ step: "debts", players: [open, player("japan")] }) });
    expect(row("free funds")).toEqual(["–"]);
  });
});
