"""Revisions of the database's schema, by Alembic: which one a database has, and how to bring it to another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import OperationalError, SQLAlchemyError

TABLE = "alembic_version"  # where a database keeps its revision
_LOCK_MILLISECONDS = 200
_LOCKED = ("55P03", "40P01")  # PostgreSQL's codes: after lock_timeout, after a deadlock


def upgrade(connection: sa.Connection, revision: str = "head") -> None:
    """Migrate a database to a revision, by default the newest; raises Alembic's CommandError for an unknown one.

    Raises OperationalError when other processes keep their locks (see `is_in_use`); then nothing has happened.
    """
    if connection.dialect.name == "postgresql":
        _hold_tables(connection)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def is_in_use(error: SQLAlchemyError) -> bool:
    """Whether a migration failed only because older processes were using the tables at that moment."""
    return isinstance(error, OperationalError) and getattr(error.orig, "sqlstate", "") in _LOCKED


def _hold_tables(connection: sa.Connection) -> None:
    """Lock all tables before the first change, since older processes that wait for half of it end in a deadlock.

    The lock is given up after a moment: whoever waits for it holds up everybody behind.
    """
    revision = revision_of(connection)
    if revision is None or revision == newest() or not is_known(revision):
        return
    quoted = connection.dialect.identifier_preparer.quote
    names = ", ".join(quoted(name) for name in sa.inspect(connection).get_table_names())
    connection.execute(sa.text(f"SET LOCAL lock_timeout = {_LOCK_MILLISECONDS}"))
    connection.execute(sa.text(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE"))
    connection.execute(sa.text("SET LOCAL lock_timeout = 0"))


def revision_of(connection: sa.Connection) -> str | None:
    """The revision of a database; None: it has no tables of ours."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str | None:
    """The revision that this version of the program needs."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def is_known(revision: str) -> bool:
    """Whether this version of the program has that revision, rather than a newer version only."""
    return revision in {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "greatpowers.server.database:migrations")
    config.set_main_option("path_separator", "os")
    return config
