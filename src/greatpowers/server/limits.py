"""Limits for each guest and each address: generous for people, tight for programs that flood the server."""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

from litestar import Response
from litestar.connection import ASGIConnection

from greatpowers.server.errors import AnyRequest, UserError, language_of
from greatpowers.server.metrics import RATE_LIMITED
from greatpowers.server.protocol import ErrorInfo
from greatpowers.server.responses import json_response
from greatpowers.server.settings import Networks, Settings
from greatpowers.server.texts import server_text

TOO_MANY = 429
REQUESTS, MESSAGES, TABLES, IMPORTS, READS = "requests", "messages", "tables", "imports", "reads"
ANALYSES = "analyses"
SIGN_INS = "sign-ins"  # and whatever else could be used to guess names or passwords
NOTICES = "notices"  # addresses for them, and tests: others must not be flooded through us
KIND = "limit"  # in the `opt` of a route: which limit its calls count against, beside that of all requests

_MAX_BUCKETS = 20_000  # per rate; beyond that, the one that was not used for the longest time is forgotten

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Rate(NamedTuple):
    """So many at once, and so many per second in the long run."""

    burst: float
    per_second: float


class RatePair(NamedTuple):
    """What one guest may do, and what all guests at one address may do together."""

    guest: Rate
    address: Rate


RATES = {
    REQUESTS: RatePair(Rate(300, 30), Rate(1500, 150)),
    MESSAGES: RatePair(Rate(200, 20), Rate(1000, 100)),
    TABLES: RatePair(Rate(60, 0.2), Rate(200, 0.5)),
    IMPORTS: RatePair(Rate(20, 0.1), Rate(60, 0.2)),
    READS: RatePair(Rate(200, 10), Rate(600, 30)),
    ANALYSES: RatePair(Rate(100, 2), Rate(300, 6)),
    NOTICES: RatePair(Rate(20, 1 / 60), Rate(60, 1 / 20)),
    SIGN_INS: RatePair(Rate(20, 0.1), Rate(60, 0.2)),
}


class RateLimited(UserError):
    """Too much at once; `key` names the limit, `seconds` is when to come back."""

    def __init__(self, key: str, seconds: int) -> None:
        super().__init__(TOO_MANY, f"error-rate-{key}", seconds=seconds)
        self.key = key
        self.seconds = seconds


class Buckets:
    """Token buckets of one rate, one for each key."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, and when they were counted

    def wait(self, key: str) -> float:
        """Seconds until there is a token; 0: now."""
        missing = 1 - self._tokens(key)
        return max(0.0, missing / self._rate.per_second)

    def take(self, key: str) -> None:
        """Take a token; call it when there is one."""
        self._buckets[key] = (self._tokens(key) - 1, self._clock())
        self._buckets.move_to_end(key)
        if len(self._buckets) > _MAX_BUCKETS:
            self._buckets.popitem(last=False)

    def _tokens(self, key: str) -> float:
        tokens, at = self._buckets.get(key, (self._rate.burst, 0.0))
        return min(self._rate.burst, tokens + (self._clock() - at) * self._rate.per_second)


class Limits:
    """The limits of a server. The addresses of proxies are not limited, only those that they forward."""

    def __init__(
        self,
        settings: Settings,
        rates: Mapping[str, RatePair] = RATES,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._unlimited = Networks(settings.proxies)
        self._most_sockets = settings.connections_per_address
        self._sockets: Counter[str] = Counter()
        self._guests = {kind: Buckets(pair.guest, clock) for kind, pair in rates.items()}
        self._addresses = {kind: Buckets(pair.address, clock) for kind, pair in rates.items()}

    def require(self, kind: str, address: str, guest: str | None) -> None:
        """Count one of a kind; raises RateLimited."""
        seconds = self._try(kind, address, guest)
        if seconds:
            RATE_LIMITED.add(kind)
            raise RateLimited(kind, math.ceil(seconds))

    async def pause(self, kind: str, address: str, guest: str | None) -> None:
        """Count one of a kind, as soon as that is possible."""
        while seconds := self._try(kind, address, guest):
            RATE_LIMITED.add(kind)
            await asyncio.sleep(seconds)

    def _try(self, kind: str, address: str, guest: str | None) -> float:
        """Take a token of the guest and of the address; seconds to wait if one of them has none, and takes neither."""
        used = [(self._guests[kind], guest)] if guest is not None else []
        if address not in self._unlimited:
            used.append((self._addresses[kind], address))
        seconds = max((buckets.wait(key) for buckets, key in used), default=0.0)
        if not seconds:
            for buckets, key in used:
                buckets.take(key)
        return seconds

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count a websocket while it is open; raises RateLimited. Behind a proxy nothing else knows its address."""
        if self._sockets[address] >= self._most_sockets and address not in self._unlimited:
            RATE_LIMITED.add("sockets")
            raise RateLimited("sockets", 60)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


def address_of(connection: AnyConnection) -> str:
    """The address of a client; behind a trusted proxy, the one that the proxy forwards."""
    return connection.client.host if connection.client else ""


def rate_limited(request: AnyRequest, error: RateLimited) -> Response[bytes]:
    """429, for people and for programs."""
    words = error.say(server_text(language_of(request)))
    response = json_response(ErrorInfo(error=words, seconds=error.seconds, key=error.key), TOO_MANY)
    response.headers["Retry-After"] = str(error.seconds)
    return response
