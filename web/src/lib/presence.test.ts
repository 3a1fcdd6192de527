import { describe, expect, it } from "vitest";
import { consenting, presenceOf } from "./presence";
import type { Presence } from "./protocol";

const person = (more: Partial<Presence> = {}): Presence => ({
  ...{ name: "", bot: "", stand_in: "", free: false, here: false },
  ...more,
});

describe("presence", () => {
  it("marks other people only, and every bot in a person's place", () => {
    const seats = [
      ...[person({ here: true }), person({ here: true }), person(), person({ free: true })],
      ...[person({ bot: "thumb" }), person({ stand_in: "thumb" })],
    ];
    expect(presenceOf({ own: [0], seats })).toEqual(["", "here", "away", "free", "", "bot"]);
    expect(presenceOf({ own: [5], seats })[5]).toBe("bot");
    expect(presenceOf({ own: [], seats, late: 5 })).toEqual(["", "", "", "free", "", "bot"]);
  });

  it("asks for the consent of those who can give it", () => {
    const seats = [person(), person({ free: true }), person({ stand_in: "thumb" }), person()];
    expect(consenting({ people: [0, 1, 2, 3], seats })).toEqual([0, 3]);
  });
});
