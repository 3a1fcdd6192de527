"""Letters to browsers (Web Push): encrypted for the browser, signed with the server's key (VAPID)."""

from __future__ import annotations

import base64
import time
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from greatpowers.server.notices.addresses import Address
from greatpowers.server.notices.letters import Letter
from greatpowers.server.notices.outside import BadUrl, Outside, Unreachable
from greatpowers.server.notices.sending import Failed, require_success

_DAY = 24 * 3600
_KEPT = 3 * _DAY  # seconds that a push service keeps a letter for a browser that is not there
_SIGNED = _DAY // 2  # seconds that a signature holds


def new_key() -> str:
    """A key of a server, as it is stored."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32))


class Push:
    """Sends letters to browsers. `owner`: whom push services may turn to, a mailto: or https: address."""

    def __init__(self, outside: Outside, key: str, owner: str) -> None:
        self._outside = outside
        self._vapid = Vapid02.from_raw(key.encode())
        self._vapid.conf["no-strict"] = True  # it knows fewer addresses of owners than push services do
        self._owner = owner

    @property
    def public_key(self) -> str:
        """What browsers need to know of the server's key."""
        encoding, form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        return _text(self._vapid.public_key.public_bytes(encoding, form))

    async def send(self, address: Address, letter: Letter) -> None:
        """Send a letter; raises Failed or Gone."""
        said = {"id": letter.id, "title": letter.subject, "body": letter.text, "table": letter.table}
        origin = "{0.scheme}://{0.netloc}".format(urlsplit(address.address))
        claims = {"aud": origin, "exp": int(time.time()) + _SIGNED, "sub": self._owner}
        headers = {
            **self._vapid.sign(claims),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(_KEPT),
            "Topic": letter.id,  # the push service replaces what it has not delivered yet
            "Urgency": "normal",
        }
        try:
            body = _encrypted(msgspec.json.encode(said), address.keys)
            require_success(await self._outside.post(address.address, body, headers))
        except (BadUrl, Unreachable, ValueError) as error:
            raise Failed("unreachable") from error


def _encrypted(body: bytes, keys: dict[str, str]) -> bytes:
    sender = ec.generate_private_key(ec.SECP256R1())
    receiver, secret = _bytes(keys["p256dh"]), _bytes(keys["auth"])
    encrypted: bytes = http_ece.encrypt(body, private_key=sender, dh=receiver, auth_secret=secret, version="aes128gcm")
    return encrypted


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
