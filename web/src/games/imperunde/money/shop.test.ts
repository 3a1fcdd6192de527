import { describe, expect, it } from "vitest";
import { board, events, figuresOf, legal, viewOf, words } from "./testing";
import { tablesOf } from "../view";
import { boughtBy, isPossible, offersOf, placesOf, wares, type Offer } from "./shop";

const offer = (offers: Offer[], kind: string): Offer | undefined => offers.find((one) => one.kind === kind);

describe("what a country could be sold", () => {
  const egypt = offersOf(board, legal, "egypt", false);

  it("is every unit, a post and its canal, at the printed price", () => {
    expect(egypt.map((one) => [one.kind, one.price])).toEqual([
      ["infantry", 1],
      ["cavalry", 2],
      ["artillery", 3],
      ["fort", 3],
      ["frigate", 3],
      ["line", 5],
      ["post", 2],
      ["suez", 8],
    ]);
    expect(egypt.filter(isPossible).map((one) => one.kind)).toEqual(["infantry", "frigate", "post"]);
  });

  it("is a ship for each sea on the coast, and none without one", () => {
    const seas = offer(egypt, "frigate")?.purchases.map((one) => [one.action["sea"], one.legal?.action]);
    expect(seas).toEqual([
      ["mediterranean", 6],
      ["arabian_sea", undefined],
    ]);
    expect(offer(offersOf(board, legal, "siam", false), "frigate")).toBe(undefined);
  });

  it("is units alone where it is smuggled", () => {
    expect(offersOf(board, legal, "egypt", true).map((one) => one.kind)).toEqual([
      "infantry",
      "cavalry",
      "artillery",
      "fort",
      "frigate",
      "line",
    ]);
  });
});

describe("the countries", () => {
  it("are one's own: the home, then those with room for something, then the others, by name", () => {
    const places = placesOf(viewOf(), figuresOf(), board, legal, 0, words);
    expect(places.map((one) => one.id)).toEqual(["great_britain", "egypt", "siam", "china"]);
    expect(placesOf(viewOf(), figuresOf(), board, [], 1, words).map((one) => one.id)).toEqual(["tibet"]);
  });

  it("are the one that a card names while goods are smuggled", () => {
    const view = viewOf({ step: "smuggle", card: { at: "siam", player: 0, purse: 5 } as never });
    expect(placesOf(view, figuresOf(), board, legal, 0, words).map((one) => [one.id, one.isLimited])).toEqual([
      ["siam", false],
    ]);
  });

  it("can be counted by what they may be sold", () => {
    const places = placesOf(viewOf(), figuresOf(), board, legal, 0, words);
    expect([...wares(places)]).toEqual([
      ["infantry", 2],
      ["frigate", 2],
      ["post", 2],
    ]);
  });
});

describe("what was bought", () => {
  it("in this round by this player, the same in the same place together", () => {
    expect(boughtBy(events, 0, tablesOf(board).cost)).toEqual([
      { kind: "infantry", count: 2, price: 2, at: "egypt", from: null },
      { kind: "infantry", count: 1, price: 1, at: "great_britain", from: null },
      { kind: "frigate", count: 1, price: 3, at: "mediterranean", from: "egypt" },
      { kind: "suez", count: 1, price: 8, at: null, from: null },
      { kind: "card", count: 1, price: 5, at: null, from: null },
    ]);
  });
});
