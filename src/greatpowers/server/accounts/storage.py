"""Accounts in the database: a name and a password for a guest. Each change is one transaction."""

from __future__ import annotations

import secrets
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from greatpowers.server.accounts import belongings, sessions
from greatpowers.server.accounts.names import AccountName
from greatpowers.server.accounts.sessions import Session
from greatpowers.server.database.schema import ACCOUNTS, GUESTS, SESSIONS
from greatpowers.server.database.storage import Storage, now
from greatpowers.server.errors import UNPROCESSABLE, UserError


class Account(NamedTuple):
    """A stored account. `password`: its hash."""

    guest: str
    name: str
    key: str
    password: str
    created: int


class Overview(msgspec.Struct):
    """An account as the owner of the server sees it. `seen`: when a session of it was used last."""

    name: str
    guest: str
    created: int
    seen: int | None


class AccountStorage:
    """The accounts of one database."""

    def __init__(self, storage: Storage) -> None:
        self._engine = storage.engine

    # -- reading ---------------------------------------------------------------------------------------------

    def named(self, key: str) -> Account | None:
        """The account whose name has this key."""
        return self._find(ACCOUNTS.c.key == key)

    def of(self, guest: str) -> Account | None:
        """The account of a guest."""
        return self._find(ACCOUNTS.c.guest == guest)

    def overview(self) -> list[Overview]:
        """All accounts, by name, for the owner of the server."""
        seen = sa.func.max(SESSIONS.c.seen)
        columns = (ACCOUNTS.c.name, ACCOUNTS.c.guest, ACCOUNTS.c.created)
        joined = sa.select(*columns, seen).outerjoin(SESSIONS, SESSIONS.c.account == ACCOUNTS.c.guest)
        with self._engine.connect() as connection:
            rows = connection.execute(joined.group_by(*columns, ACCOUNTS.c.key).order_by(ACCOUNTS.c.key))
            return [Overview(*row) for row in rows]

    def session(self, digest: str) -> Session | None:
        """The session with this digest, which is used now."""
        with self._engine.begin() as connection:
            return sessions.find(connection, digest)

    def sessions(self, guest: str) -> list[Session]:
        """The sessions of an account, the last used first."""
        with self._engine.connect() as connection:
            return sessions.listed(connection, guest)

    def _find(self, condition: sa.ColumnElement[bool]) -> Account | None:
        with self._engine.connect() as connection:
            row = connection.execute(sa.select(ACCOUNTS).where(condition)).first()
        return None if row is None else Account(*row)

    # -- accounts --------------------------------------------------------------------------------------------

    def register(self, name: AccountName, password: str, before: str | None) -> Account:
        """Create an account for all that a guest has had so far, if they have; raises UserError for a taken name.

        It gets an id of its own: whoever knows the cookie of the guest before must not be the account.
        """
        account = Account(secrets.token_hex(32), name.name, name.key, password, now())
        try:
            with self._engine.begin() as connection:
                connection.execute(GUESTS.insert().values(id=account.guest, created=account.created))
                connection.execute(ACCOUNTS.insert().values(account._asdict()))
                if before is not None:
                    belongings.move(connection, before, account.guest)
        except IntegrityError:
            raise _taken(name) from None
        return account

    def rename(self, guest: str, name: AccountName) -> None:
        """Change the name of an account; raises UserError when another one has it."""
        try:
            self._change(guest, name=name.name, key=name.key)
        except IntegrityError:
            raise _taken(name) from None

    def set_password(self, guest: str, password: str, session: str = "") -> None:
        """Change a password, which ends all sessions and tokens but this session."""
        with self._engine.begin() as connection:
            connection.execute(ACCOUNTS.update().where(ACCOUNTS.c.guest == guest).values(password=password))
            sessions.end(connection, guest, SESSIONS.c.id != session)
            belongings.mark_changed(connection, guest)

    def bring(self, old: str, new: str) -> None:
        """Give everything that a guest has to an account's guest."""
        with self._engine.begin() as connection:
            belongings.move(connection, old, new)

    def forget(self, guest: str) -> list[str]:
        """Delete everything that a guest has, with or without an account; returns the tables that are kept."""
        with self._engine.begin() as connection:
            return belongings.forget(connection, guest)

    def _change(self, guest: str, **values: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(ACCOUNTS.update().where(ACCOUNTS.c.guest == guest).values(**values))

    # -- sessions --------------------------------------------------------------------------------------------

    def sign_in(self, account: Account, digest: str, label: str) -> None:
        """Begin the session of a browser; raises UserError when the password was changed meanwhile."""
        with self._engine.begin() as connection:
            same = sa.select(ACCOUNTS.c.guest).where(
                ACCOUNTS.c.guest == account.guest, ACCOUNTS.c.password == account.password
            )
            if connection.execute(same.with_for_update()).first() is None:
                raise wrong_password()
            sessions.add(connection, account.guest, digest, label)
            _end_oldest(connection, account.guest)

    def add_program(self, guest: str, digest: str, name: str) -> None:
        """Let a program play for an account; raises UserError when there are too many."""
        with self._engine.begin() as connection:
            programs = [one for one in sessions.listed(connection, guest) if one.program]
            if len(programs) >= sessions.MAX_PROGRAMS:
                raise UserError(UNPROCESSABLE, "error-account-tokens", most=sessions.MAX_PROGRAMS)
            sessions.add(connection, guest, digest, name, program=True)

    def end_session(self, guest: str, session: str) -> bool:
        """End one session of an account; False when it has no such session."""
        return self._end(guest, SESSIONS.c.id == session)

    def end_browsers(self, guest: str) -> None:
        """Sign out everywhere; the tokens of programs stay."""
        self._end(guest, ~SESSIONS.c.program)

    def _end(self, guest: str, condition: sa.ColumnElement[bool]) -> bool:
        with self._engine.begin() as connection:
            belongings.mark_changed(connection, guest)
            return sessions.end(connection, guest, condition) > 0


def wrong_password() -> UserError:
    """The name or the password is wrong: which of them, nobody learns."""
    return UserError(403, "error-sign-in")


def _taken(name: AccountName) -> UserError:
    return UserError(409, "error-account-taken", name=name.name)


def _end_oldest(connection: sa.Connection, guest: str) -> None:
    browsers = [one.id for one in sessions.listed(connection, guest) if not one.program]
    sessions.end(connection, guest, SESSIONS.c.id.in_(browsers[sessions.MAX_BROWSERS :]))
