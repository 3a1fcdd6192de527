import { describe, expect, it } from "vitest";
import { concerns, groupChoices } from "../../lib/choices";
import type { BoardData, Do, Legal } from "../../lib/protocol";
import { place, wordsOf } from "../../testing/words";

const board = {
  regions: [
    place("egypt", "Egypt"),
    place("congo", "Congo"),
    place("arabia", "Arabia"),
    place("red_sea", "Red Sea"),
    place("arabian_sea", "Arabian Sea"),
  ],
  powers: [],
} as unknown as BoardData;
const words = wordsOf("imperunde", { board, players: ["Ada", "Bruno"] });

function listed(...actions: Do[]): Record<string, string[]> {
  const legal = actions.map((one, action): Legal => ({ ...one, action }));
  const groups = groupChoices(legal, words, "imperunde");
  return Object.fromEntries(
    groups.map(({ heading, choices }) => [heading, choices.map((choice) => choice.label.trim())]),
  );
}

describe("choices in short", () => {
  it("stand under the unit that moves", () => {
    expect(
      listed(
        { do: "done" },
        { do: "march", mover: "cavalry", from: "egypt", to: "congo" },
        { do: "march", mover: "cavalry_1", from: "egypt", to: "congo" },
        { do: "march", mover: "cavalry", from: "egypt", to: "arabia" },
        { do: "sail", mover: "frigate", from: "red_sea", to: "arabian_sea" },
        { do: "sail", mover: "infantry", from: "red_sea", to: "arabian_sea" },
        { do: "land", mover: "infantry", from: "red_sea", to: "egypt" },
        { do: "embark", kind: "artillery", from: "egypt", to: "red_sea" },
      ),
    ).toEqual({
      "Egypt · cavalry": ["→ Congo", "→ Arabia"],
      "Egypt · cavalry (one move left)": ["→ Congo"],
      "Red Sea · frigate": ["→ Arabian Sea"],
      "Red Sea · cargo ship, infantry": ["→ Arabian Sea", "land: Egypt"],
      "Egypt · artillery": ["→ Red Sea"],
      "": ["Done"],
    });
  });

  it("stand under the country that builds", () => {
    expect(
      listed(
        { do: "buy", kind: "fort", country: "egypt" },
        { do: "launch", kind: "line", country: "egypt", sea: "red_sea" },
        { do: "post", country: "congo" },
        { do: "canal", canal: "suez" },
      ),
    ).toEqual({ Egypt: ["fort", "ship of the line → Red Sea"], Congo: ["trading post"], Canals: ["Suez Canal"] });
  });

  it("name only those who fight", () => {
    expect(
      listed(
        { do: "use", infantry: 2, cavalry: 0, artillery: 0, forts: 1 },
        { do: "use_ships", frigates: 0, lines: 3 },
        { do: "detach", infantry: 0, cavalry: 1, artillery: 0 },
      ),
    ).toEqual({ "Fight with": ["2 infantry 1 fort", "3 ships of the line"], Send: ["1 cavalry"] });
  });

  it("are about the country that they name", () => {
    expect(concerns({ do: "post", country: "egypt" }, "egypt")).toBe(true);
    expect(concerns({ do: "at", space: "congo" }, "congo")).toBe(true);
    expect(concerns({ do: "post", country: "egypt" }, "congo")).toBe(false);
  });
});
