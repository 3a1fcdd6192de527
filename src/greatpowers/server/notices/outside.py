"""HTTP requests to addresses that guests have given, to which nothing else on this network may listen.

The address is resolved once, every result must be public, and the connection goes to just that result: a name cannot
lead elsewhere afterwards. Redirects are not followed; answers are read no further than their first part.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

import h11

LONGEST_URL = 2000
_URL = re.compile(r"https?://[\w.\-~:/?#\[\]@!$&'()*+,;=%]+", re.ASCII)
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
_LONGEST_ANSWER = 16_000  # bytes of the headers
_PORTS = {"https": 443, "http": 80}

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class BadUrl(ValueError):
    """An address to which nothing is sent."""


class Unreachable(Exception):
    """Nobody answered, or not in HTTP."""


class Outside:
    """Sends requests. `local`: also within private networks and without encryption, which the owner has allowed."""

    def __init__(self, *, timeout: float, local: bool = False) -> None:
        self._timeout = timeout
        self._local = local
        self._ssl: ssl.SSLContext | None = None

    def require(self, url: str) -> SplitResult:
        """The parts of an address to which something may be sent, as far as it tells by itself; raises BadUrl."""
        if len(url) > LONGEST_URL or not _URL.fullmatch(url):
            raise BadUrl
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise BadUrl from None
        is_open = parts.scheme == "http" and not self._local
        if is_open or not parts.hostname or parts.username is not None or port == 0:
            raise BadUrl
        return parts

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send something; returns the status of the answer. Raises BadUrl or Unreachable."""
        parts = self.require(url)
        try:
            async with asyncio.timeout(self._timeout):
                return await self._post(parts, body, headers)
        except (OSError, TimeoutError, ssl.CertificateError, h11.ProtocolError) as error:
            raise Unreachable(type(error).__name__) from error

    async def _post(self, parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
        host, port = parts.hostname or "", parts.port or _PORTS[parts.scheme]
        address = await self._resolve(host, port)
        is_encrypted = parts.scheme == "https"
        reader, writer = await asyncio.open_connection(
            address, port, ssl=self._context() if is_encrypted else None, server_hostname=host if is_encrypted else None
        )
        try:
            client = h11.Connection(h11.CLIENT, max_incomplete_event_size=_LONGEST_ANSWER)
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            all_headers = {**headers, "Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close"}
            request = h11.Request(method="POST", target=target, headers=list(all_headers.items()))
            writer.write((client.send(request) or b"") + (client.send(h11.Data(data=body)) or b""))
            await writer.drain()
            return await _status(client, reader)
        finally:
            writer.transport.abort()  # nothing else of the answer is wanted

    async def _resolve(self, host: str, port: int) -> str:
        """The address of a host; raises BadUrl if any of its addresses is not public."""
        try:
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except UnicodeError:
            raise BadUrl from None
        addresses = [str(entry[4][0]) for entry in found]
        if not self._local and not all(is_public(ipaddress.ip_address(address)) for address in addresses):
            raise BadUrl
        return addresses[0]

    def _context(self) -> ssl.SSLContext:
        if self._ssl is None:
            self._ssl = ssl.create_default_context()
        return self._ssl


def is_public(address: Address) -> bool:
    """Whether an address belongs to the Internet, also where it stands for one of another kind."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if address in _NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address.is_site_local or address.scope_id is not None:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def _status(client: h11.Connection, reader: asyncio.StreamReader) -> int:
    while True:
        event = client.next_event()
        if event is h11.NEED_DATA:
            client.receive_data(await reader.read(_LONGEST_ANSWER))
        elif isinstance(event, h11.Response):
            return event.status_code
        elif not isinstance(event, h11.InformationalResponse):
            raise h11.RemoteProtocolError("no answer")
