import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { words } from "../testing/words";
import Consent from "./Consent.svelte";

afterEach(cleanup);

function show(more: object = {}) {
  const [onanswer, onrematch] = [vi.fn(), vi.fn()];
  const request = { what: "undo" as const, by: 0, until: 5, waiting: [1], agreed: [2] };
  render(Consent, {
    props: { words, request, number: 8, people: [0, 1, 2], mine: true, isHost: false, onanswer, onrematch, ...more },
  });
  return onanswer;
}

describe("consent", () => {
  it("is asked of everybody at a shared screen, one row each", async () => {
    const onanswer = show();
    const dialog = screen.getByRole("dialog", { name: "Undo request" });
    expect(dialog.textContent).toContain("Ada would like to undo 3 actions.");
    const rows = within(dialog).getAllByRole("listitem");
    expect(rows).toHaveLength(2);
    expect(rows[1]?.textContent).toContain("accepted");
    await fireEvent.click(within(dialog).getByRole("button", { name: "Accept for Bruno" }));
    await fireEvent.click(within(dialog).getByRole("button", { name: "Decline for Bruno" }));
    await fireEvent.click(within(dialog).getByRole("button", { name: "Withdraw request" }));
    expect(onanswer.mock.calls).toEqual([
      [1, true],
      [1, false],
      [0, false],
    ]);
  });

  it("waits beside the table in other windows, and answers only for who sits there", () => {
    show({ mine: false, people: [2], request: { what: "undo", by: 0, until: 7, waiting: [1, 2], agreed: [] } });
    const notice = screen.getByRole("status", { name: "Undo request" });
    expect(screen.queryByRole("dialog")).toBe(null);
    expect(notice.textContent).toContain("Ada would like to undo one action.");
    expect(
      within(notice)
        .getAllByRole("button")
        .map((one) => one.getAttribute("aria-label")),
    ).toEqual(["Accept for Cy", "Decline for Cy"]);
    expect(notice.textContent).toContain("has not answered yet");
  });

  it("waits beside the table where others answer elsewhere, so that one can talk meanwhile", () => {
    show({ people: [0] });
    const notice = screen.getByRole("status", { name: "Undo request" });
    expect(screen.queryByRole("dialog")).toBe(null);
    expect(within(notice).getByRole("button", { name: "Withdraw request" })).toBeTruthy();
  });

  it("waits beside the table also where a pause or the end was asked for: the game goes on", async () => {
    show({ request: { what: "end", by: 0, until: 8, waiting: [1], agreed: [] } });
    const notice = await screen.findByRole("status", { name: "Request to end the game" });
    expect(notice.textContent).toContain("Ada would like to end the game as it stands, without a winner.");
    expect(screen.queryByRole("dialog")).toBe(null);
    expect(within(notice).getByRole("button", { name: "Withdraw request" })).toBeTruthy();
  });

  const rematch = { what: "rematch" as const, by: 0, until: 8, waiting: [1], agreed: [2] };

  it("leads those who agreed to the rematch when the last one has answered", async () => {
    const onrematch = vi.fn();
    const props = { words, request: rematch, number: 8, people: [2], mine: false, isHost: false };
    const { rerender } = render(Consent, { props: { ...props, onanswer: vi.fn(), onrematch } });
    await screen.findByRole("status", { name: "Rematch" });
    expect(screen.queryByRole("button", { name: "Start now" })).toBe(null);
    await rerender({ request: { ...rematch, waiting: [], agreed: [2, 1] } });
    expect(onrematch).toHaveBeenCalledOnce();
  });

  it("shows the way to a rematch that was agreed before, and leads nobody there against their will", async () => {
    const onrematch = vi.fn();
    show({ request: { ...rematch, waiting: [] }, people: [0], mine: false, onrematch });
    await fireEvent.click(await screen.findByRole("button", { name: "Go to the rematch" }));
    expect(onrematch).toHaveBeenCalledOnce();
  });

  it("lets the one who asks for a rematch start without waiting, also a host who does not play", async () => {
    const onrematch = vi.fn();
    const onanswer = show({ request: { ...rematch, by: null }, people: [], isHost: true, onrematch });
    const notice = await screen.findByRole("status", { name: "Rematch" });
    expect(notice.textContent).toContain("The host proposes a rematch.");
    await fireEvent.click(within(notice).getByRole("button", { name: "Start now" }));
    await fireEvent.click(within(notice).getByRole("button", { name: "Withdraw request" }));
    expect([onrematch.mock.calls.length, onanswer.mock.calls]).toEqual([1, [[null, false]]]);
  });
});
