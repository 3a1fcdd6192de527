"""The database of the server, as `serve` and `admin` open it."""

from __future__ import annotations

from greatpowers.cli.console import TEXT, UserError
from greatpowers.cli.files import data_folder
from greatpowers.server.storage import BadDatabase, Storage

DATABASE = "tables.sqlite"
_ERRORS = {
    "database-open": "serve-database-open",
    "database-driver": "serve-database-driver",
    "database-newer": "serve-database-newer",
    "database-empty": "serve-database-empty",
}


def open_storage(url: str) -> Storage:
    """Open a database, by default the one in the user's folder; raises UserError."""
    try:
        return Storage(url or f"sqlite:///{data_folder() / DATABASE}")
    except BadDatabase as error:
        raise database_error(error) from None


def migrated_storage(url: str) -> Storage:
    """Open a database and bring it up to date; raises UserError."""
    storage = open_storage(url)
    try:
        storage.migrate()
    except BadDatabase as error:
        raise database_error(error) from None
    return storage


def database_error(error: BadDatabase) -> UserError:
    """What to say of a database that cannot be used."""
    return UserError(TEXT.say(_ERRORS[error.code], reason=" ".join(error.reason.split())))
