// Answers to decisions that may come, while they are being chosen.

import type { Foreseen, Legal } from "../lib/protocol";

/** A question, and the answers chosen so far: the first one that is possible will be given. */
export interface Draft {
  decision: Foreseen;
  chosen: number[];
}

/** The same for the same question. */
export const keyOf = ({ step, about }: Foreseen): string =>
  JSON.stringify([step, Object.entries(about).sort(([a], [b]) => a.localeCompare(b))]);

/** Which answers are left for this place in the order. */
export const answersLeft = ({ decision, chosen }: Draft, place: number): Legal[] =>
  decision.actions.filter(({ action }) => !chosen.slice(0, place).includes(action));

/** Choose what is answered in this place; null: nothing there, and so nothing after it. */
export function choose(draft: Draft, place: number, action: number | null): Draft {
  const before = draft.chosen.slice(0, place);
  const after = draft.chosen.slice(place + 1).filter((later) => later !== action);
  return { ...draft, chosen: action === null ? before : [...before, action, ...after] };
}

/** Drafts of answers that were given before, as far as the questions may still come. */
export function draftsOf(answers: readonly Foreseen[], foreseen: readonly Foreseen[]): Draft[] {
  return answers.flatMap((answer) => {
    const decision = foreseen.find((one) => keyOf(one) === keyOf(answer));
    return decision ? [{ decision, chosen: answer.actions.map(({ action }) => action) }] : [];
  });
}
