"""What can go wrong, and how it is said: one JSON message in the reader's language, never a stack trace."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from greatpowers.core.game import BadOptions, Game
from greatpowers.core.record import RecordError
from greatpowers.core.text import Text
from greatpowers.server.replies import answer
from greatpowers.server.words import best_language, words, words_of

LOG = logging.getLogger("greatpowers.server")
AnyRequest = Request[Any, Any, Any]
UNPROCESSABLE = 422

# What the framework finds wrong by itself: status -> message; any other status below 500 is a bad request.
_BY_STATUS = {
    404: "error-not-found",
    405: "error-method",
    413: "error-too-large",
    415: "error-not-json",
}


class Mistake(Exception):
    """Answers a request with a status and a message of `text/en.ftl`."""

    def __init__(self, status: int, message: str, **values: str | int) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.values = values

    def say(self, text: Text) -> str:
        """The message in words."""
        return text.say(self.message, **self.values)


class BadRecord(Exception):
    """A record that cannot be opened, with the game that its header names, if it names one."""

    def __init__(self, error: RecordError, game: Game | None = None) -> None:
        super().__init__(str(error))
        self.error = error
        self.game = game


def no_table() -> Mistake:
    """There is no such table, or not for this guest: nobody learns which."""
    return Mistake(404, "error-no-table")


def not_your_seat(seat: int) -> Mistake:
    """A seat that is not this guest's."""
    return Mistake(403, "error-seat", seat=seat + 1)


def language_of(request: AnyRequest) -> str:
    """The language that the reader asked for."""
    return best_language(request.headers.get("accept-language", ""))


def _answer(status: int, message: str) -> Response[bytes]:
    return answer({"error": message}, status)


def _mistake(request: AnyRequest, error: Mistake) -> Response[bytes]:
    return _answer(error.status, error.say(words(language_of(request))))


def _bad_options(request: AnyRequest, error: BadOptions) -> Response[bytes]:
    return _answer(UNPROCESSABLE, words(language_of(request)).bad_options(error))


def _bad_record(request: AnyRequest, error: BadRecord) -> Response[bytes]:
    language = language_of(request)
    text = words(language) if error.game is None else words_of(language, error.game)
    return _answer(UNPROCESSABLE, text.record_error(error.error))


def _framework(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    status = error.status_code
    message = _BY_STATUS.get(status, "error-request" if status < 500 else "error-inside")
    return _answer(status, words(language_of(request)).say(message))


def _inside(request: AnyRequest, error: Exception) -> Response[bytes]:
    LOG.error("%s %s", request.method, request.url.path, exc_info=error)
    return _answer(500, words(language_of(request)).say("error-inside"))


# For Litestar: the handler of each kind of exception.
HANDLERS: dict[int | type[Exception], Callable[[AnyRequest, Any], Response[Any]]] = {
    Mistake: _mistake,
    BadOptions: _bad_options,
    BadRecord: _bad_record,
    HTTPException: _framework,
    Exception: _inside,
}
