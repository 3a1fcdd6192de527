// War! Age of Imperialism at the table.

import { colourOf } from "../../board/colours";
import type { BoardJson } from "../../board/types";
import type { GameModule } from "..";
import Asides from "./Asides.svelte";
import Board from "./board/Board.svelte";
import { kind } from "./board/kind";
import { charts } from "./charts";
import Strip from "./Strip.svelte";
import { powerOf, type Figures, type WarView } from "./view";

const war: GameModule<WarView, Figures> = {
  Board,
  Strip,
  panels: [],
  beside: {},
  forms: {},
  open: [],
  Asides,
  asidesTitle: "web-war-asides",
  asides: () => [], // offers have their place in a panel
  charts,
  seatColours: (board, view) => view.players.map((_, seat) => colourOf(board.powers, powerOf(seat) ?? "")),
  repeats: (board, view, action) =>
    action["from"] ? kind.fresh(String(action["from"]), kind.unitOf(action), board as BoardJson, view) : 1,
  turn: "turn",
  passes: () => [],
};

export default war;
