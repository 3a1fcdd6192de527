"""The thread that talks to a bot's worker, and a task on its way from the event loop to that thread and back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Lock, Thread
from time import perf_counter
from typing import Any

from greatpowers.server.bots.process import BotError, Worker
from greatpowers.server.bots.task import BotTask, FollowedGames
from greatpowers.server.bots.work import Report, WorkTask
from greatpowers.server.bots.worker import NO_QUESTION
from greatpowers.server.metrics import BOT_THINKING, BOT_WAITING

StartWorker = Callable[[], Worker]


class PoolClosed(Exception):
    """The server shuts down."""


class Job:
    """A task on its way to a worker and back, for the event loop that waits for the answer."""

    def __init__(
        self, task: BotTask | WorkTask, timeout: float, grace: float, report: Report = lambda progress: None
    ) -> None:
        """`report`: called in the event loop with what a piece of work reports."""
        self.task = task
        self.seconds = task.seconds  # how long the bot may think
        self._report = report
        self._since = perf_counter()  # when it began to wait, or to be thought about
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

    def report(self, progress: object) -> None:
        """A worker reports what is known so far."""
        self._call(self._report, progress)

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
            self._thread.stop(self)
            self._limit(self._grace)

    def _begin(self, thread: WorkerThread) -> None:
        BOT_WAITING.observe(self._lap())
        self._thread = thread
        if self.answer.cancelled():
            self.abandon()
        else:
            self._limit(self._timeout)

    def _lap(self) -> float:
        """The seconds since the last call, or since the job was made."""
        before, self._since = self._since, perf_counter()
        return self._since - before

    def _finish(self, action: object, error: Exception | None) -> None:
        if self._thread is not None:
            BOT_THINKING.observe(self._lap())
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

    def __init__(self, start_worker: StartWorker, is_free: Callable[[WorkerThread, Job, float], None]) -> None:
        """`is_free` is called when a job is done, with the seconds that it took."""
        super().__init__(name="bots", daemon=True)
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()  # None: there are no more
        self.followed = FollowedGames()
        self._start_worker = start_worker
        self._is_free = is_free
        self._lock = Lock()  # guards the worker against those who kill it
        self._worker: Worker | None = None
        self._job: Job | None = None  # what the worker thinks about
        self._number = NO_QUESTION  # of the question
        self._is_closed = False

    def run(self) -> None:
        """Work until the pool is closed."""
        with suppress(Exception):  # the first job tries again
            self._ready_worker()
        while (job := self.jobs.get()) is not None:
            began = perf_counter()
            answer = self._work(job)
            self._is_free(
                self, job, perf_counter() - began
            )  # first, so that the table's next decision comes back to this worker
            job.finish(*answer)
        self._discard_worker()

    def stop(self, job: Job) -> None:
        """Tell the bot that nobody waits for this job any more; called by another thread."""
        with self._lock:
            if self._job is job and self._worker is not None:
                self._worker.stop(self._number)

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
        task = job.task
        if isinstance(task, BotTask):
            question = self.followed.question(task, job.seconds)
            return self._wait(job, question.number, partial(worker.ask, question))
        assignment = self.followed.assignment(task, job.seconds)
        return self._wait(job, assignment.number, partial(worker.work, assignment, job.report))

    def _wait(self, job: Job, number: int, answer: Callable[[], object]) -> object:
        """Wait for an answer that can be stopped by this number."""
        with self._lock:
            self._job, self._number = job, number
        job.begin(self)
        try:
            return answer()
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
