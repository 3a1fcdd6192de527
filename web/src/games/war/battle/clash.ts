// A battle of War! for the stage and the log: dice with their hits, losses, retreats.

import { add, type Battles, type Clash, type Ending, type Round as Shown } from "../../../stage/clash";
import type { GameEvent } from "../../../lib/protocol";
import { SHAPES } from "../shapes";
import { FLEET, type WarView } from "../view";
import { fightsOf, type Fight, type Party, type Round } from "./fights";
import { colourOf, NATIVES } from "./parties";

const NOTES = ["retreated", "converted", "broke_off"];

function read(events: readonly GameEvent[]): Clash {
  const fight = fightsOf(events)[0];
  if (!fight) throw new Error("no battle among these events");
  return {
    at: fight.at,
    sides: [side(fight.sides[0], events), side(fight.sides[1], events)],
    rounds: fight.rounds.map((round) => roundOf(round, events)),
    ending: endingOf(fight, events),
    notes: events.filter((event) => NOTES.includes(event.event)),
  };
}

function side(parties: Party[], events: readonly GameEvent[]): Clash["sides"][0] {
  const lost = new Map<string, number>();
  for (const event of events) {
    if (event.event === "lost" && parties.includes(event["party"] ?? "")) add(lost, String(event["kind"]));
    else if (event.event === "sunk" && parties.includes(event["seat"] ?? "")) add(lost, FLEET);
  }
  return { parties, colour: colourOf(parties[0] ?? NATIVES), came: new Map(), lost };
}

/** The hits of a round on land are told once all its dice have fallen, losses at sea right after them. */
function roundOf({ number, dice, after }: Round, events: readonly GameEvent[]): Shown {
  const from = events.findLastIndex((event) => event.event.endsWith("_round") && event["number"] === number);
  const counted = events.slice(from).some((event) => event.event === "hits");
  const lay = (rolled: Round["dice"][0]) =>
    rolled.map(({ shows, counts, hits }) => ({ shows, more: counts - shows, hits }));
  return { number, dice: [lay(dice[0]), lay(dice[1])], isSettled: counted || after.length > 0 };
}

function endingOf({ end, sides: [attackers] }: Fight, events: readonly GameEvent[]): Ending | null {
  const [told] = end;
  if (events.some((event) => event.event === "broke_off")) return "off";
  if (!told) return null;
  if (told.event === "held") return "held";
  // Where nobody is left, the region goes back to the natives.
  return told.event === "reverted" && !attackers.includes(NATIVES) ? "even" : "won";
}

export const battles: Battles<WarView> = { read, shapes: SHAPES };
