// What a panel is given in tests.

import { vi } from "vitest";
import type { AskWhy, Why } from "../board/types";
import type { Do } from "../lib/protocol";

/** The position and what there is to choose, with deeds that are watched; whoever asks why not gets this rule. */
export function panelProps<Position extends object>(position: Position, rule: string) {
  const answer: Why = { possible: false, rule, details: {} };
  return {
    language: "en" as const,
    seats: [],
    asides: [],
    dimmed: [] as Do[],
    selected: null as string | null,
    onplay: vi.fn(),
    onwhy: vi.fn<AskWhy>(() => Promise.resolve(answer)),
    onrule: vi.fn(),
    onselect: vi.fn(),
    ...position,
  };
}
