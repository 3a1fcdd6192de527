import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../../lib/protocol";
import { board, view, words } from "./race/testing";
import Wheel from "./Wheel.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const told = (event: string, values: object): GameEvent => ({ event, action: 1, ...values });
const trade = [
  told("event", { what: "land_trade", space: "korea" }),
  told("earned", { seat: 0, number: 1, space: "korea" }),
];

function show(events: GameEvent[], speed = 1) {
  const onbusy = vi.fn();
  const made = render(Wheel, { props: { words, board, view, events, speed, onbusy } });
  const find = (selector: string): Element | null => made.container.querySelector(selector);
  return { ...made, onbusy, find, text: () => find(".told")?.textContent ?? "" };
}

async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await tick();
}

describe("the wheel", () => {
  it("turns to the place and to the event, and then says what has happened", async () => {
    const { find, text, onbusy } = show(trade);
    await tick();
    expect(find(".luck.shown")).toBeTruthy();
    expect([text(), onbusy.mock.calls]).toEqual(["", [[true]]]);
    const [ring, hub] = [...(find("svg")?.querySelectorAll<SVGElement>(".wheel") ?? [])].map(
      (one) => one.style.transform,
    );
    expect(ring).toBe("rotate(900deg)"); // the third of five countries: its middle lies opposite the top
    expect(hub).toBe("rotate(1260deg)"); // trade has the fields from 90 to 270 degrees
    await pass(900);
    expect(text()).toBe("Trade: Korea. Ada earns 1 doubloon from trade: Korea.");
    expect(find(".chosen")).toBeTruthy();
    await pass(300);
    expect(onbusy.mock.calls).toEqual([[true], [false]]);
    await pass(2000);
    expect(find(".luck.shown")).toBe(null);
  });

  it("has the colours of those whom luck would strike", async () => {
    const { find } = show(trade);
    await tick();
    const colours = [...(find("svg")?.querySelectorAll<SVGElement>(".space") ?? [])].map((field) =>
      field.style.getPropertyValue("--colour"),
    );
    expect(colours).toEqual(["var(--seat-0)", "var(--seat-1)", "var(--seat-0)", "var(--seat-1)", "var(--seat-0)"]);
    cleanup();
    const storm = show([told("event", { what: "sea_storm", space: "baltic_sea" })]);
    await tick();
    const seas = [...storm.container.querySelectorAll<SVGElement>(".space")].map((field) =>
      field.style.getPropertyValue("--colour"),
    );
    expect(seas).toEqual(["var(--seat-1)", ""]);
  });

  it("names the country where only countries are given", async () => {
    const { find } = show([told("colony", { seat: 1, space: "egypt" })]);
    await pass(900);
    expect(find(".event")).toBe(null);
    expect(find("text")?.textContent).toContain("Egypt");
  });

  it("lays dice beside each other, and says what they decide", async () => {
    const { find, text, rerender, container } = show([told("rolled", { seat: 0, die: 2 })]);
    await pass(800);
    expect(text()).toBe("");
    await rerender({ events: [told("rolled", { seat: 1, die: 5 }), told("round", { number: 2, seat: 1 })] });
    await pass(400);
    expect([...container.querySelectorAll(".dice .name")].map((one) => one.textContent)).toEqual(["Ada", "Bruno"]);
    expect([...container.querySelectorAll(".dice svg")].map((one) => one.querySelectorAll("circle").length)).toEqual([
      2, 5,
    ]);
    expect(text()).toBe("Round 2 begins; Bruno goes first.");
    expect(find("svg.wheels")).toBe(null);
  });

  it("is gone at once for whoever skips", async () => {
    const { find, rerender, onbusy } = show(trade);
    await tick();
    await rerender({ speed: 0 });
    expect(find(".luck.shown")).toBe(null);
    expect(onbusy).toHaveBeenLastCalledWith(false);
  });
});
