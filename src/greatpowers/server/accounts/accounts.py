"""Optional accounts: a name and a password for a guest, who is then the same guest in every browser.

Nothing else in the server knows of accounts: `guests` turns the cookie of a session into the account's guest.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from greatpowers.core import header
from greatpowers.server.accounts import tokens
from greatpowers.server.accounts.guest_changes import GuestChanges
from greatpowers.server.accounts.names import account_name, key_of
from greatpowers.server.accounts.passwords import Passwords, require_good
from greatpowers.server.accounts.sessions import Session
from greatpowers.server.accounts.storage import Account, AccountStorage, wrong_password
from greatpowers.server.errors import UNPROCESSABLE, UserError
from greatpowers.server.limits import SIGN_INS, Buckets, Rate, RateLimited
from greatpowers.server.tables.registry import TableRegistry

ATTEMPTS = Rate(10, 1 / 30)  # passwords for one name
LONGEST_LABEL = 60

P = ParamSpec("P")
R = TypeVar("R")


class Accounts:
    """Everything that one can do with an account."""

    def __init__(self, registry: TableRegistry, changes: GuestChanges) -> None:
        self._registry = registry
        self._thread = registry.storage_thread
        self._stored = AccountStorage(self._thread.storage)
        self._changes = changes
        self._passwords = Passwords()
        self._attempts = Buckets(ATTEMPTS)

    async def register(self, given: str, password: str, guest: str | None, device: str) -> tuple[Account, str]:
        """Make an account of a guest, and sign in; returns it with the token of the session. Raises UserError."""
        name = account_name(given)
        require_good(password, name.name)
        hashed = await self._passwords.hash(password)
        account = await self._thread.run(self._stored.register, name, hashed, guest)
        await self._changes.read()
        return account, await self._begin_session(account, device)

    async def sign_in(self, name: str, password: str, device: str) -> tuple[Account, str]:
        """The account of this name and a token for a new session; raises UserError."""
        account = await self._thread.read(self._stored.named, key_of(name))
        await self._require_password(account, key_of(name), password)
        assert account is not None
        return account, await self._begin_session(account, device)

    async def account(self, guest: str) -> Account:
        """The account of a guest who is signed in."""
        found = await self._thread.read(self._stored.of, guest)
        if found is None:  # it was deleted just now
            raise signed_out()
        return found

    async def change_password(self, session: Session, old: str, new: str) -> None:
        """Change the password, which ends all other sessions and all tokens; raises UserError."""
        account = await self.account(session.account)
        require_good(new, account.name)
        await self._require_password(account, account.key, old)
        await self._changed(self._stored.set_password, account.guest, await self._passwords.hash(new), session.id)

    async def rename(self, session: Session, given: str) -> None:
        """Change the name; raises UserError."""
        await self._thread.run(self._stored.rename, session.account, account_name(given))

    async def delete(self, session: Session, password: str) -> None:
        """Delete the account and everything that it has; raises UserError."""
        account = await self.account(session.account)
        await self._require_password(account, account.key, password)
        await self._changed(self._stored.forget, account.guest)

    async def bring(self, session: Session, guest: str) -> None:
        """Bring along everything that this browser had as a guest."""
        await self._changed(self._stored.bring, guest, session.account)

    # -- sessions --------------------------------------------------------------------------------------------

    async def sessions(self, session: Session) -> list[Session]:
        """All sessions of an account, tokens included."""
        return await self._thread.read(self._stored.sessions, session.account)

    async def end(self, session: Session, ended: str) -> None:
        """End one session of an account, or revoke a token; raises UserError."""
        if not await self._changed(self._stored.end_session, session.account, ended):
            raise UserError(404, "error-not-found")

    async def end_everywhere(self, session: Session) -> None:
        """Sign out in all browsers."""
        await self._changed(self._stored.end_browsers, session.account)

    async def new_program(self, session: Session, given: str) -> str:
        """A token with which a program plays for an account; raises UserError."""
        name = header.cleaned(given)
        if not name or len(name) > LONGEST_LABEL:
            raise UserError(UNPROCESSABLE, "error-account-token", most=LONGEST_LABEL)
        token = tokens.new_token(self._registry.key, tokens.SESSION)
        await self._thread.run(self._stored.add_program, session.account, tokens.digest_of(token), name)
        return token

    async def _begin_session(self, account: Account, device: str) -> str:
        token = tokens.new_token(self._registry.key, tokens.SESSION)
        await self._thread.run(self._stored.sign_in, account, tokens.digest_of(token), device)
        return token

    async def _require_password(self, account: Account | None, key: str, password: str) -> None:
        """Raises UserError, which does not tell whether there is such an account; and takes as long."""
        seconds = self._attempts.wait(key)
        if seconds:
            raise RateLimited(SIGN_INS, math.ceil(seconds))
        self._attempts.take(key)
        if not await self._passwords.is_right(account and account.password, password):
            raise wrong_password()

    async def _changed(self, change: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Change something in the database, and let open tables notice."""
        done = await self._thread.run(change, *args, **kwargs)
        await self._changes.read()
        return done


def signed_out() -> UserError:
    """Only somebody who is signed in may do this."""
    return UserError(401, "error-signed-out")
