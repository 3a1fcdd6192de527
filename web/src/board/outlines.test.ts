import { describe, expect, it } from "vitest";
import type { BoardData } from "../lib/protocol";
import { readJson } from "../testing/files";
import { unfolded } from "./outlines";

const board = (map: object): BoardData => ({ map }) as unknown as BoardData;
const drawn = (arcs: number[][], rings: number[][], grid = 1): string | undefined =>
  unfolded(board({ arcs, grid, regions: { spain: { kind: "land", rings } }, scenery: {} })).map.regions["spain"]?.d;

describe("an outline", () => {
  it("is straight between two vertices", () => {
    const square = [[0, 0, 4, 0], [4, 0, 0, 4], [4, 4, -4, 0], [0, 4, 0, -4]]; // prettier-ignore
    expect(drawn(square, [[0, 1, 2, 3]])).toBe("M0 0l4 0l0 4l-4 0l0 -4z");
  });

  it("runs along a border from both sides", () => {
    const arcs = [[0, 0, 2, 2, 2, -2, 2, 2], [6, 2, -6, -2]]; // prettier-ignore
    expect(drawn(arcs, [[0, 1]])).toBe("M0 0q2 2 3 1t3 1l-6 -2z");
    expect(drawn(arcs, [[-2, -1]])).toBe("M0 0l6 2q-2 -2 -3 -1t-3 -1z");
  });

  it("is a closed curve where a single border does not come back, and has a corner where it does", () => {
    expect(drawn([[0, 0, 4, 0, 0, 4, -4, 0]], [[0]])).toBe("M0 2q0 -2 2 -2t2 2t-2 2t-2 -2z");
    expect(drawn([[0, 0, 4, 0, 0, 4, -4, -4]], [[0]])).toBe("M0 0q4 0 4 2t-4 -2z");
  });

  it("is told in px, with one decimal", () => {
    expect(drawn([[1, 1, 1, 0], [2, 1, -1, 0]], [[0, 1]], 0.4)).toBe("M0.4 0.4l0.4 0l-0.4 0z"); // prettier-ignore
  });

  it.each(["imperial", "imperunde", "war"])("of %s is complete", (game) => {
    const { map } = unfolded(board(readJson<object>(`src/greatpowers/games/${game}/map.json`)));
    const outlines = Object.values({ ...map.regions, ...map.scenery }).map(({ d }) => d);
    for (const d of outlines) expect(d).toMatch(/^(M[-.\d ]+([qtl][-.\d ]+)+z)+$/);
    expect(map).not.toHaveProperty("arcs");
  });
});
