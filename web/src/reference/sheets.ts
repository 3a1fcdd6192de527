// Reference sheets of a game: its tables as they would lie beside the board. They are fetched when somebody looks.

import type { Component } from "svelte";
import type { BoardJson } from "../board/types";
import type { View } from "../lib/protocol";
import type { Words } from "../lib/words";

/** What a sheet is given. `view`, `figures`: the game that is on, so that it shows where everybody stands. */
export interface SheetProps<R = unknown, V = View, F = unknown> {
  words: Words;
  board: BoardJson;
  /** Numbers that are not on the board: see `reference.py` of the game. */
  reference: R;
  view: V | null;
  figures: F | undefined;
}

/** The message `web-sheet-NAME` is its title. */
export interface SheetInfo<R = unknown, V = View, F = unknown> {
  name: string;
  Sheet: Component<SheetProps<R, V, F>>;
}

const GAMES: Record<string, () => Promise<{ default: unknown }>> = {
  imperial: () => import("../games/imperial/reference"),
  imperunde: () => import("../games/imperunde/reference"),
  war: () => import("../games/war/reference"),
};

export const hasSheets = (game: string): boolean => game in GAMES;

export async function loadSheets(game: string): Promise<SheetInfo[]> {
  return ((await GAMES[game]?.())?.default ?? []) as SheetInfo[];
}
