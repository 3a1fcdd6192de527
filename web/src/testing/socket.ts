// A line to a server that says what a test wants.

import type { Socket } from "../lib/line";
import type { ClientMessage, GameEvent, ServerMessage, StateMessage, View } from "../lib/protocol";

export class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onclose: Socket["onclose"] = null;
  onmessage: Socket["onmessage"] = null;
  sent: ClientMessage[] = [];

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage);
  }

  close(): void {
    this.onclose?.({} as CloseEvent);
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  ofType(type: string): ClientMessage[] {
    return this.sent.filter((message) => message.type === type);
  }
}

export const event = (name: string, action: number): GameEvent => ({ event: name, action });

/** Position number so, in which seat 0 is asked; without `deciders`, `to_act` alone decides. */
export function state(number: number, more: Partial<StateMessage> = {}): StateMessage {
  return {
    type: "state",
    number,
    front: more.seat === undefined ? 0 : more.seat,
    seat: 0,
    acted: 0,
    to_act: 0,
    deciders: [more.to_act ?? 0],
    people: [0],
    own: more.people ?? [0],
    seats: [],
    watching: 0,
    view: {} as View,
    figures: {},
    prompt: ["rondel", {}],
    legal: [{ action: 10 + number, do: "march", from: "a", to: "b" }],
    can_undo: true,
    can_ask: false,
    requestable: [],
    request: null,
    outcome: null,
    events_from: 0,
    events: [],
    ...more,
  };
}
