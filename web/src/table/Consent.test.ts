import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { words } from "../testing/words";
import Consent from "./Consent.svelte";

afterEach(cleanup);

function show(more: object = {}) {
  const onanswer = vi.fn();
  const request = { what: "undo" as const, by: 0, until: 5, waiting: [1], agreed: [2] };
  render(Consent, { props: { words, request, number: 8, people: [0, 1, 2], mine: true, onanswer, ...more } });
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
});
