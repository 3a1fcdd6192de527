// Hatchings that tell the powers apart without colour, for regions under a flag.

/** By name: the size of the tile, and its drawing. */
const HATCHES: Record<string, [number, string]> = {
  diag: [7, "M-1 8L8-1M-1 1L1-1M6 8L8 6"],
  back: [9, "M-1-1L10 10M-1 8L1 10M8-1L10 1"],
  vert: [6, "M3 0V6"],
  horiz: [6, "M0 3H6"],
  dots: [7, "M1 1.75h1.5M4.5 5.25h1.5"],
  cross: [8, "M-1 9L9-1M-1-1L9 9"],
  grid: [9, "M4.5 0V9M0 4.5H9"],
  checks: [8, "M0 2H4M4 6H8"],
};

export function hatch(name: string): { size: number; d: string } {
  const [size, d] = HATCHES[name] ?? [7, "M-1 8L8-1M-1 1L1-1M6 8L8 6"];
  return { size, d };
}
