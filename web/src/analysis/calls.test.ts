// Why something was done is asked only where somebody did it, and the reader knows what it was.

import { afterEach, expect, it, vi } from "vitest";
import { explanationAt } from "./calls";

afterEach(() => vi.unstubAllGlobals());

/** A server that knows who acted, from the first action on; `hidden`: an action that this seat does not know. */
function served(actors: number[], hidden = -1) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const number = Number(/at\/(\d+)/.exec(path)?.[1]);
    const action = number === hidden ? null : { action: 7, do: "pass" };
    const answer = path.includes("explanation") ? { decider: 1 } : { number, actor: actors[number - 1], action };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return asked;
}

const explained = (number: number): ReturnType<typeof explanationAt> =>
  explanationAt("table", number, 0, new AbortController().signal);

it("explains a decision, and what luck brought by the decision before", async () => {
  const asked = served([1, -1, -1]);
  expect(await explained(3)).toEqual({ decider: 1 });
  expect(asked.at(-1)).toContain("at/3/explanation");
});

it.each([
  ["luck before any decision", [-1, -1], -1, "luck"],
  ["what the reader does not know", [0, 1], 2, "hidden"],
])("does not ask why about %s", async (_, actors, hidden, answer) => {
  const asked = served(actors, hidden);
  expect(await explained(2)).toBe(answer);
  expect(asked.join()).not.toContain("explanation");
});
