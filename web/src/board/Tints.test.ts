import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Kind } from "./kind";
import Tints from "./Tints.svelte";
import type { BoardJson, Missing, View } from "./types";

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
const drawn = (missing: Missing) =>
  render(Tints, { props: { kind, board, view: {} as View, theme: "light" as const, missing } }).container;

describe("the colours of the owners", () => {
  it("are pure on what somebody owns, and nowhere else", () => {
    const tints = [...drawn("nothing").querySelectorAll(".owned")];
    expect(tints.map((path) => [path.getAttribute("d"), path.getAttribute("fill")])).toEqual([
      ["M1", "#f2c958"],
      ["M3", "#f2c958"],
    ]);
  });
  it("leave the zone of a land in sight", () => {
    expect([...drawn("nothing").querySelectorAll(".zone")].map((path) => path.getAttribute("stroke"))).toEqual([
      "#000000",
      "#bba4c2",
    ]);
  });
  it("lie along the shores of a sea", () => {
    expect(drawn("nothing").querySelector(".shore")?.getAttribute("stroke")).toBe("#e8c832");
  });
  it("come with plain lands, seas and scenery until there is a sheet", () => {
    const kinds = (root: Element, what: string): (string | undefined)[] =>
      [...root.querySelectorAll(`.${what}`)].map((path) => path.classList[1]);
    const everything = ["land", "land", "land", "sea", "scenery"];
    expect([kinds(drawn("nothing"), "paper"), kinds(drawn("nothing"), "border")]).toEqual([[], []]);
    expect([kinds(drawn("lines"), "paper"), kinds(drawn("lines"), "border")]).toEqual([[], everything]);
    expect([kinds(drawn("all"), "paper"), kinds(drawn("all"), "border")]).toEqual([everything, everything]);
  });
});
