"""Expected against actual luck: how much better or worse each seat fared by chance than on average.

Each stroke of luck is worth what the chances of winning were after it, less what they were to be expected before it.
Both are means over several ways in which the turn may end; the draw itself is spread evenly over its outcomes. By their
nature the strokes of a game add up to nothing on average, whoever plays how.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final, NamedTuple

from greatpowers.analysis.course import Course, Stroke
from greatpowers.analysis.tally import Tally
from greatpowers.bots.search.net import Net
from greatpowers.bots.search.playout import finish_turn
from greatpowers.bots.search.searcher import values
from greatpowers.core.game import CHANCE, State
from greatpowers.core.luck import draw, settle

GOLDEN: Final = 0.618033988749895  # steps of this size spread evenly over a circle, however many there are


class Fortune(NamedTuple):
    """What a stroke of luck was worth: by how much it changed everybody's chance of winning."""

    number: int  # of actions before it
    until: int
    changes: list[float]
    errors: list[float]


class Luck(NamedTuple):
    """The luck of a game by seat, and the strokes that it consists of."""

    totals: list[float]  # of changes in the chance of winning
    errors: list[float]
    fortunes: list[Fortune]


class Evenly:
    """A generator whose first number is the given one."""

    def __init__(self, first: float, rng: Random) -> None:
        self._first: float | None = first
        self._rng = rng

    def random(self) -> float:
        """See core.game.Random."""
        first, self._first = self._first, None
        return self._rng.random() if first is None else first


class LuckMeter:
    """Measures one stroke of luck, by any number of looks."""

    def __init__(self, course: Course, net: Net, stroke: Stroke) -> None:
        seats = range(course.record.game.seats)
        self.stroke = stroke
        self._mind, self._net = course.mind, net
        self._stretch = self._mind.stretch(stroke.before)
        self._expected = [Tally() for _ in seats]
        self._actual = [Tally() for _ in seats]
        self.looks = 0

    def look(self) -> int:
        """Let the turn end once as it might have, and once more from what luck did; returns how many playouts."""
        rng = Random(f"luck {self.stroke.number} {self.looks}")
        ends = [self._end_of(self._drawn(rng), rng)]
        is_known = self._is_over(self.stroke.after)  # then another look would say the same
        if not (is_known and self.looks):
            ends.append(self._end_of(self.stroke.after.clone(), rng))
        self.looks += 1
        for tallies, (chances, _) in zip(
            (self._expected, self._actual), values(self._mind, self._net, ends), strict=False
        ):
            for tally, chance in zip(tallies, chances, strict=True):
                tally.add(chance)
        return len(ends)

    @property
    def fortune(self) -> Fortune:
        """What is known so far."""
        pairs = list(zip(self._expected, self._actual, strict=True))
        changes = [actual.mean - expected.mean for expected, actual in pairs]
        errors = [sqrt(expected.error**2 + actual.error**2) for expected, actual in pairs]
        return Fortune(self.stroke.number, self.stroke.until, changes, errors)

    def _drawn(self, rng: Random) -> State:
        state = self.stroke.before.clone()
        state.apply(draw(state, Evenly((0.5 + self.looks * GOLDEN) % 1, rng)))
        return state

    def _end_of(self, state: State, rng: Random) -> State:
        finish_turn(self._mind, state, self._stretch, rng)
        settle(state, rng)  # positions are compared where somebody decides
        return state

    def _is_over(self, state: State) -> bool:
        is_new = state.to_act != CHANCE and self._mind.stretch(state) != self._stretch
        return bool(state.ended) or is_new


def add_up(fortunes: list[Fortune], seats: int) -> Luck:
    """The luck of a whole game."""
    totals = [sum(fortune.changes[seat] for fortune in fortunes) for seat in range(seats)]
    errors = [sqrt(sum(fortune.errors[seat] ** 2 for fortune in fortunes)) for seat in range(seats)]
    return Luck(totals, errors, fortunes)
