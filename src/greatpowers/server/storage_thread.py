"""Runs the storage in a thread of its own, so that the event loop never waits for the disk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from greatpowers.server.metrics import STORAGE_SECONDS, STORAGE_TIMEOUTS
from greatpowers.server.storage import Storage

TIMEOUT = 10.0  # seconds

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

    async def run(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call a method of the storage in its thread; raises StorageTimeout.

        What has not begun by then never will. What has may still succeed: a write that is then tried again is a
        WriteConflict, after which the table is loaded as it was stored.
        """
        call = lambda: function(*args, **kwargs)  # noqa: E731
        return await self._within(self._timeout, call)

    async def run_to_the_end(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call a method of the storage in its thread, however long it takes."""
        call = lambda: function(*args, **kwargs)  # noqa: E731
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
