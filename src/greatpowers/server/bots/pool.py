"""Asks bots in worker processes; whatever happens to them, the game continues.

Each worker has a thread that talks to it. A worker that hangs or dies takes down only its own task, and is replaced.
Guests share the workers fairly (see `queue`), and a table waits for one decision at a time. It goes back to a worker
that follows its game, where one is free.
"""

from __future__ import annotations

import asyncio
import logging
import os
from functools import partial
from random import Random
from threading import Lock

from greatpowers.core.actions import BadNotation
from greatpowers.core.game import State, randbelow
from greatpowers.server.bots.process import ProcessWorker
from greatpowers.server.bots.queue import ANSWERED_WITHIN, FairQueue
from greatpowers.server.bots.task import BotTask
from greatpowers.server.bots.thread import Job, PoolClosed, StartWorker, WorkerThread
from greatpowers.server.bots.work import Report, WorkTask
from greatpowers.server.metrics import BOT_DECISIONS, BOT_FAILURES

LOG = logging.getLogger("greatpowers.server")
DECISION_TIMEOUT = 10.0  # seconds until a bot that does not mind its time is lost; waiting does not count
GRACE = 1.0  # seconds that a bot has to give up when nobody waits for its answer
CLOSE_TIMEOUT = 5.0  # seconds
ATTEMPTS = 2
BACKGROUND_NICENESS = 10  # of work that must not slow down anything else
BACKGROUND_WITHIN = 120.0  # seconds in which all such work of a guest should be done


class BotPool:
    """Asks bots without blocking the event loop, and always comes up with a legal action."""

    def __init__(
        self,
        start_worker: StartWorker = ProcessWorker,
        size: int = max(1, min(4, (os.cpu_count() or 2) - 1)),
        timeout: float = DECISION_TIMEOUT,
        grace: float = GRACE,
        answered_within: float = ANSWERED_WITHIN,
    ) -> None:
        self._start_worker = start_worker
        self._size = size
        self._timeout = timeout
        self._grace = grace
        self._lock = Lock()  # guards what follows
        self._threads: list[WorkerThread] = []
        self._free: list[WorkerThread] = []
        self._queue = FairQueue(size, answered_within=answered_within)
        self._is_closed = False

    def warm_up(self) -> None:
        """Start a worker before anybody waits for it."""
        with self._lock:
            if not self._threads:
                self._free.append(self._add_thread())

    @property
    def waiting(self) -> int:
        """How many decisions wait for a worker."""
        with self._lock:
            return len(self._queue)

    async def decide(self, task: BotTask, state: State) -> int | None:
        """The bot's action, or a random legal one when the bot fails twice; None when it does not respond.

        Who no longer wants to know cancels this call.
        """
        legal = list(state.legal(task.seat))  # now, before the position can change
        BOT_DECISIONS.add()
        for attempt in range(ATTEMPTS):
            try:
                action = await self._ask(task)
            except Exception as error:
                BOT_FAILURES.add()
                LOG.warning("bot %s failed (attempt %d): %r", task.bot, attempt + 1, error)
                continue
            if action is None and not legal:
                return None
            if isinstance(action, int) and _is_legal(state, action, task.seat):
                return action
            BOT_FAILURES.add()
            LOG.warning("bot %s chose an illegal action (attempt %d): %r", task.bot, attempt + 1, action)
        return legal[randbelow(Random(task.rng_seed), len(legal))] if legal else None

    async def think(self, task: WorkTask, report: Report = lambda progress: None) -> object:
        """The answer to a piece of work (see `work`); raises an exception when it fails, or takes far too long.

        `report`: called with what is known before. Who no longer wants to know cancels this call.
        """
        return await self._answer(Job(task, task.seconds + self._timeout, self._grace, report))

    def close(self) -> None:
        """Stop the workers."""
        with self._lock:
            self._is_closed = True
            waiting = self._queue.clear()
        for job in waiting:
            job.finish(None, PoolClosed())
        for thread in self._threads:
            thread.close()
        for thread in self._threads:
            thread.join(CLOSE_TIMEOUT)

    async def _ask(self, task: BotTask) -> object:
        return await self._answer(Job(task, self._timeout, self._grace))

    async def _answer(self, job: Job) -> object:
        self._submit(job)
        try:
            return await job.answer
        except asyncio.CancelledError:
            self._withdraw(job)
            raise

    def _submit(self, job: Job) -> None:
        """Queue a job, and do it at once if a worker is free."""
        with self._lock:
            if self._is_closed:
                raise PoolClosed
            self._queue.add(job)
            if (self._free or len(self._threads) < self._size) and (first := self._queue.take()) is not None:
                self._choose_thread(first.task).jobs.put(first)

    def _choose_thread(self, task: BotTask | WorkTask) -> WorkerThread:
        """A free worker, best one that follows the game; or a new one."""
        if not self._free:
            return self._add_thread()
        following = (thread for thread in self._free if task in thread.followed)
        thread = next(following, self._free[-1])
        self._free.remove(thread)
        return thread

    def _add_thread(self) -> WorkerThread:
        thread = WorkerThread(self._start_worker, self._next_job)
        thread.start()
        self._threads.append(thread)
        return thread

    def _next_job(self, thread: WorkerThread, done: Job, thought: float) -> None:
        """A worker has thought about a job for so many seconds, and is free; called by its thread."""
        with self._lock:
            self._queue.done(done, thought)
            job = self._queue.take()
            if job is None:
                self._free.append(thread)
            else:
                thread.jobs.put(job)

    def _withdraw(self, job: Job) -> None:
        """Nobody waits for this job any more."""
        with self._lock:
            if self._queue.withdraw(job):
                return
        job.abandon()


def background_pool() -> BotPool:
    """A pool for work that takes long, one piece at a time; its process starts when it is first needed."""
    start_worker = partial(ProcessWorker, niceness=BACKGROUND_NICENESS)
    return BotPool(start_worker, 1, answered_within=BACKGROUND_WITHIN)


def _is_legal(state: State, action: int, seat: int) -> bool:
    """Whether a bot's answer is a legal action."""
    try:
        return state.why_not(state.game.space.find(action), seat) is None
    except BadNotation:
        return False
