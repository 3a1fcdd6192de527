// A question why something is not possible, and its answer. The next question takes its place, and a new position makes it
// void: an answer that comes too late is not shown.

import type { AskWhy, Why } from "../board/types";
import { sameWords } from "../lib/choices";
import type { Do } from "../lib/protocol";

export class Asked {
  action = $state.raw<Do | null>(null);
  answer = $state.raw<Why | null>(null);
  private isGone = false; // with the component that asked

  /** `now`: what a question is asked about; made in a component, so that it can be watched. */
  constructor(
    private readonly why: () => AskWhy,
    private readonly now: () => unknown,
  ) {
    $effect(() => {
      void now();
      this.action = this.answer = null;
    });
    $effect(() => () => (this.isGone = true));
  }

  ask = async (action: Do): Promise<void> => {
    const before = this.now();
    const answer = await this.why()(action);
    if (!this.isGone && this.now() === before) [this.action, this.answer] = [action, answer];
  };

  isAbout(action: Do): boolean {
    return this.answer !== null && this.action !== null && sameWords(action, this.action);
  }
}
