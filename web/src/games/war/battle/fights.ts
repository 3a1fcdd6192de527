// The latest battles out of what was told: on land and at sea, each with its rounds of dice and what came of them.

import type { GameEvent, Value } from "../../../lib/protocol";

/** As events name them: a seat, or "natives". */
export type Party = Value;

export interface Die {
  shows: number;
  /** With all modifiers. */
  counts: number;
  hits: number;
}

export interface Round {
  number: number;
  /** What a general transferred before it. */
  before: GameEvent[];
  /** Dice of the attackers, then of the defenders. */
  dice: [Die[], Die[]];
  /** Losses, retreats and whatever else followed. */
  after: GameEvent[];
}

export interface Fight {
  at: string;
  atSea: boolean;
  /** Each side: who began it, then allies who joined at sea. */
  sides: [Party[], Party[]];
  rounds: Round[];
  /** How it ended; empty while it goes on. */
  end: GameEvent[];
}

const ENDS = ["conquered", "held", "reverted", "suppressed"];
/** What else becomes of a region, told right after the end. */
const FOLLOWS = [
  "dp_gained",
  "weakened",
  "westernized",
  "sphere_removed",
  "evacuated",
  "native_drawn",
  "revolt",
  "no_revolt",
  "lost",
];
const ON_LAND = ["lost", "retreated", "converted", "intercepted", "not_intercepted"];
const AT_SEA = ["sunk", "broke_off"];
const TURNS = ["turn", "phase", "segment"];

/** All battles that were told of, the latest last. */
export function fightsOf(events: readonly GameEvent[]): Fight[] {
  const fights: Fight[] = [];
  let rolling: Fight | undefined; // whose dice fall
  let over: Fight | undefined; // whose end has just been told
  for (const event of events) {
    const land = fights.findLast((fight) => !fight.atSea && fight.end.length === 0);
    const sea = fights.findLast((fight) => fight.atSea);
    if (event.event === "battle" || event.event === "naval_battle") {
      fights.push(begun(event));
      over = undefined;
    } else if (event.event === "battle_round" || event.event === "naval_round") {
      rolling = event.event === "battle_round" ? land : sea;
      rolling?.rounds.push({ number: Number(event["number"]), before: [], dice: [[], []], after: [] });
    } else if (event.event === "battle_die") {
      if (rolling) roll(rolling, event);
    } else if (event.event === "shifted") {
      land?.rounds.at(-1)?.before.push(event);
    } else if (ENDS.includes(event.event) && land && land.at === event["region"]) {
      land.end.push(event);
      over = land;
    } else if (over && FOLLOWS.includes(event.event)) {
      over.end.push(event);
    } else if (event.event === "intercepted" && sea && sea.at === event["sea"] && sea.rounds.length === 0) {
      join(sea, event);
    } else if (ON_LAND.includes(event.event)) {
      land?.rounds.at(-1)?.after.push(event);
    } else if (AT_SEA.includes(event.event)) {
      sea?.rounds.at(-1)?.after.push(event);
    } else if (TURNS.includes(event.event)) {
      over = undefined;
    }
  }
  return fights;
}

const begun = (event: GameEvent): Fight => ({
  at: String(event["region"] ?? event["sea"]),
  atSea: event.event === "naval_battle",
  sides: [[event["party"] ?? event["seat"] ?? ""], [event["foe"] ?? event["other"] ?? ""]],
  rounds: [],
  end: [],
});

/** An ally fights against one of them. */
function join(fight: Fight, event: GameEvent): void {
  const side = fight.sides[0].includes(event["other"] ?? "") ? 1 : 0;
  fight.sides[side].push(event["seat"] ?? "");
}

function roll(fight: Fight, event: GameEvent): void {
  const side = fight.sides[0].includes(event["party"] ?? "") ? 0 : 1;
  fight.rounds.at(-1)?.dice[side].push({
    shows: Number(event["die"]),
    counts: Number(event["total"]),
    hits: Number(event["number"]),
  });
}

/** Sentences that follow each other unchanged, told once. */
export function counted(sentences: readonly string[]): { text: string; times: number }[] {
  const out: { text: string; times: number }[] = [];
  for (const text of sentences) {
    const last = out.at(-1);
    if (last?.text === text) last.times += 1;
    else out.push({ text, times: 1 });
  }
  return out;
}
