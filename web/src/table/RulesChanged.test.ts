import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { HaltInfo } from "../lib/protocol";
import { words } from "../testing/words";
import RulesChanged from "./RulesChanged.svelte";

afterEach(cleanup);

const CHANGE: HaltInfo = {
  ...{ cause: "refused", damaged: false, number: 11, lost: 3, over: false, rules: ["imperial/factory/own-city"] },
  ...{ actor: 1, do: { do: "build", area: "lemberg" }, asked: [0, 1], go_on: [0], end: [] },
};

function show(halt: HaltInfo) {
  const answers = { onanswer: vi.fn(), onbranch: vi.fn(), onrule: vi.fn(), onrules: vi.fn() };
  render(RulesChanged, { props: { words, id: "t1", halt, people: [1], ...answers } });
  return answers;
}

describe("a game that does not go on", () => {
  it("says what a change of the rules means, and asks who plays here", async () => {
    const { onanswer, onrules } = show(CHANGE);
    const notice = await screen.findByRole("status", { name: "The rules have changed" });
    expect(onrules).toHaveBeenCalled();
    expect(notice.textContent).toContain("(Bruno) is no longer possible.");
    expect(notice.textContent).toContain("3 actions after it are dropped.");
    const rows = within(notice).getAllByRole("listitem");
    expect(rows[0]?.textContent).toContain("wants to continue");
    expect(within(notice).getAllByRole("button", { name: /, for/ })).toHaveLength(2);
    await fireEvent.click(within(notice).getByRole("button", { name: "Continue, for Bruno" }));
    await fireEvent.click(within(notice).getByRole("button", { name: "End the game, for Bruno" }));
    expect(onanswer.mock.calls).toEqual([
      [1, true],
      [1, false],
    ]);
  });

  it("offers what is left of a damaged game", async () => {
    const { onbranch } = show({ ...CHANGE, cause: "missing", damaged: true, rules: [], asked: [], go_on: [] });
    const notice = await screen.findByRole("status", { name: "This game is damaged" });
    expect(notice.textContent).toContain("Action 12 is missing from the database.");
    await fireEvent.click(within(notice).getByRole("button", { name: "Continue at a new table" }));
    expect(onbranch).toHaveBeenCalledWith(11);
    const record = within(notice).getByRole("link", { name: "Download the stored record" });
    expect(record.getAttribute("href")).toContain("/record?raw=1");
  });
});
