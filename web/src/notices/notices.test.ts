// What is offered to whom: a line at the table, a warning at the list of tables, and the dialog.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AddressInfo, NoticesInfo } from "../lib/protocol";
import { words } from "../testing/words";
import NoticesButton from "./NoticesButton.svelte";
import { notices } from "./notices.svelte";
import Stopped from "./Stopped.svelte";
import TellMe from "./TellMe.svelte";

const HOOK: AddressInfo = {
  ...{ id: "a1", kind: "webhook", address: "https://chat.test/1", secret: "s", confirmed: true, stopped: false },
};
const TELL = "Tell me when it is my turn";

/** The server says so from now on; returns what it was asked for. */
function serve(info: Partial<NoticesInfo>): ReturnType<typeof vi.fn> {
  const body = { offered: true, mail: false, push_key: "k", addresses: [], ...info };
  const asked = vi.fn((_: string, __?: RequestInit) => Promise.resolve(new Response(JSON.stringify(body))));
  vi.stubGlobal("fetch", asked);
  return asked;
}

const settled = (): Promise<void> => vi.waitFor(() => expect(notices.info).not.toBeNull());

beforeEach(() => {
  localStorage.clear();
  notices.info = null;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("notices", () => {
  it("are offered at the table until somebody says no", async () => {
    serve({});
    render(TellMe, { props: { words } });
    await screen.findByRole("button", { name: TELL });
    await fireEvent.click(screen.getByRole("button", { name: "No, thanks" }));
    expect(screen.queryByRole("button", { name: TELL })).toBeNull();
    cleanup();
    render(TellMe, { props: { words } });
    await settled();
    expect(screen.queryByRole("button", { name: TELL })).toBeNull();
  });

  it.each([{ offered: false }, { addresses: [HOOK] }])("are not offered at the table where %o", async (info) => {
    serve(info);
    render(TellMe, { props: { words } });
    await settled();
    expect(screen.queryByRole("button", { name: TELL })).toBeNull();
  });

  it("that no longer arrive are told of", async () => {
    serve({ addresses: [{ ...HOOK, stopped: true }] });
    render(Stopped, { props: { words } });
    await screen.findByText(/no longer arrive/);
  });

  it("can be tested and removed", async () => {
    const asked = serve({ addresses: [HOOK] });
    render(NoticesButton, { props: { words } });
    await fireEvent.click(await screen.findByRole("button", { name: "Notice settings" }));
    await fireEvent.click(await screen.findByRole("button", { name: `Test: ${HOOK.address}` }));
    await screen.findByText(/should arrive in a moment/);
    await fireEvent.click(screen.getByRole("button", { name: `Remove: ${HOOK.address}` }));
    await vi.waitFor(() => expect(asked.mock.calls.map(([path]) => path as string)).toContain("./api/notices/a1"));
    expect(asked).toHaveBeenCalledWith("./api/notices/a1/test", expect.objectContaining({ method: "POST" }));
  });

  it("need the home screen on an iPhone", async () => {
    vi.stubGlobal("navigator", { ...navigator, userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)" });
    serve({});
    render(NoticesButton, { props: { words } });
    await fireEvent.click(await screen.findByRole("button", { name: TELL }));
    await screen.findByText(/Add to Home Screen/);
  });
});
