import { describe, expect, it } from "vitest";
import { BOT, choose, firstWishes, ME, PERSON, seatOf } from "./seats";

describe("seats", () => {
  it("begin with you against bots", () => {
    expect(firstWishes(3).map((wish) => wish.kind)).toEqual([ME, BOT, BOT]);
  });

  it("have only one of you", () => {
    const wishes = choose(firstWishes(3), 2, ME);
    expect(wishes.map((wish) => wish.kind)).toEqual([PERSON, BOT, ME]);
    expect(choose(wishes, 1, "random").map((wish) => wish.kind)).toEqual([PERSON, "random", ME]);
  });

  it("are sent with the names that were given, bots never without", () => {
    expect(seatOf({ kind: ME, name: "x" }, " Ada ", "Bruno")).toEqual({ name: "Ada", bot: "" });
    expect(seatOf({ kind: PERSON, name: " Bob" }, "Ada", "Bruno")).toEqual({ name: "Bob", bot: "" });
    expect(seatOf({ kind: "thumb", name: "" }, "Ada", "Bruno")).toEqual({ name: "Bruno", bot: "thumb" });
  });
});
