// Imperial at the table.

import type { GameModule } from "..";
import Asides from "./Asides.svelte";
import Board from "./board/Board.svelte";
import Rondel from "./board/Rondel.svelte";
import { charts } from "./charts";
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
  forms: {},
  open: [],
  asides: { Dialog: Asides, title: "web-donate", offered: (asides) => asides },
  charts,
  repeats: (_board, view, action) => unitsFor(view, action),
  turn: "turn",
  passes: () => [],
};

export default imperial;
