"""The database: guests, tables (one header each) and their actions, one row per action in an append-only list.

SQLite by default, PostgreSQL by URL. Plain SQLAlchemy Core, used from a few threads (see `thread`). Positions
are not stored, since they follow from the actions; except the first one, where a game does not start at the beginning.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from greatpowers.core.game import NOBODY
from greatpowers.server.database import appending, chain
from greatpowers.server.database.chain import StoredAction, StoredCheckpoint
from greatpowers.server.database.headers import Header, Summary, columns, read_headers, seat_rows, summary_columns
from greatpowers.server.database.revisions import is_in_use, upgrade
from greatpowers.server.database.schema import ACTIONS, AUDIENCE, CHECKPOINTS, GUESTS, REMARKS, SEATS, SETTINGS, TABLES
from greatpowers.server.database.table_rows import (
    Append,
    WriteConflict,
    add_guest,
    add_missing,
    add_remarks,
    append_action,
    change_table,
    check_before,
    cut_actions,
    delete_table,
    now,
    put_back,
    update_header,
)
from greatpowers.server.notices import waiting
from greatpowers.server.processes.bus import PROCESS
from greatpowers.server.tables.timing import clock_columns
from greatpowers.table.clock import Clock

_MIGRATION_ATTEMPTS = 50  # while older processes use the tables
_MIGRATIONS = 0x67705F6D6967  # a lock of PostgreSQL; any number that nothing else here uses

__all__ = [
    "Append",
    "BadDatabase",
    "Header",
    "SQLAlchemyError",
    "Storage",
    "Summary",
    "WriteConflict",
    "change_table",
    "delete_table",
    "now",
]


class BadDatabase(ValueError):
    """A database that cannot be used; `code` says why, for a message in any language."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(f"{code}: {reason}")
        self.code = code
        self.reason = reason


class Storage:
    """One database, given by its SQLAlchemy URL."""

    def __init__(self, url: str) -> None:
        self.process = secrets.token_hex(8)  # tells what this process does from what others do
        try:
            self.url = sa.make_url(url)
            _make_folder(self.url)
            # The database server may have been restarted, so connections are tried before they are used.
            options = {PROCESS: self.process}
            self.engine = sa.create_engine(self.url, pool_pre_ping=True, execution_options=options)
        except ImportError as error:
            raise BadDatabase("database-driver", str(error)) from error
        except (SQLAlchemyError, OSError) as error:
            raise BadDatabase("database-open", str(error)) from error
        if self.url.get_backend_name() == "sqlite":
            sa.event.listen(self.engine, "connect", _prepare_sqlite)
        self._is_current = False

    def migrate(self) -> None:
        """Migrate the database to the newest schema, once; raises BadDatabase."""
        if self._is_current:
            return
        try:
            for attempt in range(_MIGRATION_ATTEMPTS):
                if self._tried_to_migrate(is_last=attempt == _MIGRATION_ATTEMPTS - 1):
                    break
            self._is_current = True
        except CommandError as error:  # a revision that this version does not know
            raise BadDatabase("database-newer", str(error)) from error
        except SQLAlchemyError as error:
            raise BadDatabase("database-open", str(error)) from error

    def _tried_to_migrate(self, *, is_last: bool) -> bool:
        """Migrate; False when older processes were using the tables, and it is worth trying again."""
        try:
            with self.engine.connect() as connection:
                lock_migrations(connection)
                upgrade(connection)
                connection.commit()
        except SQLAlchemyError as error:
            if is_last or not is_in_use(error):
                raise
            return False
        return True

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use it at the same time."""
        return self.url.get_backend_name() == "postgresql"

    @property
    def is_in_memory(self) -> bool:
        """Whether it is gone with the thread that made it: SQLite without a file."""
        return self.url.get_backend_name() == "sqlite" and self.url.database in (None, "", ":memory:")

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()

    # -- reading ---------------------------------------------------------------------------------------------

    def ping(self) -> None:
        """Ask the database for a sign of life; SQLite is asked whether one could write: it always lets one read."""
        is_sqlite = self.url.get_backend_name() == "sqlite"
        with self.engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE" if is_sqlite else "SELECT 1")
            connection.rollback()

    def knows(self, guest: str) -> bool:
        """Whether a guest has ever had a seat or a table."""
        with self.engine.connect() as connection:
            return connection.execute(sa.select(GUESTS.c.id).where(GUESTS.c.id == guest)).first() is not None

    def header(self, table: str) -> Header | None:
        """A table by id, whoever it belongs to."""
        return next(iter(self._headers(TABLES.c.id == table)), None)

    def headers(self, guest: str) -> list[Header]:
        """The tables that a guest opened or plays at, newest first."""
        played = sa.select(SEATS.c.table).where(SEATS.c.guest == guest)
        return self._headers(sa.or_(TABLES.c.guest == guest, TABLES.c.id.in_(played)))

    def lobby(self, most: int) -> list[Header]:
        """The newest listed tables with a free seat."""
        free = sa.select(SEATS.c.table).where(SEATS.c.bot == "", SEATS.c.guest.is_(None))
        return self._headers(sa.and_(TABLES.c.listed, sa.not_(TABLES.c.over), TABLES.c.id.in_(free)), most)

    def _headers(self, condition: sa.ColumnElement[bool], most: int | None = None) -> list[Header]:
        with self.engine.connect() as connection:
            return read_headers(connection, condition, most)

    def opened(self, table: str, first: int = 0) -> tuple[Header, list[StoredAction]] | None:
        """A table with its actions from this one on, as they are at one moment; None when there is no such table."""
        while (header := self.header(table)) is not None:
            actions = self.actions(table, first)
            if self.revisions([table]) == {table: header.revision}:  # no other process wrote to it meanwhile
                return header, actions
        return None

    def revisions(self, tables: Collection[str]) -> dict[str, int]:
        """How often each of these tables has changed; those that are gone are left out."""
        query = sa.select(TABLES.c.id, TABLES.c.revision).where(TABLES.c.id.in_(tables))
        with self.engine.connect() as connection:
            return {row.id: row.revision for row in connection.execute(query)}

    def bots_due(self, before: int, most: int) -> dict[str, int]:
        """The tables where a bot or chance is to act and nothing has happened since `before`, with their revisions.

        The newest of them come first.
        """
        is_waiting = TABLES.c.request.contains('"undo"') | (TABLES.c.pause != "")
        idle = (TABLES.c.bot_due, TABLES.c.updated < before, ~is_waiting, TABLES.c.lesson == "")
        query = sa.select(TABLES.c.id, TABLES.c.revision).where(*idle).order_by(TABLES.c.updated.desc()).limit(most)
        with self.engine.connect() as connection:
            return {row.id: row.revision for row in connection.execute(query)}

    def is_watching(self, table: str, guest: str) -> bool:
        """Whether a guest has come to watch a table."""
        query = sa.select(AUDIENCE.c.table).where(AUDIENCE.c.table == table, AUDIENCE.c.guest == guest)
        with self.engine.connect() as connection:
            return connection.execute(query).first() is not None

    def setting(self, name: str, default: str) -> str:
        """A setting of the server, which is stored now if it never was."""
        with self.engine.begin() as connection:
            add_missing(connection, SETTINGS, name=name, value=default)
            value: str = connection.execute(sa.select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar_one()
        return value

    def count(self, guest: str) -> int:
        """How many tables a guest has."""
        query = sa.select(sa.func.count()).select_from(TABLES).where(TABLES.c.guest == guest)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar_one()

    def actions(self, table: str, first: int = 0) -> list[StoredAction]:
        """The actions of a table from this one on, as they are stored."""
        columns = (ACTIONS.c.number, ACTIONS.c.action, ACTIONS.c.hidden, ACTIONS.c.check, ACTIONS.c.position)
        query = sa.select(*columns).where(ACTIONS.c.table == table, ACTIONS.c.number >= first)
        query = query.order_by(ACTIONS.c.number)
        with self.engine.connect() as connection:
            rows = connection.execute(query).cursor.fetchall()  # by the driver alone: there may be thousands
            return list(map(StoredAction._make, rows))

    def remarks(self, table: str) -> dict[int, list[str]]:
        """The comments in the record of a table, by the number of the action that they stand before."""
        query = sa.select(REMARKS.c.number, REMARKS.c.text).where(REMARKS.c.table == table)
        found: dict[int, list[str]] = {}
        with self.engine.connect() as connection:
            for number, text in connection.execute(query.order_by(REMARKS.c.number, REMARKS.c.line)):
                found.setdefault(number, []).append(text)
        return found

    def checkpoint(self, table: str) -> StoredCheckpoint | None:
        """The checkpoint of a table, if it has one."""
        query = sa.select(CHECKPOINTS.c.number, CHECKPOINTS.c.seal, CHECKPOINTS.c.data)
        with self.engine.connect() as connection:
            found = connection.execute(query.where(CHECKPOINTS.c.table == table)).first()
        return None if found is None else StoredCheckpoint._make(found)

    # -- writing: each in one transaction --------------------------------------------------------------------
    #
    # `seen` is the revision that the caller knows of: a table that has changed since is a WriteConflict.

    def create(
        self,
        header: Header,
        actions: Sequence[str],
        hidden: Collection[int] = (),
        remarks: Mapping[int, Sequence[str]] | None = None,
    ) -> None:
        """Store a new table with its first actions; `hidden`: the numbers of those that only stand for hidden ones."""
        at = now()
        with self.engine.begin() as connection:
            add_guest(connection, header.guest)
            times = {"created": at, "updated": at, "shown_at": at}
            connection.execute(TABLES.insert().values(**columns(header), shown=header.summary.shown, **times))
            connection.execute(SEATS.insert(), seat_rows(header))
            if actions:
                checks = chain.chained(header.check, ((line, n in hidden) for n, line in enumerate(actions)))
                rows = [
                    {"table": header.id, "number": n, "action": line, "time": at, "hidden": n in hidden, "check": check}
                    for n, (line, check) in enumerate(zip(actions, checks, strict=True))
                ]
                connection.execute(ACTIONS.insert(), rows)
                last = ACTIONS.update().where(ACTIONS.c.table == header.id, ACTIONS.c.number == len(actions) - 1)
                connection.execute(last.values(position=header.summary.position or None))
            for number, texts in (remarks or {}).items():
                add_remarks(connection, header.id, number, texts)
            waiting.ask(connection, header.id, header.summary, (), at)

    def append(
        self, table: str, action: str, summary: Summary, *, stand_in: bool = False, seen: int | None = None
    ) -> str | None:
        """Append an action, and rate the game if that ends it; returns its checksum, if those before it have one.

        Raises WriteConflict when it is not the next one.

        `stand_in`: a bot took it for the person of the seat.
        """
        return self.append_one(Append(table, action, summary, stand_in, seen))

    def append_one(self, append: Append) -> str | None:
        """See `append`."""
        with self.engine.begin() as connection:
            return append_action(connection, append)

    def append_all(self, appends: Sequence[Append]) -> list[str | SQLAlchemyError | None]:
        """Append actions of several tables in one transaction; see `appending`."""
        return appending.append_all(self.engine, appends)

    def truncate(
        self, table: str, count: int, summary: Summary, kept: Collection[int] = (), *, seen: int | None = None
    ) -> str | None:
        """Delete the last of a table's `count` actions, but for those that are `kept`, by their numbers.

        Returns the checksum of those that stay, if they have one. Raises WriteConflict when it does not have that many.
        """
        with self.engine.begin() as connection:
            at = now()
            update_header(connection, table, count, summary, at, seen)
            stay = sa.select(ACTIONS).where(ACTIONS.c.table == table, ACTIONS.c.number.in_(kept))
            again = connection.execute(stay.order_by(ACTIONS.c.number)).mappings().all()
            cut_actions(connection, table, summary.actions - len(again))
            put_back(connection, table, summary.actions - len(again), again)
            if summary.kept is None:
                waiting.ask_again(connection, table, summary, at)
            else:
                waiting.ask(connection, table, summary, summary.kept, at)
            return check_before(connection, table, summary.actions)

    def seal(self, table: str, checks: Sequence[str]) -> None:
        """Give the actions of a table their checksums: they have been found to be legal."""
        row = ACTIONS.update().where(ACTIONS.c.table == table, ACTIONS.c.number == sa.bindparam("at"))
        with self.engine.begin() as connection:
            rows = [{"at": number, "new": check} for number, check in enumerate(checks)]
            connection.execute(row.values(check=sa.bindparam("new")), rows)

    def keep_checkpoint(self, table: str, checkpoint: StoredCheckpoint) -> None:
        """Keep a checkpoint of a table in place of the one before."""
        with self.engine.begin() as connection:
            connection.execute(CHECKPOINTS.delete().where(CHECKPOINTS.c.table == table))
            add_missing(connection, CHECKPOINTS, table=table, **checkpoint._asdict())

    # -- changes of the rules --------------------------------------------------------------------------------

    def raise_rules(self, table: str, version: int) -> None:
        """A table is played by these rules from now on."""
        with self.engine.begin() as connection:
            connection.execute(TABLES.update().where(TABLES.c.id == table).values(rules_version=version))

    def go_on(
        self,
        table: str,
        count: int,
        summary: Summary,
        version: int,
        remarks: Sequence[str],
        *,
        seen: int | None = None,
    ) -> str | None:
        """Go on by new rules after the first of a table's `count` actions; remarks keep the others.

        Returns the checksum of those that stay, if they have one.
        """
        with self.engine.begin() as connection:
            update_header(connection, table, count, summary, now(), seen)
            cut_actions(connection, table, summary.actions)
            add_remarks(connection, table, summary.actions, remarks)
            connection.execute(TABLES.update().where(TABLES.c.id == table).values(rules_version=version))
            connection.execute(SEATS.update().where(SEATS.c.table == table).values(go_on=None))
            waiting.ask_again(connection, table, summary, now())
            return check_before(connection, table, summary.actions)

    def end(
        self,
        table: str,
        number: int = 0,
        remarks: Sequence[str] = (),
        clock: Clock | None = None,
        *,
        seen: int | None = None,
    ) -> None:
        """End the game of a table as it stands, with remarks before the action of this number, and a last clock."""
        over = {"over": True, "to_act": NOBODY, "deciders": "[]", "winners": "[]", "bot_due": False, "request": ""}
        with self.engine.begin() as connection:
            times = {"updated": now(), "shown_at": now()}
            change_table(connection, table, seen, {**over, **clock_columns(clock), **times, "pause": ""})
            add_remarks(connection, table, number, remarks)

    # -- tables and their people -----------------------------------------------------------------------------

    def complete(self, table: str, summary: Summary) -> None:
        """Add what an older version did not know to the summary of a table; that is no change of the table."""
        with self.engine.begin() as connection:
            same = TABLES.update().where(TABLES.c.id == table, TABLES.c.actions == summary.actions)
            connection.execute(same.values(**summary_columns(summary)))

    def take_seat(
        self,
        table: str,
        seat: int,
        guest: str,
        name: str,
        *,
        seen: int | None = None,
        bot_due: bool | None = None,
        resumed: int = 0,
    ) -> bool:
        """Give a free seat to a guest; False when somebody else was faster. `bot_due`: as for `change_seat`."""
        free = SEATS.update().where(
            SEATS.c.table == table, SEATS.c.number == seat, SEATS.c.bot == "", SEATS.c.guest.is_(None)
        )
        with self.engine.begin() as connection:
            change_table(connection, table, seen, {} if bot_due is None else {"bot_due": bot_due})
            add_guest(connection, guest)
            since = sa.case((SEATS.c.since.is_not(None), now()), else_=None)
            taken = free.values(guest=guest, name=name, stand_in="", resumed=resumed, since=since, told=None)
            return connection.execute(taken).rowcount == 1

    def change_seat(
        self,
        table: str,
        seat: int,
        *,
        seen: int | None = None,
        bot_due: bool | None = None,
        **values: str | bool | int | None,
    ) -> None:
        """Change who plays a seat: its `guest`, or the bot that stands in; or its answer `go_on`.

        `bot_due`: see Summary; None: as before.
        """
        with self.engine.begin() as connection:
            change_table(connection, table, seen, {} if bot_due is None else {"bot_due": bot_due})
            same = SEATS.update().where(SEATS.c.table == table, SEATS.c.number == seat)
            connection.execute(same.values(**values))

    def ask(self, table: str, request: str, told: Mapping[str, Any] | None = None, *, seen: int | None = None) -> None:
        """Keep what others are asked to agree to (empty: nothing more); other processes are also `told` something."""
        with self.engine.begin() as connection:
            change_table(connection, table, seen, {"request": request}, told=told)

    def watch(self, table: str, guest: str) -> None:
        """Let a guest watch a table."""
        with self.engine.begin() as connection:
            add_guest(connection, guest)
            add_missing(connection, AUDIENCE, table=table, guest=guest)

    def renew_links(self, table: str) -> None:
        """Make all links to a table invalid; those who came by them stay."""
        with self.engine.begin() as connection:
            connection.execute(TABLES.update().where(TABLES.c.id == table).values(links=TABLES.c.links + 1))

    def delete(self, table: str) -> None:
        """Delete a table and its actions."""
        with self.engine.begin() as connection:
            delete_table(connection, table)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Let readers not wait for the writer, make commits durable, and enforce foreign keys."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # A confirmed action survives a power cut, not only a killed process (for which NORMAL would do). It costs
    # 0.17 ms instead of 0.01 ms per action (medians of 1,000 on a virtual disk).
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _make_folder(url: sa.URL) -> None:
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)


def lock_migrations(connection: sa.Connection) -> None:
    """Let one process at a time migrate a database; SQLite does that itself."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATIONS)))
