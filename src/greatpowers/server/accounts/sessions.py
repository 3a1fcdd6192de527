"""Sessions of accounts: browsers that are signed in, and programs with a token. Each can be ended at any time."""

from __future__ import annotations

import re
import secrets
from typing import Any, NamedTuple

import sqlalchemy as sa

from greatpowers.server.database.schema import SESSIONS
from greatpowers.server.database.storage import now

DAY = 24 * 3600 * 1000  # milliseconds
LIFETIME = 90 * DAY  # of a browser's session that is not used
RENEWAL = DAY // 24  # so often it is written down that a session is used
MAX_BROWSERS = 50  # per account; beyond that, the one that was not used for the longest time ends
MAX_PROGRAMS = 20
_BROWSERS = (("Edge", "Edg"), ("Opera", "OPR/"), ("Firefox", "Firefox|FxiOS"), ("Chrome", "Chrom|CriOS"))
_SYSTEMS = (("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"))
_OTHER_SYSTEMS = (("macOS", "Mac OS"), ("ChromeOS", "CrOS"), ("Linux", "Linux"))


class Session(NamedTuple):
    """One browser or program of an account. `account`: its guest. `label`: what a browser is, or a program's name."""

    id: str
    account: str
    program: bool
    label: str
    created: int
    seen: int
    is_renewed: bool = False  # it was written down just now that it is used


def find(connection: sa.Connection, digest: str) -> Session | None:
    """The session with this digest, which is used now; None when it has ended."""
    row = connection.execute(sa.select(SESSIONS).where(SESSIONS.c.digest == digest)).first()
    if row is None:
        return None
    at = now()
    same = SESSIONS.c.id == row.id
    if not row.program and row.seen < at - LIFETIME:
        connection.execute(SESSIONS.delete().where(same))
        return None
    is_renewed = row.seen < at - RENEWAL
    if is_renewed:
        connection.execute(SESSIONS.update().where(same).values(seen=at))
    return _session(row)._replace(is_renewed=is_renewed)


def add(connection: sa.Connection, account: str, digest: str, label: str, *, program: bool = False) -> str:
    """Begin a session; returns its id."""
    at, number = now(), secrets.token_urlsafe(9)
    end(connection, account, ~SESSIONS.c.program, SESSIONS.c.seen < at - LIFETIME)
    row = {"id": number, "digest": digest, "account": account, "program": program, "label": label}
    connection.execute(SESSIONS.insert().values(**row, created=at, seen=at))
    return number


def listed(connection: sa.Connection, account: str) -> list[Session]:
    """The sessions of an account, the last used first."""
    query = sa.select(SESSIONS).where(SESSIONS.c.account == account).order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id)
    rows = [_session(row) for row in connection.execute(query)]
    return [one for one in rows if one.program or one.seen >= now() - LIFETIME]


def end(connection: sa.Connection, account: str, *conditions: sa.ColumnElement[bool]) -> int:
    """End those sessions of an account that fulfil all conditions; returns how many."""
    return connection.execute(SESSIONS.delete().where(SESSIONS.c.account == account, *conditions)).rowcount


def device_of(user_agent: str) -> str:
    """The browser and the system that a browser says it is, in short; empty: it does not say."""
    names = (_first(user_agent, (*_BROWSERS, ("Safari", "Safari"))), _first(user_agent, (*_SYSTEMS, *_OTHER_SYSTEMS)))
    return ", ".join(name for name in names if name)


def _first(text: str, names: tuple[tuple[str, str], ...]) -> str:
    return next((name for name, pattern in names if re.search(pattern, text)), "")


def _session(row: Any) -> Session:
    return Session(row.id, row.account, row.program, row.label, row.created, row.seen)
