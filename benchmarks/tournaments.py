"""Tournaments whose raw results are kept in benchmarks/results/arena/, a file each.

Each is played in a process of its own, with the plain or the compiled engine: this module, which gets the file and the
plan. One that was stopped is continued, and one with more games as well.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.engines import ROOT, SOURCES, Engine, environment
from greatpowers import __version__
from greatpowers.arena.ledger import Ledger, read_plan, read_results
from greatpowers.arena.playthrough import most_decisions
from greatpowers.arena.summary import summarise
from greatpowers.arena.tournament import Plan, PlayMatch, missing, without_lost
from greatpowers.arena.workers import run_apart
from greatpowers.cli.jobs import progress

FOLDER = ROOT / "benchmarks" / "results" / "arena"
PLAYERS = 4
SECONDS = 600.0  # for a decision; many, because the machine may be busy
SEED = 1


def make_plan(game_id: str, kind: str, bots: list[str], games: int) -> Plan:
    """A tournament with about so many games, the seats rotated."""
    return Plan(
        game=game_id,
        players=PLAYERS,
        kind=kind,
        bots=bots,
        deals=-(-games // PLAYERS),
        seed=SEED,
        most_decisions=most_decisions(game_id),
        seconds=SECONDS,
        version=version(game_id),
    )


def version(game_id: str) -> str:
    """What is measured: the version, and the last commit that changed the game or its bots."""
    package = SOURCES / "greatpowers"
    shared = [package / "core", *package.glob("games/*.py"), *package.glob("bots/*.py"), package / "bots" / "search"]
    paths = [str(path) for path in (*shared, package / "games" / game_id, package / "bots" / game_id)]
    last = _git("log", "-1", "--format=%h", "--", *paths) or "unknown"
    return f"{__version__}+{last}{'.dirty' if _git('status', '--porcelain', '--', *paths) else ''}"


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], capture_output=True, text=True, check=False, cwd=ROOT).stdout.strip()


def play(path: Path, plan: Plan, engine: Engine, jobs: int, anew: bool, same_play: bool = False) -> None:
    """Play what is missing in a file. What another version has played is replaced if `anew`, otherwise kept.

    `same_play`: nothing has changed since that version in how these bots play, so its games are continued.
    """
    known = read_plan(path)
    if known is not None and known.version != plan.version:
        if same_play:
            plan = msgspec.structs.replace(plan, version=known.version)
        elif anew:
            path.unlink()
        else:
            print(f"{path.name} is of version {known.version}; --anew plays it again with {plan.version}.")
            return
    path.parent.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "benchmarks.tournaments", str(path), str(jobs)]
    subprocess.run(command, input=msgspec.json.encode(plan), env=environment(engine), cwd=ROOT, check=True)


def summary(path: Path) -> dict[str, Any] | None:
    """What is known of a tournament; None before its first game."""
    plan = read_plan(path)
    results = [] if plan is None else read_results(path)
    return summarise(plan, results) if plan is not None and results else None


def percent(share: dict[str, Any]) -> str:
    """A share of wins with its interval."""
    low, high = share["interval"]
    return f"{share['share']:.0%} ({100 * low:.0f}-{100 * high:.0f})"


def main() -> None:
    """Play the plan on standard input."""
    path, jobs = Path(sys.argv[1]), int(sys.argv[2])
    plan = msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)
    with Ledger(path, plan) as ledger:
        matches = missing(plan, ledger.results)
        with progress(path.stem, len(matches)) as advance:
            for result in run_apart(PlayMatch(plan), matches, jobs, without_lost):
                ledger.add(result)
                advance()


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
