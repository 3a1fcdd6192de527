// What a game tells the board: which pieces stand where and whose they are, which action moves which of them, and how
// they are drawn.

import type { Component } from "svelte";
import type { View } from "../lib/protocol";
import type { Mover } from "./choices";
import type { Show } from "./flights";
import type { Stack } from "./stacks";
import type { BoardJson, BoardWords, Do, GameEvent, Place } from "./types";

export interface PieceProps {
  unit: string;
  /** The power whose piece it is, or whoever else may have pieces. */
  owner: string;
  powers: readonly Place[];
  letters: string;
  count?: number;
  /** Of a mixed stack: how many of each kind. */
  mix?: Readonly<Record<string, number>> | undefined;
  radius?: number;
  afloat?: boolean;
}

/** Reads events one message after another, and says what is to be shown of them. */
export interface Story<V extends View = View> {
  read(events: readonly GameEvent[], view: V): Show[];
}

export interface Kind<V extends View = View> {
  // -- what there is -----------------------------------------------------------------------------------------

  /** The pieces of a region: a stack for each kind and owner, or a mixed one for each owner. */
  stacks(id: string, board: BoardJson, view: V): Stack[];
  /** Whose a region is: it has the colour of this power. */
  owner(id: string, board: BoardJson, view: V): string | null;
  /** What else there is to be said of a region, each thing in words. */
  facts(id: string, board: BoardJson, view: V, words: BoardWords): string[];
  /** A stack in words. */
  say(stack: Stack, words: BoardWords): string;

  // -- what can be done --------------------------------------------------------------------------------------

  /** Whose pieces are moved now. */
  active(view: V): string;
  /** Which kind of unit a move is of. */
  unitOf(item: Do): string;
  /** As which piece such a unit stands on the board. */
  pieceOf(unit: string): string;
  /** How many units of a kind could still leave a region. */
  fresh(from: string, unit: string, board: BoardJson, view: V): number;
  /** The region that the present question is about. */
  question(board: BoardJson, view: V): string | null;
  /** Actions that are not taken on the board, whatever words they have. */
  elsewhere: ReadonlySet<string>;
  /** A piece in the middle of its move. */
  underway(board: BoardJson, view: V): { region: string; unit: string; owner: string } | null;
  /** Whether that piece goes on to the region that an action names. */
  goesOn(view: V): boolean;
  /** What to ask the referee about when a unit cannot go to a region. */
  tried(mover: Mover, to: string, board: BoardJson): Do;
  /** What a refusal is about beside what the action names, for actions that are never possible. */
  refusedAt(region: string, view: V): Record<string, string>;
  /** "Move these units", and the question where to. */
  move(mover: Mover, board: BoardJson, words: BoardWords): string;
  where(mover: Mover, board: BoardJson, words: BoardWords): string;

  // -- how it looks ------------------------------------------------------------------------------------------

  story(): Story<V>;
  Piece: Component<PieceProps>;
  /** What lies on the map besides stacks. `spin`: how lines are turned with a round board. */
  Ground: Component<{ board: BoardJson; view: V; letters: ReadonlyMap<string, string>; spin: string | undefined }>;
}
