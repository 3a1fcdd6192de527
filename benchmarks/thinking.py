"""How fast the bots of a game think: positions valued, and playouts to the horizon of `expert`, by CPU time.

Runs in a process of its own and measures on demand, as benchmarks.worker does. Values are those of the net, with the
numbers that describe the position to it; with numpy and in plain Python.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from statistics import median

from benchmarks.engines import Engine, Worker, engines
from greatpowers.bots.catalog import make_bot
from greatpowers.bots.search.net import Net
from greatpowers.bots.search.players import Player
from greatpowers.bots.search.playout import play_turns
from greatpowers.core.game import State
from greatpowers.games import GAMES, make_game

PLAYERS = 4
POSITIONS = 24  # that are valued at once, as many as actions are tried
MEASURED = ("valued", "valued_plainly", "playouts")
COLUMNS = [
    "game",
    "positions valued/s",
    "÷ plain engine",
    "without numpy",
    "÷ plain engine",
    "playouts/s",
    "÷ plain engine",
    "turns a playout",
]


class Thinker:
    """Measures the search of one game."""

    def __init__(self, game_id: str) -> None:
        bot = make_bot("expert", game_id)
        assert isinstance(bot, Player)
        self.searcher = bot.searcher
        self.plain_net = Net(self.searcher.net.about, self.searcher.net.layers)
        self.plain_net._arrays = None  # as without numpy
        self.positions = self._beginnings_of_turns(game_id)

    def _beginnings_of_turns(self, game_id: str) -> list[State]:
        """Positions from all stages of a game between rules of thumb, where turns begin."""
        mind, rng = self.searcher.mind, random.Random(99)
        state = make_game(game_id, PLAYERS).start()
        found: list[State] = []
        while not state.ended:
            found.append(state.clone())
            play_turns(mind, state, 1, rng)
        return [found[number * len(found) // POSITIONS] for number in range(POSITIONS)]

    def think(self, seed: int, seconds: float) -> dict[str, float]:
        """Positions, with numpy and without, and playouts a second."""
        rng = random.Random(seed)
        mind, horizon = self.searcher.mind, self.searcher.settings.turns + 1

        def value(net: Net) -> int:
            net.values([mind.features(state) for state in self.positions])
            return POSITIONS

        def play_out() -> int:
            play_turns(mind, self.positions[rng.randrange(POSITIONS)].clone(), horizon, rng)
            return 1

        return {
            "valued": rate(partial(value, self.searcher.net), seconds / 4),
            "valued_plainly": rate(partial(value, self.plain_net), seconds / 4),
            "playouts": rate(play_out, seconds / 2),
        }


class Row:
    """The measurements of a game with an engine, slice by slice."""

    def __init__(self, game_id: str, engine: Engine) -> None:
        self.name = f"{game_id}, {PLAYERS} players, {engine}"
        self.game_id = game_id
        self._worker = Worker(engine, "benchmarks.thinking", game_id)
        self.turns = self._worker.answer()["turns"]
        self.slices: list[dict[str, float]] = []

    def measure(self, seed: int, seconds: float) -> None:
        """One slice."""
        self.slices.append(self._worker.ask(f"{seed} {seconds}"))

    def end(self) -> None:
        """Let the process go."""
        self._worker.end()

    def cells(self, plain: Row) -> list[str]:
        """The row of the table, with ratios to the plain engine taken slice by slice."""
        rates = [median(numbers[what] for numbers in self.slices) for what in MEASURED]
        pairs = list(zip(self.slices, plain.slices, strict=True))
        ratios = [median(own[what] / other[what] for own, other in pairs) for what in MEASURED]
        shown = [f"{rate:,.0f} | {ratio:.2f}" for rate, ratio in zip(rates, ratios, strict=True)]
        return [self.name, *shown, str(self.turns)]


def measure(slices: int, seconds: float) -> list[str]:
    """All games with all engines as a Markdown table."""
    there = engines()
    rows = [Row(game_id, engine) for game_id in GAMES for engine in there]
    for number in range(slices):
        for row in rows:
            row.measure(7 + number, seconds)
    lines = [f"| {' | '.join(COLUMNS)} |", f"|{' --- |' * len(COLUMNS)}"]
    for row in rows:
        plain = next(other for other in rows if other.game_id == row.game_id)
        lines.append(f"| {' | '.join(row.cells(plain))} |")
        row.end()
    return lines


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much is done in a second of CPU time; `work` says how much it did."""
    start, done = time.process_time(), 0
    while True:
        done += work()
        took = time.process_time() - start
        if took > seconds:
            return done / took


def main() -> None:
    """Answer requests until the input ends."""
    thinker = Thinker(sys.argv[1])
    print(json.dumps({"turns": thinker.searcher.settings.turns + 1}), flush=True)
    for line in sys.stdin:
        seed, seconds = line.split()
        print(json.dumps(thinker.think(int(seed), float(seconds))), flush=True)


if __name__ == "__main__":
    main()
