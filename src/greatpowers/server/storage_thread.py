"""Runs the storage in a thread of its own, so that the event loop never waits for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from greatpowers.server.storage import Storage

P = ParamSpec("P")
R = TypeVar("R")


class StorageThread:
    """The only thread that uses the storage."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._thread = ThreadPoolExecutor(1, "storage")

    async def run(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call a method of the storage in its thread."""
        call = lambda: function(*args, **kwargs)  # noqa: E731
        return await asyncio.get_running_loop().run_in_executor(self._thread, call)

    async def close(self) -> None:
        """Finish pending calls and close the storage."""
        await self.run(self.storage.close)
        self._thread.shutdown()
