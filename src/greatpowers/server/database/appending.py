"""Actions of several tables, appended in one transaction, so that they share one sync of the disk.

A row that somebody else has locked delays only its own table: the others are stored without it.
"""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from greatpowers.server.database.table_rows import Append, try_append_action

LOCK_MILLISECONDS = 200  # that all tables wait for a row of one of them
STATEMENT_MILLISECONDS = 2000
_GIVEN_UP = ("55P03", "57014")  # PostgreSQL's codes: after lock_timeout, after statement_timeout

Result = str | SQLAlchemyError | None


class RowBusy(SQLAlchemyError):
    """The rows of a table are locked or slow; nothing has been stored for it, which may be tried alone."""


def append_all(engine: sa.Engine, appends: Sequence[Append]) -> list[Result]:
    """Append actions of several tables in one transaction; returns what `append` would, or the error it raises.

    An action that fails, or takes too long (RowBusy), is left out. An error that is not about one table fails them all.
    """
    results: dict[int, Result] = {}
    left = list(range(len(appends)))
    while left:
        current: int | None = None
        stored: dict[int, Result] = {}
        try:
            with engine.begin() as connection:
                _be_impatient(connection)
                for current in left:
                    stored[current] = try_append_action(connection, appends[current])
                current = None
        except SQLAlchemyError as error:
            if current is None or (isinstance(error, OperationalError) and not _is_busy(error)):
                raise
            results[current] = RowBusy(str(error)) if _is_busy(error) else error
            left.remove(current)
        else:
            results |= stored
            break
    return [results[n] for n in range(len(appends))]


def _be_impatient(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":
        limits = {"lock_timeout": LOCK_MILLISECONDS, "statement_timeout": STATEMENT_MILLISECONDS}
        connection.execute(sa.select(*(sa.func.set_config(name, str(most), True) for name, most in limits.items())))


def _is_busy(error: SQLAlchemyError) -> bool:
    return isinstance(error, OperationalError) and getattr(error.orig, "sqlstate", "") in _GIVEN_UP
