"""Guests: a browser is identified by a random cookie, which only same-origin pages may use; a program by a token.

Cookies are signed with the server's key, so that nobody can make up guests. Those from before signatures count if they
belong to a guest in the database.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections import OrderedDict
from typing import Any, cast
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Scope

from greatpowers.server.errors import AnyRequest, UserError
from greatpowers.server.storage_thread import StorageThread

COOKIE = "greatpowers_guest"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_SIGNED = re.compile(r"([\w-]{43})\.([\w-]{22})", re.ASCII)
_UNSIGNED = re.compile(r"[\w-]{43}", re.ASCII)
_MAX_AGE = 400 * 24 * 3600  # seconds; the most that browsers allow
_MAX_REMEMBERED = 10_000  # guests with unsigned cookies
_VISITOR = "greatpowers_visitor"  # key in the ASGI scope

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Visitor:
    """Who sends a request: a guest, or somebody who becomes one as soon as we have to know them again."""

    def __init__(self, token: str, is_known: bool) -> None:
        self.token = token
        self.guest = _guest(token)
        self.is_known = is_known
        self.needs_cookie = False


class Guests:
    """Tells who sends a request."""

    def __init__(self, storage_thread: StorageThread, key: bytes) -> None:
        self._storage_thread = storage_thread
        self._key = key
        self._remembered: OrderedDict[str, None] = OrderedDict()  # guests whose unsigned cookie was found valid

    async def identify(self, connection: AnyConnection) -> None:
        """Find out who sends this request, for `known_guest` and `guest_of`."""
        token = _bearer(connection) or connection.cookies.get(COOKIE, "")
        is_known = self._is_signed(token) or await self._is_old(token)
        visitor = Visitor(token if is_known else self.new_token(), is_known)
        cast("dict[str, Any]", connection.scope)[_VISITOR] = visitor

    def new_token(self) -> str:
        """What a new guest shows to be known again."""
        token = secrets.token_urlsafe(32)
        return f"{token}.{self._sign(token)}"

    def _is_signed(self, token: str) -> bool:
        match = _SIGNED.fullmatch(token)
        return match is not None and hmac.compare_digest(match[2], self._sign(match[1]))

    def _sign(self, token: str) -> str:
        digest = hmac.digest(self._key, f"guest/{token}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")

    async def _is_old(self, token: str) -> bool:
        """Whether this is the unsigned cookie of a guest who has been here before."""
        if not _UNSIGNED.fullmatch(token):
            return False
        guest = _guest(token)
        if guest not in self._remembered:
            if not await self._storage_thread.run(self._storage_thread.storage.knows, guest):
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
    visitor = _visitor(request.scope)
    assert visitor is not None, "every request is identified before it is handled"
    visitor.needs_cookie = not visitor.is_known
    return visitor.guest


def set_guest_cookie(scope: Scope, headers: MutableScopeHeaders, path: str = "") -> None:
    """Set the cookie of a first-time guest, for what lies below this path."""
    visitor = _visitor(scope)
    if visitor is not None and visitor.needs_cookie:
        secure = scope["scheme"] == "https"
        cookie = Cookie(
            COOKIE,
            value=visitor.token,
            path=path or "/",
            max_age=_MAX_AGE,
            httponly=True,
            samesite="lax",
            secure=secure,
        )
        headers.add("Set-Cookie", cookie.to_header(header=""))


def _visitor(scope: Scope) -> Visitor | None:
    visitor: Visitor | None = cast("dict[str, Any]", scope).get(_VISITOR)
    return visitor


def _guest(token: str) -> str:
    """The id of the guest with this cookie. It is a digest: the cookie itself is never stored."""
    return hashlib.sha256(token.encode()).hexdigest()


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
