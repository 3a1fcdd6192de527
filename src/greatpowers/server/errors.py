"""Error responses: one JSON message in the client's language, never a stack trace."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from greatpowers.core.game import Game
from greatpowers.core.header import RecordError
from greatpowers.core.options import BadOptions
from greatpowers.core.text import Text
from greatpowers.server.protocol import ErrorInfo
from greatpowers.server.responses import json_response
from greatpowers.server.texts import best_language, game_text, server_text

LOG = logging.getLogger("greatpowers.server")
AnyRequest = Request[Any, Any, Any]
UNPROCESSABLE = 422

# Messages for errors of the framework, by status; any other status below 500 is a bad request.
_BY_STATUS = {
    404: "error-not-found",
    405: "error-method",
    413: "error-too-large",
    415: "error-not-json",
}


class UserError(Exception):
    """An error that the user can understand: an HTTP status and a message of `text/*.ftl`."""

    def __init__(self, status: int, message: str, **values: str | int) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.values = values

    def say(self, text: Text) -> str:
        """The message as text."""
        return text.say(self.message, **self.values)


class BadRecord(Exception):
    """A record that cannot be opened, with the game that its header names, if it names one."""

    def __init__(self, error: RecordError, game: Game | None = None) -> None:
        super().__init__(str(error))
        self.error = error
        self.game = game


def table_not_found() -> UserError:
    """There is no such table, or it belongs to another guest: the response does not say which."""
    return UserError(404, "error-no-table")


def seat_not_yours(seat: int) -> UserError:
    """The seat is not one of this guest's."""
    return UserError(403, "error-seat", seat=seat + 1)


def language_of(request: AnyRequest) -> str:
    """The client's preferred language."""
    return best_language(request.headers.get("accept-language", ""))


def _response(status: int, message: str) -> Response[bytes]:
    return json_response(ErrorInfo(error=message), status)


def user_error(request: AnyRequest, error: UserError) -> Response[bytes]:
    """The message of an error, in the client's language."""
    return _response(error.status, error.say(server_text(language_of(request))))


def _bad_options(request: AnyRequest, error: BadOptions) -> Response[bytes]:
    message = ErrorInfo(error=server_text(language_of(request)).bad_options(error))
    if "option" in error.details:
        message["option"] = error.details["option"]
    return json_response(message, UNPROCESSABLE)


def _bad_record(request: AnyRequest, error: BadRecord) -> Response[bytes]:
    language = language_of(request)
    text = server_text(language) if error.game is None else game_text(language, error.game)
    return _response(UNPROCESSABLE, text.record_error(error.error))


def _http_exception(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    status = error.status_code
    message = _BY_STATUS.get(status, "error-request" if status < 500 else "error-inside")
    return _response(status, server_text(language_of(request)).say(message))


def _internal_error(request: AnyRequest, error: Exception) -> Response[bytes]:
    LOG.error("%s %s", request.method, request.url.path, exc_info=error)
    return _response(500, server_text(language_of(request)).say("error-inside"))


# Exception handlers, for Litestar.
HANDLERS: dict[int | type[Exception], Callable[[AnyRequest, Any], Response[Any]]] = {
    UserError: user_error,
    BadOptions: _bad_options,
    BadRecord: _bad_record,
    HTTPException: _http_exception,
    Exception: _internal_error,
}
