// In place of d3-transition: d3-zoom animates nothing here (touch.ts glides), and asks only that transitions stop.

export function interrupt(): void {}
