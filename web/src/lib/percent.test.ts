import { describe, expect, it } from "vitest";
import { percent, wholePercent } from "./percent";

describe("a chance", () => {
  it("is rounded, but certain only when it is", () => {
    expect([0, 0.0001, 0.1234, 0.9999, 1].map(percent)).toEqual([0, 0.1, 12.3, 99.9, 100]);
    expect([0, 0.001, 0.126, 0.997, 1].map(wholePercent)).toEqual([0, 1, 13, 99, 100]);
  });
});
