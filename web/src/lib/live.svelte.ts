// One table as this browser sees it: a websocket that comes back by itself, what the server said last, and what
// the person may answer. Moves of others arrive one by one and are shown at the chosen pace.

import type { Aside, ClientMessage, Do, GameEvent, Legal, RefusedMessage, ServerMessage, StateMessage, WhyMessage } from "./protocol";

/** The part of a WebSocket that is used here, so that tests can bring their own. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface Means {
  connect(seat: number | null): Socket;
  /** Events from this number on, as the seat may read them. */
  older(from: number, seat: number | null): Promise<{ from: number; events: GameEvent[] }>;
  /** How long a move of somebody else is shown, in milliseconds; 0 shows only the newest. */
  pace(): number;
}

export type Connection = "connecting" | "open" | "lost";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const FRAME = 16;
const MUCH_WAITING = 4; // so many moves are waiting to be shown that the bots should wait as well

export class Live {
  connection = $state<Connection>("connecting");
  now = $state.raw<StateMessage | null>(null);
  events = $state.raw<GameEvent[]>([]);
  /** Events of the position shown last: what the board animates. */
  recent = $state.raw<GameEvent[]>([]);
  refused = $state.raw<RefusedMessage | null>(null);
  error = $state("");
  /** How many moves are waiting to be shown. */
  waiting = $state(0);
  /** Where the events begin that came after this person's last decision. */
  sinceMine = $state(0);

  private socket: Socket | null = null;
  private queue: StateMessage[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private comeback: ReturnType<typeof setTimeout> | null = null;
  private wait = FIRST_WAIT;
  private closed = false;
  private held = false;
  private hurry = false;
  private busy = false;
  private wish: number | null = null;
  private asks = 0;
  private answers = new Map<number, (answer: WhyMessage) => void>();
  private mine = -1; // the number of the decision that this person answered last
  private undoTo = -1; // taking back until the game has no more actions than this
  private again: { do: Do; times: number } | null = null;

  constructor(private readonly means: Means) {
    this.open();
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
    return this.now !== null && this.now.to_act === this.now.seat && this.legal.length > 0;
  }

  // -- what a person does ------------------------------------------------------------------------------------

  /** Take one of the legal actions; `times` repeats it while it stays legal (several units in one gesture). */
  play(action: number, times = 1): void {
    if (!this.now) return;
    this.refused = null;
    const chosen = this.legal.find((legal) => legal.action === action);
    this.again = chosen && times > 1 ? { do: chosen, times: times - 1 } : null;
    this.mine = this.now.number;
    this.sinceMine = this.events.length;
    this.send({ type: "play", number: this.now.number, action });
  }

  /** Ask why an action is not possible. */
  why(action: Do): Promise<WhyMessage> {
    const ask = ++this.asks;
    return new Promise((resolve) => {
      this.answers.set(ask, resolve);
      const { action: _, ...words } = action;
      this.send({ type: "why", ask, do: words as Do });
    });
  }

  undo(): void {
    this.hurry = false;
    this.send({ type: "undo" });
  }

  /** Take back until this person's turn begins again, as far as the rules of taking back allow. */
  resetTurn(): void {
    const start = this.events.findLast((event) => event.event === "turn");
    this.undoTo = start ? start.action + 1 : 0;
    this.undo();
  }

  /** Another person sits down at this screen. */
  takeSeat(seat: number): void {
    this.wish = seat;
    this.send({ type: "seat", seat });
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

  /** The board is still showing something, or has finished. */
  showing(busy: boolean): void {
    this.busy = busy;
    if (!busy && this.timer === null) this.pump();
  }

  close(): void {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    if (this.comeback) clearTimeout(this.comeback);
    this.socket?.close();
  }

  // -- the line ----------------------------------------------------------------------------------------------

  private open(): void {
    const socket = this.means.connect(this.wish);
    this.socket = socket;
    socket.onopen = () => {
      this.connection = "open";
      this.wait = FIRST_WAIT;
      this.held = false;
    };
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = () => this.lost();
  }

  private lost(): void {
    if (this.closed) return;
    this.connection = "lost";
    this.comeback = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private send(message: ClientMessage): void {
    if (this.connection === "open") this.socket?.send(JSON.stringify(message));
  }

  private receive(message: ServerMessage): void {
    if (message.type === "state") {
      this.queue.push(message);
      this.pump();
    } else if (message.type === "refused") {
      this.refused = message.code === "stale" ? null : message; // the next state says it all
      this.again = null;
    } else if (message.type === "why") {
      this.answers.get(message.ask)?.(message);
      this.answers.delete(message.ask);
    } else {
      this.error = message.error;
    }
  }

  // -- showing -----------------------------------------------------------------------------------------------

  /** Show what is waiting: at once what this person did, at the chosen pace what others did. */
  private pump(): void {
    const pace = this.hurry ? 0 : this.means.pace();
    if (pace === 0) this.showNewest();
    else this.showNext(pace);
    this.waiting = this.queue.length;
    if (this.waiting >= MUCH_WAITING && pace > 0) this.hold(true);
    else if (this.waiting <= 1) this.hold(false);
  }

  private showNext(pace: number): void {
    while (this.queue.length > 0 && this.timer === null && !this.busy) {
      const next = this.queue.shift() as StateMessage;
      const pause = this.now !== null && this.isNews(next);
      this.show(next);
      if (pause) this.timer = setTimeout(() => this.rest(), pace);
    }
  }

  /** At full speed: everything that has come, once a frame, so that the page never lags behind the bots. */
  private showNewest(): void {
    if (this.timer !== null || this.queue.length === 0) return;
    const all = this.queue.splice(0);
    const newest = all.pop() as StateMessage;
    for (const state of all) this.takeEvents(state, false);
    this.show(newest);
    if (newest.to_act !== newest.seat) this.timer = setTimeout(() => this.rest(), FRAME);
  }

  private rest(): void {
    this.timer = null;
    this.pump();
  }

  /** Whether a state tells what somebody else did. */
  private isNews(state: StateMessage): boolean {
    return state.events.length > 0 && state.number !== this.mine + 1;
  }

  private show(state: StateMessage): void {
    const other = this.now !== null && this.now.seat !== state.seat;
    const first = this.now === null || other;
    this.now = state;
    this.takeEvents(state, other);
    if (first) void this.fetchOlder(state);
    if (state.to_act === state.seat) this.hurry = false;
    this.goOn(state);
  }

  private takeEvents(state: StateMessage, other: boolean): void {
    const from = state.events_from;
    if (other || this.events.length < from) {
      void this.fetchOlder(state);
    } else {
      this.events = [...this.events.slice(0, from), ...state.events];
      this.sinceMine = Math.min(this.sinceMine, this.events.length);
    }
    this.recent = state.events;
  }

  private async fetchOlder(state: StateMessage): Promise<void> {
    const fresh = this.events.length === 0;
    const { from, events } = await this.means.older(0, state.seat);
    if (from !== 0 || this.closed) return;
    // What arrived meanwhile is newer than this answer.
    if (events.length >= this.events.length || this.now?.seat !== state.seat) this.events = events;
    if (fresh) this.sinceMine = this.events.length;
  }

  /** Answers that were given in advance: taking back further, or the same move with the next unit. */
  private goOn(state: StateMessage): void {
    if (this.undoTo >= 0) {
      if (state.number > this.undoTo && state.can_undo) this.send({ type: "undo" });
      else this.undoTo = -1;
      return;
    }
    if (!this.again || state.number <= this.mine) return;
    const same = this.legal.find((legal) => sameWords(legal, this.again?.do));
    const times = this.again.times;
    if (same && state.to_act === state.seat) this.play(same.action, times);
    else this.again = null;
  }
}

/** Whether two actions say the same, whatever their numbers. */
export function sameWords(a: Do, b: Do | undefined): boolean {
  if (!b) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  names.delete("action");
  return [...names].every((name) => String(a[name]) === String(b[name]));
}
