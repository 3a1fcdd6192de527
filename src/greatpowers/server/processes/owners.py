"""Which tables this process plays for bots and chance at, so that no two processes do the same work.

Each is an advisory lock of PostgreSQL, held by a connection of its own: the tables of a process that is killed are free
at once. Should a process ever be wrong about a lock, no harm is done, since the database accepts each action only once.
"""

from __future__ import annotations

import hashlib

import sqlalchemy as sa

from greatpowers.server.database.storage import SQLAlchemyError, Storage


class Owners:
    """The tables that this process owns; used from the storage thread only."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._connection: sa.Connection | None = None
        self._owned: set[str] = set()

    def take(self, table: str) -> bool:
        """Own a table; False when another process does."""
        if table not in self._owned and self._ask(sa.func.pg_try_advisory_lock(_key(table))):
            self._owned.add(table)
        return table in self._owned

    def release(self, table: str) -> None:
        """Own a table no more."""
        if table in self._owned:
            self._owned.discard(table)
            self._ask(sa.func.pg_advisory_unlock(_key(table)))

    def close(self) -> None:
        """Own nothing any more."""
        self._owned.clear()
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    def _ask(self, question: sa.Function[bool]) -> bool:
        if self._connection is None:
            self._connection = self._storage.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        try:
            return bool(self._connection.execute(sa.select(question)).scalar_one())
        except SQLAlchemyError:
            self.close()  # its locks are gone with the connection
            raise


def _key(table: str) -> int:
    """The number of a table's lock."""
    return int.from_bytes(hashlib.sha256(f"table {table}".encode()).digest()[:8], "big", signed=True)
