import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Live } from "../lib/live.svelte";
import { words } from "../testing/words";
import TakeBack from "./TakeBack.svelte";

afterEach(cleanup);

function show(now: object, more: object = {}) {
  const live = {
    now: { front: 0, people: [0], seats: [], request: null, ...now },
    atStake: 3,
    undo: vi.fn(),
    resetTurn: vi.fn(),
    ask: vi.fn(),
  };
  render(TakeBack, { props: { words, live: live as unknown as Live, inert: false, ...more } });
  return live;
}

const isDisabled = (name: string): boolean => (screen.getByRole("button", { name }) as HTMLButtonElement).disabled;

describe("taking back", () => {
  it("is there where it is allowed, and not in the past", async () => {
    const live = show({ can_undo: true });
    await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await fireEvent.click(screen.getByRole("button", { name: "Restart my turn" }));
    expect([live.undo.mock.calls.length, live.resetTurn.mock.calls.length]).toEqual([1, 1]);
    cleanup();
    show({ can_undo: true }, { inert: true });
    expect([isDisabled("Undo"), isDisabled("Restart my turn")]).toEqual([true, true]);
  });

  it("against bots alone says what is lost before it asks", async () => {
    const live = show({ can_undo: false, can_ask: true });
    await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(live.ask).not.toHaveBeenCalled();
    const dialog = screen.getByRole("dialog", { name: "Undo" });
    expect(dialog.textContent).toContain("This undoes 3 actions");
    await fireEvent.click(within(dialog).getByRole("button", { name: "Undo" }));
    expect(live.ask).toHaveBeenCalledOnce();
    expect(screen.queryByRole("dialog")).toBe(null);
  });

  it("among people asks at once, and only once", async () => {
    const live = show({ can_ask: true, people: [0, 1] });
    await fireEvent.click(screen.getByRole("button", { name: "Request undo" }));
    expect(live.ask).toHaveBeenCalledOnce();
    cleanup();
    show({ can_ask: true, people: [0, 1], request: { what: "undo", by: 0, until: 1, waiting: [1], agreed: [] } });
    expect(screen.queryByRole("button", { name: "Request undo" })).toBe(null);
  });
});
