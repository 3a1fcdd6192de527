"""Which bots play which games, in which seats, with which deal.

Every line-up plays a deal once in each rotation, so that each of its bots sits in each seat equally often, with the
same luck. Games are in the order of their deals: a run that is stopped has played nearly the same for all bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

ROUND_ROBIN = "round-robin"  # one seat of each bot against all other seats of each other bot
GAUNTLET = "gauntlet"  # one seat of the first bot against all other seats of each other bot
MIXED = "mixed"  # as many different bots at a table as possible
KINDS = (ROUND_ROBIN, GAUNTLET, MIXED)


class Pairing(msgspec.Struct, array_like=True, frozen=True):
    """One game to be played: the number of its deal, and its bots by seat, as numbers."""

    deal: int
    seats: list[int]


def make_schedule(kind: str, bots: int, seats: int, deals: int, seed: int) -> list[Pairing]:
    """All games of a tournament of this kind between so many bots."""
    duels = _duels(kind, bots, seats)
    mixed = _Mixed(bots, seats, seed)
    return [
        Pairing(deal, rotated)
        for deal in range(deals)
        for line_up in (duels if kind != MIXED else [mixed.line_up(deal)])
        for rotated in rotations(line_up)
    ]


def rotations(line_up: Sequence[int]) -> list[list[int]]:
    """All rotations of a line-up, each once."""
    found: list[list[int]] = []
    for shift in range(len(line_up)):
        rotated = [*line_up[shift:], *line_up[:shift]]
        if rotated not in found:
            found.append(rotated)
    return found


def _duels(kind: str, bots: int, seats: int) -> list[list[int]]:
    """One bot against all seats of another."""
    alone = range(1) if kind == GAUNTLET else range(bots)
    pairs = [(one, other) for one in alone for other in range(bots) if one != other]
    if seats == 2:  # then both are alone
        pairs = [(one, other) for one, other in pairs if one < other]
    return [[one, *[other] * (seats - 1)] for one, other in pairs]


class _Mixed:
    """Line-ups of those bots that have played least; with few bots, some of them several times."""

    def __init__(self, bots: int, seats: int, seed: int) -> None:
        self._played = [0] * bots
        self._seats = seats
        self._seed = seed

    def line_up(self, deal: int) -> list[int]:
        rng = Random(f"{self._seed}/{deal}/line-up")
        order = list(range(len(self._played)))
        rng.shuffle(order)
        order.sort(key=self._played.__getitem__)
        chosen = [order[seat % len(order)] for seat in range(self._seats)]
        for bot in chosen:
            self._played[bot] += 1
        rng.shuffle(chosen)
        return chosen
