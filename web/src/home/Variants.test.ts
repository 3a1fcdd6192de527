import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { OptionInfo } from "../lib/protocol";
import { board, wordsOf } from "../testing/words";
import Variants from "./Variants.svelte";

afterEach(cleanup);

const LENGTH: OptionInfo = { name: "length", default: "normal", choices: ["short", "normal", "long"] };
const GOAL: OptionInfo = { name: "goal", default: 0, least: 0, most: 90 };
const about = { board, players: [] };
const words = wordsOf("imperunde", about);

/** What is said below the field of a label. */
function help(label: RegExp): string {
  const id = screen.getByLabelText(label).getAttribute("aria-describedby");
  return id ? (document.getElementById(id)?.textContent ?? "") : "";
}

describe("variants", () => {
  it("say what is good to know, for as many players as there are", async () => {
    const { rerender } = render(Variants, { props: { words, options: [LENGTH, GOAL], players: 4, chosen: {} } });
    expect(help(/^Length of the game/)).toBe("Trading posts needed to win with 4 players: 28, 31 or 34.");
    expect(help(/^Trading posts needed to win; 0/)).toContain("agree on a different goal");
    await rerender({ players: 3 });
    expect(help(/^Length of the game/)).toContain("35, 40 or 45");
  });

  it("need no help", () => {
    const setup: OptionInfo = { name: "setup", default: "standard", choices: ["standard", "experienced"] };
    render(Variants, { props: { words: wordsOf("imperial", about), options: [setup], players: 4, chosen: {} } });
    expect(help(/^How nations/)).toBe("");
  });

  it("say which of them do not go together", async () => {
    const length: OptionInfo = { ...LENGTH, needs: { goal: 0 } };
    const fixed: OptionInfo = { ...GOAL, excludes: { length: "long" } };
    const { rerender } = render(Variants, { props: { words, options: [length, fixed], players: 4, chosen: {} } });
    expect(screen.queryByRole("alert")).toBe(null);
    await rerender({ chosen: { length: "long", goal: 30 } });
    const [needs, excludes] = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(needs).toMatch(/^“Length of the game.*: .*” needs “Trading posts needed to win; 0.*: 0”\.$/);
    expect(excludes).toMatch(/^“Trading posts needed.*: 30” cannot be combined with “Length of the game.*: .*”\.$/);
    expect(help(/^Length of the game/)).toContain("needs");
    await rerender({ chosen: { length: "long" } });
    expect(screen.queryByRole("alert")).toBe(null);
  });

  it("are chosen one by one", async () => {
    let chosen: Record<string, unknown> = {};
    const props = {
      words,
      options: [LENGTH, GOAL],
      players: 4,
      get chosen() {
        return chosen as Record<string, string>;
      },
      set chosen(value) {
        chosen = value;
      },
    };
    render(Variants, { props });
    await fireEvent.change(screen.getByLabelText(/^Length of the game/), { target: { value: "short" } });
    await fireEvent.change(screen.getByLabelText(/^Trading posts needed to win; 0/), { target: { value: "12" } });
    expect(chosen).toEqual({ length: "short", goal: 12 });
  });
});

describe("what the server refuses", () => {
  const FILE: OptionInfo = { name: "corrections", default: "", longest: 9 };

  it("is said at its field, which is shown and focused", async () => {
    const scrolled: string[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this.id);
    };
    const { container, rerender } = render(Variants, {
      props: { words, options: [LENGTH, FILE], players: 4, chosen: {} },
    });
    expect(container.querySelector("details")?.open).toBe(false);
    await rerender({ wrong: { option: "corrections", message: "[values] brazil: “4” is not valid." } });
    const field = container.querySelector<HTMLElement>("[type=file]");
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    expect(container.querySelector("details")?.open).toBe(true);
    expect(field?.getAttribute("aria-invalid")).toBe("true");
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toContain("“4” is not valid");
    expect(scrolled).toEqual([alert.id]);
    expect(field?.getAttribute("aria-describedby")).toBe(alert.id);
  });
});
