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

from greatpowers.server.database.schema import SEATS

if TYPE_CHECKING:
    from greatpowers.server.database.storage import Summary


def ask(connection: sa.Connection, table: str, summary: Summary, kept: Collection[int], at: int) -> None:
    """Store whom a position asks after an action; `kept`: the seats whose decision is the same as before."""
    _ask(connection, _ASK, table, summary, at, kept=list(kept))


def ask_again(connection: sa.Connection, table: str, summary: Summary, at: int) -> None:
    """Store whom a position asks after an undo: decisions from before it are the same."""
    _ask(connection, _ASK_AGAIN, table, summary, at)


def look(connection: sa.Connection, table: str, guest: str) -> None:
    """A guest looks at a table: what they were told is done with."""
    connection.execute(_LOOK, {"of": table, "who": guest})


def _ask(
    connection: sa.Connection, ask: sa.Update, table: str, summary: Summary, at: int, **more: Collection[int]
) -> None:
    position = {"of": table, "count": summary.actions, "at": at}
    if summary.over:
        connection.execute(_REST, {"of": table, "deciders": []})
        connection.execute(_END, position)
        return
    connection.execute(_REST, {"of": table, "deciders": summary.deciders})
    if summary.deciders:
        connection.execute(ask, {**position, "deciders": summary.deciders, **more})


def _has_company() -> sa.ColumnElement[bool]:
    """Whether somebody else plays at the table of a seat, or will."""
    other = SEATS.alias()
    is_other = sa.or_(other.c.guest.is_(None), SEATS.c.guest.is_(None), other.c.guest != SEATS.c.guest)
    is_seat = sa.and_(other.c.table == SEATS.c.table, other.c.bot == "", other.c.number != SEATS.c.number)
    return sa.exists().where(is_seat, is_other)


# The statements, made once: they are part of every action where several people play.
_COUNT = sa.bindparam("count", type_=sa.Integer)  # of the actions
_PEOPLE = SEATS.update().where(SEATS.c.table == sa.bindparam("of"), SEATS.c.bot == "")
_IS_ASKED = SEATS.c.number.in_(sa.bindparam("deciders", expanding=True))
_IS_NEW = sa.func.coalesce(SEATS.c.told, -1) != _COUNT
_SINCE = sa.case((sa.and_(_IS_NEW, _has_company()), sa.bindparam("at", type_=sa.BigInteger)), else_=None)
_REST = _PEOPLE.where(~_IS_ASKED, sa.or_(SEATS.c.asked.is_not(None), SEATS.c.since.is_not(None))).values(
    asked=None, since=None
)
_NOW = _PEOPLE.where(_IS_ASKED).values(asked=_COUNT, since=_SINCE)
_ASK = _NOW.where(sa.or_(SEATS.c.asked.is_(None), SEATS.c.number.not_in(sa.bindparam("kept", expanding=True))))
_ASK_AGAIN = _NOW.where(sa.or_(SEATS.c.asked.is_(None), SEATS.c.asked > _COUNT))
_END = _PEOPLE.where(SEATS.c.guest.is_not(None), SEATS.c.stand_in == "").values(since=_SINCE)
_LOOK = (
    SEATS.update()
    .where(SEATS.c.table == sa.bindparam("of"), SEATS.c.guest == sa.bindparam("who"), SEATS.c.told.is_not(None))
    .values(told=None)
)
