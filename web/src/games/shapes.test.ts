import { describe, expect, it } from "vitest";
import { REACH } from "../board/silhouettes";
import { SHAPES as IMPERUNDE } from "./imperunde/shapes";
import { SHAPES as WAR } from "./war/shapes";

const NUMBERS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, A: 7, Z: 0 };

/** Where the strokes of a path end. */
function ends(path: string): [number, number][] {
  const out: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = "", text = ""] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (text.match(/-?(\d+(\.\d+)?|\.\d+)/g) ?? []).map(Number);
    const size = NUMBERS[command] ?? NaN;
    for (let i = 0; i < numbers.length; i += size) {
      const [a = 0, b = 0] = numbers.slice(i, i + size).slice(-2);
      if (command === "H") x = a;
      else if (command === "V") y = a;
      else [x, y] = [a, b];
      out.push([x, y]);
    }
  }
  return out;
}

describe.each([
  ["ImpeRunde", IMPERUNDE, "infantry cavalry artillery fort frigate line cargo post"],
  ["War!", WAR, "infantry cavalry artillery general explorer engineer fleet city factory port railroad fort school"],
])("pieces of %s", (_, shapes, names) => {
  it("have a shape each", () => {
    expect(Object.keys(shapes)).toEqual(names.split(" "));
    expect(new Set(Object.values(shapes)).size).toBe(Object.keys(shapes).length);
  });

  it.each(Object.entries(shapes))("stay within their circle: %s", (_name, path) => {
    const far = Math.max(...ends(path).map(([x, y]) => Math.hypot(x, y)));
    expect(far).toBeLessThanOrEqual(REACH);
    expect(far).toBeGreaterThan(0.9 * REACH);
  });
});
