"""What a worker process does for a review. This module imports no web code, so that workers start quickly."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple

from greatpowers.analysis.course import Choice
from greatpowers.analysis.luck import Luck
from greatpowers.analysis.review import Effort, Review, TurningPoint, review
from greatpowers.core.record import Record
from greatpowers.server.analysis.work import Answer
from greatpowers.server.bots.work import Thinking
from greatpowers.server.bots.worker import Start

DIGITS = 4  # of a chance


class ReviewGame(NamedTuple):
    """The review of a whole game; `playouts`: instead of the time that there is, so that it can be repeated."""

    start: Start
    actions: array[int]
    actors: array[int]
    playouts: int = 0

    def run(self, thinking: Thinking) -> Answer:
        """See Work."""
        effort = Effort(thinking.seconds, self.playouts)
        found = review(self._record(), effort, lambda part: thinking.report(_answer(part)), thinking.is_cancelled)
        return _answer(found)

    def _record(self) -> Record:
        state = self.start.state()
        record = Record(state.game, position=state if self.start.position else None)
        record.actions, record.actors = list(self.actions), list(self.actors)
        return record


def _answer(found: Review) -> Answer:
    return {
        "share": _rounded([found.share])[0],
        "points": [[point.number, point.turn, _rounded(point.chances)] for point in found.points],
        "turning_points": [_turning_point(point) for point in found.turning_points],
        "luck": None if found.luck is None else _luck(found.luck),
    }


def _turning_point(point: TurningPoint) -> Answer:
    return {
        "number": point.number,
        "seat": point.seat,
        "played": _choice(point.played),
        "better": [_choice(choice) for choice in point.better],
        "chance": point.chance,
        "best": point.best,
        "reason": None if point.reason is None else [point.reason.name, point.reason.values],
    }


def _choice(choice: Choice) -> list[str | int]:
    return list(choice)


def _luck(luck: Luck) -> Answer:
    strokes = [[stroke.number, stroke.until, _rounded(stroke.changes)] for stroke in luck.fortunes]
    return {"totals": _rounded(luck.totals), "errors": _rounded(luck.errors), "strokes": strokes}


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]
