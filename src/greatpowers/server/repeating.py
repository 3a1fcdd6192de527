"""Work that a server does again and again beside its requests."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

LOG = logging.getLogger("greatpowers.server")


async def repeat(work: Callable[[], Awaitable[None]], seconds: float, what: str) -> None:
    """Do this work now and every so many seconds, until cancelled; a database that fails does not end it.

    `what`: the work in words, for the log.
    """
    while True:
        try:
            await work()
        except SQLAlchemyError as error:
            LOG.error("cannot %s: %s", what, error)
        await asyncio.sleep(seconds)
