import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { words } from "../testing/words";
import Tabs from "./Tabs.svelte";

afterEach(cleanup);

function show(open: string, waiting?: (name: string) => number) {
  const onopen = vi.fn();
  const panel = createRawSnippet<[string]>((name) => ({ render: () => `<p>${name()}</p>` }));
  render(Tabs, {
    props: { words, names: ["investors", "log", "history"], open, onopen, panel, ...(waiting && { waiting }) },
  });
  return onopen;
}

describe("tabs", () => {
  it("are one stop of the keyboard, and name their panel", () => {
    show("log");
    expect(screen.getAllByRole("tab").map((tab) => [tab.textContent, tab.tabIndex])).toEqual([
      ["Investors", -1],
      ["Log", 0],
      ["History", -1],
    ]);
    expect(screen.getByRole("tabpanel", { name: "Log" })).toBeTruthy();
  });

  it("go round by arrows, Home and End", async () => {
    const onopen = show("history");
    for (const key of ["ArrowRight", "ArrowLeft", "Home", "End", "x"])
      await fireEvent.keyDown(screen.getByRole("tab", { name: "History" }), { key });
    expect(onopen.mock.calls.flat()).toEqual(["investors", "log", "investors", "history"]);
  });

  it("say how many things wait in a panel", () => {
    show("log", (name) => (name === "investors" ? 2 : 0));
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Investors2", "Log", "History"]);
  });
});
