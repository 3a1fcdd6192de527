import { describe, expect, it } from "vitest";
import type { Legal } from "../../../lib/protocol";
import type { ImpeRundeView } from "../view";
import { held, passes, toBreakIn } from "./cards";
import { groupTargets } from "./targets";

const view = (step: string, more: object = {}) => ({ step, ...more }) as unknown as ImpeRundeView;
const [pass, rest] = [
  { action: 4, do: "pass" },
  { action: 5, do: "rest" },
];
const sabotage = { action: 30, do: "card", card: "sabotage" };

describe("cards", () => {
  it("that can be used come first", () => {
    expect(held({ plunder: 1, sabotage: 2 }, [pass, sabotage], "card")).toEqual([
      { card: "sabotage", count: 2, action: 30 },
      { card: "plunder", count: 1, action: null },
    ]);
    expect(held({ sabotage: 2 }, [sabotage], "interrupt")[0]?.action).toBe(null);
  });

  it("are passed over in pauses for them, and nowhere else", () => {
    expect(passes(view("window"), [rest, sabotage, pass])).toEqual([pass, rest]);
    expect(passes(view("response"), [pass, rest])).toEqual([pass, rest]);
    expect(passes(view("move"), [pass, rest])).toEqual([]);
  });

  it("are what somebody breaks in with: without any there is nothing to open a dialog for", () => {
    const [alert, speak, interrupt] = [{ do: "alert" }, { do: "speak" }, { do: "interrupt", card: "sabotage" }];
    expect(toBreakIn([alert, speak])).toEqual([]);
    expect(toBreakIn([alert, speak, interrupt])).toEqual([interrupt, alert]);
  });
});

describe("targets", () => {
  const here = view("target", {
    lands: { congo: { owner: 1 }, siam: { owner: 0 } },
    seas: { south_sea: { "0": { units: { frigate: 1 } }, discs: ["calm"] }, coral_sea: { discs: ["storm"] } },
  });
  const at = (space: string, action: number): Legal => ({ action, do: "at", space });
  const ids = (targets: Legal[]) =>
    groupTargets(here, targets).map(({ heading, targets: found }) => [heading, ...found.map((one) => one.action)]);

  it("lie by owner, then seas with ships, then empty ones", () => {
    expect(
      ids([at("coral_sea", 1), at("south_sea", 2), at("congo", 3), at("siam", 4), { action: 5, do: "to", to: "siam" }]),
    ).toEqual([
      [0, 4, 5],
      [1, 3],
      ["ships", 2],
      ["empty", 1],
    ]);
  });

  it("that are no places have no heading of a place", () => {
    expect(
      ids([
        { action: 7, do: "against", other: "2" },
        { action: 8, do: "openly" },
      ]),
    ).toEqual([["others", 7, 8]]);
  });
});
