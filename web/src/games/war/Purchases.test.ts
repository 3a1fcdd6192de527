import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { Keys, type Deeds } from "../../lib/keys";
import type { Hint, Legal } from "../../lib/protocol";
import { counted } from "../../table/counting";
import { figuresOf, propsOf, purchasesOf, viewOf } from "./economy/testing";
import Purchases from "./Purchases.svelte";

afterEach(cleanup);

function show(more: object = {}) {
  const props = propsOf(more);
  return { ...props, ...render(Purchases, { props }) };
}

const ware = (kind: string): HTMLElement => document.querySelector(`[data-ware="${kind}"]`) as HTMLElement;
const textOf = (one: Element | null | undefined): string => one?.textContent?.replace(/\s+/g, " ").trim() ?? "";

describe("the price list", () => {
  it("says what there is to spend, and whether the next production pays for it", () => {
    show();
    expect(textOf(document.querySelector("dl"))).toBe("PP left 100 DP 2");
    expect(screen.getByText("Next production: +28 PP income, −4 PP maintenance, leaving 124 PP.")).toBeTruthy();
    expect(textOf(ware("infantry").querySelector(".head"))).toBe("infantry 10 PP 37 left 2 places");
    expect(ware("fleet").classList.contains("shut")).toBe(true);
  });

  it("buys several at once, up to what the place allows", async () => {
    const { onplay } = show();
    await fireEvent.click(within(ware("infantry")).getByRole("button", { name: "infantry: 2 places" }));
    const more = within(ware("infantry")).getAllByRole("button", { name: "One more" })[1] as HTMLButtonElement;
    for (let i = 0; i < 3; i++) await fireEvent.click(more);
    expect(more.disabled).toBe(true);
    const build = within(ware("infantry")).getByRole("button", { name: /^Build an infantry: France/ });
    expect(textOf(build.querySelector(".coin"))).toBe("40");
    await fireEvent.click(build);
    expect(onplay).toHaveBeenCalledWith(2, 4);
  });

  it("offers a building alone and with an engineer, and says why it cannot stand elsewhere", async () => {
    const { onplay, onwhy, onrule } = show();
    await fireEvent.click(within(ware("city")).getByRole("button", { name: "city: 1 place" }));
    const engineer = within(ware("city")).getByRole("button", { name: /^Build a city with an engineer: Egypt/ });
    expect(textOf(engineer.querySelector(".coin"))).toBe("20");
    await fireEvent.click(engineer);
    expect(onplay).toHaveBeenCalledWith(6, 1);
    const others = ware("city").querySelector("details") as HTMLDetailsElement;
    others.open = true;
    await fireEvent(others, new Event("toggle"));
    await fireEvent.click(within(others).getByRole("button", { name: "Build a city: France" }));
    expect(onwhy).toHaveBeenCalledWith({ do: "build", building: "city", region: "france", help: "alone" });
    await fireEvent.click(within(await screen.findByRole("status")).getByRole("button"));
    expect(onrule).toHaveBeenCalledWith("war/build/cavalry-city");
  });

  it("shows only what the region chosen on the board takes", async () => {
    const { onselect } = show({ selected: "egypt" });
    expect(screen.getByText("Choices here: Egypt")).toBeTruthy();
    expect(within(ware("infantry")).getByRole("button", { name: /^Build an infantry: Egypt/ })).toBeTruthy();
    expect(within(ware("cavalry")).getByRole("button", { name: "Build a cavalry: Egypt" }).dataset["choice"]).toBe(
      undefined,
    );
    await fireEvent.click(screen.getByRole("button", { name: "All regions" }));
    expect(onselect).toHaveBeenCalledWith(null);
  });

  it("adds up what was bought in this phase, and ends with a summary", async () => {
    const { onplay } = show();
    const lines = screen.getByRole("heading", { name: "Bought this phase" }).nextElementSibling;
    expect([...(lines?.children ?? [])].map(textOf)).toEqual([
      "2 × infantry France 20",
      "1 × city France 20",
      "Total40",
    ]);
    expect(screen.getByText("3 pieces for 40 PP; 100 PP left.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "End construction" }));
    expect(onplay).toHaveBeenCalledWith(1);
  });
});

describe("set-up", () => {
  it("sells pieces without a place, up to the most that there is room for", async () => {
    const buying: Legal[] = [
      { action: 1, do: "done" },
      { action: 11, do: "buy", piece: "infantry" },
    ];
    const { onplay } = show({
      view: viewOf({ step: "purchase", phase: 0 }),
      legal: buying,
      figures: figuresOf({ purchases: purchasesOf({ most: { infantry: 10, city: 0 }, sites: {} }) }),
    });
    await fireEvent.click(within(ware("infantry")).getByRole("button", { name: "As many as possible: 10" }));
    await fireEvent.click(within(ware("infantry")).getByRole("button", { name: /^Buy an infantry/ }));
    expect(onplay).toHaveBeenCalledWith(11, 10);
    expect(ware("city").classList.contains("shut")).toBe(true);
  });

  it("places what waits in the bag", async () => {
    const placing: Legal[] = [
      { action: 21, do: "place", piece: "infantry", area: "france" },
      { action: 22, do: "place", piece: "infantry", area: "egypt" },
    ];
    const bag = { ...viewOf().players[0], bag: { infantry: 3 } };
    const { onplay } = show({ view: viewOf({ step: "placement", phase: 0, players: [bag] }), legal: placing });
    expect([...document.querySelectorAll("[data-ware]")].map((one) => one.getAttribute("data-ware"))).toEqual([
      "infantry",
    ]);
    expect(textOf(ware("infantry").querySelector(".head"))).toBe("infantry 3 to place 2 places");
    await fireEvent.click(within(ware("infantry")).getByRole("button", { name: "infantry: 2 places" }));
    await fireEvent.click(within(ware("infantry")).getByRole("button", { name: /^Place an infantry: Egypt/ }));
    expect(onplay).toHaveBeenCalledWith(22, 1);
  });
});

describe("by keyboard alone", () => {
  const keys = new Keys({} as Deeds); // numbers and arrows need none

  function press(key: string): void {
    keys.pressed(new KeyboardEvent("keydown", { key }));
    flushSync();
  }

  /** As at the table, where the form shows the number of each choice. */
  function form(more: object = {}) {
    const { container, onplay } = show(more);
    container.setAttribute("data-form", "");
    const stop = counted(container);
    onTestFinished(stop);
    return onplay;
  }

  /** The number that stands on a button. */
  async function numberOf(name: string | RegExp): Promise<string> {
    const key = screen.getByRole("button", { name }).querySelector("kbd");
    await waitFor(() => expect(key?.getAttribute("data-number")).toBeTruthy());
    return key?.getAttribute("data-number") ?? "";
  }

  it("buys: a number unfolds the places, the next one builds there", async () => {
    const onplay = form();
    press(await numberOf("infantry: 2 places"));
    press(await numberOf(/^Build an infantry: France/));
    expect(onplay).toHaveBeenCalledWith(2, 1);
  });

  it("gives no number to what can be built nowhere", () => {
    form();
    const nowhere = within(ware("fleet")).getByRole("button", { name: "fleet: nowhere right now" });
    expect(nowhere.hasAttribute("data-choice")).toBe(false);
  });

  it("places: arrows reach the fold, and then the places in it", async () => {
    const placing: Legal[] = [
      { action: 21, do: "place", piece: "infantry", area: "france" },
      { action: 22, do: "place", piece: "infantry", area: "egypt" },
    ];
    const bag = { ...viewOf().players[0], bag: { infantry: 3 } };
    const onplay = form({ view: viewOf({ step: "placement", phase: 0, players: [bag] }), legal: placing });
    const enter = (): void => (document.activeElement as HTMLElement).click(); // as a browser does
    press("ArrowDown");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("infantry: 2 places");
    enter();
    flushSync();
    press("ArrowDown");
    press("ArrowDown");
    enter();
    expect(onplay).toHaveBeenCalledWith(21, 1);
  });
});

describe("secret orders", () => {
  const ordering = (order: object[]) => ({
    view: viewOf({
      step: "orders",
      deciders: [0, 1],
      players: [{ ...viewOf().players[0], order }, viewOf().players[1]],
    }),
    figures: figuresOf({ purchases: purchasesOf({ pp: 80 }) }),
    legal: [
      { action: 1, do: "done" },
      { action: 2, do: "raise", kind: "infantry", region: "france" },
      { action: 31, do: "westernize", region: "egypt" },
    ],
    events: [],
  });

  it("show one's own lines so far, with native diplomacy among them", async () => {
    const line = { do: "raise", kind: "infantry", region: "france" };
    const { onplay } = show(ordering([line, line]));
    expect(textOf(screen.getByRole("heading", { name: "Your secret order" }).nextElementSibling)).toBe(
      "2 × Build an infantry: France",
    );
    expect(screen.getByText("2 lines for 20 PP; 80 PP left.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Native diplomacy: 1 option" }));
    await fireEvent.click(screen.getByRole("button", { name: /^Pay 1 DP to westernize: Egypt/ }));
    expect(onplay).toHaveBeenCalledWith(31);
    expect(screen.getByRole("button", { name: "Hand in the order" })).toBeTruthy();
  });

  it("that have become illegal are put to the vote", async () => {
    const votes: Legal[] = [
      { action: 41, do: "allow" },
      { action: 42, do: "refuse" },
    ];
    const order = [{ do: "raise", kind: "cavalry", region: "china" }];
    const { onplay } = show({
      view: viewOf({ step: "correct", players: [viewOf().players[0], { ...viewOf().players[1], order }] }),
      figures: figuresOf({ purchases: purchasesOf({ seat: 1 }) }),
      legal: votes,
      events: [],
    });
    expect(screen.getByText("Build a cavalry: China")).toBeTruthy();
    expect(document.querySelectorAll("[data-ware]")).toHaveLength(0);
    await fireEvent.click(screen.getByRole("button", { name: "Cancel the line" }));
    expect(onplay).toHaveBeenCalledWith(42);
  });
});

describe("units that cannot be paid for", () => {
  it("go one by one, with what goes with them", async () => {
    const going: Legal[] = [
      { action: 51, do: "disband", kind: "infantry", region: "egypt" },
      { action: 52, do: "scuttle", fleet: "1" },
    ];
    const { onplay } = show({
      view: viewOf({ step: "maintain", frames: [{ step: "maintain", player: 0, unpaid: 2 }] }),
      legal: going,
      hints: new Map<number, Hint[]>([
        [51, [["deserted", {}]]],
        [52, [["cargo", { number: 1 }]]],
      ]),
    });
    expect(screen.getByText("You cannot pay for all your units: disband 2 more.")).toBeTruthy();
    expect([...document.querySelectorAll("[data-choice] .label")].map(textOf)).toEqual([
      "1 × infantrythe region reverts to the natives",
      "fleet 11 unit aboard is lost too",
    ]);
    expect(screen.getByRole("button", { name: "North Sea" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: /^Disband fleet 1/ }));
    expect(onplay).toHaveBeenCalledWith(52);
  });
});

describe("a look at purchases", () => {
  it("lists prices and supply, of those who do not buy only what they bought", async () => {
    show({ view: viewOf({ step: "move", seat: 0 }), legal: [] });
    expect(textOf(screen.getByRole("row", { name: /^infantry/ }))).toBe("infantry1037");
    expect(textOf(screen.getByRole("row", { name: /^city/ }))).toBe("city30∞");
    await fireEvent.click(screen.getByRole("button", { name: /^Bruno/ }));
    expect(screen.queryByRole("table")).toBe(null);
    expect(textOf(screen.getByRole("heading", { name: "Bought this phase" }).nextElementSibling)).toContain("China");
  });
});
