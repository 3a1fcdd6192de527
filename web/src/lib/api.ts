// The calls of the server, one function each.

import type {
  BoardData,
  Branch,
  CreatedTable,
  ErrorInfo,
  GameInfo,
  HistoryInfo,
  Language,
  LessonInfo,
  LogInfo,
  NewLesson,
  NewTable,
  OlderEvents,
  PositionInfo,
  RulesInfo,
  Signatures,
  TableDetails,
  TableInfo,
} from "./protocol";

/** The server said no, in words. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** The option of a new game that is to blame, if one is. */
    readonly option = "",
  ) {
    super(message);
  }
}

let language: Language = "en";

/** The language in which the server words its errors. */
export function speak(chosen: Language): void {
  language = chosen;
}

/** The page may lie anywhere on a site: behind a proxy, something precedes all paths. */
const address = (path: string): string => `.${path}`;

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Accept-Language", language);
  const response = await fetch(address(path), { ...init, headers, credentials: "same-origin" });
  if (response.ok) return response;
  const told = (await response.json().catch(() => null)) as Partial<ErrorInfo> | null;
  throw new ApiError(response.status, told?.error ?? response.statusText, told?.option);
}

export async function get<T>(path: string, init: RequestInit = {}): Promise<T> {
  return (await answer(path, init)).json() as Promise<T>;
}

/** Ask for something with a body of JSON. */
export function ask(path: string, method: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body);
  }
  return answer(path, init);
}

export async function post<T>(path: string, body?: unknown): Promise<T> {
  return (await ask(path, "POST", body)).json() as Promise<T>;
}

export const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const ofSeat = (seat: number | null): string => (seat === null ? "" : `seat=${seat}`);

export const games = (): Promise<GameInfo[]> => get("/api/games");
export const board = (table: TableDetails): Promise<BoardData> => get(table.board);
export const boardOfGame = (game: string): Promise<BoardData> => get(`/api/games/${game}/board`);
export const rules = (game: string, lang: Language): Promise<RulesInfo> =>
  get(`/api/games/${game}/rules?language=${lang}`);
export const log = (game: string): Promise<LogInfo> => get(`/api/games/${game}/log`);
export const reference = (game: string): Promise<unknown> => get(`/api/games/${game}/reference`);
export const signatures = (game: string): Promise<Signatures> => get(`/api/games/${game}/signatures`);

export const tables = (): Promise<TableInfo[]> => get("/api/tables");
export const tableInfo = (id: string): Promise<TableDetails> => get(table(id));

export const openTable = (wanted: NewTable): Promise<CreatedTable> => post("/api/tables", wanted);
export const rematch = (id: string): Promise<CreatedTable> => post(`${table(id)}/rematch`);
export const branch = (id: string, from: Branch): Promise<CreatedTable> => post(`${table(id)}/branch`, from);

export const lessons = (game: string, lang: Language): Promise<LessonInfo[]> =>
  get(`/api/games/${game}/lessons?language=${lang}`);
export const openLesson = (game: string, lesson: string, wanted: NewLesson): Promise<CreatedTable> =>
  post(`/api/lessons/${game}/${lesson}`, wanted);

export async function openRecord(text: string): Promise<CreatedTable> {
  const init = { method: "POST", headers: { "Content-Type": "text/plain; charset=utf-8" }, body: text };
  return (await answer("/api/tables/record", init)).json() as Promise<CreatedTable>;
}

export async function removeTable(id: string): Promise<void> {
  await answer(table(id), { method: "DELETE" });
}

/** The record as this seat may have it, with what was said if wished; null: as a spectator may. */
export const recordAddress = (id: string, seat: number | null, withChat = false): string =>
  address(`${table(id)}/record?${ofSeat(seat)}${withChat ? "&chat=true" : ""}`);
/** The record as it is stored, unchecked; of a running game with secrets as the guest may have it. */
export const rawRecordAddress = (id: string): string => address(`${table(id)}/record?raw=1`);
export const positionAt = (id: string, number: number, seat: number | null): Promise<PositionInfo> =>
  get(`${table(id)}/at/${number}?${ofSeat(seat)}`);
export const eventsFrom = (id: string, from: number, seat: number | null): Promise<OlderEvents> =>
  get(`${table(id)}/events?from=${from}&${ofSeat(seat)}`);
export const history = (id: string, seat: number | null): Promise<HistoryInfo> =>
  get(`${table(id)}/history?${ofSeat(seat)}`);

/** The messages of core, game and client in one language; nothing when the server has none. */
export async function text(lang: Language, game: string): Promise<string> {
  return (await answer(`/api/text/${lang}.ftl?game=${game}`)).text();
}

export function liveAddress(id: string, seat: number | null): string {
  const live = new URL(address(`${table(id)}/live?language=${language}&${ofSeat(seat)}`), location.href);
  if (document.hidden) live.searchParams.set("hidden", "true");
  live.protocol = live.protocol.replace("http", "ws");
  return live.href;
}
