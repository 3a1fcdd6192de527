import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Legal } from "../../lib/protocol";
import Movement from "./Movement.svelte";
import { hand } from "./movement/hand.svelte";
import { figuresOf, propsOf, sailing, viewOf } from "./movement/testing";

beforeEach(() => hand.clear());
afterEach(cleanup);

function show(more: object = {}) {
  const props = propsOf(more);
  return { ...props, ...render(Movement, { props }) };
}

const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole("button", { name });

describe("the movement panel", () => {
  it("lists what can still move, and warns before the end", async () => {
    const { onselect, onplay } = show();
    await fireEvent.click(button(/^France/));
    expect(onselect).toHaveBeenCalledWith("france");
    const end = button(/^End movement, 5 units could still move, 2 fleets could still sail/);
    await fireEvent.click(end);
    expect(onplay).toHaveBeenCalledWith(0);
  });

  it("sends the chosen stack to a goal in one gesture", async () => {
    const { onplay } = show({ selected: "france" });
    const infantry = screen.getByRole("group", { name: "infantry" });
    expect(within(infantry).getByRole("status").textContent).toBe("2");
    expect(within(infantry).getAllByRole("button")[1]!.hasAttribute("disabled")).toBe(true);
    await fireEvent.click(within(infantry).getByRole("button", { name: "One fewer: infantry" }));
    await fireEvent.click(button(/Germany, 1 point left|→ Germany/));
    expect(onplay).toHaveBeenCalledWith(10, 1, [20, 30]);
  });

  it("names the battles that follow, with their odds", () => {
    const pending = [{ region: "italy", odds: { attacker: 0.42, defender: 0.58, lowest: 0, highest: 1 } }];
    show({ figures: { ...figuresOf(), pending } });
    expect(screen.getByText("42% for the attacker")).toBeTruthy();
    expect(button(/^End movement.*1 battle follows/)).toBeTruthy();
  });

  it("says when nobody moves", () => {
    show({ view: viewOf({ mover: -1, step: "construct" }), legal: [], figures: { pending: [], movement: null } });
    expect(screen.getByText("There is no movement in this phase.")).toBeTruthy();
  });
});

describe("fleets", () => {
  it("are taken in hand one by one or together", async () => {
    const { onplay } = show();
    await fireEvent.click(button("Select fleet 2"));
    await fireEvent.click(button("Select all 2"));
    expect(onplay.mock.calls).toEqual([[3], [1, 1, [2]]]);
  });

  const board: Legal[] = [
    { action: 0, do: "done" },
    { action: 40, do: "board", mover: "infantry", region: "france" },
    { action: 41, do: "board", mover: "general", region: "france" },
  ];
  const { movement } = figuresOf();
  const inHand = {
    view: viewOf({ step: "sail", frames: sailing(["2"]) }),
    figures: {
      ...figuresOf(),
      movement: {
        ...movement!,
        everybody: [40, 41],
        reach: [{ ...movement!.reach[4]!, first: [] }],
      },
    },
    legal: board,
  };

  it("take units aboard by hand as far as there is room, or all in one gesture", async () => {
    const { onplay } = show(inHand);
    expect(screen.getByText("3 transport points free")).toBeTruthy();
    const more = button("One more: infantry");
    await fireEvent.click(more);
    expect(more.disabled).toBe(true);
    await fireEvent.click(button("Take 1 unit aboard"));
    await fireEvent.click(button("Take aboard everyone who fits (2)"));
    expect(onplay.mock.calls).toEqual([
      [40, 1, []],
      [40, 1, [41]],
    ]);
  });

  it("sail and land, and stay where they are", async () => {
    const { onplay } = show(inHand);
    await fireEvent.click(button(/→ Germany, landing/));
    await fireEvent.click(button("Leave these fleets here"));
    expect(onplay.mock.calls).toEqual([[50, 1, [51]], [0]]);
  });

  it("land units by hand, or everyone", async () => {
    const frames = [{ step: "turn" }, { step: "ashore", region: "germany", sea: "north_sea", group: ["2"], landed: 1 }];
    const legal: Legal[] = [
      { action: 0, do: "done" },
      { action: 61, do: "ashore", kind: "infantry" },
      { action: 62, do: "ashore", kind: "general" },
    ];
    const figures = { ...figuresOf(), movement: { ...movement!, reach: [], everybody: [61, 61, 62] } };
    const { onplay } = show({ view: viewOf({ step: "ashore", frames }), legal, figures });
    await fireEvent.click(button("One more: general"));
    await fireEvent.click(button("Land 1 unit"));
    await fireEvent.click(button("Land everyone (3)"));
    await fireEvent.click(button("Land no one else"));
    expect(onplay.mock.calls).toEqual([[62, 1, []], [61, 1, [61, 62]], [0]]);
  });
});
