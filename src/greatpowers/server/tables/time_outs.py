"""Looks after the clocks of all tables: notes that the server is up, and finds those whose time has run out.

Every process looks at all tables in the database, whether anybody has them open or not. The first one to store a
time-out is the one that counts.
"""

from __future__ import annotations

import logging

from greatpowers.server.database.storage import SQLAlchemyError
from greatpowers.server.errors import UserError
from greatpowers.server.repeating import repeat
from greatpowers.server.tables import clocks
from greatpowers.server.tables.registry import TableRegistry

LOG = logging.getLogger("greatpowers.server")
PAUSE = 1.0  # seconds between two looks
NOTE_EVERY = 10  # looks; far more often than server time tolerates
AT_ONCE = 100  # tables of one look


class TimeOuts:
    """The watch over the clocks of all tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._looks = 0

    async def watch(self) -> None:
        """Look again and again."""
        await repeat(self._note_and_look, PAUSE, "look after the clocks")

    async def _note_and_look(self) -> None:
        if self._looks % NOTE_EVERY == 0:
            await self.note()
        self._looks += 1
        await self.look()

    async def note(self) -> None:
        """Note that the server is up. After an outage, all clocks are shown anew."""
        if await self._registry.storage_thread.run(self._registry.time.note):
            for live in self._registry.open_tables:
                if live.clock is not None:
                    live.notify()

    async def look(self) -> None:
        """Let bots play for everybody whose time has run out."""
        thread = self._registry.storage_thread
        for table in await thread.read(clocks.due, thread.storage, self._registry.time.now(), AT_ONCE):
            try:
                live = await self._registry.by_id(table)
                await live.change(clocks.time_out)
            except UserError as error:  # it was deleted, or could not be stored: then somebody looks again
                LOG.error("cannot look after the clock of table %s: %s", table, error)
            except SQLAlchemyError:
                raise
            except Exception:  # nobody can play there: nothing is due, and the others are looked after
                LOG.exception("cannot look after the clock of table %s", table)
                await thread.run(clocks.forget, thread.storage, table)
