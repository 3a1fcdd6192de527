"""One server at a time on a database in SQLite: a second one would not hear of what the first one does."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from greatpowers.server.database.storage import BadDatabase, Storage


@contextmanager
def only_server(storage: Storage) -> Iterator[None]:
    """Be the only server on this database, unless it can be shared; raises BadDatabase when there is another one.

    The lock is SQLite's own, on an empty file beside the database: it ends with the process, however that ends, and
    keeps nobody from reading or backing up the database itself.
    """
    file = storage.url.database
    if storage.is_shared or not file or file == ":memory:":
        yield
        return
    with closing(sqlite3.connect(f"{file}-server", timeout=0, isolation_level=None)) as lock:
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise BadDatabase("database-in-use", file) from None
        yield
