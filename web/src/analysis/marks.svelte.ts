// The marks of the best actions, wherever somebody would choose them: on the board, the rondel, cells and buttons.

import { getContext, setContext, untrack } from "svelte";
import type { Advised, Legal } from "../board/types";

export type Mark = Omit<Advised, "isFirst">;

export class Marks {
  /** The best first. */
  private all = $state.raw<readonly Mark[]>([]);
  /** The number of the action that somebody looks at, in the list or where it is marked. */
  pointed = $state<number | null>(null);

  readonly advised = $derived.by((): readonly Advised[] => {
    const first = this.all.find(({ action }) => action.action === this.pointed) ?? this.all[0];
    return this.all.map((mark) => ({ ...mark, isFirst: mark === first }));
  });

  set(all: readonly Mark[]): void {
    this.all = all;
    const pointed = untrack(() => this.pointed); // whoever sets marks does not wait for it
    if (!all.some(({ action }) => action.action === pointed)) this.pointed = null;
  }

  clear(): void {
    this.set([]);
  }

  /** The mark of the best of these actions, if any of them was advised. */
  find(isMeant: (action: Legal) => boolean): Advised | undefined {
    return this.advised.find(({ action }) => isMeant(action));
  }
}

export const KEY = Symbol("marks");

/** Let all parts of a table show these marks. */
export const provideMarks = (marks: Marks): Marks => setContext(KEY, marks);

/** The marks of the table that a component is part of; a board in the rules has none. */
export const marksHere = (): Marks | undefined => getContext<Marks | undefined>(KEY);
