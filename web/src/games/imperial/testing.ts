// What tests of Imperial's panels share.

/** A nation of a view. */
export const nation = (id: string, government: number, bonds: number[]) => ({
  id,
  government,
  treasury: 5,
  rondel: null,
  tax: 0,
  power: 3,
  bonds,
});
