// What the server does for people at a table, one function each.

import { ask, get, post, table } from "../lib/api";
import type { CreatedTable, InvitationInfo, Join, LinksInfo, SetDelay, StandIn, TableInfo } from "../lib/protocol";

const invitationPath = (link: string): string => `/api/links/${encodeURIComponent(link)}`;

export const lobby = (): Promise<TableInfo[]> => get("/api/lobby");
export const links = (id: string): Promise<LinksInfo> => get(`${table(id)}/links`);
export const renewLinks = (id: string): Promise<LinksInfo> => post(`${table(id)}/links`);
export const invitation = (link: string): Promise<InvitationInfo> => get(invitationPath(link));
export const follow = (link: string, body: Join): Promise<CreatedTable> => post(invitationPath(link), body);
export const takeSeat = (id: string, seat: number, body: Join): Promise<CreatedTable> =>
  post(`${table(id)}/seats/${seat}`, body);

/** Let spectators see the game so many minutes late. */
export async function setDelay(id: string, minutes: number): Promise<void> {
  const body: SetDelay = { minutes };
  await ask(`${table(id)}/delay`, "PUT", body);
}

/** Let this bot play for a person; without one, the person plays again. */
export async function standIn(id: string, seat: number, bot: string): Promise<void> {
  const body: StandIn = { bot };
  await ask(`${table(id)}/seats/${seat}/stand-in`, "PUT", body);
}
