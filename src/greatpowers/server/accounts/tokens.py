"""Random tokens that browsers and programs show to be known again. They are signed, so that nobody can make one up.

Only digests are ever stored.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

GUEST, SESSION = "guest", "session"
_SIGNED = re.compile(r"([\w-]{43})\.([\w-]{22})", re.ASCII)


def new_token(key: bytes, kind: str) -> str:
    """A token of a kind, which no token of another kind can replace."""
    token = secrets.token_urlsafe(32)
    return f"{token}.{_sign(key, kind, token)}"


def is_genuine(key: bytes, kind: str, token: str) -> bool:
    """Whether this server has made the token."""
    match = _SIGNED.fullmatch(token)
    return match is not None and hmac.compare_digest(match[2], _sign(key, kind, match[1]))


def digest_of(token: str) -> str:
    """What is stored instead of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def _sign(key: bytes, kind: str, token: str) -> str:
    digest = hmac.digest(key, f"{kind}/{token}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")
