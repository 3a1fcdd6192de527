// Whoever asks for hints by key goes on with the best of them: no choice keeps the focus that Enter would take.

import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { GameModule } from "../games";
import imperial from "../games/imperial";
import type { AnalysisInfo, LineInfo, TableDetails } from "../lib/protocol";
import { Sitting } from "../table/sitting.svelte";
import { FakeSocket } from "../testing/socket";
import { words } from "../testing/words";
import Advice from "./Advice.svelte";

const line = (action: number, chance: number): LineInfo => ({
  ...{ action: { action, do: action === 7 ? "pass" : "done" }, plan: [], chance, change: 0, reason: null },
});
let answer: ((found: AnalysisInfo) => void) | undefined;
vi.mock("./calls", () => ({ adviceAt: () => new Promise((resolve) => (answer = resolve)) }));
vi.stubGlobal("WebSocket", function open() {
  return new FakeSocket();
});
vi.stubGlobal("fetch", () => Promise.reject(new Error("there is no server")));
afterEach(() => {
  cleanup();
  answer = undefined;
});

const FOUND: AnalysisInfo = {
  number: 0,
  seat: 0,
  decider: 0,
  chances: [0.6, 0.4],
  lines: [line(7, 0.4), line(9, 0.3)],
};

/** Somebody who may choose, and is about to take the first choice. */
function atFirstChoice(): { sitting: Sitting; choice: HTMLElement } {
  const sitting = new Sitting("table", 0);
  const legal = FOUND.lines.map(({ action }) => action);
  const values = { words, at: 0, reader: 0, legal, mayAdvise: true };
  for (const [name, value] of Object.entries(values)) Object.defineProperty(sitting, name, { value });
  sitting.info = { game: "imperial", options: {} } as unknown as TableDetails;
  sitting.game = imperial as unknown as GameModule;
  const choice = document.body.appendChild(document.createElement("button"));
  choice.focus();
  return { sitting, choice };
}

it("leads whoever asked by key to the best action, and back", async () => {
  const { sitting, choice } = atFirstChoice();
  sitting.advise(choice);
  const { unmount } = render(Advice, { props: { sitting } });
  const list = await screen.findByRole("region");
  await vi.waitFor(() => expect(document.activeElement).toBe(list)); // while the bots think
  await vi.waitFor(() => expect(answer).toBeTypeOf("function"));
  answer?.(FOUND);
  const [best] = await screen.findAllByRole("button", { name: /Pass/ });
  await vi.waitFor(() => expect(document.activeElement).toBe(best));
  expect(best?.textContent).toMatch(/^A/);
  sitting.advising = false;
  unmount();
  await tick();
  expect(document.activeElement).toBe(choice);
});

it("leaves the focus to whoever asked otherwise", async () => {
  const { sitting, choice } = atFirstChoice();
  sitting.advise();
  render(Advice, { props: { sitting } });
  await vi.waitFor(() => expect(answer).toBeTypeOf("function"));
  answer?.(FOUND);
  await screen.findAllByRole("button", { name: /Pass/ });
  await tick();
  expect(document.activeElement).toBe(choice);
});
