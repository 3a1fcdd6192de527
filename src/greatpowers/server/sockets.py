"""Uvicorn's connections, with the bounds that it lacks: how many there are, and how long a request may take.

Clients that open connections and send nothing, or half a request, or read nothing, would otherwise hold them for ever.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from greatpowers.server.metrics import CONNECTIONS_REFUSED, TIMEOUTS
from greatpowers.server.requests import LONGEST_FRAME
from greatpowers.server.settings import Networks, Settings

LOG = logging.getLogger("greatpowers.server.sockets")
RESERVED_FILES = 100  # for the database, the bots and files of the site
LONGEST_HEADER = 16_000  # bytes of all headers of a request
_READ_TIMEOUT = 60.0  # seconds for a client to read the next part of a response
_QUIET_SECONDS = 60.0
_NOT_TEXT = 1007  # a close code of RFC 6455
_REFUSAL = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 60\r\nConnection: close\r\n"
    b"Content-Type: text/plain\r\nContent-Length: 21\r\n\r\nToo many connections\n"
)


class Gate:
    """Counts the open connections. Those of proxies are limited only in all: they come from many people."""

    def __init__(self, settings: Settings, most: int) -> None:
        self._most = most
        self._most_per_address = settings.connections_per_address
        self._proxies = Networks(settings.proxies)
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count a connection, unless there are too many."""
        is_full = self._open.total() >= self._most
        if is_full or (self._open[address] >= self._most_per_address and address not in self._proxies):
            CONNECTIONS_REFUSED.add()
            LOG.warning("too many connections: %s", "all together" if is_full else f"from {address}")
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A counted connection is gone."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class HttpProtocol(H11Protocol):
    """An HTTP connection; it may become a websocket."""

    def __init__(self, gate: Gate, settings: Settings, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._gate = gate
        self._is_counted = False
        self._deadlines = {h11.IDLE: settings.header_timeout, h11.SEND_BODY: settings.body_timeout}
        self._awaited: Any = None  # the part of a request that the deadline is for
        self._deadline: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """See uvicorn."""
        super().connection_made(transport)
        self._is_counted = self._gate.enter(_address(self.client))
        if self._is_counted:
            self._watch()
        else:
            transport.write(_REFUSAL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """See uvicorn."""
        _cancel(self._deadline)
        _cancel(self._reading)
        super().connection_lost(exc)
        if self._is_counted:
            self._gate.leave(_address(self.client))

    def data_received(self, data: bytes) -> None:
        """See uvicorn."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """See uvicorn."""
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """See uvicorn."""
        super().handle_websocket_upgrade(event)
        self._deadlines = {}  # the request is complete, and from now on pings tell whether anybody is there

    def pause_writing(self) -> None:
        """See uvicorn."""
        super().pause_writing()
        self._reading = self.loop.call_later(_READ_TIMEOUT, self.transport.abort)

    def resume_writing(self) -> None:
        """See uvicorn."""
        super().resume_writing()
        _cancel(self._reading)

    def _watch(self) -> None:
        """Set a deadline for the part of a request that is to come next, from when it is first awaited."""
        state = self.conn.their_state
        if state is not self._awaited:
            self._awaited = state
            _cancel(self._deadline)
            seconds = self._deadlines.get(state)
            self._deadline = None if seconds is None else self.loop.call_later(seconds, self._expire)

    def _expire(self) -> None:
        TIMEOUTS.add()
        self.transport.abort()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A websocket, which takes over the place of the HTTP connection that it was."""

    def __init__(self, gate: Gate, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._gate = gate
        for extension in self.conn.available_extensions or ():
            if isinstance(extension, ServerPerMessageDeflateFactory):
                # A window that still holds the last position makes the next one half as long, in a third of the time.
                extension.server_max_window_bits = 14
                extension.compress_settings = {"memLevel": 5, "level": 1}

    def connection_lost(self, exc: Exception | None) -> None:
        """See uvicorn."""
        super().connection_lost(exc)
        self._gate.leave(_address(self.client))

    async def send(self, message: Any) -> None:
        """See uvicorn, which takes it for a bug when somebody breaks the protocol while something is being sent."""
        await self.writable.wait()
        if self.close_sent and self.handshake_complete:
            raise ClientDisconnected
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """See uvicorn, which writes a whole stack trace into the log for each text that is none."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(_NOT_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        """See uvicorn."""
        super().keepalive_timeout()
        TIMEOUTS.add()
        self.transport.abort()  # whoever does not answer will not read the rest either


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """The options of uvicorn that bound what clients can hold."""
    gate = Gate(settings, min(settings.connections, max(10, raise_file_limit() - RESERVED_FILES)))
    for name in ("uvicorn.error", LOG.name):
        logging.getLogger(name).addFilter(SPARING)
    return {
        "http": partial(HttpProtocol, gate, settings),
        "ws": partial(WebSocketProtocol, gate),
        "ws_max_size": 4 * LONGEST_FRAME,  # what is not much too long is refused in words
        "ws_ping_interval": settings.ping_interval,
        "ws_ping_timeout": settings.ping_interval,
        "h11_max_incomplete_event_size": LONGEST_HEADER,
        "forwarded_allow_ips": list(settings.proxies),
    }


def raise_file_limit() -> int:
    """Let this process open as many files as the system lets it; returns how many."""
    try:
        import resource
    except ImportError:  # Windows, which has no such limit
        return 1_000_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError):  # macOS says "unlimited" but does not mean it
        return soft
    return 1_000_000 if hard == resource.RLIM_INFINITY else hard


class Sparing(logging.Filter):
    """Lets the same message through once a minute, so that nobody can fill the disk with it."""

    def __init__(self) -> None:
        super().__init__()
        self._until: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """See logging.Filter."""
        now = time.monotonic()
        if now < self._until.get(str(record.msg), 0.0):
            return False
        self._until[str(record.msg)] = now + _QUIET_SECONDS
        return True


SPARING = Sparing()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _address(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
