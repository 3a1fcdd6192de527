import { describe, expect, it, vi } from "vitest";
import { FakeSocket } from "../testing/socket";
import { Line } from "./line";

function open() {
  const sockets: FakeSocket[] = [];
  const connect = (): FakeSocket => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  const listener = { opened: vi.fn(), lost: vi.fn(), received: vi.fn() };
  return { sockets, listener, line: new Line(connect, listener) };
}

describe("the line", () => {
  it("breaks with the network, and is back as soon as the network is", () => {
    const { sockets, listener, line } = open();
    dispatchEvent(new Event("offline"));
    expect([listener.lost.mock.calls.length, sockets.length]).toEqual([1, 1]);
    dispatchEvent(new Event("online"));
    expect(sockets).toHaveLength(2);
    line.close();
  });

  it("hears nothing more of the network once it is closed", () => {
    const { sockets, listener, line } = open();
    line.close();
    for (const event of ["offline", "online"]) dispatchEvent(new Event(event));
    expect([listener.lost.mock.calls.length, sockets.length]).toEqual([0, 1]);
  });
});
