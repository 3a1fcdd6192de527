import { expect, it } from "vitest";
import { paintSeats } from "./seats";

it("are painted with ink that can be read on them, and have their own colours again afterwards", () => {
  const { style } = document.documentElement;
  const undo = paintSeats(["#e8c832", "", "#7d4a9a"]);
  expect([0, 1, 2].map((seat) => style.getPropertyValue(`--seat-${seat}`))).toEqual(["#e8c832", "", "#7d4a9a"]);
  expect([0, 1, 2].map((seat) => style.getPropertyValue(`--on-seat-${seat}`))).toEqual(["#1d140a", "", "#fffaf0"]);
  undo();
  expect(style.cssText).toBe("");
});
