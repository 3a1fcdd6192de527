"""Lets open tables notice what changed in the database behind their backs: seats and sessions of a guest.

An account, or the owner of the server in another process, may move seats, delete them, or end sessions.
"""

from __future__ import annotations

import sqlalchemy as sa

from greatpowers.server.database.schema import GUESTS
from greatpowers.server.database.storage import Storage, now
from greatpowers.server.repeating import repeat
from greatpowers.server.tables.registry import TableRegistry

INTERVAL = 3.0  # seconds until a change in another process takes effect
_OVERLAP = 60_000  # milliseconds; a table may just be loading, and the clocks of several servers differ


class GuestChanges:
    """Follows the changes of guests."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._since = now()
        self._known: dict[str, int] = {}  # the last changes, of which the windows know

    async def read(self) -> None:
        """Close the windows of guests who have changed, to open again as whoever they are now; let tables catch up."""
        thread = self._registry.storage_thread
        began = now()
        changes = await thread.read(changed_since, thread.storage, self._since - _OVERLAP)
        new = {guest for guest, at in changes.items() if self._known.get(guest) != at}
        self._since, self._known = began, changes
        tables = [live for live in self._registry.open_tables if not changes.keys().isdisjoint(live.guests)]
        revisions = await thread.read(thread.storage.revisions, [live.id for live in tables]) if tables else {}
        for live in tables:
            live.follower.hear(revisions.get(live.id))
        for watcher in [one for live in self._registry.open_tables for one in live.watchers if one.guest in new]:
            watcher.close()
        for guest in new:
            self._registry.turns.hang_up(guest)

    async def watch(self) -> None:
        """Read them again and again, until cancelled."""
        await repeat(self.read, INTERVAL, "read the changes of guests")


def changed_since(storage: Storage, time: int) -> dict[str, int]:
    """The guests who have changed since then, and when they did last."""
    query = sa.select(GUESTS.c.id, GUESTS.c.changed).where(GUESTS.c.changed > time)
    with storage.engine.connect() as connection:
        return {row.id: row.changed for row in connection.execute(query)}
