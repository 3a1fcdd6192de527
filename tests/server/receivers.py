"""Real receivers of notices on this machine: webhooks and push services over HTTP, and a mail server."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller

PATIENCE = 20.0  # seconds until a missing notice fails a test


class Received(NamedTuple):
    """A request as it arrived."""

    headers: dict[str, str]  # with lower-case names
    body: bytes


class HttpReceiver:
    """Keeps what it is sent. `statuses`: the next answers; afterwards 200. `answers`: whether it answers now."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.received: list[Received] = []
        self.statuses: list[int] = []
        self.answers = threading.Event()
        self.answers.set()

    def wait(self, count: int) -> list[Received]:
        """What has arrived, as soon as it is so many."""
        wait_until(lambda: len(self.received) >= count)
        return list(self.received)


def wait_until(condition: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until, "it never happened"
        time.sleep(0.005)


@contextmanager
def http_receiver() -> Iterator[HttpReceiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            receiver.received.append(Received({name.lower(): value for name, value in self.headers.items()}, body))
            receiver.answers.wait(PATIENCE)
            self.send_response(receiver.statuses.pop(0) if receiver.statuses else 200)
            self.send_header("Location", "/elsewhere")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    receiver = HttpReceiver(f"http://127.0.0.1:{server.server_port}/hook?key=1")
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield receiver
    finally:
        receiver.answers.set()
        server.shutdown()
        server.server_close()
        thread.join()


class MailReceiver:
    """A mail server. `refusal`: how it answers to recipients."""

    def __init__(self) -> None:
        self.messages: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.refusal = ""

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:  # noqa: N802
        if self.refusal:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        message = BytesParser(policy=default).parsebytes(envelope.content)
        assert isinstance(message, EmailMessage)
        self.raw.append(envelope.content)
        self.messages.append(message)
        return "250 OK"

    def wait(self, count: int) -> list[EmailMessage]:
        wait_until(lambda: len(self.messages) >= count)
        return list(self.messages)


@contextmanager
def mail_receiver() -> Iterator[tuple[MailReceiver, str]]:
    """A mail server and its address."""
    receiver = MailReceiver()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    controller = Controller(receiver, hostname="127.0.0.1", port=port, ready_timeout=PATIENCE)
    controller.start()
    try:
        yield receiver, f"smtp://127.0.0.1:{port}"
    finally:
        controller.stop()
