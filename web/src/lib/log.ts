// What happened, in words: a paragraph for each turn, and in it a line for each event or battle. What is told together and
// what a summary leaves out, and which rules are linked, the game says.

import type { BattleStory, GameEvent, LogInfo } from "./protocol";
import { regionsIn } from "./signatures";

/** Whether somebody's turn begins with an event; each game says which. */
export type StartsTurn = (event: GameEvent) => boolean;

/** A battle among what happened. */
export interface Battle {
  at: string;
  story: BattleStory;
  isOver: boolean;
}

/** What is told in one line: an event, or all events of a battle. */
export interface Told {
  events: GameEvent[];
  battle: Battle | null;
}

export interface Paragraph {
  /** The event that began it; null for what came before the first turn. */
  turn: GameEvent | null;
  told: Told[];
  /** The number of actions after its last event. */
  number: number;
}

export const EMPTY_LOG: LogInfo = {
  begin: [],
  minor: [],
  implied: {},
  rules: {},
  battles: {},
  harms: {},
  dice: [],
  luck: [],
};

const single = (event: GameEvent): Told => ({ events: [event], battle: null });

const argumentsOf = (event: GameEvent): string[] =>
  Object.entries(event).flatMap(([name, value]) => (name === "event" || name === "action" ? [] : [String(value)]));

/** The first argument of an event, by which some are told apart: what was paid for. */
const firstArgument = (event: GameEvent): string => argumentsOf(event)[0] ?? "";

/** What a die shows: the last argument of its event. */
export const shownBy = (die: GameEvent): string => argumentsOf(die).at(-1) ?? "";

function isMinor(event: GameEvent, before: readonly Told[], log: LogInfo): boolean {
  if (log.minor.includes(event.event) || log.minor.includes(`${event.event} ${firstArgument(event)}`)) return true;
  return before.some(({ events }) => events.some((other) => log.implied[other.event]?.includes(event.event)));
}

/** Whether a summary tells of any of these events. */
export const isWorthTelling = (events: readonly GameEvent[], log: LogInfo): boolean =>
  events.some((event) => !isMinor(event, [], log));

// -- battles -------------------------------------------------------------------------------------------------

/** Events one by one, but those of a battle together. */
export function gather(events: readonly GameEvent[], log: LogInfo): Told[] {
  const out: Told[] = [];
  for (const event of events) {
    if (joins(event, out, log)) continue;
    const story = log.battles[event.event];
    out.push(story ? begin(event, story, out) : single(event));
  }
  return out;
}

const REACH = 400; // events that a battle may have

/** What has just happened, among all events: of a battle, everything so far. */
export function around(news: readonly GameEvent[], events: readonly GameEvent[], log: LogInfo): Told[] {
  const first = news[0]?.action ?? 0;
  const end = events.findIndex(({ action }) => action >= first);
  const before = events.slice(0, end < 0 ? events.length : end).slice(-REACH);
  return gather([...before, ...news], log).filter((told) => told.events.some((event) => news.includes(event)));
}

/** Whether an event belongs to the battle that was told of last; or to the one in which that one was fought. */
function joins(event: GameEvent, before: readonly Told[], log: LogInfo): boolean {
  for (let i = before.length - 1; i >= 0; i--) {
    const { events, battle } = before[i] as Told;
    if (!battle && isAside(events[0] as GameEvent, log)) continue;
    if (!battle) return false;
    if (!belongs(event, battle)) continue;
    events.push(event);
    battle.isOver = battle.story.ends.includes(event.event);
    return true;
  }
  return false;
}

/** Whether an event may come in the middle of a battle: offers and gifts have no place on the board, and begin nothing. */
const isAside = (event: GameEvent, log: LogInfo): boolean =>
  regionsIn(event).length === 0 && !log.begin.includes(event.event);

/** Whatever happens in a battle that has an end is part of it, wherever that is. */
function belongs(event: GameEvent, { at, story: { parts, ends }, isOver }: Battle): boolean {
  if (isOver) return false;
  const isHere = regionsIn(event).includes(at);
  return parts.includes(event.event) ? isHere || ends.length > 0 : ends.includes(event.event) && isHere;
}

/** A battle begins; the moves to its place right before it are taken from what was told so far. */
function begin(event: GameEvent, story: BattleStory, before: Told[]): Told {
  const at = regionsIn(event)[0] ?? "";
  const isMove = ({ events: [one], battle }: Told): boolean =>
    one !== undefined && battle === null && story.moves.includes(one.event) && regionsIn(one).at(-1) === at;
  const first = before.findLastIndex((told) => !isMove(told)) + 1;
  const moves = before.splice(first).flatMap((told) => told.events);
  return { events: [...moves, event], battle: { at, story, isOver: false } };
}

// -- paragraphs ----------------------------------------------------------------------------------------------

/** Events as paragraphs; `brief` tells a battle in one line, and leaves out what another event says as well. */
export function paragraphs(
  events: readonly GameEvent[],
  startsTurn: StartsTurn,
  log: LogInfo,
  brief = true,
): Paragraph[] {
  const out: Paragraph[] = [{ turn: null, told: [], number: 0 }];
  for (const told of brief ? gather(events, log) : events.map(single)) {
    const event = told.events[0] as GameEvent;
    const begins = startsTurn(event);
    if (begins) out.push({ turn: event, told: [], number: 0 });
    const last = out[out.length - 1] as Paragraph;
    last.number = (told.events.at(-1)?.action ?? 0) + 1;
    if (begins || (brief && !told.battle && isMinor(event, last.told, log))) continue;
    last.told.push(told);
  }
  return out.filter((paragraph) => paragraph.turn !== null || paragraph.told.length > 0);
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

// -- who suffers ---------------------------------------------------------------------------------------------

/** Whoever suffers by an event, as it names them: seats, powers, regions. */
export function harmedBy(event: GameEvent, log: LogInfo): GameEvent[string][] {
  const names = log.harms[event.event] ?? log.harms[`${event.event} ${firstArgument(event)}`] ?? [];
  return names.flatMap((name) => event[name] ?? []);
}
