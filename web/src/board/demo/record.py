"""Record the demo: the board as the server answers it, and a few positions of a game between bots.

Run from the repository root: `python web/src/board/demo/record.py`. Writes board.json (ignored by git, a copy of the
map) and positions.json beside this file.
"""

import json
from pathlib import Path
from typing import Any

from greatpowers.core.game import State
from greatpowers.games.imperial.board import BOARD
from greatpowers.games.imperial.game import Imperial
from greatpowers.table.seat import Seat
from greatpowers.table.table import Table

HERE = Path(__file__).parent
MAP = HERE.parents[3] / "src/greatpowers/games/imperial/map.json"
FULLEST = HERE.parents[3] / "cartography/data/imperial-fullest.json"
WANTED = ["rondel", "factory", "production", "import", "fleets", "armies", "convoy", "stance", "entry", "battle"]
SEED = 7


def board() -> dict[str, Any]:
    """What GET /api/games/imperial/board answers."""
    ids = [region.id for region in BOARD.regions]
    return {
        "regions": [{"id": r.id, "kind": r.kind, "names": r.names, **r.facts} for r in BOARD.regions],
        "powers": [{"id": p.id, "names": p.names, **p.facts} for p in BOARD.powers],
        "scenery": [{"id": s.id, "names": s.names, **s.facts} for s in BOARD.scenery],
        "borders": {kind: [[ids[a], ids[b]] for a, b in pairs] for kind, pairs in BOARD.borders.items()},
        "tables": BOARD.tables,
        "map": json.loads(MAP.read_text("utf-8")),
    }


def units(state: State) -> int:
    """How many stacks stand on the board."""
    areas = state.view(state.to_act)["areas"].values()
    return sum(len(area.get(kind, {})) for area in areas for kind in ("army", "friendly", "fleet"))


def shot(table: Table, events: int) -> dict[str, Any]:
    """One position, as the seat that is asked gets it."""
    state, game = table.state, table.game
    told = table.told[events:]
    return {
        "number": len(table.record.actions),
        "view": state.view(state.to_act),
        "prompt": state.prompt(),
        "legal": [{"action": a, **game.space.to_json(a)} for a in state.legal()],
        "events": [{"event": game.events[e[0]].name, **game.events[e[0]].named(e[1:])} for e in told],
    }


def play() -> dict[str, Any]:
    """The busiest position of each wanted step, and the fullest of all."""
    table = Table(Imperial(4), [Seat("", "thumb") for _ in range(4)], SEED)
    best: dict[str, tuple[int, dict[str, Any]]] = {}
    while not table.is_over and len(table.record.actions) < 3000:
        if table.state.to_act >= 0:
            step = table.state.prompt()[0]
            legal = len(table.state.legal())
            marks = [(step, legal), ("fullest", units(table.state))] if step in WANTED else []
            for name, score in marks:
                if score > best.get(name, (0, {}))[0]:
                    best[name] = (score, shot(table, max(0, len(table.told) - 14)))
        table.go_on()
    return {name: found for name, (_, found) in best.items()}


def crowd(position: dict[str, Any]) -> dict[str, Any]:
    """The fullest position that cartography found, to try the places of pieces."""
    areas = json.loads(FULLEST.read_text("utf-8"))["position"]
    return {**position, "view": {**position["view"], "areas": areas}, "legal": [], "events": []}


if __name__ == "__main__":
    positions = play()
    positions["crowd"] = crowd(positions["rondel"])
    (HERE / "positions.json").write_text(json.dumps(positions, separators=(",", ":"), ensure_ascii=False), "utf-8")
    (HERE / "board.json").write_text(json.dumps(board(), separators=(",", ":"), ensure_ascii=False), "utf-8")
