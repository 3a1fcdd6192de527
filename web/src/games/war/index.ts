// War! Age of Imperialism at the table.

import { colourOf } from "../../board/colours";
import type { BoardJson } from "../../board/types";
import type { GameModule } from "..";
import Asides from "./Asides.svelte";
import Board from "./board/Board.svelte";
import { kind } from "./board/kind";
import { charts } from "./charts";
import Natives from "./Natives.svelte";
import Production from "./Production.svelte";
import Purchases from "./Purchases.svelte";
import Relations from "./Relations.svelte";
import { notices } from "./relations/relations";
import Strip from "./Strip.svelte";
import Victory from "./Victory.svelte";
import { powerOf, type Figures, type WarView } from "./view";

const war: GameModule<WarView, Figures> = {
  Board,
  Strip,
  panels: [
    { name: "production", Panel: Production },
    { name: "purchases", Panel: Purchases },
    { name: "natives", Panel: Natives },
    { name: "relations", Panel: Relations },
    { name: "victory", Panel: Victory },
  ],
  beside: {},
  forms: {
    purchase: "purchases",
    placement: "purchases",
    construct: "purchases",
    orders: "purchases",
    correct: "purchases",
    maintain: "purchases",
    buy_dp: "natives",
    remove_spheres: "natives",
    westernize: "natives",
    trim_spheres: "natives",
    incite: "natives",
    sides: "natives",
    gift: "natives",
    influence: "natives",
    keep: "natives",
    join_war: "relations",
    admit: "relations",
    permission: "relations",
  },
  open: [],
  Asides,
  asidesTitle: "web-war-asides",
  asides: () => [], // offers have their place in a panel
  notices,
  charts,
  seatColours: (board, view) => view.players.map((_, seat) => colourOf(board.powers, powerOf(seat) ?? "")),
  repeats: (board, view, action) =>
    action["from"] ? kind.fresh(String(action["from"]), kind.unitOf(action), board as BoardJson, view) : 1,
  turn: "turn",
  passes: () => [],
};

export default war;
