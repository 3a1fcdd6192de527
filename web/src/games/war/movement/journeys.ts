// Moves to goals near and far: what the engine says can be reached, with the actions that lead there, as the board and
// the panel offer it.

import type { Journey } from "../../../board/choices";
import type { BoardWords, Do, Legal } from "../../../board/types";
import { wholePercent } from "../../../lib/percent";
import type { Hint } from "../../../lib/protocol";
import { ARMY, BRIGADES, KINDS, total, type Figures, type GoalFigures, type ReachFigures, type WarView } from "../view";
import { hand } from "./hand.svelte";
import { byRank, cargoOf, fleetName, fleetsIn, inHand, inWords, isBrigade, isFleet, kindOf, type Part } from "./units";

export interface Words extends Pick<BoardWords, "name" | "say"> {
  player(seat: number): string;
  hint(hint: Hint): string;
}

const FIGHTS = ["natives", "enemy"];
const EXPLORER = "explorer";

/** The actions from the start to a goal, step by step. */
export function pathTo({ area, goals }: ReachFigures, to: string): number[] {
  const steps = new Map(goals.map((goal) => [goal.area, goal]));
  const out: number[] = [];
  for (let here = to; here !== area;) {
    const step = steps.get(here);
    if (!step) return [];
    out.unshift(...step.actions);
    here = step.via;
  }
  return out;
}

/** All seats that may stop units on their way to a goal. */
function askedOnTheWay({ area, goals }: ReachFigures, to: string): number[] {
  const steps = new Map(goals.map((goal) => [goal.area, goal]));
  const out = new Set<number>();
  for (let step = steps.get(to); step; step = step.via === area ? undefined : steps.get(step.via))
    for (const seat of step.asked ?? []) out.add(seat);
  return [...out];
}

// -- what waits at a goal ------------------------------------------------------------------------------------

function foe(to: string, view: WarView, words: Words): string {
  const { owner = -1, units = {} } = view.regions[to] ?? {};
  const count = total(units[owner], BRIGADES);
  return words.say("web-move-enemy", { player: words.player(owner), count });
}

function natives(to: string, view: WarView, words: Words): string {
  const { strength, rating } = view.regions[to]?.natives ?? {};
  if (typeof strength !== "number") return words.say("web-move-natives-unknown");
  return words.say("web-move-natives", { marker: `${strength}${"+".repeat(rating ?? 0)}` });
}

function host(to: string, view: WarView, words: Words): string {
  const owner = view.regions[to]?.owner ?? -1;
  return owner === view.mover ? "" : words.say("web-move-ally", { player: words.player(owner) });
}

function hostileFleets(to: string, view: WarView, words: Words): string {
  const wars = view.players[view.mover]?.wars ?? [];
  return wars
    .map((seat) => ({ seat, count: fleetsIn(view, to, seat).length }))
    .filter(({ count }) => count > 0)
    .map(({ seat, count }) => words.say("web-move-fleets", { player: words.player(seat), count }))
    .join(", ");
}

const WAITS: Record<string, (to: string, view: WarView, words: Words) => string> = {
  open: host,
  natives,
  enemy: foe,
  ceded: (to, view, words) =>
    words.say("web-move-ceded", { player: words.player(view.regions[to]?.owner ?? view.mover) }),
  aboard: (_to, _view, words) => words.say("web-move-aboard"),
  enemy_sea: hostileFleets,
};

/** Whether these units come to natives to talk: explorers on their own do not fight. */
const isParley = (units: readonly string[], goal: GoalFigures): boolean =>
  goal.what === "natives" && units.every((unit) => kindOf(unit) === EXPLORER);

/** What an explorer may expect there, without a gift. */
function answers(to: string, figures: Figures, words: Words): string {
  const plain = figures.parleys[to]?.plain;
  if (!plain) return "";
  const whole = (chance: readonly number[]): number => Math.round(chance[0] ?? 0);
  const [treaty, influence, lost] = [whole(plain.treaty), whole(plain.influence), whole(plain.lost)];
  return words.hint(["parley", { treaty, influence, lost }]);
}

/** What waits at a goal, and what it leaves of movement points. */
function noteOf(goal: GoalFigures, asked: readonly number[], view: WarView, words: Words, isLanding = false): string {
  const notes = [
    isLanding ? words.say("web-move-landing") : "",
    WAITS[goal.what]?.(goal.area, view, words) ?? "",
    goal.what === "aboard" ? "" : words.say("web-move-left", { count: goal.left }),
    ...asked.map((seat) => words.say("web-move-asked", { player: words.player(seat) })),
  ];
  return notes.filter(Boolean).join(" · ");
}

// -- journeys ------------------------------------------------------------------------------------------------

/** What to ask the referee about when a unit, or the fleets in hand, cannot go somewhere. */
export function tried(unit: string, from: string, to: string, view: WarView): Do {
  const isLand = to in view.regions;
  if (isFleet(unit)) return isLand ? { do: "land", region: to } : { do: "sail", sea: to };
  return isLand ? { do: "march", mover: unit, from, to } : { do: "board", mover: unit, region: from };
}

function fleetsOf({ area, unit }: ReachFigures, view: WarView) {
  const held = inHand(view);
  const here = fleetsIn(view, area, view.mover);
  if (held.length > 0 && here.includes(held[0] as (typeof here)[0]) && unit === "fleet") return held;
  if (unit === "fleet") return here.filter((fleet) => (fleet.points ?? 0) > 0);
  return here.filter((fleet) => `fleet_${fleetName(fleet)}` === unit);
}

/** The units of a reach in words: fleets with what they carry. */
function whoIs(reach: ReachFigures, count: number, view: WarView, words: Words): string {
  if (!isFleet(reach.unit)) return inWords([{ unit: reach.unit, count }], words);
  const fleets = fleetsOf(reach, view);
  const said = words.say("board-unit-fleet", { count: fleets.length });
  const units = inWords(cargoOf(fleets), words);
  return units ? words.say("board-fleets-with", { fleets: said, units }) : said;
}

/** `whole`: whether no stack takes these units along, so that they are named beside it. */
function single(reach: ReachFigures, whole: boolean, figures: Figures, view: WarView, words: Words): Journey[] {
  const { area, unit, number, first } = reach;
  const portage = figures.movement?.portage ?? {};
  const load = isFleet(unit) ? fleetsOf(reach, view).length : 1;
  return reach.goals
    .filter((goal) => !goal.escort)
    .map((goal) => ({
      from: area,
      to: goal.area,
      unit,
      fresh:
        goal.what === "aboard" ? Math.min(number, Math.floor((goal.room ?? 0) / (portage[kindOf(unit)] ?? 1))) : number,
      load,
      who: whoIs(reach, number, view, words),
      label: words.say("web-move-label", {
        units: whoIs(reach, 1, view, words),
        from: words.name(area),
        to: words.name(goal.area),
      }),
      note: [
        isParley([unit], goal) ? answers(goal.area, figures, words) : "",
        noteOf(goal, askedOnTheWay(reach, goal.area), view, words, isFleet(unit) && goal.area in view.regions),
      ]
        .filter(Boolean)
        .join(" · "),
      hostile: FIGHTS.includes(goal.what) && !isParley([unit], goal),
      whole,
      held: isFleet(unit) && first.length === 0,
      actions: (count: number) => [...first, ...repeated(pathTo(reach, goal.area), count)],
      tried: (to: string) => tried(unit, area, to, view),
    }));
}

const repeated = (actions: readonly number[], times: number): number[] =>
  Array.from({ length: times }, () => actions).flat();

/** The land units of a region that can go somewhere, in the usual order. */
export const stackIn = (figures: Figures | undefined, region: string): ReachFigures[] =>
  (figures?.movement?.reach ?? []).filter((reach) => reach.area === region && !isFleet(reach.unit)).toSorted(byRank);

export const spareIn = (figures: Figures | undefined, region: string): number => figures?.movement?.spare[region] ?? 0;

interface Taker {
  part: Part;
  reach: ReachFigures;
  goal: GoalFigures;
}

/** Those of a hand that can go to a goal, brigades first; parties only with an escort, and no more than find room. */
function takers(to: string, parts: readonly Part[], stack: readonly ReachFigures[], portage: Portage): Taker[] {
  const able = parts
    .filter((part) => part.count > 0)
    .toSorted(byRank)
    .flatMap((part): Taker[] => {
      const reach = stack.find((one) => one.unit === part.unit);
      const goal = reach && goalOf(reach, to);
      return goal ? [{ part, reach, goal }] : [];
    });
  const free = able.filter(({ goal }) => !goal.escort);
  return withinRoom(free.some(({ part }) => isBrigade(part.unit)) ? able : free, portage);
}

type Portage = Readonly<Record<string, number>>;

function withinRoom(able: readonly Taker[], portage: Portage): Taker[] {
  let room = Infinity;
  return able.flatMap(({ part, reach, goal }) => {
    if (goal.what !== "aboard") return [{ part, reach, goal }];
    const size = portage[kindOf(part.unit)] ?? 1;
    room = Math.min(room, goal.room ?? 0);
    const count = Math.min(part.count, Math.floor(room / size));
    room -= count * size;
    return count > 0 ? [{ part: { ...part, count }, reach, goal }] : [];
  });
}

const goalOf = (reach: ReachFigures, to: string): GoalFigures | undefined =>
  reach.goals.find((goal) => goal.area === to);

/** Several units of a region as one stack, in the order in which they march. */
export function stackJourneys(
  region: string,
  parts: readonly Part[],
  stack: readonly ReachFigures[],
  figures: Figures,
  view: WarView,
  words: Words,
): Journey[] {
  const { portage = {}, attacks = [] } = figures.movement ?? {};
  const all = inWords(parts, words);
  const goals = [...new Set(stack.flatMap((reach) => reach.goals.map((goal) => goal.area)))];
  return goals.flatMap((to) => {
    const going = takers(to, parts, stack, portage);
    const [leader] = going;
    if (!leader) return [];
    const units = inWords(
      going.map(({ part }) => part),
      words,
    );
    const actions = [
      ...leader.reach.first,
      ...going.flatMap(({ part, reach }) => repeated(pathTo(reach, to), part.count)),
    ];
    const left = Math.min(...going.map(({ goal }) => goal.left));
    const talks = isParley(
      going.map(({ part }) => part.unit),
      leader.goal,
    );
    const odds = attacks.find((one) => one.area === region && one.to === to && isSame(one.units, going));
    const note = [
      odds ? words.hint(["odds", { percent: wholePercent(odds.chance) }]) : "",
      talks ? answers(to, figures, words) : "",
      noteOf({ ...leader.goal, left }, [], view, words),
    ]
      .filter(Boolean)
      .join(" · ");
    return [
      {
        ...{ from: region, to, unit: ARMY, fresh: 1, who: all, whole: true },
        load: going.reduce((sum, { part }) => sum + part.count, 0),
        label: words.say("web-move-label", { units, from: words.name(region), to: words.name(to) }),
        note: units === all ? note : `${units} · ${note}`,
        hostile: FIGHTS.includes(leader.goal.what) && !talks,
        actions: () => actions,
        tried: (there: string) => tried(leader.part.unit, region, there, view),
      },
    ];
  });
}

/** Whether just these units go. */
function isSame(units: Readonly<Record<string, number>>, going: readonly Taker[]): boolean {
  const sums: Record<string, number> = {};
  for (const { part } of going) sums[kindOf(part.unit)] = (sums[kindOf(part.unit)] ?? 0) + part.count;
  return KINDS.every((kind) => (sums[kind] ?? 0) === (units[kind] ?? 0));
}

/** Units that can go aboard the fleets in hand, or the ally's fleet that was chosen, from regions next to them. */
function boardings(legal: readonly Legal[], figures: Figures, view: WarView, words: Words): Journey[] {
  const sea = seaOfBoarding(view);
  return legal.flatMap((item) => {
    if (item.do !== "board" || !sea) return [];
    const [unit, region] = [String(item["mover"]), String(item["region"])];
    const fresh = stackIn(figures, region).find((reach) => reach.unit === unit)?.number ?? 1;
    return [
      {
        ...{ from: region, to: sea, unit, fresh, who: inWords([{ unit, count: fresh }], words), hostile: false },
        label: words.say("web-move-label", {
          units: inWords([{ unit, count: 1 }], words),
          from: words.name(region),
          to: words.name(sea),
        }),
        note: words.say("web-move-aboard"),
        actions: (count: number) => Array<number>(count).fill(item.action),
        tried: (to: string) => tried(unit, region, to, view),
      },
    ];
  });
}

function seaOfBoarding(view: WarView): string | null {
  const frame = view.frames.at(-1);
  if (frame?.step === "sail" && "sea" in frame) return frame.sea;
  if (frame?.step !== "charter" || !("host" in frame)) return null;
  const host = frame.host ?? -1;
  const found = Object.keys(view.seas).find((sea) =>
    fleetsIn(view, sea, host).some((one) => one.fleet === frame.fleet),
  );
  return found ?? null;
}

/** All moves of the player who decides. */
export function journeys(
  legal: readonly Legal[],
  figures: Figures | undefined,
  view: WarView,
  words: Words,
): Journey[] {
  const reach = figures?.movement?.reach ?? [];
  if (!figures?.movement || legal.length === 0) return [];
  const direct = boardings(legal, figures, view, words);
  const isDirect = (one: Journey): boolean =>
    direct.some(({ from, to, unit }) => from === one.from && to === one.to && unit === one.unit);
  const regions = [...new Set(reach.filter(({ unit }) => !isFleet(unit)).map(({ area }) => area))];
  const stacks = regions
    .map((region) => ({ region, stack: stackIn(figures, region) }))
    .filter(({ stack }) => stack.length > 1)
    .map((one) => ({ ...one, parts: hand.parts(one.region, one.stack, spareIn(figures, one.region)) }));
  const staysBehind = ({ area, unit }: ReachFigures): boolean =>
    !isBrigade(unit) &&
    stacks.some(({ region, parts }) => region === area && parts.some((part) => part.unit === unit && part.count === 0));
  return [
    ...stacks.flatMap(({ region, stack, parts }) => stackJourneys(region, parts, stack, figures, view, words)),
    ...direct,
    ...reach.flatMap((one) => single(one, staysBehind(one), figures, view, words)).filter((one) => !isDirect(one)),
  ];
}
