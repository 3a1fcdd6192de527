"""How long bots take to decide, and a limit to it."""

from __future__ import annotations

import math
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import msgspec

Answer = TypeVar("Answer")

_STEPS = 16  # of the histogram for each doubling: a percentile is exact to 4 %
_SHORTEST = 1e-6
_RING_AGAIN = 1.0  # seconds after which a bot that has survived the first alarm gets another


class TimeUp(BaseException):
    """A bot took too long. Not an Exception, so that bots do not catch it by the way."""

    def __str__(self) -> str:
        return "out of time"


class Times(msgspec.Struct, omit_defaults=True):
    """How long decisions took, in seconds; `histogram` counts them by the logarithm of their length."""

    decisions: int = 0
    total: float = 0.0
    longest: float = 0.0
    histogram: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        """Count a decision."""
        step = math.floor(_STEPS * math.log2(max(seconds, _SHORTEST)))
        self.histogram[step] = self.histogram.get(step, 0) + 1
        self.decisions += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)

    def merge(self, other: Times) -> None:
        """Count all of another seat's decisions."""
        for step, count in other.histogram.items():
            self.histogram[step] = self.histogram.get(step, 0) + count
        self.decisions += other.decisions
        self.total += other.total
        self.longest = max(self.longest, other.longest)

    @property
    def mean(self) -> float:
        """The mean time of a decision."""
        return self.total / self.decisions if self.decisions else 0.0

    def percentile(self, share: float) -> float:
        """The time within which this share of all decisions was taken."""
        left = share * self.decisions
        for step in sorted(self.histogram):
            left -= self.histogram[step]
            if left <= 0:
                return float(min(self.longest, 2 ** ((step + 0.5) / _STEPS)))
        return self.longest


def measured(times: Times, limit: float, think: Callable[[], Answer]) -> Answer:
    """What a bot answers; counts how long it took. Raises TimeUp when it takes longer than the limit, in seconds."""
    start = time.perf_counter()
    try:
        with _alarm(limit):
            return think()
    finally:
        taken = time.perf_counter() - start
        times.add(taken)
        if taken > limit:  # where there are no alarms, or the bot has ignored them
            raise TimeUp


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Raise TimeUp in this block after so many seconds, where the system has alarms."""
    can_ring = hasattr(signal, "SIGALRM") and threading.current_thread() is threading.main_thread()
    if not can_ring or math.isinf(seconds):
        yield
        return

    def ring(*_: object) -> None:
        raise TimeUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds, _RING_AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
