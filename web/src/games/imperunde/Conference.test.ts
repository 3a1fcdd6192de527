import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BoardJson } from "../../board/types";
import type { Aside, Do, GameEvent, Hint, Legal } from "../../lib/protocol";
import { place, wordsOf } from "../../testing/words";
import Conference from "./Conference.svelte";
import { allPairs, lastWord } from "./talks/talks";
import type { Figures, ImpeRundeView, PlayerView, Relation } from "./view";

afterEach(cleanup);

const HOMES = ["japan", "great_britain", "brazil"];
const board = {
  regions: [],
  powers: HOMES.map((id) => place(id, id === "great_britain" ? "Great Britain" : id, { colour: "#123456" })),
  tables: { dividend: 2 },
} as unknown as BoardJson;
const words = wordsOf("imperunde", { board, players: ["Ada", "Bruno", "Cy"] });

/** Ada wants war with Bruno, who does not; a card has made peace between Bruno and Cy, who want war. */
const STANCES: Relation[][] = [
  ["peace", "war", "peace"],
  ["peace", "peace", "war"],
  ["peace", "war", "peace"],
];
const SEALED = [
  [false, false, false],
  [false, false, true],
  [false, true, false],
];
const all = (relation: Relation): Relation[] => [relation, relation, relation];

const view = {
  game: "imperunde",
  seat: 0,
  step: "talks",
  steps: ["round", "talks"],
  to_act: 0,
  deciders: [0],
  round: 2,
  phase: 2,
  starter: 1,
  goal: 31,
  proposal: null,
  players: HOMES.map((home, seat) => ({ home, ready: seat === 2, resting: false })) as PlayerView[],
  relations: STANCES.map((stance, seat) => ({ now: all("peace"), stance, sealed: SEALED[seat] })),
} as unknown as ImpeRundeView;

const figures = {
  order: [1, 0, 2],
  players: HOMES.map(() => ({ income: { dividend: 4 } })),
  outlook: [
    { relations: ["peace", "war", "peace"], dividend: 2 },
    { relations: ["war", "peace", "peace"], dividend: 2 },
    { relations: all("peace"), dividend: 4 },
  ],
} as unknown as Figures;

const legal: Legal[] = [
  { action: 1, do: "ready" },
  { action: 2, do: "stance", other: 1, stance: "peace" },
  { action: 3, do: "stance", other: 2, stance: "war" },
  { action: 4, do: "card", card: "peace_treaty" },
];
const asides: Aside[] = [
  { action: 20, do: "speak", other: 1, stance: "peace" },
  { action: 21, do: "speak", other: 2, stance: "war" },
  { do: "propose", from: 1, to: 30, first: 100 },
  { do: "propose", from: 32, to: 45, first: 131 },
];

function show(more: object = {}, changed: object = {}) {
  const onplay = vi.fn();
  const onrule = vi.fn();
  const onwhy = vi.fn(async (_: Do) => ({ possible: false, rule: "imperunde/card/peace-treaty/duration" }));
  const given = {
    words,
    language: "en" as const,
    board,
    view: { ...view, ...changed },
    figures,
    seats: [],
    legal,
    asides,
  };
  const props = {
    ...given,
    dimmed: [],
    hints: new Map(),
    events: [],
    onplay,
    onrule,
    onwhy,
    onselect: vi.fn(),
    selected: null,
    ...more,
  };
  const { container, rerender } = render(Conference, { props });
  return { onplay, onrule, onwhy, container, rerender };
}

const saying = (player: string, stance: string): HTMLElement =>
  within(screen.getByRole("group", { name: `What you tell ${player}` })).getByRole("button", {
    name: new RegExp(stance),
  });
const askedFor = (): number => document.querySelectorAll("[data-choice]").length;

describe("pairs", () => {
  it("show what each of the two wants, and what a card has fixed", () => {
    const [first, , last] = allPairs(view, figures);
    expect(first).toEqual({ seats: [0, 1], now: "peace", coming: "war", shows: ["war", "peace"], sealed: false });
    expect(last).toEqual({ seats: [1, 2], now: "peace", coming: "peace", shows: ["peace", "peace"], sealed: true });
  });

  it("show how they stand once the talks are over, whatever was wanted", () => {
    const after = { ...view, steps: ["round", "move"] };
    expect(allPairs(after, figures)[0]).toEqual({
      seats: [0, 1],
      now: "peace",
      coming: "peace",
      shows: ["peace", "peace"],
      sealed: false,
    });
  });
});

describe("the talks", () => {
  it("are answered by whoever is asked", async () => {
    const { onplay } = show();
    expect(askedFor()).toBe(4);
    expect(saying("Bruno", "War").getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(saying("Bruno", "Peace"));
    expect(onplay).toHaveBeenLastCalledWith(2);
    await fireEvent.click(screen.getByRole("button", { name: /Ready, nothing more to add/ }));
    expect(onplay).toHaveBeenLastCalledWith(1);
    await fireEvent.click(screen.getByRole("button", { name: /Play Peace treaty/ }));
    expect(onplay).toHaveBeenLastCalledWith(4);
  });

  it("let everybody else speak in between", async () => {
    const { onplay } = show({ legal: [] }, { to_act: 1, deciders: [1] });
    expect(askedFor()).toBe(0);
    expect(screen.queryByRole("button", { name: /Ready/ })).toBeNull();
    await fireEvent.click(saying("Bruno", "Peace"));
    expect(onplay).toHaveBeenCalledWith(20);
  });

  it("say why something cannot be said, and nothing about what was said already", async () => {
    const { onplay, onwhy, onrule } = show({ legal: [{ action: 1, do: "ready" }], asides: [asides[0]] });
    await fireEvent.click(saying("Cy", "Peace"));
    expect(onwhy).not.toHaveBeenCalled();
    await fireEvent.click(saying("Cy", "War"));
    expect(onwhy).toHaveBeenCalledWith({ do: "speak", other: 2, stance: "war" });
    await fireEvent.click(await screen.findByRole("button", { name: "Rule" }));
    expect(onrule).toHaveBeenCalledWith("imperunde/card/peace-treaty/duration");
    expect(onplay).not.toHaveBeenCalled();
  });

  it("tell what is coming, what it brings, and who is not ready", () => {
    const { container } = show();
    const said = (container.textContent ?? "").replace(/\s+/g, " ");
    expect(said).toContain("at peace wants peace · heading for war");
    expect(said).toContain("Your peace dividend if the talks ended now: 2 doubloons");
    expect(said).toContain("Not ready yet: Ada, Bruno.");
  });

  it("have a drawing whose players and lines choose a pair", async () => {
    const { container } = show();
    await fireEvent.click(screen.getByRole("button", { name: /Bruno Great Britain first player/ }));
    expect(
      screen.getByText("Peace brings each side 2 doubloons per round; war and armistice bring nothing."),
    ).toBeTruthy();
    expect(container.querySelectorAll(".line")[0]?.classList.contains("chosen")).toBe(true);
    await fireEvent.click(container.querySelectorAll(".line")[2]!);
    expect(screen.getByRole("status").textContent).toContain("Bruno and Cy are at peace.");
    expect(screen.getByRole("status").textContent).toContain("fixed by a card until the next talks");
  });

  it("draw who wants war as a crack and a seal on what a card has fixed", () => {
    const { container } = show();
    const lines = [...container.querySelectorAll(".line")].map((one) =>
      [...one.querySelectorAll(".peace, .war")].map((half) => half.classList[0]),
    );
    expect(lines).toEqual([
      ["war", "peace"],
      ["peace", "peace"],
      ["peace", "peace"],
    ]);
    expect([...container.querySelectorAll(".badge")].map((one) => one.querySelector(".sealed") !== null)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("have a table of everybody with everybody", async () => {
    show();
    const grid = screen.getByRole("table", { name: "All relations as a table" });
    expect(
      within(grid)
        .getAllByRole("columnheader")
        .map((one) => one.textContent?.trim()),
    ).toEqual(["1Ada", "2Bruno", "3Cy"]);
    const cell = within(grid).getByRole("button", { name: "Ada and Bruno are at peace. Ada wants war with Bruno" });
    expect(
      within(grid).getByRole("button", { name: "Bruno and Cy are at peace. fixed by a card until the next talks" }),
    ).toBeTruthy();
    await fireEvent.click(cell);
    expect(cell.getAttribute("aria-pressed")).toBe("true");
  });

  it("are closed by the British player", async () => {
    const { onplay } = show({ asides: [...asides, { action: 30, do: "close" }] });
    await fireEvent.click(screen.getByRole("button", { name: "Close the talks" }));
    expect(onplay).toHaveBeenCalledWith(30);
    cleanup();
    show();
    expect(screen.queryByRole("button", { name: "Close the talks" })).toBeNull();
  });

  it("offer nothing when they are over, or in a position of the past", () => {
    show(
      { legal: [], asides: [{ action: 9, do: "alert", alert: "always" }] },
      { step: "move", steps: ["round", "move"] },
    );
    expect(screen.queryByRole("group", { name: /What you say/ })).toBeNull();
    expect(screen.queryByText(/Not ready yet/)).toBeNull();
    expect(screen.getByText("Your peace dividend as things stand: 4 doubloons")).toBeTruthy();
    cleanup();
    show({ legal: [], asides: [] });
    expect(screen.queryByRole("group", { name: /What you say/ })).toBeNull();
  });

  it("are open to those who only watch", () => {
    show({ legal: [], asides: [] }, { seat: null });
    expect(screen.getByRole("table", { name: "All relations as a table" })).toBeTruthy();
    expect(screen.queryByText(/Your peace dividend/)).toBeNull();
  });
});

describe("bots", () => {
  const seats = ["", "hard", "easy"].map((bot) => ({ name: "", bot }));
  const between = (mine: Relation, theirs: Relation, more: object = {}): ImpeRundeView => ({
    ...view,
    relations: [
      { now: all("peace"), stance: ["peace", mine, "peace"], sealed: [false, false, false] },
      { now: all("peace"), stance: [theirs, "peace", "peace"], sealed: [false, false, false] },
      { now: all("peace"), stance: all("peace"), sealed: [false, false, false] },
    ],
    ...more,
  });
  const stance = (action: number, seat: number, other: number, said: Relation): GameEvent => ({
    ...{ event: "stance", action, seat, other, stance: said },
  });

  it("say why they want war, beside that", async () => {
    const told = vi.fn(async (): Promise<Hint> => ["war-loot", { other: 0 }]);
    const events = [stance(4, 1, 0, "war"), stance(7, 0, 1, "peace")];
    show({ seats, told, events }, between("peace", "war"));
    const said = await screen.findByText(/Your trading posts/);
    expect(said.textContent).toBe("Bruno: “Your trading posts are poorly defended.”");
    expect(told).toHaveBeenCalledExactlyOnceWith(1, 8, expect.anything());
  });

  it("are asked only where there is something to say", () => {
    const events = [stance(4, 1, 0, "war"), stance(6, 1, 0, "peace")];
    const word = (of: ImpeRundeView, since = events) => lastWord(of, since, 0, 1);
    expect(word(between("peace", "peace"))).toBeNull();
    expect(word(between("peace", "war"))).toEqual({ number: 5 });
    expect(word(between("war", "peace"))).toEqual({ number: 7 });
    expect(word(between("war", "peace"), [])).toBeNull();
    expect(word(between("peace", "war"), [])).toEqual({ number: null });
    expect(word(between("peace", "war", { steps: ["round", "move"] }))).toBeNull();
    expect(lastWord(view, [stance(4, 2, 1, "war")], 1, 2)).toBeNull(); // a card has decided
  });
});

describe("a new goal", () => {
  const input = (): HTMLElement => screen.getByLabelText("Trading posts (1 to 45)");

  it("is proposed as a number", async () => {
    const { onplay } = show();
    await fireEvent.input(input(), { target: { value: "28" } });
    await fireEvent.click(screen.getByRole("button", { name: "Propose" }));
    expect(onplay).toHaveBeenLastCalledWith(127);
    await fireEvent.input(input(), { target: { value: "33" } });
    await fireEvent.click(screen.getByRole("button", { name: "Propose" }));
    expect(onplay).toHaveBeenLastCalledWith(132);
  });

  it("stays as it is typed while others speak", async () => {
    const { rerender } = show();
    await fireEvent.input(input(), { target: { value: "28" } });
    await rerender({ view: { ...view, to_act: 1, deciders: [1] } });
    expect((input() as HTMLInputElement).value).toBe("28");
    await rerender({ view: { ...view, goal: 35 } });
    expect((input() as HTMLInputElement).value).toBe("35");
  });

  it("is another one than the present, and the referee says so", async () => {
    const { onplay, onwhy } = show();
    await fireEvent.input(input(), { target: { value: "31" } });
    await fireEvent.click(screen.getByRole("button", { name: "Propose" }));
    expect(onwhy).toHaveBeenCalledWith({ do: "propose", goal: 31 });
    expect(onplay).not.toHaveBeenCalled();
  });

  it("waits for everybody's answer", async () => {
    const answers: Legal[] = [
      { action: 5, do: "agree" },
      { action: 6, do: "refuse" },
    ];
    const { onplay } = show({ legal: [...legal, ...answers] }, { proposal: { goal: 28, by: 1, agreed: [1] } });
    expect(screen.getByText(/Bruno proposes 28 trading posts/)).toBeTruthy();
    const list = screen.getByRole("list", { name: "Responses" });
    expect(
      within(list)
        .getAllByRole("listitem")
        .map((one) => (one.textContent ?? "").replace(/\s+/g, " ").trim()),
    ).toEqual(["1Ada no answer yet", "2Bruno agrees", "3Cy no answer yet"]);
    expect(askedFor()).toBe(6);
    await fireEvent.click(screen.getByRole("button", { name: /Agree to the new goal/ }));
    expect(onplay).toHaveBeenLastCalledWith(5);
    await fireEvent.click(screen.getByRole("button", { name: /Refuse the new goal/ }));
    expect(onplay).toHaveBeenLastCalledWith(6);
  });
});
