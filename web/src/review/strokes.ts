// What a stroke of luck was: battles and whatever else it brought, as the log tells them, with the dice that fell.

import { around, shownBy, type Told } from "../lib/log";
import type { GameEvent, StrokeInfo } from "../lib/protocol";
import type { Clash, Round } from "../stage/clash";
import { linesOf, type Telling } from "../table/telling";

export interface TellingLuck extends Telling {
  clashOf: (events: readonly GameEvent[]) => Clash | null;
}

/** A line for each battle and for everything else that luck brought; where all of it is hidden, how it began. */
export function strokeSaid(stroke: StrokeInfo, events: readonly GameEvent[], telling: TellingLuck): string[] {
  const { words, log } = telling;
  const news = events.filter(({ action }) => action >= stroke.number && action < stroke.until);
  const out: string[] = [];
  let rolled: string[] = []; // since anything else was told
  for (const told of around(news, events, log)) {
    const [first] = told.events;
    if (first && log.dice.includes(first.event)) {
      rolled.push(shownBy(first));
      continue;
    }
    const dice = told.battle ? battleDice(told, stroke.number, telling) : rolled;
    rolled = [];
    if (!first || (!told.battle && !log.luck.includes(first.event))) continue;
    const text = linesOf([told], telling)[0]?.text ?? "";
    out.push(
      dice.length > 0
        ? `${text} ${words.say("web-review-dice", { dice: dice.join(told.battle ? "; " : ", ") })}`
        : text,
    );
  }
  return out.length > 0 ? out : [words.say("web-past-luck", { action: words.action(stroke.action) })];
}

/** The dice of a battle that fell after so many actions, round by round. */
function battleDice({ events }: Told, since: number, { words, log, clashOf }: TellingLuck): string[] {
  const before = events.filter(({ action }) => action < since);
  const rounds = (of: readonly GameEvent[]): string[] =>
    of.some(({ event }) => event in log.battles) ? (clashOf(of)?.rounds ?? []).map(roundSaid) : [];
  const roundSaid = ({ dice: [attack, defence] }: Round): string => {
    const [one, other] = [attack, defence].map((side) => side.map(({ shows }) => shows).join(", "));
    return one && other ? words.say("web-review-dice-against", { attack: one, defence: other }) : one || other || "";
  };
  const known = rounds(before);
  return rounds(events).filter((said, i) => said && said !== known[i]);
}
