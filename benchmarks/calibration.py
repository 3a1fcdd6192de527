"""How often chances come true: what the fitted value promised where turns began, beside what came of it.

    PYTHONPATH=build/compiled:. python -m benchmarks.calibration war --games 200 --bots thumb,easy,thumb,easy

A value is fitted to games of all kinds of players, and can be right on average while it is too sure of itself in games
of players who are all strong or all weak. So each line-up has its own answer.
"""

from __future__ import annotations

import argparse
import random
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import log
from statistics import fmean
from typing import NamedTuple

from greatpowers.bots import make_bot
from greatpowers.bots.search.games import known
from greatpowers.bots.search.players import shipped_net
from greatpowers.bots.search.searcher import results
from greatpowers.games import GAMES, make_game
from greatpowers.learn.selfplay import play

BOUNDS = (0.0, 0.05, 0.15, 0.3, 0.5, 0.7, 0.85, 0.95, 1.0)
SHARE = 0.2  # of the positions in which turns begin: neighbours say much the same
LEAST = 1e-6


class Promise(NamedTuple):
    """A seat's chance in a position, and its share of the victory in the end."""

    chance: float
    won: float


def promises(game_id: str, words: Sequence[str], games: int, seed: int) -> Iterator[Promise]:
    """Those of so many games, the seats rotated."""
    knows, net, game = known(game_id), shipped_net(game_id), make_game(game_id, len(words))
    for number in range(games):
        turn = number % len(words)
        bots = [make_bot(word, game_id, trusted=True) for word in (*words[turn:], *words[:turn])]
        played = play(game, bots, knows, random.Random(f"{seed}/{number}"), SHARE)
        if played.state.ended:
            shares, _ = results(played.state, knows.mind)
            for chances, _ in net.values(played.positions):
                yield from map(Promise, chances, shares)


def report(found: Sequence[Promise]) -> str:
    """A Markdown table of promises and what came of them, and how good they are in all."""
    lines = ["| promised | positions × seats | mean promise | came true |", f"|{' --- |' * 4}"]
    for number, (low, high) in enumerate(pairwise(BOUNDS)):
        there = [
            promise for promise in found if min(bisect_right(BOUNDS, promise.chance), len(BOUNDS) - 1) == number + 1
        ]
        if there:
            mean, true = fmean(promise.chance for promise in there), fmean(promise.won for promise in there)
            lines.append(f"| {low:.0%} to {high:.0%} | {len(there)} | {mean:.1%} | {true:.1%} |")
    squared = fmean((promise.chance - promise.won) ** 2 for promise in found)
    loss = -fmean(promise.won * log(max(promise.chance, LEAST)) for promise in found)
    return "\n".join([*lines, "", f"Brier score {squared:.3f}, log loss {loss:.3f} for each seat"])


def main() -> None:
    """Play, and print what came true."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", default="thumb,thumb,thumb,thumb", help="a name for each seat")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(report(list(promises(given.game, given.bots.split(","), given.games, given.seed))))


if __name__ == "__main__":
    main()
