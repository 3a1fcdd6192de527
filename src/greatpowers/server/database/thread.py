"""Runs the storage in a thread of its own, so that the event loop never waits for the disk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from sqlalchemy.exc import OperationalError, SQLAlchemyError

from greatpowers.server.database.storage import Append, Storage
from greatpowers.server.metrics import STORAGE_SECONDS, STORAGE_TIMEOUTS

TIMEOUT = 10.0  # seconds
MAX_DEADLOCKS = 3  # one after another
_DEADLOCK = "40P01"  # PostgreSQL's code

P = ParamSpec("P")
R = TypeVar("R")


class StorageTimeout(SQLAlchemyError):
    """The database did not answer in time."""


class StorageThread:
    """The only thread that uses the storage."""

    def __init__(self, storage: Storage, timeout: float = TIMEOUT) -> None:
        self.storage = storage
        self._timeout = timeout
        self._thread = ThreadPoolExecutor(1, "storage")
        self._appends: list[tuple[Append, asyncio.Future[str | None]]] = []  # that wait for the thread
        self._appending: asyncio.Task[None] | None = None

    async def run(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call a method of the storage in its thread; raises StorageTimeout.

        What has not begun by then never will. What has may still succeed: a write that is then tried again is a
        WriteConflict, after which the table is loaded as it was stored.
        """
        call = lambda: _retried(lambda: function(*args, **kwargs))  # noqa: E731
        return await self._within(self._timeout, call)

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
            results: Sequence[str | Exception | None]
            try:
                results = await self.run(self.storage.append_all, [append for append, _ in waiting])
            except Exception as error:
                results = [error] * len(waiting)
            for (_, stored), result in zip(waiting, results, strict=True):
                if stored.done():  # nobody waits any more
                    continue
                if isinstance(result, Exception):
                    stored.set_exception(result)
                else:
                    stored.set_result(result)
        self._appending = None

    async def run_to_the_end(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call a method of the storage in its thread, however long it takes."""
        call = lambda: _retried(lambda: function(*args, **kwargs))  # noqa: E731
        return await self._within(None, call)

    async def ping(self, timeout: float) -> None:
        """Ask the database for a sign of life; raises StorageTimeout or another SQLAlchemyError."""
        await self._within(timeout, self.storage.ping)

    async def _within(self, timeout: float | None, call: Callable[[], R]) -> R:
        began = time.perf_counter()
        try:
            async with asyncio.timeout(timeout):  # unlike wait_for, it never swallows a cancellation
                return await asyncio.get_running_loop().run_in_executor(self._thread, call)
        except TimeoutError:
            STORAGE_TIMEOUTS.add()
            raise StorageTimeout(f"no answer within {timeout:g} seconds") from None
        finally:
            STORAGE_SECONDS.observe(time.perf_counter() - began)

    async def close(self) -> None:
        """Finish pending calls and close the storage, unless it hangs."""
        try:
            await self.run(self.storage.close)
        except StorageTimeout:
            self._thread.shutdown(wait=False, cancel_futures=True)
        else:
            self._thread.shutdown()


def _retried(call: Callable[[], R]) -> R:
    """Call a method of the storage again if PostgreSQL undid it to end a deadlock with another process."""
    for _ in range(MAX_DEADLOCKS):
        try:
            return call()
        except OperationalError as error:
            if getattr(error.orig, "sqlstate", "") != _DEADLOCK:
                raise
    return call()
