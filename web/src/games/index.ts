// What a game brings to the table: its board, its panels, and the little that only it knows. Each comes as a file of
// its own, which is fetched when somebody sits down to that game.

import type { Component, Snippet } from "svelte";
import type { Advised, AskWhy, BoardJson } from "../board/types";
import type {
  BoardData,
  Aside,
  Do,
  GameEvent,
  Hint,
  HistoryTurn,
  Language,
  Legal,
  SeatInfo,
  Value,
  View,
} from "../lib/protocol";
import type { Words } from "../lib/words";
import type { Battles } from "../stage/clash";

/** The game that is offered first. */
export const FIRST_GAME = "imperial";

/** The position that is shown, and what is needed to speak about it. */
export interface Shown<V = View, F = unknown> {
  words: Words;
  language: Language;
  board: BoardJson;
  view: V;
  figures: F | undefined;
  seats: readonly SeatInfo[];
  legal: readonly Legal[];
  /** What the reader may do though nobody asked. */
  asides: readonly Aside[];
  /** What one might expect to be possible now, though it is not. */
  dimmed: readonly Do[];
  /** By the number of an action: what it would cost or bring. */
  hints: ReadonlyMap<number, Hint[]>;
  /** Everything that was told so far, up to the position that is shown. */
  events: readonly GameEvent[];
  /** What a bot says to the reader about war and peace between them, after so many actions (null: now). */
  told?: (by: number, number: number | null, signal: AbortSignal) => Promise<Hint | null>;
  /** The numbers of all turns so far, as the reader may know them; fetched when somebody looks. */
  history?: () => Promise<HistoryTurn[]>;
}

/** What the strip of a game is given. `presence`: a mark that says whether somebody is here. */
export interface StripProps<V = View, F = unknown> extends Shown<V, F> {
  presence?: Snippet<[seat: number]>;
  onopen: (panel: string) => void;
}

/** Something that waits for the reader in a panel though nobody asks: said beside the question, counted at the tab. */
export interface Notice {
  panel: string;
  text: string;
}

export interface Deciding {
  /** The region that was chosen on the board. */
  selected: string | null;
  /** Play an action; so many times, or with other actions after it, as long as each is legal. */
  onplay: (action: number, times?: number, then?: readonly number[]) => void;
  onwhy: AskWhy;
  /** Open a rule. */
  onrule: (rule: string) => void;
  /** Show a region on the board; null: none. */
  onselect: (region: string | null) => void;
}

export interface BoardProps<V = View, F = unknown> {
  onplay: Deciding["onplay"];
  onwhy: AskWhy;
  words: Words;
  language: Language;
  board: BoardJson;
  view: V;
  figures: F | undefined;
  legal: readonly Legal[];
  selected: string | null;
  art: string;
  /** What somebody was advised to do. */
  advised: readonly Advised[];
  events: readonly GameEvent[];
  speed: number;
  onselect: (region: string | null) => void;
  onbusy: (busy: boolean) => void;
}

export interface AsidesProps {
  words: Words;
  asides: readonly Aside[];
  seat: number;
  onplay: (action: number) => void;
  onclose: () => void;
}

export interface Line {
  name: string;
  colour: string;
  values: (number | null)[];
}

export interface ChartInfo {
  title: string;
  lines: Line[];
  /** What is counted from left to right, if not turns. */
  turn?: string;
  /** Said below the chart, for instance what is still a secret. */
  note?: string;
  /** Whether it shows what decides the game, and so is shown with the result. */
  standing?: boolean;
}

export interface GameModule<V = View, F = unknown> {
  Board: Component<BoardProps<V, F>>;
  /** Everything at a glance, under the board where there is room for it. */
  Strip: Component<StripProps<V, F>>;
  /** The least width of the strip beside the board, in rem, if less than usual will do. */
  slim?: number;
  /** Panels in the order of their tabs; the message `web-NAME` is the tab's title. `when`: whether it has a tab now. */
  panels: { name: string; Panel: Component<Shown<V, F> & Deciding>; when?: (view: V) => boolean }[];
  /** By step: the panel that is shown beside the choices because one chooses by it. */
  beside: Record<string, string>;
  /** By step: the panel in which the decision is taken; the list of all choices is folded away below it. */
  forms: Record<string, string>;
  /** Steps in which everybody may speak at any time: their form stands there also for those who are not asked. */
  open: readonly string[];
  /** What a seat may do though nobody asked it, in a dialog; unless all of that has its place in panels. */
  asides?: {
    dialog: () => Promise<{ default: Component<AsidesProps> }>;
    title: string;
    /** Those that the dialog is opened for; the others have their place in a panel. */
    offered: (asides: readonly Aside[]) => readonly Aside[];
  };
  /** Whether anything is hidden from players with these options of the table; in most games something always is. */
  hasSecrets?: (options: Record<string, Value>) => boolean;
  /** What the reader might overlook. */
  notices?: (view: V, words: Words, asides: readonly Aside[]) => Notice[];
  charts: (turns: HistoryTurn[], words: Words, board: BoardData) => ChartInfo[];
  /** The colours that the game gives to the seats, as #rrggbb; empty for one that keeps its own. */
  seatColours?: (board: BoardData, view: V) => string[];
  /** How many times an action could be taken one after another. */
  repeats: (board: BoardData, view: V, action: Do) => number;
  /** The event with which a turn begins. */
  turn: string;
  /** Of the events that begin a paragraph of the log, those with which a round begins. */
  rounds: (begins: readonly GameEvent[]) => GameEvent[];
  /** What is shown and told of a battle. */
  battles: Battles<V>;
  /** The seat that a power or region belongs to, if any. */
  seatOf: (board: BoardData, view: V, id: string) => number | null;
  /**
   * Answers by which somebody lets a question pass, the usual one first. Nobody shall learn from the clock whether there
   * was anything else to choose: they are sent after a pause, and by themselves where they are all there is.
   */
  passes: (view: V, legal: readonly Legal[]) => Legal[];
}

const GAMES: Record<string, () => Promise<{ default: unknown }>> = {
  imperial: () => import("./imperial"),
  imperunde: () => import("./imperunde"),
  war: () => import("./war"),
};

const TEXTS = import.meta.glob<string>("./*/text/*.ftl", { query: "?raw", import: "default" });

/** Whether a game can be played in the browser. */
export const isKnown = (id: string): boolean => id in GAMES;

/** The words of a game's panels. */
export async function gameText(id: string, language: Language): Promise<string> {
  return (await TEXTS[`./${id}/text/${language}.ftl`]?.()) ?? "";
}

/** The part of the client that one game needs, if there is one. Its own kind of view is known inside of it alone. */
export async function loadGame(id: string): Promise<GameModule | null> {
  const module = await GAMES[id]?.();
  return (module?.default ?? null) as GameModule | null;
}
