import { describe, expect, it } from "vitest";
import { counted, fightsOf } from "./fights";
import { GERMANY, told } from "./fixture";

describe("battles out of what was told", () => {
  it("have rounds with the dice of both sides", () => {
    const [fight] = fightsOf(GERMANY.first);
    expect(fight).toMatchObject({ at: "germany", atSea: false, sides: [[0], [1]], end: [] });
    const [round] = fight?.rounds ?? [];
    expect(round?.dice[0]).toEqual([
      { shows: 6, counts: 8, hits: 1 },
      { shows: 3, counts: 5, hits: 0 },
    ]);
    expect(round?.dice[1]).toHaveLength(2);
    expect(round?.before.map(({ event }) => event)).toEqual(["shifted"]);
    expect(round?.after.map(({ event }) => event)).toEqual(["lost", "lost"]);
  });

  it("may have a battle at sea in the middle of them", () => {
    const [land, sea] = fightsOf([...GERMANY.first, ...GERMANY.last]);
    expect(land?.rounds.map(({ number }) => number)).toEqual([1, 2]);
    expect(land?.rounds[1]?.after.map(({ event }) => event)).toEqual(["lost", "lost", "retreated", "intercepted"]);
    expect(land?.end.map(({ event }) => event)).toEqual(["conquered", "dp_gained"]);
    expect(sea).toMatchObject({ at: "north_sea", atSea: true, sides: [[1, 2], [0]] });
    expect(sea?.rounds[0]?.dice.map((dice) => dice.length)).toEqual([2, 1]);
    expect(sea?.rounds[0]?.after.map(({ event }) => event)).toEqual(["sunk"]);
  });

  it("end with their turn", () => {
    const [fight] = fightsOf([...GERMANY.first, ...told("held 2 germany", "segment 2", "dp_gained 2 3")]);
    expect(fight?.end.map(({ event }) => event)).toEqual(["held"]);
  });

  it("know natives by their name", () => {
    expect(
      fightsOf(told("battle 1 natives morocco", "battle_round 1 morocco", "battle_die natives 4 4 0")),
    ).toMatchObject([{ sides: [[0], ["natives"]], rounds: [{ dice: [[], [{ shows: 4 }]] }] }]);
  });
});

it("tells the same sentence once", () => {
  expect(counted(["a", "a", "b", "a"])).toEqual([
    { text: "a", times: 2 },
    { text: "b", times: 1 },
    { text: "a", times: 1 },
  ]);
});
