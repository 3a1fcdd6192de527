import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../lib/api";
import type { LessonState } from "../lib/protocol";
import type { Sitting } from "../table/sitting.svelte";
import { words } from "../testing/words";
import { learned } from "./learned.svelte";
import LessonBox from "./LessonBox.svelte";

const LESSONS = ["01-rondel", "02-factory"].map((name) => ({
  name,
  title: `Title of ${name}`,
  intro: "An introduction.",
  task: "Build it.",
  hints: ["Look.", "Build in Trieste."],
  praise: "Well done.",
  rules: ["imperial/factory/price"],
}));
const undo = vi.fn();

function show(lesson: Partial<LessonState>, now: object = { acted: 0, can_undo: false }): void {
  const sitting = { words, now, info: { game: "imperial" }, live: { undo } } as unknown as Sitting;
  const state = { name: "01-rondel", goal: [[0, 2]] as [number, number][], done: false, failed: false, ...lesson };
  render(LessonBox, { props: { sitting, lesson: state } });
}

afterEach(cleanup);
beforeEach(() => {
  undo.mockClear();
  localStorage.clear();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(LESSONS))));
  Element.prototype.scrollIntoView = vi.fn();
});

describe("the box of a lesson", () => {
  it("tells the task, how far it has come, and one hint after another", async () => {
    show({ goal: [[1, 2]] });
    expect(await screen.findByText("Lesson 1 of 2")).toBeTruthy();
    expect(screen.getByText("An introduction.")).toBeTruthy();
    expect(screen.getByText("1 of 2")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Hint" }));
    expect(screen.queryByText("Build in Trieste.")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Another hint" }));
    expect(screen.getByText("Build in Trieste.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Another hint" })).toBeNull();
  });

  it("folds the introduction after the first move, and shows it again", async () => {
    show({}, { acted: 1, can_undo: true });
    await fireEvent.click(await screen.findByRole("button", { name: "Show the introduction" }));
    expect(screen.getByText("An introduction.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Hide the introduction" }));
    expect(screen.queryByText("An introduction.")).toBeNull();
  });

  it("offers another try and a hint as soon as the goal is missed", async () => {
    show({ failed: true }, { acted: 1, can_undo: true });
    await fireEvent.click(await screen.findByRole("button", { name: "Hint" }));
    expect(screen.getByText("Look.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.getByRole("button", { name: "Start over" })).toBeTruthy();
  });

  it("starts over for another try where nothing can be undone", async () => {
    const opened = vi.spyOn(api, "openLesson").mockResolvedValue({ id: "t2" } as never);
    show({ failed: true }, { acted: 1, can_undo: false });
    await fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(opened).toHaveBeenCalledWith("imperial", "01-rondel", expect.anything());
    expect(undo).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Hint" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Start over" })).toBeNull();
  });

  it("praises, remembers, and leads on: after the last lesson to the coached game", async () => {
    show({ done: true }, { acted: 2, can_undo: true });
    expect(await screen.findByText(/Well done\./)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Next lesson" })).toBeTruthy();
    expect(learned.has("imperial", "01-rondel")).toBe(true);
    expect(learned.has("imperial", "02-factory")).toBe(false);
    show({ name: "02-factory", done: true }, { acted: 2, can_undo: true });
    expect(await screen.findByRole("button", { name: "Coached first game" })).toBeTruthy();
    expect(JSON.parse(localStorage.getItem("greatpowers-learned") ?? "")).toEqual([
      "imperial/01-rondel",
      "imperial/02-factory",
    ]);
  });
});
