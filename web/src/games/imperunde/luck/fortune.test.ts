import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Fortune, paces } from "./fortune.svelte";
import type { Luck, Spin } from "./luck";

const spin = (space: string): Spin => ({ kind: "spin", wheel: "land", space, event: null, said: [] });
const die: Luck = { kind: "throw", seat: 0, die: 4, said: [] };

let calm = false;
beforeEach(() => {
  calm = false;
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: calm }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin() {
  const busy: boolean[] = [];
  const shown: Luck[] = [];
  const fortune = new Fortune(
    (luck) => shown.push(luck),
    (now) => busy.push(now),
  );
  return { fortune, busy, shown };
}

const whole = (luck: Luck[], before = 0, speed = 1): number =>
  paces(luck, before, speed).reduce((sum, { turn, rest }) => sum + turn + rest, 0);

describe("the pace of luck", () => {
  it("is calm for the first spin and quick for those that follow", () => {
    const [first, second] = paces([spin("a"), spin("b")], 0, 1);
    expect(first?.turn).toBeLessThanOrEqual(1200);
    expect(second?.turn).toBeLessThan((first?.turn ?? 0) / 2);
    expect(paces([spin("c")], 1, 1)[0]).toEqual(second);
  });

  it("never takes longer than five seconds, a whole phase or a long message", () => {
    const nine = Array.from({ length: 9 }, () => spin("a"));
    expect(nine.reduce((sum, one, i) => sum + whole([one], i), 0)).toBeLessThanOrEqual(5000);
    expect(whole([...nine, ...nine, ...nine])).toBeCloseTo(5000);
  });

  it("follows the wish of the reader", () => {
    expect(whole([spin("a"), die], 0, 2)).toBe(whole([spin("a"), die]) / 2);
  });
});

describe("fortune", () => {
  it("turns, tells and goes on; the page waits so long and no longer", () => {
    const { fortune, busy, shown } = begin();
    fortune.read([spin("a"), spin("b")], 1);
    expect([shown.at(-1), fortune.turning, busy]).toEqual([spin("a"), true, [true]]);
    vi.advanceTimersByTime(900);
    expect([fortune.shown, fortune.turning]).toEqual([spin("a"), false]);
    vi.advanceTimersByTime(300);
    expect([fortune.shown, fortune.turning, busy]).toEqual([spin("b"), true, [true]]);
    vi.advanceTimersByTime(460);
    expect([fortune.shown, fortune.turning, busy]).toEqual([spin("b"), false, [true, false]]);
    vi.advanceTimersByTime(2000);
    expect(fortune.shown).toBe(null);
  });

  it("is quick within a run, and calm again after a break", () => {
    const { fortune } = begin();
    const first = (): number => {
      fortune.read([spin("a")], 1);
      vi.advanceTimersByTime(1300);
      return fortune.length;
    };
    expect([first(), first()]).toEqual([900, 360]);
    vi.advanceTimersByTime(2000);
    expect(first()).toBe(900);
  });

  it("lets a result stand when nothing new comes from luck", () => {
    const { fortune } = begin();
    fortune.read([spin("a")], 1);
    vi.advanceTimersByTime(1300);
    fortune.read([], 1);
    expect(fortune.shown).toEqual(spin("a"));
  });

  it("can be skipped", () => {
    const { fortune, busy, shown } = begin();
    fortune.read([spin("a"), spin("b")], 1);
    fortune.skip();
    vi.advanceTimersByTime(5000);
    expect([fortune.shown, shown, busy]).toEqual([null, [spin("a")], [true, false]]);
  });

  it("shows nothing to whoever wants everything at once", () => {
    const { fortune, busy, shown } = begin();
    fortune.read([spin("a")], 0);
    expect([fortune.shown, shown, busy]).toEqual([null, [], []]);
  });

  it("tells the result without movement to whoever wants none", () => {
    calm = true;
    const { fortune, busy, shown } = begin();
    fortune.read([spin("a"), spin("b")], 1);
    expect([fortune.turning, fortune.length, shown, busy]).toEqual([false, 0, [spin("b")], []]);
    vi.advanceTimersByTime(2000);
    expect(fortune.shown).toBe(null);
  });
});
