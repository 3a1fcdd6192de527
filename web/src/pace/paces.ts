// The paces that the form for a new game offers.

import type { PaceInfo, PaceRequest } from "../lib/protocol";
import type { Words } from "../lib/words";
import { HOUR, wholeSpan } from "./time";

export const LIVE: readonly PaceRequest[] = [
  { kind: "live", minutes: 20, increment: 10 },
  { kind: "live", minutes: 45, increment: 20 },
  { kind: "live", minutes: 90, increment: 30 },
];
export const DAYS: readonly PaceRequest[] = [12, 24, 48, 72, 168].map((hours) => ({ kind: "days", hours }));

/** A pace in words; `words`: those about time. */
export function paceName(
  { kind, minutes = 0, increment = 0, hours = 0 }: PaceRequest | PaceInfo,
  words: Words,
): string {
  return kind === "live"
    ? words.say("web-pace-live", { minutes, increment })
    : words.say("web-pace-days", { time: wholeSpan(hours * HOUR, words.language) });
}
