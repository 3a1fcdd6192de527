"""Limits for how long the database may take, as it knows them itself."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from greatpowers.server.database.storage import Storage

_CONNECT_SECONDS = 5
_STATEMENT_SECONDS = 8  # less than the storage thread waits (storage_thread.TIMEOUT), so that it is free again
_LOCK_SECONDS = 4


def limit_waiting(storage: Storage) -> None:
    """Let statements fail that take too long or wait too long for a lock, from now on. Migrations may take longer."""
    more = _sqlite() if storage.url.get_backend_name() == "sqlite" else _postgresql()

    def connect(_dialect: Any, _record: Any, _args: Any, named: dict[str, Any]) -> None:
        for name, value in more.items():
            named.setdefault(name, value)  # what the URL says counts

    sa.event.listen(storage.engine, "do_connect", connect)
    storage.engine.dispose()


def _sqlite() -> dict[str, Any]:
    return {"timeout": float(_LOCK_SECONDS)}


def _postgresql() -> dict[str, Any]:
    limits = {"statement_timeout": _STATEMENT_SECONDS, "lock_timeout": _LOCK_SECONDS}
    return {
        "connect_timeout": _CONNECT_SECONDS,
        "options": " ".join(f"-c {name}={seconds * 1000}" for name, seconds in limits.items()),
        "tcp_user_timeout": _STATEMENT_SECONDS * 1000,  # the network is gone
    }
