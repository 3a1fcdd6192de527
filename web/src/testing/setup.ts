// Test files share one environment, which is three times as fast: each finds it as if it were the first. Those that
// replace a module (`*.mocked.test.ts`) have one of their own instead.

import { afterAll, beforeAll, expect, vi } from "vitest";
import { declareGame } from "./signatures";

beforeAll(() => {
  const game = /src\/games\/(\w+)\//.exec(expect.getState().testPath ?? "")?.[1] ?? "imperial";
  declareGame(game);
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  localStorage.clear();
});
