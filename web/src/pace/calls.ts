// What the server does about time, one function each.

import { ask, table } from "../lib/api";
import type { SetPause } from "../lib/protocol";

/** Pause the game, or resume it. */
export async function setPaused(id: string, paused: boolean): Promise<void> {
  const body: SetPause = { paused };
  await ask(`${table(id)}/pause`, "PUT", body);
}
