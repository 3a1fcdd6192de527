"""The ladder of levels: each against three of the level below, and tables at which all of them meet.

    python -m benchmarks.ladder imperial --games 200 --jobs 2

`--expert` adds parameters to `expert`: `playouts=60` makes it quicker, and `clock=cpu` keeps other work on the machine
from making it weaker. Stop it with Ctrl-C, and the same command goes on.
"""

from __future__ import annotations

import argparse
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

from benchmarks import tournaments
from benchmarks.engines import Engine, engines
from greatpowers.arena.schedule import GAUNTLET, MIXED
from greatpowers.bots.levels import LEVELS
from greatpowers.games import GAMES


class Ladder:
    """The tournaments of a game."""

    def __init__(self, game_id: str, expert: str = "") -> None:
        self.game_id = game_id
        self.levels = [f"{level}?{expert}" if expert and level == "expert" else level for level in LEVELS]
        self._suffix = f"-{expert.replace('&', '-')}" if expert else ""

    def path(self, name: str) -> Path:
        """Where the games of a level, or of mixed tables, are."""
        name = name.partition("?")[0]
        suffix = self._suffix if name in (LEVELS[-1], MIXED) else ""  # where an expert plays
        return tournaments.FOLDER / f"{self.game_id}-ladder-{name}{suffix}.jsonl"

    def play(
        self, games: int, engine: Engine, jobs: int, anew: bool, only: str | None = None, same_play: bool = False
    ) -> None:
        """Play what is missing; `only`: of the step to this level, or of mixed tables."""
        tables = {level: [level, weaker] for weaker, level in pairwise(self.levels)} | {MIXED: self.levels}
        for name, bots in tables.items():
            if only in (None, name.partition("?")[0]):
                plan = tournaments.make_plan(self.game_id, MIXED if name == MIXED else GAUNTLET, bots, games)
                tournaments.play(self.path(name), plan, engine, jobs, anew, same_play)

    def steps(self) -> list[str]:
        """Each level against three of the one below, as a Markdown table."""
        lines = ["| one seat of | against three of | games | wins (95% interval) | version |", f"|{' --- |' * 5}"]
        for weaker, stronger in pairwise(self.levels):
            found = tournaments.summary(self.path(stronger))
            share = found and found["by_opponent"][stronger][weaker]
            if found and share:
                cells = [f"`{stronger}`", f"`{weaker}`", str(share["games"]), tournaments.percent(share)]
                lines.append(f"| {' | '.join([*cells, found['version']])} |")
        return lines

    def mixed(self) -> list[str]:
        """The tables at which all levels meet, as a Markdown table."""
        found = tournaments.summary(self.path(MIXED))
        if found is None:
            return []
        lines = [
            f"{found['games']} games at mixed tables, version {found['version']}:",
            "",
            "| level | games | wins (95% interval) | mean rank | rating |",
            f"|{' --- |' * 5}",
        ]
        for row in [row for row in found["by_bot"] if row["games"]]:
            rating = f"{row['value']:.0f} ± {row['spread']:.0f}"
            cells = [f"`{row['bot']}`", str(row["games"]), tournaments.percent(row), f"{row['mean_rank']:.2f}", rating]
            lines.append(f"| {' | '.join(cells)} |")
        return lines


def main() -> None:
    """Play what is missing, and print what is known."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=200, help="for each step; a multiple of four")
    parser.add_argument("--expert", default="", metavar="PARAMETERS")
    parser.add_argument("--only", choices=[*LEVELS[1:], MIXED], help="the step to this level, or mixed tables")
    parser.add_argument("--engine", choices=["plain", "compiled"], default="plain")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--anew", action="store_true", help="replace results of another version")
    parser.add_argument("--same-play", action="store_true", help="continue results of a version that plays the same")
    parser.add_argument("--show", action="store_true", help="play nothing")
    given = parser.parse_args()
    ladder = Ladder(given.game, given.expert)
    if not given.show:
        if given.engine not in engines():
            parser.error("make compiled")
        with suppress(KeyboardInterrupt):
            ladder.play(given.games, given.engine, given.jobs, given.anew, given.only, given.same_play)
    print("\n".join([*ladder.steps(), "", *ladder.mixed()]))


if __name__ == "__main__":
    main()
