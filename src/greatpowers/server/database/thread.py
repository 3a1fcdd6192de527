"""Runs the storage in threads of its own, so that the event loop never waits for the disk.

Reads do not wait for writes, nor do tables wait for each other (but in SQLite, which writes one thing at a time).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from sqlalchemy.exc import OperationalError, SQLAlchemyError

from greatpowers.server.database.appending import RowBusy
from greatpowers.server.database.storage import Append, Storage
from greatpowers.server.metrics import STORAGE_BUSY, STORAGE_SECONDS, STORAGE_TIMEOUTS

TIMEOUT = 10.0  # seconds
READERS = 3  # threads, each with a connection
PATIENT = 4  # threads for changes that may have to wait for the rows of one table
MAX_DEADLOCKS = 3  # one after another
_DEADLOCK = "40P01"  # PostgreSQL's code

P = ParamSpec("P")
R = TypeVar("R")


class StorageTimeout(SQLAlchemyError):
    """The database did not answer in time."""


class StorageThread:
    """The only threads that use the storage."""

    def __init__(self, storage: Storage, timeout: float = TIMEOUT) -> None:
        self.storage = storage
        self.busy = 0  # tables whose next action waits for rows that somebody else has locked
        self._timeout = timeout
        self._writer = ThreadPoolExecutor(1, "storage")
        self._appender = ThreadPoolExecutor(1, "appends") if storage.is_shared else self._writer
        self._readers = self._writer if storage.is_in_memory else ThreadPoolExecutor(READERS, "reads")
        self._patient = ThreadPoolExecutor(PATIENT, "patient") if storage.is_shared else self._writer
        self._appends: list[tuple[Append, asyncio.Future[str | None]]] = []  # that wait for the thread
        self._appending: asyncio.Task[None] | None = None
        self._alone: set[asyncio.Task[None]] = set()

    async def run(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call a method of the storage, one after another; raises StorageTimeout.

        What has not begun by then never will. What has may still succeed: a write that is then tried again is a
        WriteConflict, after which the table is loaded as it was stored.
        """
        return await self._within(self._timeout, self._writer, partial(_retried, partial(function, *args, **kwargs)))

    async def read(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call a method of the storage that changes nothing, beside others; raises StorageTimeout."""
        return await self._within(self._timeout, self._readers, partial(function, *args, **kwargs))

    async def change(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call a method of the storage that changes one table, beside changes of others; raises StorageTimeout.

        As for `run`; who waits for rows that somebody else has locked holds up nobody else.
        """
        return await self._within(self._timeout, self._patient, partial(_retried, partial(function, *args, **kwargs)))

    async def append(self, append: Append) -> str | None:
        """Call `Storage.append`; whatever waits at the same time shares a transaction, and so one sync of the disk."""
        stored: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._appends.append((append, stored))
        if self._appending is None:
            self._appending = asyncio.create_task(self._append_waiting())
        return await stored

    async def _append_waiting(self) -> None:
        while self._appends:
            # In this order two processes never wait for each other.
            waiting, self._appends = sorted(self._appends, key=lambda one: one[0].table), []
            call = partial(_retried, partial(self.storage.append_all, [append for append, _ in waiting]))
            results: Sequence[str | Exception | None]
            try:
                results = await self._within(self._timeout, self._appender, call)
            except Exception as error:
                results = [error] * len(waiting)
            for (append, stored), result in zip(waiting, results, strict=True):
                if isinstance(result, RowBusy):
                    self._begin_alone(append, stored)
                else:
                    _settle(stored, result)
        self._appending = None

    def _begin_alone(self, append: Append, stored: asyncio.Future[str | None]) -> None:
        task = asyncio.create_task(self._append_alone(append, stored))
        self._alone.add(task)
        task.add_done_callback(self._alone.discard)

    async def _append_alone(self, append: Append, stored: asyncio.Future[str | None]) -> None:
        """Wait for the rows of one table as long as the database lets us, while other tables go on."""
        STORAGE_BUSY.add()
        self.busy += 1
        result: str | Exception | None
        try:
            call = partial(_retried, partial(self.storage.append_one, append))
            result = await self._within(self._timeout, self._patient, call)
        except Exception as error:
            result = error
        finally:
            self.busy -= 1
        _settle(stored, result)

    async def run_to_the_end(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call a method of the storage, however long it takes."""
        return await self._within(None, self._writer, partial(_retried, partial(function, *args, **kwargs)))

    async def ping(self, timeout: float) -> None:
        """Ask the database for a sign of life; raises StorageTimeout or another SQLAlchemyError.

        Both actions and reads have to come through.
        """
        await self._within(timeout, self._appender, self.storage.ping)
        await self._within(timeout, self._readers, lambda: None)

    async def _within(self, timeout: float | None, threads: ThreadPoolExecutor, call: Callable[[], R]) -> R:
        began = time.perf_counter()
        try:
            async with asyncio.timeout(timeout):  # unlike wait_for, it never swallows a cancellation
                return await asyncio.get_running_loop().run_in_executor(threads, call)
        except TimeoutError:
            STORAGE_TIMEOUTS.add()
            raise StorageTimeout(f"no answer within {timeout:g} seconds") from None
        finally:
            STORAGE_SECONDS.observe(time.perf_counter() - began)

    async def close(self) -> None:
        """Finish pending calls and close the storage, unless it hangs."""
        pools = {self._appender, self._readers, self._patient} - {self._writer}
        try:
            async with asyncio.timeout(self._timeout):
                await asyncio.gather(*(asyncio.to_thread(pool.shutdown) for pool in pools))
            await self.run(self.storage.close)
        except (StorageTimeout, TimeoutError):
            for pool in (self._writer, *pools):
                pool.shutdown(wait=False, cancel_futures=True)
        else:
            self._writer.shutdown()


def _settle(stored: asyncio.Future[str | None], result: str | Exception | None) -> None:
    if stored.done():  # nobody waits any more
        return
    if isinstance(result, Exception):
        stored.set_exception(result)
    else:
        stored.set_result(result)


def _retried(call: Callable[[], R]) -> R:
    """Call a method of the storage again if PostgreSQL undid it to end a deadlock with another process."""
    for _ in range(MAX_DEADLOCKS):
        try:
            return call()
        except OperationalError as error:
            if getattr(error.orig, "sqlstate", "") != _DEADLOCK:
                raise
    return call()
