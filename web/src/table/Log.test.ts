import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, LogInfo } from "../lib/protocol";
import { board, words } from "../testing/words";
import Log from "./Log.svelte";

afterEach(cleanup);

const log: LogInfo = {
  begin: ["turn"],
  minor: ["paid factory"],
  implied: {},
  rules: { built: "imperial/factory/one" },
  battles: {},
  harms: {},
  dice: [],
  luck: [],
};
const events: GameEvent[] = [
  { event: "turn", nation: "italy", seat: 0, action: 3 },
  { event: "built", nation: "italy", area: "rome", action: 4 },
  { event: "paid", payment: "factory", from: "italy", to: "bank", amount: 5, action: 4 },
  { event: "turn", nation: "austria_hungary", seat: 1, action: 5 },
];

const startsTurn = (event: GameEvent): boolean => event.event === "turn";

function show(more: object = {}) {
  const onrule = vi.fn();
  const onshow = vi.fn();
  render(Log, { props: { words, board, log, startsTurn, events, battleSaid: () => "", onrule, onshow, ...more } });
  return { onrule, onshow };
}

const turns = (): Element[] => [...document.querySelectorAll("ol > li")];

describe("log", () => {
  it("tells the newest turn first, in words, without what goes without saying", async () => {
    show();
    expect(turns().map((one) => one.querySelector("strong")?.textContent)).toEqual([
      "Austria-Hungary takes its turn (government: Bruno).",
      "Italy takes its turn (government: Ada).",
    ]);
    expect(turns()[1]?.textContent).not.toContain("pays");
    await fireEvent.click(screen.getByLabelText("Summary"));
    expect(turns()[1]?.textContent).toContain("5 million");
  });

  it("tells once in a summary what happened several times among others of its kind", async () => {
    const built = { event: "built", nation: "italy", area: "rome", action: 4 };
    const skipped = { event: "skipped", nation: "italy", action: 5 };
    show({ events: [...events.slice(0, 1), built, built, { ...built, area: "naples" }, built, skipped, built] });
    const told = [...(turns()[0]?.querySelectorAll("ul li") ?? [])].map((line) => line.textContent.trim());
    expect(told.map((line) => line.replace(/\s/g, " "))).toEqual([
      "Italy builds a factory in Rome. ×3 §",
      "Italy builds a factory in Naples. §",
      expect.stringContaining("skipped"),
      "Italy builds a factory in Rome. §",
    ]);
    await fireEvent.click(screen.getByLabelText("Summary"));
    expect(turns()[0]?.querySelectorAll("ul li")).toHaveLength(6);
  });

  it("tells a battle in one line, and unfolds it", async () => {
    const fought = { event: "fought", area: "rome", nation: "italy", unit: "army", action: 4 };
    const battle = { ...fought, other: "austria_hungary", other_unit: "army" };
    const battles = { fought: { moves: [], parts: ["fought"], ends: [] } };
    const battleSaid = (all: readonly GameEvent[]): string => `${all.length} battles in Rome.`;
    show({ events: [...events.slice(0, 1), battle, battle], log: { ...log, battles }, battleSaid });
    const line = screen.getByText("2 battles in Rome.");
    expect(line.tagName).toBe("SUMMARY");
    const details = line.parentElement as HTMLDetailsElement;
    expect(within(details).queryAllByRole("listitem")).toHaveLength(0);
    details.open = true;
    await fireEvent(details, new Event("toggle"));
    expect(within(details).getAllByRole("listitem")).toHaveLength(2);
    await fireEvent.click(screen.getByLabelText("Summary"));
    expect(screen.queryByText("2 battles in Rome.")).toBeNull();
    expect(screen.getAllByText(/Battle in Rome/)).toHaveLength(2);
  });

  it("leads to rules and positions", async () => {
    const { onrule, onshow } = show();
    const italy = within(turns()[1] as HTMLElement);
    await fireEvent.click(italy.getByRole("button", { name: "Rule" }));
    expect(onrule).toHaveBeenCalledWith("imperial/factory/one");
    await fireEvent.click(italy.getByRole("button", { name: "Show this position" }));
    expect(onshow).toHaveBeenCalledWith(5);
  });

  it("says so when nothing has happened", () => {
    show({ events: [] });
    expect(screen.getByText("Nothing has happened yet.")).toBeTruthy();
  });
});
