import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Legal } from "../../lib/protocol";
import { figuresOf, legal, propsOf, viewOf } from "./money/testing";
import Investments from "./Investments.svelte";

afterEach(cleanup);

function show(more: object = {}) {
  const props = propsOf(more);
  return { ...props, ...render(Investments, { props }) };
}

const lands = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-land]")];
const names = (): (string | undefined)[] => lands().map((one) => one.dataset["land"]);
const open = (): (string | undefined)[] =>
  lands()
    .filter((one) => one.querySelector("[aria-expanded='true']"))
    .map((one) => one.dataset["land"]);
const head = (id: string): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-land="${id}"] h3 button`) as HTMLElement;
const said = (element: Element | null): string => (element?.textContent ?? "").replace(/\s+/g, " ").trim();

describe("the purse", () => {
  it("says what is left of money and pieces, and how far the goal is", () => {
    show();
    expect([...document.querySelectorAll("dl div")].map(said)).toEqual([
      "free funds 12",
      "surplus 0",
      "Trading posts 3 of 31",
      "total debts 5",
    ]);
    expect(said(screen.getByText(/38 infantry/))).toBe(
      "38 infantry · 20 cavalry · 0 artillery · a fort · 0 frigates · 0 ships of the line · 42 trading posts",
    );
  });

  it("is what was smuggled, and it is all for one country", () => {
    const card = { at: "siam", player: 0, purse: 4 } as never;
    const only: Legal[] = [{ action: 9, do: "buy", kind: "infantry", country: "siam" }];
    show({ view: viewOf({ step: "smuggle", card }), legal: only });
    expect(said(document.querySelector("dl"))).toContain("Smuggled money 4");
    expect(names()).toEqual(["siam"]);
    expect(screen.queryByRole("button", { name: /Done/ })).toBe(null);
    expect([...document.querySelectorAll("[data-choice]:not([aria-expanded])")]).toHaveLength(1);
  });
});

describe("the list", () => {
  it("has the home first and open, and says what each country still allows", () => {
    show();
    expect(names()).toEqual(["great_britain", "egypt", "siam", "china"]);
    expect(open()).toEqual(["great_britain"]);
    expect(said(head("egypt"))).toBe("Egypt 3 of 4 trading posts 3 of 6");
    expect(said(head("siam"))).toBe("Siam 0 of 2 trading posts –");
    expect(said(head("china"))).toBe("China 1 of 3 trading posts famine");
  });

  it("opens a country here and shows it on the board, or the other way round", async () => {
    const { onselect, rerender } = show();
    expect([...document.querySelectorAll("h3 [data-choice] .name")].map(said)).toEqual([
      "Great Britain",
      "Egypt",
      "Siam",
    ]);
    await fireEvent.click(head("egypt"));
    expect(open()).toEqual(["egypt"]);
    expect(onselect).toHaveBeenCalledWith("egypt");
    expect(screen.getByText("2 infantry · a fort · 1 new post")).toBeTruthy();
    await rerender({ selected: "siam" });
    expect(open()).toEqual(["siam"]);
    await rerender({ selected: "north_sea" });
    expect(open()).toEqual(["siam"]);
    await fireEvent.click(head("siam"));
    expect(open()).toEqual([]);
  });

  it("sells what can be bought now, in the order of its numbers", async () => {
    const { onplay } = show({ selected: "egypt" });
    const choices = [...document.querySelectorAll("[data-choice] .label")].map(said);
    expect(choices).toEqual(["secret-service card", "Done", "infantry", "frigate", "trading post"]);
    await fireEvent.click(
      screen.getByRole("button", {
        name: /Recruit infantry: Egypt, costs 1, 11 left · 2 doubloons left for units here/,
      }),
    );
    expect(onplay).toHaveBeenLastCalledWith(5, 1);
    await fireEvent.click(screen.getByRole("button", { name: /^Buy a secret-service card/ }));
    expect(onplay).toHaveBeenLastCalledWith(2);
    await fireEvent.click(screen.getByRole("button", { name: /^Done/ }));
    expect(onplay).toHaveBeenLastCalledWith(1);
  });

  it("sells several with one click where that is possible", async () => {
    const { onplay, rerender } = show({
      selected: "egypt",
      figures: figuresOf({ shop: { egypt: { infantry: 3, post: 1 } } }),
    });
    const many = screen.getByRole("group", { name: "How many: Egypt" });
    await fireEvent.click(within(many).getByRole("button", { name: "As many as possible: 3" }));
    const egypt = document.querySelector('[data-land="egypt"]');
    expect(
      [...(egypt?.querySelectorAll("[data-choice]") ?? [])].map((one) => said(one).replace(/^.*left(?=\d)/, "")),
    ).toEqual(
      expect.arrayContaining([expect.stringContaining("3 × infantry"), expect.stringMatching(/trading post ?2$/)]),
    );
    await fireEvent.click(screen.getByRole("button", { name: /^Recruit infantry: Egypt/ }));
    expect(onplay).toHaveBeenLastCalledWith(5, 3);
    await rerender({ legal: [...legal] });
    expect(within(many).getByText("1")).toBeTruthy();
  });

  it("asks for the sea where there are several, and warns of what waits there", async () => {
    const { onplay } = show({ selected: "egypt" });
    const ship = screen.getByRole("button", { name: /^frigate/ });
    await fireEvent.click(ship);
    expect(onplay).not.toHaveBeenCalled();
    const seas = screen.getByRole("group", { name: "Sea for the frigate" });
    expect([...seas.querySelectorAll("[data-choice] .label")].map(said)).toEqual(["→ Mediterranean Seastorm"]);
    await fireEvent.click(within(seas).getByRole("button", { name: /Mediterranean/ }));
    expect(onplay).toHaveBeenCalledWith(6, 1);
  });

  it("sends a ship at once where there is one sea", async () => {
    const { onplay } = show();
    await fireEvent.click(screen.getByRole("button", { name: /^Build a frigate: Great Britain → North Sea/ }));
    expect(onplay).toHaveBeenCalledWith(4, 1);
  });

  it("says why something cannot be bought, until the next purchase", async () => {
    const { onwhy, onplay, rerender } = show({ selected: "egypt" });
    const fort = screen.getByRole("button", { name: "Build a fort: Egypt" });
    expect(fort.hasAttribute("data-choice")).toBe(false);
    await fireEvent.click(fort);
    expect(onwhy).toHaveBeenCalledWith({ do: "buy", kind: "fort", country: "egypt" });
    expect((await screen.findByRole("status")).textContent).toContain("one fort per post");
    expect(onplay).not.toHaveBeenCalled();
    await rerender({ legal: [...legal] });
    expect(screen.queryByRole("status")).toBe(null);
  });

  it("plays cards, which are no purchase", async () => {
    const { onplay } = show({ legal: [...legal, { action: 30, do: "card", card: "sabotage" }] });
    await fireEvent.click(screen.getByRole("button", { name: /^Play Sabotage/ }));
    expect(onplay).toHaveBeenCalledWith(30);
  });
});

describe("a long list", () => {
  const MORE = ["peru", "chile", "java", "cuba"];
  const long = {
    view: viewOf({ lands: { ...viewOf().lands, ...Object.fromEntries(MORE.map((id) => [id, { owner: 0 }])) } }),
    figures: figuresOf(),
  };

  it("can be narrowed down to one kind of thing", async () => {
    show(long);
    const filter = screen.getByRole<HTMLSelectElement>("combobox", { name: "Show" });
    expect([...filter.options].map(said)).toEqual([
      "All 8 countries",
      "infantry (2)",
      "frigate (2)",
      "trading post (2)",
    ]);
    await fireEvent.change(filter, { target: { value: "post" } });
    expect(names()).toEqual(["egypt", "siam"]);
    expect([...document.querySelectorAll("[data-land] .label")].map(said)).toEqual(["trading post", "trading post"]);
  });

  it("is whole again when nothing of the kind can be bought any more", async () => {
    const { rerender } = show(long);
    await fireEvent.change(screen.getByRole("combobox"), { target: { value: "post" } });
    await rerender({ legal: legal.filter((one) => one.do !== "post") });
    expect(names()).toHaveLength(8);
  });
});

describe("what was bought", () => {
  it("is listed with its price and its place", async () => {
    const { onselect } = show();
    const list = screen.getByRole("list");
    expect(within(list).getAllByRole("listitem").map(said)).toEqual([
      "2 × infantry Egypt 2",
      "1 × infantry Great Britain 1",
      "1 × frigate Egypt → Mediterranean Sea 3",
      "1 × Suez Canal 8",
      "1 × secret-service card 5",
    ]);
    await fireEvent.click(within(list).getByRole("button", { name: "Mediterranean Sea" }));
    expect(onselect).toHaveBeenCalledWith("mediterranean");
  });
});

describe("while nobody asks", () => {
  it("the list is there to be looked at, for every player", async () => {
    const onplay = vi.fn();
    show({ legal: [], view: viewOf({ step: "move", phase: 6, to_act: 1, deciders: [1] }), onplay });
    expect(document.querySelectorAll("[data-choice]")).toHaveLength(0);
    expect(names()).toHaveLength(4);
    await fireEvent.click(screen.getByRole("button", { name: /^Bruno/ }));
    expect(names()).toEqual(["tibet"]);
  });

  it("it follows the player who invests", () => {
    show({ legal: [], view: viewOf({ active: 1, to_act: 1, deciders: [1] }) });
    expect(names()).toEqual(["tibet"]);
  });
});
