import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../lib/api";
import { Asking } from "./asking.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const settled = (milliseconds = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

describe("a question that changes", () => {
  it("is asked after a moment, unless it is given up before", async () => {
    const [asking, call] = [new Asking<number>(), vi.fn(() => Promise.resolve(1))];
    asking.ask(call, 100)();
    await settled(200);
    expect(call).not.toHaveBeenCalled();
    asking.ask(call, 100);
    await settled(100);
    expect([asking.answer, asking.busy]).toEqual([1, false]);
  });

  it("forgets an answer that comes too late", async () => {
    const asking = new Asking<number>();
    let answer = (_: number): void => {};
    const giveUp = asking.ask(() => new Promise((resolve) => (answer = resolve)));
    await settled();
    giveUp();
    answer(1);
    await settled();
    expect(asking.answer).toBeNull();
  });

  it("says what is wrong, but not that the game has gone on", async () => {
    const asking = new Asking<number>();
    asking.ask(() => Promise.reject(new ApiError(403, "no hints")));
    await settled();
    expect(asking.error).toBe("no hints");
    asking.ask(() => Promise.reject(new ApiError(409, "stale")));
    await settled();
    expect(asking.error).toBe("");
  });

  it("is asked again when there were too many", async () => {
    const asking = new Asking<number>();
    const call = vi.fn().mockRejectedValueOnce(new ApiError(429, "slowly")).mockResolvedValue(2);
    asking.ask(call);
    await settled(5000);
    expect([asking.answer, asking.error, call.mock.calls.length]).toEqual([2, "", 2]);
  });
});
