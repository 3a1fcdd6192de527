import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { BoardJson } from "../../board/types";
import { board, words } from "../../testing/words";
import Investors from "./Investors.svelte";
import { nation } from "./testing";
import { unitsFor, type Figures, type ImperialView } from "./view";

const NOTHING = { legal: [], asides: [], dimmed: [], hints: new Map(), events: [] };

afterEach(cleanup);

const view = {
  game: "imperial",
  seat: 0,
  step: "armies",
  to_act: 1,
  deciders: [1],
  players: [
    { cash: 7, swiss_bank: false },
    { cash: null, swiss_bank: true },
  ],
  nations: [nation("austria_hungary", 1, [0, -1, 1, -1]), nation("italy", 0, [-1, -1, -1, 0])],
  areas: {},
  card: 0,
  nation: 0,
  turns: 3,
  frames: [{ step: "maneuver", fresh_army: { rome: 2 }, fresh_lying: { rome: 1 }, fresh_fleet: {} }],
} as unknown as ImperialView;
const figures: Figures = {
  nations: [],
  convoys: [],
  players: [
    { interest: 5, bond_value: 9, score: 16 },
    { interest: 3, bond_value: 4, score: null },
  ],
};

function show(more: object = {}): string[] {
  const seats = [
    { name: "Ada", bot: "" },
    { name: "Bruno", bot: "thumb" },
  ];
  const props = {
    words,
    language: "en" as const,
    board: board as BoardJson,
    view,
    figures,
    seats,
    ...NOTHING,
    ...more,
  };
  const { container } = render(Investors, { props });
  return [...container.querySelectorAll("section")].map((one) => (one.textContent ?? "").replace(/\s+/g, " ").trim());
}

describe("investors", () => {
  it("show what each may be known to own", () => {
    const [ada = "", bruno = ""] = show();
    expect(ada).toContain("Cash 7 M Interest 5 M Current score 16");
    expect(ada).toContain("investor card");
    expect(ada).toContain("Austria-Hungary 2");
    expect(ada).toContain("Italy 9 · Governs");
    expect(bruno).toContain("Cash secret Interest 3 M Current score 4 + cash");
    expect(bruno).toContain("bot");
    expect(bruno).toContain("to move");
    expect(bruno).toContain("Swiss Bank");
    expect(screen.getAllByRole("list", { name: "Bonds" })).toHaveLength(2);
  });
});

describe("units", () => {
  it("that can still make the same move are counted", () => {
    expect(unitsFor(view, { do: "march", from: "rome", to: "vienna" })).toBe(2);
    expect(unitsFor(view, { do: "march_friendly", from: "rome", to: "vienna" })).toBe(1);
    expect(unitsFor(view, { do: "done" })).toBe(1);
  });
});
