"""Guests whom the owner of the server has blocked, with `greatpowers admin block`."""

from __future__ import annotations

import sqlalchemy as sa
from litestar import Response

from greatpowers.server.database.schema import BLOCKS
from greatpowers.server.database.storage import Storage
from greatpowers.server.errors import AnyRequest, UserError, language_of, user_error
from greatpowers.server.repeating import repeat
from greatpowers.server.tables.registry import TableRegistry
from greatpowers.server.texts import server_text

INTERVAL = 3.0  # seconds until a block takes effect where nobody tells of it (see BLOCKS_CHANGED)


class Blocked(UserError):
    """The guest is blocked."""

    def __init__(self) -> None:
        super().__init__(403, "error-blocked")


class Blocks:
    """The blocked guests, as the database had them a moment ago, so that no request waits for it."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._guests: set[str] = set()

    def require_welcome(self, guest: str | None) -> None:
        """Refuse a blocked guest; raises Blocked."""
        if guest in self._guests:
            raise Blocked

    async def read(self) -> None:
        """Read the blocked guests, and close their windows."""
        thread = self._registry.storage_thread
        self._guests = await thread.read(blocked_guests, thread.storage)
        for live in self._registry.open_tables:
            for watcher in list(live.watchers):
                if watcher.guest in self._guests:
                    watcher.close()

    async def watch(self) -> None:
        """Read them again and again, until cancelled."""
        await repeat(self.read, INTERVAL, "read the blocked guests")


def blocked_guests(storage: Storage) -> set[str]:
    """The ids of all blocked guests."""
    with storage.engine.connect() as connection:
        return set(connection.execute(sa.select(BLOCKS.c.guest)).scalars())


def refuse(request: AnyRequest, error: Blocked) -> Response[bytes]:
    """One sentence: as JSON for a program, as plain text where a page was asked for."""
    if "text/html" not in request.headers.get("accept", ""):
        return user_error(request, error)
    sentence = error.say(server_text(language_of(request)))
    return Response(sentence.encode(), status_code=error.status, media_type="text/plain; charset=utf-8")
