import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameModule } from "../games";
import { settings } from "../lib/settings.svelte";
import type { RuleInfo, RulesInfo, StateMessage, Value, View } from "../lib/protocol";
import { FakeSocket, state } from "../testing/socket";
import { Sitting } from "./sitting.svelte";

const game = {
  asides: { dialog: undefined as never, title: "", offered: (asides) => asides },
  passes: (_view, legal) => legal.filter((one) => one.do === "pass"),
  turn: "turn",
} as Partial<GameModule> as GameModule;

vi.mock("../games", async (original) => ({ ...(await original<object>()), loadGame: () => Promise.resolve(game) }));
vi.mock("../board/art", () => ({ loadArt: () => Promise.resolve("") }));
vi.mock("../lib/texts", () => ({
  loadTexts: (language: string) => Promise.resolve([{ language, text: "action-done = Done" }]),
}));
vi.mock("../lib/api", () => ({
  liveAddress: () => "",
  tableInfo: () => refusal ?? Promise.resolve({ game: "imperunde", seats: [], options }),
  log: () => Promise.resolve({ minor: [], implied: {}, rules: {} }),
  board: () => Promise.resolve({ regions: [], powers: [], map: { arcs: [], grid: 1, regions: {}, scenery: {} } }),
  signatures: () => Promise.resolve({ actions: {}, events: {}, details: {} }),
  eventsFrom: () => Promise.resolve({ from: 0, events: [] }),
  rules: () => rules ?? Promise.reject(new Error("the line is broken")),
  positionAt: (_id: string, number: number, seat: number | null) => Promise.resolve({ number, view: { hand: seat } }),
}));

const PASS = { action: 4, do: "pass" };
const CARD = { action: 30, do: "card", card: "sabotage" };
const SECRET = { view: { hand: "sabotage" } as unknown as View, asides: [CARD] };

let options: Record<string, Value> = {}; // of the table
let rules: Promise<RulesInfo> | undefined; // where the line is not broken
let refusal: Promise<never> | undefined; // of the next question about the table
let socket: FakeSocket;
let leave: () => void;

/** Somebody sits down; `seat`: in a window of one's own. */
async function sit(seat: number | null = 0): Promise<Sitting> {
  const sitting = new Sitting("table", seat);
  leave = $effect.root(() => {
    $effect(() => sitting.passIfIdle());
  });
  socket.onopen?.({} as Event);
  await vi.advanceTimersByTimeAsync(0);
  return sitting;
}

function say(number: number, more: Partial<StateMessage>): void {
  socket.say(state(number, { ...SECRET, ...more }));
  flushSync();
}

const played = (): unknown[] => socket.ofType("play").map((message) => ("action" in message ? message.action : null));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", function open() {
    return (socket = new FakeSocket());
  });
  settings.pass = true;
  settings.forced = true;
});
afterEach(() => {
  leave();
  [refusal, rules, options] = [undefined, undefined, {}];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a lost connection", () => {
  const refused = (status: number): Error => Object.assign(new Error("You are blocked."), { status });

  it.each([
    [403, "You are blocked."],
    [404, "You are blocked."],
    [503, ""],
  ])("after which the server answers %i", async (status, failed) => {
    const sitting = await sit();
    say(3, { people: [0] });
    refusal = Promise.reject(refused(status));
    socket.onclose?.({} as CloseEvent);
    await vi.advanceTimersByTimeAsync(0);
    expect([sitting.failed, sitting.live.isClosed]).toEqual([failed, failed !== ""]);
  });
});

describe("passing", () => {
  it("happens by itself where there is nothing else: after a pause, in which nothing can be chosen", async () => {
    const sitting = await sit();
    say(3, { people: [0, 1], legal: [PASS] });
    expect([sitting.legal, sitting.asked, sitting.idle]).toEqual([[], false, 4]);
    vi.advanceTimersByTime(1999);
    expect(played()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(played()).toEqual([4]);
  });

  it("takes the same time by hand: nobody can tell why somebody passed", async () => {
    const sitting = await sit();
    say(3, { people: [0, 1], legal: [PASS, CARD] });
    expect(sitting.legal).toHaveLength(2);
    vi.advanceTimersByTime(300);
    sitting.play(PASS.action);
    expect(sitting.legal).toEqual([]);
    vi.advanceTimersByTime(1699);
    expect(played()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(played()).toEqual([4]);
  });

  it("does not hold up a card", async () => {
    const sitting = await sit();
    say(3, { people: [0, 1], legal: [PASS, CARD] });
    sitting.play(CARD.action);
    expect(played()).toEqual([30]);
  });

  it("is quick where only bots are at the table, who do not watch the clock", async () => {
    await sit();
    say(3, { people: [0], legal: [PASS] });
    expect(played()).toEqual([4]);
  });

  it("is left to whoever wants to pass in person, but takes its time all the same", async () => {
    settings.pass = false;
    const sitting = await sit();
    say(3, { people: [0, 1], legal: [PASS] });
    vi.advanceTimersByTime(1000);
    expect(sitting.legal).toEqual([PASS]);
    sitting.play(PASS.action);
    expect(played()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(played()).toEqual([4]);
  });

  it("is left to the person after taking back, while somebody asks to, and when it goes wrong", async () => {
    const sitting = await sit();
    say(5, { people: [0, 1], to_act: 1, legal: [] });
    say(3, { people: [0, 1], legal: [PASS] });
    expect(sitting.legal).toEqual([PASS]);
    say(6, { people: [0, 1], legal: [PASS] });
    vi.advanceTimersByTime(1000);
    say(6, { people: [0, 1], legal: [PASS], request: { what: "undo", by: 1, until: 2, waiting: [0], agreed: [] } });
    vi.advanceTimersByTime(9000);
    expect(played()).toEqual([]);
    say(6, { people: [0, 1], legal: [PASS], request: null });
    expect(played()).toEqual([4]);
    socket.say({ type: "error", error: "It could not be stored." });
    expect(sitting.legal).toEqual([PASS]);
  });
});

describe("at a shared screen", () => {
  const people = [0, 1];
  const choices = { people, legal: [PASS, CARD] };
  /** What the server sends until the one in front is known to be there. */
  const hidden = (front: number): Partial<StateMessage> => ({
    people,
    front,
    seat: null,
    to_act: front,
    deciders: [front],
    legal: undefined as never,
    view: { hand: null } as unknown as View,
    asides: [],
  });

  it("the one who is asked says that they are there, and gets to see their own", async () => {
    const sitting = await sit(null);
    say(3, hidden(1));
    expect([sitting.awaited, sitting.asked, sitting.legal, sitting.reader]).toEqual([1, true, [], null]);
    sitting.live.present(1);
    expect(socket.ofType("present")).toEqual([{ type: "present", seat: 1 }]);
    say(3, { ...choices, front: 1, seat: 1, to_act: 1, deciders: [1] });
    expect([sitting.awaited, sitting.legal.length, sitting.reader]).toEqual([null, 2, 1]);
  });

  it("nobody comes to the front only to pass", async () => {
    const sitting = await sit(null);
    say(3, { ...hidden(1), legal: [PASS] });
    expect([sitting.awaited, sitting.legal, sitting.idle]).toEqual([null, [], 4]);
    vi.advanceTimersByTime(2000);
    expect(played()).toEqual([4]);
  });

  it("the next one who still decides comes to the front", async () => {
    const sitting = await sit(null);
    say(3, { ...choices, deciders: [0, 1] });
    expect(sitting.awaited).toBe(null);
    say(4, hidden(1));
    expect(sitting.awaited).toBe(1);
  });

  it("the past is shown to nobody in particular until somebody sits down", async () => {
    const sitting = await sit(null);
    say(3, hidden(0));
    await sitting.show(1);
    expect(sitting.view).toEqual({ hand: null });
    say(3, choices);
    expect(sitting.past).toBe(null);
    sitting.refreshPast();
    await vi.advanceTimersByTimeAsync(0);
    expect(sitting.view).toEqual({ hand: 0 });
  });

  it("somebody who is not asked comes to the front, and goes back", async () => {
    const sitting = await sit(null);
    say(3, choices);
    expect(sitting.others).toEqual([1]);
    sitting.takeFloor(1);
    expect(socket.ofType("seat")).toEqual([{ type: "seat", seat: 1 }]);
    expect(sitting.reader).toBe(0); // until the server has answered
    say(3, { ...choices, seat: 1, to_act: 0, deciders: [0], legal: [] });
    expect([sitting.reader, sitting.speaker, sitting.others]).toEqual([1, 1, []]);
    sitting.giveFloorBack();
    flushSync();
    expect(sitting.speaker).toBe(null);
    say(3, hidden(0));
    expect([sitting.awaited, sitting.view]).toEqual([0, { hand: null }]);
  });

  it("nobody comes to the front of a window of one's own", async () => {
    const sitting = await sit(0);
    say(3, choices);
    expect(sitting.others).toEqual([]);
  });
});

describe("what is forced", () => {
  const DONE = { action: 7, do: "done" };
  const CHOICES = [DONE, CARD];

  it("is no answer of its own in the middle of a gesture", async () => {
    const sitting = await sit();
    say(3, { legal: CHOICES });
    sitting.play(CARD.action, 1, [DONE.action, PASS.action]);
    say(4, { legal: [DONE], forced: true, acted: 4 });
    say(5, { legal: [PASS, CARD], acted: 5 });
    expect(played()).toEqual([CARD.action, DONE.action, PASS.action]);
    expect(sitting.automatic).toEqual([]);
  });

  it("is left alone in a lesson that is over, as is everything else", async () => {
    const sitting = await sit();
    const lesson = { name: "01-city", goal: [], failed: false };
    say(3, { legal: [DONE], forced: true, lesson: { ...lesson, done: true } });
    expect(played()).toEqual([]);
    expect(sitting.legal).toEqual([]);
    say(4, { legal: CHOICES, lesson: { ...lesson, done: false } });
    expect(sitting.legal).toEqual(CHOICES);
  });

  it("is done without a pause, and said until the person chooses again", async () => {
    const sitting = await sit();
    say(3, { legal: [DONE], forced: true, people: [0, 1] });
    expect(played()).toEqual([7]);
    expect(sitting.asked).toBe(false);
    say(4, { legal: CHOICES, acted: 4 });
    expect(sitting.automatic).toEqual([sitting.words.action(DONE)]);
    sitting.play(30);
    expect(sitting.automatic).toEqual([]);
  });

  it("is said in words that came only after it was done", async () => {
    const sitting = await sit();
    say(3, { legal: [DONE], forced: true });
    say(4, { legal: CHOICES, acted: 4 });
    await sitting.speak("en");
    expect(sitting.automatic).toEqual(["Done"]);
  });

  it("is left to the person once it was taken back, or by their setting", async () => {
    const sitting = await sit();
    say(3, { legal: [DONE], forced: true });
    say(4, { legal: CHOICES, acted: 4 });
    say(3, { legal: [DONE], forced: true });
    expect(played()).toEqual([7]);
    expect(sitting.automatic).toEqual([]);
    expect(sitting.legal).toEqual([DONE]);
    settings.forced = false;
    say(5, { legal: [DONE], forced: true });
    expect(played()).toEqual([7]);
    expect(sitting.asked).toBe(true);
  });
});

describe("the rules for a decision", () => {
  const rule = (id: string): RuleInfo => ({
    ...{ id, chapter: "setup", kind: "rule", source: "", number: "", belongs_to: [], see: [], text: id, question: "" },
  });

  it.each([
    [{ historical: "off", buildings: "one" }, ["war/setup/pick"]],
    [{ historical: "on", buildings: "one" }, ["war/opt/hist/pick", "war/setup/pick"]],
    [{ historical: "on", buildings: "several" }, ["war/opt/hist/pick", "war/setup/pick", "war/opt/multi-build/pick"]],
  ])("leave out those of options that are not in use: %o", async (chosen, shown) => {
    const all = ["war/opt/hist/pick", "war/setup/pick", "war/opt/multi-build/pick"];
    options = chosen;
    rules = Promise.resolve({
      ...{ chapters: [], synonyms: [], rules: [...all, "war/setup/other"].map(rule), steps: { pick: all } },
      options: { "war/opt/hist/": { historical: "off" }, "war/opt/multi-build/": { buildings: "one" } },
    });
    const sitting = await sit();
    say(3, { view: { step: "pick" } as View });
    await sitting.showStepRules();
    expect(sitting.told?.rules.map(({ id }) => id)).toEqual(shown);
  });
});

describe("rules that cannot be fetched", () => {
  it("leave the answer without them, and open nothing", async () => {
    const sitting = await sit();
    say(3, {});
    const answer = sitting.why(PASS);
    socket.say({ type: "why", ask: 1, possible: true });
    expect((await answer)?.possible).toBe(true);
    await Promise.all([sitting.showRule("any"), sitting.showStepRules()]);
    expect(sitting.told).toBe(null);
  });
});
