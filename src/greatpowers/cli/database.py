"""The database of the server, as `serve` and `admin` open it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from greatpowers.cli.console import TEXT, UserError
from greatpowers.cli.files import data_folder
from greatpowers.server.database.only_server import only_server
from greatpowers.server.database.storage import BadDatabase, SQLAlchemyError, Storage

DATABASE = "tables.sqlite"
_ERRORS = {
    "database-open": "serve-database-open",
    "database-driver": "serve-database-driver",
    "database-newer": "serve-database-newer",
    "database-empty": "serve-database-empty",
    "database-older": "serve-database-older",
    "database-in-use": "serve-database-in-use",
}


def open_storage(url: str) -> Storage:
    """Open a database, by default the one in the user's folder; raises UserError."""
    try:
        return Storage(url or _default())
    except BadDatabase as error:
        raise database_error(error) from None


def existing_storage(url: str) -> Storage:
    """Open a database that is there already: SQLite would create a file for a mistyped name; raises UserError."""
    file = _sqlite_file(url or _default())
    if file is not None and not file.exists():
        raise database_error(BadDatabase("database-empty", str(file)))
    return open_storage(url)


@contextmanager
def served_storage(url: str) -> Iterator[Storage]:
    """Open a database for a server and bring it up to date; raises UserError, also when another server has it."""
    storage = open_storage(url)
    try:
        with only_server(storage):
            storage.migrate()
            yield storage
    except BadDatabase as error:
        raise database_error(error) from None


def _default() -> str:
    return f"sqlite:///{data_folder() / DATABASE}"


def _sqlite_file(url: str) -> Path | None:
    try:
        parsed = sa.make_url(url)
    except SQLAlchemyError:
        return None  # opening it says what is wrong
    return Path(parsed.database) if parsed.get_backend_name() == "sqlite" and parsed.database else None


def database_error(error: BadDatabase) -> UserError:
    """What to say of a database that cannot be used."""
    return UserError(TEXT.say(_ERRORS[error.code], reason=" ".join(error.reason.split())))
