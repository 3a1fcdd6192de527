"""Anything else that worker processes think about than a bot's next decision: hints, chances, reviews.

A `Work` is sent to a worker as it is, and its answer comes back as JSON: `await pool.think(WorkTask(work, guest))`. It
waits in the same fair queue as the decisions of bots, on the share of the guest who asks. Work that takes long belongs
in a pool of its own (`pool.background_pool`), where it does not keep bots waiting; it reports its progress, which
arrives at the `report` of `think`. Whoever no longer wants to know cancels the call, and the work soon notices.

Like `worker`, this module imports no web code: workers import the modules of the work that they are given.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple, Protocol

Report = Callable[[object], None]


class Stopped(Protocol):
    """The number of the last question whose answer nobody waits for; another process may change it."""

    value: int


class Thinking:
    """The limits of one piece of work: `seconds` from now on, and whether anybody still waits for it."""

    def __init__(self, number: int, seconds: float, stopped: Stopped, report: Report) -> None:
        """`report`: takes what is known so far, as plain data."""
        self.seconds = seconds
        self.report = report
        self._number = number
        self._stopped = stopped
        self._began = perf_counter()

    @property
    def seconds_left(self) -> float:
        """How much longer it may take."""
        return max(0.0, self.seconds - (perf_counter() - self._began))

    def is_cancelled(self) -> bool:
        """Whether nobody waits for the answer any more; whoever thinks for long asks now and then, and gives up."""
        return self._stopped.value == self._number


class Work(Protocol):
    """Something to think about. It travels to a worker by pickle: a NamedTuple of plain data, for example."""

    def run(self, thinking: Thinking) -> object:
        """The answer as plain data, which can be written as JSON."""


class Assignment(NamedTuple):
    """Work on its way to a worker."""

    number: int  # by which it can be stopped
    work: Work
    seconds: float


class WorkTask:
    """Work for the pool."""

    def __init__(self, work: Work, guest: str = "", seconds: float = 1.0) -> None:
        """`guest`: with whose share of the workers' time. `seconds`: how long it should take; less when many wait."""
        self.work = work
        self.guest = guest
        self.seconds = seconds
