import { describe, expect, it } from "vitest";
import type { BoardJson } from "../../../board/types";
import { declareGame } from "../../../testing/signatures";
import type { Words } from "../../../lib/words";
import type { Figures, ImpeRundeView } from "../view";
import { journeys } from "./journeys";

declareGame("imperunde");

const words = {
  language: "en",
  name: (id: string) => id,
  say: (message: string, values: object = {}) => [message, ...Object.values(values)].join(" "),
  action: (item: { do: string }) => item.do,
  hint: ([name, values]: [string, object]) => [name, ...Object.values(values)].join(" "),
} as unknown as Words;
const board = { map: { regions: { egypt: { kind: "land" }, congo: { kind: "land" } } } } as unknown as BoardJson;
const view = { lands: { guinea: { two: { cavalry: 2 } } }, seas: {}, to_act: 0 } as unknown as ImpeRundeView;

const way = { unit: "cavalry", area: "guinea", to: "congo", via: ["egypt"], actions: [7, 8] };
const movement = {
  ways: [
    { ...way, fights: true, chance: 0.251 },
    { ...way, to: "sudan", fights: false, chance: null },
  ],
  attacks: [
    { to: "congo", units: { cavalry: 1, artillery: 2 }, areas: ["guinea", "egypt"], actions: [1, 2, 3], chance: 0.94 },
  ],
};

describe("moves of several steps", () => {
  const [attack, ride, best] = journeys({ movement } as unknown as Figures, board, view, words);

  it("say by which way and with what odds", () => {
    expect(attack).toMatchObject({ from: "guinea", to: "congo", hostile: true, fresh: 1 });
    expect(attack?.note).toBe("board-via egypt · alone 25");
    expect(ride).toMatchObject({ hostile: false, fresh: 2, note: "board-via egypt" });
    expect(ride?.actions(2)).toEqual([7, 8, 7, 8]);
  });

  it("of the best attackers start at their goal, from wherever they come", () => {
    expect(best).toMatchObject({ from: "", to: "congo", who: "board-attack 3 94" });
    expect(best?.note).toBe("board-attack-from board-unit-cavalry 1 and board-unit-artillery 2 guinea and egypt");
    expect(best?.actions(1)).toEqual([1, 2, 3]);
  });
});
