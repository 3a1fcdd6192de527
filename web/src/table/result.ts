// How a game ended: who won and by how much, and what everybody's score consists of.

import type { OutcomeInfo, ScorePart, Value } from "../lib/protocol";
import type { Words } from "../lib/words";

/** Seats from the first rank to the last. */
export function ranking({ ranks }: OutcomeInfo): number[] {
  return ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
}

export const winners = ({ ranks }: OutcomeInfo): number[] => ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));

/** "Ada wins", or all who share the victory. */
export function headline(outcome: OutcomeInfo, words: Words): string {
  const first = winners(outcome);
  return first.length === 1
    ? words.say("web-result-winner", { player: words.player(first[0] ?? 0) })
    : words.say("web-result-shared", { players: words.playerList(first) });
}

/** Why they won: by how much, or that scores are equal and what decided then. */
export function explanation(outcome: OutcomeInfo, words: Words): string[] {
  const [first = 0, second = 0] = ranking(outcome);
  const points = outcome.scores[first] ?? 0;
  const level = outcome.scores.flatMap((score, seat) => (score === points ? [seat] : []));
  const ties = outcome.tie_breaks.map((tie) => words.tieBreak(tie));
  if (level.length > 1) return [words.say("web-result-level", { players: words.playerList(level), points }), ...ties];
  const margin = points - (outcome.scores[second] ?? 0);
  const [player, other] = [words.player(first), words.player(second)];
  const details = { ...counted(outcome.parts[first] ?? []), reason: outcome.reason };
  return [words.say("web-result-margin", { ...details, player, other, points, margin }), ...ties];
}

/** What was counted for a score, by name. */
function counted(parts: readonly ScorePart[]): Record<string, Value> {
  const values = parts.map(([, values]) => values);
  return Object.assign({}, ...parts.map(([name, , points]) => ({ [name]: points })), ...values) as Record<
    string,
    Value
  >;
}

/** The number that a player's result is known by: as a rule the score. */
export function result(outcome: OutcomeInfo, seat: number, words: Words): string {
  const points = outcome.scores[seat] ?? 0;
  return words.say("web-result-score", { ...counted(outcome.parts[seat] ?? []), points });
}

export interface Row {
  name: string;
  title: string;
  /** How its points are worked out. */
  what: string;
  cells: { seat: number; points: number; how: string }[];
}

/** The parts of the scores that count for anybody, a cell for each player in this order. */
export function breakdown({ parts }: OutcomeInfo, seats: readonly number[], words: Words): Row[] {
  const rows = (parts[0] ?? []).map((part, i): Row => {
    const cells = seats.map((seat) => ({ seat, part: parts[seat]?.[i] ?? part }));
    return {
      name: `${part[0]} ${part[1]["nation"] ?? ""}`,
      title: words.scorePart(part),
      what: words.scorePartWhat(part),
      cells: cells.map(({ seat, part: own }) => ({ seat, points: own[2], how: how(own, words) })),
    };
  });
  return rows.filter(({ cells }) => cells.some(({ points }) => points !== 0));
}

/** "7×10", or what it is for. */
function how([, { number, each, what }]: ScorePart, words: Words): string {
  if (what !== undefined) return String(words.word(what));
  return each !== undefined && number ? `${number}×${each}` : "";
}
