// @vitest-environment happy-dom
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Kind } from "./kind";
import Tints from "./Tints.svelte";
import type { BoardJson, View } from "./types";

const style = (tint: string) => ({ light: { tint, ink: "#000000" }, dark: { tint: "#111111", ink: "#ffffff" } });
const land = (d: string, more: object = {}) => ({ kind: "land", d, ...more });
const board = {
  regions: [{ id: "vienna" }, { id: "spain" }, { id: "tibet" }, { id: "north_sea" }],
  powers: [{ id: "austria", colour: "#e8c832" }],
  map: {
    styles: { austria: { ...style("#f2c958"), pattern: "diag" } },
    zones: { asia: { ...style("#bba4c2"), pattern: "dots" } },
    regions: {
      vienna: land("M1"),
      spain: land("M2", { power: "spain" }),
      tibet: land("M3", { zone: "asia" }),
      north_sea: { kind: "sea", d: "M4" },
    },
    scenery: { switzerland: { d: "M5" } },
  },
} as unknown as BoardJson;
const owners: Record<string, string> = { vienna: "austria", tibet: "austria", north_sea: "austria" };
const kind = { owner: (id: string) => owners[id] ?? null } as unknown as Kind;
const drawn = (plain: boolean) =>
  render(Tints, { props: { kind, board, view: {} as View, theme: "light" as const, plain } }).container;

describe("the colours of the owners", () => {
  it("are pure on what somebody owns, and nowhere else", () => {
    const tints = [...drawn(false).querySelectorAll(".land")];
    expect(tints.map((path) => [path.getAttribute("d"), path.getAttribute("fill")])).toEqual([
      ["M1", "#f2c958"],
      ["M3", "#f2c958"],
    ]);
  });
  it("leave the zone of a land in sight", () => {
    expect([...drawn(false).querySelectorAll(".zone")].map((path) => path.getAttribute("stroke"))).toEqual([
      "#000000",
      "#bba4c2",
    ]);
  });
  it("lie along the shores of a sea", () => {
    expect(drawn(false).querySelector(".shore")?.getAttribute("stroke")).toBe("#e8c832");
  });
  it("come with plain lands, seas and scenery until there is a sheet", () => {
    expect(drawn(false).querySelector(".plain")).toBeNull();
    expect([...drawn(true).querySelectorAll(".plain")].map((path) => path.classList[1])).toEqual([
      "land",
      "land",
      "land",
      "sea",
      "scenery",
    ]);
  });
});
