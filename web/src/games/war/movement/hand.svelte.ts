// How many units of each kind go with the next move of a stack. A page shows one table at a time, so there is one hand,
// which the panel fills and the board empties.

import type { ReachFigures } from "../view";
import { isBrigade, kindOf, type Part } from "./units";

const LEFT_AT_HOME = ["explorer", "engineer"]; // they seldom march with an army

class Hand {
  private region = $state("");
  private counts = $state<Record<string, number>>({});

  /** What goes: as chosen, or all brigades that may leave, with their generals. */
  parts(region: string, stack: readonly ReachFigures[], spare: number): Part[] {
    return region === this.region ? this.chosen(stack, spare) : usual(stack, spare);
  }

  private chosen(stack: readonly ReachFigures[], spare: number): Part[] {
    const wanted = stack.map(({ unit, number }) => ({ unit, count: Math.min(this.counts[unit] ?? 0, number) }));
    return within(wanted, spare);
  }

  /** Choose how many units of a kind go. */
  choose(region: string, stack: readonly ReachFigures[], spare: number, unit: string, count: number): void {
    const before = this.parts(region, stack, spare);
    this.region = region;
    this.counts = Object.fromEntries(before.map((part) => [part.unit, part.unit === unit ? count : part.count]));
  }

  clear(): void {
    this.region = "";
  }
}

function usual(stack: readonly ReachFigures[], spare: number): Part[] {
  const fights = stack.some(({ unit }) => !LEFT_AT_HOME.includes(kindOf(unit)));
  const all = stack.map(({ unit, number }) => ({
    unit,
    count: fights && LEFT_AT_HOME.includes(kindOf(unit)) ? 0 : number,
  }));
  return within(all, spare);
}

/** No more brigades than may leave: those that come first in the usual order, the cheapest, stay. */
function within(parts: readonly Part[], spare: number): Part[] {
  let left = spare;
  return parts
    .toReversed()
    .map(({ unit, count }) => {
      if (!isBrigade(unit)) return { unit, count };
      const going = Math.min(count, left);
      left -= going;
      return { unit, count: going };
    })
    .toReversed();
}

export const hand = new Hand();
