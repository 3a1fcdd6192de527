// Moves of several steps and attacks, with the odds, as the engine works them out; and for each place that can be
// attacked, its best attackers in one gesture.

import type { Journey } from "../../../board/choices";
import type { BoardJson } from "../../../board/types";
import { wholePercent } from "../../../lib/percent";
import type { Words } from "../../../lib/words";
import type { Figures, ImpeRundeView } from "../view";
import { kind } from "./kind";

type Movement = NonNullable<Figures["movement"]>;

export function journeys(figures: Figures | undefined, board: BoardJson, view: ImpeRundeView, words: Words): Journey[] {
  const { ways = [], attacks = [] } = figures?.movement ?? {};
  return [...ways.map((one) => way(one, board, view, words)), ...attacks.map((one) => attack(one, words))];
}

function way(one: Movement["ways"][number], board: BoardJson, view: ImpeRundeView, words: Words): Journey {
  const { unit, area, to, via, actions, fights, chance } = one;
  const family = (from: string, goal: string): string =>
    kind.tried({ from, unit, moves: [], fresh: 1, journeys: [] }, goal, board).do;
  const label = words.action({ do: family(via.at(-1) ?? area, to), mover: unit, from: area, to });
  const notes = [
    via.length > 0 ? words.say("board-via", { places: via.map((place) => words.name(place)).join(", ") }) : "",
    chance === null ? "" : words.hint(["alone", { percent: wholePercent(chance) }]),
  ];
  return {
    ...{ from: area, to, unit, who: label, label, hostile: fights },
    fresh: fights ? 1 : kind.fresh(area, unit, board, view),
    note: notes.filter(Boolean).join(" · "),
    actions: (count) => Array.from({ length: count }, () => actions).flat(),
    tried: (there) => kind.tried({ from: area, unit, moves: [], fresh: 1, journeys: [] }, there, board),
  };
}

/** The best attackers of a place, wherever they stand. */
function attack({ to, units, areas, actions, chance }: Movement["attacks"][number], words: Words): Journey {
  const count = Object.values(units).reduce((sum, number) => sum + number, 0);
  const list = new Intl.ListFormat(words.language);
  const who = list.format(
    Object.entries(units).map(([name, number]) => words.say(`board-unit-${name}`, { count: number })),
  );
  return {
    ...{ from: "", to, unit: "", fresh: 1, hostile: true },
    who:
      chance === null
        ? words.say("board-attack-uncounted", { count })
        : words.say("board-attack", { count, percent: wholePercent(chance) }),
    label: words.say("board-attack-with", { units: who, place: words.name(to) }),
    note: words.say("board-attack-from", { units: who, places: list.format(areas.map((area) => words.name(area))) }),
    actions: () => actions,
    tried: () => ({ do: "march", from: "", to }),
  };
}
