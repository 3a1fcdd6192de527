import { describe, expect, it } from "vitest";
import type { Legal } from "../../../lib/protocol";
import { ARABIAN_SEA, CONGO, told } from "./fixture";
import { joiners } from "./joiners";
import { lastFight, loser, type DiceRound } from "./rounds";

const shown = (round: DiceRound | undefined): string[] =>
  round?.pairs.map(({ attack, defence }) => `${attack.kind} ${attack.value}:${defence.value} ${defence.kind}`) ?? [];
const losers = (round: DiceRound | undefined) => round?.pairs.map(loser);

describe("the latest battle", () => {
  it("is none before the first", () => {
    expect(lastFight([])).toBeNull();
    expect(lastFight(CONGO[0]?.slice(0, 2) ?? [])).toBeNull();
  });

  it("has no dice before they are rolled", () => {
    expect(lastFight(CONGO[0] ?? [])).toEqual({
      attacker: 1,
      defender: 0,
      at: "congo",
      rounds: [],
      since: [],
      end: null,
    });
  });

  it("keeps the dice of a round that is being rolled", () => {
    const rolling = lastFight([...(CONGO[0] ?? []), ...(CONGO[1] ?? []).slice(0, 4)])?.rounds[0];
    expect(rolling?.pairs).toEqual([]);
    expect(rolling?.idle.map((die) => die.number)).toEqual([4, 7, 4]);
  });

  it("has its pairs as they were compared, and what counted besides", () => {
    const fight = lastFight(CONGO.flat());
    expect(fight?.rounds.map(shown)).toEqual([
      ["cavalry 7:5 infantry", "artillery 4:4 cavalry", "infantry 4:2 infantry"],
      ["cavalry 6:6 fort", "infantry 5:6 cavalry", "artillery 4:3 infantry"],
      ["artillery 8:7 fort", "cavalry 6:5 cavalry"],
    ]);
    expect(fight?.rounds.map(losers)).toEqual([
      ["defence", "attack", "defence"],
      ["attack", "attack", "defence"],
      ["defence", "defence"],
    ]);
    expect(fight?.rounds[1]?.pairs[0]?.attack.number).toBe(7);
    expect(fight?.rounds[2]?.idle).toEqual([{ party: 1, kind: "artillery", number: 3 }]);
    expect(fight?.end?.event).toBe("conquered");
  });

  it("tells who came between two dice rounds, but not who is still on the way", () => {
    const [, second, third] = lastFight(CONGO.flat())?.rounds ?? [];
    expect(second?.before.map((event) => event.event)).toEqual(["marched"]);
    expect(third?.before.map((event) => event.event)).toEqual(["marched", "landed"]);
  });

  it("has boardings open until a ship is captured", () => {
    const open = lastFight(ARABIAN_SEA[0] ?? [])?.rounds[0];
    expect(open?.pairs[1]?.throws).toEqual([7]);
    expect(losers(open)).toEqual(["attack", null, "attack"]);
    const fight = lastFight(ARABIAN_SEA.flat());
    expect(fight?.rounds[0]?.pairs[1]?.throws).toEqual([7, 5]);
    expect(losers(fight?.rounds[0])).toEqual(["attack", "defence", "attack"]);
    expect(fight?.rounds[1]?.before).toHaveLength(1);
    expect(fight?.rounds[1]?.idle).toHaveLength(1);
    expect(fight?.end?.event).toBe("prevailed");
  });

  it("gives a ship that boarded and lost to the other side", () => {
    const events = told(
      "attack 2 1 arabian_sea",
      "dice_round 1 arabian_sea",
      "die 2 line 4",
      "die 1 line 4",
      "paired 2 line 4 4 1 line 4 4 boarding",
      "die 2 line 3",
      "die 1 line 8",
      "captured 1 2 line arabian_sea",
    );
    expect(losers(lastFight(events)?.rounds[0])).toEqual(["attack"]);
  });

  it("knows a seizure before the dice from a boarding, and ends only where it is fought", () => {
    const events = told("attack 2 1 arabian_sea", "card 2 seizure", "captured 2 1 frigate arabian_sea", "held 1 congo");
    const fight = lastFight(events);
    expect(fight?.since.map((event) => event.event)).toEqual(["card", "captured"]);
    expect(fight?.end).toBeNull();
  });

  it("is the later of two", () => {
    expect(lastFight([...CONGO.flat(), ...(ARABIAN_SEA[0] ?? [])])?.at).toBe("arabian_sea");
  });
});

describe("units that could come", () => {
  const step = (action: number, name: string, mover: string, from: string, to: string): Legal => ({
    action,
    do: name,
    mover,
    from,
    to,
  });

  it("stand together by kind, and armies at sea are cargo ships", () => {
    const legal = [
      { action: 1, do: "fight" },
      step(2, "march", "cavalry", "egypt", "congo"),
      step(3, "land", "cavalry_1", "gulf_of_guinea", "congo"),
      step(4, "march", "cavalry", "guinea", "congo"),
      step(5, "sail", "frigate_1", "indian_ocean", "arabian_sea"),
    ];
    expect(joiners(legal).map(({ kind, shape, ways }) => [kind, shape, ways.map((way) => way.action)])).toEqual([
      ["cavalry", "cavalry", [2, 4]],
      ["cavalry", "cargo", [3]],
      ["frigate", "frigate", [5]],
    ]);
  });
});
