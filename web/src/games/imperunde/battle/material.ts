// Dice and pieces as they lie in the box.

export interface DieFace {
  colour: "white" | "yellow" | "green" | "red";
  lowest: number;
  highest: number;
}

const WHITE: DieFace = { colour: "white", lowest: 1, highest: 6 };
const YELLOW: DieFace = { colour: "yellow", lowest: 2, highest: 7 };
const GREEN: DieFace = { colour: "green", lowest: 3, highest: 8 };
const RED: DieFace = { colour: "red", lowest: 4, highest: 9 };

const DICE: Record<string, DieFace> = { cavalry: YELLOW, artillery: GREEN, line: GREEN, fort: RED };

/** The die of a kind of unit. */
export const dieFor = (kind: string): DieFace => DICE[kind] ?? WHITE;
