// Who uses this browser: somebody with an account, or a guest.

import type { AccountInfo } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import * as calls from "./calls";

class Account {
  /** Empty: a guest. Null: not known yet. */
  name = $state<string | null>(null);
  /** How many tables this browser has as a guest. */
  guestTables = $state(0);
  /** Grows whenever other tables are one's own than before. */
  changes = $state(0);

  /** Ask the server, which knows. */
  async look(): Promise<void> {
    this.show(await calls.account());
  }

  /** Somebody signed in or out, or their tables changed: what is shown of them is no longer true. */
  became(info: AccountInfo): void {
    if (!info.name && settings.name === this.name) settings.name = "";
    this.show(info);
    if (info.name) settings.name = info.name;
    this.changes += 1;
  }

  private show({ name, guest_tables }: AccountInfo): void {
    [this.name, this.guestTables] = [name, guest_tables];
    settings.name ||= name;
  }
}

export const account = new Account();
