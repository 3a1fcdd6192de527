// Units that could come into a battle, each kind with its ways.

import type { Legal } from "../../../lib/protocol";
import { LAST_MOVE, WARSHIPS } from "../view";

const STEPS = ["march", "sail", "land"];

export interface Joiner {
  /** The engine's name, with what it has left. */
  mover: string;
  kind: string;
  /** At sea an army is a cargo ship. */
  shape: string;
  ways: Legal[];
}

/** The steps of units among these choices, by unit. */
export function joiners(legal: readonly Legal[]): Joiner[] {
  const found = new Map<string, Joiner>();
  for (const action of legal.filter((one) => STEPS.includes(one.do))) {
    const mover = String(action["mover"]);
    const kind = mover.replace(LAST_MOVE, "");
    const shape = action.do === "march" || WARSHIPS.includes(kind) ? kind : "cargo";
    const key = `${shape} ${mover}`;
    const joiner = found.get(key) ?? { mover, kind, shape, ways: [] };
    joiner.ways.push(action);
    found.set(key, joiner);
  }
  return [...found.values()];
}
