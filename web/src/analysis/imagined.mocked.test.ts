// What is said of actions says by whose knowledge: where something is hidden from the reader, it was only imagined.

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { GameModule } from "../games";
import imperial from "../games/imperial";
import type { ExplanationInfo, LineInfo, TableDetails, Value } from "../lib/protocol";
import { Sitting } from "../table/sitting.svelte";
import { FakeSocket } from "../testing/socket";
import { board, words, wordsOf } from "../testing/words";
import Advice from "./Advice.svelte";
import Why from "./Why.svelte";

const line = (action: number, chance: number): LineInfo => ({
  ...{ action: { action, do: action === 7 ? "pass" : "done" }, plan: [], chance, change: 0, reason: null },
});
const ANSWER: ExplanationInfo = {
  ...{ number: 0, seat: 0, decider: 1, chances: [0.6, 0.4], lines: [line(7, 0.4), line(9, 0.3)] },
  action: { action: 7, do: "pass" },
};
let answer: ExplanationInfo;
vi.mock("./calls", () => ({
  explanationAt: () => Promise.resolve(answer),
  adviceAt: () => Promise.resolve(answer),
}));
vi.stubGlobal("WebSocket", function open() {
  return new FakeSocket();
});
vi.stubGlobal("fetch", () => Promise.reject(new Error("there is no server")));
afterEach(cleanup);

const CASH = "Other players’ cash is imagined, or worked out from payments you saw.";

/** Somebody at a table of a game where something is hidden, or nothing. */
function sitting(said = words, options: Record<string, Value> = { cash: "secret" }): Sitting {
  const found = new Sitting("table", 0);
  Object.defineProperties(found, { words: { value: said }, at: { value: 0 } });
  found.info = { game: "imperial", options } as unknown as TableDetails;
  found.game = imperial as unknown as GameModule;
  return found;
}

it("is told with the reason for an action", async () => {
  answer = ANSWER;
  render(Why, { props: { sitting: sitting(), number: 1 } });
  expect((await screen.findByText(CASH)).classList).toContain("muted");
});

it("is told with the best actions", async () => {
  answer = ANSWER;
  render(Advice, { props: { sitting: sitting() } });
  await screen.findByText(CASH, { exact: false });
});

it.each([
  ["imperunde", "Other players’ hidden cards are imagined from what you have seen."],
  ["war", "Everything hidden from you is imagined from what you have seen."],
])("is told in the words of %s", async (game, told) => {
  answer = ANSWER;
  const own = wordsOf(game, { board, players: ["Ada", "Bruno"] });
  render(Why, { props: { sitting: sitting(own), number: 1 } });
  await screen.findByText(told);
});

it.each([
  ["a game that is over, as everything lies open", { ...ANSWER, seat: null }, "secret"],
  ["a game in which nothing is hidden", ANSWER, "open"],
  ["an action without another choice, of which there are no chances", { ...ANSWER, lines: [line(7, 0.4)] }, "secret"],
  ["an action that cannot be explained", { ...ANSWER, lines: [], action: null }, "secret"],
])("is not told of %s", async (_, found, cash) => {
  answer = found;
  const { container } = render(Why, { props: { sitting: sitting(words, { cash }), number: 1 } });
  await vi.waitFor(() => expect(container.textContent).toMatch(/chose|hidden|cannot see|nothing to decide/));
  expect(container.textContent).not.toContain(CASH);
});

it("is not told with the best actions of a game that is over", async () => {
  answer = { ...ANSWER, seat: null };
  const { container } = render(Advice, { props: { sitting: sitting() } });
  await vi.waitFor(() => expect(container.textContent).toContain("Percent"));
  expect(container.textContent).not.toContain(CASH);
});
