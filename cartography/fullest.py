"""How full do regions get? Bots play, and we keep the most stacks that ever stood in each region.

In Imperial a stack is all armies or all fleets of one nation in one place (armies that came as friends lie down and are
a stack of their own); in ImpeRunde all pieces of a kind of one owner, with the armies at sea together as his cargo. The
result says how many piece slots a drawn region needs; the fullest position is drawn to try them.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from greatpowers.bots import Turn, make_bot
from greatpowers.core.game import State
from greatpowers.core.luck import settle
from greatpowers.games import make_game

DATA = Path(__file__).parent / "data"
TABLES = (["thumb"], ["random"], ["thumb", "random"])


def imperial(view: Mapping[str, Any]) -> dict[str, int]:
    """The stacks in each area. Fleets in port lie at their anchor and take no slot on land."""

    def stacks(area: Mapping[str, Any]) -> int:
        kinds = {kind: here for kind, here in area.items() if isinstance(here, dict)}
        on_land = {kind: here for kind, here in kinds.items() if kind != "fleet"}
        return sum(map(len, on_land.values())) if "factory" in area or on_land else sum(map(len, kinds.values()))

    return {name: stacks(area) for name, area in view["areas"].items()}


def imperunde(view: Mapping[str, Any]) -> dict[str, int]:
    """The stacks in each land and sea; discs of events have a place of their own."""
    lands = {name: len(land.get("units", {})) + ("posts" in land) for name, land in view["lands"].items()}
    seas = {}
    for name, sea in view["seas"].items():
        fleets = [fleet["units"] for party, fleet in sea.items() if party != "discs"]
        seas[name] = sum(len({kind if kind in ("frigate", "line") else "cargo" for kind in units}) for units in fleets)
    return lands | seas


# How stacks are counted, which parts of a view show the pieces, and the fewest seats.
GAMES = {"imperial": (imperial, ["areas"], 2), "imperunde": (imperunde, ["lands", "seas"], 3)}


class Watcher:
    """Keeps the most stacks in each area, and the position with the most stacks of all."""

    def __init__(self, game_id: str) -> None:
        self.count, self.parts, self.fewest = GAMES[game_id]
        self.most: dict[str, int] = {}
        self.total = 0
        self.position: dict[str, Any] = {}

    def look(self, state: State) -> None:
        """Take a position in."""
        view = state.view(None)
        counts = self.count(view)
        for name, count in counts.items():
            self.most[name] = max(self.most.get(name, 0), count)
        if sum(counts.values()) > self.total:
            pieces = [view[part] for part in self.parts]
            self.total, self.position = (
                sum(counts.values()),
                {name: here for part in pieces for name, here in part.items()},
            )


def play(game_id: str, codes: list[str], rng: Random, watcher: Watcher) -> None:
    """One game between bots, looked at after every sixth decision."""
    state = make_game(game_id, len(codes), {}).start()
    bots = [make_bot(code, game_id) for code in codes]
    settle(state, rng)
    decisions = 0
    while state.to_act >= 0:
        seat = state.to_act
        state.play(bots[seat].decide(Turn(state, seat), rng), seat)
        settle(state, rng)
        decisions += 1
        if decisions % 6 == 0:
            watcher.look(state)


def main(game_id: str, seconds: float) -> None:
    """Play for some time and write `data/<game>-fullest.json`."""
    watcher, games, end = Watcher(game_id), 0, time.monotonic() + seconds
    while time.monotonic() < end:
        table = TABLES[games % len(TABLES)]
        seats = watcher.fewest + games // len(TABLES) % (7 - watcher.fewest)
        play(game_id, [table[seat % len(table)] for seat in range(seats)], Random(games), watcher)
        games += 1
    result = {"games": games, "most": dict(sorted(watcher.most.items())), "position": watcher.position}
    (DATA / f"{game_id}-fullest.json").write_text(json.dumps(result, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
