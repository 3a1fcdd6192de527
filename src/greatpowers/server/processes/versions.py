"""Notices that a newer version of the program has migrated the database that this process still uses."""

from __future__ import annotations

import logging

from greatpowers.server.database.revisions import revision_of
from greatpowers.server.database.storage import Storage
from greatpowers.server.database.thread import StorageThread
from greatpowers.server.repeating import repeat

LOG = logging.getLogger("greatpowers.server")
INTERVAL = 5.0  # seconds
_PROBLEM = "the database belongs to a newer version; restart this process"


class Versions:
    """Whether this process is as new as its database.

    An older one goes on as well as it can: what it stores is checked by the database as ever, and columns that it does
    not know keep their defaults. But it must be restarted, and says so in the log and in /health.
    """

    def __init__(self, thread: StorageThread) -> None:
        self.problem = ""  # in words
        self._thread = thread
        self._revision: str | None = None

    async def look(self) -> None:
        """Compare the database with how it was when this process started."""
        found = await self._thread.read(_revision, self._thread.storage)
        self._revision = self._revision or found
        if found == self._revision:
            self.problem = ""
        elif not self.problem:
            self.problem = _PROBLEM
            LOG.error("a newer version has migrated the database to revision %s: restart this process", found)

    async def watch(self) -> None:
        """Look again and again, until cancelled."""
        await repeat(self.look, INTERVAL, "look for the revision of the database")


def _revision(storage: Storage) -> str | None:
    with storage.engine.connect() as connection:
        return revision_of(connection)
