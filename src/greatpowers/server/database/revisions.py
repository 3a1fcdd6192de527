"""Revisions of the database's schema, by Alembic: which one a database has, and how to bring it to another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

TABLE = "alembic_version"  # where a database keeps its revision


def upgrade(connection: sa.Connection, revision: str = "head") -> None:
    """Migrate a database to a revision, by default the newest; raises Alembic's CommandError for an unknown one."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


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
