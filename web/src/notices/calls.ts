// What the server does for notices, one function each.

import { ask, get, post } from "../lib/api";
import type { AddressInfo, NewAddress, NoticesInfo } from "../lib/protocol";

const PATH = "/api/notices";
const of = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

export const notices = (): Promise<NoticesInfo> => get(PATH);
export const add = (address: NewAddress): Promise<AddressInfo> => post(PATH, address);

export async function remove(id: string): Promise<void> {
  await ask(of(id), "DELETE");
}
export async function test(id: string): Promise<void> {
  await ask(`${of(id)}/test`, "POST");
}
