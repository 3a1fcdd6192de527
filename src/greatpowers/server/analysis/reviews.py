"""The reviews of games that are over: one for each table, whoever asks, computed while somebody waits for it.

Clients ask again and again, and get what is known by then. A review that nobody has asked for in a while is given up;
those that are done are kept for a while.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias, cast

from greatpowers.server.analysis.desk import FAILED
from greatpowers.server.bots.pool import BotPool
from greatpowers.server.bots.work import Report, WorkTask
from greatpowers.server.errors import UserError
from greatpowers.server.limits import ANALYSES, RateLimited

LOG = logging.getLogger("greatpowers.server")
MOST_AT_ONCE = 2  # of one guest
MOST_KEPT = 100
UNWANTED_AFTER = 20.0  # seconds
Found: TypeAlias = dict[str, Any]
NOTHING_YET: Found = {"share": 0.0, "points": [], "turning_points": [], "luck": None}


class Reviewed(NamedTuple):
    """A game: the table, and how many actions it had, as it may go on after an undo."""

    table: str
    actions: int


class Reviews:
    """See the module."""

    def __init__(self, pool: BotPool, patience: float = UNWANTED_AFTER) -> None:
        """`patience`: after how many seconds a review that nobody asks for is given up."""
        self._pool = pool
        self._patience = patience
        self._running: dict[Reviewed, _Running] = {}
        self._done: OrderedDict[Reviewed, Found] = OrderedDict()

    def look(self, reviewed: Reviewed, task: Callable[[], WorkTask]) -> Found:
        """What is known of a game; the review begins with the first call. Raises UserError."""
        if reviewed in self._done:
            self._done.move_to_end(reviewed)
            return self._done[reviewed]
        running = self._running.get(reviewed) or self._begin(reviewed, task())
        if running.task.done():
            return self._finish(reviewed, running.task)
        running.want(self._patience)
        return running.found

    def close(self) -> None:
        """Give up all reviews."""
        for running in self._running.values():
            running.task.cancel()

    def _begin(self, reviewed: Reviewed, task: WorkTask) -> _Running:
        if sum(running.guest == task.guest for running in self._running.values()) >= MOST_AT_ONCE:
            raise RateLimited(ANALYSES, round(task.seconds) or 1)
        self._running[reviewed] = running = _Running(self._pool, task)
        running.task.add_done_callback(lambda done: self._forget(reviewed, done))
        return running

    def _forget(self, reviewed: Reviewed, done: asyncio.Task[object]) -> None:
        """Drop a review that was given up; others wait for whoever asks next."""
        if done.cancelled():
            del self._running[reviewed]
        elif done.exception() is None:
            self._finish(reviewed, done)

    def _finish(self, reviewed: Reviewed, done: asyncio.Task[object]) -> Found:
        del self._running[reviewed]
        error = done.exception()
        if error is not None:
            LOG.warning("a review failed: %r", error)
            raise UserError(FAILED, "error-analysis-failed")
        self._done[reviewed] = found = cast("Found", done.result())
        if len(self._done) > MOST_KEPT:
            self._done.popitem(last=False)
        return found


class _Running:
    """A review that is being made."""

    def __init__(self, pool: BotPool, task: WorkTask) -> None:
        self.guest = task.guest
        self.found = NOTHING_YET
        report: Report = self._report
        self.task = asyncio.ensure_future(pool.think(task, report))
        self._timer: asyncio.TimerHandle | None = None

    def want(self, patience: float) -> None:
        """Somebody wants to know: go on for a while."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(patience, self.task.cancel)

    def _report(self, progress: object) -> None:
        self.found = cast("Found", progress)
