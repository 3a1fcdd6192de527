// What server and browser say to each other (src/greatpowers/server/protocol.py). The types are generated
// from those of the server.

import type {
  Aside,
  AsideChoice,
  Choice,
  Hint,
  HistoryTurn,
  Language,
  Legal,
  StateMessage,
} from "./protocol.generated";

export type * from "./protocol.generated";

export const LANGUAGES: readonly Language[] = ["en", "de", "fr"];

export const LUCK = -2;
export const NOBODY = -1;

/** A state as the client keeps it: an action is its words and nothing else, and hints are found by its number. */
export interface TableState extends Omit<StateMessage, "legal" | "asides"> {
  legal?: Legal[];
  asides?: Aside[];
  hints: ReadonlyMap<number, Hint[]>;
}

/** Take the hints out of the choices, which carry them in messages. */
export function unpack(message: StateMessage): TableState {
  const hints = new Map<number, Hint[]>();
  const strip = <A extends Legal | Aside>(choice: Choice | AsideChoice): A => {
    const { hints: told, ...words } = choice;
    if (told && choice.action !== undefined) hints.set(choice.action, told);
    return words as A;
  };
  const { legal, asides, ...rest } = message;
  return {
    ...rest,
    ...(legal && { legal: legal.map(strip<Legal>) }),
    ...(asides && { asides: asides.map(strip<Aside>) }),
    hints,
  };
}

/** Whether nobody can act: the game is on hold, paused, or ended by consent. */
export const isStopped = ({ halt, pause, ended }: Pick<StateMessage, "halt" | "pause" | "ended">): boolean =>
  Boolean(halt ?? pause ?? ended);

/** Whether the one in front of the screen is to decide, and no bot in their place. */
export const decides = (
  state: Pick<StateMessage, "front" | "deciders" | "seats" | "halt" | "pause" | "ended" | "passing" | "answers">,
): boolean =>
  state.front !== null &&
  state.deciders.includes(state.front) &&
  !state.passing &&
  !state.answers &&
  !state.seats[state.front]?.stand_in &&
  !isStopped(state);

/** One of these numbers, by the place of its power or seat. */
export function numberOf(turn: HistoryTurn, name: string, place: number): number | null {
  const row = turn[name];
  return Array.isArray(row) ? (row[place] ?? null) : null;
}
