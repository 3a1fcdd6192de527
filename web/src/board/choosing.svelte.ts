// What is chosen on the board: a region, a unit in it, how many of them. What a press means, and why something cannot be.

import {
  arrivals,
  byRegion,
  heldWays,
  isJourney,
  landings,
  triedAct,
  waysOf,
  type Arrival,
  type Choices,
  type Journey,
  type Mover,
  type Way,
} from "./choices";
import { Gesture } from "./gesture";
import type { Kind } from "./kind";
import {
  regionsOf,
  type AskWhy,
  type BoardJson,
  type BoardWords,
  type Do,
  type Legal,
  type Play,
  type View,
} from "./types";

/** What the board is given by its page. */
export interface Given<V extends View = View> {
  kind: Kind<V>;
  board: BoardJson;
  view: V;
  legal: readonly Legal[];
  /** Moves of several actions, where a game puts them together. */
  journeys?: readonly Journey[];
  words: BoardWords;
  selected: string | null;
  onselect: (id: string | null) => void;
  onplay: Play;
  onwhy: AskWhy | undefined;
}

export class Choosing<V extends View = View> {
  unit = $state<string | null>(null); // the kind of unit that was chosen in the selected region
  count = $state<number | null>(null); // how many of them, once that was said
  why = $state("");
  byKey = $state(false); // the card was opened by keyboard
  pointed = $state<string | null>(null);
  private open = $state(false);
  private held = $state.raw<Mover | null>(null); // still chosen while the card says why it cannot go somewhere
  private answered = $state.raw<readonly Legal[] | null>(null); // the question that was put away

  private readonly gesture = new Gesture();

  constructor(private readonly given: () => Given<V>) {}

  readonly active = $derived.by(() => this.given().kind.active(this.given().view));
  readonly choices = $derived.by((): Map<string, Choices> => {
    const { kind, board, view, legal, journeys } = this.given();
    return byRegion(kind, legal, view, board, journeys);
  });
  readonly possible = $derived.by(
    () =>
      new Map(
        [...this.choices].map(([id, { acts, movers, plans }]) => [id, acts.length + movers.length + plans.length]),
      ),
  );
  readonly landing = $derived.by(() => landings(this.given().kind, this.given().legal, this.given().view));

  /** The unit that the next press on a region sends there. */
  readonly mover = $derived.by((): Mover | null => {
    const { selected } = this.given();
    const here = selected ? this.choices.get(selected) : undefined;
    if (!here) return this.same(this.held);
    const only = here.movers.length === 1 && here.acts.length === 0 ? here.movers[0] : undefined;
    return this.chosen(here.movers) ?? only ?? null;
  });

  /** The unit that was chosen: the very one, or the first that stands as this piece. */
  private chosen(movers: readonly Mover[]): Mover | undefined {
    const { pieceOf } = this.given().kind;
    return (
      movers.find((other) => other.unit === this.unit) ?? movers.find((other) => pieceOf(other.unit) === this.unit)
    );
  }

  /** The same unit among the present choices. */
  private same(mover: Mover | null): Mover | null {
    const there = mover ? (this.choices.get(mover.from)?.movers ?? []) : [];
    return there.find((other) => other.unit === mover?.unit) ?? null;
  }

  readonly ways = $derived.by((): Map<string, Way> => {
    if (this.mover) return waysOf(this.mover);
    return this.landing.size > 0 ? this.landing : heldWays(this.given().journeys ?? [], this.choices);
  });
  readonly targets = $derived.by(() => new Set(this.ways.keys()));
  /** What waits at the goals, and which of them lead to a fight. */
  readonly notes = $derived.by(() => new Map([...this.ways].map(([to, way]) => [to, isJourney(way) ? way.note : ""])));
  readonly fights = $derived.by(
    () => new Set([...this.ways].flatMap(([to, way]) => (isJourney(way) && way.hostile ? [to] : []))),
  );

  /** A question about a place is answered there, whatever else is selected. */
  private readonly question = $derived.by((): string | null => {
    const { kind, view, board, legal } = this.given();
    const here = legal.length > 0 && legal !== this.answered ? kind.question(board, view) : null;
    return here && this.choices.has(here) ? here : null;
  });
  /** The region that a card stands at. */
  readonly card = $derived.by(() => (this.open && this.given().selected) || this.question);
  /** Who can come to the region of the card. */
  readonly coming = $derived.by((): Arrival[] => (this.card ? arrivals(this.card, this.choices) : []));
  /** What the card offers to send; nothing while it explains. */
  readonly offered = $derived.by(() => (this.held || this.card !== this.given().selected ? null : this.mover));
  /** The region that stands out: chosen here or in a panel, or asked about. */
  readonly lit = $derived.by(() => this.given().selected ?? this.question);

  select(id: string | null, unit: string | null = null): void {
    this.unit = unit;
    this.held = null;
    this.count = null;
    this.why = "";
    this.open = id !== null;
    if (id === null) this.answered = this.given().legal;
    if (id !== this.given().selected) this.given().onselect(id);
  }

  /** A stack was clicked: choose it, or let it go again. */
  take(region: string, unit: string): void {
    const again = this.open && this.given().selected === region && this.holds(unit);
    this.select(again ? null : region, unit);
  }

  /** Take a stack up to carry it: its goals are shown, no card. */
  lift(region: string, unit: string): void {
    if (this.given().selected !== region || !this.holds(unit)) this.select(region, unit);
    this.open = false;
  }

  private holds(piece: string): boolean {
    return this.mover !== null && (this.mover.unit === piece || this.given().kind.pieceOf(this.mover.unit) === piece);
  }

  /** How many units a hand carries: as many as were asked for, or all that can go. */
  readonly carried = $derived.by(() => this.count ?? this.mover?.fresh ?? 1);
  /** How many pieces that are. */
  readonly load = $derived.by(() => this.carried * (this.mover?.journeys[0]?.load ?? 1));

  /** A stack was let go over a region. */
  drop(to: string | null): void {
    const way = to ? this.ways.get(to) : undefined;
    if (way && to !== this.given().selected) this.play(way, this.carried);
    else if (to && to !== this.given().selected) this.press(to, false, false);
    else this.select(null);
  }

  /** A region was pressed: send the unit there, or say what can be done there. Whether a card was opened. */
  press(id: string, all: boolean, keyboard: boolean): boolean {
    const way = this.ways.get(id);
    if (way && id !== this.given().selected) {
      this.play(way, all ? (this.mover?.fresh ?? 1) : (this.count ?? 1));
      return false;
    }
    const again = this.card === id && !keyboard;
    const tried = this.mover && !this.choices.has(id) ? this.mover : null;
    this.select(again ? null : id);
    if (again) return false;
    this.held = tried;
    this.byKey = keyboard;
    if (tried || (!this.choices.has(id) && this.coming.length === 0)) void this.explain(id, tried);
    return true;
  }

  private async explain(id: string, tried: Mover | null): Promise<void> {
    const { kind, board, view, legal, onwhy } = this.given();
    const action: Do | null = tried
      ? (tried.journeys[0]?.tried(id) ?? kind.tried(tried, id, board))
      : triedAct(kind, legal, id);
    if (!action || !onwhy) return;
    const answer = await onwhy(action);
    if (!answer || answer.possible || !answer.rule || this.given().selected !== id) return;
    // What can never happen is refused without details: then the action itself says what it is about.
    const { do: _family, ...about } = action;
    const details = { ...kind.refusedAt(id, view), ...about, ...answer.details };
    this.why = this.given().words.refusal(answer.rule, details); // the words that know the rules by now
  }

  /** Play an action, or send so many units on their way, the chosen ones unless others are meant. */
  play(way: Way, times = 1, mover: Mover | null = this.mover): void {
    const { kind, view, board } = this.given();
    const to = isJourney(way) ? way.to : regionsOf(way).to;
    const isOne = !isJourney(way) || way.single;
    if (mover && isOne && !kind.question(board, view)) this.gesture.begin(mover, to, Math.min(times, mover.fresh));
    this.select(null);
    this.send(way, isOne ? 1 : times);
  }

  private send(way: Way, times: number): void {
    const [first, ...then] = isJourney(way) ? way.actions(Math.min(times, way.fresh)) : [way.action];
    if (first !== undefined) this.given().onplay(first, 1, then);
  }

  /** New choices have come: go on with moves that were begun together. */
  goOn(): void {
    const way = this.gesture.goOn(this.given().legal, this.choices);
    if (way) this.send(way, 1);
  }
}
