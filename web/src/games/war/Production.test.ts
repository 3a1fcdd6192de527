import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { propsOf, viewOf } from "./economy/testing";
import Production from "./Production.svelte";

afterEach(cleanup);

function show(more: object = {}) {
  const props = propsOf({ legal: [], view: viewOf({ deciders: [1] }), ...more });
  return { ...props, ...render(Production, { props }) };
}

const row = (name: string): string[] =>
  within(screen.getByRole("row", { name: new RegExp(`^${name}`) }))
    .getAllByRole("cell")
    .map((cell) => cell.textContent?.trim() ?? "");
const items = (): string[] =>
  screen.getAllByRole("listitem").map((one) => one.textContent?.replace(/\s+/g, " ").trim() ?? "");

describe("the production sheet", () => {
  it("stands beside what the next turn would bring", () => {
    show();
    expect(row("regions")).toEqual(["8", "8"]);
    expect(row("cities")).toEqual(["–", "5"]);
    expect(row("Income")).toEqual(["8", "28"]);
    expect(row("Maintenance")).toEqual(["−3", "−4"]);
    expect(row("PP to spend")).toEqual(["", "124"]);
    expect(row("Diplomacy points")).toEqual(["+2", "+2"]);
  });

  it("is one's own first, and anybody's", async () => {
    show();
    const buttons = screen.getAllByRole("button", { name: /Income per turn/ });
    expect(buttons.map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "Ada Income per turn: +28",
      "Bruno Income per turn: +12",
    ]);
    await fireEvent.click(buttons[1] as HTMLElement);
    expect(row("Income")).toEqual(["3", "12"]);
    expect(screen.getByText("2 PP short: 2 units will have to be disbanded.")).toBeTruthy();
  });

  it("names which resource serves which factory, and blockaded ports", async () => {
    show();
    expect(screen.getByText("Blockaded port: Egypt")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "factories" }));
    expect(items()).toEqual(["France ←from Egypt (+2),Kongo (+1) 13"]);
    await fireEvent.click(screen.getByRole("button", { name: "ports" }));
    expect(items()).toEqual(["Egypt blockaded –"]);
    await fireEvent.click(screen.getByRole("button", { name: "regions" }));
    expect(items()).toEqual(["France 5", "Egypt not westernized 3"]);
    await fireEvent.click(screen.getByRole("button", { name: "Maintenance" }));
    expect(screen.getByText("3 × infantry · 1 × fleet")).toBeTruthy();
  });

  it("shows a source on the board while it is pointed at, and keeps it once clicked", async () => {
    const { onselect, rerender } = show();
    await fireEvent.click(screen.getByRole("button", { name: "cities" }));
    const france = screen.getByRole("button", { name: "France" });
    await fireEvent.mouseEnter(france);
    expect(onselect).toHaveBeenLastCalledWith("france");
    await rerender({ selected: "france" });
    await fireEvent.mouseLeave(france);
    expect(onselect).toHaveBeenLastCalledWith(null);
    await rerender({ selected: null });
    await fireEvent.focus(france);
    await rerender({ selected: "france" });
    await fireEvent.click(france);
    onselect.mockClear();
    await fireEvent.blur(france);
    expect(onselect).not.toHaveBeenCalled();
  });

  it("does not move the choices above while they are open", async () => {
    const { onselect } = show({ view: viewOf() });
    await fireEvent.click(screen.getByRole("button", { name: "cities" }));
    await fireEvent.mouseEnter(screen.getByRole("button", { name: "France" }));
    expect(onselect).not.toHaveBeenCalled();
  });
});
