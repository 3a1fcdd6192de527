import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { BoardJson } from "../board/types";
import type { View } from "../lib/protocol";
import { readText } from "../testing/files";
import { board as small, wordsOf } from "../testing/words";
import Reference from "./Reference.svelte";
import { loadSheets } from "./sheets";

const UNITS = [{ kind: "cavalry", cost: 2, lowest: 2, highest: 7, moves: 2, at_sea: 2, fort: -1, pieces: 20 }];
vi.mock("../lib/api", () => ({ reference: () => Promise.resolve({ units: UNITS, bonus: 2 }) }));

beforeAll(async () => {
  await Promise.all([loadSheets("imperial"), loadSheets("imperunde")]); // the tests do not wait for the disk
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(cleanup);

/** The tables of a board, as the server sends them. */
const tables = {
  imperial: {
    rondel: ["factory", "production1", "investor", "production2"],
    rondel_free: 3,
    rondel_fee: 2,
    rondel_max: 6,
    tax_chart: [5, 6, 7],
    tax_points: [0, 1, 2],
    tax_factory: 2,
    tax_flag: 1,
    soldiers_pay: 1,
    factory_price: 5,
    investor_income: 2,
    power_end: 25,
    power_factor: [0, 5, 10, 15, 20, 25],
    bond_faces: [2, 4],
    bond_interest: [1, 2],
  },
  imperunde: { cost: { post: 2, card: 5, suez: 8 }, canal: [{ id: "suez", land: "egypt", posts: 2 }] },
};

function show(game: "imperial" | "imperunde", view: object | null = null, figures?: object) {
  const board = { ...small, tables: tables[game] } as unknown as BoardJson;
  const words = wordsOf(game, { board, players: ["Ada", "Bruno"] });
  const onclose = vi.fn();
  render(Reference, { props: { words, game, board, view: view as View | null, figures, onclose } });
  return { onclose };
}

const text = (element: Element | null | undefined): string => (element?.textContent ?? "").replace(/\s+/g, " ").trim();

describe("the reference sheets", () => {
  const nation = { government: 0, treasury: 5, rondel: null, bonds: [1, -1] };
  const view = {
    players: [{}, {}],
    nations: [
      { ...nation, id: "austria_hungary", power: 6, tax: 2 },
      { ...nation, id: "italy", power: 0, tax: 0 },
    ],
  };
  const figures = {
    nations: [
      { factor: 1, taxes: 9, points: 2, interest: 1 },
      { factor: 0, taxes: 5, points: 0, interest: 1 },
    ],
  };

  it("show where the nations stand on the tracks", async () => {
    show("imperial", view, figures);
    const points = await screen.findAllByText("6");
    const place = points.find((one) => one.classList.contains("point"))?.closest("li");
    expect(text(place)).toContain("Austria-Hungary");
    const row = screen.getByRole("row", { name: /Austria-Hungary/ });
    expect(within(row).getAllByRole("cell").map(text)).toEqual(["6 ×1", "7 or more", "9", "+2 power", "5 M"]);
  });

  it("change by their names, and say who holds a bond", async () => {
    show("imperial", view, figures);
    await fireEvent.click(await screen.findByRole("button", { name: "Bonds" }));
    expect(screen.getByRole("button", { name: "Bonds" }).getAttribute("aria-pressed")).toBe("true");
    expect(text(screen.getByRole("row", { name: /^2 M/ }))).toContain("Bruno");
  });

  it("are printed", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    show("imperial", view, figures);
    await screen.findByRole("button", { name: "Bonds" });
    await fireEvent.click(screen.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it("are there without a game as well", async () => {
    show("imperial");
    await fireEvent.click(await screen.findByRole("button", { name: "Rondel" }));
    expect(text(screen.getByRole("row", { name: /^Investor/ }))).toContain("receives 2 M");
    expect(screen.getAllByRole("row")).toHaveLength(3); // two spaces of a kind are one line
  });

  it("show what the engine says of units", async () => {
    show("imperunde");
    const row = await screen.findByRole("row", { name: /cavalry/ });
    expect(within(row).getAllByRole("cell").map(text)).toEqual(["2", "2–7", "2", "2", "−1", "20"]);
    expect(text(screen.getByRole("row", { name: /trading post/i }))).toContain("2");
  });
});

it("have a title in every game for each of their sheets", () => {
  for (const game of ["imperial", "imperunde", "war"]) {
    const english = readText(`web/src/games/${game}/text/en.ftl`);
    const names = readText(`web/src/games/${game}/reference/index.ts`).matchAll(/name: "(\w+)"/g);
    for (const [, name] of names) expect(english).toContain(`\nweb-sheet-${name} = `);
  }
});
