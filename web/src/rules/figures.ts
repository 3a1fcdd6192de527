// The pictures that a game brings to its rules, fetched when somebody reads them.

import type { Component } from "svelte";
import type { BoardJson, Language } from "../board/types";
import type { Words } from "../lib/words";

export interface FiguresProps {
  /** The chapter that they stand in. */
  chapter: string;
  board: BoardJson;
  words: Words;
  language: Language;
}

const FIGURES = import.meta.glob<{ default: Component<FiguresProps> }>("../games/*/rules/Figures.svelte");

/** The pictures of a game, if it has any. */
export async function figuresOf(game: string): Promise<Component<FiguresProps> | null> {
  return (await FIGURES[`../games/${game}/rules/Figures.svelte`]?.())?.default ?? null;
}
