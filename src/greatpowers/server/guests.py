"""Who asks: a browser is known by a random cookie, and only pages of our own may use it."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Any, cast
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Scope

from greatpowers.server.mistakes import AnyRequest, Mistake

COOKIE = "greatpowers_guest"
SAFE = ("GET", "HEAD", "OPTIONS")
_TOKEN = re.compile(r"[\w-]{43}", re.ASCII)
_AGE = 400 * 24 * 3600  # as long as browsers allow
_NEW = "greatpowers_new_guest"  # in the scope: the token of a guest who has just come

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def known_guest(connection: AnyConnection) -> str | None:
    """The guest whose cookie this is. The storage never sees the cookie itself."""
    token = connection.cookies.get(COOKIE, "")
    return hashlib.sha256(token.encode()).hexdigest() if _TOKEN.fullmatch(token) else None


def guest_of(request: AnyRequest) -> str:
    """The guest who asks; one who comes for the first time gets a cookie with the answer."""
    known = known_guest(request)
    if known is not None:
        return known
    scope = cast("dict[str, Any]", request.scope)
    token: str = scope.setdefault(_NEW, secrets.token_urlsafe(32))
    return hashlib.sha256(token.encode()).hexdigest()


def hand_out(scope: Scope, headers: MutableScopeHeaders) -> None:
    """Give a new guest the cookie."""
    token = cast("dict[str, Any]", scope).get(_NEW)
    if token is not None:
        secure = scope["scheme"] == "https"
        cookie = Cookie(COOKIE, value=token, max_age=_AGE, httponly=True, samesite="lax", secure=secure)
        headers.add("Set-Cookie", cookie.to_header(header=""))


def is_own_page(connection: AnyConnection) -> bool:
    """Whether the request comes from a page of ours, or from no page at all.

    Host and port must be the same: to the cookie, pages of other ports of this machine would be of the same site.
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


def refuse_other_sites(request: AnyRequest) -> None:
    """Only pages of ours change anything; raises Mistake."""
    if request.method not in SAFE and not is_own_page(request):
        raise Mistake(403, "error-other-site")
