"""Secret links: to a seat, or to watch. A link is signed with the server's key, so that nothing has to be stored.

It holds until the seat is taken, or the host replaces all links of the table (`Header.links` counts how often).
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re

from greatpowers.server.database.storage import Header
from greatpowers.server.errors import UserError

_LINK = re.compile(r"([\w-]{1,32})\.(w|[0-9]{1,2})\.([\w-]{22})", re.ASCII)
_AUDIENCE = "w"


class Invitation:
    """What a link says, before it is known to be genuine. `seat`: None to watch."""

    def __init__(self, table: str, seat: int | None, signature: str) -> None:
        self.table = table
        self.seat = seat
        self._signature = signature

    @classmethod
    def read(cls, link: str) -> Invitation:
        """Raises UserError for what cannot be a link."""
        match = _LINK.fullmatch(link)
        if match is None:
            raise bad_link()
        return cls(match[1], None if match[2] == _AUDIENCE else int(match[2]), match[3])

    def is_genuine(self, key: bytes, header: Header) -> bool:
        """Whether this server has made the link for this table, and it still holds."""
        return hmac.compare_digest(self._signature, _sign(key, header, self.seat))


def link(key: bytes, header: Header, seat: int | None) -> str:
    """The link to a seat of a table, or to watch it (None)."""
    return f"{header.id}.{_AUDIENCE if seat is None else seat}.{_sign(key, header, seat)}"


def rematch_id(key: bytes, header: Header) -> str:
    """The id that the rematch of a table has; nobody else can work it out."""
    digest = hmac.digest(key, f"rematch/{header.id}".encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest[:9]).decode()


def bad_link() -> UserError:
    """The link leads nowhere: it was mistyped, replaced by the host, or its table is gone."""
    return UserError(404, "error-link")


def _sign(key: bytes, header: Header, seat: int | None) -> str:
    signed = f"link/{header.id}/{_AUDIENCE if seat is None else seat}/{header.links}"
    digest = hmac.digest(key, signed.encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")
