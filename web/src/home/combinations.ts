// Options of a game that do not go together. The server refuses them; here the form says so before.

import type { OptionInfo, Value } from "../lib/protocol";
import type { Words } from "../lib/words";

type Chosen = Record<string, Value>;

/** An option that needs, or excludes, this value of another. */
interface Conflict {
  option: OptionInfo;
  rule: "needs" | "excludes";
  other: OptionInfo;
  value: Value;
}

const valueOf = (option: OptionInfo, chosen: Chosen): Value => chosen[option.name] ?? option.default;

/** What contradicts each other. An option at its default goes with everything. */
export function conflicts(options: OptionInfo[], chosen: Chosen): Conflict[] {
  const found = (option: OptionInfo, rule: "needs" | "excludes"): Conflict[] =>
    Object.entries(option[rule] ?? {}).flatMap(([name, value]) => {
      const other = options.find((one) => one.name === name);
      return other && (valueOf(other, chosen) === value) === (rule === "excludes")
        ? [{ option, rule, other, value }]
        : [];
    });
  return options
    .filter((option) => valueOf(option, chosen) !== option.default)
    .flatMap((option) => [...found(option, "needs"), ...found(option, "excludes")]);
}

/** What an option is about. */
export const messageOf = ({ name }: OptionInfo): string => `option-${name.replaceAll("_", "-")}`;

/** A conflict in words. */
export function explain({ option, rule, other, value }: Conflict, chosen: Chosen, words: Words): string {
  const said = (of: OptionInfo, one: Value): Value => (of.choices ? words.say(`${messageOf(of)}-${one}`) : one);
  return words.say(`web-option-${rule}`, {
    option: words.say(messageOf(option)),
    given: said(option, valueOf(option, chosen)),
    other: words.say(messageOf(other)),
    value: said(other, value),
  });
}
