// Where this person wants to be told that it is their turn.

import type { AddressInfo, NewAddress, NoticesInfo } from "../lib/protocol";
import * as calls from "./calls";
import { endpoint, subscribe, unsubscribe } from "./push";

class Notices {
  /** Null: not known yet. */
  info = $state.raw<NoticesInfo | null>(null);
  /** Where this browser is reached; empty: it is not. */
  here = $state("");

  readonly offered = $derived(this.info?.offered ?? false);
  readonly addresses = $derived(this.info?.addresses ?? []);
  readonly stopped = $derived(this.addresses.filter(({ stopped }) => stopped));

  of(kind: AddressInfo["kind"]): AddressInfo[] {
    return this.addresses.filter((address) => address.kind === kind);
  }

  async look(): Promise<void> {
    [this.info, this.here] = await Promise.all([calls.notices(), endpoint()]);
  }

  async add(address: NewAddress): Promise<void> {
    await calls.add(address);
    await this.look();
  }

  /** Tell this browser; false if it does not want to. */
  async addBrowser(): Promise<boolean> {
    const address = await subscribe(this.info?.push_key ?? "");
    if (address) await this.add(address);
    return address !== null;
  }

  async remove({ id, address }: AddressInfo): Promise<void> {
    if (address === this.here) await unsubscribe();
    await calls.remove(id);
    await this.look();
  }

  async test({ id }: AddressInfo): Promise<void> {
    await calls.test(id);
    await this.look();
  }
}

export const notices = new Notices();
