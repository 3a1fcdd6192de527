import { describe, expect, it, vi } from "vitest";
import { kind } from "../games/imperial/board/kind";
import type { ImperialView } from "../games/imperial/view";
import { declareGame } from "../testing/signatures";
import type { Arrival, Journey } from "./choices";
import { Choosing, type Given } from "./choosing.svelte";
import type { BoardJson, BoardWords, Legal } from "./types";

declareGame("imperial");

const ids = ["vienna", "budapest", "trieste", "venice"];
const board = {
  regions: ids.map((id) => ({ id, kind: "home", names: {} })),
  map: { regions: Object.fromEntries(ids.map((id) => [id, { kind: "home" }])) },
} as unknown as BoardJson;
const words: BoardWords = {
  name: (id) => id,
  action: (item) => item.do,
  say: (message) => message,
  refusal: (rule) => `why ${rule}`,
};

function view(step: string, maneuver: object = {}): ImperialView {
  return {
    step,
    frames: [{ step: "maneuver", fresh_army: {}, fresh_lying: {}, fresh_fleet: {}, ...maneuver }],
    nation: 0,
    nations: [{ id: "austria_hungary" }],
    areas: {},
  } as unknown as ImperialView;
}

const marches: Legal[] = [
  { action: 1, do: "march", from: "vienna", to: "venice" },
  { action: 2, do: "march", from: "vienna", to: "trieste" },
  { action: 3, do: "march", from: "budapest", to: "vienna" },
];

/** A board, and a page that keeps what is selected on it. */
function table(over: Partial<Given<ImperialView>> = {}): {
  choosing: Choosing<ImperialView>;
  page: Given<ImperialView>;
  played: number[];
} {
  const played: number[] = [];
  const page: Given<ImperialView> = $state({
    kind,
    board,
    view: view("armies", { fresh_army: { vienna: 3, budapest: 1 } }),
    legal: marches,
    words,
    selected: null,
    onselect: vi.fn((id: string | null) => (page.selected = id)),
    onplay: (action) => played.push(action),
    onwhy: undefined,
    ...over,
  });
  return { choosing: new Choosing(() => page), page, played };
}

describe("choosing on the board", () => {
  it("sends a unit with two presses", () => {
    const { choosing, played } = table();
    expect(choosing.press("vienna", false, false)).toBe(true);
    expect([...choosing.targets].sort()).toEqual(["trieste", "venice"]);
    expect(choosing.press("venice", false, false)).toBe(false);
    expect(played).toEqual([1]);
    expect(choosing.card).toBeNull();
  });

  it("carries all units that can go, or as many as were asked for", () => {
    const { choosing, page, played } = table();
    choosing.lift("vienna", "army");
    expect(choosing.card).toBeNull();
    expect(choosing.carried).toBe(3);
    choosing.take("vienna", "army");
    choosing.count = 2;
    choosing.lift("vienna", "army");
    expect(choosing.carried).toBe(2);
    choosing.drop("trieste");
    page.view = view("armies", { fresh_army: { vienna: 2, budapest: 1 } });
    page.legal = [...marches];
    choosing.goOn();
    page.view = view("armies", { fresh_army: { vienna: 1, budapest: 1 } });
    page.legal = [...marches];
    choosing.goOn();
    expect(played).toEqual([2, 2]);
  });

  it("puts a stack back that is let go at home", () => {
    const { choosing, page, played } = table();
    choosing.lift("vienna", "army");
    choosing.drop("vienna");
    expect([page.selected, played]).toEqual([null, []]);
  });

  it("shows a region that was chosen elsewhere, without a card", () => {
    const { choosing, page } = table();
    page.selected = "venice";
    expect([choosing.lit, choosing.card]).toEqual(["venice", null]);
  });

  it("asks about a place there, without selecting it for the page", () => {
    const legal: Legal[] = [
      { action: 7, do: "hostile" },
      { action: 8, do: "friendly" },
    ];
    const { choosing, page, played } = table({ view: view("stance", { at: "vienna" }), legal });
    expect(choosing.card).toBe("vienna");
    expect(choosing.lit).toBe("vienna");
    expect(choosing.choices.get("vienna")?.acts.map((item) => item.do)).toEqual(["hostile", "friendly"]);
    expect(page.onselect).not.toHaveBeenCalled();
    choosing.play(legal[1]!);
    expect(played).toEqual([8]);
    expect(choosing.card).toBeNull();
  });

  it("lets a question be put away, and looks elsewhere while it is open", () => {
    const legal: Legal[] = [
      { action: 7, do: "hostile" },
      { action: 8, do: "friendly" },
    ];
    const { choosing, page } = table({ view: view("stance", { at: "vienna" }), legal });
    choosing.press("venice", false, false);
    expect(choosing.card).toBe("venice");
    choosing.press("vienna", false, false);
    expect(choosing.card).toBe("vienna");
    choosing.select(null);
    expect(choosing.card).toBeNull();
    page.legal = [...legal];
    expect(choosing.card).toBe("vienna");
  });

  it("says why a unit cannot go somewhere, and keeps it chosen", async () => {
    const onwhy = vi.fn(async () => ({ possible: false, rule: "imperial/army/border" }));
    const { choosing } = table({ legal: marches.slice(0, 2), onwhy });
    choosing.press("vienna", false, false);
    choosing.press("budapest", false, false);
    await vi.waitFor(() => expect(choosing.why).toBe("why imperial/army/border"));
    expect(onwhy).toHaveBeenCalledWith({ do: "march", from: "vienna", to: "budapest" });
    expect(choosing.offered).toBeNull();
    expect([...choosing.targets].sort()).toEqual(["trieste", "venice"]);
  });

  it("says the first why-not in words that know the rules, which come with the answer", async () => {
    const told = { ...words, refusal: () => "The text of the rule." };
    const { choosing, page } = table({
      legal: marches.slice(0, 2),
      onwhy: async () => {
        page.words = told;
        return Promise.resolve({ possible: false, rule: "imperial/army/border" });
      },
    });
    choosing.press("vienna", false, false);
    choosing.press("budapest", false, false);
    await vi.waitFor(() => expect(choosing.why).toBe("The text of the rule."));
  });
});

describe("journeys of several actions", () => {
  const journey = (to: string, more: Partial<Journey> = {}): Journey => ({
    ...{ from: "vienna", to, unit: "army", fresh: 2, who: "armies", label: `to ${to}`, note: "far", hostile: false },
    actions: (count) => Array.from({ length: count }, () => [1, 2]).flat(),
    tried: (there) => ({ do: "march", from: "vienna", to: there }),
    ...more,
  });

  it("stand in place of single moves to the same goal, and are sent as a whole", () => {
    const sent = vi.fn();
    const journeys = [journey("budapest"), journey("venice", { hostile: true })];
    const { choosing } = table({ journeys, onplay: sent });
    choosing.press("vienna", false, false);
    expect([...choosing.targets]).toEqual(["budapest", "venice", "trieste"]);
    expect([...choosing.fights]).toEqual(["venice"]);
    expect(choosing.notes.get("budapest")).toBe("far");
    choosing.press("budapest", true, false);
    expect(sent).toHaveBeenCalledWith(1, 1, [2, 1, 2]);
  });

  it("of units in hand show their goals by themselves, but for places with other units", () => {
    const held = { from: "trieste", held: true, unit: "fleet", fresh: 1 };
    const { choosing } = table({ journeys: [journey("venice", held), journey("vienna", held)] });
    expect([...choosing.targets]).toEqual(["venice"]);
  });

  it("say what to ask about a place that they do not reach", async () => {
    const onwhy = vi.fn(() => Promise.resolve({ possible: false, rule: "some/rule" }));
    const { choosing } = table({ journeys: [journey("venice")], onwhy, legal: [] });
    choosing.press("vienna", false, false);
    choosing.press("trieste", false, false);
    await vi.waitFor(() => expect(choosing.why).toBe("why some/rule"));
    expect(onwhy).toHaveBeenCalledWith({ do: "march", from: "vienna", to: "trieste" });
  });

  it("are offered at their goal, which is not asked about", () => {
    const [onwhy, sent] = [vi.fn(), vi.fn()];
    const { choosing } = table({ journeys: [journey("tunis"), journey("tunis", { from: "" })], onwhy, onplay: sent });
    choosing.press("tunis", false, false);
    expect(choosing.coming.map(({ mover }) => mover.from)).toEqual(["vienna"]);
    expect(choosing.choices.get("tunis")?.plans).toHaveLength(1);
    expect(onwhy).not.toHaveBeenCalled();
    const [{ mover, way }] = choosing.coming as [Arrival];
    choosing.play(way, 2, mover);
    expect(sent).toHaveBeenCalledWith(1, 1, [2, 1, 2]);
  });

  it("of units that go one by one are repeated as the server answers", () => {
    const sent = vi.fn();
    const journeys = [journey("tunis", { single: true, actions: () => [4, 5] })];
    const { choosing, page } = table({ journeys, legal: marches, onplay: sent });
    choosing.press("vienna", false, false);
    choosing.count = 2;
    choosing.press("tunis", false, false);
    page.legal = [{ action: 7, do: "hostile" }];
    page.journeys = [];
    choosing.goOn();
    expect(sent).toHaveBeenCalledTimes(1);
    page.view = view("armies", { fresh_army: { vienna: 2, budapest: 1 } });
    page.legal = [...marches];
    page.journeys = journeys;
    choosing.goOn();
    expect(sent.mock.calls).toEqual([
      [4, 1, [5]],
      [4, 1, [5]],
    ]);
  });
});
