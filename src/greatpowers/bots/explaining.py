"""What a bot can say about a decision: the lines that it considered, and why one is better than another."""

from __future__ import annotations

from typing import NamedTuple


class Reason(NamedTuple):
    """The main difference between two lines: what of a position is better, whose it is, and how much that is worth.

    `aspect` names a message of the game's texts. `seat` and `place` (a nation, by its id) say whose it is where that
    is known; `gain` is the chance of winning that would be lost without it.
    """

    aspect: str
    seat: int | None
    place: str | None
    gain: float


class Line(NamedTuple):
    """An action with the own choices planned after it, and what they are thought to lead to.

    `chance` is that of winning, `lead` the distance to the others' mean in points (about 1 is a clear victory), each
    the mean of so many `looks` at positions.
    """

    action: int
    plan: list[tuple[str, int]]  # the steps, and the choice in each
    chance: float
    lead: float
    looks: int
    reason: Reason | None
