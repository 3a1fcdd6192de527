// ImpeRunde at the table.

import type { BoardJson } from "../../board/types";
import type { GameModule } from "..";
import { battles } from "./battle/clash";
import Battle from "./Battle.svelte";
import Board from "./board/Board.svelte";
import { kind } from "./board/kind";
import Budget from "./Budget.svelte";
import { passes, toBreakIn } from "./cards/cards";
import { charts } from "./charts";
import Conference from "./Conference.svelte";
import Hand from "./Hand.svelte";
import Investments from "./Investments.svelte";
import { seatColours } from "./race/players";
import Race from "./Race.svelte";
import Strip from "./Strip.svelte";
import type { Figures, ImpeRundeView } from "./view";

const imperunde: GameModule<ImpeRundeView, Figures> = {
  Board,
  Strip,
  slim: 11,
  panels: [
    { name: "race", Panel: Race },
    { name: "hand", Panel: Hand },
    { name: "conference", Panel: Conference },
    { name: "budget", Panel: Budget },
    { name: "investments", Panel: Investments },
    { name: "battle", Panel: Battle },
  ],
  beside: {},
  forms: {
    talks: "conference",
    debts: "budget",
    invest: "investments",
    smuggle: "investments",
    assault: "battle",
    pick: "battle",
    defend: "battle",
    reinforce: "battle",
    window: "hand",
    target: "hand",
    response: "hand",
    unmask: "hand",
  },
  open: ["talks"],
  asides: { dialog: () => import("./Asides.svelte"), title: "web-asides", offered: toBreakIn },
  charts,
  seatColours,
  repeats: (board, view, action) =>
    action["from"] ? kind.fresh(String(action["from"]), kind.unitOf(action), board as BoardJson, view) : 1,
  turn: "turn",
  rounds: (begins) => begins.filter(({ event }) => event === "round"),
  battles,
  seatOf: (_board, view, id) => view.lands[id]?.owner ?? null,
  passes,
};

export default imperunde;
