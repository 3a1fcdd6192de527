import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../lib/protocol";
import { boughtBy } from "./shop";

describe("what was bought", () => {
  const events: GameEvent[] = [
    { event: "developed", action: 3, seat: 0, region: "spain", amount: 0 },
    { event: "bought", action: 8, seat: 0, piece: "infantry" },
    { event: "bought", action: 9, seat: 1, piece: "fleet" },
    { event: "bought", action: 10, seat: 0, piece: "infantry" },
  ];

  it("is told once for each thing, without what came free with a region", () => {
    expect(boughtBy(events, 0, { infantry: 10, fleet: 25 })).toEqual([
      { kind: "infantry", at: null, count: 2, price: 20 },
    ]);
  });
});
