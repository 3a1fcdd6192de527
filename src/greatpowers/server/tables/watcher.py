"""Those who look at a table, as the table knows them."""

from __future__ import annotations

from typing import Protocol

from greatpowers.server.people.chat import Line
from greatpowers.server.protocol import RequestKind


class Watcher(Protocol):
    """An observer of a table, such as a browser."""

    guest: str
    holds: bool  # bots wait while this is set
    is_hidden: bool  # it is in the background: its guest is away

    def changed(self, events: int) -> None:
        """The table has changed; the events before this number have not."""

    def failed(self) -> None:
        """A move could not be stored."""

    def declined(self, what: RequestKind, seat: int) -> None:
        """This seat refused a request."""

    def said(self, line: Line) -> None:
        """Somebody said something."""

    def reread_chat(self) -> None:
        """Something may have been said that the watcher has not been told."""

    def close(self) -> None:
        """The table was closed."""

    async def shown(self) -> None:
        """Return when the watcher has been sent the newest position."""
