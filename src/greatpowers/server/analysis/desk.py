"""Who waits for which analysis: one of each kind for a guest at a table, and few for each guest in all.

A newer request takes the place of the older one. Whoever goes away, and whoever asked about a position that is no
longer the present one, is not thought about any more.
"""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

from greatpowers.server.bots.pool import BotPool
from greatpowers.server.bots.work import WorkTask
from greatpowers.server.errors import AnyRequest, UserError
from greatpowers.server.limits import ANALYSES, RateLimited
from greatpowers.server.tables.live_table import LiveTable

LOG = logging.getLogger("greatpowers.server")
MOST_AT_ONCE = 6  # of one guest
FAILED = 503
DISCONNECT = "http.disconnect"


class Place(NamedTuple):
    """Where only the newest request counts."""

    guest: str
    table: str
    kind: str


class Desk:
    """The analyses that somebody waits for."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._running: dict[Place, asyncio.Task[object]] = {}

    async def think(self, request: AnyRequest, place: Place, task: WorkTask, live: LiveTable | None) -> object:
        """The answer of the workers; raises UserError.

        `live`: the table whose present position the request is about, if it is.
        """
        thinking = self._begin(place, task)
        gone = asyncio.ensure_future(_disconnected(request))
        if live is not None:
            live.analyses[thinking] = place.guest
        try:
            await asyncio.wait([thinking, gone], return_when=asyncio.FIRST_COMPLETED)
            return _result(thinking)
        finally:
            gone.cancel()
            thinking.cancel()  # unless it is done
            if live is not None:
                live.analyses.pop(thinking, None)
            if self._running.get(place) is thinking:
                del self._running[place]

    def _begin(self, place: Place, task: WorkTask) -> asyncio.Task[object]:
        earlier = self._running.pop(place, None)
        if earlier is not None:
            earlier.cancel()
        if sum(other.guest == place.guest for other in self._running) >= MOST_AT_ONCE:
            raise RateLimited(ANALYSES, 1)
        self._running[place] = thinking = asyncio.ensure_future(self._pool.think(task))
        return thinking


def _result(thinking: asyncio.Task[object]) -> object:
    """What was found; raises UserError when there is nothing, or nobody wants to know any more."""
    if not thinking.done() or thinking.cancelled():
        raise UserError(409, "error-analysis-stale")
    error = thinking.exception()
    if error is not None:
        LOG.warning("an analysis failed: %r", error)
        raise UserError(FAILED, "error-analysis-failed")
    return thinking.result()


async def _disconnected(request: AnyRequest) -> None:
    """Return when the client has gone."""
    while (await request.receive())["type"] != DISCONNECT:
        pass
