import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ImpeRundeView } from "./view";
import Race from "./Race.svelte";
import { board, figures, view, words } from "./race/testing";
import Strip from "./Strip.svelte";

afterEach(cleanup);

const seats = [
  { name: "Ada", bot: "" },
  { name: "Bruno", bot: "thumb" },
  { name: "Cy", bot: "" },
];
const shown = {
  words,
  language: "en" as const,
  board,
  view,
  figures,
  seats,
  legal: [],
  asides: [],
  dimmed: [],
  hints: new Map(),
  events: [],
};
const said = (element: Element | null): string => (element?.textContent ?? "").replace(/\s+/g, " ").trim();

function race(changed: Partial<ImpeRundeView> = {}) {
  const onselect = vi.fn();
  const deciding = { selected: "china", onplay: vi.fn(), onwhy: vi.fn(), onrule: vi.fn(), onselect };
  const { container } = render(Race, { props: { ...shown, ...deciding, view: { ...view, ...changed } } });
  return { onselect, rows: [...container.querySelectorAll(".race > li")].map(said) };
}

/** The row of a table, by its name. */
const cells = (name: string): string[] =>
  [...(screen.getByRole("rowheader", { name, hidden: true }).parentElement?.querySelectorAll("td") ?? [])].map(said);

describe("the race", () => {
  it("shows in order of play how far everybody has come, and what bars the way", () => {
    const { rows } = race();
    expect(rows.map((row) => row.slice(0, 3))).toEqual(["2 B", "1 A", "3 C"]);
    expect(rows[0]).toContain("Goal reached, but debts rule out a win: 15");
    expect(rows[1]).toMatch(/7 3 more trading posts to go$/);
    expect(rows[2]).toContain("10 more trading posts to go, debts: 5");
    expect(
      screen.getByRole("heading", { name: "The first player with 10 trading posts and no debts wins" }),
    ).toBeTruthy();
    expect(screen.getAllByRole("img").map((track) => track.getAttribute("aria-label"))).toEqual([
      "11 of 10 trading posts",
      "7 of 10 trading posts",
      "0 of 10 trading posts",
    ]);
  });

  it("marks who looks, who starts and who is asked", () => {
    const { rows } = race();
    expect(rows[0]).toMatch(/USA bot first player to move/);
    expect(rows[1]).toMatch(/Japan you/);
    expect(rows[1]).not.toContain("first player");
    expect(race({ round: 0 }).rows[0]).not.toContain("first player");
  });

  it("compares the players number by number", () => {
    race();
    expect(cells("Money")).toEqual(["20", "8", "0"]);
    expect(cells("Income")).toEqual(["−1", "+12", "+5"]);
    expect(cells("Debts")).toEqual(["15", "0", "5"]);
    expect(cells("Cards")).toEqual(["1", "2", "0"]);
    const heads = within(screen.getAllByRole("table")[0] as HTMLElement).getAllByRole("columnheader");
    expect(heads.map(said)).toEqual(["Players", "2Bruno", "1Ada", "3Cy"]);
  });

  it("tells what is left in the box", () => {
    race();
    expect(cells("trading posts")).toEqual(["34", "38", "45"]);
    expect(cells("infantry")).toEqual(["30", "30", "30"]);
    expect(cells("cavalry")).toEqual(["0", "0", "0"]);
    expect(screen.getByText("Pirates: 20 frigates, 1 ship of the line. Pile: 12 cards.")).toBeTruthy();
  });

  it("leads to homes and colonies on the board", async () => {
    const { onselect } = race();
    await fireEvent.click(screen.getByRole("button", { name: "Japan" }));
    await fireEvent.click(screen.getByRole("button", { name: "China 2 trading posts, value 3" }));
    expect(screen.getByRole("button", { pressed: true }).textContent).toContain("China");
    expect(onselect.mock.calls).toEqual([["japan"], ["china"]]);
    expect(screen.getByText(/Suez Canal/).textContent).toContain("+2");
    expect(screen.getByText("No colonies")).toBeTruthy();
  });

  it("shows where the round is", () => {
    race();
    const stations = within(screen.getAllByRole("list")[0] as HTMLElement).getAllByRole("listitem");
    expect(stations).toHaveLength(8);
    const present = stations.filter((station) => station.getAttribute("aria-current") === "step").map(said);
    expect(present).toEqual(["4 Investments"]);
    expect(screen.getByText("Round 3")).toBeTruthy();
    cleanup();
    race({ round: 0, phase: 0 });
    expect(screen.getByText("Set-up")).toBeTruthy();
  });
});

describe("the strip", () => {
  it("shows everybody at a glance, in order of play", async () => {
    const onopen = vi.fn();
    render(Strip, { props: { ...shown, onopen } });
    const players = within(screen.getByRole("group", { name: "Players" })).getAllByRole("button");
    expect(players.map(said)).toEqual([
      "2 Bruno to move first player 11/10 Money20 Debts15 Cards1 Armies9 Warships3 Colonies2",
      "1 Ada 7/10 Money8 Debts0 Cards2 Armies9 Warships3 Colonies2",
      "3 Cy 0/10 Money0 Debts5 Cards0 Armies9 Warships3 Colonies2",
    ]);
    await fireEvent.click(players[0] as HTMLElement);
    expect(onopen).toHaveBeenLastCalledWith("race");
  });

  it("shows one's own cards, and who is at war", async () => {
    const onopen = vi.fn();
    const players = view.players.map((player, seat) => (seat === 0 ? { ...player, hand: { pirates: 2 } } : player));
    const relations = [{ now: ["peace", "war", "peace"] }, { now: ["war", "peace", "peace"] }];
    render(Strip, { props: { ...shown, view: { ...view, players, relations } as unknown as ImpeRundeView, onopen } });
    expect(said(screen.getByRole("button", { name: /^Ada/ }))).toContain("at war with Bruno");
    const hand = screen.getByRole("button", { name: /Your hand/ });
    expect(said(hand)).toMatch(/Pirates.*×2/);
    await fireEvent.click(hand);
    expect(onopen).toHaveBeenLastCalledWith("hand");
  });

  it.each([
    [2, "Secret service and diplomacy", "conference"],
    [4, "Investments", "investments"],
    [6, "Movement and battle", "battle"],
    [8, "Events", "race"],
  ])("opens the panel that fits phase %i", async (phase, name, panel) => {
    const onopen = vi.fn();
    render(Strip, { props: { ...shown, view: { ...view, phase }, onopen } });
    await fireEvent.click(screen.getByRole("button", { name }));
    expect(onopen).toHaveBeenCalledWith(panel);
  });
});
