import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, Hint, Legal } from "../../lib/protocol";
import Battle from "./Battle.svelte";
import { ARABIAN_SEA, board, CONGO, words } from "./battle/fixture";
import type { BattleFigures, BattleView, Fighters, Figures, GatheringFigures, ImpeRundeView } from "./view";

afterEach(cleanup);

const unit = (kind: string, from: string) => ({ kind, left: 0, from });
const fighters = (kind: string, number: number, more: Partial<Fighters> = {}): Fighters => ({
  kind,
  number,
  rolling: null,
  bonus: 0,
  fort: 0,
  ...more,
});

const battle: BattleView = {
  at: "congo",
  attacker: 1,
  defender: 0,
  round: 1,
  attackers: [unit("cavalry", "gulf_of_guinea"), unit("infantry", "gulf_of_guinea")],
  natives: 0,
  use: [],
  defenders: [],
  dice: [],
  bonus: 0,
};
const numbers: BattleFigures = {
  chance: 0.02866,
  attackers: [fighters("infantry", 1), fighters("cavalry", 1, { fort: -1, bonus: 2 })],
  defenders: [fighters("infantry", 7), fighters("fort", 1)],
  ties: "defender",
};

interface Given {
  step?: string;
  battle?: BattleView | null;
  figures?: Partial<BattleFigures>;
  legal?: Legal[];
  hints?: [number, Hint[]][];
  events?: GameEvent[];
  gathering?: GatheringFigures;
}

function show({
  step = "window",
  battle: shown = battle,
  figures = {},
  legal = [],
  hints = [],
  events = [],
  gathering,
}: Given = {}) {
  const view = {
    game: "imperunde",
    seat: 0,
    step,
    to_act: 0,
    deciders: [0],
    players: [{ home: "great_britain" }, { home: "south_africa" }],
    battle: shown,
  } as unknown as ImpeRundeView;
  const does = { onplay: vi.fn(), onwhy: vi.fn(), onrule: vi.fn(), onselect: vi.fn(), selected: null };
  const props = {
    ...{ words, language: "en" as const, board, view, seats: [], legal, asides: [], dimmed: [], events },
    figures: { battle: shown ? { ...numbers, ...figures } : null, players: [], gathering } as unknown as Figures,
    hints: new Map(hints),
    ...does,
  };
  const { container } = render(Battle, { props });
  return { ...does, container, text: (container.textContent ?? "").replace(/\s+/g, " ").trim() };
}

/** The columns of the latest dice round, from the attacker's die down: "7 > 5", a lost die in brackets. */
function columns(container: HTMLElement): string[] {
  const latest = container.querySelector("section ol");
  const pairs = [...(latest?.querySelectorAll("li:not(.names, .idle, .falling)") ?? [])];
  const said = (die: Element): string => (die.classList.contains("out") ? `(${plain(die)})` : plain(die));
  return pairs.map((one) => [...one.querySelectorAll(".die, .sign")].map(said).join(" "));
}
const plain = (one: Element): string => (one.textContent ?? "").replace(/\s+/g, "");

describe("without a battle", () => {
  it("says so", () => {
    expect(show({ battle: null }).text).toBe("No battle has been fought yet.");
  });

  it("shows the last one with its end", () => {
    const { text, container } = show({ battle: null, events: CONGO.flat() });
    expect(text).toContain("Congo");
    expect(text).toContain("The last battle");
    expect(text).toContain("Bruno defeats Ada and takes the country: Congo.");
    expect(columns(container)).toEqual(["7+1 > (7)", "6 > (5)"]);
    expect(screen.queryByText("Chance of winning")).toBeNull();
  });
});

describe("a battle", () => {
  it("shows both sides with their dice and what counts besides", () => {
    const { text, container } = show();
    expect(text).toContain("Dice round 2");
    expect(text).toContain(
      "Bruno Attacker 1 × infantry 1–6 1 × cavalry 2–7 +2 from cards −1 against a fort from Gulf of Guinea",
    );
    expect(text).toContain("Ada Defender 7 × infantry × 7 1–6 1 × fort 4–9");
    expect(container.querySelectorAll(".sides svg")).toHaveLength(4); // more than five of a kind are counted
  });

  it("shows the chance, and never a certainty that is none", () => {
    expect(show().text).toContain("Chance of winning Bruno 2.9% Ada 97.1%");
    cleanup();
    expect(show({ figures: { chance: 0.99999 } }).text).toContain("Bruno 99.9% Ada 0.1%");
    cleanup();
    expect(show({ figures: { chance: 1 } }).text).toContain("Bruno 100% Ada 0%");
    cleanup();
    expect(show({ figures: { chance: null } }).text).toContain("too many units");
  });

  it("says what equal dice mean", () => {
    expect(show().text).toContain("Tied dice: the defender wins.");
    cleanup();
    expect(show({ figures: { ties: "boarding" } }).text).toContain("the ships board each other");
  });

  it("faints those who do not roll", () => {
    const { container } = show({ figures: { defenders: [fighters("infantry", 3, { rolling: 2 })] } });
    expect(container.querySelectorAll(".sides svg.faint")).toHaveLength(1);
  });

  it("selects its place on the board", async () => {
    const { onselect } = show();
    await fireEvent.click(screen.getByRole("button", { name: "Congo" }));
    expect(onselect).toHaveBeenCalledWith("congo");
    await fireEvent.click(screen.getByRole("button", { name: "Gulf of Guinea" }));
    expect(onselect).toHaveBeenCalledWith("gulf_of_guinea");
  });

  it("knows pirates and natives", () => {
    expect(show({ battle: { ...battle, attacker: 6, defender: 7 } }).text).toContain("pirates 2.9% natives 97.1%");
  });
});

describe("the Congo", () => {
  it("while its dice fall", () => {
    const { container, text } = show({ events: [...(CONGO[0] ?? []), ...(CONGO[1] ?? []).slice(0, 5)] });
    expect(columns(container)).toEqual([]);
    expect([...container.querySelectorAll(".falling .mine .die")].map(plain)).toEqual(["4", "7", "4"]);
    expect([...container.querySelectorAll(".falling .theirs .die")].map(plain)).toEqual(["4"]);
    expect(text).not.toContain("not compared");
  });

  it("after its first dice round", () => {
    const { container, text } = show({ events: CONGO.slice(0, 2).flat() });
    expect(columns(container)).toEqual(["7 > (5)", "(4) = 4", "4 > (2)"]);
    expect(text).toContain("7 against 5: cavalry (Bruno) beats infantry (Ada).");
  });

  it("after its second, with a fort that makes cavalry weaker and the first in short", () => {
    const { container, text } = show({ battle: { ...battle, round: 2 }, events: CONGO.slice(0, 3).flat() });
    expect(columns(container)).toEqual(["(7−1) = 6", "(5) < 6", "4 > (3)"]);
    expect(text).toContain("Bruno marches artillery: South Africa → Congo.");
    const [latest, earlier] = [...container.querySelectorAll("section ol")];
    expect(latest?.querySelectorAll("svg")).toHaveLength(6);
    expect(earlier?.querySelectorAll("svg")).toHaveLength(0);
    expect(earlier?.querySelectorAll(".die")).toHaveLength(6);
  });

  it("shows nothing of the battle before while the next one gathers", () => {
    const { container, text } = show({ step: "assault", battle: { ...battle, round: 0 }, events: CONGO.flat() });
    expect(text).toContain("Preparing an attack");
    expect(container.querySelector("section ol")).toBeNull();
  });
});

describe("the Arabian Sea", () => {
  const at = { ...battle, at: "arabian_sea" };

  it("with a boarding that is not decided", () => {
    const { container } = show({ battle: at, events: ARABIAN_SEA[0] ?? [] });
    expect(columns(container)).toEqual(["(6) < 8", "4 = 4", "(2) < 3"]);
    expect([...container.querySelectorAll(".boarding .die")].map(plain)).toEqual(["7"]);
  });

  it("with its prize", () => {
    const { container, text } = show({ battle: at, events: ARABIAN_SEA.slice(0, 2).flat() });
    expect(columns(container)).toEqual(["(6) < 8", "4 = (4)", "(2) < 3"]);
    expect([...container.querySelectorAll(".boarding .die")].map(plain)).toEqual(["7", "5"]);
    expect(text).toContain("Bruno captures a frigate of Ada: Arabian Sea.");
    expect(text).toContain("Bruno sails a frigate: Gulf of Bengal → Arabian Sea.");
  });
});

describe("choosing", () => {
  const use = (action: number, infantry: number, cavalry: number, forts: number): Legal => ({
    action,
    do: "use",
    infantry,
    cavalry,
    artillery: 0,
    forts,
  });

  it("three defenders by their pieces", async () => {
    const holds = (percent: number): Hint[] => [["holds", { percent }]];
    const { onplay, container } = show({
      step: "defend",
      legal: [use(11, 1, 1, 1), use(12, 3, 0, 0)],
      hints: [
        [11, holds(84)],
        [12, holds(81)],
      ],
    });
    const options = [...container.querySelectorAll<HTMLElement>("[data-choice]")];
    expect(options.map((one) => one.querySelectorAll("svg").length)).toEqual([3, 3]);
    expect(options[0]?.textContent).toContain("84%");
    await fireEvent.click(screen.getByRole("button", { name: /holds 81% of the time/ }));
    expect(onplay).toHaveBeenCalledWith(12);
  });

  const legal: Legal[] = [
    { action: 20, do: "fight" },
    { action: 21, do: "march", mover: "artillery", from: "south_africa", to: "congo" },
    { action: 22, do: "sail", mover: "artillery", from: "indian_ocean", to: "gulf_of_guinea" },
  ];
  const hints: [number, Hint[]][] = [
    [20, [["odds", { percent: 3 }]]],
    [21, [["odds", { percent: 29 }]]],
  ];

  it("who reinforces, with the way and what it brings", async () => {
    const { onplay, onselect, container } = show({ step: "reinforce", legal, hints, events: CONGO.slice(0, 2).flat() });
    const options = [...container.querySelectorAll<HTMLElement>("[data-choice]")];
    expect(options.map((one) => one.querySelector(".picture")?.textContent?.trim())).toEqual([
      "Fight with these units",
      "South Africa",
      "Indian Ocean → Gulf of Guinea",
    ]);
    expect(options.map((one) => one.querySelector(".hint")?.textContent)).toEqual([
      "wins 3% of the time",
      "wins 29% of the time",
      undefined,
    ]);
    await fireEvent.pointerLeave(options[1] as HTMLElement); // nothing is selected, and nothing let go
    await fireEvent.pointerEnter(options[1] as HTMLElement);
    expect(onselect.mock.calls).toEqual([["south_africa"]]);
    await fireEvent.click(options[2] as HTMLElement);
    expect(onplay).toHaveBeenCalledWith(22, 1, []);
  });

  it("brings the best, and whoever needs two steps, with one click", async () => {
    const gathering = { chains: [[22, 33]], units: { artillery: 1 }, actions: [21, 20], chance: 0.2912 };
    const { onplay, container } = show({ step: "reinforce", legal, hints, gathering });
    const primary = [...container.querySelectorAll("button.primary")];
    expect(primary.map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "Fight with the best: 1 × artillery 29.1%",
    ]);
    await fireEvent.click(primary[0] as HTMLElement);
    expect(onplay).toHaveBeenLastCalledWith(21, 1, [20]);
    await fireEvent.click(screen.getByRole("button", { name: /Indian Ocean → Gulf of Guinea/ }));
    expect(onplay).toHaveBeenLastCalledWith(22, 1, [33]);
  });

  it("has the best three on top", () => {
    const { container } = show({
      step: "pick",
      legal: [use(11, 1, 1, 1), use(12, 3, 0, 0)],
      hints: [
        [11, [["odds", { percent: 40 }]]],
        [12, [["odds", { percent: 61 }]]],
      ],
    });
    const [first, second] = container.querySelectorAll("[data-choice]");
    expect(first?.textContent).toContain("61%");
    expect(first?.className).toContain("primary");
    expect(second?.className).not.toContain("primary");
  });

  it("gives up without anybody left, and that is not the main choice", () => {
    const { container } = show({ step: "reinforce", legal, hints, battle: { ...battle, attackers: [] } });
    const first = container.querySelector("[data-choice]");
    expect(first?.textContent).toContain("Give up the attack");
    expect(first?.className).not.toContain("primary");
  });

  it("is only for whoever is asked", () => {
    const { container } = show({ step: "reinforce" });
    expect(container.querySelector("[data-choice]")).toBeNull();
  });
});
