"""Tells programs that listen whenever one of their seats is asked or may respond, and when a game is over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Literal, NamedTuple

from greatpowers.server.tables import plans

if TYPE_CHECKING:
    from greatpowers.server.tables.live_table import LiveTable

MAX_WAITING = 1000  # turns that a slow listener may have to read; beyond that, it has to ask for its tables again


class News(NamedTuple):
    """What a seat is told: that it is to decide, the number of that decision, and until when; or that all is over.

    Or that another seat has acted out of turn, to which a program may respond at the decision of this number.
    """

    type: Literal["asked", "over", "aside"]
    table: str
    seat: int
    number: int
    deadline: str | None = None  # in ISO 8601


MISSED = News("asked", "", -1, -1)  # news may have been lost: whoever listens has to look at their tables
Listener = asyncio.Queue[News | None]  # None: there will be no more


class Asked:
    """What the seats of one table have been told."""

    def __init__(self) -> None:
        self._numbers: dict[int, int] = {}  # the people to decide, with the number of the decision
        self._is_over = False

    def begin(self, live: LiveTable) -> None:
        """A table has been loaded: whether its game is over is not new."""
        self._is_over = live.is_finished

    def forget(self, seat: int) -> None:
        """Somebody else plays a seat, who has been told nothing."""
        self._numbers.pop(seat, None)

    def stay(self, number: int, actors: Sequence[int]) -> None:
        """All but these seats are asked the same as before, though the number of the decision is now this one."""
        self._numbers = {seat: number for seat in self._numbers if seat not in actors}

    def news(self, live: LiveTable) -> list[tuple[str, News]]:
        """What is new since the last call, with the guests to be told."""
        table, before, self._numbers = live.table, self._numbers, {}
        found: list[tuple[str, News]] = []
        asked = [seat for seat in table.people_to_act if not plans.is_answered(live, seat)]
        for seat in asked if not live.is_stopped else []:
            told = before.get(seat)
            is_told = told is not None and table.is_current(told, seat)  # others have decided beside them
            self._numbers[seat] = told if told is not None and is_told else table.number
            if not is_told:
                number = live.count_for(live.guests[seat])
                found.append((live.guests[seat], News("asked", live.id, seat, number, live.deadline(seat))))
        if live.is_finished and not self._is_over:
            found += [(live.guests[seat], News("over", live.id, seat, table.number)) for seat in table.people]
        self._is_over = live.is_finished
        return found


def hearers(live: LiveTable) -> list[tuple[str, News]]:
    """Whom to tell that the last action was an aside: who may know of it, and is not to decide anyway."""
    table, number = live.table, live.table.number - 1
    busy = {table.actors[number], *table.deciders, *table.bots}
    return [
        (live.guests[seat], News("aside", live.id, seat, live.count_for(live.guests[seat])))
        for seat in table.people
        if seat not in busy and live.guests[seat] and table.action_shown(number, seat) is not None
    ]


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

    def miss(self) -> None:
        """News may have been lost, of anybody's."""
        for guest in self._listeners:
            self.announce(guest, MISSED)

    def hang_up(self, guest: str) -> None:
        """End everything that listens for a guest, one of whose sessions has ended; who still may asks again."""
        for listener in self._listeners.get(guest, ()):
            if listener.full():
                listener.get_nowait()
            listener.put_nowait(None)
