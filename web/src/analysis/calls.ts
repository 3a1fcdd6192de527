// What the server thinks about a game, one function each.

import { ask, get, table } from "../lib/api";
import type { AnalysisInfo, ExplanationInfo, SetHints } from "../lib/protocol";

const at = (id: string, number: number): string => `${table(id)}/at/${number}`;
const ofSeat = (seat: number | null): string => (seat === null ? "" : `&seat=${seat}`);

/** Everybody's chances after so many actions, by what a seat may know. */
export const chancesAt = (
  id: string,
  number: number,
  seat: number | null,
  signal: AbortSignal,
): Promise<AnalysisInfo> => get(`${at(id, number)}/analysis?lines=false${ofSeat(seat)}`, { signal });

/** The same, and the best actions of whoever is to decide. */
export const adviceAt = (id: string, number: number, seat: number | null, signal: AbortSignal): Promise<AnalysisInfo> =>
  get(`${at(id, number)}/analysis?lines=true${ofSeat(seat)}`, { signal });

/** Why the action that led there was taken. */
export const explanationAt = (
  id: string,
  number: number,
  seat: number | null,
  signal: AbortSignal,
): Promise<ExplanationInfo> => get(`${at(id, number)}/explanation?${ofSeat(seat)}`, { signal });

/** Allow players to ask for hints, or forbid it. */
export async function setHints(id: string, hints: boolean): Promise<void> {
  const body: SetHints = { hints };
  await ask(`${table(id)}/hints`, "PUT", body);
}
