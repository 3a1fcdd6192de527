// The signatures of both games, as the server sends them.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { ArgumentKind, GameEvent, Signatures, Value } from "../lib/protocol";
import { declare } from "../lib/signatures";

const FILE = resolve(process.cwd(), "src/testing/signatures.json"); // tests run in web/
const ALL = JSON.parse(readFileSync(FILE, "utf-8")) as Record<string, Signatures>;

/** Use the signatures of a game in these tests. */
export function declareGame(game: string): void {
  declare(ALL[game] as Signatures);
}

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
