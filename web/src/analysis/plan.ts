// What would come after an action, in words.

import type { Do } from "../lib/protocol";
import type { Words } from "../lib/words";

/** An action, and the step that it answers where that is known. */
interface Planned {
  action: Do;
  step?: string;
}

const SILENT = ["decline", "done", "pass", "ready"];
/** Whether nothing happens by an answer. */
export const isSilent = (action: Do): boolean => SILENT.includes(action.do);

/** The actions of a plan: what is done several times in a row is said once, and what does nothing is not said. */
export function planSaid(words: Words, plan: readonly Planned[]): string[] {
  const said: { text: string; times: number }[] = [];
  for (const { action, step } of plan.filter((one) => !isSilent(one.action))) {
    const text = words.action(action, step);
    const last = said.at(-1);
    if (last?.text === text) last.times++;
    else said.push({ text, times: 1 });
  }
  return said.map(({ text, times }) => (times === 1 ? text : `${text} ${words.say("web-times", { times })}`));
}
