// Why somebody did what they did: the reason of whoever had one.

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { ExplanationInfo, LineInfo } from "../lib/protocol";
import type { Sitting } from "../table/sitting.svelte";
import { words } from "../testing/words";
import Why from "./Why.svelte";

const line = (action: number, chance: number): LineInfo => ({
  ...{ action: { action, do: action === 7 ? "pass" : "done" }, plan: [], chance, change: 0, reason: null },
});
const [taken, better] = [line(7, 0.3), line(9, 0.4)];
const FOUND = { decider: 1, lines: [better, taken], action: taken.action } as unknown as ExplanationInfo;
const LUCK = { decider: null, lines: [], action: null } as unknown as ExplanationInfo;
vi.mock("./calls", () => ({ explanationAt: (_: string, at: number) => Promise.resolve(at === 0 ? LUCK : FOUND) }));
afterEach(cleanup);

const beside = (bot: string): Sitting =>
  ({
    ...{ id: "table", reader: 0, words, isImagined: () => false },
    live: { now: { seats: [{ bot: "" }, { bot }] } },
  }) as unknown as Sitting;

it.each([
  ["expert", /Better might have been/, /at random/],
  ["random", /chooses at random/, /Better might have been/],
])("a bot that moves at random has no reasons: %s", async (bot, said, unsaid) => {
  render(Why, { sitting: beside(bot), number: 3 });
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByText(unsaid)).toBeNull();
});

it("asks nobody why luck dealt the cards", async () => {
  render(Why, { sitting: beside("expert"), number: 0 });
  expect(await screen.findByText(/Nobody decided this/)).toBeTruthy();
});
