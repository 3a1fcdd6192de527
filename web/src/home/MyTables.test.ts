// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { TableInfo } from "../lib/protocol";
import { words } from "../testing/words";
import MyTables from "./MyTables.svelte";

afterEach(cleanup);

const table = (id: string, game: string): TableInfo => ({
  id,
  game,
  seats: [
    { name: "Ada", bot: "" },
    { name: "Bruno", bot: "thumb" },
  ],
  created: "2026-01-02T03:04:05Z",
  updated: "2026-01-02T03:04:05Z",
  actions: 12,
  over: false,
  to_act: 0,
});

it("names the game of every table", () => {
  const titles = { imperial: "Imperial", imperunde: "ImpeRunde" };
  const tables = [table("a", "imperunde"), table("b", "imperial")];
  render(MyTables, { props: { words, tables, titles, onstart: vi.fn(), onremoved: vi.fn() } });
  const said = screen.getAllByRole("listitem").map((item) => (item.textContent ?? "").replace(/\s+/g, " "));
  expect(said[0]).toContain("ImpeRunde · ");
  expect(said[1]).toContain("Imperial · ");
  expect(said[0]).toContain("12 decisions so far · your turn");
});
