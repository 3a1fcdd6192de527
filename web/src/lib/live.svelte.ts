// One table as this browser sees it: a websocket that comes back by itself, what the server said last, and what
// the person may answer. Moves of others arrive one by one and are shown at the chosen pace.

import { Line, type Socket } from "./line";
import { ownEvents, type StartsTurn } from "./log";
import { decides, unpack, type Aside, type ClientMessage, type Do, type GameEvent, type Legal } from "./protocol";
import type {
  ChatLine,
  ChatMessage,
  DeclinedMessage,
  Foreseen,
  OlderEvents,
  Plan,
  RefusedMessage,
  RequestKind,
  ServerMessage,
  StateMessage,
  TableState,
  WhyMessage,
} from "./protocol";

export interface Means {
  connect(seat: number | null): Socket;
  /** Events from this number on, as the seat may read them. */
  older(from: number, seat: number | null): Promise<OlderEvents>;
  /** How long these events of somebody else's move are shown, in milliseconds; 0 shows only the newest. */
  pace(events: readonly GameEvent[]): number;
  /** Whether the one who is asked has to answer in person. */
  asks(state: TableState): boolean;
  startsTurn: StartsTurn;
  /** The connection is lost, or could not be made again. */
  lost?(): void;
}

export type Connection = "connecting" | "open" | "lost";

const FRAME = 16;
const MUCH_WAITING = 4; // so many moves are waiting to be shown that the bots should wait as well

/**
 * Whether the one in front is still asked the same: others may have decided meanwhile, or done something unasked, but
 * the choices are what they were.
 */
function isSameQuestion(before: TableState, after: TableState): boolean {
  if (before.front !== after.front || before.seat !== after.seat || after.number < before.number) return false;
  if (before.number === after.number) return true;
  const choices = ({ prompt, legal }: TableState): string => JSON.stringify([prompt, legal?.map((one) => one.action)]);
  return decides(before) && decides(after) && after.acted <= before.number && choices(before) === choices(after);
}

export class Live {
  connection = $state<Connection>("connecting");
  now = $state.raw<TableState | null>(null);
  events = $state.raw<GameEvent[]>([]);
  /** Events of everything that was shown last: what is seen on the board and said aloud. */
  said = $state.raw<GameEvent[]>([]);
  refused = $state.raw<RefusedMessage | null>(null);
  error = $state("");
  /** Whether something was chosen while the connection was lost, and not sent. */
  unsent = $state(false);
  /** Whether the request to take back was made here. */
  asking = $state(false);
  /** Who did not agree, and to what. */
  declined = $state.raw<DeclinedMessage | null>(null);
  /** What the one in front may answer beforehand, once the server has said so. */
  foreseen = $state.raw<readonly Foreseen[] | null>(null);
  /** The clocks of all seats, as they are now, whatever is shown. */
  clocks = $state.raw<StateMessage["clocks"]>(undefined);
  /** How far the server's time of day is ahead of this browser's, in milliseconds. */
  ahead = $state(0);
  /** What was said, as far as whoever is in front may read it. */
  chat = $state.raw<readonly ChatLine[]>([]);
  /** How many moves are waiting to be shown. */
  waiting = $state(0);
  /** Where the events begin that came after this person's last decision. */
  sinceMine = $state(0);
  /** The action that is taken as soon as its time has come. */
  due = $state<number | null>(null);
  /** The number of the decision that was come back to last by taking back. */
  backAt = $state(-1);
  /** Grows whenever something else is asked. */
  question = $state(0);

  private readonly line: Line;
  private queue: TableState[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  isClosed = false; // the page that showed it is gone
  private held = false;
  private hurry = $state(true); // whoever comes to a table wants to decide: what happens before is shown at once
  private readonly busy = new Set<string>(); // what still shows something
  private asks = 0;
  private answers = new Map<number, (answer: WhyMessage | null) => void>();
  private fetching: number | null | undefined; // whose older events are on their way
  private reader: number | null | undefined; // whose events these are
  private mine = $state(-1); // the number of the decision that was answered last from here
  private sender: number | null = null; // and the seat that answered it
  private chosen = -1; // the same, but only if the person chose the answer
  private askedAt = 0; // when the present question came, in milliseconds
  private later: ReturnType<typeof setTimeout> | null = null;
  private undoTo = -1; // taking back until the game has no more actions than this
  private again: { actions: readonly number[]; waits: boolean; front: number | null } | null = null;
  private gestureFrom = -1; // the number of the decision with which the last gesture of several actions began
  private place: ClientMessage | null = null; // who is in front of the screen, as the server was told last

  /** `wish`: the seat of this window; nothing where whoever is asked sits in front. */
  constructor(
    private readonly means: Means,
    wish: number | null = null,
  ) {
    this.line = new Line(() => means.connect(wish), {
      opened: () => {
        this.connection = "open";
        this.unsent = false;
        this.held = false;
        if (this.place) this.send(this.place);
      },
      lost: () => {
        this.connection = "lost";
        this.mine = -1; // nobody knows whether the last answer has arrived
        for (const ask of this.answers.keys()) this.answered(ask, null);
        means.lost?.();
      },
      received: (message) => this.receive(message as ServerMessage),
    });
  }

  // -- what is asked -----------------------------------------------------------------------------------------

  get legal(): Legal[] {
    return this.now?.legal ?? [];
  }

  get asides(): Aside[] {
    return this.now?.asides ?? [];
  }

  /** Whether somebody at this screen is asked, and all that came before has been shown. */
  get asked(): boolean {
    return this.now !== null && decides(this.now) && this.legal.length > 0 && !this.isAnswered;
  }

  /** Whether the last answer from here has not been taken yet. */
  private get isPending(): boolean {
    return this.now !== null && this.mine >= 0 && this.now.front === this.sender && this.now.acted <= this.mine;
  }

  /** Whether the present question was answered from here in vain. */
  get failed(): boolean {
    return (this.refused !== null || this.error !== "") && this.isPending;
  }

  /** Whether an answer from here is on its way. */
  get isSent(): boolean {
    return this.isPending && !this.failed;
  }

  /** Whether it is still on its way while others' answers to the same question arrive. */
  get isAnswered(): boolean {
    return this.isSent && (this.now?.number ?? 0) > this.mine;
  }

  /** Whether everything is shown at once, until somebody here is asked. */
  get hurried(): boolean {
    return this.hurry;
  }

  // -- what a person does ------------------------------------------------------------------------------------

  /**
   * Take one of the legal actions; `times` repeats it while it stays legal (several units in one gesture), and `then`
   * follows, action by action, as long as each is legal. What others are asked in between is waited for.
   */
  play(action: number, times = 1, then: readonly number[] = []): void {
    this.chosen = this.now?.number ?? -1;
    this.take(action, times, then);
  }

  /** Take an action no sooner than this many milliseconds after the question came; `chosen`: by the person. */
  playLater(action: number, pause: number, chosen: boolean): void {
    this.withhold();
    const go = (): void => (chosen ? this.play(action) : this.take(action, 1));
    const wait = this.askedAt + pause - performance.now();
    if (wait <= 0) return go();
    this.due = action;
    this.later = setTimeout(go, wait);
  }

  /** Do not take what was to be taken later. */
  withhold(): void {
    if (this.later) clearTimeout(this.later);
    this.later = this.due = null;
  }

  private take(action: number, times: number, then: readonly number[] = []): void {
    if (!this.now) return;
    this.withhold();
    if (this.connection === "lost") {
      this.unsent = true;
      this.line.retry();
      return;
    }
    this.forgetMistakes();
    this.declined = null;
    const isNext = this.again?.waits && this.again.actions[0] === action;
    if (!isNext) this.gestureFrom = then.length > 0 ? this.now.number : -1;
    const actions = [...Array<number>(times - 1).fill(action), ...then];
    this.again = actions.length > 0 ? { actions, waits: then.length > 0, front: this.now.front } : null;
    [this.mine, this.sender] = [this.now.number, this.now.front];
    this.send({ type: "play", number: this.now.number, action });
  }

  /** How a gesture goes on. */
  goOnWith: (action: number, times: number, then: readonly number[]) => void = (action, times, then) =>
    this.play(action, times, then);

  /** Ask why an action is not possible; nothing where nobody can say. */
  why(action: Do): Promise<WhyMessage | null> {
    if (this.connection === "lost") return Promise.resolve(null);
    const ask = ++this.asks;
    return new Promise((resolve) => {
      this.answers.set(ask, resolve);
      const { action: _, ...words } = action;
      this.send({ type: "why", ask, do: words as Do });
    });
  }

  /** Say something to everybody, or to these seats only; false while nothing can be sent. */
  say(text: string, to: number[]): boolean {
    if (this.connection === "lost") return false;
    this.send({ type: "say", text, to });
    return true;
  }

  /** Take back the last action, or the whole of a gesture that sent several. */
  undo(): void {
    this.undoTo = this.gestureFrom;
    this.gestureFrom = -1;
    this.takeBack();
  }

  private takeBack(): void {
    this.hurry = false;
    this.again = null;
    this.send({ type: "undo" });
  }

  /** How many actions have been taken since this person's last decision, that one included; 0 when nobody knows. */
  get atStake(): number {
    return this.mine >= 0 && this.now ? Math.max(0, this.now.number - this.mine) : 0;
  }

  /** Ask the others to take back the last decision here, to pause the game or end it, or for a rematch. */
  ask(what: RequestKind = "undo"): void {
    this.declined = null;
    this.asking = true;
    this.send({ type: "ask", what });
  }

  /** Agree for a seat at this screen, or refuse; the one who asks withdraws so, and a host who does not play (null). */
  answer(seat: number | null, agree: boolean): void {
    const request = this.now?.request;
    if (request) this.send({ type: "answer", seat, agree, until: request.until });
  }

  /** After a change of the rules, agree for a seat to go on, or to end the game. */
  answerChange(seat: number, goOn: boolean): void {
    this.send({ type: "rules", seat, go_on: goOn });
  }

  /** Let the server pass until something concerns the one in front, or give answers, or no more. */
  plan(plan: Omit<Plan, "type" | "seat">): void {
    if (this.now && this.now.seat !== null) this.send({ type: "plan", seat: this.now.seat, ...plan });
  }

  /** Ask what the one in front may answer beforehand. */
  foresee(): void {
    this.foreseen = null;
    if (this.now && this.now.seat !== null) this.send({ type: "foresee", seat: this.now.seat });
  }

  /** Whether this window is in the background: then its player is away, and is told of their turns elsewhere. */
  sight(hidden: boolean): void {
    if (this.connection !== "lost") this.send({ type: "sight", hidden });
  }

  /** At a shared screen, somebody comes to the front; null: whoever is asked. */
  takeSeat(seat: number | null): void {
    this.tellPlace({ type: "seat", seat });
  }

  /** At a shared screen, the one who is asked has come to the front. */
  present(seat: number): void {
    this.tellPlace({ type: "present", seat });
  }

  private tellPlace(place: ClientMessage): void {
    this.place = place;
    this.send(place);
  }

  /** Take back until this person's turn begins again, as far as the rules of taking back allow. */
  resetTurn(): void {
    const start = this.events.findLast(this.means.startsTurn);
    this.undoTo = start ? start.action + 1 : 0;
    this.takeBack();
  }

  /** Let the bots wait, or go on. */
  hold(hold: boolean): void {
    if (hold === this.held) return;
    this.held = hold;
    this.send({ type: "pace", hold });
  }

  /** Show everything that is waiting at once, and what still comes until a person is asked. */
  skip(): void {
    this.hurry = true;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.pump();
  }

  /** A part of the page is still showing something, or has finished. */
  showing(part: string, busy: boolean): void {
    if (busy) this.busy.add(part);
    else this.busy.delete(part);
    if (this.busy.size === 0 && this.timer === null) this.pump();
  }

  close(): void {
    this.isClosed = true;
    this.withhold();
    if (this.timer) clearTimeout(this.timer);
    this.line.close();
  }

  // -- the line ----------------------------------------------------------------------------------------------

  private send(message: ClientMessage): void {
    this.line.send(message);
  }

  private receive(message: ServerMessage): void {
    if (message.type === "state") {
      const last = this.queue.at(-1) ?? this.now;
      if (last && message.number < last.number) this.forgetQueue();
      this.clocks = message.clocks;
      this.queue.push(unpack(message));
      this.pump();
    } else if (message.type === "refused") {
      this.refused = message.code === "stale" ? null : message; // the next state says it all
      if (message.code === "stale") this.mine = -1;
      this.again = null;
    } else if (message.type === "why") {
      this.answered(message.ask, message);
    } else if (message.type === "foreseen") {
      this.foreseen = message.decisions;
    } else if (message.type === "declined") {
      this.declined = message;
    } else if (message.type === "time") {
      this.ahead = message.now - Date.now();
    } else if (message.type === "chat") {
      this.hear(message);
    } else {
      this.error = message.error;
      if (message.ask !== undefined) this.answered(message.ask, null);
    }
  }

  /** What was said; a line that came while all were fetched may come twice. */
  private hear({ anew, lines }: ChatMessage): void {
    const last = this.chat.at(-1)?.id ?? 0;
    this.chat = anew ? lines : [...this.chat, ...lines.filter(({ id }) => id > last)];
  }

  /** Something was taken back: what was still to be shown is no more, and nobody waits for it. */
  private forgetQueue(): void {
    this.queue = [];
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private answered(ask: number, answer: WhyMessage | null): void {
    this.answers.get(ask)?.(answer);
    this.answers.delete(ask);
  }

  // -- showing -----------------------------------------------------------------------------------------------

  /** Show what is waiting: at once what this person did, at the chosen pace what others did. */
  private pump(): void {
    const pace = this.hurry ? 0 : this.means.pace([]);
    if (pace === 0) this.showNewest();
    else this.showNext();
    this.waiting = this.queue.length;
    if (this.waiting >= MUCH_WAITING && pace > 0) this.hold(true);
    else if (this.waiting <= 1) this.hold(false);
  }

  private showNext(): void {
    // A gesture of several actions does not wait for each to be shown.
    while (this.queue.length > 0 && this.timer === null && (this.busy.size === 0 || this.again?.waits)) {
      const next = this.queue.shift() as TableState;
      const pause = this.now !== null && this.isNews(next);
      this.show(next);
      if (pause) this.timer = setTimeout(() => this.rest(), this.means.pace(next.events));
    }
  }

  /** At full speed: everything that has come, once a frame, so that the page never lags behind the bots. */
  private showNewest(): void {
    if (this.timer !== null || this.queue.length === 0) return;
    const all = this.queue.splice(0);
    const newest = all.pop() as TableState;
    for (const state of all) this.takeEvents(state);
    this.show(
      newest,
      all.flatMap((state) => (state.seat === newest.seat ? state.events : [])),
    );
    if (!decides(newest)) this.timer = setTimeout(() => this.rest(), FRAME);
  }

  private rest(): void {
    this.timer = null;
    this.pump();
  }

  /** Whether a state tells what somebody else did. */
  private isNews(state: TableState): boolean {
    return state.events.length > 0 && !this.follows(state, this.mine);
  }

  /** Whether a state comes from the answer to the decision of this number. */
  private follows(state: TableState, number: number): boolean {
    return state.number === number + 1 || (number >= 0 && number === this.mine && state.acted === state.number);
  }

  private show(state: TableState, passed: GameEvent[] = []): void {
    this.heed(state);
    if (this.now === null) this.sinceMine = state.events_from + state.events.length;
    const settled = this.now?.request && !state.request;
    const back = state.number < (this.now?.number ?? 0);
    if (settled || back) this.asking = false;
    this.now = state;
    this.takeEvents(state);
    this.said = [...passed, ...state.events];
    if (back) this.mine = -1;
    if (decides(state) ? this.means.asks(state) : state.front === null) this.hurry = false;
    this.goOn(state);
  }

  /** The clock of a new question starts; what was to answer an older one is not sent any more. */
  private heed(state: TableState): void {
    const before = this.now;
    if (before && isSameQuestion(before, state)) return;
    this.question += 1;
    this.withhold();
    this.askedAt = performance.now();
    if (before && state.number < before.number) this.backAt = state.number;
    if (before?.front !== state.front) this.forgetMistakes(); // they were somebody else's
  }

  private forgetMistakes(): void {
    this.refused = null;
    this.error = "";
  }

  /** What somebody else could read is gone before it is shown to the one who sits in front now. */
  private takeEvents(state: TableState): void {
    const from = state.events_from;
    const other = this.reader !== undefined && this.reader !== state.seat;
    this.reader = state.seat;
    if (other) this.events = [];
    if (other || this.events.length < from) {
      void this.fetchOlder(state.seat);
    } else {
      this.events = [...this.events.slice(0, from), ...state.events];
      if (this.follows(state, this.chosen)) this.sinceMine = from + ownEvents(state.events, this.means.startsTurn);
      this.sinceMine = Math.min(this.sinceMine, this.events.length);
    }
  }

  /** What this seat may read of all that happened until the position shown; once, whatever arrives meanwhile. */
  private async fetchOlder(seat: number | null): Promise<void> {
    if (this.fetching === seat) return;
    this.fetching = seat;
    const { events } = await this.means.older(0, seat).catch(() => ({ events: [] }));
    if (this.fetching !== seat) return; // somebody else sits in front by now
    this.fetching = undefined;
    if (this.isClosed || !this.now) return;
    const shown = this.now.events_from + this.now.events.length;
    if (events.length >= shown) this.events = events.slice(0, shown);
    else if (events.length > 0) void this.fetchOlder(seat); // more has happened since it was sent
  }

  /** Answers that were given in advance: taking back further, or the rest of a gesture. */
  private goOn(state: TableState): void {
    if (this.undoTo >= 0) {
      if (state.number > this.undoTo && state.can_undo) this.send({ type: "undo" });
      else this.undoTo = -1;
      return;
    }
    if (!this.again || state.number <= this.mine) return;
    if (this.isPending) return; // somebody else answered the same question
    const { actions, waits, front } = this.again;
    const isAsked = decides(state) && state.front === front;
    if (!isAsked && waits) return;
    const [next = -1, ...rest] = actions;
    if (!isAsked || !this.legal.some((legal) => legal.action === next)) this.again = null;
    else if (waits) this.goOnWith(next, 1, rest);
    else this.goOnWith(next, actions.length, []);
  }
}
