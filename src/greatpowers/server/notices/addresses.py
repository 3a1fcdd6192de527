"""Where guests want to be told that it is their turn: an e-mail address, a webhook, and their browsers."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import secrets

import sqlalchemy as sa

from greatpowers.server.database.schema import ADDRESSES, GUESTS, NOTICES
from greatpowers.server.database.storage import Storage, now
from greatpowers.server.errors import UNPROCESSABLE, UserError
from greatpowers.server.protocol import AddressInfo, AddressKind

MAX_BROWSERS = 10  # per guest; of the other kinds a guest has one each
MAX_UNCONFIRMED = 3  # guests who may ask somebody within a day whether an address is theirs
LONGEST_MAIL = 254
_HOST = r"([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}"
_MAIL = re.compile(rf"[\w.!#$%&'*+/=?^`{{|}}~-]{{1,64}}@{_HOST}", re.ASCII | re.IGNORECASE)
_ID = re.compile(r"[\w-]{22}", re.ASCII)
_TOKEN = re.compile(r"([\w-]{22})\.([\w-]{22})", re.ASCII)
_DAY = 24 * 3600 * 1000  # milliseconds
_POINT, _AUTH = 65, 16  # bytes of a browser's two keys (RFC 8291)


class Address:
    """One address. `keys`: of a browser, `p256dh` and `auth`; of a webhook, the `secret` that signs what is sent."""

    def __init__(
        self,
        guest: str,
        kind: AddressKind,
        address: str,
        keys: dict[str, str],
        language: str,
        *,
        confirmed: bool = True,
        stopped: bool = False,
        address_id: str = "",
    ) -> None:
        self.id = address_id or new_id()
        self.guest = guest
        self.kind = kind
        self.address = address
        self.keys = keys
        self.language = language
        self.confirmed = confirmed
        self.stopped = stopped

    @property
    def is_open(self) -> bool:
        """Whether notices are sent there."""
        return self.confirmed and not self.stopped

    def info(self) -> AddressInfo:
        """The address as its guest sees it."""
        return {
            "id": self.id,
            "kind": self.kind,
            "address": self.address,
            "secret": self.keys.get("secret", ""),
            "confirmed": self.confirmed,
            "stopped": self.stopped,
        }


def new_id() -> str:
    """An id that nobody can guess; also a valid `Topic` of a push service."""
    return secrets.token_urlsafe(16)


class Addresses:
    """The addresses of all guests, in the database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def of(self, guest: str) -> list[Address]:
        """The addresses of a guest, oldest first."""
        return self._read(ADDRESSES.c.guest == guest)

    def find(self, address_id: str) -> Address | None:
        """An address by its id, whoever it belongs to."""
        return next(iter(self._read(ADDRESSES.c.id == address_id)), None)

    def _read(self, which: sa.ColumnElement[bool]) -> list[Address]:
        query = sa.select(ADDRESSES).where(which).order_by(ADDRESSES.c.created, ADDRESSES.c.id)
        with self._storage.engine.connect() as connection:
            return [read_address(row) for row in connection.execute(query).mappings()]

    def add(self, address: Address) -> None:
        """Store an address in place of the one it replaces; raises UserError when it cannot be asked any more."""
        own = sa.and_(ADDRESSES.c.guest == address.guest, ADDRESSES.c.kind == address.kind)
        replaced = sa.and_(own, ADDRESSES.c.address == address.address) if address.kind == "push" else own
        with self._storage.engine.begin() as connection:
            if connection.execute(sa.select(GUESTS.c.id).where(GUESTS.c.id == address.guest)).first() is None:
                connection.execute(GUESTS.insert().values(id=address.guest, created=now()))
            forgotten = sa.and_(~ADDRESSES.c.confirmed, ADDRESSES.c.created < now() - 7 * _DAY)
            connection.execute(ADDRESSES.delete().where(sa.or_(replaced, forgotten)))
            if not address.confirmed and _unconfirmed(connection, address.address) >= MAX_UNCONFIRMED:
                raise UserError(409, "error-mail-asked")
            surplus = sa.select(ADDRESSES.c.id).where(own).order_by(ADDRESSES.c.created.desc(), ADDRESSES.c.id)
            connection.execute(ADDRESSES.delete().where(ADDRESSES.c.id.in_(surplus.offset(MAX_BROWSERS - 1))))
            connection.execute(ADDRESSES.insert().values(**_columns(address)))
            if not address.confirmed:
                row = {"id": new_id(), "address": address.id, "kind": "confirm", "due": now()}
                connection.execute(NOTICES.insert().values(row))

    def remove(self, address_id: str, guest: str | None = None) -> bool:
        """Delete an address (of this guest); False when there is none."""
        same = ADDRESSES.delete().where(ADDRESSES.c.id == address_id)
        with self._storage.engine.begin() as connection:
            return connection.execute(same if guest is None else same.where(ADDRESSES.c.guest == guest)).rowcount == 1

    def change(self, address_id: str, **values: bool) -> None:
        """An address is `confirmed` by its owner, or `stopped` since it does not work."""
        with self._storage.engine.begin() as connection:
            connection.execute(ADDRESSES.update().where(ADDRESSES.c.id == address_id).values(**values))


def read_address(row: sa.RowMapping) -> Address:
    """An address from its row."""
    return Address(
        row["guest"],
        row["kind"],
        row["address"],
        json.loads(row["keys"]),
        row["language"],
        confirmed=row["confirmed"],
        stopped=row["stopped"],
        address_id=row["id"],
    )


def _columns(address: Address) -> dict[str, object]:
    return {
        "id": address.id,
        "guest": address.guest,
        "kind": address.kind,
        "address": address.address,
        "keys": json.dumps(address.keys),
        "language": address.language,
        "created": now(),
        "confirmed": address.confirmed,
    }


def _unconfirmed(connection: sa.Connection, mail: str) -> int:
    same = sa.and_(ADDRESSES.c.kind == "mail", sa.func.lower(ADDRESSES.c.address) == mail.lower())
    query = sa.select(sa.func.count()).where(same, ~ADDRESSES.c.confirmed, ADDRESSES.c.created > now() - _DAY)
    return connection.execute(query).scalar_one()


def require_id(given: str) -> str:
    """What can be the id of an address; raises UserError."""
    if not _ID.fullmatch(given):
        raise UserError(404, "error-no-address")
    return given


def require_mail(address: str) -> str:
    """An e-mail address; raises UserError."""
    if len(address) > LONGEST_MAIL or not _MAIL.fullmatch(address):
        raise UserError(UNPROCESSABLE, "error-mail")
    return address


def require_keys(p256dh: str, auth: str) -> dict[str, str]:
    """The keys of a browser; raises UserError."""
    if len(_decoded(p256dh)) != _POINT or len(_decoded(auth)) != _AUTH:
        raise UserError(UNPROCESSABLE, "error-push-keys")
    return {"p256dh": p256dh, "auth": auth}


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return b""


# -- links in letters ----------------------------------------------------------------------------------------


def sign(key: bytes, purpose: str, address_id: str) -> str:
    """What a link in a letter shows: the server's key has signed it, so that nothing has to be stored."""
    digest = hmac.digest(key, f"notice/{purpose}/{address_id}".encode(), hashlib.sha256)
    return f"{address_id}.{base64.urlsafe_b64encode(digest[:16]).decode().rstrip('=')}"


def signed(key: bytes, purpose: str, token: str) -> str:
    """The id of the address that a link is about; raises UserError."""
    match = _TOKEN.fullmatch(token)
    if match is None or not hmac.compare_digest(token, sign(key, purpose, match[1])):
        raise UserError(404, "error-notice-link")
    return match[1]
