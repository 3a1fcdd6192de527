"""Clients that hold connections: too many, half a request, no answer to pings."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest

from greatpowers.server.settings import Settings
from greatpowers.server.sockets import LOG, SPARING
from tests.server.running import Line, running

ELSEWHERE = "127.0.0.2"  # not the address of a proxy
REQUEST = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"
UPGRADE = (
    "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
HASTY = Settings(header_timeout=0.2, body_timeout=0.3, ping_interval=0.5)
NARROW = Settings(connections=6, connections_per_address=2)


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Read everything, then say yes."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
    if scope["type"] == "http":
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})


@pytest.fixture(scope="module")
def hasty() -> Iterator[int]:
    """A server with very little patience."""
    with running(application, HASTY) as port:
        yield port


@pytest.fixture
def narrow() -> Iterator[int]:
    """A server for a few connections."""
    with running(application, NARROW) as port:
        yield port


@pytest.mark.parametrize(
    "half",
    [
        "",
        "GET / HTTP/1.1\r\nHost:",
        "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nhalf",
        f"{REQUEST}GET /second HTTP/1.1\r\n",
    ],
)
def test_half_a_request_is_not_waited_for(hasty: int, half: str) -> None:
    line = Line(hasty)
    line.send(half)
    while line.answer():
        pass
    line.close()


@pytest.mark.parametrize(
    ("beginning", "more"),
    [
        ("GET / HTTP/1.1\r\nHost: x\r\n", "X-A: b\r\n"),
        ("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n", "x"),
    ],
)
def test_a_request_that_trickles_in_is_not_waited_for(hasty: int, beginning: str, more: str) -> None:
    line = Line(hasty)
    line.send(beginning)
    assert line.is_closed_while_sending(more)
    line.close()


def test_endless_headers_are_refused(narrow: int) -> None:
    line = Line(narrow)
    line.send("GET / HTTP/1.1\r\nX: " + "x" * 30_000)
    assert line.answer().startswith("HTTP/1.1 400")
    line.close()


def test_one_connection_for_several_requests(narrow: int) -> None:
    line = Line(narrow)
    for _ in range(3):
        line.send(REQUEST)
        assert line.answer_until("ok").startswith("HTTP/1.1 200")
    line.close()


def test_a_websocket_that_never_answers_is_closed(hasty: int) -> None:
    line = Line(hasty)
    line.send(UPGRADE)
    assert line.answer().startswith("HTTP/1.1 101")
    assert line.answer(), "a ping, after the time in which a request would have had to arrive"
    while line.answer():
        pass
    line.close()


def test_too_many_connections_in_all(narrow: int) -> None:
    lines = [Line(narrow) for _ in range(6)]
    for line in lines:
        line.send(REQUEST)
        assert line.answer_until("ok").startswith("HTTP/1.1 200")
    refused = Line(narrow)
    assert refused.answer().startswith("HTTP/1.1 503")
    refused.close()
    lines[0].close()
    _wait_for_a_place(narrow)
    for line in lines:
        line.close()


@pytest.mark.parametrize("opening", [REQUEST, UPGRADE])
def test_too_many_connections_from_one_address(narrow: int, opening: str) -> None:
    """A websocket takes no second place, and gives its place back."""
    lines = [Line(narrow, ELSEWHERE) for _ in range(2)]
    for line in lines:
        line.send(opening)
        assert line.answer().startswith("HTTP/1.1 ")
    refused = Line(narrow, ELSEWHERE)
    assert refused.answer().startswith("HTTP/1.1 503")
    refused.close()
    _wait_for_a_place(narrow)  # for others there is room
    lines[0].close()
    _wait_for_a_place(narrow, ELSEWHERE)
    lines[1].close()


def _wait_for_a_place(port: int, source: str = "127.0.0.1") -> None:
    """Ask until there is an answer: a place is free again a little after it was left."""
    answer = ""
    for _ in range(1000):
        line = Line(port, source)
        line.send(REQUEST)
        answer = line.answer()
        line.close()
        if answer.startswith("HTTP/1.1 200"):
            return
    raise AssertionError(answer)


def test_a_flood_is_one_line_in_the_log(
    narrow: int, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SPARING, "_until", {})  # an earlier test may have had this minute's line
    with caplog.at_level(logging.WARNING):
        lines = [Line(narrow, ELSEWHERE) for _ in range(12)]
        assert sum(line.answer().startswith("HTTP/1.1 503") for line in lines[2:]) == 10
        for line in lines:
            line.close()
    assert [record.getMessage() for record in caplog.records if record.name == LOG.name] == [
        f"too many connections: from {ELSEWHERE}"
    ]
