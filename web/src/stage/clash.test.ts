import { describe, expect, it } from "vitest";
import { board as empire, CONGO, words as imperunde } from "../games/imperunde/battle/fixture";
import { battles as ofImpeRunde } from "../games/imperunde/battle/clash";
import type { ImpeRundeView } from "../games/imperunde/view";
import { battles as ofImperial } from "../games/imperial/battles";
import type { ImperialView } from "../games/imperial/view";
import { battles as ofWar } from "../games/war/battle/clash";
import { GERMANY, board as world, told as warTold, words as war } from "../games/war/battle/fixture";
import type { WarView } from "../games/war/view";
import { around, gather, paragraphs } from "../lib/log";
import type { GameEvent } from "../lib/protocol";
import { declareGame, eventOf, logOf } from "../testing/signatures";
import { board as europe, words as imperial } from "../testing/words";
import { said } from "./clash";

const names = ({ events }: { events: GameEvent[] }): string => events.map(({ event }) => event).join(" ");

describe("a battle of ImpeRunde", () => {
  const view = { players: [{ home: "great_britain" }, { home: "south_africa" }] } as unknown as ImpeRundeView;

  it("is one line with all that led to it, and nothing else", () => {
    declareGame("imperunde");
    const other = eventOf("imperunde", "marched 1 infantry congo south_africa", 0);
    const found = gather([other, ...CONGO.flat(), other], logOf("imperunde"));
    expect(found.map(({ battle }) => battle?.at ?? null)).toEqual([null, "congo", null]);
    expect(found[1]?.events).toEqual(CONGO.flat());
    expect(found[1]?.battle?.isOver).toBe(true);
  });

  it("is told: who came, how it ended, what was lost", () => {
    const clash = ofImpeRunde.read(CONGO.flat(), view, empire);
    expect(said(imperunde, clash)).toBe(
      "Congo: Bruno (3 × artillery, 2 × cavalry, infantry) against Ada. The attack succeeds. " +
        "Losses: Bruno (artillery, infantry, cavalry), Ada (3 × infantry, fort, cavalry).",
    );
  });

  it("has dice in pairs, whoever loses crossed out", () => {
    const [round] = ofImpeRunde.read(CONGO.flat(), view, empire).rounds;
    expect(round?.dice.map((row) => row.map(({ shows, out }) => `${shows}${out ? "x" : ""}`))).toEqual([
      ["7", "4x", "4"],
      ["5x", "4", "2x"],
    ]);
    expect(round?.signs).toEqual([">", "=", ">"]);
  });
});

describe("a battle of War!", () => {
  const events = [...GERMANY.first, ...GERMANY.last];
  const read = (of: GameEvent[]) => ofWar.read(of, {} as WarView, world);

  it("goes on after a naval battle that was fought in it", () => {
    declareGame("war");
    const [land, sea, rest] = gather(events, logOf("war"));
    expect(land?.events.at(-1)?.event).toBe("conquered");
    expect(names(sea ?? { events: [] })).toBe(
      "naval_battle intercepted naval_round battle_die battle_die battle_die sunk",
    );
    expect(rest?.battle).toBeNull();
  });

  it("is told with its losses, at sea as well", () => {
    declareGame("war");
    const [land, sea] = gather(events, logOf("war"));
    expect(said(war, read(land?.events ?? []))).toBe(
      "Germany: Ada against Bruno. The attack succeeds. Losses: Ada (infantry), Bruno (3 × infantry).",
    );
    expect(said(war, read(sea?.events ?? []))).toBe("North Sea: Bruno, Clara against Ada. Losses: Ada (fleet).");
  });

  it("waits for the hits of a round", () => {
    const rolling = warTold("battle 1 2 germany", "battle_round 1 germany", "battle_die 1 6 8 1");
    expect(read(rolling).rounds[0]?.isSettled).toBe(false);
    expect(read([...rolling, ...warTold("hits 1 1", "hits 2 0")]).rounds[0]?.isSettled).toBe(true);
  });
});

describe("a battle of Imperial", () => {
  it("is an exchange, with the army that came for it; in another place it is another one", () => {
    declareGame("imperial");
    const events = [
      "marched italy rome vienna",
      "fought vienna italy army austria_hungary army",
      "fought vienna italy fleet austria_hungary army",
      "fought rome italy army austria_hungary army",
    ].map((line, i) => eventOf("imperial", line, i));
    const [first, second, ...rest] = gather(events, logOf("imperial"));
    expect([first?.events.length, second?.events.length, rest.length]).toEqual([3, 1, 0]);
    expect(said(imperial, ofImperial.read(first?.events ?? [], {} as ImperialView, europe))).toBe(
      "Vienna: Italy (army) against Austria-Hungary. They destroy each other. " +
        "Losses: Italy (army, fleet), Austria-Hungary (2 × army).",
    );
  });

  it("names the one who called for it first, and counts a friendly army as the army that came", () => {
    declareGame("imperial");
    const events = [
      "marched italy rome vienna",
      "entered_friendly italy vienna",
      "no_attack italy vienna",
      "fought vienna italy friendly austria_hungary fleet",
    ].map((line, i) => eventOf("imperial", line, i));
    const [told, ...rest] = gather(events, logOf("imperial"));
    expect(rest).toEqual([]);
    const clash = ofImperial.read(told?.events ?? [], {} as ImperialView, europe);
    expect(clash.sides.map(({ parties, came, lost }) => [parties, [...came], [...lost]])).toEqual([
      [["austria_hungary"], [], [["fleet", 1]]],
      [["italy"], [["army", 1]], [["army", 1]]],
    ]);
  });
});

describe("what has just happened", () => {
  it("is the whole battle that it belongs to, also once more has happened since", () => {
    declareGame("war");
    const all = [...GERMANY.first, ...GERMANY.last].map((event, action) => ({ ...event, action }));
    const news = all.slice(4, 6);
    const [told, ...rest] = around(news, all, logOf("war"));
    expect([told?.events, rest]).toEqual([all.slice(0, 6), []]);
    expect(around(news, all.slice(0, 6), logOf("war"))[0]?.events).toEqual(all.slice(0, 6));
    expect(around([], all, logOf("war"))).toEqual([]);
  });
});

describe("the log", () => {
  it("tells a battle in one line, unless everything is wanted", () => {
    declareGame("war");
    const all = paragraphs(GERMANY.first, () => false, logOf("war"), false);
    expect(paragraphs(GERMANY.first, () => false, logOf("war"))[0]?.told).toHaveLength(1);
    expect(all[0]?.told).toHaveLength(GERMANY.first.length);
  });
});
