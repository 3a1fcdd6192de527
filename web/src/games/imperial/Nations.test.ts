import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BoardJson } from "../../board/types";
import type { Hint, Legal } from "../../lib/protocol";
import { board, words } from "../../testing/words";
import Nations from "./Nations.svelte";
import { nation } from "./testing";
import type { Figures, ImperialView } from "./view";

afterEach(cleanup);

const view = {
  game: "imperial",
  seat: 0,
  step: "invest",
  to_act: 0,
  deciders: [0],
  players: [
    { cash: 7, swiss_bank: false },
    { cash: null, swiss_bank: false },
  ],
  nations: [nation("austria_hungary", 1, [0, -1, 1, -1]), nation("italy", 0, [-1, 0, -1, 1])],
  areas: {},
  card: 0,
  nation: 0,
  turns: 3,
  frames: [{ step: "invest", queue: [0], lent_to: [] }],
} as unknown as ImperialView;
const figures = {
  nations: [
    { factor: 0, taxes: 4, interest: 4, lent: [2, 6] },
    { factor: 1, taxes: 6, interest: 6, lent: [4, 9] },
  ],
  players: [{ interest: 3, bond_value: 2, score: 9 }],
} as unknown as Figures;
const legal: Legal[] = [
  { action: 1, do: "bond", nation: "austria_hungary", bond: 4 },
  { action: 2, do: "increase", nation: "austria_hungary", bond: 2, to: 4 },
  { action: 3, do: "increase", nation: "austria_hungary", bond: 2, to: 9 },
  { action: 4, do: "bond", nation: "italy", bond: 6 },
  { action: 9, do: "pass" },
];
const hints = new Map<number, Hint[]>([
  [1, [["bond", { interest: 2 }]]],
  [2, [["increase", { price: 2, interest: 1 }]]],
  [
    3,
    [
      ["increase", { price: 7, interest: 3 }],
      ["government", {}],
    ],
  ],
  [4, [["bond", { interest: 3 }]]],
]);

function show(more: object = {}) {
  const onplay = vi.fn();
  const onwhy = vi.fn(() =>
    Promise.resolve({ type: "why" as const, ask: 1, possible: false, rule: "imperial/invest/cash-only", details: {} }),
  );
  const props = {
    words,
    language: "en" as const,
    board: board as BoardJson,
    view,
    figures,
    seats: [],
    asides: [],
    dimmed: [],
    events: [],
    legal,
    hints,
    selected: null,
    onplay,
    onwhy,
    onrule: vi.fn(),
    onselect: vi.fn(),
    ...more,
  };
  const { rerender } = render(Nations, { props });
  return { onplay, onwhy, rerender };
}

const bond = (name: RegExp) => screen.getByRole("button", { name });

describe("the bonds of the nations", () => {
  it("are bought or traded up to where they lie", async () => {
    const { onplay } = show();
    const grids = screen.getAllByRole("list", { name: "Bonds" });
    await fireEvent.click(within(grids[0] as HTMLElement).getByRole("button", { name: /^4 M bond/ }));
    const deal = within(screen.getByRole("group", { name: "4 M bond of Austria-Hungary" }));
    expect(deal.getAllByRole("button").map((one) => one.textContent)).toEqual([
      expect.stringContaining("Buy for 4 M"),
      expect.stringContaining("Trade in your 2 M bond and pay 2 M"),
    ]);
    expect(deal.getAllByText(/leaves 3 M/)).toHaveLength(2); // spoken and seen
    await fireEvent.click(deal.getByRole("button", { name: /Trade in/ }));
    expect(onplay).toHaveBeenCalledExactlyOnceWith(2);
  });

  it("of one's own say what they can be raised to, and who would govern", async () => {
    const { onplay } = show();
    expect(bond(/^9 M bond, interest 4: in the pile, you would govern/)).toBeDefined();
    await fireEvent.click(bond(/^2 M bond, interest 1: Ada/));
    await fireEvent.click(screen.getByRole("button", { name: /Increase to 9 M: pay 7 M.*you would govern/ }));
    expect(onplay).toHaveBeenCalledExactlyOnceWith(3);
  });

  it("that cannot be bought say why", async () => {
    const { onwhy } = show();
    await fireEvent.click(bond(/^9 M bond, interest 4: Bruno/));
    expect(onwhy).toHaveBeenCalledExactlyOnceWith({ do: "bond", nation: "italy", bond: 9 });
    await waitFor(() => expect(screen.getByRole("status")).toBeDefined());
  });

  it("are walked through with arrows, and left with Escape", async () => {
    show();
    const cells = screen.getAllByRole("button").filter((one) => one.dataset["bond"]);
    cells[0]?.focus();
    const press = async (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    await press("ArrowRight");
    await press("ArrowDown");
    expect(document.activeElement).toBe(cells[5]);
    await fireEvent.click(cells[5] as HTMLElement);
    await press("Escape");
    expect(screen.queryByRole("group")).toBeNull();
    expect(document.activeElement).toBe(cells[5]);
  });

  it("show the cash, and the way to pass", async () => {
    const { onplay } = show();
    expect(screen.getByText("7 M")).toBeDefined();
    expect(screen.getByText("6 M in bonds, 3 M interest")).toBeDefined();
    await fireEvent.click(bond(/^Pass/));
    expect(onplay).toHaveBeenCalledExactlyOnceWith(9);
  });

  it("are bought out of turn as well, where one may; the bond stays chosen while others play", async () => {
    const asides = [
      { action: 4, do: "lend", nation: "italy", bond: 6 },
      { first: 70, do: "donate", nation: "italy", from: 1, to: 7 },
    ];
    const { onplay, onwhy, rerender } = show({ view: { ...view, step: "rondel", to_act: 1 }, legal: [], asides });
    expect(screen.getByText("7 M")).toBeDefined();
    await fireEvent.click(bond(/^9 M bond, interest 4: Bruno/));
    expect(onwhy).toHaveBeenCalledExactlyOnceWith({ do: "lend", nation: "italy", bond: 9 });
    await fireEvent.click(bond(/^6 M bond, interest 3: in the pile/));
    await rerender({ legal: [], view: { ...view, step: "import", to_act: 1 } });
    await fireEvent.click(screen.getByRole("button", { name: /Buy for 6 M/ }));
    expect(onplay).toHaveBeenCalledExactlyOnceWith(4);
    expect(screen.queryByRole("group")).toBeNull();
    expect(screen.queryByRole("button", { name: /^Pass/ })).toBeNull();
  });

  it("are only to be looked at while nobody may invest, and only of the nation that is offered in a round", () => {
    show({ legal: [] });
    expect(screen.queryAllByRole("button")).toEqual([]);
    cleanup();
    const round = { ...view, step: "round", frames: [{ step: "round", offered: "italy" }] };
    show({ view: round, legal: legal.filter((one) => one["nation"] !== "austria_hungary") });
    expect(screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual(["Italy"]);
  });
});
