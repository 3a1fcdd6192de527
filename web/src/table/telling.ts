// What happened as lines to read: the same for the log, for whoever waits, and for whoever comes back.

import { ruleOf, type Told } from "../lib/log";
import type { BoardData, GameEvent, LogInfo } from "../lib/protocol";
import { powerIn, seatIn } from "../lib/signatures";
import type { Words } from "../lib/words";

export interface Telling {
  words: Words;
  board: BoardData;
  log: LogInfo;
  /** A battle in one line. */
  battleSaid: (events: readonly GameEvent[]) => string;
}

export interface Line {
  text: string;
  rule: string;
  times: number;
  colour: string;
  /** The number of the action that brought it about. */
  action: number;
  /** Of a battle: what happened in it. */
  details: GameEvent[];
}

/** What happened several times among others of its kind is told once, in a summary. */
export function linesOf(told: readonly Told[], telling: Telling, brief = true): Line[] {
  const out: Line[] = [];
  let first = 0; // where the lines of the latest kind begin
  told.forEach((one, i) => {
    const before = told[i - 1];
    if (one.battle || one.events[0]?.event !== before?.events[0]?.event) first = out.length;
    const line = lineOf(one, telling);
    const same = out.slice(first).find(({ text, rule }) => text === line.text && rule === line.rule);
    if (brief && same) same.times += 1;
    else out.push(line);
  });
  return out;
}

function lineOf({ events, battle }: Told, { words, log, board, battleSaid }: Telling): Line {
  const first = events.find((event) => !battle || event.event in log.battles) as GameEvent;
  const text = battle ? battleSaid(events) : words.event(first);
  const colour = colourOf(first, board);
  return { text, rule: ruleOf(first, log), times: 1, colour, action: first.action, details: battle ? events : [] };
}

/** Each event by itself. */
export const eachOf = (events: readonly GameEvent[], telling: Telling): Line[] =>
  events.map((event) => lineOf({ events: [event], battle: null }, telling));

/** The colour of the power, or else of the player, whose deed an event is. */
export function colourOf(event: GameEvent | null, board: BoardData): string {
  if (!event) return "var(--line)";
  const colour = board.powers.find((power) => power.id === powerIn(event))?.["colour"];
  const seat = seatIn(event);
  return String(colour ?? (seat === undefined ? "var(--line)" : `var(--seat-${seat})`));
}
