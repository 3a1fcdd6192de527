"""Server time, which stands still while no server runs: nobody's clock runs out because of an outage.

Every few seconds each process notes in the database that it is up. Where notes are missing, server time stopped
TOLERANCE after the last one and goes on with the next one: after a crash or a restart, while the computer slept, or
while the database could not be reached. So server time is the time of day less all outages so far.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

import sqlalchemy as sa

from greatpowers.server.database.schema import SETTINGS
from greatpowers.server.database.storage import Storage, now

TOLERANCE = 30_000  # milliseconds without a note that do count; a process notes more often
_NAME = "time"


def iso_time(milliseconds: int) -> str:
    """A time of day in ISO 8601."""
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


class ServerTime:
    """The server time, as far as this process knows; `wall` tells the time of day in milliseconds since 1970."""

    def __init__(self, storage: Storage, wall: Callable[[], int] = now) -> None:
        self.wall = wall
        self._storage = storage
        self._noted = (0, 0)  # when the server was last known to be up, and how long all outages took

    def now(self) -> int:
        """The present server time."""
        last, lost = self._noted
        return min(self.wall(), last + TOLERANCE) - lost

    def on_wall(self, moment: int) -> int:
        """What the time of day is at a moment of server time, if there is no outage until then."""
        return moment + self._noted[1]

    def text(self, moment: int | None) -> str | None:
        """That time of day in ISO 8601; None for no moment at all."""
        return None if moment is None else iso_time(self.on_wall(moment))

    def note(self) -> bool:
        """Note that the server is up, in the database; returns whether there has been an outage."""
        at = self.wall()
        self._storage.setting(_NAME, f"{at} 0")
        row = SETTINGS.c.name == _NAME
        with self._storage.engine.begin() as connection:
            stored = connection.execute(sa.select(SETTINGS.c.value).where(row).with_for_update()).scalar_one()
            last, lost = map(int, stored.split())
            gap = max(at - last - TOLERANCE, 0)
            noted = (max(at, last), lost + gap)
            connection.execute(SETTINGS.update().where(row).values(value="{} {}".format(*noted)))
        is_changed = noted[1] != self._noted[1]
        self._noted = noted
        return is_changed
