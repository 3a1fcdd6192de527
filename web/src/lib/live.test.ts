import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { event, FakeSocket, state } from "../testing/socket";
import { Live, type Means } from "./live.svelte";
import type { GameEvent } from "./protocol";

let sockets: FakeSocket[];
let pace = 0;
let stored: GameEvent[] = [];
let fetches = 0;

function makeLive(): { live: Live; socket: FakeSocket } {
  const means: Means = {
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    older: async () => {
      fetches += 1;
      const events = stored;
      await Promise.resolve();
      return { from: 0, events };
    },
    pace: () => pace,
    asks: (asked) => asked.legal?.[0]?.do !== "pass",
    startsTurn: (told) => told.event === "turn",
  };
  const live = new Live(means);
  const socket = sockets[0] as FakeSocket;
  socket.onopen?.({} as Event);
  return { live, socket };
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  pace = 0;
  stored = [];
  fetches = 0;
});
afterEach(() => vi.useRealTimers());

describe("live", () => {
  it("shows what the server says and answers with the decision number", () => {
    const { live, socket } = makeLive();
    socket.say(state(3));
    expect(live.asked).toBe(true);
    live.play(13);
    expect(socket.sent).toEqual([{ type: "play", number: 3, action: 13 }]);
  });

  it("fetches what happened before, and adds what happens", async () => {
    stored = [event("turn", 0), event("rondel", 1)];
    const { live, socket } = makeLive();
    socket.say(state(2, { events_from: 2 }));
    await vi.runAllTimersAsync();
    expect(live.events).toHaveLength(2);
    socket.say(state(3, { events_from: 2, events: [event("built", 2)] }));
    expect(live.events.map((one) => one.event)).toEqual(["turn", "rondel", "built"]);
    expect(live.said).toHaveLength(1);
    socket.say(state(2, { events_from: 2, events: [] }));
    expect(live.events).toHaveLength(2);
  });

  it("fetches what happened before only once, whatever happens meanwhile", async () => {
    stored = ["turn", "rondel", "built", "not shown yet"].map(event);
    const { live, socket } = makeLive();
    socket.say(state(2, { events_from: 2 }));
    socket.say(state(3, { events_from: 2, events: [event("built", 2)] }));
    await vi.runAllTimersAsync();
    expect(fetches).toBe(1);
    expect(live.events.map((one) => one.event)).toEqual(["turn", "rondel", "built"]);
  });

  it("fetches again what was told after the answer was sent, and what somebody else may read", async () => {
    const { live, socket } = makeLive();
    stored = ["turn", "rondel"].map(event);
    socket.say(state(2, { events_from: 2 }));
    socket.say(state(3, { events_from: 2, events: [event("built", 2)] }));
    stored = ["turn", "rondel", "built"].map(event);
    await vi.runAllTimersAsync();
    expect([fetches, live.events.length]).toEqual([2, 3]);
    socket.say(state(3, { seat: 1, to_act: 1, events_from: 3 }));
    await vi.runAllTimersAsync();
    expect(fetches).toBe(3);
  });

  it("sends nothing while the connection is lost, says so, and goes on afterwards", () => {
    const { live, socket } = makeLive();
    socket.say(state(3));
    socket.close();
    live.play(13);
    expect([live.unsent, live.isAnswered, socket.sent]).toEqual([true, false, []]);
    expect(sockets).toHaveLength(2); // who chooses does not wait for the next try
    live.play(13);
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2); // which is under way
    const again = sockets.at(-1) as FakeSocket;
    again.onopen?.({} as Event);
    again.say(state(3));
    expect([live.unsent, live.asked]).toEqual([false, true]);
    live.play(13);
    expect(again.ofType("play")).toHaveLength(1);
  });

  it("waits until every part of the page has shown what it shows", () => {
    pace = 100;
    const { live, socket } = makeLive();
    socket.say(state(3));
    live.showing("board", true);
    live.showing("stage", true);
    socket.say(state(4, { to_act: 1, deciders: [1] }));
    live.showing("board", false);
    expect(live.now?.number).toBe(3);
    live.showing("stage", false);
    expect(live.now?.number).toBe(4);
  });

  it("comes back by itself, ever more patiently", () => {
    const { live, socket } = makeLive();
    socket.close();
    expect(live.connection).toBe("lost");
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
    sockets[1]?.close();
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(3);
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(3);
  });

  it("shows moves of others one by one, holds the bots when many wait, and can be hurried", () => {
    pace = 1000;
    const { live, socket } = makeLive();
    const others = { to_act: 1, legal: [] };
    socket.say(state(0));
    for (let n = 1; n <= 7; n++) socket.say(state(n, { ...others, events: [event("x", n - 1)], events_from: n - 1 }));
    expect(live.now?.number).toBe(1);
    expect(live.waiting).toBe(6);
    expect(socket.ofType("pace")).toEqual([{ type: "pace", hold: true }]);
    vi.advanceTimersByTime(1000);
    expect(live.now?.number).toBe(2);
    live.skip();
    expect(live.now?.number).toBe(7);
    expect(socket.ofType("pace")).toEqual([
      { type: "pace", hold: true },
      { type: "pace", hold: false },
    ]);
  });

  it("shows at once what is taken back, and nothing that was taken back with it", () => {
    pace = 1000;
    const { live, socket } = makeLive();
    socket.say(state(0));
    for (let n = 1; n <= 3; n++)
      socket.say(state(n, { to_act: 1, legal: [], events: [event("x", n - 1)], events_from: n - 1 }));
    expect(live.now?.number).toBe(1);
    socket.say(state(0));
    expect([live.now?.number, live.waiting, live.events.length]).toEqual([0, 0, 0]);
    vi.advanceTimersByTime(5000);
    expect(live.now?.number).toBe(0);
  });

  it("comes to its first decision at once, whatever has to happen before", () => {
    pace = 1000;
    const { live, socket } = makeLive();
    const others = { to_act: 1, legal: [] };
    for (let n = 0; n <= 3; n++) socket.say(state(n, { ...others, events: [event("x", n)], events_from: n }));
    socket.say(state(4, { events: [event("x", 4)], events_from: 4 }));
    vi.advanceTimersByTime(20); // a frame
    expect(live.now?.number).toBe(4);
    expect(live.hurried).toBe(false);
    socket.say(state(5, { ...others, events: [event("x", 5)], events_from: 5 }));
    socket.say(state(6, { ...others, events: [event("x", 6)], events_from: 6 }));
    expect(live.now?.number).toBe(5);
  });

  it("hurries on where the answer is given by itself", () => {
    pace = 1000;
    const { live, socket } = makeLive();
    socket.say(state(0, { legal: [{ action: 4, do: "pass" }] }));
    expect(live.hurried).toBe(true);
    socket.say(state(1));
    expect(live.hurried).toBe(false);
  });

  it("shows spectators everything at the chosen pace", () => {
    pace = 1000;
    const { live, socket } = makeLive();
    const watched = { seat: null, to_act: 1, legal: [] };
    for (let n = 0; n <= 3; n++) socket.say(state(n, { ...watched, events: [event("x", n)], events_from: n }));
    vi.advanceTimersByTime(20);
    expect(live.now?.number).toBe(1);
  });

  it("asks the others to take back, answers them, and hears who declined", () => {
    const { live, socket } = makeLive();
    socket.say(state(3));
    live.play(13);
    socket.say(state(6, { can_undo: false, can_ask: true }));
    expect(live.atStake).toBe(3);
    live.ask();
    expect(live.asking).toBe(true);
    socket.say(state(6, { request: { what: "undo", by: 0, until: 3, waiting: [1], agreed: [] } }));
    expect(live.asking).toBe(true);
    live.answer(1, false);
    expect(socket.sent.slice(1)).toEqual([
      { type: "ask", what: "undo" },
      { type: "answer", seat: 1, agree: false, until: 3 },
    ]);
    socket.say({ type: "declined", what: "undo", by: 1 });
    socket.say(state(6, { request: null }));
    expect([live.declined?.by, live.asking]).toEqual([1, false]);
    live.play(16);
    expect(live.declined).toBe(null);
  });

  it("says when its window is in the background, and in sight again", () => {
    const { live, socket } = makeLive();
    socket.say(state(3));
    live.sight(true);
    live.sight(false);
    expect(socket.sent).toEqual([
      { type: "sight", hidden: true },
      { type: "sight", hidden: false },
    ]);
  });

  it("knows what others did since this person's last decision", () => {
    const { live, socket } = makeLive();
    socket.say(state(0));
    live.play(10);
    socket.say(state(1, { to_act: 1, legal: [], events: [event("mine", 0), event("turn", 0)] }));
    vi.advanceTimersByTime(20);
    socket.say(state(2, { events_from: 2, events: [event("theirs", 1)] }));
    vi.advanceTimersByTime(20);
    expect(live.events.slice(live.sinceMine).map((one) => one.event)).toEqual(["turn", "theirs"]);
  });

  it("takes an action no sooner than a while after the question came", () => {
    const { live, socket } = makeLive();
    socket.say(state(3));
    vi.advanceTimersByTime(500);
    live.playLater(13, 2000, true);
    expect(live.due).toBe(13);
    vi.advanceTimersByTime(1499);
    expect(socket.ofType("play")).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(socket.ofType("play")).toEqual([{ type: "play", number: 3, action: 13 }]);
    expect(live.due).toBe(null);
    socket.say(state(4));
    vi.advanceTimersByTime(5000);
    live.playLater(14, 2000, true); // whoever thought for longer is not held up
    expect(socket.ofType("play")).toHaveLength(2);
  });

  it("does not take later what another answer, another question or the person has overtaken", () => {
    const { live, socket } = makeLive();
    socket.say(state(3));
    live.playLater(13, 2000, true);
    live.play(99);
    socket.say(state(4));
    live.playLater(14, 2000, true);
    socket.say(state(4, { can_ask: true })); // the same question
    expect(live.due).toBe(14);
    socket.say(state(5));
    expect(live.due).toBe(null);
    live.playLater(15, 2000, true);
    live.withhold();
    vi.advanceTimersByTime(9000);
    expect(socket.ofType("play")).toEqual([{ type: "play", number: 3, action: 99 }]);
  });

  it("does not count as this person's decision what was taken by itself", () => {
    const { live, socket } = makeLive();
    socket.say(state(0));
    live.play(10);
    socket.say(state(1, { events: [event("mine", 0)] }));
    live.playLater(11, 0, false);
    socket.say(state(2, { events_from: 1, events: [event("theirs", 1)] }));
    vi.advanceTimersByTime(20);
    expect(socket.ofType("play")).toHaveLength(2);
    expect(live.events.slice(live.sinceMine).map((one) => one.event)).toEqual(["theirs"]);
  });

  it("knows where it was taken back to, and what was answered in vain", () => {
    const { live, socket } = makeLive();
    socket.say(state(3));
    live.play(13);
    expect(live.failed).toBe(false);
    socket.say({ type: "error", error: "It could not be stored." });
    expect(live.failed).toBe(true);
    socket.say(state(4, { acted: 4 }));
    expect([live.failed, live.backAt]).toEqual([false, -1]);
    socket.say(state(2));
    expect(live.backAt).toBe(2);
  });

  it("forgets what only the one before at this screen may read", async () => {
    stored = [event("turn", 0), event("drew", 1)];
    const { live, socket } = makeLive();
    socket.say(state(2, { events_from: 2 }));
    await vi.runAllTimersAsync();
    expect(live.events.map((one) => one.event)).toEqual(["turn", "drew"]);
    stored = [event("turn", 0), event("seen", 1)];
    socket.say(state(3, { seat: 1, to_act: 2, legal: [], events_from: 2, events: [event("told", 2)] }));
    expect(live.events).toEqual([]);
    socket.say(state(4, { seat: 1, to_act: 2, legal: [], events_from: 3, events: [event("told", 3)] }));
    socket.say(state(5, { seat: 0, events_from: 2, events: [event("open", 4)] })); // both are shown in one frame
    vi.advanceTimersByTime(20);
    expect(live.said.map((one) => one.event)).toEqual(["open"]);
    expect(live.events).toEqual([]);
    stored = [event("turn", 0), event("drew", 1), event("open", 4)];
    await vi.runAllTimersAsync();
    expect(live.events.map((one) => one.event)).toEqual(["turn", "drew", "open"]);
  });

  it("tells the server again who is in front when the line comes back", () => {
    const { live, socket } = makeLive();
    live.present(1);
    socket.close();
    vi.advanceTimersByTime(250);
    sockets[1]?.onopen?.({} as Event);
    expect(sockets[1]?.sent).toEqual([{ type: "present", seat: 1 }]);
  });

  it("tells why not", async () => {
    const { live, socket } = makeLive();
    socket.say(state(3));
    const asked = live.why({ do: "build", area: "rome" });
    expect(socket.sent).toEqual([{ type: "why", ask: 1, do: { do: "build", area: "rome" } }]);
    socket.say({ type: "why", ask: 1, possible: false, rule: "imperial/factory/one", details: {} });
    expect((await asked)?.rule).toBe("imperial/factory/one");
  });

  it("lets no question open where nobody can say why", async () => {
    const { live, socket } = makeLive();
    socket.say(state(3));
    const [nonsense, lost] = [live.why({ do: "dance" }), live.why({ do: "build", area: "rome" })];
    socket.say({ type: "error", error: "Nobody knows this.", ask: 1 });
    expect(await nonsense).toBe(null);
    expect(live.error).toBe("Nobody knows this.");
    socket.close();
    expect(await lost).toBe(null);
    expect(await live.why({ do: "build", area: "rome" })).toBe(null);
  });

  it("keeps a refusal until the next try", () => {
    const { live, socket } = makeLive();
    socket.say(state(3));
    live.play(99);
    socket.say({ type: "refused", number: 3, code: "rule", rule: "r", details: {} });
    expect(live.refused?.rule).toBe("r");
    socket.say(state(3, { seat: 1 })); // somebody else sits down
    expect(live.refused).toBe(null);
    socket.say(state(3));
    socket.say({ type: "refused", number: 3, code: "rule", rule: "r", details: {} });
    live.play(13);
    expect(live.refused).toBe(null);
    socket.say({ type: "refused", number: 3, code: "stale", rule: "", details: {} });
    expect(live.refused).toBe(null);
  });

  const march = { legal: [{ action: 13, do: "march" }] };

  it("moves several units in one gesture, while the move stays legal", () => {
    const { live, socket } = makeLive();
    socket.say(state(3, march));
    live.play(13, 3);
    socket.say(state(4, { acted: 4, ...march }));
    socket.say(state(5, { acted: 5, legal: [{ action: 1, do: "done" }] }));
    expect(socket.ofType("play")).toEqual([
      { type: "play", number: 3, action: 13 },
      { type: "play", number: 4, action: 13 },
    ]);
    socket.say(state(6, { acted: 5, ...march }));
    expect(socket.ofType("play")).toHaveLength(2);
  });

  const sail = { legal: [{ action: 20, do: "sail" }] };

  it("sends one action after another, and waits for what others are asked in between", () => {
    const { live, socket } = makeLive();
    socket.say(state(3, march));
    live.play(13, 1, [20, 13]);
    socket.say(state(4, { acted: 4, deciders: [1], legal: [] }));
    vi.runAllTimers();
    socket.say(state(5, { acted: 4, ...sail }));
    socket.say(state(6, { acted: 6, ...march }));
    expect(socket.ofType("play")).toMatchObject([{ action: 13 }, { action: 20 }, { action: 13 }]);
  });

  it("takes a gesture of several actions back as a whole", () => {
    const { live, socket } = makeLive();
    socket.say(state(3, march));
    live.play(13, 1, [13]);
    socket.say(state(4, { acted: 4, ...march }));
    socket.say(state(5, { acted: 5, can_undo: true, ...march }));
    live.undo();
    socket.say(state(4, { acted: 4, can_undo: true, ...march }));
    socket.say(state(3, { acted: 3, can_undo: true, ...march }));
    expect(socket.ofType("undo")).toHaveLength(2);
  });

  it("ends what was to follow as soon as something else is asked", () => {
    const { live, socket } = makeLive();
    socket.say(state(3, march));
    live.play(13, 1, [20]);
    socket.say(state(4, { acted: 4, ...march }));
    socket.say(state(5, { acted: 4, ...sail }));
    expect(socket.ofType("play")).toHaveLength(1);
  });

  it("resets a turn by taking back as far as it began", () => {
    const { live, socket } = makeLive();
    socket.say(state(1, { events: [event("turn", 0)] }));
    socket.say(state(4, { events_from: 1, events: [event("rondel", 1), event("x", 3)] }));
    live.resetTurn();
    socket.say(state(3, { events_from: 2 }));
    socket.say(state(1, { events_from: 1 }));
    expect(socket.ofType("undo")).toHaveLength(2);
  });
});

describe("several who decide at once", () => {
  const both = { people: [0, 1, 2], deciders: [0, 1, 2], legal: [{ action: 7, do: "ready" }] };

  it("do not disturb each other's choice", () => {
    const { live, socket } = makeLive();
    socket.say(state(3, both));
    const asked = live.question;
    live.playLater(7, 2000, true);
    socket.say(state(4, { ...both, deciders: [0, 1] })); // somebody has answered
    expect([live.question, live.due, live.asked]).toEqual([asked, 7, true]);
    live.play(7);
    expect(socket.ofType("play")).toEqual([{ type: "play", number: 4, action: 7 }]);
  });

  it("are asked anew when there is something else to choose", () => {
    const { live, socket } = makeLive();
    socket.say(state(3, both));
    const asked = live.question;
    socket.say(state(4, { ...both, legal: [{ action: 8, do: "agree" }] }));
    expect(live.question).toBe(asked + 1);
    socket.say(state(5, { ...both, acted: 5, legal: [{ action: 8, do: "agree" }] })); // one's own answer, and the next question
    expect(live.question).toBe(asked + 2);
  });

  it("are not asked again while their answer is on its way", () => {
    const { live, socket } = makeLive();
    socket.say(state(3, both));
    live.play(7);
    expect(live.asked).toBe(true); // nothing has come back yet
    socket.say(state(4, { ...both, deciders: [0, 1] }));
    expect([live.asked, live.isAnswered]).toEqual([false, true]);
    socket.say(state(5, { ...both, deciders: [1], acted: 5, legal: [] }));
    expect([live.asked, live.isAnswered]).toEqual([false, false]);
  });

  it("may answer again when their answer was refused or came too late", () => {
    const { live, socket } = makeLive();
    socket.say(state(3, both));
    live.play(7);
    socket.say(state(4, { ...both, deciders: [0, 1] }));
    socket.say({ type: "refused", number: 4, code: "rule", rule: "r", details: {} });
    expect([live.asked, live.failed]).toEqual([true, true]);
    live.play(7);
    socket.say(state(5, { ...both, deciders: [0, 1] }));
    expect(live.asked).toBe(false);
    socket.say({ type: "refused", number: 5, code: "stale", rule: "", details: {} });
    expect(live.asked).toBe(true);
  });

  it("are asked one after another at a shared screen", () => {
    const { live, socket } = makeLive();
    socket.say(state(3, both));
    live.play(7);
    socket.say(state(4, { ...both, seat: 1, deciders: [1, 2] }));
    expect([live.asked, live.isAnswered]).toEqual([true, false]);
  });
});
