// A battle as every game tells it: who fought whom and where, with what, the dice round by round, what was lost, and how
// it ended. Shown on the stage, and told in one line.

import type { BoardData, GameEvent, Value } from "../lib/protocol";
import type { Words } from "../lib/words";

/** Kinds of units, each with how many there are. */
export type Units = ReadonlyMap<string, number>;

export interface Side {
  /** Players by seat, others by their name. */
  parties: Value[];
  colour: string;
  /** Who came for this battle, as far as events tell. */
  came: Units;
  lost: Units;
}

export interface Die {
  shows: number;
  colour?: "white" | "yellow" | "green" | "red";
  /** What is added to it. */
  more?: number;
  hits?: number;
  /** Its unit is lost. */
  out?: boolean;
  /** It is compared with none. */
  idle?: boolean;
}

/** Dice of the attackers and of the defenders. */
export interface Round {
  number: number;
  dice: [Die[], Die[]];
  /** Where dice are compared one by one: how, in the order of the dice. */
  signs?: string[];
  /** Whether all dice have fallen. */
  isSettled: boolean;
}

export type Ending = "won" | "held" | "off" | "mutual" | "even";

export interface Clash {
  at: string;
  /** Attackers, defenders. */
  sides: [Side, Side];
  rounds: Round[];
  ending: Ending | null;
  /** What else is to be told: retreats, cards. */
  notes: GameEvent[];
}

/** What a game tells of its battles. */
export interface Battles<V> {
  /** The battle that these events tell of. */
  read: (events: readonly GameEvent[], view: V, board: BoardData) => Clash;
  /** Units as silhouettes, by kind. */
  shapes: Readonly<Record<string, string>>;
}

/** So many more of a kind. */
export function add(units: Map<string, number>, kind: string, count = 1): void {
  units.set(kind, (units.get(kind) ?? 0) + count);
}

// -- in words ------------------------------------------------------------------------------------------------

/** A player, or whoever else fights. */
export const nameOf = (words: Words, party: Value): string =>
  typeof party === "number" ? words.player(party) : words.name(party);

export const sideName = (words: Words, { parties }: Side): string =>
  parties.map((party) => nameOf(words, party)).join(", ");

export const unitsSaid = (words: Words, units: Units): string =>
  [...units].map(([kind, number]) => words.say("web-clash-units", { number, kind: words.name(kind) })).join(", ");

/** A battle in one line. */
export function said(words: Words, { at, sides: [attack, defence], ending }: Clash): string {
  const [attacker, defender] = [sideName(words, attack), sideName(words, defence)];
  const values = { place: words.name(at), attacker, defender, units: unitsSaid(words, attack.came) };
  const head = words.say(attack.came.size > 0 ? "web-clash-with" : "web-clash", values);
  return [head, ending ? words.say("web-clash-ending", { ending }) : "", losses(words, [attack, defence])]
    .filter(Boolean)
    .join(" ");
}

function losses(words: Words, sides: readonly Side[]): string {
  const lost = sides.filter((side) => side.lost.size > 0);
  if (lost.length === 0) return "";
  const each = lost.map((side) =>
    words.say("web-clash-side", { player: sideName(words, side), units: unitsSaid(words, side.lost) }),
  );
  return words.say("web-clash-losses", { sides: each.join(", ") });
}
