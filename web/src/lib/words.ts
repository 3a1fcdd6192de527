// Words for people, in the browser: the same Fluent files and the same rules as src/greatpowers/core/text.py.
// The server speaks in codes with arguments; here they become sentences. What a language does not say yet is
// said in English. Names of regions and powers come from the board.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type {
  ArgumentKind,
  BoardData,
  Do,
  GameEvent,
  Hint,
  Language,
  OutcomeInfo,
  Prompt,
  ScorePart,
  TieBreak,
  Value,
} from "./protocol";
import { sectionOf, type Rulebook } from "./rulebook";
import { detailKind, kindsOf } from "./signatures";

type Values = Record<string, Value>;

function bundleOf(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** A code of the engine as part of a message id. */
function dashed(code: string): string {
  return code.replaceAll("_", "-").replaceAll("/", "-");
}

/** What the words are about, besides what the texts say. */
interface About {
  board?: BoardData | null;
  players?: string[];
  rules?: Rulebook | null;
}

export class Words {
  readonly language: Language;
  private bundles: FluentBundle[];
  private readonly names = new Map<string, string>();
  private readonly rules: Rulebook | null;
  private readonly players: string[];

  constructor(language: Language, sources: { language: string; text: string }[], about: About = {}) {
    this.language = language;
    this.bundles = sources.map((source) => bundleOf(source.language, source.text));
    this.players = about.players ?? [];
    this.rules = about.rules ?? null;
    const board = about.board;
    if (board) {
      for (const place of [...board.regions, ...board.powers, ...(board.scenery ?? [])]) {
        this.names.set(place.id, place.names[language] || place.names.en);
      }
    }
  }

  /** The same words about something else. */
  with(about: About): Words {
    const words = new Words(this.language, [], about);
    words.bundles = this.bundles;
    return words;
  }

  /** The same words, and those of another text in the same language. */
  plus(text: string): Words {
    const words = new Words(this.language, [{ language: this.language, text }], {
      players: this.players,
      rules: this.rules,
    });
    for (const [id, name] of this.names) words.names.set(id, name);
    words.bundles.push(...this.bundles);
    return words;
  }

  /** Whether there is such a message. */
  has(message: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(message));
  }

  /** A message with its values; one that does not exist shows its id, so that it is found. */
  say(message: string, values: Values = {}): string {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(message)?.value;
      if (pattern) return bundle.formatPattern(pattern, values, []);
    }
    return message;
  }

  // -- words -------------------------------------------------------------------------------------------------

  /** A word of the engine in this language; numbers stay numbers. */
  word(value: Value): Value {
    if (typeof value === "number") return value;
    const name = this.names.get(value);
    if (name !== undefined) return name;
    const message = `word-${dashed(value)}`;
    return this.has(message) ? this.say(message) : value;
  }

  /** The name of a region or power. */
  name(id: string): string {
    return String(this.word(id));
  }

  /** What to call a player; seats are counted from 0. */
  player(seat: number): string {
    const name = this.players[seat] ?? "";
    if (!name) return this.say("player", { number: seat + 1 });
    const same = this.players.filter((other) => other === name).length > 1;
    return same ? this.say("player-same-name", { name, number: seat + 1 }) : name;
  }

  /** The arguments of an action or event: each as a word, and with `_id` as the engine's own. */
  private values(given: Do | GameEvent): Values {
    const out: Values = {};
    for (const [name, kind] of kindsOf(given)) {
      const value = given[name];
      if (value === undefined) continue;
      out[name] = this.said(kind, value);
      out[`${name}_id`] = value;
    }
    return out;
  }

  /** The arguments of a prompt, hint or refusal. */
  private details(given: Record<string, Value>): Values {
    const out: Values = {};
    for (const [name, value] of Object.entries(given)) {
      out[name] = this.said(detailKind(name), value);
      out[`${name}_id`] = value;
    }
    return out;
  }

  /** A value of this kind: a player by name, a word in this language; other numbers stay numbers. */
  private said(kind: ArgumentKind, value: Value): Value {
    const isPlayer = (kind === "seat" || kind === "party") && typeof value === "number";
    return isPlayer ? this.player(value) : this.word(value);
  }

  /** Several players: "Ada, Bob and Cy". */
  playerList(seats: readonly number[]): string {
    return new Intl.ListFormat(this.language).format(seats.map((seat) => this.player(seat)));
  }

  // -- sentences ---------------------------------------------------------------------------------------------

  /** What an action does; as an answer in this step, where some steps have words of their own. */
  action(action: Do, step = ""): string {
    const message = `action-${dashed(action.do)}`;
    const own = `${message}-${dashed(step)}`;
    return this.say(this.has(own) ? own : message, this.values(action));
  }

  /** What happened. */
  event(event: GameEvent): string {
    return this.say(`event-${dashed(event.event)}`, this.values(event));
  }

  /** What is asked now. */
  prompt(prompt: Prompt): string {
    return this.say(`prompt-${dashed(prompt[0])}`, this.details(prompt[1]));
  }

  /** What may be asked: in words of its own where the question says more than can be known beforehand. */
  foreseen([name, details]: Prompt): string {
    const own = `foreseen-${dashed(name)}`;
    return this.has(own) ? this.say(own, this.details(details)) : this.prompt([name, details]);
  }

  /** What somebody else decides: the step, and the powers and regions that it is about. */
  step([name, details]: Prompt): string {
    const own = `step-${dashed(name)}`;
    const step = this.has(own) ? this.say(own) : this.name(name);
    const about = Object.values(details).flatMap((value) => this.names.get(String(value)) ?? []);
    return about.length === 0 ? step : this.say("web-step", { step, about: about.join(", ") });
  }

  /** What a choice would cost or bring. */
  hint([name, values]: Hint): string {
    return this.say(`hint-${dashed(name)}`, this.details(values));
  }

  /** What speaks for a choice. */
  reason([name, values]: Hint): string {
    return this.say(`reason-${dashed(name)}`, this.details(values));
  }

  /** The same as a bot tells the player whom it deals with. */
  told([name]: Hint): string {
    return this.say(`told-${dashed(name)}`);
  }

  coach([name, values]: Hint): string {
    return this.say(`coach-${dashed(name)}`, this.details(values));
  }

  /** The text of a rule; while the rules are not loaded, that there is one. */
  rule(id: string): string {
    return this.rules?.get(id)?.text ?? this.say("web-rule-forbids");
  }

  /** What to call a rule: a ruling by its number, any other by its chapter, and by its section if it has one. */
  citation(id: string): string {
    const rule = this.rules?.get(id);
    if (!rule || !this.rules) return this.say("web-rule-link");
    if (rule.number) return this.say("rule-ruling", { number: rule.number });
    const [chapter, section] = [this.rules.chapter(rule.chapter), sectionOf(rule)];
    return this.say(section ? "rule-section" : "rule-chapter", { chapter, section });
  }

  /** Why not: what stands in the way here, or else the rule itself. */
  refusal(rule: string, details: Record<string, Value> = {}): string {
    if ("never" in details) return this.rule(rule); // no position allows it: the rule says all
    const { decides } = details;
    if (decides !== undefined) return this.say("why-decides", this.details({ step: decides }));
    const message = `why-${dashed(rule)}`;
    const chosen = "step" in details && this.has(`${message}-step`) ? `${message}-step` : message;
    return this.has(chosen) ? this.say(chosen, this.details(details)) : this.rule(rule);
  }

  /** What a part of a score is for, and how its points are worked out, where that needs words. */
  scorePart([name, values]: ScorePart): string {
    return this.say(`score-${name}`, this.details(values));
  }

  scorePartWhat([name, values]: ScorePart): string {
    const message = `score-${name}-what`;
    return this.has(message) ? this.say(message, this.details(values)) : "";
  }

  /** What decided between two players with equal scores. */
  tieBreak([name, values]: TieBreak): string {
    return this.say(`tie-${name}`, this.details(values));
  }

  /** Why the game ended, naming who or what brought it about where the game tells. */
  outcome({ reason, details }: OutcomeInfo): string {
    const message = `outcome-${reason}`;
    return Object.keys(details).length > 0 ? this.say(`${message}-named`, this.details(details)) : this.say(message);
  }

  /** The heading under which an action is listed, and what it is called there. */
  heading(action: Do, game: string): string {
    return this.sayIf(`web-group-${game}-${dashed(action.do)}`, action);
  }

  label(action: Do, game: string, step = ""): string {
    return this.sayIf(`web-item-${game}-${dashed(action.do)}`, action) || this.action(action, step);
  }

  private sayIf(message: string, action: Do): string {
    return this.has(message) ? this.say(message, this.values(action)) : "";
  }
}
