"""Guests whom the owner of the server has blocked, with `greatpowers admin block`."""

from __future__ import annotations

import sqlalchemy as sa

from greatpowers.server.schema import BLOCKS
from greatpowers.server.storage import Storage


def blocked_guests(storage: Storage) -> set[str]:
    """The ids of all blocked guests."""
    with storage.engine.connect() as connection:
        return set(connection.execute(sa.select(BLOCKS.c.guest)).scalars())
