/** A chance from 0 to 1 in tenths of a percent, and never certain before it is. */
export const percent = (chance: number): number =>
  chance > 0 && chance < 1 ? Math.min(99.9, Math.max(0.1, Math.round(1000 * chance) / 10)) : 100 * chance;
