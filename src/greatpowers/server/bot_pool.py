"""Asks bots in worker processes; whatever happens to them, the game continues.

Each worker has a thread that talks to it. A worker that hangs or dies takes down only its own task, and is replaced.
A table waits for one decision at a time, so first come, first served is fair to all tables. A table goes back to a
worker that follows its game, where one is free.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from random import Random
from threading import Lock, Thread
from typing import Any

from greatpowers.core.actions import BadNotation
from greatpowers.core.game import State, randbelow
from greatpowers.server.bot_process import BotError, ProcessWorker, Worker
from greatpowers.server.bot_task import BotTask, FollowedGames

LOG = logging.getLogger("greatpowers.server")
DECISION_TIMEOUT = 60.0  # seconds of thinking; waiting in the queue does not count
GRACE = 1.0  # seconds that a worker may go on thinking about what nobody waits for
CLOSE_TIMEOUT = 5.0  # seconds
ATTEMPTS = 2

StartWorker = Callable[[], Worker]


class Job:
    """A task on its way to a worker and back, for the event loop that waits for the answer."""

    def __init__(self, task: BotTask, timeout: float, grace: float) -> None:
        self.task = task
        self._timeout = timeout
        self._grace = grace
        self._loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[object] = self._loop.create_future()
        self._thread: WorkerThread | None = None  # while a worker thinks
        self._timer: asyncio.TimerHandle | None = None

    # -- called by the worker's thread --

    @property
    def is_wanted(self) -> bool:
        """Whether somebody still waits for the answer."""
        return not self.answer.cancelled()

    def begin(self, thread: WorkerThread) -> None:
        """A worker begins to think."""
        self._call(self._begin, thread)

    def finish(self, action: object, error: Exception | None) -> None:
        """A worker has answered, or failed."""
        self._call(self._finish, action, error)

    def _call(self, function: Callable[..., None], *args: Any) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(function, *args)

    # -- called in the event loop --

    def abandon(self) -> None:
        """Nobody waits for the answer any more."""
        if self._thread is not None:
            self._limit(self._grace)

    def _begin(self, thread: WorkerThread) -> None:
        self._thread = thread
        self._limit(self._grace if self.answer.cancelled() else self._timeout)

    def _finish(self, action: object, error: Exception | None) -> None:
        self._thread = None
        if self._timer is not None:
            self._timer.cancel()
        if self.answer.done():
            return
        if error is None:
            self.answer.set_result(action)
        else:
            self.answer.set_exception(error)

    def _limit(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, self._expire)

    def _expire(self) -> None:
        if not self.answer.done():
            self.answer.set_exception(TimeoutError(f"no answer within {self._timeout:g} seconds"))
        if self._thread is not None:
            self._thread.kill(self)


class WorkerThread(Thread):
    """Gives one job after another to a worker, and replaces the worker when it is lost."""

    def __init__(self, start_worker: StartWorker, is_free: Callable[[WorkerThread], None]) -> None:
        super().__init__(name="bots", daemon=True)
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()  # None: there are no more
        self.followed = FollowedGames()
        self._start_worker = start_worker
        self._is_free = is_free
        self._lock = Lock()  # guards the worker against those who kill it
        self._worker: Worker | None = None
        self._job: Job | None = None  # what the worker thinks about
        self._is_closed = False

    def run(self) -> None:
        """Work until the pool is closed."""
        with suppress(Exception):  # the first job tries again
            self._ready_worker()
        while (job := self.jobs.get()) is not None:
            answer = self._work(job)
            self._is_free(self)  # first, so that the table's next decision comes back to this worker
            job.finish(*answer)
        self._discard_worker()

    def kill(self, job: Job) -> None:
        """Kill the worker if it still thinks about this job; called by another thread."""
        with self._lock:
            if self._job is job and self._worker is not None:
                self._worker.kill()

    def close(self) -> None:
        """Kill the worker and end the thread; called by another thread."""
        with self._lock:
            self._is_closed = True
            if self._worker is not None:
                self._worker.kill()
        self.jobs.put(None)

    def _work(self, job: Job) -> tuple[object, Exception | None]:
        """The answer, or the error."""
        try:
            return (self._ask(job) if job.is_wanted else None), None
        except BotError as error:
            self.followed.drop(job.task)
            return None, error
        except Exception as error:
            self._discard_worker()
            return None, error

    def _ask(self, job: Job) -> object:
        worker = self._ready_worker()
        question = self.followed.question(job.task)
        with self._lock:
            self._job = job
        job.begin(self)
        try:
            return worker.ask(question)
        finally:
            with self._lock:
                self._job = None

    def _ready_worker(self) -> Worker:
        if self._worker is not None and self._worker.is_alive:
            return self._worker
        self._discard_worker()
        with self._lock:
            if self._is_closed:
                raise PoolClosed
            self._worker = self._start_worker()
        try:
            self._worker.prepare()
        except Exception:
            self._discard_worker()
            raise
        return self._worker

    def _discard_worker(self) -> None:
        with self._lock:
            worker, self._worker = self._worker, None
        self.followed = FollowedGames()
        if worker is not None:
            worker.close()


class PoolClosed(Exception):
    """The server shuts down."""


class BotPool:
    """Asks bots without blocking the event loop, and always comes up with a legal action."""

    def __init__(
        self,
        start_worker: StartWorker = ProcessWorker,
        size: int = max(1, min(4, (os.cpu_count() or 2) - 1)),
        timeout: float = DECISION_TIMEOUT,
        grace: float = GRACE,
    ) -> None:
        self._start_worker = start_worker
        self._size = size
        self._timeout = timeout
        self._grace = grace
        self._lock = Lock()  # guards what follows
        self._threads: list[WorkerThread] = []
        self._free: list[WorkerThread] = []
        self._waiting: deque[Job] = deque()
        self._is_closed = False

    def warm_up(self) -> None:
        """Start a worker before anybody waits for it."""
        with self._lock:
            if not self._threads:
                self._free.append(self._add_thread())

    async def decide(self, task: BotTask, state: State) -> int | None:
        """The bot's action, or a random legal one when the bot fails twice; None when it does not respond.

        Who no longer wants to know cancels this call.
        """
        legal = list(state.legal(task.seat))  # now, before the position can change
        for attempt in range(ATTEMPTS):
            try:
                action = await self._ask(task)
            except Exception as error:
                LOG.warning("bot %s failed (attempt %d): %r", task.bot, attempt + 1, error)
                continue
            if action is None and not legal:
                return None
            if isinstance(action, int) and _is_legal(state, action, task.seat):
                return action
            LOG.warning("bot %s chose an illegal action (attempt %d): %r", task.bot, attempt + 1, action)
        return legal[randbelow(Random(task.rng_seed), len(legal))] if legal else None

    def close(self) -> None:
        """Stop the workers."""
        with self._lock:
            self._is_closed = True
            waiting, self._waiting = self._waiting, deque()
        for job in waiting:
            job.finish(None, PoolClosed())
        for thread in self._threads:
            thread.close()
        for thread in self._threads:
            thread.join(CLOSE_TIMEOUT)

    async def _ask(self, task: BotTask) -> object:
        job = Job(task, self._timeout, self._grace)
        self._submit(job)
        try:
            return await job.answer
        except asyncio.CancelledError:
            self._withdraw(job)
            raise

    def _submit(self, job: Job) -> None:
        """Give a job to a free worker, best to one that follows the game; otherwise it waits."""
        with self._lock:
            if self._is_closed:
                raise PoolClosed
            thread = self._choose_thread(job.task)
            if thread is None:
                self._waiting.append(job)
            else:
                thread.jobs.put(job)

    def _choose_thread(self, task: BotTask) -> WorkerThread | None:
        if self._free:
            following = (thread for thread in self._free if task in thread.followed)
            thread = next(following, self._free[-1])
            self._free.remove(thread)
            return thread
        return self._add_thread() if len(self._threads) < self._size else None

    def _add_thread(self) -> WorkerThread:
        thread = WorkerThread(self._start_worker, self._next_job)
        thread.start()
        self._threads.append(thread)
        return thread

    def _next_job(self, thread: WorkerThread) -> None:
        """A worker is free; called by its thread."""
        with self._lock:
            if self._waiting:
                thread.jobs.put(self._waiting.popleft())
            else:
                self._free.append(thread)

    def _withdraw(self, job: Job) -> None:
        """Nobody waits for this job any more."""
        with self._lock:
            if job in self._waiting:
                self._waiting.remove(job)
                return
        job.abandon()


def _is_legal(state: State, action: int, seat: int) -> bool:
    """Whether a bot's answer is a legal action."""
    try:
        return state.why_not(state.game.space.find(action), seat) is None
    except BadNotation:
        return False
