"""Which decision each seat is asked, and since when, stored in the transaction of the action that asked it.

So every server process, also after a crash, knows whom to tell what (see notifier). Three columns of a seat say it:

- `asked`: the number of the decision it is asked. It stays the same while others act beside it, and changes with its
  own answer. An undo goes back to an earlier decision, which has its own number again.
- `since`: from when its player, if they do not look at the table, is to be told; empty: there is nothing to tell.
  Whoever plays alone with bots is never told.
- `told`: the number of what they were told last, until they look at the table.

A player is told once of each number. After an undo the same number may come again: they are told again only if they
have looked at the table since (and may have gone when nothing was asked of them); whoever has not looked still has the
first notice before them.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import sqlalchemy as sa

from greatpowers.server.schema import SEATS

if TYPE_CHECKING:
    from greatpowers.server.storage import Summary


def ask(connection: sa.Connection, table: str, summary: Summary, kept: Collection[int], at: int) -> None:
    """Store whom a position asks after an action; `kept`: the seats whose decision is the same as before."""
    _ask(connection, table, summary, sa.and_(SEATS.c.number.in_(kept), SEATS.c.asked.is_not(None)), at)


def ask_again(connection: sa.Connection, table: str, summary: Summary, at: int) -> None:
    """Store whom a position asks after an undo: decisions from before it are the same."""
    _ask(connection, table, summary, sa.func.coalesce(SEATS.c.asked <= summary.actions, sa.false()), at)


def look(connection: sa.Connection, table: str, guest: str) -> None:
    """A guest looks at a table: what they were told is done with."""
    told = SEATS.update().where(SEATS.c.table == table, SEATS.c.guest == guest, SEATS.c.told.is_not(None))
    connection.execute(told.values(told=None))


def _ask(connection: sa.Connection, table: str, summary: Summary, is_same: sa.ColumnElement[bool], at: int) -> None:
    people = SEATS.update().where(SEATS.c.table == table, SEATS.c.bot == "")
    is_new = sa.func.coalesce(SEATS.c.told, -1) != summary.actions
    since = sa.case((sa.and_(is_new, _has_company()), at), else_=None)
    if summary.over:
        connection.execute(people.values(asked=None, since=None))
        connection.execute(people.where(SEATS.c.guest.is_not(None), SEATS.c.stand_in == "").values(since=since))
        return
    is_asked = SEATS.c.number.in_(summary.deciders)
    connection.execute(people.where(~is_asked).values(asked=None, since=None))
    connection.execute(people.where(is_asked, ~is_same).values(asked=summary.actions, since=since))


def _has_company() -> sa.ColumnElement[bool]:
    """Whether somebody else plays at the table of a seat, or will."""
    other = SEATS.alias()
    is_other = sa.or_(other.c.guest.is_(None), SEATS.c.guest.is_(None), other.c.guest != SEATS.c.guest)
    is_seat = sa.and_(other.c.table == SEATS.c.table, other.c.bot == "", other.c.number != SEATS.c.number)
    return sa.exists().where(is_seat, is_other)
