"""Runs the storage in one thread of its own, so that the event loop never waits for a disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from greatpowers.server.storage import Storage

P = ParamSpec("P")
R = TypeVar("R")


class Keeper:
    """The one thread that talks to the storage."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._thread = ThreadPoolExecutor(1, "storage")

    async def do(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call a method of the storage there."""
        work = lambda: function(*args, **kwargs)  # noqa: E731
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def close(self) -> None:
        """Finish what was begun, and let go."""
        await self.do(self.storage.close)
        self._thread.shutdown()
