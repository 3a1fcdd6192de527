import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Player, TableInfo } from "../lib/protocol";
import { board, words, wordsOf } from "../testing/words";
import MyTables from "./MyTables.svelte";
import { ago, inOrder, statusOf } from "./tables";

afterEach(cleanup);

const seat = (name: string, bot = ""): Player => ({ name, bot, stand_in: "", free: false });
const table = (id: string, more: Partial<TableInfo> = {}): TableInfo => ({
  id,
  game: "imperial",
  host: true,
  own: [0],
  listed: false,
  rated: false,
  seats: [seat("Ada"), seat("Bruno", "thumb"), seat("", "thumb")],
  created: "2026-01-02T03:04:05Z",
  updated: "2026-01-02T03:04:05Z",
  actions: 12,
  over: false,
  to_act: 0,
  deciders: [0],
  turns: 13,
  progress: 56,
  winners: [],
  known_luck: false,
  delay: 0,
  since: 0,
  pace: null,
  deadlines: {},
  paused: false,
  ...more,
});
const over = (id: string, winners: number[]): TableInfo => table(id, { over: true, deciders: [], winners });
const PEOPLE = [seat("Ada"), seat("Bob")];
const own = { imperial: words, imperunde: wordsOf("imperunde", { board, players: [] }) };

function list(tables: TableInfo[]): string[] {
  render(MyTables, { props: { words, tables, own, onstart: vi.fn(), onremoved: vi.fn() } });
  return screen.getAllByRole("listitem").map((item) => (item.textContent ?? "").replace(/\s+/g, " "));
}

describe("my tables", () => {
  it("say game, turn, progress and whose turn it is; those that go on come first", () => {
    const said = list([over("a", [1]), table("b", { game: "imperunde", turns: 4 }), table("c", { deciders: [1] })]);
    expect(said[0]).toMatch(
      /^ImpeRunde 1 Ada 2 Bruno 3 Player 3 Your turn Round 5 · .*56% of the way to the end Continue/,
    );
    expect(said[1]).toMatch(/^Imperial .*Bruno to move Turn 14 · /);
    expect(said[2]).toMatch(/Bruno won Jan 2, 2026.*View/);
  });

  it("of an older version say how many decisions there were, or only that they are over", () => {
    const said = list([table("a", { turns: null }), table("b", { turns: null, over: true, deciders: [] })]);
    expect(said[0]).toContain("12 decisions so far");
    expect(said[1]).toContain("Finished");
  });

  it("say of branches where they branched off and when, but not of a record that is only looked at", () => {
    const branch = { since: 40, created: "2026-01-02T12:04:05Z" };
    const said = list([table("a", { ...branch }), table("b", { ...branch, since: 90 }), table("c")]);
    expect(said[0]).toMatch(/^Imperial From position 40 Jan 2, 2026, .*Ada/);
    expect(said[1]).toMatch(/^Imperial From position 90 Jan 2, 2026, .*Ada/);
    expect(said[2]).toMatch(/^Imperial 1 Ada/);
    cleanup();
    const seen = list([
      { ...over("d", [1]), since: 12 },
      { ...over("e", [1]), since: 9 },
    ]);
    expect(seen[0]).not.toContain("From position");
    expect(seen[1]).toContain("From position 9");
  });

  it("say how much time is left; what is due first comes first, and a pause is no turn", async () => {
    const pace = { kind: "days", minutes: 0, increment: 0, hours: 48 } as const;
    const due = (seat: number, hours: number): Partial<TableInfo> => ({
      pace,
      deciders: [seat],
      deadlines: { [seat]: new Date(Date.now() + hours * 3_600_000 + 60_000).toISOString() },
    });
    list([
      table("a", { pace, paused: true }),
      table("b", due(1, 5)),
      table("c"),
      table("d", due(0, 40)),
      table("e", due(0, 12)),
    ]);
    await screen.findByText(/12 hours left/);
    expect(
      screen.getAllByRole("listitem").map((item) => item.querySelector(".state > span")?.textContent?.trim()),
    ).toEqual([
      "Your turn · 12 hours left",
      "Your turn · 40 hours left",
      "Your turn",
      "Paused",
      "Bruno to move · 5 hours left",
    ]);
  });

  it("are all shown when somebody asks", async () => {
    const many = Array.from({ length: 12 }, (_, i) => table(`t${i}`));
    expect(list(many)).toHaveLength(8);
    await fireEvent.click(screen.getByRole("button", { name: "Show all 12 tables" }));
    expect(screen.getAllByRole("listitem")).toHaveLength(12);
  });

  it("say of a record that cannot be opened what is wrong, at the button", async () => {
    const onstart = vi.fn(() => Promise.resolve(new Error("Line 3: no such region")));
    const { container } = render(MyTables, { props: { words, tables: [], own, onstart, onremoved: vi.fn() } });
    const input = container.querySelector("input");
    if (!input) throw new Error("no file input");
    Object.defineProperty(input, "files", { value: [new File(["x"], "game.txt")] });
    await fireEvent.change(input);
    expect((await screen.findByRole("alert")).textContent).toBe("Line 3: no such region");
  });
});

describe("a table's status", () => {
  it("names all who share the victory, and you where you play one seat", () => {
    expect(statusOf(over("a", [0]), words)).toBe("You won");
    expect(statusOf({ ...over("a", [0]), seats: PEOPLE, own: [0, 1] }, words)).toBe("Ada won");
    expect(statusOf(over("a", [1, 2]), words)).toBe("Bruno and Player 3 share the victory");
    expect(statusOf(table("a", { deciders: [] }), words)).toBe("");
  });

  it("says why a table cannot be deleted", async () => {
    const refused = new Response(JSON.stringify({ error: "A rated game stays." }), { status: 409 });
    vi.stubGlobal("fetch", () => Promise.resolve(refused));
    vi.stubGlobal("confirm", () => true);
    list([table("a")]);
    await fireEvent.click(screen.getByRole("button", { name: words.say("web-delete") }));
    expect((await screen.findByRole("alert")).textContent).toBe("A rated game stays.");
    vi.unstubAllGlobals();
  });

  it("keeps the order in which tables were played", () => {
    const tables = [over("a", [0]), table("b"), over("c", [0]), table("d")];
    expect(inOrder(tables).map(({ id }) => id)).toEqual(["b", "d", "a", "c"]);
  });

  it("is about your own seats, and puts those that wait for you first", () => {
    const other = table("other", { deciders: [1], seats: PEOPLE });
    const both = table("both", { deciders: [0, 1], seats: PEOPLE });
    const away = table("away", { seats: [{ ...seat("Ada"), stand_in: "thumb" }, seat("Bob")] });
    expect([other, both, away].map((one) => statusOf(one, words))).toEqual(["Bob to move", "Your turn", "Ada to move"]);
    expect(inOrder([over("a", [0]), other, away, both]).map(({ id }) => id)).toEqual(["both", "other", "away", "a"]);
    expect(statusOf({ ...both, own: [] }, words)).toBe("Waiting for Ada and Bob");
  });

  it("says how long ago it was played", () => {
    const now = Date.parse("2026-01-10T12:00:00Z");
    const said = (moment: string): string => ago(moment, "en", now);
    expect(said("2026-01-10T11:59:40Z")).toBe("now");
    expect(said("2026-01-10T11:15:00Z")).toBe("45 minutes ago");
    expect(said("2026-01-10T09:00:00Z")).toBe("3 hours ago");
    expect(said("2026-01-09T11:00:00Z")).toBe("yesterday");
    expect(said("2026-01-01T11:00:00Z")).toBe("Jan 1, 2026");
  });
});
