import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Keys } from "./keys";

const deeds = {
  undo: vi.fn(),
  rules: vi.fn(),
  skip: vi.fn(),
  advise: vi.fn(),
  chances: vi.fn(),
  back: vi.fn(),
  isFilm: vi.fn(() => false),
  play: vi.fn(),
  step: vi.fn(),
};
let keys: Keys;
let clicked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  deeds.isFilm.mockReturnValue(false);
  clicked = [];
  keys = new Keys(deeds);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function lay(count: number, where: HTMLElement = document.body, name = ""): void {
  for (let n = 1; n <= count; n++) {
    const button = document.createElement("button");
    button.dataset["choice"] = String(n);
    button.onclick = () => clicked.push(`${name}${n}`);
    where.append(button);
  }
}

function box(mark: string): HTMLElement {
  const out = document.createElement("div");
  out.dataset[mark] = "";
  document.body.append(out);
  return out;
}

function press(key: string, more: object = {}): void {
  keys.pressed(new KeyboardEvent("keydown", { key, ...more }));
}

const focused = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset["choice"];

describe("keys", () => {
  it("choose by number: at once where no longer number exists, else after a moment", () => {
    lay(12);
    press("3");
    expect(clicked).toEqual(["3"]);
    press("1");
    expect(clicked).toEqual(["3"]);
    vi.advanceTimersByTime(700);
    expect(clicked).toEqual(["3", "1"]);
    press("1");
    press("2");
    expect(clicked).toEqual(["3", "1", "12"]);
  });

  it("walk through the choices, round and round", () => {
    lay(2);
    const walk = (key: string): string | undefined => (press(key), focused());
    expect([walk("ArrowDown"), walk("ArrowDown"), walk("ArrowDown"), walk("ArrowUp")]).toEqual(["1", "2", "1", "2"]);
  });

  it("choose in a form and not in a panel beside it; in the list below, where it lies open", () => {
    lay(2, box("form"), "form ");
    lay(2, document.body, "panel ");
    press("2");
    expect(clicked).toEqual(["form 2"]);
    press("3");
    const list = box("choices");
    lay(2, list, "list ");
    press("2");
    expect(clicked).toEqual(["form 2", "list 2"]);
    list.remove();
    press("1");
    expect(clicked).toEqual(["form 2", "list 2", "form 1"]);
  });

  it("do the rest by letter, and leave combinations to the browser", () => {
    for (const key of ["u", "?", "s", "h", "c", "Escape", "ArrowLeft", "ArrowRight"]) press(key);
    press("u", { ctrlKey: true });
    const once = [deeds.undo, deeds.rules, deeds.skip, deeds.advise, deeds.chances, deeds.back];
    expect(once.map((deed) => deed.mock.calls.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(deeds.step.mock.calls).toEqual([
      [-1, "action"],
      [1, "action"],
    ]);
  });

  it("play a film and go through it, where there is one", () => {
    press("ArrowRight", { shiftKey: true });
    expect(deeds.step.mock.calls).toEqual([[1, "turn"]]);
    press(" ");
    press("PageDown");
    expect([deeds.play.mock.calls.length, deeds.step.mock.calls.length]).toEqual([0, 1]);
    deeds.isFilm.mockReturnValue(true);
    press(" ");
    press("PageDown");
    press("PageUp");
    press("Home");
    press("End");
    expect(deeds.play).toHaveBeenCalledTimes(1);
    expect(deeds.step.mock.calls.slice(1)).toEqual([
      [1, "round"],
      [-1, "round"],
      [-1, "game"],
      [1, "game"],
    ]);
  });

  it("leave the space bar to the button that it is on", () => {
    deeds.isFilm.mockReturnValue(true);
    const button = document.createElement("button");
    button.onkeydown = (event) => keys.pressed(event);
    document.body.append(button);
    button.dispatchEvent(new KeyboardEvent("keydown", { key: " " }));
    expect(deeds.play).not.toHaveBeenCalled();
  });
});
