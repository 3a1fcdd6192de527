// The signatures of all games and how their logs are told, as the server sends them.

import type { ArgumentKind, GameEvent, LogInfo, Signatures, Value } from "../lib/protocol";
import { declare } from "../lib/signatures";
import { readJson } from "./files";

// What the server says of each game.
const ALL = readJson<Record<string, Signatures>>("web/src/testing/signatures.json");
const LOGS = readJson<Record<string, LogInfo>>("web/src/testing/logs.json");

/** Use the signatures of a game in these tests. */
export function declareGame(game: string): void {
  declare(ALL[game] as Signatures);
}

/** How the log of a game is divided and shortened. */
export const logOf = (game: string): LogInfo => LOGS[game] as LogInfo;

/** An event of a game as a playthrough writes it, with seats from 1: "die 2 artillery 4". */
export function eventOf(game: string, line: string, action: number): GameEvent {
  const [event = "", ...words] = line.split(" ");
  const named = (ALL[game]?.events[event] ?? []).map(({ name, kind }, i) => [name, valueOf(kind, words[i] ?? "")]);
  return { event, action, ...(Object.fromEntries(named) as Record<string, Value>) };
}

function valueOf(kind: ArgumentKind, word: string): Value {
  if (!/^\d+$/.test(word)) return word;
  return kind === "seat" || kind === "party" ? Number(word) - 1 : Number(word);
}
