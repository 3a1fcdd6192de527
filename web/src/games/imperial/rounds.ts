// The rounds of the nations.

import type { GameEvent } from "../../lib/protocol";

/** The turns with which a nation moves again for the first time. */
export function rounds(turns: readonly GameEvent[]): GameEvent[] {
  let moved = new Set<unknown>();
  return turns.filter(({ nation }, i) => {
    const isAgain = i === 0 || moved.has(nation);
    moved = isAgain ? new Set([nation]) : moved.add(nation);
    return isAgain;
  });
}
