"""The clocks of a table: how long each seat may still think. Time comes in as a number of milliseconds.

A clock runs for every seat that is asked, for several at once where several decide. A *turn* is the time from when a
seat is asked until it no longer is: whatever it decides in a row, until somebody else or luck is to decide.

- `live`: each seat has some minutes for the whole game, and gets an increment at the beginning of each turn.
- `days`: each seat has the same time for each turn.

What was used is not given back by an undo, and a turn that is played again brings no second increment. Up to LAG of
every turn is not counted, as the messages between player and server take their time. A seat whose time has run out is
played by a bot. If its player comes back, a turn that they have not used up yet begins with RETURN and the increment.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Literal, NamedTuple

MINUTE = 60_000
LAG = 500
RETURN = MINUTE


class Pace(NamedTuple):
    """How much time players have: `minutes` and an `increment` in seconds (live), or `hours` for each turn (days)."""

    kind: Literal["live", "days"]
    minutes: int = 0
    increment: int = 0
    hours: int = 0

    @property
    def first(self) -> int:
        """What each seat begins with."""
        return MINUTE * (self.minutes if self.kind == "live" else 60 * self.hours)

    def text(self) -> str:
        """The pace as one line, such as `live 30 20` or `days 48`."""
        return f"live {self.minutes} {self.increment}" if self.kind == "live" else f"days {self.hours}"

    @classmethod
    def read(cls, text: str) -> Pace | None:
        """Parse such a line; None where it is empty."""
        kind, *numbers = text.split() or [""]
        if kind == "live":
            return cls("live", int(numbers[0]), int(numbers[1]))
        return cls("days", hours=int(numbers[0])) if kind == "days" else None


class _Time:
    """The time of one seat.

    `left`: as far as it has been counted. `began`: what it had when its turn began. `number`: of the last decision of
    its turns so far. `is_out`: its time ran out, and its player has not come back.
    """

    def __init__(self, left: int, began: int, number: int = -1, is_out: bool = False) -> None:
        self.left = left
        self.began = began
        self.number = number
        self.is_out = is_out

    def values(self) -> tuple[int, int, int, bool]:
        return self.left, self.began, self.number, self.is_out


class Clock:
    """The time of every seat, as it was at the moment `at`; the clocks of the seats in `running` run since then."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.at = 0
        self.running: list[int] = []
        self.is_held = False  # the clocks that would run stand still
        self._times = [_Time(pace.first, pace.first) for _ in range(seats)]

    # -- reading ---------------------------------------------------------------------------------------------

    @property
    def due(self) -> int | None:
        """When the next seat's time will have run out, if nothing happens."""
        if self.is_held or not self.running:
            return None
        return self.at + LAG + min(self._times[seat].left for seat in self.running)

    def left(self, seat: int) -> int:
        """What a seat had left at the moment `at`."""
        return max(self._times[seat].left, 0)

    def turn(self, seat: int) -> tuple[int, int] | None:
        """When the present turn of a seat began, not counting pauses, and what it had left then; None unless it runs.

        It tells nothing of what others have done since, which may be a secret.
        """
        deadline, began = self.deadline(seat), self._times[seat].began
        return None if deadline is None else (deadline - began, began)

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat will have run out; None unless its clock runs."""
        return None if self.is_held or seat not in self.running else self.at + self._times[seat].left

    def run_out(self, at: int) -> list[int]:
        """The seats whose time has run out by then."""
        if self.is_held:
            return []
        return [seat for seat in self.running if self.at + LAG + self._times[seat].left <= at]

    # -- running ---------------------------------------------------------------------------------------------

    def run(self, seats: Iterable[int], number: int, at: int) -> None:
        """From now on the clocks of these seats run, and no others; `number`: of the present decision."""
        self._count(at)
        asked = sorted(set(seats))
        for seat in self.running:
            if seat not in asked:
                self._end_turn(self._times[seat], number)
        for seat in asked:
            if seat not in self.running:
                self._begin_turn(self._times[seat], number)
        self.running = asked

    def hold(self, is_held: bool, at: int) -> None:
        """Let the clocks stand still, or go on."""
        self._count(at)
        self.is_held = is_held

    def give_up(self, seat: int) -> None:
        """The time of a seat has run out: a bot plays from now on."""
        self._times[seat].is_out = True

    def _count(self, at: int) -> None:
        passed = max(at - self.at, 0)
        for seat in self.running if not self.is_held else ():
            self._times[seat].left -= passed
        self.at += passed

    def _begin_turn(self, time: _Time, number: int) -> None:
        if self.pace.kind == "days":
            time.left = self.pace.first
            time.is_out = False
        elif number > time.number:
            time.left = (RETURN if time.is_out else time.left) + 1000 * self.pace.increment
            time.is_out = False
        time.began = time.left
        time.number = max(time.number, number)

    def _end_turn(self, time: _Time, number: int) -> None:
        time.left = max(min(time.left + LAG, time.began), 0)
        time.number = max(time.number, number)

    # -- storing ---------------------------------------------------------------------------------------------

    def stored(self) -> str:
        """The clock as text; `restored` makes the same clock of it."""
        times = [time.values() for time in self._times]
        return json.dumps({"at": self.at, "running": self.running, "held": self.is_held, "times": times})

    @classmethod
    def restored(cls, pace: Pace, text: str) -> Clock:
        """A clock that was stored; raises ValueError, TypeError or LookupError for anything else."""
        stored = json.loads(text)
        clock = cls(pace, 0)
        clock._times = [_Time(int(left), int(began), int(number), out) for left, began, number, out in stored["times"]]
        clock.at, clock.running, clock.is_held = int(stored["at"]), stored["running"], stored["held"]
        if not all(0 <= seat < len(clock._times) for seat in clock.running):
            raise ValueError("a clock without time runs")
        return clock

    def copy(self) -> Clock:
        """An independent copy."""
        return self.restored(self.pace, self.stored())
