import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { figuresOf, given, PLAYERS, viewOf } from "./relations/testing";
import { linesOf, setsOf, zonesOf } from "./victory/standings";
import Victory from "./Victory.svelte";

afterEach(cleanup);

function show(more: object = {}) {
  const props = given(more);
  const { container } = render(Victory, { props });
  return { ...props, said: () => (container.textContent ?? "").replace(/\s+/g, " ") };
}

const rows = (): string[][] =>
  within(screen.getByRole("table", { name: "Victory points by category" }))
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => (cell.textContent ?? "").replace(/\s+/g, " ").trim()));

describe("victory points", () => {
  it("rank the players", () => {
    show();
    const list = screen.getByRole("list", { name: "Standings" });
    const names = within(list).getAllByRole("button");
    expect(names.map((one) => (one.textContent ?? "").replace(/\s+/g, " ").trim())).toEqual([
      "4 Dario 53",
      "3 Clara 43",
      "2 Bruno 33",
      "1 Ada you 23",
    ]);
  });

  it("are told line by line", () => {
    show();
    expect(rows()[1]).toEqual(["Regions 10 each", "10", "20", "30", "40"]);
    expect(rows()[2]).toEqual(["Complete zones 50 each", "–", "–", "–", "–"]);
    expect(rows().at(-1)).toEqual(["Total", "23", "33", "43", "53"]);
  });

  it("say what a set lacks and how the zones are divided, for any player", async () => {
    const { said } = show();
    expect(said()).toContain(
      "Building sets: Ada city 2factory 1port 1railroad 0 A set is a city, a factory, a port and a railroad. None",
    );
    expect(screen.getByTitle("railroad").classList.contains("missing")).toBe(true);
    expect(said()).toContain("Europe Ada: 11/2");
    await fireEvent.click(screen.getByRole("button", { name: /Clara/ }));
    expect(said()).toContain("Middle East Clara: 11/2");
    expect(said()).toContain("Building sets: Clara");
  });

  it("count sets by the rarest building", () => {
    const full = [{ ...PLAYERS[0], buildings: { city: 3, factory: 2, port: 2, railroad: 1 } }];
    expect(setsOf(viewOf({ players: full }), 0)).toEqual({ sets: 1, missing: ["railroad"] });
  });

  it("show each zone with one player's regions together", () => {
    const regions = { france: { owner: 2 }, spain: {}, ottoman: { owner: 0 }, egypt: { owner: 0 } };
    expect(zonesOf(given().board, viewOf({ regions }))).toEqual([
      { id: "europe", owners: [2, -1] },
      { id: "middle_east", owners: [0, 0] },
      { id: "eastern_asia", owners: [-1] },
    ]);
  });
});

describe("the end of the game", () => {
  it("is as near as the last region of somebody", () => {
    const { said } = show({ figures: figuresOf({ end: { native_regions: 7, fewest_regions: 1, turns_left: 2 } }) });
    expect(said()).toContain("7 native regions are left.");
    expect(said()).toContain("Fewest regions: Ada, Bruno, Clara, and Dario with 1.");
    expect(said()).toContain("2 turns are left before the agreed limit.");
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("is announced", () => {
    show({ view: viewOf({ ending: true }) });
    expect(screen.getByRole("status").textContent).toBe("The game ends after this movement phase!");
  });
});

describe("a hidden card", () => {
  const [ada, ...others] = figuresOf().players;
  const figures = figuresOf({
    card: { worth: 60, holds: false },
    players: [{ ...ada, points: { ...ada?.points, card: 0 } }, ...others],
  });
  const players = [{ ...PLAYERS[0], card: "fleets" }, ...PLAYERS.slice(1)];

  it("says what it asks for, and whether it would score", () => {
    const { said } = show({ view: viewOf({ players }), figures });
    expect(said()).toContain("Naval supremacy 60 Have at least twice as many fleets as any other player.");
    expect(said()).toContain("It would not score if the game ended now.");
  });

  it("of another player is not known, and zones score nothing beside it", () => {
    show({ view: viewOf({ players }), figures });
    expect(rows().at(-2)).toEqual(["Hidden victory card if its condition holds", "–", "?", "?", "?"]);
    expect(linesOf(figures)).not.toContain("zones");
  });
});

describe("over time", () => {
  it("comes when somebody looks", async () => {
    const history = async () => [{ turn: 1, points: [10, 20, 30, 40] }];
    show({ history });
    const summary = screen.getByText("Victory points over time");
    const details = summary.closest("details") as HTMLDetailsElement;
    details.open = true;
    await fireEvent(details, new Event("toggle"));
    expect(await screen.findByText("Charts appear as the game progresses.")).toBeTruthy();
  });
});
