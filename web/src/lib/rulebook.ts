// The rules of a game, and what they are called among people, who do not know their ids.

import type { RuleInfo, RulesInfo, Value } from "./protocol";

const LONGEST = 60; // characters of the opening words of a rule

export class Rulebook {
  private readonly rules: Map<string, RuleInfo>;
  private readonly titles: Map<string, string>;

  constructor({ rules, chapters }: Pick<RulesInfo, "rules" | "chapters">) {
    this.rules = new Map(rules.map((rule) => [rule.id, rule]));
    this.titles = new Map(chapters.map(({ id, title }) => [id, title]));
  }

  get(rule: string): RuleInfo | undefined {
    return this.rules.get(rule);
  }

  /** The rules of a chapter. */
  rulesOf(chapter: string): RuleInfo[] {
    return [...this.rules.values()].filter((rule) => rule.chapter === chapter);
  }

  /** The rulings of ours that complete a chapter. */
  rulingsFor(chapter: string): RuleInfo[] {
    return [...this.rules.values()].filter(({ belongs_to }) => belongs_to.includes(chapter));
  }

  /** The title of a chapter. */
  chapter(id: string): string {
    return this.titles.get(id) ?? "";
  }

  /** What a rule is about: the question that it answers, or else its opening words. */
  opening(id: string): string {
    const rule = this.rules.get(id);
    return rule ? rule.question || shorten(rule.text) : "";
  }
}

function shorten(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, text.lastIndexOf(" ", LONGEST)).replace(/[\s,;:.]+$/, "")}…`;
}

/** The section of the printed rulebook that a rule is in; empty where its sections have no numbers. */
export function sectionOf({ source }: RuleInfo): string {
  const [first = ""] = source.split(";");
  return /^\d/.test(first) ? first : "";
}

/** The rules that bear on a decision, but for those of options that are not in use. */
export function rulesForStep(book: RulesInfo, step: string, options: Record<string, Value>): RuleInfo[] {
  const isOff = (off: Record<string, Value>): boolean => Object.keys(off).every((name) => options[name] === off[name]);
  const unused = Object.keys(book.options).filter((start) => isOff(book.options[start] ?? {}));
  const listed = (book.steps[step] ?? []).filter((id) => !unused.some((start) => id.startsWith(start)));
  return listed.flatMap((id) => book.rules.filter((rule) => rule.id === id));
}
