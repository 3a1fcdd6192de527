import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BoardJson } from "../../board/types";
import type { BoardData } from "../../lib/protocol";
import { place, wordsOf } from "../../testing/words";
import Asides from "./Asides.svelte";
import Hand from "./Hand.svelte";
import type { CardView, ImpeRundeView } from "./view";

afterEach(cleanup);

const board: BoardData = {
  regions: [place("congo", "Congo"), place("siam", "Siam"), place("south_sea", "South Sea")],
  powers: [place("japan", "Japan", { colour: "#7d4a9a" })],
  scenery: [],
  borders: {},
  tables: {},
  map: null,
};
const words = wordsOf("imperunde", { board, players: ["Ada", "Bob", "Cy"] });

const player = (cards: number, more: object = {}) => ({ home: "japan", cards, alert: false, resting: false, ...more });
const view = {
  game: "imperunde",
  seat: 0,
  step: "window",
  to_act: 0,
  deciders: [0],
  players: [
    player(3, { hand: { sabotage: 2, plunder: 1 } }),
    player(2, { alert: true, known: { rebellion: 2 } }),
    player(0, { resting: true, known: {} }),
  ],
  lands: { congo: { owner: 1, units: { infantry: 2, fort: 1 }, posts: 1 }, siam: { owner: 2 } },
  seas: { south_sea: { "1": { units: { frigate: 2 } }, pirates: { units: { frigate: 1 } } } },
  pile: 40,
  discard: { treason: 1, counter: 2 },
  card: null,
} as unknown as ImpeRundeView;

const PASSES = [
  { action: 4, do: "pass" },
  { action: 5, do: "rest" },
];
const ALERT = { action: 91, do: "alert", alert: "always" };
const CARD: CardView = {
  player: 1,
  card: "forged_land",
  at: "congo",
  to: "siam",
  against: null,
  and: null,
  sink: null,
  detach: [2, 0, 1],
  openly: null,
  purse: 0,
  chain: ["forged_land", "counter", "counter"],
  seats: [1, 0, 2],
};

function show(more: object = {}) {
  const calls = { onplay: vi.fn(), onrule: vi.fn(), onselect: vi.fn(), onwhy: vi.fn() };
  calls.onwhy.mockResolvedValue({
    possible: false,
    rule: "imperunde/card/plunder/effect",
    details: { card: "plunder" },
  });
  const legal = [...PASSES, { action: 30, do: "card", card: "sabotage" }];
  const props = {
    words,
    language: "en" as const,
    board: board as BoardJson,
    view,
    figures: undefined,
    seats: [],
    legal,
    asides: [ALERT],
    selected: null,
  };
  render(Hand, { props: { ...props, dimmed: [], hints: new Map(), events: [], ...calls, ...more } });
  return calls;
}

const card = (name: string): HTMLElement => screen.getByText(name, { selector: "strong" }).closest("li") as HTMLElement;

describe("a hand", () => {
  it("says of each card what it does, and plays it by one click", async () => {
    const { onplay } = show();
    expect(card("Sabotage").textContent).toMatch(/×2.*one ship of another player sinks/s);
    await fireEvent.click(screen.getByRole("button", { name: "Play: Sabotage" }));
    expect(onplay).toHaveBeenCalledWith(30);
    expect(screen.queryByRole("button", { name: "Play: Plunder" })).toBe(null);
  });

  it("says in a pause for cards why a card cannot be played, with its rule", async () => {
    const { onwhy, onrule } = show();
    expect(onwhy.mock.calls).toEqual([[{ do: "card", card: "plunder" }]]);
    expect(await screen.findByText(/at the start of the State income & debts phase/)).toBeTruthy();
    await fireEvent.click(within(card("Plunder")).getByRole("button", { name: "Rule" }));
    expect(onrule).toHaveBeenCalledWith("imperunde/card/plunder/effect");
  });

  it("breaks in while somebody else is on turn; the reason against it is asked for on demand", async () => {
    const { onplay, onwhy } = show({
      view: { ...view, step: "move", to_act: 1, deciders: [1] },
      legal: [],
      asides: [ALERT, { action: 60, do: "interrupt", card: "sabotage" }],
    });
    await fireEvent.click(screen.getByRole("button", { name: "Interrupt: Sabotage" }));
    expect(onplay).toHaveBeenCalledWith(60);
    expect(onwhy).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Why? Plunder" }));
    expect(onwhy).toHaveBeenCalledWith({ do: "interrupt", card: "plunder" });
  });

  it("is passed over: now, or until the end of the phase; and has a standing wish, which all see", async () => {
    const { onplay } = show();
    await fireEvent.click(screen.getByRole("button", { name: "Play no card now" }));
    await fireEvent.click(screen.getByRole("button", { name: "Play no more cards this phase" }));
    const [touched, always] = within(screen.getByRole("group", { name: "When to prompt you for a card" })).getAllByRole(
      "button",
    );
    expect([touched, always].map((one) => one?.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
    await fireEvent.click(touched as HTMLElement); // as it is already
    await fireEvent.click(always as HTMLElement);
    expect(onplay.mock.calls).toEqual([[4], [5], [91]]);
  });

  it("is nobody's while the server sends none", () => {
    const players = view.players.map(({ hand: _hand, known: _known, ...open }) => open);
    show({ view: { ...view, seat: null, players }, legal: [], asides: [] });
    expect(document.body.textContent).toContain("Hands are secret.");
    for (const secret of ["Sabotage", "Plunder", "Rebellion"]) expect(document.body.textContent).not.toContain(secret);
  });

  it("of others is known as far as it was seen", () => {
    show();
    const rows = screen
      .getAllByRole("row")
      .map((row) => [...row.children].map((cell) => cell.lastChild?.textContent?.trim()));
    expect(rows.slice(1)).toEqual([
      ["Ada", "3", "–", "when affected"],
      ["Bob", "2", "Rebellion ×2", "at every opportunity"],
      ["Cy", "0", "–", "no more this phase"],
    ]);
    expect(screen.getByText("Pile: 40")).toBeTruthy();
    expect(screen.getByText("Discard pile: 3").parentElement?.textContent).toContain("Treason, Counter-espionage ×2");
  });
});

describe("a card on the table", () => {
  it("shows what was named for it, and the answers as a stack", async () => {
    const { onselect } = show({ view: { ...view, step: "response", card: CARD } });
    const table = screen.getByRole("region", { name: "On the table: Forged land orders" });
    expect(table.textContent).toContain("played by Bob");
    expect(table.textContent).toMatch(/2.×.infantry, 1.×.artillery/);
    await fireEvent.click(within(table).getByRole("button", { name: "Siam" }));
    expect(onselect).toHaveBeenCalledWith("siam");
    const stack = within(within(table).getByRole("list", { name: "Responses" })).getAllByRole("listitem");
    expect(stack.map((one) => one.textContent?.split(":")[0])).toEqual(["Cy", "Ada"]); // the newest on top
  });

  it("is aimed by one click; a place that is pointed at is shown on the board", async () => {
    const targets = ["congo", "siam", "south_sea"].map((space, i) => ({ action: 70 + i, do: "at", space }));
    const { onplay, onselect } = show({
      view: { ...view, step: "target", card: { ...CARD, at: null, to: null, detach: null } },
      legal: targets,
    });
    const congo = screen.getByRole("button", { name: /^Congo/ });
    expect(congo.textContent).toMatch(/1 trading post · 2.×.infantry, 1.×.fort/);
    expect(screen.getByRole("button", { name: /^South Sea/ }).textContent).toMatch(
      /Bob: 2.×.frigate · pirates: 1.×.frigate/,
    );
    expect(screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual(
      expect.arrayContaining(["Colonies: Bob", "Colonies: Cy", "Seas with ships"]),
    );
    await fireEvent.mouseEnter(congo);
    expect(onselect.mock.calls).toEqual([["congo"]]);
    await fireEvent.click(congo);
    expect(onplay).toHaveBeenCalledWith(70);
  });

  it("lets its player take one of an unmasked hand", async () => {
    const unmask = { ...CARD, player: 0, card: "unmask", at: null, to: null, detach: null, against: 1, openly: false };
    const { onplay } = show({
      view: { ...view, step: "unmask", card: unmask },
      legal: [{ action: 80, do: "take", card: "rebellion" }],
    });
    expect(screen.getByRole("heading", { name: "Hand: Bob" })).toBeTruthy();
    expect(screen.getByText("secretly")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Take: Rebellion" }));
    expect(onplay).toHaveBeenCalledWith(80);
  });
});

describe("asides", () => {
  it("are cards to break in with, and the standing wish", async () => {
    const onplay = vi.fn();
    const asides = [{ action: 60, do: "interrupt", card: "sabotage" }, ALERT];
    render(Asides, { props: { words, asides, seat: 0, onplay, onclose: () => undefined } });
    const dialog = screen.getByRole("dialog", { name: "Interrupt with a card" });
    await fireEvent.click(within(dialog).getByRole("button", { name: "Interrupt: Sabotage" }));
    expect(onplay).toHaveBeenCalledWith(60);
  });
});
