// A chance from 0 to 1 as it is said: never certain before it is.

const said = (chance: number, parts: number): number =>
  chance > 0 && chance < 1
    ? Math.min(100 - 1 / parts, Math.max(1 / parts, Math.round(100 * parts * chance) / parts))
    : 100 * chance;

/** In tenths of a percent. */
export const percent = (chance: number): number => said(chance, 10);

/** In whole percent. */
export const wholePercent = (chance: number): number => said(chance, 1);
