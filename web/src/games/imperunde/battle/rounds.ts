// The latest battle out of what was told: its dice rounds, and in each of them the pairs as the engine compared them.

import type { GameEvent, Value } from "../../../lib/protocol";

/** Parties as events name them: the seats, then "pirates" and "natives". */
export type Party = Value;

export interface Die {
  party: Party;
  kind: string;
  number: number;
}

/** One die against another, with what they count for here. */
export interface Pair {
  attack: Die & { value: number };
  defence: Die & { value: number };
  result: string;
  told: GameEvent;
  /** Dice of the boarding in turn, the attacker's first. */
  throws: number[];
  captured: GameEvent | null;
}

export interface DiceRound {
  number: number;
  /** What was done since the dice before: who came, which cards were played. */
  before: GameEvent[];
  pairs: Pair[];
  /** Dice that are compared with none, or not yet. */
  idle: Die[];
}

export interface Fight {
  attacker: Party;
  defender: Party;
  at: string;
  rounds: DiceRound[];
  /** What was done since the last dice. */
  since: GameEvent[];
  end: GameEvent | null;
}

const MOVES = ["marched", "sailed", "landed"];
const DEEDS = ["card", "countered", "captured", "betrayed", "sunk"];
const ENDS = ["conquered", "freed", "held", "withdrew", "prevailed"];

/** The latest battle, whether it is over or not. */
export function lastFight(events: readonly GameEvent[]): Fight | null {
  const start = events.findLastIndex((event) => event.event === "attack");
  const attack = events[start];
  if (!attack) return null;
  const fight: Fight = {
    attacker: attack["party"] ?? "",
    defender: attack["foe"] ?? "",
    at: String(attack["space"]),
    rounds: [],
    since: [],
    end: null,
  };
  for (const event of events.slice(start + 1)) {
    if (fight.end) break;
    tell(fight, event);
  }
  return fight;
}

function tell(fight: Fight, event: GameEvent): void {
  const round = fight.rounds.at(-1);
  const boarding = round?.pairs.find(isOpen);
  if (event.event === "dice_round") {
    fight.rounds.push({ number: Number(event["number"]), before: fight.since, pairs: [], idle: [] });
    fight.since = [];
  } else if (round && event.event === "die") {
    if (boarding) boarding.throws.push(Number(event["die"]));
    else round.idle.push(dieOf(event));
  } else if (round && event.event === "paired") {
    pair(round, event);
  } else if (boarding && event.event === "captured") {
    boarding.captured = event;
  } else if (ENDS.includes(event.event) && event["space"] === fight.at) {
    fight.end = event;
  } else if (DEEDS.includes(event.event) || (MOVES.includes(event.event) && event["to"] === fight.at)) {
    fight.since.push(event);
  }
}

const isOpen = (one: Pair): boolean => one.result === "boarding" && one.captured === null;

const dieOf = (event: GameEvent): Die => ({
  party: event["party"] ?? "",
  kind: String(event["kind"]),
  number: Number(event["die"]),
});

/** Two dice find each other; the rest waits. */
function pair(round: DiceRound, told: GameEvent): void {
  const mine = dieOf(told);
  const theirs = { party: told["foe"] ?? "", kind: String(told["foe_kind"]), number: Number(told["foe_die"]) };
  for (const die of [mine, theirs]) {
    const at = round.idle.findIndex(
      (one) => one.party === die.party && one.kind === die.kind && one.number === die.number,
    );
    if (at >= 0) round.idle.splice(at, 1);
  }
  const attack = { ...mine, value: Number(told["attack"]) };
  const defence = { ...theirs, value: Number(told["defence"]) };
  round.pairs.push({ attack, defence, result: String(told["result"]), told, throws: [], captured: null });
}

/** Which side of a pair has lost its unit; nobody while ships board each other. */
export function loser(one: Pair): "attack" | "defence" | null {
  if (one.result === "boarding") {
    if (one.captured === null) return null;
    return one.captured["party"] === one.attack.party ? "defence" : "attack";
  }
  return one.result === "attacker_falls" ? "attack" : "defence";
}
