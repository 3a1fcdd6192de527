"""Who thinks next, and for how long: every guest gets the same part of the workers' time, which their tables share.

Fair queueing by thinking time: the guest who has used the least is served first. Somebody who has been away starts
level with the others, so that nobody can save up time, and nobody starves. The more tables wait, the shorter each bot
may think, so that all of a guest's tables are answered within about the same time, however many others play.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from greatpowers.server.bots.thread import Job

MOST_SECONDS = 3.0  # that a bot may think about a decision
LEAST_SECONDS = 0.02  # enough for a sensible answer, however many wait
ANSWERED_WITHIN = 6.0  # seconds in which all tables of a guest that wait should have been answered once
BETWEEN_DECISIONS = 3.0  # seconds after an answer in which a guest is likely to ask again


class FairQueue:
    """The jobs that wait, by guest, and how much time the active guests have used; for one thread at a time."""

    def __init__(
        self, workers: int, clock: Callable[[], float] = perf_counter, answered_within: float = ANSWERED_WITHIN
    ) -> None:
        self._workers = workers
        self._answered_within = answered_within
        self._clock = clock
        self._waiting: dict[str, deque[Job]] = {}
        self._thinking: Counter[str] = Counter()  # how many jobs of each guest workers think about
        self._answered: dict[str, float] = {}  # when a job of each guest was last done, or withdrawn
        self._used: dict[str, float] = {}  # seconds that the active guests have used
        self._level = 0.0  # what those have used who are served now

    def __len__(self) -> int:
        """How many jobs wait."""
        return sum(map(len, self._waiting.values()))

    def add(self, job: Job) -> None:
        """A table waits for an answer."""
        guest = job.task.guest
        self._forget_idle()
        self._used[guest] = max(self._used.get(guest, 0.0), self._level)
        self._waiting.setdefault(guest, deque()).append(job)

    def take(self) -> Job | None:
        """The job to do next, with its time to think; None when nobody waits."""
        if not self._waiting:
            return None
        guest = min(self._waiting, key=self._used.__getitem__)
        job = self._waiting[guest][0]
        job.seconds = min(job.task.seconds, self._allowance(guest))
        self._level = max(self._level, self._used[guest])
        self._used[guest] += job.seconds
        self._thinking[guest] += 1
        self._unqueue(job)
        return job

    def done(self, job: Job, thought: float) -> None:
        """A worker has thought about a job for so many seconds."""
        guest = job.task.guest
        self._used[guest] += thought - job.seconds
        self._thinking[guest] -= 1
        self._answered[guest] = self._clock()

    def withdraw(self, job: Job) -> bool:
        """Nobody waits for this job any more; False when it no longer waits itself."""
        if job not in self._waiting.get(job.task.guest, ()):
            return False
        self._unqueue(job)
        self._answered[job.task.guest] = self._clock()
        return True

    def clear(self) -> list[Job]:
        """Give up all jobs that wait."""
        waiting = [job for jobs in self._waiting.values() for job in jobs]
        self._waiting = {}
        return waiting

    def _allowance(self, guest: str) -> float:
        """How long may be thought for this guest now."""
        tables = len(self._waiting[guest]) + self._thinking[guest]
        return max(LEAST_SECONDS, self._answered_within * self._workers / (len(self._used) * tables))

    def _unqueue(self, job: Job) -> None:
        jobs = self._waiting[job.task.guest]
        jobs.remove(job)
        if not jobs:
            del self._waiting[job.task.guest]

    def _forget_idle(self) -> None:
        """Forget the guests who have no jobs, and have had none for a while."""
        long_ago = self._clock() - BETWEEN_DECISIONS
        for guest in [guest for guest, when in self._answered.items() if when < long_ago]:
            del self._answered[guest]
            if guest not in self._waiting and not self._thinking[guest]:
                del self._used[guest], self._thinking[guest]
