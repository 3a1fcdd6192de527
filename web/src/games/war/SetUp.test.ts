import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Legal } from "../../lib/protocol";
import MovementOrder from "./MovementOrder.svelte";
import { given, PLAYERS, viewOf } from "./relations/testing";
import SetUp from "./SetUp.svelte";

afterEach(cleanup);

function show(view: object, legal: Legal[], more: object = {}) {
  const props = given({ view: viewOf({ phase: 0, ...view }), legal, ...more });
  const { container } = render(SetUp, { props });
  return { ...props, said: () => (container.textContent ?? "").replace(/\s+/g, " ") };
}

const pick = (region: string, action: number): Legal => ({ action, do: "pick", region });

describe("starting regions", () => {
  const view = { step: "pick", frames: [{ step: "pick", queue: [0, 1, 2, 3, 0] }] };

  it("are picked zone by zone, with what lies beside them", async () => {
    const { onplay, onselect, said } = show(view, [pick("spain", 7), pick("egypt", 8), pick("tibet", 9)]);
    expect(said()).toContain("Your pick 2 of 3");
    expect(said()).toContain("Europe yours: 1 of 2");
    const egypt = screen.getByRole("button", { name: /Pick a starting region: Egypt, next to 1 of yours/ });
    await fireEvent.mouseEnter(egypt);
    expect(onselect).toHaveBeenLastCalledWith("egypt");
    await fireEvent.mouseLeave(egypt);
    expect(onselect).toHaveBeenLastCalledWith(null);
    await fireEvent.click(egypt);
    expect(onplay).toHaveBeenCalledWith(8);
    expect(screen.getByRole("button", { name: /Tibet, inland/ })).toBeTruthy();
  });

  it("may be drawn in the pseudo-historical game", async () => {
    const { onplay } = show(view, [pick("spain", 7), { action: 3, do: "draw" }]);
    await fireEvent.click(screen.getByRole("button", { name: /Draw a colonial region at random/ }));
    expect(onplay).toHaveBeenCalledWith(3);
  });

  it("are listed for everybody who waits", async () => {
    const { said, onselect } = show(view, []);
    expect(said()).toContain("Ada 30 PP, 2 DP Europe: FranceMiddle East: Ottoman");
    await fireEvent.click(screen.getByRole("button", { name: "Spain" }));
    expect(onselect).toHaveBeenCalledWith("spain");
  });

  it("include a home country", async () => {
    const { onplay } = show({ step: "home", frames: [{ step: "home", queue: [0] }] }, [
      { action: 4, do: "home", region: "france" },
    ]);
    await fireEvent.click(screen.getByRole("button", { name: /Home country: France/ }));
    expect(onplay).toHaveBeenCalledWith(4);
  });
});

describe("exchanges", () => {
  const swaps = { step: "swap", promised: { france: 1, spain: 0 }, willing: { "2": [0] }, finished: [2] };
  const legal: Legal[] = [
    { action: 1, do: "done" },
    { action: 2, do: "promise", region: "ottoman", other: 1 },
    { action: 3, do: "promise", region: "france", other: 0 },
    { action: 4, do: "swap", other: 1 },
  ];

  it("tell what one gives and gets, and who agrees", () => {
    const { said } = show({ step: "swap", frames: [swaps] }, legal);
    expect(said()).toContain("You give: France");
    expect(said()).toContain("You get: Spain Bruno accepts");
    expect(said()).toContain("Clara has finished exchanging");
  });

  it("are offered, taken back and accepted", async () => {
    const { onplay } = show({ step: "swap", frames: [swaps] }, legal);
    const ottoman = screen.getByLabelText("Ottoman: keep or offer");
    await fireEvent.change(ottoman, { target: { value: "1" } });
    expect(onplay).toHaveBeenLastCalledWith(2);
    expect(within(ottoman).getByRole("option", { name: "Offer to Clara" })).toHaveProperty("disabled", true);
    await fireEvent.change(screen.getByLabelText("France: keep or offer"), { target: { value: "0" } });
    expect(onplay).toHaveBeenLastCalledWith(3);
    await fireEvent.click(screen.getByRole("button", { name: /Accept this exchange/ }));
    expect(onplay).toHaveBeenLastCalledWith(4);
    await fireEvent.click(screen.getByRole("button", { name: /No more exchanges/ }));
    expect(onplay).toHaveBeenLastCalledWith(1);
  });
});

describe("an endowment", () => {
  it("is a building, then a resource", async () => {
    const frames = [{ step: "endow", queue: [0, 0] }];
    const { onplay } = show({ step: "endow", frames }, [
      { action: 5, do: "place", piece: "city", area: "france" },
      { action: 6, do: "place", piece: "fort", area: "france" },
    ]);
    await fireEvent.click(screen.getByRole("button", { name: /Place a fort: France/ }));
    expect(onplay).toHaveBeenCalledWith(6);
    cleanup();
    const second = show({ step: "endow", frames }, [{ action: 7, do: "endow", region: "france" }]);
    await fireEvent.click(screen.getByRole("button", { name: /Free developed resource: France/ }));
    expect(second.onplay).toHaveBeenCalledWith(7);
  });
});

describe("the movement order", () => {
  function order(view: object, legal: Legal[]) {
    const props = given({ view: viewOf(view), legal });
    const { container } = render(MovementOrder, { props });
    return { ...props, said: () => (container.textContent ?? "").replace(/\s+/g, " ") };
  }

  it("is bid for in secret, within one's means", async () => {
    const bids = Array.from({ length: 31 }, (_, amount) => ({ action: 200 + amount, do: "bid", amount }));
    const view = { step: "bid", frames: [{ step: "bid" }], deciders: [0, 2] };
    const { onplay, said } = order(view, bids);
    expect(said()).toMatch(/Ada is still deciding.*Bruno sealed.*Clara is still deciding.*Dario sealed/);
    await fireEvent.input(screen.getByRole("spinbutton", { name: "PP (0 to 30)" }), { target: { value: "12" } });
    await fireEvent.click(screen.getByRole("button", { name: "Bid 12 PP" }));
    expect(onplay).toHaveBeenCalledWith(212);
    await fireEvent.input(screen.getByRole("spinbutton", { name: "PP (0 to 30)" }), { target: { value: "31" } });
    expect(screen.getByRole("button", { name: "Bid 31 PP" })).toHaveProperty("disabled", true);
  });

  it("is a line that one steps into", async () => {
    const row = { step: "line_up", bids: { 1: 9, 2: 3, 3: 5, 4: 12 }, line: [1, 2], queue: [0] };
    const legal = [1, 2, 3].map((place) => ({ action: 300 + place, do: "line_up", place }));
    const { onplay, said } = order({ step: "line_up", frames: [row], players: PLAYERS }, legal);
    expect(said()).toContain("Place 1 12Bruno bid 3 PPPlace 2 23Clara bid 5 PP Place 3");
    expect(said()).toContain("Still to choose: 1Ada (bid 9 PP)4Dario (bid 12 PP)");
    await fireEvent.click(screen.getByRole("button", { name: "Take place 2 in the movement order" }));
    expect(onplay).toHaveBeenCalledWith(302);
  });
});
