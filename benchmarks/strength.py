"""Strength per second: how often one searcher wins against three of `easy`, by the time it has for a decision.

    python -m benchmarks.strength imperial --games 40

Seconds are CPU time, so that other work on the machine makes no bot weaker. It takes long: stop it with Ctrl-C, and the
same command goes on. `--show`, like `make bench`, only prints what is known.
"""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path

from benchmarks import tournaments
from benchmarks.engines import Engine, engines
from greatpowers.arena.schedule import GAUNTLET
from greatpowers.games import GAMES

SECONDS = (0.002, 0.05, 0.3, 1.0, 3.0)
RIVAL = "easy"
ENGINES: tuple[Engine, ...] = ("plain", "compiled")


def searcher(seconds: float) -> str:
    """The bot that is measured."""
    return f"expert?seconds={seconds:g}&clock=cpu"


def path(game_id: str, engine: Engine, seconds: float) -> Path:
    """Where the games are."""
    return tournaments.FOLDER / f"{game_id}-strength-{engine}-{1000 * seconds:g}ms.jsonl"


def table() -> list[str]:
    """All that is known, as a Markdown table."""
    heads = ["game", "engine", *(f"{seconds:g} s" for seconds in SECONDS), "version"]
    rows = [_cells(game_id, engine) for game_id in GAMES for engine in ENGINES]
    lines = [f"| {' | '.join(cells)} |" for cells in [heads, *rows] if any(cells[2:])]
    return [lines[0], f"|{' --- |' * len(heads)}", *lines[1:]]


def _cells(game_id: str, engine: Engine) -> list[str]:
    """A row of the table; empty but for its name where no game has been played."""
    cells, versions = [], set()
    for seconds in SECONDS:
        found = tournaments.summary(path(game_id, engine, seconds))
        share = found and found["by_opponent"][searcher(seconds)][RIVAL]
        cells.append(f"{tournaments.percent(share)} of {share['games']}" if share else "")
        versions.update([found["version"]] if found else [])
    return [game_id, engine, *cells, ", ".join(sorted(versions))]


def main() -> None:
    """Play what is missing, and print what is known."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", choices=GAMES, help="all of them if none is named")
    parser.add_argument("--games", type=int, default=40, help="for each time and engine; a multiple of four")
    parser.add_argument("--seconds", type=float, nargs="*", choices=SECONDS, default=SECONDS)
    parser.add_argument("--engine", choices=ENGINES, help="only this one")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--anew", action="store_true", help="replace results of another version")
    parser.add_argument("--show", action="store_true", help="play nothing")
    given = parser.parse_args()
    with suppress(KeyboardInterrupt):
        if not given.show:
            _play(given)
    print("\n".join(table()))


def _play(given: argparse.Namespace) -> None:
    """Play what is missing, the quickest games first."""
    there = [engine for engine in engines() if given.engine in (None, engine)]
    for seconds in given.seconds:
        for game_id in [given.game] if given.game else GAMES:
            plan = tournaments.make_plan(game_id, GAUNTLET, [searcher(seconds), RIVAL], given.games)
            for engine in there:
                tournaments.play(path(game_id, engine, seconds), plan, engine, given.jobs, given.anew)


if __name__ == "__main__":
    main()
