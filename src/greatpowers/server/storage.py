"""The database: guests, tables (one header each) and their actions, one row per action in an append-only list.

SQLite by default, PostgreSQL by URL. Plain SQLAlchemy Core, used from a single thread (see storage_thread). Positions
are not stored, since they follow from the actions; except the first one, where a game does not start at the beginning.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from greatpowers.core.game import NOBODY
from greatpowers.server import chain, ratings, waiting
from greatpowers.server.bus import PROCESS, tell
from greatpowers.server.chain import StoredAction
from greatpowers.server.revisions import upgrade
from greatpowers.server.schema import ACTIONS, AUDIENCE, GUESTS, REMARKS, SEATS, SETTINGS, TABLES
from greatpowers.server.timing import Timing, clock_columns
from greatpowers.table import Seat
from greatpowers.table.clock import Clock

_MIGRATIONS = 0x67705F6D6967  # a lock of PostgreSQL; any number that nothing else here uses

__all__ = ["BadDatabase", "Header", "SQLAlchemyError", "Storage", "WriteConflict"]


class BadDatabase(ValueError):
    """A database that cannot be used; `code` says why, for a message in any language."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(f"{code}: {reason}")
        self.code = code
        self.reason = reason


class WriteConflict(SQLAlchemyError):
    """The stored table is not in the expected state: another process has changed it."""


class Summary:
    """What lists of tables show of a position. `turns` are those finished; None: not known. `deciders`: seats only.

    `position`: its fingerprint, which is stored with the action that led to it; empty: not known. `ranks`: of the
    seats, in the position that ends a game; lists do not know them. `bot_due`: a bot or chance is to act, and
    somebody would wait for it. `request`: what others are still asked to agree to. `clock`: as it is then; None: it
    has not changed, or there is none. `shown`: how many of the actions everybody may know of. `is_secret`: nobody but
    who took the last action may know of it, so lists do not change.
    """

    def __init__(
        self,
        actions: int,
        over: bool,
        to_act: int,
        turns: int | None = None,
        progress: int = 0,
        winners: Sequence[int] = (),
        deciders: Sequence[int] = (),
        position: str = "",
        ranks: Sequence[int] = (),
    ) -> None:
        self.actions = actions
        self.over = over
        self.to_act = to_act
        self.turns = turns
        self.progress = progress
        self.winners = list(winners)
        self.deciders = list(deciders)
        self.position = position
        self.ranks = list(ranks)
        self.kept: Collection[int] | None = None  # the seats asked the same as before; None: nobody is ever told
        self.shown = actions
        self.is_secret = False
        self.bot_due = False
        self.request = ""
        self.clock: Clock | None = None


class Header:
    """A stored table without its actions.

    `guest`: the host. `guests`: who plays each seat; empty for a bot, and for a person's seat that is still free.
    `listed`: in the lobby. `links`: how often new links have replaced old ones. `luck`: its secret (see `SecretLuck`);
    empty where it comes from the seed. `go_on`: the players' answers to a change of the rules, by seat. `rated`: see
    `ratings`. `revision`: how often it has changed. `request`: what others are asked to agree to (see `consent`).
    `timing`: its clock, and whether it is paused. `delay`: the minutes by which spectators see it late. `updated`:
    when everybody could see the last change.
    """

    def __init__(
        self,
        table: str,
        guest: str,
        game: str,
        rules_version: int,
        options: dict[str, str | int],
        seats: Sequence[Seat],
        seed: int,
        summary: Summary,
        created: int = 0,
        updated: int = 0,
        position: str = "",
        viewer: str = "",
        lesson: str = "",
        guests: Sequence[str] | None = None,
        listed: bool = False,
        links: int = 0,
        luck: str = "",
        go_on: dict[int, bool] | None = None,
        rated: bool = False,
        revision: int = 0,
        request: str = "",
        timing: Timing | None = None,
        delay: int = 0,
    ) -> None:
        self.id = table
        self.guest = guest
        self.game = game
        self.rules_version = rules_version
        self.options = options
        self.seats = list(seats)
        self.seed = seed
        self.summary = summary
        self.created = created
        self.updated = updated
        self.position = position
        self.viewer = viewer
        self.lesson = lesson
        self.guests = [guest if seat.is_person else "" for seat in seats] if guests is None else list(guests)
        self.listed = listed
        self.links = links
        self.luck = luck
        self.go_on = go_on or {}
        self.rated = rated
        self.revision = revision
        self.request = request
        self.timing = timing or Timing()
        self.delay = delay

    @property
    def check(self) -> str:
        """The checksum before the first action."""
        return chain.beginning(self.game, self.options, len(self.seats), self.position, self.viewer)

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest plays."""
        return [number for number, player in enumerate(self.guests) if player == guest]

    @property
    def free_seats(self) -> list[int]:
        """The seats of people that nobody has taken yet."""
        return [n for n, seat in enumerate(self.seats) if seat.is_person and not self.guests[n]]


class Append(NamedTuple):
    """An action to be appended to a table; see `Storage.append`."""

    table: str
    action: str
    summary: Summary
    stand_in: bool = False
    seen: int | None = None


_INSERT_ACTION = ACTIONS.insert()
_CHECK = sa.select(ACTIONS.c.check).where(
    ACTIONS.c.table == sa.bindparam("of_table"), ACTIONS.c.number == sa.bindparam("of_number")
)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


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
            with self.engine.connect() as connection:
                lock_migrations(connection)
                upgrade(connection)
                connection.commit()
            self._is_current = True
        except CommandError as error:  # a revision that this version does not know
            raise BadDatabase("database-newer", str(error)) from error
        except SQLAlchemyError as error:
            raise BadDatabase("database-open", str(error)) from error

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use it at the same time."""
        return self.url.get_backend_name() == "postgresql"

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
            return _read_headers(connection, condition, most)

    def opened(self, table: str, first: int = 0) -> tuple[Header, list[StoredAction]] | None:
        """A table with its actions from this one on, as they are at one moment; None when there is no such table."""
        while (header := self.header(table)) is not None:
            actions, after = self.actions(table, first), self.header(table)
            if after is not None and after.revision == header.revision:  # no other process wrote to it meanwhile
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
        is_waiting = (TABLES.c.request != "") | (TABLES.c.pause != "")
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
            return [StoredAction(*row) for row in connection.execute(query)]

    def remarks(self, table: str) -> dict[int, list[str]]:
        """The comments in the record of a table, by the number of the action that they stand before."""
        query = sa.select(REMARKS.c.number, REMARKS.c.text).where(REMARKS.c.table == table)
        found: dict[int, list[str]] = {}
        with self.engine.connect() as connection:
            for number, text in connection.execute(query.order_by(REMARKS.c.number, REMARKS.c.line)):
                found.setdefault(number, []).append(text)
        return found

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
            _know(connection, header.guest)
            times = {"created": at, "updated": at, "shown_at": at}
            connection.execute(TABLES.insert().values(**_columns(header), shown=header.summary.shown, **times))
            connection.execute(SEATS.insert(), _seat_rows(header))
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
                _remark(connection, header.id, number, texts)
            waiting.ask(connection, header.id, header.summary, (), at)

    def append(
        self, table: str, action: str, summary: Summary, *, stand_in: bool = False, seen: int | None = None
    ) -> str | None:
        """Append an action, and rate the game if that ends it; returns its checksum, if those before it have one.

        Raises WriteConflict when it is not the next one.

        `stand_in`: a bot took it for the person of the seat.
        """
        with self.engine.begin() as connection:
            return _append(connection, Append(table, action, summary, stand_in, seen))

    def append_all(self, appends: Sequence[Append]) -> list[str | SQLAlchemyError | None]:
        """Append actions of several tables in one transaction; returns what `append` would, or the error it raises.

        An error that is not about one table fails them all.
        """
        try:
            with self.engine.begin() as connection:
                return [_try_append(connection, append) for append in appends]
        except OperationalError:
            raise
        except SQLAlchemyError:  # of one of them; which one, they tell alone
            return [self._append_alone(append) for append in appends]

    def _append_alone(self, append: Append) -> str | SQLAlchemyError | None:
        try:
            with self.engine.begin() as connection:
                return _append(connection, append)
        except SQLAlchemyError as error:
            return error

    def truncate(
        self, table: str, count: int, summary: Summary, kept: Collection[int] = (), *, seen: int | None = None
    ) -> str | None:
        """Delete the last of a table's `count` actions, but for those that are `kept`, by their numbers.

        Returns the checksum of those that stay, if they have one. Raises WriteConflict when it does not have that many.
        """
        with self.engine.begin() as connection:
            at = now()
            _update(connection, table, count, summary, at, seen)
            stay = sa.select(ACTIONS).where(ACTIONS.c.table == table, ACTIONS.c.number.in_(kept))
            again = connection.execute(stay.order_by(ACTIONS.c.number)).mappings().all()
            _cut(connection, table, summary.actions - len(again))
            _put_back(connection, table, summary.actions - len(again), again)
            if summary.kept is None:
                waiting.ask_again(connection, table, summary, at)
            else:
                waiting.ask(connection, table, summary, summary.kept, at)
            return _check_before(connection, table, summary.actions)

    def seal(self, table: str, checks: Sequence[str]) -> None:
        """Give the actions of a table their checksums: they have been found to be legal."""
        row = ACTIONS.update().where(ACTIONS.c.table == table, ACTIONS.c.number == sa.bindparam("at"))
        with self.engine.begin() as connection:
            rows = [{"at": number, "new": check} for number, check in enumerate(checks)]
            connection.execute(row.values(check=sa.bindparam("new")), rows)

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
            _update(connection, table, count, summary, now(), seen)
            _cut(connection, table, summary.actions)
            _remark(connection, table, summary.actions, remarks)
            connection.execute(TABLES.update().where(TABLES.c.id == table).values(rules_version=version))
            connection.execute(SEATS.update().where(SEATS.c.table == table).values(go_on=None))
            waiting.ask_again(connection, table, summary, now())
            return _check_before(connection, table, summary.actions)

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
            _remark(connection, table, number, remarks)

    # -- tables and their people -----------------------------------------------------------------------------

    def complete(self, table: str, summary: Summary) -> None:
        """Add what an older version did not know to the summary of a table; that is no change of the table."""
        with self.engine.begin() as connection:
            same = TABLES.update().where(TABLES.c.id == table, TABLES.c.actions == summary.actions)
            connection.execute(same.values(**_summary_columns(summary)))

    def take_seat(
        self, table: str, seat: int, guest: str, name: str, *, seen: int | None = None, bot_due: bool | None = None
    ) -> bool:
        """Give a free seat to a guest; False when somebody else was faster. `bot_due`: as for `change_seat`."""
        free = SEATS.update().where(
            SEATS.c.table == table, SEATS.c.number == seat, SEATS.c.bot == "", SEATS.c.guest.is_(None)
        )
        with self.engine.begin() as connection:
            change_table(connection, table, seen, {} if bot_due is None else {"bot_due": bot_due})
            _know(connection, guest)
            since = sa.case((SEATS.c.since.is_not(None), now()), else_=None)
            taken = free.values(guest=guest, name=name, stand_in="", since=since, told=None)
            return connection.execute(taken).rowcount == 1

    def change_seat(
        self,
        table: str,
        seat: int,
        *,
        seen: int | None = None,
        bot_due: bool | None = None,
        **values: str | bool | None,
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
            _know(connection, guest)
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


def change_table(
    connection: sa.Connection,
    table: str,
    seen: int | None,
    values: Mapping[str, Any],
    *conditions: sa.ColumnElement[bool],
    told: Mapping[str, Any] | None = None,
) -> None:
    """Change a table, which also locks it until the transaction ends, and tell other processes (also what is `told`).

    Raises WriteConflict when it has changed since the revision that was `seen`, or a condition does not hold.
    """
    unchanged = () if seen is None else (TABLES.c.revision == seen,)
    change = TABLES.update().where(TABLES.c.id == table, *unchanged, *conditions)
    changed = change.values(revision=TABLES.c.revision + 1, **values).returning(TABLES.c.revision)
    _tell_change(connection, table, seen, connection.execute(changed).scalar(), told)


def delete_table(connection: sa.Connection, table: str) -> None:
    """Delete a table with everything that belongs to it, and tell other processes."""
    connection.execute(TABLES.delete().where(TABLES.c.id == table))
    tell(connection, "deleted", table=table)


def _tell_change(
    connection: sa.Connection,
    table: str,
    seen: int | None,
    revision: int | None,
    told: Mapping[str, Any] | None = None,
) -> None:
    """Tell other processes of a change; raises WriteConflict when there was none."""
    if revision is None:
        raise WriteConflict(f"table {table} is not as it was at revision {seen}")
    tell(connection, "changed", table=table, revision=revision, **(told or {}))


def add_missing(connection: sa.Connection, into: sa.Table, /, **values: Any) -> None:
    """Add a row unless it is there, or another process adds it at this moment."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(insert(into).values(**values).on_conflict_do_nothing())


def _try_append(connection: sa.Connection, append: Append) -> str | WriteConflict | None:
    try:
        return _append(connection, append)
    except WriteConflict as error:  # then nothing has been written
        return error


def _append(connection: sa.Connection, append: Append) -> str | None:
    table, action, summary, stand_in, seen = append
    at, number = now(), summary.actions - 1
    _update(connection, table, number, summary, at, seen)
    before = _check_before(connection, table, number)
    check = None if before is None else chain.linked(before, action)
    row = {"table": table, "number": number, "time": at, "action": action, "check": check, "stand_in": stand_in}
    connection.execute(_INSERT_ACTION, row | {"position": summary.position or None})
    if summary.kept is not None:
        waiting.ask(connection, table, summary, summary.kept, at)
    if summary.ranks:
        ratings.settle(connection, table, summary.ranks, at)
    return check


def _update(connection: sa.Connection, table: str, count: int, summary: Summary, at: int, seen: int | None) -> None:
    """Update the header of a table with `count` actions."""
    values = {**_summary_columns(summary), "updated": at, "request": summary.request}
    if not summary.is_secret:
        values |= {"shown": summary.shown, "shown_at": at}
    given = {f"new_{name}": value for name, value in values.items()}
    statement = _update_statement(tuple(values), seen is not None)
    revision = connection.execute(statement, {**given, "table": table, "count": count, "seen": seen}).scalar()
    _tell_change(connection, table, seen, revision)


@cache
def _update_statement(names: tuple[str, ...], is_seen: bool) -> sa.sql.dml.ReturningUpdate[int]:
    """Made once, since to make it takes longer than to carry it out."""
    same = TABLES.update().where(TABLES.c.id == sa.bindparam("table"), TABLES.c.actions == sa.bindparam("count"))
    if is_seen:
        same = same.where(TABLES.c.revision == sa.bindparam("seen"))
    values: dict[str, Any] = {name: sa.bindparam(f"new_{name}") for name in names}
    return same.values(revision=TABLES.c.revision + 1, **values).returning(TABLES.c.revision)


def _columns(header: Header) -> dict[str, Any]:
    return {
        "id": header.id,
        "guest": header.guest,
        "game": header.game,
        "rules_version": header.rules_version,
        "options": json.dumps(header.options),
        "listed": header.listed,
        "rated": header.rated,
        "links": header.links,
        "delay": header.delay,
        "seed": str(header.seed),
        "luck": header.luck,
        "position": header.position,
        "viewer": header.viewer,
        "lesson": header.lesson,
        **_summary_columns(header.summary),
        **header.timing.columns(),
    }


def _read_headers(
    connection: sa.Connection, condition: sa.ColumnElement[bool], most: int | None = None
) -> list[Header]:
    query = sa.select(TABLES).where(condition).order_by(TABLES.c.shown_at.desc(), TABLES.c.id).limit(most)
    rows = connection.execute(query).mappings().all()
    seats: dict[str, list[sa.RowMapping]] = {row["id"]: [] for row in rows}
    found = sa.select(SEATS).where(SEATS.c.table.in_(seats)).order_by(SEATS.c.table, SEATS.c.number)
    for seat in connection.execute(found).mappings():
        seats[seat["table"]].append(seat)
    return [_header(row, seats[row["id"]]) for row in rows]


def _check_before(connection: sa.Connection, table: str, number: int) -> str | None:
    """The checksum of the action before this one; None when it has none."""
    if number == 0:
        [header] = _read_headers(connection, TABLES.c.id == table)
        return header.check
    return connection.execute(_CHECK, {"of_table": table, "of_number": number - 1}).scalar()


def _cut(connection: sa.Connection, table: str, number: int) -> None:
    """Delete the actions from this one on, and what is said about them."""
    connection.execute(ACTIONS.delete().where(ACTIONS.c.table == table, ACTIONS.c.number >= number))
    connection.execute(REMARKS.delete().where(REMARKS.c.table == table, REMARKS.c.number > number))


def _put_back(connection: sa.Connection, table: str, number: int, rows: Sequence[sa.RowMapping]) -> None:
    """Store actions once more, from this number on, after others than before."""
    check = _check_before(connection, table, number)
    for row in rows:
        check = None if check is None else chain.linked(check, row["action"], row["hidden"])
        connection.execute(ACTIONS.insert().values({**row, "number": number, "check": check, "position": None}))
        number += 1


def _remark(connection: sa.Connection, table: str, number: int, texts: Sequence[str]) -> None:
    """Add comments before the action of this number."""
    there = sa.select(sa.func.count()).where(REMARKS.c.table == table, REMARKS.c.number == number)
    first = connection.execute(there).scalar_one()
    rows = [{"table": table, "number": number, "line": first + i, "text": text} for i, text in enumerate(texts)]
    if rows:
        connection.execute(REMARKS.insert(), rows)


def _seat_rows(header: Header) -> list[dict[str, Any]]:
    return [
        {"table": header.id, "number": n, "name": seat.name, "bot": seat.bot, "guest": header.guests[n] or None}
        for n, seat in enumerate(header.seats)
    ]


def _know(connection: sa.Connection, guest: str) -> None:
    """Store a guest who is here for the first time."""
    add_missing(connection, GUESTS, id=guest, created=now())


def _summary_columns(summary: Summary) -> dict[str, Any]:
    return {
        "actions": summary.actions,
        "over": summary.over,
        "to_act": summary.to_act,
        "turns": summary.turns,
        "progress": summary.progress,
        "winners": json.dumps(summary.winners),
        "deciders": json.dumps(summary.deciders),
        "bot_due": summary.bot_due,
        **({} if summary.clock is None else clock_columns(summary.clock)),
    }


def _header(row: sa.RowMapping, seats: Sequence[sa.RowMapping]) -> Header:
    return Header(
        row["id"],
        row["guest"],
        row["game"],
        row["rules_version"],
        json.loads(row["options"]),
        [Seat(seat["name"], seat["bot"], seat["stand_in"]) for seat in seats],
        int(row["seed"]),
        _summary(row),
        row["created"],
        row["shown_at"],
        row["position"],
        row["viewer"],
        row["lesson"],
        [seat["guest"] or "" for seat in seats],
        row["listed"],
        row["links"],
        row["luck"],
        {seat["number"]: seat["go_on"] for seat in seats if seat["go_on"] is not None},
        row["rated"],
        row["revision"],
        row["request"],
        Timing.read(row),
        row["delay"],
    )


def _summary(row: sa.RowMapping) -> Summary:
    winners, deciders = json.loads(row["winners"]), json.loads(row["deciders"])
    summary = Summary(row["actions"], row["over"], row["to_act"], row["turns"], row["progress"], winners, deciders)
    summary.shown = row["shown"]
    return summary
