"""Tells programs that listen whenever one of their seats is asked, and when a game is over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple

MAX_WAITING = 1000  # turns that a slow listener may have to read; beyond that, it has to ask for its tables again


class News(NamedTuple):
    """What a seat is told: that it is to decide, the number of that decision, and until when; or that all is over."""

    type: Literal["asked", "over"]
    table: str
    seat: int
    number: int
    deadline: str | None = None  # in ISO 8601


Listener = asyncio.Queue[News | None]  # None: there will be no more


class Turns:
    """Everybody who listens, by guest."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}

    @contextmanager
    def listen(self, guest: str) -> Iterator[Listener]:
        """Hear what every seat of a guest's is told from now on."""
        listener: Listener = asyncio.Queue(MAX_WAITING)
        listeners = self._listeners.setdefault(guest, set())
        listeners.add(listener)
        try:
            yield listener
        finally:
            listeners.discard(listener)
            if not listeners and self._listeners.get(guest) is listeners:
                del self._listeners[guest]

    def announce(self, guest: str, news: News) -> None:
        """Tell a seat of a guest's something."""
        for listener in self._listeners.get(guest, ()):
            if not listener.full():
                listener.put_nowait(news)

    def hang_up(self, guest: str) -> None:
        """End everything that listens for a guest, one of whose sessions has ended; who still may asks again."""
        for listener in self._listeners.get(guest, ()):
            if listener.full():
                listener.get_nowait()
            listener.put_nowait(None)
