import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Aside, GameEvent, Hint, Legal } from "../../lib/protocol";
import Relations from "./Relations.svelte";
import { lastDealing, notices, sinceTurn } from "./relations/relations";
import { given, viewOf, words } from "./relations/testing";
import type { WarView } from "./view";

afterEach(cleanup);

const legal: Legal[] = [
  { action: 1, do: "done" },
  { action: 2, do: "declare", other: 2 },
];
const asides: Aside[] = [
  { action: 10, do: "peace", other: 1 },
  { action: 11, do: "passage", other: 1, answer: "always" },
  { action: 12, do: "passage", other: 1, answer: "never" },
  { do: "give", other: 1, from: 1, to: 30, first: 100 },
];
const events: GameEvent[] = [
  { event: "turn", action: 0, number: 2 },
  { event: "war", action: 1, seat: 1, other: 0 },
  { event: "turn", action: 2, number: 3 },
  { event: "peace_offered", action: 3, seat: 1, other: 0 },
];

function show(more: object = {}) {
  const props = given({ legal, asides, events, ...more });
  const { container } = render(Relations, { props });
  return { ...props, said: () => (container.textContent ?? "").replace(/\s+/g, " ") };
}

const open = (name: string): Promise<unknown> =>
  fireEvent.click(screen.getByRole("button", { name: new RegExp(name) }));
const deals = (name: string): HTMLElement => screen.getByRole("group", { name: `Dealings with ${name}` });

describe("relations", () => {
  it("say how the reader stands with everybody, since when, and who has to wait", () => {
    const { said } = show();
    expect(said()).toContain("Bruno at war since turn 2 · you cannot attack before your next movement phase");
    expect(said()).toContain("never lets you pass");
    expect(said()).toContain("Dario allied always lets you pass");
  });

  it("have a table of everybody with everybody", () => {
    show();
    const grid = screen.getByRole("table", { name: "All relations" });
    expect(within(grid).getByTitle(/Ada and Bruno are at war. Ada cannot attack Bruno yet./)).toBeTruthy();
    expect(within(grid).getByTitle(/Bruno and Ada are at war. .* Bruno offers Ada peace./)).toBeTruthy();
    expect(within(grid).getByTitle("Ada and Dario are allied.")).toBeTruthy();
    expect(within(grid).getByTitle("Bruno and Clara are at peace.")).toBeTruthy();
  });

  it("are open to those who only watch", () => {
    const { said } = show({ view: viewOf({ seat: null }), legal: [], asides: [] });
    expect(screen.getByRole("table", { name: "All relations" })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    expect(said()).not.toContain("Offers never hold up");
  });
});

describe("offers", () => {
  it("of peace are accepted where they stand", async () => {
    const { onplay, said } = show();
    expect(said()).toContain("Offers you peace since turn 3");
    await fireEvent.click(screen.getByRole("button", { name: "Make peace" }));
    expect(onplay).toHaveBeenCalledWith(10);
  });

  it("are made, and withdrawn", async () => {
    const [ada, bruno, clara, dario] = viewOf().players;
    const players = [{ ...ada, offers_peace_to: [1] }, { ...bruno, offers_peace_to: [] }, clara, dario];
    const { onplay } = show({ view: viewOf({ players }), asides: [{ action: 20, do: "retract", other: 1 }] });
    await fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
    expect(onplay).toHaveBeenCalledWith(20);
  });

  it("say why they are not possible now", async () => {
    const { onplay, onwhy, onrule } = show();
    await open("Clara at war");
    await fireEvent.click(within(deals("Clara")).getByRole("button", { name: "Offer peace" }));
    expect(onwhy).toHaveBeenCalledWith({ do: "peace", other: 2 });
    await fireEvent.click(await screen.findByRole("button", { name: "Rule" }));
    expect(onrule).toHaveBeenCalledWith("war/war/peace-treaty");
    expect(onplay).not.toHaveBeenCalled();
  });

  it("of regions lead to the region, and can be made while the other moves", async () => {
    const regions = { ...viewOf().regions, egypt: { owner: 2, ceded_to: 0 } };
    const { onselect } = show({ view: viewOf({ regions }) });
    await fireEvent.click(screen.getByRole("button", { name: "Egypt" }));
    expect(onselect).toHaveBeenCalledWith("egypt");
    cleanup();
    const cede = ["france", "ottoman"].map((region, i) => ({ action: 40 + i, do: "cede", other: 2, region }));
    const { onplay } = show({ asides: cede });
    await open("Clara at war");
    await fireEvent.change(within(deals("Clara")).getByLabelText("Cede a region"), { target: { value: "ottoman" } });
    await fireEvent.click(within(deals("Clara")).getByRole("button", { name: "Offer" }));
    expect(onplay).toHaveBeenCalledWith(41);
  });

  it("of money stay below what the reader has", async () => {
    const { onplay, onwhy } = show();
    await open("Bruno at war");
    const amount = within(deals("Bruno")).getByLabelText(/Give PP \(up to 30\)/);
    await fireEvent.input(amount, { target: { value: "12" } });
    await fireEvent.click(within(deals("Bruno")).getByRole("button", { name: "Give" }));
    expect(onplay).toHaveBeenCalledWith(111);
    await open("Clara at war");
    await fireEvent.click(within(deals("Clara")).getByRole("button", { name: "Give" }));
    expect(onwhy).toHaveBeenCalledWith({ do: "give", other: 2, amount: 10 });
  });

  it("are told beside the question", () => {
    const regions = { ...viewOf().regions, egypt: { owner: 2, ceded_to: 0 } };
    expect(notices(viewOf({ regions }), words)).toEqual([
      { panel: "relations", text: "Bruno offers you peace." },
      { panel: "relations", text: "Clara offers to cede you a region: Egypt." },
    ]);
    expect(notices(viewOf({ seat: null }), words)).toEqual([]);
  });

  it("are as old as the turn in which they were made", () => {
    expect(sinceTurn(events, "offer", 1, 0)).toBe(3);
    expect(sinceTurn(events, "offer", 0, 1)).toBeUndefined();
    expect(sinceTurn(events, "war", 0, 1)).toBe(2);
    expect(sinceTurn(events, "peace", 0, 1)).toBeUndefined();
  });
});

describe("bots", () => {
  const seats = ["", "hard", "easy", ""].map((bot) => ({ name: "", bot }));
  const reason: Hint = ["war-stronger", { other: 0 }];
  const offered = (): WarView => {
    const [ada, bruno, ...rest] = viewOf().players;
    return viewOf({ players: [{ ...ada, offers_peace_to: [1] }, { ...bruno, offers_peace_to: [] }, ...rest] });
  };
  const offer: GameEvent = { event: "peace_offered", action: 8, seat: 0, other: 1 };

  it("say why they leave an offer of the reader's", async () => {
    const told = vi.fn(async () => reason);
    show({ view: offered(), events: [...events, offer], seats, told });
    expect(await screen.findByText("Bruno refuses: “My army is much stronger than yours.”")).toBeTruthy();
    expect(told).toHaveBeenCalledExactlyOnceWith(1, 9, expect.anything());
  });

  it("say why they ask for peace, in words of their own", async () => {
    show({ seats, told: async () => ["peace-weaker", { other: 0 }] });
    expect((await screen.findByText(/Your army is stronger/)).textContent).toBe(
      "Bruno: “Your army is stronger than mine.”",
    );
  });

  it("need not say anything, and people are not asked", async () => {
    const told = vi.fn(async () => null);
    const { said } = show({ view: offered(), events: [...events, offer], seats, told });
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(said()).not.toContain("refuses");
    cleanup();
    show({ view: offered(), events: [...events, offer], seats: [], told });
    expect(told).toHaveBeenCalledOnce();
  });

  it("are asked about what they did last", () => {
    const view = viewOf({ players: viewOf().players.map((player) => ({ ...player, offers_peace_to: [] })) });
    const war: GameEvent = { event: "war", action: 1, seat: 1, other: 0 };
    expect(lastDealing(view, [war], 0, 1)).toEqual({ how: "declares", number: 2 });
    expect(lastDealing(view, [{ ...war, seat: 0, other: 1 }], 0, 1)).toBeNull();
    expect(lastDealing(view, [{ ...war, other: 2 }], 0, 1)).toBeNull();
    expect(lastDealing(view, [war], 0, 3)).toBeNull();
    const retracted: GameEvent = { event: "offer_retracted", action: 6, seat: 1, other: 0 };
    expect(lastDealing(view, [war, retracted], 0, 1)).toEqual({ how: "retracts", number: 7 });
    expect(lastDealing(view, [war, { ...retracted, seat: 0, other: 1 }], 0, 1)).toEqual({ how: "declares", number: 2 });
    expect(lastDealing(viewOf(), events, 0, 1)).toEqual({ how: "offers", number: 4 });
    expect(lastDealing(offered(), [war], 0, 1)).toEqual({ how: "refuses", number: null });
  });
});

describe("standing answers", () => {
  it("are for those who control a strait, and for allies", async () => {
    const { onplay } = show();
    await open("Bruno at war");
    const answers = within(deals("Bruno")).getByRole("group", { name: "May pass your straits:" });
    expect(within(answers).getByRole("button", { name: "Ask me" }).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(within(answers).getByRole("button", { name: "Never" }));
    expect(onplay).toHaveBeenCalledWith(12);
    cleanup();
    show({ view: viewOf({ regions: { france: { owner: 0 } } }) });
    await open("Bruno at war");
    expect(within(deals("Bruno")).queryByRole("group")).toBeNull();
    await open("Dario allied");
    expect(within(deals("Dario")).getByRole("group", { name: /your straits, regions and fleets/ })).toBeTruthy();
  });

  it("are offered when fleets wait at the strait", async () => {
    const venture = { step: "venture", sea: "black_sea", group: ["1"], target: "egypt", stage: 1, stopped: 0 };
    const permission = { step: "permission", player: 0, target: "egypt" };
    const fleets = [
      { seat: 1, fleet: 0, cargo: { infantry: 2 }, points: 3 },
      { seat: 1, fleet: 1, cargo: { cavalry: 1 }, points: 3 },
    ];
    const { onplay, said } = show({
      view: viewOf({ step: "permission", mover: 1, frames: [venture, permission], seas: { black_sea: fleets } }),
      legal: [
        { action: 5, do: "allow" },
        { action: 6, do: "refuse" },
      ],
    });
    expect(said()).toContain("Bruno is waiting with one fleet. Aboard: 2 × infantry. You are at war.");
    await fireEvent.click(screen.getByRole("button", { name: "Refuse passage" }));
    expect(onplay).toHaveBeenLastCalledWith(6);
    await fireEvent.click(screen.getByRole("button", { name: "Never let them pass" }));
    expect(onplay).toHaveBeenLastCalledWith(12);
  });
});

describe("a declaration of war", () => {
  it("says what follows", async () => {
    const [ada, bruno, clara, dario] = viewOf().players;
    const players = [{ ...ada, wars: [1] }, bruno, { ...clara, wars: [3] }, dario];
    const hints = new Map([[2, [["delay", {}]]]]);
    const { onplay, said } = show({ view: viewOf({ players }), hints });
    await open("Clara at peace");
    expect(said()).toContain("no attacks before your next movement phase");
    await fireEvent.click(within(deals("Clara")).getByRole("button", { name: "Declare war" }));
    expect(onplay).toHaveBeenCalledWith(2);
  });

  const council = {
    declarer: 1,
    target: 2,
    attackers: [1],
    defenders: [2, 3],
    queue: [0, 3],
    side: 0,
    voters: [],
    votes: 0,
  };

  it("lets others take a side", async () => {
    const { onplay, onwhy, said } = show({
      view: viewOf({ step: "join_war", frames: [{ step: "join_war", ...council }] }),
      legal: [
        { action: 3, do: "pass" },
        { action: 4, do: "join_war", side: "defenders" },
      ],
    });
    expect(said()).toContain("Join the defenders War with Bruno; most of Clara and Dario must agree.");
    await fireEvent.click(screen.getByRole("button", { name: /Join the defenders/ }));
    expect(onplay).toHaveBeenLastCalledWith(4);
    await fireEvent.click(screen.getByRole("button", { name: /Join the attackers/ }));
    expect(onwhy).toHaveBeenCalledWith({ do: "join_war", side: "attackers" });
    await fireEvent.click(screen.getByRole("button", { name: /Stay out of the war/ }));
    expect(onplay).toHaveBeenLastCalledWith(3);
  });

  it("lets the side vote on who joins", async () => {
    const { onplay, said } = show({
      view: viewOf({ step: "admit", frames: [{ step: "admit", ...council, queue: [3], attackers: [1, 0] }] }),
      legal: [
        { action: 5, do: "allow" },
        { action: 6, do: "refuse" },
      ],
    });
    expect(said()).toContain("Dario ?");
    expect(said()).toContain("In favour so far: 0 of 2.");
    await fireEvent.click(screen.getByRole("button", { name: /Admit the new ally/ }));
    expect(onplay).toHaveBeenCalledWith(5);
  });
});
