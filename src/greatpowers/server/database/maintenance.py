"""What the owner of a server does with its database: look, prune, block guests, and export finished games.

Nothing here needs the server to stop. A table that is deleted while somebody has it open is closed there as if its
host had deleted it.
"""

from __future__ import annotations

import csv
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import IO, Any

import msgspec
import sqlalchemy as sa

from greatpowers.server.database import revisions
from greatpowers.server.database.archive import known_revision
from greatpowers.server.database.schema import BLOCKS, GUESTS, METADATA, SEATS, TABLES
from greatpowers.server.database.storage import BadDatabase, Header, SQLAlchemyError, Storage, now
from greatpowers.server.processes.bus import BLOCKS_CHANGED, tell
from greatpowers.server.tables.loading import rebuild

DAY = 24 * 3600 * 1000  # milliseconds
_CHUNK = 200  # tables at a time, so that the server never waits long
_INDEX = "index.csv"
_COLUMNS = ("file", "table", "game", "rules_version", "players", "actions", "created", "finished", "winners")


def require_newest(storage: Storage) -> None:
    """Refuse a database of another version: migrating it would break a server that still runs; raises BadDatabase."""
    with storage.engine.connect() as connection:
        revision = known_revision(connection)
    if revision != revisions.newest():
        raise BadDatabase("database-older", revision)


# -- looking -------------------------------------------------------------------------------------------------


class GameStats(msgspec.Struct):
    """How much one game is played."""

    running: int = 0
    finished: int = 0
    actions: int = 0


class Stats(msgspec.Struct):
    """What a database holds. `active`: tables that changed within so many days."""

    guests: int
    blocked: int
    tables: int
    lessons: int
    games: dict[str, GameStats]
    active: dict[int, int]
    updated: int | None  # the last change of a table


def stats(storage: Storage) -> Stats:
    """Count what a database holds."""
    is_lesson = TABLES.c.lesson != ""
    by_game = sa.select(TABLES.c.game, TABLES.c.over, sa.func.count(), sa.func.sum(TABLES.c.actions))
    games: dict[str, GameStats] = {}
    with storage.engine.connect() as connection:

        def count(table: sa.Table, *conditions: sa.ColumnElement[bool]) -> int:
            return connection.execute(sa.select(sa.func.count()).select_from(table).where(*conditions)).scalar_one()

        for game, over, tables, actions in connection.execute(
            by_game.where(~is_lesson).group_by(TABLES.c.game, TABLES.c.over).order_by(TABLES.c.game)
        ):
            found = games.setdefault(game, GameStats())
            found.actions += int(actions)
            setattr(found, "finished" if over else "running", tables)
        return Stats(
            guests=count(GUESTS),
            blocked=count(BLOCKS),
            tables=count(TABLES, ~is_lesson),
            lessons=count(TABLES, is_lesson),
            games=games,
            active={days: count(TABLES, TABLES.c.updated >= now() - days * DAY) for days in (1, 7, 30)},
            updated=connection.execute(sa.select(sa.func.max(TABLES.c.updated))).scalar(),
        )


class Guest(msgspec.Struct):
    """A guest, and what they have at this server. `active`: the last change at any of their tables."""

    id: str
    created: int
    active: int
    tables: int
    names: list[str]
    blocked: bool


def guests(storage: Storage, most: int, table: str = "") -> list[Guest]:
    """The guests who were active last, or those of one table."""
    places = _places()
    at = sa.select(places.c.guest).where(places.c.table == table)
    active = sa.func.coalesce(sa.func.max(TABLES.c.updated), GUESTS.c.created).label("active")
    query = (
        sa.select(GUESTS, active, sa.func.count(TABLES.c.id).label("tables"), BLOCKS.c.guest.label("blocked"))
        .outerjoin(places, places.c.guest == GUESTS.c.id)
        .outerjoin(TABLES, TABLES.c.id == places.c.table)
        .outerjoin(BLOCKS, BLOCKS.c.guest == GUESTS.c.id)
        .where(GUESTS.c.id.in_(at) if table else sa.true())
        .group_by(GUESTS.c.id, GUESTS.c.created, BLOCKS.c.guest)
        .order_by(active.desc(), GUESTS.c.id)
        .limit(most)
    )
    with storage.engine.connect() as connection:
        rows = connection.execute(query).all()
        names = _names(connection, [row.id for row in rows])
    return [
        Guest(row.id, row.created, row.active, row.tables, names.get(row.id, []), row.blocked is not None)
        for row in rows
    ]


def _places() -> sa.Subquery:
    """Every guest with every table that they opened or play at, once each."""
    hosts = sa.select(TABLES.c.guest.label("guest"), TABLES.c.id.label("table"))
    players = sa.select(SEATS.c.guest, SEATS.c.table).where(SEATS.c.guest.is_not(None))
    return sa.union(hosts, players).subquery()


def _names(connection: sa.Connection, found: Sequence[str]) -> dict[str, list[str]]:
    """The names under which these guests play."""
    names: dict[str, list[str]] = {}
    query = sa.select(SEATS.c.guest, SEATS.c.name).distinct().where(SEATS.c.guest.in_(found)).order_by(SEATS.c.name)
    for guest, name in connection.execute(query):
        names.setdefault(guest, []).append(name)
    return names


# -- blocking ------------------------------------------------------------------------------------------------


def guests_like(storage: Storage, beginning: str) -> list[str]:
    """The ids of at most two guests that begin so."""
    query = sa.select(GUESTS.c.id).where(GUESTS.c.id.startswith(beginning, autoescape=True)).limit(2)
    with storage.engine.connect() as connection:
        return list(connection.execute(query).scalars())


def block(storage: Storage, guest: str, blocked: bool = True) -> bool:
    """Block a guest, or no longer, and tell running servers; returns whether that changed anything."""
    stored = BLOCKS.c.guest == guest
    with storage.engine.begin() as connection:
        if blocked == (connection.execute(sa.select(BLOCKS).where(stored)).first() is not None):
            return False
        connection.execute(
            BLOCKS.insert().values(guest=guest, created=now()) if blocked else BLOCKS.delete().where(stored)
        )
        tell(connection, BLOCKS_CHANGED)
        return True


# -- pruning -------------------------------------------------------------------------------------------------


class Pruned(msgspec.Struct):
    """Tables that nobody touched for a while, and guests who have nothing here without them."""

    finished: int = 0
    abandoned: int = 0
    actions: int = 0
    guests: int = 0


def untouched_since(time: int, *, finished: bool, abandoned: bool) -> sa.ColumnElement[bool]:
    """The tables that nobody has touched since then: the finished ones, the others, or both."""
    over = [over for over, wanted in ((True, finished), (False, abandoned)) if wanted]
    return sa.and_(TABLES.c.updated < time, TABLES.c.over.in_(over))


def count_tables(storage: Storage, which: sa.ColumnElement[bool]) -> Pruned:
    """Count tables, as `prune` would."""
    found = Pruned()
    query = sa.select(TABLES.c.over, TABLES.c.actions).where(which)
    with storage.engine.connect() as connection:
        _count(found, connection.execution_options(yield_per=_CHUNK).execute(query))
    return found


def prune(storage: Storage, which: sa.ColumnElement[bool], time: int) -> Pruned:
    """Delete tables, and guests from before a time who have nothing here any more; returns what was deleted."""
    deleted = Pruned()
    query = sa.select(TABLES.c.over, TABLES.c.actions, TABLES.c.id).where(which).limit(_CHUNK)
    is_done = False
    while not is_done:
        with storage.engine.begin() as connection:
            rows = connection.execute(query.with_for_update()).all()
            connection.execute(TABLES.delete().where(TABLES.c.id.in_([row.id for row in rows]), which))
        _count(deleted, rows)
        is_done = not rows
    with storage.engine.begin() as connection:
        deleted.guests = connection.execute(GUESTS.delete().where(GUESTS.c.created < time, *_unused())).rowcount
    return deleted


def _count(found: Pruned, rows: Iterable[Any]) -> None:
    for row in rows:
        found.finished += row.over
        found.abandoned += not row.over
        found.actions += row.actions


def _unused() -> Iterator[sa.ColumnElement[bool]]:
    """That nothing in the database refers to a guest."""
    for table in METADATA.sorted_tables:
        for key in table.foreign_keys:
            if key.references(GUESTS):
                yield GUESTS.c.id.not_in(sa.select(key.parent).where(key.parent.is_not(None)))


# -- exporting -----------------------------------------------------------------------------------------------


class Exported(msgspec.Struct):
    """How many games an export holds, and the tables whose records can no longer be replayed."""

    games: int = 0
    left_out: list[str] = []


def export(storage: Storage, file: IO[bytes]) -> Exported:
    """Write the records of all finished games into a zip file, with an index; one game is in memory at a time."""
    done = Exported()
    with (
        zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive,
        tempfile.NamedTemporaryFile("w", encoding="utf-8", newline="") as index,
    ):
        rows = csv.writer(index)
        rows.writerow(_COLUMNS)
        for header in _finished(storage):
            record = _record(storage, header)
            if record is None:
                done.left_out.append(header.id)
                continue
            name = f"{header.game}/{_day(header.created)}-{header.id}.txt"
            archive.writestr(name, record)
            rows.writerow(_index_row(name, header))
            done.games += 1
        index.flush()
        archive.write(index.name, _INDEX)
    return done


def _record(storage: Storage, header: Header) -> str | None:
    """The record of a finished game; None when it cannot be replayed to an end."""
    try:
        table = rebuild(header, storage.actions(header.id), storage.remarks(header.id)).table
    except SQLAlchemyError:
        raise
    except Exception:  # one damaged table must not keep the others from being exported
        return None
    return table.record_for(None) if table.is_over else None


def _finished(storage: Storage) -> Iterator[Header]:
    """The finished games in the order of their ids, without lessons and players' own records."""
    whole = sa.and_(TABLES.c.over, TABLES.c.lesson == "", TABLES.c.viewer == "")
    last = ""
    while True:
        query = sa.select(TABLES.c.id).where(whole, TABLES.c.id > last).order_by(TABLES.c.id).limit(_CHUNK)
        with storage.engine.connect() as connection:
            found = list(connection.execute(query).scalars())
        if not found:
            return
        for last in found:
            header = storage.header(last)
            if header is not None:  # it may have been deleted since
                yield header


def _index_row(name: str, header: Header) -> list[str | int]:
    winners = " ".join(str(seat + 1) for seat in header.summary.winners)
    played = (_time(header.created), _time(header.updated))
    return [
        name,
        header.id,
        header.game,
        header.rules_version,
        len(header.seats),
        header.summary.actions,
        *played,
        winners,
    ]


def _day(time: int) -> str:
    return f"{datetime.fromtimestamp(time / 1000, UTC):%Y-%m-%d}"


def _time(time: int) -> str:
    return f"{datetime.fromtimestamp(time / 1000, UTC):%Y-%m-%dT%H:%M:%SZ}"
