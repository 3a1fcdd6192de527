"""Record a few positions of a game between bots, for tests.

From the repository root: `python web/src/games/imperial/board/positions/record.py`. Writes positions.json beside it.
"""

import json
from pathlib import Path
from typing import Any

from greatpowers.core.game import State
from greatpowers.games.imperial.game import Imperial
from greatpowers.table.seat import Seat
from greatpowers.table.table import Table

HERE = Path(__file__).parent
FULLEST = HERE.parents[5] / "cartography/data/imperial-fullest.json"
WANTED = ["rondel", "factory", "production", "import", "fleets", "armies", "convoy", "stance", "entry", "battle"]
SEED = 7


def units(state: State) -> int:
    """How many stacks stand on the board."""
    areas = state.view(state.to_act)["areas"].values()
    return sum(len(area.get(kind, {})) for area in areas for kind in ("army", "friendly", "fleet"))


def shot(table: Table, events: int) -> dict[str, Any]:
    """One position, as the seat that is asked gets it."""
    state, game = table.state, table.game
    caused = table.log[events:]
    return {
        "number": len(table.record.actions),
        "view": state.view(state.to_act),
        "prompt": state.prompt(),
        "legal": [{"action": a, **game.space.to_json(a)} for a in state.legal()],
        "events": [game.events[e[0]].to_json(e[1:]) for e in caused],
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
                    best[name] = (score, shot(table, max(0, len(table.log) - 14)))
        table.advance()
    return {name: found for name, (_, found) in best.items()}


def crowd(position: dict[str, Any]) -> dict[str, Any]:
    """The fullest position that cartography found, to try the places of pieces."""
    areas = json.loads(FULLEST.read_text("utf-8"))["position"]
    return {**position, "view": {**position["view"], "areas": areas}, "legal": [], "events": []}


if __name__ == "__main__":
    positions = play()
    positions["crowd"] = crowd(positions["rondel"])
    (HERE / "positions.json").write_text(json.dumps(positions, separators=(",", ":"), ensure_ascii=False), "utf-8")
