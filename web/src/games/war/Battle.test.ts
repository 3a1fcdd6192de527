import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Do, GameEvent, Hint, Legal } from "../../lib/protocol";
import Battle from "./Battle.svelte";
import { board, GERMANY, told, words } from "./battle/fixture";
import type { BattleFigures, Figures, InterceptionFigures, NavalFigures, SideFigures, WarView } from "./view";

afterEach(cleanup);

const side = (seat: number | null, more: Partial<SideFigures> = {}): SideFigures => ({
  seat,
  allies: [],
  units: { infantry: 3 },
  idle: {},
  modifiers: [],
  total: 0,
  dice: 3,
  landed: 0,
  landing: 0,
  hit: 6,
  double: 7,
  ...more,
});
const battle: BattleFigures = {
  region: "germany",
  round: 1,
  asked: null,
  attacker: side(0, {
    units: { infantry: 7, general: 1 },
    modifiers: [
      { rule: "war/drm/general", amount: 1 },
      { rule: "war/drm/fort-attack", amount: -2 },
      { rule: "war/drm/negative-to-zero", amount: 1 },
    ],
    dice: 7,
    landed: 2,
    landing: -2,
  }),
  defender: side(1, { modifiers: [{ rule: "war/drm/fort-defence", amount: 2 }], total: 4, hit: 2, double: 6 }),
  markers: {},
  odds: { attacker: 0.4125, defender: 0.58, lowest: 0.4125, highest: 0.4125 },
};
const naval: NavalFigures = {
  sea: "north_sea",
  round: 2,
  attackers: [
    { seat: 0, fleet: 0, cargo: { infantry: 3 }, modifiers: [{ rule: "war/navbattle/cargo-drm", amount: -2 }], hit: 7 },
    { seat: 0, fleet: 1, cargo: {}, modifiers: [], hit: 5 },
    { seat: 0, fleet: 2, cargo: {}, modifiers: [], hit: 5 },
  ],
  defenders: [{ seat: 1, fleet: 0, cargo: {}, modifiers: [{ rule: "war/navbattle/port-drm", amount: 1 }], hit: 4 }],
  odds: { attacker: 0.7, defender: 0.3, lowest: 0.7, highest: 0.7 },
};

interface Given {
  step?: string;
  figures?: Partial<Pick<Figures, "battle" | "pending" | "naval" | "interception">>;
  frames?: object[];
  legal?: Legal[];
  dimmed?: Do[];
  hints?: [number, Hint[]][];
  events?: GameEvent[];
}

function show({
  step = "battle_dice",
  figures = {},
  frames = [],
  legal = [],
  dimmed = [],
  hints = [],
  events = [],
}: Given) {
  const view = { game: "war", seat: 0, step, to_act: 0, deciders: [0], players: [], frames } as unknown as WarView;
  const does = { onplay: vi.fn(), onwhy: vi.fn(), onrule: vi.fn(), onselect: vi.fn(), selected: null };
  const props = {
    ...{ words, language: "en" as const, board, view, seats: [], legal, asides: [], dimmed, events },
    figures: { battle: null, pending: [], naval: null, interception: null, ...figures } as unknown as Figures,
    hints: new Map(hints),
    ...does,
  };
  const { container } = render(Battle, { props });
  return { ...does, container, text: (container.textContent ?? "").replace(/\s+/g, " ").trim() };
}
const wins = (percent: number): Hint[] => [["odds", { percent }]];

describe("a land battle", () => {
  it("shows both sides with their dice and each modifier", () => {
    const { text, container } = show({ figures: { battle } });
    expect(text).toContain("Ada Attacker 7 × infantry × 71 × general 7 dice: hits on a 6");
    expect(text).toContain("2 of them landed: −2 on their dice");
    expect(text).toContain("General § +1Against a fort § −2Offset for a negative total § +1 Total0");
    expect(text).toContain("Bruno Defender 3 × infantry 3 dice: hits on 2+, twice on a 6 Fort with artillery § +2");
    expect(container.querySelectorAll(".sides svg")).toHaveLength(5); // many of a kind are counted
  });

  it("opens the rule of a modifier", async () => {
    const { onrule } = show({ figures: { battle } });
    await fireEvent.click(screen.getByRole("button", { name: /Against a fort/ }));
    expect(onrule).toHaveBeenCalledWith("war/drm/fort-attack");
  });

  it("shows the chance, also of nobody", () => {
    expect(show({ figures: { battle } }).text).toContain("Chance of winning Ada 41.3% neither 0.8% Bruno 58%");
  });

  it("faints those who do not fight", () => {
    const idle = { ...battle, defender: side(1, { idle: { infantry: 2 }, dice: 1 }), odds: null };
    const { container, text } = show({ figures: { battle: idle } });
    expect(container.querySelectorAll(".sides svg.faint")).toHaveLength(2);
    expect(text).toContain("2 units do not fight this round");
  });

  it("says who leaves it", () => {
    const frames = [{ step: "battle_dice", leaving: 1, refuge: "north_sea" }];
    expect(show({ figures: { battle }, frames }).text).toContain("Bruno retreats to fleets");
  });

  it("shows the dice so far with their hits, and counts losses", () => {
    const events = [...GERMANY.first, ...GERMANY.last.slice(0, 5)];
    const { container, text } = show({ step: "retreat", figures: { battle: { ...battle, round: 3 } }, events });
    const rounds = [...container.querySelectorAll(".round")].map((one) =>
      [...one.querySelectorAll(".die")].map((die) => (die.textContent ?? "").replace(/\s+/g, "")),
    );
    expect(rounds).toEqual([["6+4●●"], ["6+2●", "3+2", "6●", "1"]]);
    expect(text).toContain("Next: round 3");
    expect(text).toContain("Bruno loses an infantry: Germany. ×2");
    expect(text).toContain("Ada’s general lowers both modifiers by 1.");
  });
});

describe("choosing", () => {
  const lose: Legal[] = [
    { action: 5, do: "lose", kind: "infantry" },
    { action: 6, do: "lose", kind: "cavalry" },
  ];

  it("losses by their pieces, with the chance after each", async () => {
    const { onplay, container } = show({
      step: "lose",
      figures: { battle: { ...battle, asked: "attacker" } },
      legal: lose,
      hints: [
        [5, wins(41)],
        [6, wins(13)],
      ],
    });
    const options = [...container.querySelectorAll<HTMLElement>("[data-choice]")];
    expect(options.map((one) => one.querySelectorAll("svg").length)).toEqual([1, 1]);
    expect(options.map((one) => one.querySelector(".label")?.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "infantrywins 41% of the time",
      "cavalrywins 13% of the time",
    ]);
    await fireEvent.click(screen.getByRole("button", { name: /Lose a cavalry, wins 13% of the time/ }));
    expect(onplay).toHaveBeenCalledWith(6);
  });

  it("a retreat, which the board shows, and why another is not possible", async () => {
    const { onselect, onwhy, container } = show({
      step: "retreat",
      figures: { battle: { ...battle, asked: "attacker" } },
      legal: [
        { action: 1, do: "stay" },
        { action: 2, do: "retreat", area: "france" },
      ],
      dimmed: [{ do: "retreat", area: "morocco" }],
    });
    expect(container.querySelectorAll("[data-choice]")).toHaveLength(2);
    await fireEvent.mouseEnter(screen.getByRole("button", { name: /Retreat to: France/ }));
    expect(onselect).toHaveBeenCalledWith("france");
    await fireEvent.click(screen.getByRole("button", { name: /Retreat to: Morocco/ }));
    expect(onwhy).toHaveBeenCalledWith({ do: "retreat", area: "morocco" });
  });

  it("is only for whoever is asked", () => {
    const { container } = show({ step: "lose", figures: { battle: { ...battle, asked: "defender" } } });
    expect(container.querySelector("[data-choice]")).toBeNull();
  });
});

describe("battles to come", () => {
  const unknown: BattleFigures = {
    ...battle,
    region: "morocco",
    defender: side(null, { units: {}, dice: 0 }),
    markers: { "4": 0.5, "12++": 0.5 },
    odds: { attacker: 0.5, defender: 0.45, lowest: 0.05, highest: 0.999 },
  };

  it("show their chance, of unknown natives as an average", () => {
    const { text } = show({ step: "move", figures: { pending: [battle, unknown] } });
    expect(text).toContain("Battles to come Germany Ada against Bruno Ada 41.3%");
    expect(text).toContain("Morocco Ada against natives Ada 50%");
    expect(text).toContain("the average of all possibilities. Ada wins 5% of the time against the strongest and 99.9%");
  });

  it("unfold, and are begun", async () => {
    const legal: Legal[] = [{ action: 30, do: "battle", region: "morocco" }];
    const { onplay, container } = show({ step: "combat", figures: { pending: [unknown] }, legal });
    expect(container.querySelector(".sides")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /Show both sides/ }));
    expect(container.querySelector(".sides")?.textContent).toContain("strength unknown to you");
    await fireEvent.click(screen.getByRole("button", { name: /Fight the battle: Morocco/ }));
    expect(onplay).toHaveBeenCalledWith(30);
  });
});

describe("at sea", () => {
  it("shows fleets with their cargo, those that are alike together", () => {
    const { text, container } = show({ step: "naval_dice", figures: { naval } });
    expect(text).toContain("North Sea Naval battle, round 2");
    expect(text).toContain("Ada 1 fleet 3 × infantry 3 cannot hit More than half full § −2 2 fleets hits on 5+");
    expect(text).toContain("Bruno 1 fleet hits on 4+ Port on this sea area § +1");
    expect(text).toContain("Ada 70% Bruno 30%");
    expect(container.querySelectorAll("h4")).toHaveLength(2);
  });

  it("lets the reader choose a fleet by its cargo", async () => {
    const legal: Legal[] = [
      { action: 8, do: "sink", fleet: 1 },
      { action: 9, do: "sink", fleet: 2 },
    ];
    const { onplay, container } = show({ step: "sink", figures: { naval }, legal });
    const options = [...container.querySelectorAll("[data-choice]")];
    expect(options.map((one) => one.querySelectorAll("svg").length)).toEqual([2, 1]);
    await fireEvent.click(screen.getByRole("button", { name: /Lose fleet 2/ }));
    expect(onplay).toHaveBeenCalledWith(9);
  });

  it("explains what an interception takes", () => {
    const interception: InterceptionFigures = {
      sea: "north_sea",
      hunter: 1,
      hunted: 0,
      parts: { fleets: 4, regions: 1, ports: 1, schools: 0 },
      number: 6,
      chance: 15 / 36,
    };
    const { text } = show({ step: "intercept", figures: { naval, interception } });
    expect(text).toContain("Bruno against Ada 6 or less with two dice: 41.7%");
    expect(text).toContain("Fleets of both sides4Bruno’s regions on this sea area1");
    cleanup();
    const sure = { ...interception, number: null, parts: {}, chance: 1 };
    expect(show({ step: "intercept", figures: { naval, interception: sure } }).text).toContain("No roll needed.");
  });
});

describe("without a battle", () => {
  it("says so", () => {
    expect(show({ step: "move" }).text).toBe("No battle has been fought yet.");
  });

  it("shows the last one with what came of it", () => {
    const { text } = show({
      step: "combat",
      events: [...GERMANY.first, ...told("conquered 1 2 germany", "dp_gained 1 1")],
    });
    expect(text).toContain(
      "Germany The last battle Ada defeats Bruno and conquers a region: Germany.Ada receives 1 DP.",
    );
  });

  it("shows the odds of the own battles to someone who may send a general", async () => {
    const own: BattleFigures = { ...battle, attacker: battle.defender, defender: battle.attacker };
    const { onplay } = show({
      step: "reinforce",
      figures: { pending: [own, { ...battle, region: "morocco" }] },
      legal: [
        { action: 0, do: "pass" },
        { action: 1, do: "reinforce", from: "france", to: "germany" },
      ],
    });
    expect(screen.getByText("Ada 58%")).toBeTruthy();
    expect(screen.queryByText("Morocco")).toBeNull();
    const [send, stay] = [screen.getByText("Send a general: France → Germany"), screen.getByText(/^Send no general/)];
    expect(send.compareDocumentPosition(stay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await fireEvent.click(send);
    expect(onplay).toHaveBeenCalledWith(1);
  });
});
