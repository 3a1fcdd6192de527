"""Clocks of stored tables that are set back, for tests of servers in other processes, whose time nobody moves."""

from __future__ import annotations

from greatpowers.server.database.storage import Storage, change_table
from greatpowers.server.tables.timing import clock_columns


def set_back(database: str, table: str, milliseconds: int) -> None:
    """Set the clocks of a table back, as if time had passed."""
    storage = Storage(database)
    header = storage.header(table)
    assert header is not None
    clock = header.timing.clock
    assert clock is not None
    clock.at -= milliseconds
    with storage.engine.begin() as connection:
        change_table(connection, table, None, clock_columns(clock))
    storage.close()
