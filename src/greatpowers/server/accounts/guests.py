"""Guests: a browser is identified by a random cookie, which only same-origin pages may use; a program by a token.

Cookies are signed with the server's key, so that nobody can make up guests. Those from before signatures count if they
belong to a guest in the database. Whoever is signed in has the cookie of a session besides, and is the account's guest.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from typing import Any, cast
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Scope

from greatpowers.server.accounts import tokens
from greatpowers.server.accounts.sessions import LIFETIME, Session
from greatpowers.server.accounts.storage import AccountStorage
from greatpowers.server.database.thread import StorageThread
from greatpowers.server.errors import AnyRequest, UserError

COOKIE = "greatpowers_guest"
SESSION_COOKIE = "greatpowers_session"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_UNSIGNED = re.compile(r"[\w-]{43}", re.ASCII)
_MAX_AGE = 400 * 24 * 3600  # seconds; the most that browsers allow
_MAX_REMEMBERED = 10_000  # guests with unsigned cookies
_VISITOR = "greatpowers_visitor"  # key in the ASGI scope

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Visitor:
    """Who sends a request: a guest, or somebody who becomes one as soon as we have to know them again.

    `own`: the guest that a browser is where it is not signed in. `session_token`: the cookie to set; empty: to delete.
    """

    def __init__(self, token: str, is_known: bool, session: Session | None = None) -> None:
        self.token = token
        self.session = session
        self.own = tokens.digest_of(token) if is_known else None
        self.guest = tokens.digest_of(token) if session is None else session.account
        self.is_known = is_known or session is not None
        self.needs_cookie = False
        self.session_token: str | None = None


class Guests:
    """Tells who sends a request."""

    def __init__(self, storage_thread: StorageThread, key: bytes) -> None:
        self._storage_thread = storage_thread
        self._accounts = AccountStorage(storage_thread.storage)
        self._key = key
        self._remembered: OrderedDict[str, None] = OrderedDict()  # guests whose unsigned cookie was found valid

    async def identify(self, connection: AnyConnection) -> None:
        """Find out who sends this request, for `known_guest` and `guest_of`."""
        bearer, cookie = _bearer(connection), connection.cookies.get(SESSION_COOKIE, "")
        token = bearer or connection.cookies.get(COOKIE, "")
        is_known = tokens.is_genuine(self._key, tokens.GUEST, token) or await self._is_old(token)
        session = await self._session(bearer or cookie, program=bool(bearer))
        visitor = Visitor(token if is_known else self.new_token(), is_known, session)
        if cookie and not bearer and (session is None or session.is_renewed):
            visitor.session_token = "" if session is None else cookie
        cast("dict[str, Any]", connection.scope)[_VISITOR] = visitor

    def new_token(self) -> str:
        """What a new guest shows to be known again."""
        return tokens.new_token(self._key, tokens.GUEST)

    async def _session(self, token: str, *, program: bool) -> Session | None:
        """The session of a browser's cookie or of a program's token, unless it has ended."""
        if not tokens.is_genuine(self._key, tokens.SESSION, token):
            return None
        found = await self._storage_thread.run(self._accounts.session, tokens.digest_of(token))
        return found if found is not None and found.program == program else None

    async def _is_old(self, token: str) -> bool:
        """Whether this is the unsigned cookie of a guest who has been here before."""
        if not _UNSIGNED.fullmatch(token):
            return False
        guest = tokens.digest_of(token)
        if guest not in self._remembered:
            if not await self._storage_thread.read(self._storage_thread.storage.knows, guest):
                return False
            self._remembered[guest] = None
            if len(self._remembered) > _MAX_REMEMBERED:
                self._remembered.popitem(last=False)
        return True


def _bearer(connection: AnyConnection) -> str:
    """The token that a program sends instead of a cookie; empty when there is none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def known_guest(connection: AnyConnection) -> str | None:
    """The id of the guest with this cookie, if any."""
    visitor = _visitor(connection.scope)
    return visitor.guest if visitor is not None and visitor.is_known else None


def guest_of(request: AnyRequest) -> str:
    """The id of the guest; on a first visit the response will set a cookie."""
    visitor = visitor_of(request)
    visitor.needs_cookie = not visitor.is_known
    return visitor.guest


def visitor_of(connection: AnyConnection) -> Visitor:
    """Who sends a request."""
    visitor = _visitor(connection.scope)
    assert visitor is not None, "every request is identified before it is handled"
    return visitor


def set_cookies(scope: Scope, headers: MutableScopeHeaders, path: str = "") -> None:
    """Set the cookies of a first-time guest, and of a session that begins, goes on or ends, for this path."""
    visitor = _visitor(scope)
    if visitor is None:
        return
    if visitor.needs_cookie:
        _set_cookie(scope, headers, path, COOKIE, visitor.token, _MAX_AGE)
    if visitor.session_token is not None:
        age = LIFETIME // 1000 if visitor.session_token else 0
        _set_cookie(scope, headers, path, SESSION_COOKIE, visitor.session_token, age)


def _set_cookie(scope: Scope, headers: MutableScopeHeaders, path: str, name: str, value: str, seconds: int) -> None:
    is_secure = scope["scheme"] == "https"
    cookie = Cookie(
        name, value=value, path=path or "/", max_age=seconds, httponly=True, samesite="lax", secure=is_secure
    )
    headers.add("Set-Cookie", cookie.to_header(header=""))


def _visitor(scope: Scope) -> Visitor | None:
    visitor: Visitor | None = cast("dict[str, Any]", scope).get(_VISITOR)
    return visitor


def is_same_origin(connection: AnyConnection) -> bool:
    """Whether the request comes from one of our pages, or from no page at all.

    Host and port must match: cookies ignore the port, so pages of other servers on this machine would be sent ours.
    """
    if connection.headers.get("sec-fetch-site") == "cross-site":
        return False
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == connection.headers["host"].lower() != ""
    except (ValueError, KeyError):
        return False


def require_same_origin(connection: AnyConnection) -> None:
    """Refuse websockets, and changes, that pages of other sites ask for; raises UserError."""
    method = connection.scope.get("method", "")  # a websocket has none
    if method not in SAFE_METHODS and not is_same_origin(connection):
        raise UserError(403, "error-other-site")
