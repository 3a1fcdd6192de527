"""Changes of the rows of one table, inside a transaction of the storage."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from greatpowers.server.database import chain
from greatpowers.server.database.headers import Summary, read_headers, summary_columns
from greatpowers.server.database.schema import ACTIONS, GUESTS, REMARKS, SEATS, TABLES
from greatpowers.server.notices import waiting
from greatpowers.server.processes.bus import tell
from greatpowers.server.ratings import ratings
from greatpowers.server.tables.plan import Plans


class WriteConflict(SQLAlchemyError):
    """The stored table is not in the expected state: another process has changed it."""


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


def try_append_action(connection: sa.Connection, append: Append) -> str | WriteConflict | None:
    """Append an action, or return why that is not possible."""
    try:
        return append_action(connection, append)
    except WriteConflict as error:  # then nothing has been written
        return error


def append_action(connection: sa.Connection, append: Append) -> str | None:
    """See `Storage.append`."""
    table, action, summary, stand_in, seen = append
    at, number = now(), summary.actions - 1
    update_header(connection, table, number, summary, at, seen, {"action": action})
    before = check_before(connection, table, number)
    check = None if before is None else chain.linked(before, action)
    row = {"table": table, "number": number, "time": at, "action": action, "check": check, "stand_in": stand_in}
    connection.execute(_INSERT_ACTION, row | {"position": summary.position or None})
    if summary.kept is not None:
        waiting.ask(connection, table, summary, summary.kept, at)
    if summary.ranks:
        ratings.settle(connection, table, summary.ranks, at)
    return check


def update_header(
    connection: sa.Connection,
    table: str,
    count: int,
    summary: Summary,
    at: int,
    seen: int | None,
    told: Mapping[str, Any] | None = None,
) -> None:
    """Update the header of a table with `count` actions; other processes are also `told` something."""
    values = {**summary_columns(summary), "updated": at, "request": summary.request}
    if not summary.is_secret:
        values |= {"shown": summary.shown, "shown_at": at}
    given = {f"new_{name}": value for name, value in values.items()}
    statement = _update_statement(tuple(values), seen is not None)
    revision = connection.execute(statement, {**given, "table": table, "count": count, "seen": seen}).scalar()
    _tell_change(connection, table, seen, revision, told)
    if summary.plans is not None:
        store_plans(connection, table, summary.plans)


def store_plans(connection: sa.Connection, table: str, plans: Plans) -> None:
    """Let the seats of a table have these plans (see `plans`), and no others."""
    stored = [(SEATS.c.number == seat, plan.stored()) for seat, plan in plans.items()]
    value = sa.case(*stored, else_="") if stored else ""
    connection.execute(SEATS.update().where(SEATS.c.table == table).values(plan=value))


@cache
def _update_statement(names: tuple[str, ...], is_seen: bool) -> sa.sql.dml.ReturningUpdate[int]:
    """Made once, since to make it takes longer than to carry it out."""
    same = TABLES.update().where(TABLES.c.id == sa.bindparam("table"), TABLES.c.actions == sa.bindparam("count"))
    if is_seen:
        same = same.where(TABLES.c.revision == sa.bindparam("seen"))
    values: dict[str, Any] = {name: sa.bindparam(f"new_{name}") for name in names}
    return same.values(revision=TABLES.c.revision + 1, **values).returning(TABLES.c.revision)


def check_before(connection: sa.Connection, table: str, number: int) -> str | None:
    """The checksum of the action before this one; None when it has none."""
    if number == 0:
        [header] = read_headers(connection, TABLES.c.id == table)
        return header.check
    return connection.execute(_CHECK, {"of_table": table, "of_number": number - 1}).scalar()


def cut_actions(connection: sa.Connection, table: str, number: int) -> None:
    """Delete the actions from this one on, and what is said about them."""
    connection.execute(ACTIONS.delete().where(ACTIONS.c.table == table, ACTIONS.c.number >= number))
    connection.execute(REMARKS.delete().where(REMARKS.c.table == table, REMARKS.c.number > number))
    connection.execute(SEATS.update().where(SEATS.c.table == table, SEATS.c.resumed > number).values(resumed=number))


def put_back(connection: sa.Connection, table: str, number: int, rows: Sequence[sa.RowMapping]) -> None:
    """Store actions once more, from this number on, after others than before."""
    check = check_before(connection, table, number)
    for row in rows:
        check = None if check is None else chain.linked(check, row["action"], row["hidden"])
        connection.execute(ACTIONS.insert().values({**row, "number": number, "check": check, "position": None}))
        number += 1


def add_remarks(connection: sa.Connection, table: str, number: int, texts: Sequence[str]) -> None:
    """Add comments before the action of this number."""
    there = sa.select(sa.func.count()).where(REMARKS.c.table == table, REMARKS.c.number == number)
    first = connection.execute(there).scalar_one()
    rows = [{"table": table, "number": number, "line": first + i, "text": text} for i, text in enumerate(texts)]
    if rows:
        connection.execute(REMARKS.insert(), rows)


def add_guest(connection: sa.Connection, guest: str) -> None:
    """Store a guest who is here for the first time."""
    add_missing(connection, GUESTS, id=guest, created=now())
