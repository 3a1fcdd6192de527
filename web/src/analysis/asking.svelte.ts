// A question to the server that changes with what is shown: only the newest one is waited for.

import { ApiError } from "../lib/api";

const GONE_ON = 409; // the game has gone on: whoever still wants to know asks again
const TOO_FAST = 429;
const PATIENCE = 2000; // milliseconds until the next try when there were too many

export class Asking<T> {
  /** The last answer; it stays until there is a newer one. */
  answer = $state.raw<T | null>(null);
  error = $state("");
  busy = $state(false);

  /** Ask after a moment, unless something else is asked before; returns how to give it up. */
  ask(call: (signal: AbortSignal) => Promise<T>, moment = 0): () => void {
    const controller = new AbortController();
    const { signal } = controller;
    const later = (wait: number): ReturnType<typeof setTimeout> =>
      setTimeout(() => void this.wait(call, signal, later), wait);
    this.busy = true;
    this.error = "";
    const timer = later(moment);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }

  forget(): void {
    this.answer = null;
  }

  private async wait(
    call: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
    again: (wait: number) => unknown,
  ): Promise<void> {
    if (signal.aborted) return;
    try {
      const answer = await call(signal);
      if (!signal.aborted) [this.answer, this.busy] = [answer, false];
    } catch (wrong) {
      if (signal.aborted) return;
      if (wrong instanceof ApiError && wrong.status === TOO_FAST) again(PATIENCE);
      else this.failed(wrong);
    }
  }

  private failed(wrong: unknown): void {
    this.busy = false;
    this.answer = null;
    const isStale = wrong instanceof ApiError && wrong.status === GONE_ON;
    this.error = isStale ? "" : wrong instanceof Error ? wrong.message : String(wrong);
  }
}
