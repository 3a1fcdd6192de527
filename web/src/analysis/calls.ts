// What the server thinks about a game, one function each.

import { ask, get, table } from "../lib/api";
import type { AnalysisInfo, ExplanationInfo, Hint, SetHints, ToldInfo } from "../lib/protocol";

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

/** What a bot says to a seat after so many actions; null: nothing. */
export const toldAt = async (
  id: string,
  number: number,
  seat: number,
  by: number,
  signal: AbortSignal,
): Promise<Hint | null> => (await get<ToldInfo>(`${at(id, number)}/told?by=${by}${ofSeat(seat)}`, { signal })).reason;

/** Allow players to ask for hints, or forbid it. */
export async function setHints(id: string, hints: boolean): Promise<void> {
  const body: SetHints = { hints };
  await ask(`${table(id)}/hints`, "PUT", body);
}
