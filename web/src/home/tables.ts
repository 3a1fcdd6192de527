// What a list of tables says of each: who won or whose turn it is, how far it is, and when it was last played.

import type { Language, TableInfo } from "../lib/protocol";
import { region } from "../lib/region";
import type { Words } from "../lib/words";

const urgency = (table: TableInfo): number => (table.over ? 2 : isYourTurn(table) ? 0 : 1);

/** Until when you have to decide, or else the others, in milliseconds since 1970; `Infinity`: nobody has to. */
export function deadlineOf({ own, deadlines }: TableInfo): number {
  const all = Object.entries(deadlines).map(([seat, time]) => [own.includes(Number(seat)), Date.parse(time)] as const);
  const mine = all.filter(([isMine]) => isMine);
  return Math.min(...(mine.length > 0 ? mine : all).map(([, time]) => time));
}

/** What is due first comes first, but only among those that wait for you. */
function byDeadline(one: TableInfo, other: TableInfo): number {
  const [first, second] = [one, other].map((table) => (isYourTurn(table) ? deadlineOf(table) : Infinity));
  return first === second ? 0 : (first ?? 0) - (second ?? 0);
}

/** Those that wait for you, those that go on, those that are over; each part as it came, the last played first. */
export const inOrder = (tables: readonly TableInfo[]): TableInfo[] =>
  tables.toSorted((one, other) => urgency(one) - urgency(other) || byDeadline(one, other));

/** Whether somebody at this screen is to decide, and no bot does it for them. */
export const isYourTurn = ({ over, paused, own, deciders, seats }: TableInfo): boolean =>
  !over && !paused && own.some((seat) => deciders.includes(seat) && !seats[seat]?.stand_in);

/** Whether you play one seat, and have won. */
const hasWon = ({ own, winners }: TableInfo): boolean => own.length === 1 && winners.join() === own.join();

export const playerName = ({ seats }: TableInfo, seat: number, words: Words): string =>
  seats[seat]?.name || words.say("player", { number: seat + 1 });

/** Who won, or whose turn it is. */
export function statusOf(table: TableInfo, words: Words): string {
  const name = (seat: number): string => playerName(table, seat, words);
  if (hasWon(table)) return words.say("web-table-won-you");
  if (table.winners.length > 0) {
    const players = new Intl.ListFormat(words.language).format(table.winners.map(name));
    return words.say("web-table-won", { players, count: table.winners.length });
  }
  if (table.over) return words.say("web-table-over");
  if (isYourTurn(table)) return words.say("web-table-your-turn");
  const [first, ...more] = table.deciders;
  if (first === undefined) return "";
  if (more.length === 0) return words.say("web-whose-choice", { player: name(first) });
  return words.say("web-waits-several", {
    players: new Intl.ListFormat(words.language).format(table.deciders.map(name)),
  });
}

/** Whether it continues another game; a record of a whole one is only looked at. */
export const isBranch = ({ since, over, actions }: TableInfo): boolean => since > 0 && !(over && since === actions);

/** The turn or round that a table is in, as its game counts them; those of an older version only know their actions. */
export function turnOf({ turns, actions }: TableInfo, words: Words, own: Words | undefined): string {
  if (turns === null) return words.say("web-table-running", { actions });
  return own?.say("web-game-turn", { turn: turns + 1 }) ?? "";
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", DAY],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
];
const LONG_AGO = 7; // days after which the date says more

/** "2 hours ago", or the day. */
export function ago(moment: string, language: Language, now = Date.now()): string {
  const then = new Date(moment).getTime();
  const passed = now - then;
  if (passed > LONG_AGO * DAY) return new Date(moment).toLocaleDateString(region(language), { dateStyle: "medium" });
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const found = UNITS.find(([, length]) => passed >= length);
  return found ? format.format(-Math.floor(passed / found[1]), found[0]) : format.format(0, "second");
}
