"""What belongs to a guest anywhere in the database: how it moves to another guest, and how it is deleted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NamedTuple

import sqlalchemy as sa

from greatpowers.server.database.schema import ACCOUNTS, BLOCKS, CHAT, GUESTS, METADATA, SEATS, TABLES
from greatpowers.server.database.storage import change_table, delete_table, now
from greatpowers.server.ratings import ratings

STAND_IN = "thumb"  # plays on for somebody who is forgotten


class _Place(NamedTuple):
    """A table at which a guest plays, or which they opened. `deciders`: JSON."""

    id: str
    host: str
    over: bool
    deciders: str


def move(connection: sa.Connection, old: str, new: str) -> None:
    """Give everything that a guest has to another one, who may have some of it already."""
    for row in _tables_of(connection, old):
        change_table(connection, row.id, None, {})
    ratings.move(connection, old, new)
    for column in _references():
        if column.table is ACCOUNTS:
            continue
        moved = column.table.update().where(column == old).values({column: new})
        if column.primary_key:
            connection.execute(moved.where(~_is_there(column, new)))
            connection.execute(column.table.delete().where(column == old))
        else:
            connection.execute(moved)
    mark_changed(connection, old)


def forget(connection: sa.Connection, guest: str) -> list[str]:
    """Delete everything that a guest has, account and name included; returns the tables that go on without them.

    A table that nobody else plays at is deleted. Elsewhere a bot plays on in their seats, which are free for others.
    """
    kept = []
    for row in _tables_of(connection, guest):
        others = _other_players(connection, row.id, guest)
        if others:
            kept.append(row.id)
            _leave(connection, row, guest, others[0])
        else:
            delete_table(connection, row.id)
    for column in _references():
        if column.table not in (TABLES, SEATS, BLOCKS):
            connection.execute(column.table.delete().where(column == guest))
    mark_changed(connection, guest)
    return kept


def mark_changed(connection: sa.Connection, guest: str) -> None:
    """Let all servers notice that seats or sessions of a guest have changed; see `guest_changes`."""
    connection.execute(GUESTS.update().where(GUESTS.c.id == guest).values(changed=now()))


def _references() -> Iterator[sa.Column[str]]:
    """Every column of the database that names a guest."""
    for table in METADATA.sorted_tables:
        yield from (column for column in table.columns for key in column.foreign_keys if key.references(GUESTS))


def _is_there(column: sa.Column[str], guest: str) -> sa.ColumnElement[bool]:
    """Whether a guest has a row with the same key but for the guest."""
    twin = column.table.alias()
    rest = (twin.c[other.name] == other for other in column.table.primary_key if other is not column)
    return sa.exists().where(twin.c[column.name] == guest, *rest)


def _tables_of(connection: sa.Connection, guest: str) -> list[_Place]:
    """The tables that a guest opened or plays at."""
    seated = sa.select(SEATS.c.table).where(SEATS.c.guest == guest)
    query = sa.select(TABLES.c.id, TABLES.c.guest, TABLES.c.over, TABLES.c.deciders).order_by(TABLES.c.id)
    rows = connection.execute(query.where(sa.or_(TABLES.c.guest == guest, TABLES.c.id.in_(seated))))
    return [_Place(*row) for row in rows]


def _other_players(connection: sa.Connection, table: str, guest: str) -> list[str]:
    query = sa.select(SEATS.c.guest).where(SEATS.c.table == table, SEATS.c.guest.is_not(None), SEATS.c.guest != guest)
    return list(connection.execute(query.order_by(SEATS.c.number)).scalars())


def _leave(connection: sa.Connection, table: _Place, guest: str, heir: str) -> None:
    """Take a guest out of a table, which has another host then if it was theirs."""
    own = sa.and_(SEATS.c.table == table.id, SEATS.c.guest == guest)
    numbers = list(connection.execute(sa.select(SEATS.c.number).where(own)).scalars())
    bot_due = not set(numbers).isdisjoint(json.loads(table.deciders))
    values = {"guest": heir if table.host == guest else table.host, "request": ""}
    change_table(connection, table.id, None, {**values, **({"bot_due": True} if bot_due else {})})
    connection.execute(CHAT.delete().where(CHAT.c.table == table.id, CHAT.c.seat.in_(numbers)))
    left = SEATS.update().where(own).values(guest=None, name="", stand_in="" if table.over else STAND_IN)
    connection.execute(left.values(since=None, told=None, plan=""))
