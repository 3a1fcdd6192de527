import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Hint, Legal } from "../../lib/protocol";
import { propsOf, viewOf } from "./economy/testing";
import Natives from "./Natives.svelte";

afterEach(cleanup);

function show(more: object = {}) {
  const props = propsOf({ legal: [], view: viewOf({ step: "move" }), ...more });
  return { ...props, ...render(Natives, { props }) };
}

const textOf = (one: Element | null | undefined): string => one?.textContent?.replace(/\s+/g, " ").trim() ?? "";
const cells = (name: RegExp): string[] => within(screen.getByRole("row", { name })).getAllByRole("cell").map(textOf);

describe("the table of natives", () => {
  it("tells strength, spheres and an explorer's chances as far as they are known", async () => {
    show();
    expect(cells(/^Egypt/)).toEqual(["6+", "1×2Bruno", "", "", "", ""]);
    expect(cells(/^Kongo/)).toEqual(["?", "2×1Ada", "40", "30", "20", "10"]);
    await fireEvent.click(screen.getByRole("checkbox", { name: "With gift" }));
    expect(cells(/^Kongo/)).toEqual(["?", "2×1Ada", "58", "33", "6", "3"]);
    expect(screen.queryByRole("row", { name: /^France/ })).toBe(null);
    expect(screen.getByText("worth 5 or more: 61.9%")).toBeTruthy();
  });

  it("is sorted and limited to a zone", async () => {
    const { onselect } = show();
    const names = (): string[] => screen.getAllByRole("button").map(textOf);
    expect(names()).toEqual(["Egypt", "Kongo", "China"]);
    await fireEvent.change(screen.getByRole("combobox", { name: "Sort by" }), { target: { value: "strength" } });
    expect(names()).toEqual(["China", "Egypt", "Kongo"]);
    await fireEvent.change(screen.getByRole("combobox", { name: "Zone" }), { target: { value: "eastern_asia" } });
    expect(names()).toEqual(["China"]);
    await fireEvent.click(screen.getByRole("button", { name: "China" }));
    expect(onselect).toHaveBeenCalledWith("china");
  });

  it("is shown also while something else is decided", () => {
    show({ view: viewOf(), legal: [{ action: 1, do: "done" }] });
    expect(screen.queryByRole("button", { name: /End/ })).toBe(null);
    expect(screen.getByRole("table")).toBeTruthy();
  });
});

describe("an explorer", () => {
  const exploring = (gift: number, more: object = {}) => ({
    view: viewOf({
      step: "gift",
      frames: [{ step: "gift", region: "kongo", gift, spheres: 2, dice: [] }],
      ...more,
    }),
  });

  it("sees the chance of each answer, with its range while the marker is unknown", async () => {
    const choices: Legal[] = [
      { action: 61, do: "pass" },
      { action: 62, do: "gift" },
    ];
    const { onplay } = show({ ...exploring(-1), legal: choices });
    expect(screen.getByText("Marker unknown").parentElement?.textContent?.replace(/\s+/g, " ").trim()).toBe(
      "Marker unknown · fleet nearby: +1 · spheres of influence: +2",
    );
    expect(cells(/^Region gained/)).toEqual(["40% 0–97.2%", "58.3%"]);
    expect(cells(/^Explorer lost/)).toEqual(["10% 2.8–58.3%", "2.8%"]);
    await fireEvent.click(screen.getByRole("button", { name: "Offer the natives a gift for 1 DP" }));
    expect(onplay).toHaveBeenCalledWith(62);
  });

  it("is watched by the others, without what was not chosen", () => {
    show(exploring(1));
    expect(screen.getByRole("heading", { name: "Ada’s explorer: Kongo" })).toBeTruthy();
    expect(cells(/^Region gained/)).toEqual(["58.3%"]);
  });
});

describe("native diplomacy", () => {
  const incite = (action: number, payment: string, bribe: string): Legal => ({
    action,
    do: "incite",
    region: "china",
    payment,
    bribe,
  });
  const chance = (number: number): Hint[] => [["revolt", { percent: number }]];

  it("tells the chance of a revolt with a bribe and without, and why not otherwise", async () => {
    const { onplay, onwhy } = show({
      view: viewOf({ step: "incite", frames: [{ step: "incite", player: 0, bought: 0 }] }),
      legal: [{ action: 1, do: "done" }, incite(71, "dp", "plain"), incite(72, "dp", "bribe")],
      dimmed: [{ do: "incite", region: "china", payment: "sphere", bribe: "plain" }],
      hints: new Map([
        [71, chance(17)],
        [72, chance(58)],
      ]),
    });
    const options = [...document.querySelectorAll("[data-region=china] .option")];
    expect(options.map((one) => [textOf(one.querySelector(".label")), textOf(one.querySelector(".bar"))])).toEqual([
      ["Incite for 1 DP", "17%"],
      ["Incite for 1 DP, bribe for 1 DP", "58%"],
      ["Incite for a sphere", ""],
    ]);
    await fireEvent.click(screen.getByRole("button", { name: /with a bribe for 1 DP more: China/ }));
    expect(onplay).toHaveBeenCalledWith(72);
    await fireEvent.click(screen.getByRole("button", { name: /for a sphere of influence: China/ }));
    expect(onwhy).toHaveBeenCalledWith({ do: "incite", region: "china", payment: "sphere", bribe: "plain" });
    await fireEvent.click(screen.getByRole("button", { name: "Incite no more revolts" }));
    expect(onplay).toHaveBeenLastCalledWith(1);
  });

  it("shows what each side taken makes of it, and what a chit is worth", async () => {
    const { onplay } = show({
      view: viewOf({ step: "sides", frames: [{ step: "sides", region: "egypt", queue: [0] }] }),
      legal: [
        { action: 81, do: "support", number: 0 },
        { action: 82, do: "support", number: 1 },
      ],
      hints: new Map([
        [81, chance(42)],
        [82, chance(72)],
      ]),
    });
    expect([...document.querySelectorAll(".answer")].map((one) => textOf(one.querySelector(".bar")))).toEqual([
      "42%",
      "72%",
    ]);
    await fireEvent.click(screen.getByRole("button", { name: /^1 sphere of influence supports/ }));
    expect(onplay).toHaveBeenCalledWith(82);
    cleanup();
    show({
      view: viewOf({ step: "keep", frames: [{ step: "keep", region: "france", left: 0 }] }),
      legal: [{ action: 91, do: "keep", chit: "tea" }],
      hints: new Map<number, Hint[]>([[91, [["worth", { value: 5 }]]]]),
    });
    expect(textOf(document.querySelector("[data-choice] .label"))).toBe("Keep a resource chit: teaworth 5 PP");
  });
});
