"""Uvicorn in a thread, as `greatpowers serve` sets it up, for tests with real sockets."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import uvicorn

from greatpowers.server.settings import Settings
from greatpowers.server.sockets import uvicorn_options

PATIENCE = 20.0  # seconds until a missing answer fails a test


@contextmanager
def running(app: Any, settings: Settings) -> Iterator[int]:
    """Run an application; yields its port."""
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:
        config = uvicorn.Config(app, log_config=None, server_header=False, **uvicorn_options(settings))
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        until = time.monotonic() + PATIENCE
        while not server.started and time.monotonic() < until:
            time.sleep(0.005)
        try:
            yield listener.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(PATIENCE)


class Line:
    """A raw connection; `source`: the address to come from."""

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))

    def send(self, text: str) -> None:
        self.socket.sendall(text.encode())

    def answer(self) -> str:
        """What the server sends next; empty: it has closed the connection."""
        try:
            return self.socket.recv(65536).decode(errors="replace")
        except ConnectionError:
            return ""

    def answer_until(self, end: str) -> str:
        """What the server sends, up to these words; or all of it."""
        answer = ""
        while end not in answer and (more := self.answer()):
            answer += more
        return answer

    def is_closed_while_sending(self, text: str) -> bool:
        """Whether the server closes the connection although something arrives again and again."""
        self.socket.settimeout(0.02)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                self.send(text)
                if self.socket.recv(65536) == b"":
                    return True
            except TimeoutError:
                continue
            except ConnectionError:
                return True
        return False

    def close(self) -> None:
        self.socket.close()
