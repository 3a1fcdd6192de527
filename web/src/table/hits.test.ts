import { describe, expect, it } from "vitest";
import { battles } from "../games/imperunde/battle/clash";
import { board, CONGO, told } from "../games/imperunde/battle/fixture";
import type { ImpeRundeView } from "../games/imperunde/view";
import type { GameEvent } from "../lib/protocol";
import { declareGame, logOf } from "../testing/signatures";
import { hitsOn } from "./hits";
import type { Sitting } from "./sitting.svelte";

const view = { players: [{ home: "great_britain" }, { home: "south_africa" }], lands: { congo: { owner: 0 } } };

/** What hit a seat among these events, the first of which happened before its last move. */
function hits(events: GameEvent[], reader: number | null, before = 0): string[] {
  declareGame("imperunde");
  const sitting = {
    live: { sinceMine: before },
    ...{ log: logOf("imperunde"), events, reader, board, view },
    game: { seatOf: (_: unknown, { lands }: typeof view, id: string) => lands[id as "congo"]?.owner ?? null },
    clashOf: (all: GameEvent[]) => battles.read(all, view as unknown as ImpeRundeView, board),
  };
  return hitsOn(sitting as unknown as Sitting).map((one) =>
    one.battle ? `battle ${one.battle.at}` : one.events[0]!.event,
  );
}

describe("what hit the reader", () => {
  it("is an attack on them, told as a whole; not their own", () => {
    expect(hits(CONGO.flat(), 0)).toEqual(["battle congo"]);
    expect(hits(CONGO.flat(), 1)).toEqual([]);
    expect(hits(CONGO.flat(), null)).toEqual([]);
  });

  it("is what they lose, and what happens to their regions", () => {
    const events = told(
      "sunk 1 frigate arabian_sea",
      "plundered 2 congo 2",
      "sunk 2 frigate arabian_sea",
      "post 1 congo",
    );
    expect(hits(events, 0)).toEqual(["sunk", "plundered"]);
    expect(hits(events, 1)).toEqual(["sunk"]);
  });

  it("is a card that is played against them while others fight", () => {
    const events = [...CONGO[0]!, ...told("card 1 sabotage", "card_seat 3")];
    expect(hits(events, 2)).toEqual(["card_seat"]);
  });

  it("is only what happened since their last move", () => {
    const events = told("sunk 1 frigate arabian_sea", "post 2 congo");
    expect(hits(events, 0, 1)).toEqual([]);
    expect(hits(CONGO.flat(), 0, 4)).toEqual(["battle congo"]); // it had begun before
  });
});
