// The worker in public/notices.js: shows what is pushed, and opens the table.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { readText } from "../testing/files";

type Listener = (event: Record<string, unknown>) => void;

const SCOPE = "https://games.test/play/";
const said = { id: "n1", title: "Imperial: your turn", body: "Ada, it is your turn.", table: "q3Zk/0" };

const listeners = new Map<string, Listener>();
const showNotification = vi.fn(() => Promise.resolve());
const openWindow = vi.fn(() => Promise.resolve(null));
const subscribe = vi.fn();
const focus = vi.fn(() => Promise.resolve());
let windows: { url: string; focus: typeof focus }[];

/** Something happens; done when the worker is. */
async function happen(name: string, event: Record<string, unknown>): Promise<void> {
  const awaited: unknown[] = [];
  listeners.get(name)?.({ ...event, waitUntil: (work: unknown) => awaited.push(work) });
  await Promise.all(awaited);
}

const click = (table: string): Promise<void> =>
  happen("notificationclick", { notification: { close: vi.fn(), data: { table } } });

beforeEach(() => {
  vi.clearAllMocks();
  windows = [];
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { scope: SCOPE, showNotification, pushManager: { subscribe } },
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
  };
  new Function("self", readText("web/public/notices.js"))(self);
});

describe("the worker for notices", () => {
  it("shows what is pushed; what arrives twice replaces itself", async () => {
    await happen("push", { data: { json: () => said } });
    expect(showNotification).toHaveBeenCalledWith(said.title, expect.objectContaining({ body: said.body, tag: "n1" }));
  });

  it("tells the server a new address of the browser", async () => {
    const fetched = vi.fn((_: URL, __: RequestInit) => Promise.resolve(new Response()));
    vi.stubGlobal("fetch", fetched);
    const subscription = { endpoint: "https://push.test/2", keys: { p256dh: "p", auth: "a" } };
    subscribe.mockResolvedValueOnce({ toJSON: () => subscription });
    await happen("pushsubscriptionchange", { oldSubscription: { options: { applicationServerKey: "k" } } });
    vi.unstubAllGlobals();
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "k" });
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(String(address)).toBe(`${SCOPE}api/notices`);
    expect(JSON.parse(String(init?.body))).toEqual({
      kind: "push",
      address: subscription.endpoint,
      keys: subscription.keys,
    });
  });

  it("opens the table below the path of the page", async () => {
    await click(said.table);
    expect(openWindow).toHaveBeenCalledWith(`${SCOPE}#/table/q3Zk%2F0`);
  });

  it("brings a window that shows the table to the front", async () => {
    windows = [
      { url: `${SCOPE}#/`, focus: vi.fn() },
      { url: `${SCOPE}#/table/q3Zk%2F0?seat=1`, focus },
    ];
    await click(said.table);
    expect(focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it("opens the first page after a test", async () => {
    await click("");
    expect(openWindow).toHaveBeenCalledWith(SCOPE);
  });
});
