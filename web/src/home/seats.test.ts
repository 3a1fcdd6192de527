import { describe, expect, it } from "vitest";
import type { GameInfo } from "../lib/protocol";
import { choose, firstCount, firstWishes, FRIEND, isRatable, ME, MIXED, PERSON, seatOf, tempersOf } from "./seats";

const BOT = "medium";
const game: GameInfo = { id: "imperial", players: [2, 3], options: [], bots: ["random", BOT], tempered: [BOT] };

describe("seats", () => {
  it("begin with you against bots", () => {
    expect(firstWishes(game).map((wish) => wish.kind)).toEqual([ME, BOT, BOT]);
    expect(firstWishes({ ...game, bots: ["random"] })[1]?.kind).toBe("random");
  });

  it("are four at first, where so many may play", () => {
    const counts = [
      [2, 3],
      [2, 8],
      [5, 6],
    ].map((players) => firstCount({ ...game, players: players as [number, number] }));
    expect(counts).toEqual([3, 4, 5]);
  });

  it("have only one of you", () => {
    const wishes = choose(firstWishes(game), 2, ME);
    expect(wishes.map((wish) => wish.kind)).toEqual([PERSON, BOT, ME]);
    expect(choose(wishes, 1, "random").map((wish) => wish.kind)).toEqual([PERSON, "random", ME]);
  });

  it("have bots of one temperament, or each its own, where bots can have one", () => {
    const kinds = [ME, BOT, "random", BOT, BOT];
    expect(tempersOf(game, kinds, "")).toEqual(["", "", "", "", ""]);
    expect(tempersOf(game, kinds, "raider")).toEqual(["", "raider", "", "raider", "raider"]);
    expect(tempersOf(game, kinds, MIXED, () => 0.5)).toEqual(["", "raider", "", "banker", ""]);
    expect(seatOf({ kind: BOT, name: "" }, "Ada", "Bruno", "raider").bot).toBe("medium?temper=raider");
  });

  it("are sent with the names that were given, bots never without", () => {
    expect(seatOf({ kind: ME, name: "x" }, " Ada ", "Bruno")).toEqual({ name: "Ada", bot: "" });
    expect(seatOf({ kind: PERSON, name: " Bob" }, "Ada", "Bruno")).toEqual({ name: "Bob", bot: "" });
    expect(seatOf({ kind: FRIEND, name: "Ben " }, "Ada", "Bruno")).toEqual({ name: "Ben", free: true });
    expect(seatOf({ kind: BOT, name: "" }, "Ada", "Bruno")).toEqual({ name: "Bruno", bot: BOT });
  });
});

it("a table can be rated unless several people play at this screen, or nobody", () => {
  for (const kinds of [
    [ME, FRIEND],
    [ME, "thumb"],
    [FRIEND, FRIEND],
    [PERSON, FRIEND],
  ])
    expect(isRatable(kinds)).toBe(true);
  for (const kinds of [
    [ME, PERSON],
    [ME, PERSON, FRIEND],
    ["thumb", "thumb"],
  ])
    expect(isRatable(kinds)).toBe(false);
});
