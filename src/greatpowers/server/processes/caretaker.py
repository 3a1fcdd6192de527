"""Plays on where nobody looks: tables at which a bot or chance is due, left by a process that was stopped or killed."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from greatpowers.server.database.storage import now
from greatpowers.server.repeating import repeat

if TYPE_CHECKING:
    from greatpowers.server.tables.registry import TableRegistry

LOG = logging.getLogger("greatpowers.server")
INTERVAL = 5.0  # seconds
PATIENCE = 5000  # milliseconds that a table may take for its next action before somebody else looks after it
MOST = 20  # tables at a time


async def watch(registry: TableRegistry) -> None:
    """Look for such tables now and every few seconds, until cancelled."""
    await repeat(Caretaker(registry).look, INTERVAL, "look for tables where a bot is due")


class Caretaker:
    """Opens the tables that nobody plays at."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._opened: dict[str, int] = {}  # the revisions at which tables were opened: never twice in vain

    async def look(self) -> None:
        """Open every table at which a bot or chance has been due for a while, unless another process owns it."""
        storage = self._registry.storage_thread.storage
        due = await self._registry.storage_thread.read(storage.bots_due, now() - PATIENCE, MOST)
        self._opened = {table: revision for table, revision in self._opened.items() if due.get(table) == revision}
        for table, revision in due.items():
            if table not in self._opened and self._registry.open_table(table) is None:
                await self._open(table, revision)

    async def _open(self, table: str, revision: int) -> None:
        if not await self._registry.processes.own(table):
            return
        self._opened[table] = revision
        try:
            await self._registry.by_id(table)  # its runner goes on, and leaves the table to others in the end
        except Exception:  # whatever is wrong with it, the others are looked after
            LOG.exception("cannot open table %s, at which a bot is due", table)
            self._registry.processes.disown(table)
