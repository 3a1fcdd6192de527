// Spans of time as people read them: on a clock, and in words.

import type { ClockInfo, Language, PaceInfo } from "../lib/protocol";
import { region } from "../lib/region";

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const UNITS = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
  ["second", SECOND],
] as const;

/** What a clock has left at this time of the server's, in milliseconds. */
export const leftAt = ({ left, since }: ClockInfo, now: number): number =>
  Math.max(0, since === null ? left : left - Math.max(0, now - since));

/** "14:05", or "Nov 14, 14:05" on another day. */
export function moment(milliseconds: number, language: Language): string {
  const then = new Date(milliseconds);
  const isToday = then.toDateString() === new Date().toDateString();
  return then.toLocaleString(
    region(language),
    isToday ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" },
  );
}

/**
 * "12 hours", "2 days": the largest unit that two of fit, or the smallest; `short` where there is little room.
 * Begun minutes count, and the rest is rounded: of a day there are 24 hours at first, not 23.
 */
export function span(exactly: number, language: Language, short = false): string {
  const milliseconds = exactly < 2 * MINUTE ? exactly : Math.ceil(exactly / MINUTE) * MINUTE;
  const [unit, length] = UNITS.find(([, one]) => milliseconds >= 2 * one) ?? ["second", SECOND];
  const unitDisplay = short ? "short" : "long";
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(
    Math.round(milliseconds / length),
  );
}

/** A whole number of days or hours: "1 day", "12 hours". */
export function wholeSpan(milliseconds: number, language: Language): string {
  const [unit, length] = UNITS.find(([, one]) => milliseconds % one === 0) ?? ["second", SECOND];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(milliseconds / length);
}

/** "9:05", "1:02:30": as a clock shows it; it shows 0:00 only when nothing is left. */
export function onClock(milliseconds: number): string {
  const all = Math.ceil(milliseconds / SECOND);
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** Whether so little is left that one should hurry. */
export const isLow = (left: number, pace: PaceInfo): boolean =>
  left < (pace.kind === "live" ? MINUTE : Math.min((pace.hours * HOUR) / 12, 2 * HOUR));

/** When to say aloud how much is left, the longest first. */
export const warnings = (pace: PaceInfo): number[] =>
  pace.kind === "live" ? [5 * MINUTE, MINUTE, 30 * SECOND, 10 * SECOND] : [HOUR, 10 * MINUTE];
