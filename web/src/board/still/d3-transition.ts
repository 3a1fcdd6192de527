// In place of d3-transition: d3-zoom animates nothing here (touch.ts glides), and asks only that transitions stop.

import { selection } from "d3-selection";

export function interrupt(): void {}

Object.assign(selection.prototype, {
  interrupt(this: unknown): unknown {
    return this;
  },
});
