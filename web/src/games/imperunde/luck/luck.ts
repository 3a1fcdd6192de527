// What luck decided: the events of a message as turns of the wheels and throws of the die, and the wheels themselves.

import type { BoardData, GameEvent } from "../../../lib/protocol";
import { tablesOf } from "../view";

export type WheelKind = "land" | "sea";

/** The wheel of spaces has stopped; in the phase of events the event wheel with it. */
export interface Spin {
  kind: "spin";
  wheel: WheelKind;
  space: string;
  event: string | null;
  said: GameEvent[];
}

export interface Throw {
  kind: "throw";
  seat: number;
  die: number;
  said: GameEvent[];
}

export type Luck = Spin | Throw;

const SPINS = ["event", "colony", "spun_again"];
/** What follows at once from the wheel or the die, and is told with it. */
const FOLLOWS = ["home", "round", "volunteers", "earned", "pirates_come"];
/** With these a contest of dice is decided. */
const DECIDES = ["home", "round"];

/** What luck decided in these events, in order. */
export function luckOf(events: readonly GameEvent[], board: BoardData): Luck[] {
  const out: Luck[] = [];
  for (const told of events) {
    if (SPINS.includes(told.event)) out.push(spin(told, board));
    else if (told.event === "rolled")
      out.push({ kind: "throw", seat: Number(told["seat"]), die: Number(told["die"]), said: [] });
    else if (FOLLOWS.includes(told.event)) out.at(-1)?.said.push(told);
  }
  return out;
}

function spin(told: GameEvent, board: BoardData): Spin {
  const space = String(told["space"]);
  const wheel = board.regions.find((region) => region.id === space)?.kind === "sea" ? "sea" : "land";
  return { kind: "spin", wheel, space, event: told.event === "event" ? String(told["what"]) : null, said: [told] };
}

/** The dice that lie beside each other after one more throw: those of one contest, each player's last one. */
export function together(dice: readonly Throw[], next: Throw): Throw[] {
  const over = dice.some(({ seat, said }) => seat === next.seat || said.some(({ event }) => DECIDES.includes(event)));
  return over ? [next] : [...dice, next];
}

// -- the wheels ----------------------------------------------------------------------------------------------

/** A field of a wheel, in degrees clockwise from the top. */
export interface Field {
  id: string;
  from: number;
  to: number;
}

/** The fields of the wheel of spaces, as wide as luck has it. */
export const spacesOn = (board: BoardData, wheel: WheelKind): Field[] =>
  fields(board.regions.filter((region) => region.kind === wheel).map((region) => [region.id, Number(region["wheel"])]));

/** The fields of the event wheel. */
export function eventsOn(board: BoardData, wheel: WheelKind): Field[] {
  const table = tablesOf(board)[`${wheel}_event`];
  return fields(table.map((event) => [`${wheel}_${event.id}`, event.wheel]));
}

function fields(weighed: [id: string, weight: number][]): Field[] {
  const whole = weighed.reduce((sum, [, weight]) => sum + weight, 0);
  let before = 0;
  return weighed
    .filter(([, weight]) => weight > 0)
    .map(([id, weight]) => {
      const from = (before * 360) / whole;
      before += weight;
      return { id, from, to: (before * 360) / whole };
    });
}

/** How far a wheel stands turned, after so many more turns, with this field at the top. */
export function turnTo(before: number, wheel: readonly Field[], id: string, turns: number): number {
  const field = wheel.find((one) => one.id === id);
  const goal = field ? -(field.from + field.to) / 2 : 0;
  const rest = (((goal - before) % 360) + 360) % 360;
  return before + 360 * turns + rest;
}

/** A point of a circle about the middle. */
function onCircle(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
}

/** The outline of a field between two circles. */
export function outline({ from, to }: Field, inner: number, outer: number): string {
  const large = to - from > 180 ? 1 : 0;
  return (
    `M${onCircle(outer, from)}A${outer} ${outer} 0 ${large} 1 ${onCircle(outer, to)}` +
    `L${onCircle(inner, to)}A${inner} ${inner} 0 ${large} 0 ${onCircle(inner, from)}Z`
  );
}
