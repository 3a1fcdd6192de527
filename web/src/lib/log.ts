// What happened, in words: a paragraph for each turn. How it is shortened and which rules it links, the game says.

import type { GameEvent, LogInfo } from "./protocol";

/** Whether somebody's turn begins with an event; each game says which. */
export type StartsTurn = (event: GameEvent) => boolean;

export interface Paragraph {
  /** The event that began it; null for what came before the first turn. */
  turn: GameEvent | null;
  events: GameEvent[];
  /** The number of actions after its last event. */
  number: number;
}

export const EMPTY_LOG: LogInfo = { begin: [], minor: [], implied: {}, rules: {} };

/** The first argument of an event, by which some are told apart: what was paid for. */
function firstArgument(event: GameEvent): string {
  return String(Object.entries(event).find(([name]) => name !== "event" && name !== "action")?.[1] ?? "");
}

function isMinor(event: GameEvent, before: GameEvent[], log: LogInfo): boolean {
  if (log.minor.includes(event.event) || log.minor.includes(`${event.event} ${firstArgument(event)}`)) return true;
  return before.some((other) => log.implied[other.event]?.includes(event.event));
}

/** Events as paragraphs; `brief` leaves out what another event says as well. */
export function paragraphs(events: GameEvent[], startsTurn: StartsTurn, log: LogInfo, brief = true): Paragraph[] {
  const out: Paragraph[] = [{ turn: null, events: [], number: 0 }];
  for (const event of events) {
    const begins = startsTurn(event);
    if (begins) out.push({ turn: event, events: [], number: 0 });
    const last = out[out.length - 1] as Paragraph;
    last.number = event.action + 1;
    if (begins || (brief && isMinor(event, last.events, log))) continue;
    last.events.push(event);
  }
  return out.filter((paragraph) => paragraph.turn !== null || paragraph.events.length > 0);
}

/** The rule that an event carries out, for the link beside its line. */
export function ruleOf(event: GameEvent, log: LogInfo): string {
  const rule = log.rules[event.event] ?? "";
  return typeof rule === "string" ? rule : (rule[firstArgument(event)] ?? "");
}

/** How many events belong to the decision itself: those before somebody's turn begins. */
export function ownEvents(events: GameEvent[], startsTurn: StartsTurn): number {
  const turn = events.findIndex(startsTurn);
  return turn < 0 ? events.length : turn;
}
