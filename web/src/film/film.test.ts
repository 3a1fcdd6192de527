import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../lib/protocol";
import { Film, type Screen } from "./film.svelte";

class Pictures implements Screen {
  readonly last = 10;
  at = 10;
  readonly events = Array.from({ length: 10 }, (_, action): GameEvent => ({ event: "moved", action }));
  readonly starts = { turn: [1, 4, 7], round: [1, 7] };
  readonly isWorthTelling = ([event]: readonly GameEvent[]) => event?.event === "moved";
  readonly seen: [number | null, number][] = [];

  async show(number: number | null, scene: readonly GameEvent[] = []): Promise<void> {
    this.seen.push([number, scene.length]);
    this.at = number ?? this.last;
  }
}

let pictures: Pictures;
let film: Film;

beforeEach(() => {
  vi.useFakeTimers();
  pictures = new Pictures();
  film = new Film(pictures);
});
afterEach(() => {
  film.pause();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("a film", () => {
  it("plays from the start to the present, each action with what happened by it", async () => {
    void film.play();
    await pass(0);
    expect([film.isOpen, film.isPlaying, pictures.seen]).toEqual([true, true, [[0, 0]]]);
    await pass(1500);
    expect(pictures.seen.slice(1)).toEqual([
      [1, 1],
      [2, 1],
    ]);
    await pass(60_000);
    expect([pictures.at, film.isPlaying]).toEqual([10, false]);
  });

  it("is faster or slower", async () => {
    film.rate = 4;
    pictures.at = 0;
    void film.play();
    await pass(0.9 * 700);
    expect(pictures.at).toBe(3);
  });

  it("hurries over what is not worth telling", async () => {
    for (const event of pictures.events) event.event = "rolled";
    pictures.at = 0;
    void film.play();
    await pass(700 + 3 * 0.2 * 700);
    expect(pictures.at).toBe(4);
  });

  it("waits until the page has shown everything, but not for ever", async () => {
    pictures.at = 0;
    film.showing("board", true);
    void film.play();
    await pass(3000);
    expect(pictures.at).toBe(0);
    film.showing("board", false);
    await pass(700);
    expect(pictures.at).toBe(1);
    film.showing("stage", true);
    await pass(20_000);
    expect(pictures.at).toBeGreaterThan(1);
  });

  it("pauses, and goes on from there", async () => {
    pictures.at = 3;
    film.toggle();
    await pass(1000);
    film.toggle();
    const { at } = pictures;
    await pass(5000);
    expect([pictures.at, film.isPlaying]).toEqual([at, false]);
    film.toggle();
    await pass(800);
    expect(pictures.at).toBe(at + 1);
  });

  it("steps by action, turn and round; what happened is seen on the way on, not on the way back", async () => {
    pictures.at = 4;
    await film.step(1);
    await film.step(1, "turn");
    await film.step(-1, "round");
    await film.step(1, "round");
    await film.step(1, "round");
    await film.step(1);
    await film.step(-1, "turn");
    await film.jump(0);
    await film.step(-1, "round");
    await film.step(1, "game");
    await film.step(-1, "game");
    expect(pictures.seen).toEqual([
      [5, 1],
      [7, 2],
      [1, 0],
      [7, 6],
      [10, 3],
      [10, 0],
      [7, 0],
      [0, 0],
      [0, 0],
      [10, 0],
      [0, 0],
    ]);
  });

  it("stops where a step leads to the end", async () => {
    pictures.at = 0;
    void film.play();
    await pass(0);
    await film.step(1, "game");
    await pass(5000);
    expect([pictures.at, film.isPlaying]).toEqual([10, false]);
  });

  it("plays on after a step, and ends with the present", async () => {
    pictures.at = 0;
    void film.play();
    await pass(0);
    await film.step(1, "round");
    expect(film.isPlaying).toBe(true);
    await pass(800);
    expect(pictures.at).toBe(2);
    await film.close();
    await pass(5000);
    expect([pictures.at, film.isPlaying, film.isOpen]).toEqual([10, false, false]);
  });
});
