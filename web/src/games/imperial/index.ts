// Imperial at the table.

import type { BoardJson } from "../../board/types";
import type { GameModule } from "..";
import { battles } from "./battles";
import Board from "./board/Board.svelte";
import { kind } from "./board/kind";
import Rondel from "./board/Rondel.svelte";
import { notices } from "./bonds";
import { charts } from "./charts";
import { rounds } from "./rounds";
import Investors from "./Investors.svelte";
import Nations from "./Nations.svelte";
import Strip from "./Strip.svelte";
import { unitsFor, type Figures, type ImperialView } from "./view";

const imperial: GameModule<ImperialView, Figures> = {
  Board,
  Strip,
  panels: [
    { name: "investors", Panel: Investors },
    { name: "nations", Panel: Nations },
    { name: "rondel", Panel: Rondel },
  ],
  beside: { rondel: "rondel" },
  forms: { grant: "nations", invest: "nations", round: "nations" },
  open: [],
  asides: {
    dialog: () => import("./Gift.svelte"),
    title: "web-donate",
    offered: (asides) => asides.filter((aside) => aside.do === "donate"),
  },
  hasSecrets: ({ cash }) => cash !== "open",
  notices,
  charts,
  repeats: (_board, view, action) => unitsFor(view, action),
  turn: "turn",
  rounds,
  battles,
  seatOf(board, view, id) {
    const power = board.regions.some((region) => region.id === id) ? kind.owner(id, board as BoardJson, view) : id;
    return view.nations.find((nation) => nation.id === power)?.government ?? null;
  },
  passes: () => [],
};

export default imperial;
