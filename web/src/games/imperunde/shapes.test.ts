import { describe, expect, it } from "vitest";
import { REACH, SHAPES } from "./shapes";

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

describe("wooden pieces", () => {
  it("have a shape each", () => {
    expect(Object.keys(SHAPES)).toEqual([
      "infantry",
      "cavalry",
      "artillery",
      "fort",
      "frigate",
      "line",
      "cargo",
      "post",
    ]);
    expect(new Set(Object.values(SHAPES)).size).toBe(8);
  });

  it.each(Object.entries(SHAPES))("stay within their circle: %s", (_, path) => {
    const far = Math.max(...ends(path).map(([x, y]) => Math.hypot(x, y)));
    expect(far).toBeLessThanOrEqual(REACH);
    expect(far).toBeGreaterThan(0.9 * REACH);
  });
});
