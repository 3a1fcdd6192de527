import { describe, expect, it } from "vitest";
import { battles as ofImpeRunde } from "../games/imperunde/battle/clash";
import { board as empire, CONGO, told as impeRundeTold, words as imperunde } from "../games/imperunde/battle/fixture";
import type { ImpeRundeView } from "../games/imperunde/view";
import { battles as ofWar } from "../games/war/battle/clash";
import { board as world, GERMANY, told as warTold, words as war } from "../games/war/battle/fixture";
import type { WarView } from "../games/war/view";
import type { GameEvent, StrokeInfo } from "../lib/protocol";
import { said } from "../stage/clash";
import { readText } from "../testing/files";
import { declareGame, logOf } from "../testing/signatures";
import { strokeSaid, type TellingLuck } from "./strokes";

const TEXT = readText("web/src/review/text/en.ftl");
const view = { players: [{ home: "great_britain" }, { home: "south_africa" }] } as unknown as ImpeRundeView;
const stroke = (number: number, until: number, more: Partial<StrokeInfo> = {}): StrokeInfo => ({
  ...{ number, until, changes: [], action: { action: 0, do: "draw" } },
  ...more,
});

function inImpeRunde(): TellingLuck {
  declareGame("imperunde");
  const words = imperunde.plus(TEXT);
  const clashOf = (events: readonly GameEvent[]) => ofImpeRunde.read(events, view, empire);
  return { words, board: empire, log: logOf("imperunde"), clashOf, battleSaid: (of) => said(words, clashOf(of)) };
}

function inWar(): TellingLuck {
  declareGame("war");
  const words = war.plus(TEXT);
  const clashOf = (events: readonly GameEvent[]) => ofWar.read(events, {} as WarView, world);
  return { words, board: world, log: logOf("war"), clashOf, battleSaid: (of) => said(words, clashOf(of)) };
}

/** One action after another, whatever the events were told of. */
const inTurn = (events: readonly GameEvent[]): GameEvent[] => events.map((event, action) => ({ ...event, action }));

describe("a stroke of luck", () => {
  it("tells a battle and its dice", () => {
    const events = inTurn(CONGO.slice(0, 2).flat());
    expect(strokeSaid(stroke(4, events.length), events, inImpeRunde())).toEqual([
      "Congo: Bruno (artillery, cavalry, infantry) against Ada. Losses: Bruno (artillery), Ada (2 × infantry). " +
        "Dice: 7, 4, 4 against 5, 4, 2.",
    ]);
  });

  it("tells of a battle that goes on only the dice that fell in it", () => {
    const events = inTurn([...GERMANY.first, ...GERMANY.last]);
    const [land] = strokeSaid(stroke(GERMANY.first.length, events.length), events, inWar());
    expect(land).toMatch(/^Germany: .* Dice: 6\.$/);
  });

  it("tells what dice have brought, and nothing that only follows", () => {
    const events = warTold(
      ...["rolled 1 6", "rolled 1 5", "treaty 1 germany", "native_shown germany 9", "exploring 1 france"],
      ...["rolled 1 2", "explorer_lost 1 france", "dp_gained 1 1", "order 1 2"],
    );
    expect(strokeSaid(stroke(0, events.length), events, inWar())).toEqual([
      "Ada wins over the natives and gains a region: Germany. Dice: 6, 5.",
      "Ada loses an explorer: France. Dice: 2.",
      "Movement order, place 1: Bruno.",
    ]);
  });

  it("names what it began with where the reader may not see what came of it", () => {
    const drawn = stroke(0, 1, { action: { action: 7, do: "draw", card: "pirates" } });
    expect(strokeSaid(drawn, impeRundeTold(), inImpeRunde())).toEqual(["Chance: Draw Pirates"]);
    const events = impeRundeTold("drew 1 pirates");
    expect(strokeSaid(drawn, events, inImpeRunde())).toEqual(["Ada draws Pirates."]);
  });
});
