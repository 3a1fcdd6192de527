"""One table in memory: the game, and those who watch it. A `Runner` plays for chance and bots.

An action is committed to the storage before it is carried out in memory, so a server that is killed at any moment
has stored everything that a browser was ever shown.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from greatpowers.core.actions import BadNotation
from greatpowers.core.game import CHANCE, Refused, State
from greatpowers.core.lessons import Lesson, Progress, progress_of
from greatpowers.core.record import action_line
from greatpowers.server import clocks, consent
from greatpowers.server.bot_pool import BotPool
from greatpowers.server.chat import MAX_LINES, Chat, Line, cleaned, remarks
from greatpowers.server.consent import Request
from greatpowers.server.errors import UserError, seat_not_yours, table_not_found
from greatpowers.server.history import History
from greatpowers.server.metrics import ACTIONS
from greatpowers.server.protocol import RequestKind
from greatpowers.server.rules_change import Halt
from greatpowers.server.runner import Runner
from greatpowers.server.server_time import ServerTime
from greatpowers.server.storage import Append, SQLAlchemyError, Summary, WriteConflict
from greatpowers.server.storage_thread import StorageThread
from greatpowers.server.summaries import summary
from greatpowers.server.timing import Timing
from greatpowers.server.turns import News, Turns
from greatpowers.table import Table

LOG = logging.getLogger("greatpowers.server")

P = ParamSpec("P")
R = TypeVar("R")
Change = Callable[Concatenate["LiveTable", P], Coroutine[Any, Any, R]]


class StaleDecision(Exception):
    """The decision that a client answers is no longer the present one."""


class Watcher(Protocol):
    """An observer of a table, such as a browser."""

    guest: str
    holds: bool  # bots wait while this is set

    def changed(self, events: int) -> None:
        """The table has changed; the events before this number have not."""

    def failed(self) -> None:
        """A move could not be stored."""

    def declined(self, what: RequestKind, seat: int) -> None:
        """This seat refused a request."""

    def said(self, line: Line) -> None:
        """Somebody said something."""

    def close(self) -> None:
        """The table was closed."""

    async def shown(self) -> None:
        """Return when the watcher has been sent the newest position."""


class LiveTable:
    """A table with its lock, its watchers and its runner."""

    def __init__(
        self,
        table_id: str,
        table: Table,
        storage_thread: StorageThread,
        bot_pool: BotPool,
        guests: Sequence[str],
        lesson: Lesson | None = None,
        turns: Turns | None = None,
        halt: Halt | None = None,
        time: ServerTime | None = None,
        timing: Timing | None = None,
        is_ended: bool = False,
    ) -> None:
        self.id = table_id
        self.table = table
        self.guests = list(guests)  # who plays each seat; empty for a bot, and for a seat that is still free
        self.history = History(table)
        self.watchers: set[Watcher] = set()
        self.halt = halt  # why the game does not go on, if it does not
        self.time = time or ServerTime(storage_thread.storage)
        self.clock, self.pause = (timing.clock, timing.pause) if timing is not None else (None, None)
        self.is_ended = is_ended  # as it stood, since all agreed
        self.request: Request | None = None  # never stored; one to undo is dropped with the next action
        self.is_rated = False
        self.storage = storage_thread.storage
        self.chat = Chat(self.storage)
        self.lock = asyncio.Lock()  # held by whoever changes the game
        self.runner = Runner(self, bot_pool)
        self.is_closed = False
        self._storage_thread = storage_thread
        self._lesson = lesson
        self.progress = self._measure()
        self._turns = turns or Turns()
        self._is_told = self.is_finished  # that the game is over
        self._asked: dict[int, int] = {}  # the people to decide, with the number of the decision that each was told of
        self.announce()

    @property
    def is_idle(self) -> bool:
        """Whether the table can be dropped from memory."""
        return self.runner.is_resting and not self.watchers and not self.lock.locked()

    @property
    def is_finished(self) -> bool:
        """Whether the game has ended, by the rules or since all agreed."""
        return self.table.is_over or self.is_ended

    @property
    def is_stopped(self) -> bool:
        """Whether nobody can act, though the game may not be over by the rules."""
        return self.halt is not None or self.pause is not None or self.is_ended

    def deadline(self, seat: int) -> str | None:
        """Until when a seat has to decide; None unless its clock runs."""
        return None if self.clock is None else self.time.text(self.clock.deadline(seat))

    # -- watchers --------------------------------------------------------------------------------------------

    @property
    def here(self) -> set[str]:
        """The guests who look at the table now."""
        return {watcher.guest for watcher in self.watchers}

    @property
    def watching(self) -> int:
        """How many of them do not play."""
        return len(self.here - set(self.guests))

    def enter(self, watcher: Watcher) -> None:
        """Somebody looks at the table; the others are told if they did not before."""
        is_new = watcher.guest not in self.here
        self.watchers.add(watcher)
        if is_new:
            self.notify()

    def leave(self, watcher: Watcher) -> None:
        """A window is closed."""
        self.watchers.discard(watcher)
        if watcher.guest not in self.here:
            self.notify()
        self.wake()  # the bots may be waiting for this watcher

    # -- people ----------------------------------------------------------------------------------------------

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest plays."""
        return [seat for seat in self.table.people if self.guests[seat] == guest]

    def own_seat(self, guest: str, seat: int) -> int:
        """A seat that a guest plays; raises UserError when they do not."""
        if seat not in self.seats_of(guest):
            raise seat_not_yours(seat)
        return seat

    @property
    def is_shared(self) -> bool:
        """Whether several guests play here, or will."""
        return len({self.guests[seat] for seat in self.table.people}) > 1

    async def seat_guest(self, seat: int, guest: str, name: str) -> None:
        """Give a free seat to a guest; raises UserError when it is not free."""
        await self.change(LiveTable._seat_guest, seat, guest, name)

    async def stand_in(self, seat: int, bot: str) -> None:
        """Let a bot play for the person of a seat, or the person again (empty); raises UserError or BadOptions."""
        await self.change(LiveTable._stand_in, seat, bot)

    async def _seat_guest(self, seat: int, guest: str, name: str) -> None:
        name = name or self.table.seats[seat].name
        if not await self.store(self.storage.take_seat, self.id, seat, guest, name):
            raise UserError(409, "error-seat-taken")
        self.guests[seat] = guest
        self.table.let_play(seat, "")
        self.table.rename(seat, name)
        self.runner.interrupt()
        await consent.settle(self)
        await clocks.keep(self)
        self._asked.pop(seat, None)  # whoever sits there now has not been told
        self.announce()
        self.notify()

    async def _stand_in(self, seat: int, bot: str) -> None:
        self.table.let_play(seat, bot)
        self.runner.interrupt()
        await self.store(self.storage.change_seat, self.id, seat, stand_in=bot)
        await consent.settle(self)
        await clocks.keep(self)
        self.announce()
        self.notify()

    async def say(self, seat: int, to: Sequence[int], text: str) -> None:
        """Say something for a seat, to everybody or to some only; raises UserError."""
        others = sorted({other for other in to if other != seat})
        if any(other not in self.table.people for other in others):
            raise UserError(400, "error-chat-to")
        line = await self.store(self.chat.add, self.id, seat, others, cleaned(text), self.table.number)
        for watcher in self.watchers:
            watcher.said(line)

    async def lines(self, reader: int | None, before: int | None = None) -> list[Line]:
        """What was said last (before this line), as far as a seat may read it."""
        return await self._storage_thread.run(self.chat.lines, self.id, reader, before)

    async def chat_remarks(self, reader: int | None) -> dict[int, list[str]]:
        """Everything that was said, as comments of a record, as far as a seat may read it."""
        lines = await self._storage_thread.run(self.chat.lines, self.id, reader, most=MAX_LINES)
        names = [seat.name or f"player {number + 1}" for number, seat in enumerate(self.table.seats)]
        return remarks(lines, names)

    async def play(self, seat: int, number: int, action: int) -> None:
        """Answer the decision of this number; raises StaleDecision, Refused or UserError and changes nothing."""
        await self.change(LiveTable._play, seat, number, action)

    async def undo(self, seats: Sequence[int]) -> bool:
        """Undo the last decision of one of these seats; False when there is nothing to undo."""
        return await self.change(LiveTable._undo, seats)

    async def _play(self, seat: int, number: int, action: int) -> None:
        if self.halt is not None:
            raise UserError(409, "error-halted")
        if self.is_stopped:
            raise UserError(409, "error-paused" if self.pause is not None else "error-ended")
        if not self.table.is_current(number, seat):
            raise StaleDecision
        if seat in self.table.bots:
            raise UserError(409, "error-stand-in")
        try:
            self.table.game.space.find(action)
        except BadNotation:
            raise UserError(400, "error-action") from None
        refusal = self.table.state.why_not(action, seat)
        if refusal is not None:
            raise Refused(refusal)
        await self.commit(action, seat)

    async def _undo(self, seats: Sequence[int]) -> bool:
        seat = consent.undo_seat(self, seats)
        number = self.table.undo_point(seat) if seat is not None else None
        if number is None:
            return False
        await self.rewind(number)
        return True

    async def rewind(self, number: int) -> None:
        """Go back to the decision of this number, in the storage first."""
        after = self._summary(number, self.table.at(number))
        await self.store(self.storage.truncate, self.id, self.table.number, after)
        self.clock = after.clock
        self.table.rewind(number)
        self.history.discard_after(number)
        self._changed(len(self.table.log))

    async def commit(self, action: int, seat: int) -> None:
        """Store a legal action of a seat (or CHANCE), then carry it out."""
        after = self.table.state.clone()
        step = after.frames[-1]
        after.apply(action, seat)
        actor = self.table.state.actor(action, seat)
        line = action_line(self.table.game, action, actor)
        stands_in = seat in self.table.bots and self.table.seats[seat].is_person
        next_summary = self._summary(self.table.number + 1, after)
        if self.is_shared:
            goes_on = bool(after.frames) and after.frames[-1] is step
            next_summary.kept = [other for other in next_summary.deciders if goes_on and other != actor]
        append = Append(self.id, line, next_summary, stands_in)
        await self._stored(lambda: self._storage_thread.append(append))
        self.clock = next_summary.clock
        events = len(self.table.log)
        self.table.apply(action, seat)
        ACTIONS.add("chance" if seat == CHANCE else "bot" if seat in self.table.bots else "person")
        self._changed(events)

    def _summary(self, number: int, state: State) -> Summary:
        """The summary of a position after this many actions, and the clock as it will be then."""
        after = summary(number, state)
        after.clock = clocks.next_clock(self, after.deciders, number)
        return after

    async def change(self, work: Change[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Let a function change this table: alone, and to the end even when the caller is cancelled.

        The caller may be cancelled because a browser has left, for example.
        """
        return await asyncio.shield(asyncio.ensure_future(self._change(work, *args, **kwargs)))

    async def _change(self, work: Change[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        async with self.lock:
            result = await work(self, *args, **kwargs)
        self.wake()
        return result

    async def store(self, write: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call a method of the storage for this table; raises UserError."""
        return await self._stored(lambda: self._storage_thread.run(write, *args, **kwargs))

    async def _stored(self, write: Callable[[], Awaitable[R]]) -> R:
        if self.is_closed:
            raise table_not_found()
        try:
            return await write()
        except SQLAlchemyError as error:
            LOG.error("cannot store table %s: %s", self.id, error)
            if isinstance(error, WriteConflict):  # another server wrote to it: load it again
                self.close()
            raise UserError(500, "error-storage") from error

    def _changed(self, events: int) -> None:
        """Register a new position, which ends a request to undo; the events before this number have not changed."""
        self.runner.interrupt()
        self.progress = self._measure()
        if self.request is not None and self.request.what == "undo":
            self.request = None
        self.announce()
        self.notify(events)

    def announce(self) -> None:
        """Tell those who are asked something new, and at the end everybody."""
        before, self._asked = self._asked, {}
        for seat in self.table.people_to_act if not self.is_stopped else []:
            told = before.get(seat)
            if told is not None and self.table.is_current(told, seat):
                self._asked[seat] = told  # others have decided beside them
            else:
                self._asked[seat] = self.table.number
                news = News("asked", self.id, seat, self.table.number, self.deadline(seat))
                self._turns.announce(self.guests[seat], news)
        if self.is_finished and not self._is_told:
            for seat in self.table.people:
                self._turns.announce(self.guests[seat], News("over", self.id, seat, self.table.number))
        self._is_told = self.is_finished

    def _measure(self) -> Progress | None:
        """How far the lesson of this table has come, if it has one."""
        return None if self._lesson is None else progress_of(self._lesson, self.table.record)

    def notify(self, events: int | None = None) -> None:
        """Tell all watchers that something changed; the events before this number (None: all) have not."""
        events = len(self.table.log) if events is None else events
        for watcher in self.watchers:
            watcher.changed(events)

    def wake(self) -> None:
        """Let chance and bots play, in case it is their turn."""
        self.runner.wake()

    def close(self) -> None:
        """Stop the runner and disconnect all watchers."""
        self.is_closed = True
        self.runner.stop()
        for watcher in list(self.watchers):
            watcher.close()
