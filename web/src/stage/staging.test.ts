import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Clash, Side } from "./clash";
import { Staging, type Scene } from "./staging.svelte";

const side: Side = { parties: [0], colour: "", came: new Map(), lost: new Map() };
const clash: Clash = { at: "congo", sides: [side, side], rounds: [], ending: null, notes: [] };
const settled = { number: 1, dice: [[], []] as [[], []], isSettled: true };
const scene = (more: Partial<Scene> = {}): Scene => ({ clash, isOver: false, isMine: false, ...more });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** For how long the game waits for a scene. */
function held(what: Scene, speed = 1): number {
  let busy = false;
  const staging = new Staging((now) => (busy = now));
  staging.read(what, speed);
  let time = 0;
  for (; busy; time += 100) vi.advanceTimersByTime(100);
  return time;
}

describe("the stage", () => {
  it("holds a round for a moment, the end for longer, and one's own for longest", () => {
    expect(held(scene())).toBe(0);
    const round = held(scene({ clash: { ...clash, rounds: [settled] } }));
    const end = held(scene({ isOver: true }));
    expect(round).toBeGreaterThan(500);
    expect(end).toBe(2000);
    expect(round).toBeLessThan(end);
    expect(held(scene({ isOver: true, isMine: true }))).toBeGreaterThan(end);
    expect(held(scene({ isOver: true }), 2)).toBe(end / 2);
  });

  it("shows the end a while longer, while the game goes on", () => {
    const staging = new Staging(() => undefined);
    staging.read(scene({ isOver: true }), 1);
    vi.advanceTimersByTime(2500);
    expect([staging.holding, staging.shown === null]).toEqual([false, false]);
    vi.runAllTimers();
    expect(staging.shown).toBeNull();
  });

  it("ends at once when skipped", () => {
    const busy = vi.fn();
    const staging = new Staging(busy);
    staging.read(scene({ isOver: true }), 1);
    staging.skip();
    expect(staging.shown).toBeNull();
    expect(busy.mock.calls).toEqual([[true], [false]]);
  });

  it("never waits where everything is shown at once; only one's own battle is seen then", () => {
    expect(held(scene({ isOver: true, isMine: true }), 0)).toBe(0);
    const staging = new Staging(() => undefined);
    staging.read(scene({ isOver: true }), 0);
    expect(staging.shown).toBeNull();
    staging.read(scene({ isOver: true, isMine: true }), 0);
    expect(staging.shown).not.toBeNull();
  });
});
