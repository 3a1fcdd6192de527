/** A number with its sign, as one prints it. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
