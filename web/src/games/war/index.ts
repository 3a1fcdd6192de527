// War! Age of Imperialism at the table.

import { colourOf } from "../../board/colours";
import type { BoardJson } from "../../board/types";
import type { GameModule } from "..";
import { battles } from "./battle/clash";
import Battle from "./Battle.svelte";
import Board from "./board/Board.svelte";
import { kind } from "./board/kind";
import { charts } from "./charts";
import Movement from "./Movement.svelte";
import MovementOrder from "./MovementOrder.svelte";
import Natives from "./Natives.svelte";
import Production from "./Production.svelte";
import Purchases from "./Purchases.svelte";
import Relations from "./Relations.svelte";
import { notices } from "./relations/relations";
import SetUp from "./SetUp.svelte";
import Strip from "./Strip.svelte";
import Victory from "./Victory.svelte";
import { powerOf, type Figures, type WarView } from "./view";

const war: GameModule<WarView, Figures> = {
  Board,
  Strip,
  panels: [
    { name: "setup", Panel: SetUp, when: (view) => view.phase === 0 },
    { name: "order", Panel: MovementOrder, when: () => false }, // only as a form
    { name: "production", Panel: Production },
    { name: "purchases", Panel: Purchases },
    { name: "natives", Panel: Natives },
    { name: "movement", Panel: Movement },
    { name: "battle", Panel: Battle },
    { name: "relations", Panel: Relations },
    { name: "victory", Panel: Victory },
  ],
  beside: {
    battle_dice: "battle",
    naval_dice: "battle",
    intercept_roll: "battle",
    pacify_roll: "battle",
  },
  forms: {
    pick: "setup",
    swap: "setup",
    home: "setup",
    endow: "setup",
    bid: "order",
    line_up: "order",
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
    move: "movement",
    sail: "movement",
    ashore: "movement",
    charter: "movement",
    reinforce: "battle",
    bring: "battle",
    intercept: "battle",
    naval_join: "battle",
    sink: "battle",
    break_off: "battle",
    combat: "battle",
    shift: "battle",
    pick_off: "battle",
    lose: "battle",
    retreat: "battle",
    last_stand: "battle",
    embark: "battle",
    pacify: "battle",
    evacuate: "battle",
    join_war: "relations",
    admit: "relations",
    permission: "relations",
  },
  open: ["bid", "line_up"],
  notices,
  charts,
  seatColours: (board, view) => view.players.map((_, seat) => colourOf(board.powers, powerOf(seat) ?? "")),
  repeats: (board, view, action) =>
    action["from"] ? kind.fresh(String(action["from"]), kind.unitOf(action), board as BoardJson, view) : 1,
  turn: "turn",
  rounds: (begins) => begins.filter(({ event }) => event === "turn"),
  battles,
  seatOf: (_board, view, id) => view.regions[id]?.owner ?? null,
  passes: () => [],
};

export default war;
