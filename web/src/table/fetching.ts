// Everything that a table needs before it can be shown. The page asks for it at once, while its texts are on their way.

import { loadArt } from "../board/art";
import { unfolded } from "../board/outlines";
import type { BoardJson } from "../board/types";
import { loadGame, type GameModule } from "../games";
import * as api from "../lib/api";
import type { LogInfo, Signatures, TableDetails } from "../lib/protocol";

export interface Fetched {
  info: TableDetails;
  log: Promise<LogInfo>;
  parts: Promise<[board: BoardJson, game: GameModule | null, signatures: Signatures]>;
}

const early = new Map<string, Promise<Fetched>>();

/** Ask for a table that will be opened in a moment; tells its game. */
export async function fetchEarly(id: string): Promise<string> {
  const table = fetchAll(id);
  early.set(id, table);
  return (await table).info.game;
}

export function fetchTable(id: string): Promise<Fetched> {
  const table = early.get(id) ?? fetchAll(id);
  early.delete(id);
  return table;
}

async function fetchAll(id: string): Promise<Fetched> {
  const info = await api.tableInfo(id);
  void loadArt(info.game);
  const parts = Promise.all([api.board(info).then(unfolded), loadGame(info.game), api.signatures(info.game)] as const);
  parts.catch(() => undefined);
  return { info, log: api.log(info.game), parts };
}
