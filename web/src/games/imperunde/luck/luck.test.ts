import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../lib/protocol";
import { board } from "../race/testing";
import { eventsOn, luckOf, outline, spacesOn, together, turnTo, type Throw } from "./luck";

const told = (event: string, values: object = {}): GameEvent => ({ event, action: 1, ...values });
const event = told("event", { what: "sea_storm", space: "baltic_sea" });
const pirates = told("pirates_come", { number: 2, space: "baltic_sea" });
const home = told("home", { seat: 1, space: "usa" });

describe("luck", () => {
  it("is read from what happened, with what follows at once", () => {
    const found = luckOf([event, pirates, told("die", { die: 3 }), told("rolled", { seat: 1, die: 5 }), home], board);
    expect(found).toEqual([
      { kind: "spin", wheel: "sea", space: "baltic_sea", event: "sea_storm", said: [event, pirates] },
      { kind: "throw", seat: 1, die: 5, said: [home] },
    ]);
  });

  it("gives countries on the wheel alone", () => {
    const events = [told("colony", { seat: 0, space: "korea" }), told("spun_again", { space: "north_sea" })];
    expect(luckOf(events, board)).toMatchObject([
      { wheel: "land", space: "korea", event: null },
      { wheel: "sea", space: "north_sea", event: null },
    ]);
  });

  it("is not in what people do", () => {
    expect(luckOf([told("volunteers"), told("marched")], board)).toEqual([]);
  });
});

describe("dice", () => {
  const die = (seat: number, said: GameEvent[] = []): Throw => ({ kind: "throw", seat, die: 3, said });

  it("of one contest lie together", () => {
    expect(together([die(0)], die(1))).toHaveLength(2);
  });

  it("are taken up again for another one, or when somebody throws once more", () => {
    expect(together([die(0), die(1, [home])], die(2))).toEqual([die(2)]);
    expect(together([die(0), die(1)], die(0))).toEqual([die(0)]);
  });
});

describe("wheels", () => {
  it("have fields as wide as luck has it", () => {
    expect(spacesOn(board, "sea")).toEqual([
      { id: "north_sea", from: 0, to: 90 },
      { id: "baltic_sea", from: 90, to: 360 },
    ]);
    expect(eventsOn(board, "land").map(({ id, from, to }) => [id, to - from])).toEqual([
      ["land_volunteers", 90],
      ["land_trade", 180],
      ["land_epidemic", 90],
    ]);
  });

  it.each([0, 45, 700, -100])("stop with the field at the top, from %i on", (before) => {
    const fields = spacesOn(board, "sea");
    const after = turnTo(before, fields, "baltic_sea", 2);
    expect((after + 225) % 360).toBe(0);
    expect(after - before).toBeGreaterThanOrEqual(720);
    expect(after - before).toBeLessThan(1080);
  });

  it("draw their fields clockwise from the top", () => {
    expect(outline({ id: "", from: 0, to: 90 }, 5, 10)).toBe(
      "M0.00 -10.00A10 10 0 0 1 10.00 -0.00L5.00 -0.00A5 5 0 0 0 0.00 -5.00Z",
    );
    expect(outline({ id: "", from: 90, to: 360 }, 5, 10)).toContain("A10 10 0 1 1");
  });
});
