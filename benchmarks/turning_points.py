"""Whether turning points of reviews turn games: each is played to the end many times after either choice.

    PYTHONPATH=build/compiled:. python -m benchmarks.turning_points war --games 20

Games between two `thumb`s and two `easy`s are reviewed; then everybody plays on by the rules of thumb, after the choice
that was made and after the better line, with the same luck, in the true position. Results are stored as they come in
benchmarks/results/review/, and the same command continues with what is missing.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import msgspec

from benchmarks.engines import ROOT
from benchmarks.tournaments import version
from greatpowers.analysis.course import Choice
from greatpowers.analysis.review import Effort, TurningPoint, review
from greatpowers.arena.playthrough import Playthrough, most_decisions
from greatpowers.bots.search.games import known
from greatpowers.bots.search.playout import step
from greatpowers.bots.search.searcher import results
from greatpowers.core.game import State
from greatpowers.core.record import Record
from greatpowers.games import GAMES, make_game

FOLDER = ROOT / "benchmarks" / "results" / "review"
PLAYERS = ("thumb", "easy", "thumb", "easy")


class Found(msgspec.Struct):
    """A turning point: what the review said, and how often either choice won."""

    game: int
    number: int  # of actions before it
    seat: int
    claimed: float
    better: float
    played: float


class Reviewed(msgspec.Struct):
    """What came of one game."""

    version: str
    game: int
    found: list[Found]


def play(game_id: str, number: int) -> Record:
    """A game between these players."""
    rngs = [random.Random(f"{number}/{seat}") for seat in range(len(PLAYERS))]
    playthrough = Playthrough(make_game(game_id, len(PLAYERS)), list(PLAYERS), random.Random(number), rngs)
    try:
        playthrough.play(most_decisions(game_id))
    finally:
        playthrough.close()
    return playthrough.record


def reviewed(game_id: str, number: int, playouts: int, times: int) -> Reviewed:
    """Play a game, review it, and try both choices at each of its turning points."""
    record = play(game_id, number)
    points = review(record, Effort(playouts=playouts)).turning_points
    return Reviewed(version(game_id), number, [_try(record, number, point, times) for point in points])


def _try(record: Record, game: int, point: TurningPoint, times: int) -> Found:
    state = record.start()
    for action, actor in zip(record.actions[: point.number], record.actors, strict=False):
        state.apply(action, actor)
    lines: list[Sequence[Choice]] = [point.better, [point.played]]
    better, played = ([_won(state, point.seat, line, time) for time in range(times)] for line in lines)
    return Found(game, point.number, point.seat, point.best - point.chance, fmean(better), fmean(played))


def _won(start: State, seat: int, line: Sequence[Choice], time: int) -> float:
    """The share of the victory after a line, played on by the rules of thumb."""
    mind, rng, state = known(start.game.id).mind, random.Random(time), start.clone()
    for expected, action in line:
        if state.ended or state.to_act != seat or state.step != expected or action not in state.legal(seat):
            break
        state.apply(action, seat)
    while not state.ended:
        step(mind, state, rng)
    return results(state, mind)[0][seat]


def read(path: Path) -> list[Reviewed]:
    """The games that are known."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    return [msgspec.json.decode(line, type=Reviewed) for line in lines]


def report(game_id: str, games: Sequence[Reviewed]) -> str:
    """How much more often the better line won, beside what the reviews said."""
    found = [point for game in games for point in game.found]
    if len(found) < 2:
        return f"{game_id}: too few turning points yet ({len(found)} in {len(games)} games)"
    gains = [point.better - point.played for point in found]
    error = 1.96 * stdev(gains) / sqrt(len(gains))
    more = sum(gain > 0 for gain in gains)
    return (
        f"{game_id}, version {games[-1].version}: {len(found)} turning points in {len(games)} games\n"
        f"  the better choice won {fmean(gains):+.1%} ± {error:.1%} more often; the reviews had said "
        f"{fmean(point.claimed for point in found):.1%}\n"
        f"  it won more often at {more} of them, less often at {sum(gain < 0 for gain in gains)}"
    )


def main() -> None:
    """Play what is missing, and print what is known."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--playouts", type=int, default=3000, help="of a review")
    parser.add_argument("--times", type=int, default=40, help="that either choice is played to the end")
    parser.add_argument("--show", action="store_true", help="play nothing")
    given = parser.parse_args()
    path = FOLDER / f"{given.game}.jsonl"
    if not given.show:
        path.parent.mkdir(parents=True, exist_ok=True)
        known_games = {game.game for game in read(path)}
        with path.open("ab") as file:
            for number in [number for number in range(given.games) if number not in known_games]:
                file.write(msgspec.json.encode(reviewed(given.game, number, given.playouts, given.times)) + b"\n")
                file.flush()
    print(report(given.game, read(path)))


if __name__ == "__main__":
    main()
