import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { words } from "../testing/words";
import Chat from "./Chat.svelte";
import Heard from "./Heard.svelte";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const line = (id: number, seat: number, text: string, to: number[] = []) => ({ id, seat, text, to, time: 1e12 + id });

function show(more: object = {}) {
  const onsay = vi.fn((text: string) => text !== "lost");
  const lines = [line(1, 0, "Hello"), line(2, 1, "Peace?", [0])];
  render(Chat, { props: { words, table: "t", language: "en", lines, seat: 0, others: [1, 2], onsay, ...more } });
  return onsay;
}

describe("the chat", () => {
  it("tells who said what, and to whom", () => {
    show();
    const said = screen.getAllByRole("listitem").map((item) => (item.textContent ?? "").replace(/\s+/g, " "));
    expect(said[1]).toMatch(new RegExp(`^${words.player(0)} .*Hello`));
    expect(said[2]).toMatch(new RegExp(`^${words.player(1)} to ${words.player(0)} .*Peace`));
  });

  it("sends to everybody or to some, and keeps what could not be sent", async () => {
    const onsay = show();
    const field = screen.getByRole("textbox");
    const send = screen.getByRole("button", { name: "Send" });
    expect(send).toHaveProperty("disabled", true);
    await fireEvent.input(field, { target: { value: "Hi" } });
    await fireEvent.click(send);
    expect(onsay).toHaveBeenLastCalledWith("Hi", []);
    expect(field).toHaveProperty("value", "");
    await fireEvent.click(screen.getByLabelText(words.player(2)));
    await fireEvent.input(field, { target: { value: "lost" } });
    await fireEvent.click(send);
    expect(onsay).toHaveBeenLastCalledWith("lost", [2]);
    expect(field).toHaveProperty("value", "lost");
  });

  it("is only to be read by a spectator", () => {
    show({ seat: null, lines: [] });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByText("No messages yet.")).toBeTruthy();
  });

  it("keeps what was written and for whom, for each person, until it is sent", async () => {
    const onsay = show();
    await fireEvent.click(screen.getByLabelText(words.player(2)));
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: "A secret" } });
    cleanup();
    show({ seat: 1, others: [0, 2] });
    expect(screen.getByRole("textbox")).toHaveProperty("value", "");
    cleanup();
    const again = show();
    expect(screen.getByRole("textbox")).toHaveProperty("value", "A secret");
    await fireEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(onsay).not.toHaveBeenCalled();
    expect(again).toHaveBeenLastCalledWith("A secret", [2]);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe("the last word", () => {
  it("is told with its speaker, and leads to the chat", async () => {
    const onopen = vi.fn();
    render(Heard, { props: { words, line: line(2, 1, "Peace?", [0]), onopen } });
    expect(screen.getByRole("status").textContent).toContain(`${words.player(1)} to ${words.player(0)} Peace?`);
    await fireEvent.click(screen.getByRole("button", { name: "Chat" }));
    expect(onopen).toHaveBeenCalledOnce();
  });
});
