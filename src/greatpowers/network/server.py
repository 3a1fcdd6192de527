"""A server as a program sees it: calls with a token, repeated until they get through, and the stream of its turns.

Every call here may be repeated: the server takes the same answer to the same decision only once.
"""

from __future__ import annotations

import http.client
import json
import time
from collections.abc import Callable, Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

TIMEOUT = 45.0  # seconds without a byte; a quiet stream sends an empty line every 15
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 60.0  # seconds; each is twice as long as the one before
_TOO_MANY = 429
_NETWORK = (OSError, http.client.HTTPException)  # an HTTPError is an OSError, too

Sleep = Callable[[float], None]
Report = Callable[[str, float], None]  # what went wrong, and the seconds until the next attempt


class Refusal(Exception):
    """The server does not do what it was asked to, and would not the next time; `code`: "stale", "rule", or empty."""

    def __init__(self, status: int, message: str, code: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.code = code


class Server:
    """A server by its address, at which this program is known by a token."""

    def __init__(
        self, address: str, token: str = "", report: Report = lambda why, seconds: None, sleep: Sleep = time.sleep
    ) -> None:
        self.address = address.rstrip("/")
        self.token = token
        self._report = report
        self._sleep = sleep
        self._is_reached = False  # whether it has ever answered

    def register(self) -> str:
        """Get a token, if there is none yet; raises Refusal."""
        self.token = self.token or str(self.post("/api/bot/token", {})["token"])
        return self.token

    def get(self, path: str) -> Any:
        """The decoded answer of a call; raises Refusal."""
        return json.loads(self.text(path))

    def text(self, path: str) -> str:
        """The answer of a call as text; raises Refusal."""
        return self._through(path, None)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Send something; raises Refusal."""
        return json.loads(self._through(path, body))

    def events(self) -> Iterator[dict[str, Any] | None]:
        """What happens to the seats of this program, for ever; raises Refusal.

        None: the stream begins (again), or nothing has happened for a while.
        """
        pauses = _pauses()
        while True:
            try:
                with self._open("/api/bot/events", None) as stream:
                    pauses = _pauses()
                    yield None
                    for line in stream:
                        yield json.loads(line) if line.strip() else None
                raise ConnectionError("the server has closed the stream")
            except (*_NETWORK, ValueError) as error:
                self._wait(error, pauses)

    def _through(self, path: str, body: dict[str, Any] | None) -> str:
        """Make a call until it is answered; raises Refusal."""
        pauses = _pauses()
        while True:
            try:
                with self._open(path, body) as answer:
                    return str(answer.read().decode())
            except _NETWORK as error:
                self._wait(error, pauses)

    def _open(self, path: str, body: dict[str, Any] | None) -> Any:
        headers = {"Content-Type": "application/json", "Accept-Encoding": "identity"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        answer = urlopen(Request(self.address + path, data, headers), timeout=TIMEOUT)
        self._is_reached = True
        return answer

    def _wait(self, error: Exception, pauses: Iterator[float]) -> None:
        """Wait before the next attempt, at least as long as the server wants; raises Refusal if there is no use."""
        seconds = next(pauses)
        if isinstance(error, HTTPError):
            answer = _answer(error)
            if error.code != _TOO_MANY and error.code < 500:
                message, code = answer.get("error") or error.reason, answer.get("code", "")
                raise Refusal(error.code, str(message), str(code)) from None
            if error.code == _TOO_MANY:
                self._sleep(max(1, int(answer.get("seconds", 1))))
                return
        elif not self._is_reached:
            raise Refusal(0, _reason(error)) from None
        self._report(_reason(error), seconds)
        self._sleep(seconds)


def _pauses() -> Iterator[float]:
    seconds = FIRST_PAUSE
    while True:
        yield seconds
        seconds = min(2 * seconds, LONGEST_PAUSE)


def _answer(error: HTTPError) -> dict[str, Any]:
    try:
        answer = json.loads(error.read())
    except (*_NETWORK, ValueError):
        return {}
    return answer if isinstance(answer, dict) else {}


def _reason(error: Exception) -> str:
    reason = getattr(error, "reason", None) or error
    return str(getattr(reason, "strerror", None) or reason) or type(error).__name__
