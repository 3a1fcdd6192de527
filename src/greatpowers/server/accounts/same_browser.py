"""Which guests of a rated game play in the same browser, so that nobody wins against their own second account.

Each table has its own names for browsers, made with the server's key: that two names are equal says something within
one table only, and nothing about what else somebody does on the server.
"""

from __future__ import annotations

import hashlib
import hmac

from greatpowers.server.database.schema import BROWSERS
from greatpowers.server.database.storage import Storage
from greatpowers.server.database.table_rows import add_guest, add_missing


def browser_name(key: bytes, table: str, own: str) -> str:
    """The name of a browser at a table; `own`: the guest that it is where nobody is signed in."""
    return hmac.new(key, f"browser/{table}/{own}".encode(), hashlib.sha256).hexdigest()[:16]


def note(storage: Storage, table: str, guest: str, browser: str) -> None:
    """A player of a table was seen in this browser."""
    with storage.engine.begin() as connection:
        add_guest(connection, guest)
        add_missing(connection, BROWSERS, table=table, guest=guest, browser=browser)
