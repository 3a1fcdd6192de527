// A battle of ImpeRunde for the stage and the log: dice in pairs, and every unit that came or was lost.

import { add, type Battles, type Clash, type Die, type Ending, type Round } from "../../../stage/clash";
import type { BoardData, GameEvent } from "../../../lib/protocol";
import { SHAPES } from "../shapes";
import type { ImpeRundeView } from "../view";
import { dieFor } from "./material";
import { colourOf } from "./parties";
import { lastFight, loser, type DiceRound, type Pair, type Party } from "./rounds";

const COMES = ["marched", "sailed", "landed"];
const LOSES = ["lost", "sunk"];
const ENDINGS: Record<string, Ending> = {
  conquered: "won",
  freed: "won",
  prevailed: "won",
  held: "held",
  withdrew: "off",
};
const NOTES = ["card", "countered", "betrayed", "captured"];

function read(events: readonly GameEvent[], view: ImpeRundeView, board: BoardData): Clash {
  const fight = lastFight(events);
  const [attacker, defender, at] = [fight?.attacker ?? "", fight?.defender ?? "", fight?.at ?? ""];
  const side = (party: Party) => ({
    parties: [party],
    colour: colourOf(board, view, party),
    ...units(events, party, at),
  });
  return {
    at,
    sides: [side(attacker), side(defender)],
    rounds: (fight?.rounds ?? []).map((round) => roundOf(round, attacker)),
    ending: ENDINGS[fight?.end?.event ?? ""] ?? null,
    notes: events.filter((event) => NOTES.includes(event.event)),
  };
}

/** Who came to a place, and who is gone. */
function units(events: readonly GameEvent[], party: Party, at: string) {
  const [came, lost] = [new Map<string, number>(), new Map<string, number>()];
  for (const event of events) {
    const kind = String(event["kind"]);
    if (COMES.includes(event.event) && event["to"] === at && event["seat"] === party) add(came, kind);
    else if (LOSES.includes(event.event) && event["party"] === party) add(lost, kind);
    else if (event.event === "captured" && event["foe"] === party) add(lost, kind);
    else if (event.event === "betrayed" && event["seat"] === party) add(lost, "fort");
  }
  return { came, lost };
}

const SIGNS = ["<", "=", ">"];
const sign = (mine: number, theirs: number): string => SIGNS[Math.sign(mine - theirs) + 1] ?? "";

function roundOf({ number, pairs, idle }: DiceRound, attacker: Party): Round {
  const dice: Round["dice"] = [[], []];
  const signs: string[] = [];
  const lay = (mine: Die, theirs: Die, told: string): void => {
    dice[0].push(mine);
    dice[1].push(theirs);
    signs.push(told);
  };
  for (const one of pairs) {
    const lost = loser(one);
    lay(die(one.attack, lost === "attack"), die(one.defence, lost === "defence"), sign(...values(one)));
    for (const [mine, theirs] of boardings(one)) lay({ shows: mine }, { shows: theirs }, sign(mine, theirs));
  }
  for (const one of idle) dice[one.party === attacker ? 0 : 1].push({ ...die(one), idle: pairs.length > 0 });
  return { number, dice, signs, isSettled: pairs.length > 0 };
}

const values = ({ attack, defence }: Pair): [number, number] => [attack.value, defence.value];

const die = (rolled: { kind: string; number: number; value?: number }, out = false): Die => ({
  shows: rolled.number,
  colour: dieFor(rolled.kind).colour,
  more: (rolled.value ?? rolled.number) - rolled.number,
  out,
});

/** The dice of ships that board each other, throw by throw. */
function boardings({ throws }: Pair): [number, number][] {
  return throws.flatMap((mine, i): [number, number][] => {
    const theirs = throws[i + 1];
    return i % 2 === 0 && theirs !== undefined ? [[mine, theirs]] : [];
  });
}

export const battles: Battles<ImpeRundeView> = { read, shapes: SHAPES };
