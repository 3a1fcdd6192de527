// A question why something is not possible, and its answer; the next question takes its place.

import type { AskWhy, Why } from "../../../board/types";
import { sameWords } from "../../../lib/choices";
import type { Do } from "../../../lib/protocol";

export class Asked {
  action = $state.raw<Do | null>(null);
  answer = $state.raw<Why | null>(null);

  constructor(private readonly why: () => AskWhy) {}

  ask = async (action: Do): Promise<void> => {
    const answer = await this.why()(action);
    [this.action, this.answer] = [action, answer];
  };

  isAbout(action: Do): boolean {
    return this.answer !== null && this.action !== null && sameWords(action, this.action);
  }

  forget(): void {
    this.action = this.answer = null;
  }
}
