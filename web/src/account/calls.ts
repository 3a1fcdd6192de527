// What the server does for accounts, one function each.

import { ask, get, post } from "../lib/api";
import type { AccountInfo, Credentials, PasswordChange, SessionInfo, TokenInfo } from "../lib/protocol";

const PATH = "/api/account";

export const account = (): Promise<AccountInfo> => get(PATH);
export const register = (who: Credentials): Promise<AccountInfo> => post(PATH, who);
export const signIn = (who: Credentials): Promise<AccountInfo> => post(`${PATH}/session`, who);
export const bringTables = (): Promise<AccountInfo> => post(`${PATH}/tables`);
export const sessions = (): Promise<SessionInfo[]> => get(`${PATH}/sessions`);
export const newToken = (name: string): Promise<TokenInfo> => post(`${PATH}/tokens`, { name });

export async function rename(name: string): Promise<AccountInfo> {
  return (await ask(`${PATH}/name`, "PUT", { name })).json() as Promise<AccountInfo>;
}
export async function changePassword(change: PasswordChange): Promise<void> {
  await ask(`${PATH}/password`, "PUT", change);
}
export async function signOut(): Promise<void> {
  await ask(`${PATH}/session`, "DELETE");
}
export async function signOutEverywhere(): Promise<void> {
  await ask(`${PATH}/sessions`, "DELETE");
}
export async function endSession(id: string): Promise<void> {
  await ask(`${PATH}/sessions/${encodeURIComponent(id)}`, "DELETE");
}
export async function remove(password: string): Promise<void> {
  await ask(`${PATH}/deletion`, "POST", { password });
}
