// A review as it grows: the server is asked again and again until it knows everything.

import { ApiError } from "../lib/api";
import type { ReviewInfo } from "../lib/protocol";
import { review } from "./calls";

const PAUSE = 1000; // milliseconds between two calls
const PATIENCE = 5000; // when the server has too much to do
const TOO_MANY = 429;

export class Reviewing {
  found = $state.raw<ReviewInfo | null>(null);
  error = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(private readonly table: string) {}

  /** Begin; returns how to stop. */
  start(): () => void {
    void this.look();
    return () => {
      this.stopped = true;
      clearTimeout(this.timer);
    };
  }

  private async look(): Promise<void> {
    const wait = await review(this.table).then(
      (found) => this.learn(found),
      (wrong: unknown) => this.failed(wrong),
    );
    if (wait !== null && !this.stopped) this.timer = setTimeout(() => void this.look(), wait);
  }

  /** What is newer than all before; how long to wait for more. */
  private learn(found: ReviewInfo): number | null {
    this.error = "";
    if (found.share >= (this.found?.share ?? 0)) this.found = found;
    return found.share < 1 ? PAUSE : null;
  }

  private failed(wrong: unknown): number | null {
    this.error = wrong instanceof Error ? wrong.message : String(wrong);
    return wrong instanceof ApiError && wrong.status === TOO_MANY ? PATIENCE : null;
  }
}
