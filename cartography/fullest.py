"""How full do regions get? Bots play, and we keep the most stacks that ever stood in each region.

A stack is all armies or all fleets of one nation in one place (armies that came as friends lie down and are a stack of
their own). The result says how many piece slots a drawn region needs; the fullest position is drawn to try them.
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


def stacks(area: Mapping[str, Any]) -> int:
    """The stacks that stand in an area of a view. Fleets in port lie at their anchor and take no slot on land."""
    kinds = {kind: here for kind, here in area.items() if isinstance(here, dict)}
    on_land = {kind: here for kind, here in kinds.items() if kind != "fleet"}
    return sum(map(len, on_land.values())) if "factory" in area or on_land else sum(map(len, kinds.values()))


class Watcher:
    """Keeps the most stacks in each area, and the position with the most stacks of all."""

    def __init__(self) -> None:
        self.most: dict[str, int] = {}
        self.total = 0
        self.position: dict[str, Any] = {}

    def look(self, state: State) -> None:
        """Take a position in."""
        areas = state.view(None)["areas"]
        counts = {name: stacks(area) for name, area in areas.items()}
        for name, count in counts.items():
            self.most[name] = max(self.most.get(name, 0), count)
        if sum(counts.values()) > self.total:
            self.total, self.position = sum(counts.values()), areas


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
    watcher, games, end = Watcher(), 0, time.monotonic() + seconds
    while time.monotonic() < end:
        table = TABLES[games % len(TABLES)]
        seats = 2 + games // len(TABLES) % 5
        play(game_id, [table[seat % len(table)] for seat in range(seats)], Random(games), watcher)
        games += 1
    result = {"games": games, "most": dict(sorted(watcher.most.items())), "position": watcher.position}
    (DATA / f"{game_id}-fullest.json").write_text(json.dumps(result, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
