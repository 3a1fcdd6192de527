"""Guests: a browser is identified by a random cookie, which only same-origin pages may use."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Any, cast
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Scope

from greatpowers.server.errors import AnyRequest, UserError

COOKIE = "greatpowers_guest"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_TOKEN = re.compile(r"[\w-]{43}", re.ASCII)
_MAX_AGE = 400 * 24 * 3600  # seconds; the most that browsers allow
_NEW = "greatpowers_new_guest"  # key in the ASGI scope: the token of a first-time guest

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def known_guest(connection: AnyConnection) -> str | None:
    """The id of the guest with this cookie, if any. It is a digest: the cookie itself is never stored."""
    token = connection.cookies.get(COOKIE, "")
    return hashlib.sha256(token.encode()).hexdigest() if _TOKEN.fullmatch(token) else None


def guest_of(request: AnyRequest) -> str:
    """The id of the guest; on a first visit the response will set a cookie."""
    known = known_guest(request)
    if known is not None:
        return known
    scope = cast("dict[str, Any]", request.scope)
    token: str = scope.setdefault(_NEW, secrets.token_urlsafe(32))
    return hashlib.sha256(token.encode()).hexdigest()


def set_guest_cookie(scope: Scope, headers: MutableScopeHeaders) -> None:
    """Set the cookie of a first-time guest."""
    token = cast("dict[str, Any]", scope).get(_NEW)
    if token is not None:
        secure = scope["scheme"] == "https"
        cookie = Cookie(COOKIE, value=token, max_age=_MAX_AGE, httponly=True, samesite="lax", secure=secure)
        headers.add("Set-Cookie", cookie.to_header(header=""))


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


def require_same_origin(request: AnyRequest) -> None:
    """Refuse changes requested by pages of other sites; raises UserError."""
    if request.method not in SAFE_METHODS and not is_same_origin(request):
        raise UserError(403, "error-other-site")
