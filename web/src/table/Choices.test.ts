import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Do, Hint, Legal, View, WhyMessage } from "../lib/protocol";
import { words } from "../testing/words";
import Choices from "./Choices.svelte";

afterEach(cleanup);

const legal: Legal[] = [
  { action: 11, do: "march", from: "rome", to: "vienna" },
  { action: 12, do: "march", from: "rome", to: "naples" },
  { action: 1, do: "done" },
];
const dimmed: Do[] = [
  { do: "march", from: "naples", to: "rome" },
  { do: "march", from: "vienna", to: "rome" },
];

function show(more: object = {}) {
  const onplay = vi.fn();
  const onrule = vi.fn();
  const onselect = vi.fn();
  const onconfirm = vi.fn();
  const oncancel = vi.fn();
  const why = vi.fn(async (_: Do): Promise<WhyMessage> => ({
    type: "why",
    ask: 1,
    possible: false,
    rule: "imperial/factory/one-per-city",
    details: { area: "rome" },
  }));
  const hints = new Map<number, Hint[]>([
    [
      11,
      [
        ["fee", { fee: 2 }],
        ["passes", {}],
      ],
    ],
  ]);
  const props = {
    words,
    legal,
    dimmed,
    hints,
    few: false,
    view: { game: "imperial", step: "armies" } as View,
    repeats: (action: Do) => (action["to"] === "naples" ? 3 : 1),
    selected: null,
    confirming: null,
    ...{ onplay, onconfirm, oncancel, onselect, onrule, why },
  };
  render(Choices, { props: { ...props, ...more } });
  return { onplay, onrule, onselect, onconfirm, oncancel, why };
}

describe("choices", () => {
  it("stand in words under their heading, with what they cost or bring", () => {
    show();
    expect(screen.getByRole("heading", { name: "From Rome" })).toBeTruthy();
    const numbers = [...document.querySelectorAll("[data-choice]")].map((one) => one.getAttribute("data-choice"));
    expect(numbers).toEqual(["1", "2", "3"]);
    expect(document.querySelector("[data-choice='1'] .hint")?.textContent).toBe("fee 2 M · passes Investor");
    expect(document.querySelector("[data-choice='2'] .hint")).toBe(null);
  });

  it("are played by a click, several units at once where there are several", async () => {
    const { onplay } = show();
    await fireEvent.click(document.querySelector("[data-choice='1']") as Element);
    expect(onplay).toHaveBeenLastCalledWith(11);
    await fireEvent.click(screen.getByRole("button", { name: /Naples, 3 times/ }));
    expect(onplay).toHaveBeenLastCalledWith(12, 3);
    expect(screen.queryByRole("button", { name: /Vienna, 2 times/ })).toBe(null);
  });

  it("narrow down to a region", async () => {
    const { onselect } = show({ selected: "naples" });
    expect(screen.getByRole("heading", { name: "Choices here: Naples" })).toBeTruthy();
    expect(document.querySelectorAll("[data-choice]")).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "Show all choices" }));
    expect(onselect).toHaveBeenCalledWith(null);
  });

  it("are confirmed where somebody wishes so", async () => {
    const { onconfirm, oncancel } = show({ confirming: legal[1] });
    expect(document.querySelectorAll("[data-choice]")).toHaveLength(0);
    await fireEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(oncancel).toHaveBeenCalledOnce();
    await fireEvent.click(screen.getByRole("button", { name: "Confirm" }));
    expect(onconfirm).toHaveBeenCalledOnce();
  });
});

describe("what is not possible", () => {
  it("is dimmed, and says why with its rule when asked", async () => {
    const { why, onrule } = show();
    const button = screen.getByRole("button", { name: /from Naples to Rome/, hidden: true });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(button);
    expect(why).toHaveBeenCalledWith(dimmed[0]);
    expect((await screen.findByRole("status", { hidden: true })).textContent).toContain("Rome already has a factory");
    await fireEvent.click(screen.getByRole("button", { name: "Rule", hidden: true }));
    expect(onrule).toHaveBeenCalledWith("imperial/factory/one-per-city");
  });

  it("unfolds where a region is asked about, and keeps to it", () => {
    show({ selected: "naples" });
    expect(document.querySelector<HTMLDetailsElement>("details.refused")?.open).toBe(true);
    expect(document.querySelectorAll(".dim")).toHaveLength(1);
  });
});
