"""The review of a game that is over: how the chances of winning went, where they were thrown away, and what luck did.

1. Everybody's chance of winning where each turn begins, in the true position: nothing is hidden any more.
2. For each decision, the line that seems best at first sight is played against the one that was chosen, in the same
   imagined worlds (see `duel`): a decision is judged by what its seat could know then. The looks go to the decisions
   where most may have been lost, until it is clear where it was: those are the turning points.
3. In games with dice or draws: what luck gave each seat and took from it (see `luck`).

A budget in playouts makes the same review every time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final, NamedTuple

from greatpowers.analysis.course import Choice, Course
from greatpowers.analysis.duel import Duel
from greatpowers.analysis.luck import Luck, LuckMeter, add_up
from greatpowers.bots.explaining import Reason
from greatpowers.bots.search.net import Net
from greatpowers.bots.search.players import shipped_net
from greatpowers.bots.search.searcher import values
from greatpowers.core.record import Record

MOST: Final = 6  # turning points
LEAST_LOSS: Final = 0.04  # of the chance of winning: less does not turn a game
LOOKS_AT_DECISION: Final = 40  # at most
LOOKS_AT_STROKE: Final = 80
BETWEEN_REPORTS: Final = 1.0  # seconds
NEARLY: Final = 0.99  # of the work, while anything is left: luck may need a little more than there was for it
SEARCHES: Final = 0.5  # of what the duels may use: what falls most comes first, if it is not enough for all
DUELS, ALL = 0.7, 1.0  # what of the budget may have been used after the duels, where there is luck, and at the end


class Point(NamedTuple):
    """Everybody's chance of winning where a turn begins, or at the end."""

    number: int  # of actions before it
    turn: int
    chances: list[float]


class TurningPoint(NamedTuple):
    """A decision that cost its seat a clear part of its chance of winning."""

    number: int  # of actions before it
    seat: int
    played: Choice
    better: list[Choice]  # the choice that would have been better, and the seat's choices after it
    chance: float  # of winning, with what was played
    best: float  # and with the better line
    error: float  # of the difference
    reason: Reason | None


class Review(NamedTuple):
    """What is known of a game; `share` says how much of the work is done."""

    share: float
    points: list[Point]
    turning_points: list[TurningPoint]  # in the order of the game
    luck: Luck | None  # None where luck has no part


class Effort:
    """How much a review may cost: seconds, or playouts, with which it can be repeated exactly."""

    def __init__(self, seconds: float = 45.0, playouts: int = 0, clock: Callable[[], float] = perf_counter) -> None:
        """`playouts`: instead of seconds, where it is not 0."""
        self._seconds = seconds
        self._playouts = playouts
        self._clock = clock
        self._began = clock()
        self._played = 0

    def spend(self, playouts: int) -> None:
        """So many more playouts."""
        self._played += playouts

    @property
    def share(self) -> float:
        """What has been used, from 0 to 1 and beyond."""
        if self._playouts:
            return self._played / self._playouts
        return (self._clock() - self._began) / self._seconds


def review(
    record: Record,
    effort: Effort | None = None,
    report: Callable[[Review], None] = lambda review: None,
    is_cancelled: Callable[[], bool] = lambda: False,
) -> Review:
    """The review of a game. `report`: takes what is known before, about every second.

    Once it is cancelled, the answer is what is known by then.
    """
    reviewer = Reviewer(record, effort or Effort())
    report(reviewer.so_far(0.0))
    reported = perf_counter()
    for share in reviewer.work():
        if is_cancelled():
            return reviewer.so_far(share)
        if perf_counter() - reported > BETWEEN_REPORTS:
            report(reviewer.so_far(min(share, NEARLY)))
            reported = perf_counter()
    return reviewer.so_far(1.0)


class Reviewer:
    """Carries out a review; see the module."""

    def __init__(self, record: Record, effort: Effort) -> None:
        self._effort = effort
        self._course = Course(record)
        self._net: Net = shipped_net(record.game.id)
        self._points = self._curve()
        self._duels: list[Duel] = []
        self._meters: list[LuckMeter] = []

    def work(self) -> Iterator[float]:
        """Do all of it, a little at a time: how much is done."""
        for part in (self._search, self._fight, self._measure):
            for _ in part():
                yield self._effort.share

    def so_far(self, share: float) -> Review:
        """What is known."""
        return Review(share, self._points, self._turning_points(), self._luck())

    # -- chances ---------------------------------------------------------------------------------------------

    def _curve(self) -> list[Point]:
        starts = self._course.starts
        found = values(self._course.mind, self._net, [start.state for start in starts])
        return [
            Point(start.number, start.state.turns, chances) for start, (chances, _) in zip(starts, found, strict=True)
        ]

    def _drop(self, duel: Duel) -> float:
        """How far the chance of the decider fell in this turn, for whatever reason."""
        turn, seat = duel.decision.turn, duel.decision.seat
        after = min(turn + 1, len(self._points) - 1)
        return self._points[turn].chances[seat] - self._points[after].chances[seat]

    # -- turning points --------------------------------------------------------------------------------------

    def _search(self) -> Iterator[None]:
        """Find another line for each decision, and have a first look at both."""
        duels = [Duel(self._course, self._net, decision) for decision in self._course.decisions]
        duels.sort(key=self._drop, reverse=True)
        for duel in duels:
            if self._effort.share >= SEARCHES * self._limit:
                return
            self._effort.spend(duel.search())
            if duel.is_open:
                self._effort.spend(duel.look())
                self._duels.append(duel)
            yield

    def _fight(self) -> Iterator[None]:
        """Look again and again where most may have been lost."""
        while self._effort.share < self._limit:
            open_duels = [duel for duel in self._duels if duel.loss.looks < LOOKS_AT_DECISION]
            duel = max(open_duels, key=lambda duel: duel.hope, default=None)
            if duel is None or duel.hope < LEAST_LOSS:
                return
            self._effort.spend(duel.look())
            yield

    @property
    def _limit(self) -> float:
        return DUELS if self._course.strokes else ALL

    def _turning_points(self) -> list[TurningPoint]:
        """The clearest ones, not too many of the same seat, in the order of the game."""
        clear = [duel for duel in self._duels if duel.is_clear(LEAST_LOSS)]
        clear.sort(key=lambda duel: -duel.loss.mean)
        each = max(2, -(-MOST // self._course.record.game.seats))
        chosen: list[Duel] = []
        seats: Counter[int] = Counter()
        for duel in clear:
            if len(chosen) < MOST and seats[duel.decision.seat] < each:
                seats[duel.decision.seat] += 1
                chosen.append(duel)
        return sorted(map(_turning_point, chosen), key=lambda point: point.number)

    # -- luck ------------------------------------------------------------------------------------------------

    def _measure(self) -> Iterator[None]:
        """Look at all strokes of luck, again and again."""
        self._meters = [LuckMeter(self._course, self._net, stroke) for stroke in self._course.strokes]
        for _ in range(LOOKS_AT_STROKE):
            for meter in self._meters:
                if self._effort.share >= ALL and meter.looks > 1:
                    return
                self._effort.spend(meter.look())
                yield

    def _luck(self) -> Luck | None:
        seats = self._course.record.game.seats
        fortunes = [meter.fortune for meter in self._meters if meter.looks > 1]
        return add_up(fortunes, seats) if fortunes else None


def _turning_point(duel: Duel) -> TurningPoint:
    parting, decision = duel.parting(), duel.decision
    best, chance = duel.chances
    return TurningPoint(
        decision.number + parting,
        decision.seat,
        duel.telling(duel.played[parting:])[0],
        duel.telling(duel.better[parting:]),
        chance.mean,
        best.mean,
        duel.loss.error,
        duel.reason(),
    )
