"""One table in memory: the game, its watchers, and the task that plays for chance and bots.

An action is committed to the storage before it is carried out in memory, so a server that is killed at any moment
has stored everything that a browser was ever shown.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, ParamSpec, Protocol, TypeVar

from greatpowers.core.actions import BadNotation
from greatpowers.core.fingerprint import fingerprint
from greatpowers.core.game import CHANCE, Refused, State
from greatpowers.core.lessons import Lesson, Progress, progress_of
from greatpowers.core.record import action_line
from greatpowers.server.bot_pool import BotPool
from greatpowers.server.bot_task import BotTask
from greatpowers.server.chat import MAX_LINES, Chat, Line, cleaned, remarks
from greatpowers.server.errors import UserError, seat_not_yours, table_not_found
from greatpowers.server.history import History
from greatpowers.server.metrics import ACTIONS
from greatpowers.server.rules_change import Halt
from greatpowers.server.storage import SQLAlchemyError, Summary, WriteConflict
from greatpowers.server.storage_thread import StorageThread
from greatpowers.server.turns import News, Turns
from greatpowers.server.undo_requests import UndoRequest
from greatpowers.table import Table

LOG = logging.getLogger("greatpowers.server")
RETRY_SECONDS = 3.0  # pause after a failed write, and the first one after any other failure
MAX_DOUBLINGS = 6  # of that pause, when one failure follows another
SHOW_TIMEOUT = 2.0  # seconds that bots wait for a slow browser

P = ParamSpec("P")
R = TypeVar("R")


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

    def declined(self, seat: int) -> None:
        """This seat refused an undo request."""

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
    ) -> None:
        self.id = table_id
        self.table = table
        self.guests = list(guests)  # who plays each seat; empty for a bot, and for a seat that is still free
        self.history = History(table)
        self.watchers: set[Watcher] = set()
        self.halt = halt  # why the game does not go on, if it does not
        self.request: UndoRequest | None = None  # dropped with the next action, and never stored
        self.chat = Chat(storage_thread.storage)
        self._storage_thread = storage_thread
        self._bot_pool = bot_pool
        self._lock = asyncio.Lock()
        self._released = asyncio.Event()  # set when the bots may be free to move again
        self._runner: asyncio.Task[None] | None = None
        self._failures = 0  # of the runner, one after another
        self._thinking: asyncio.Task[int | None] | None = None  # the runner's present or last decision
        self._changes = 0  # counts changes of the position: a bot's answer is valid for one position only
        self.is_closed = False
        self._lesson = lesson
        self.progress = self._measure()
        self._turns = turns or Turns()
        self._is_told = table.is_over  # that the game is over
        self._asked: dict[int, int] = {}  # the people to decide, with the number of the decision that each was told of
        self._announce()

    @property
    def is_idle(self) -> bool:
        """Whether the table can be dropped from memory."""
        is_resting = (self._runner is None or self._runner.done()) and not self._should_advance()
        return is_resting and not self.watchers and not self._lock.locked()

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
            self._notify(len(self.table.log))

    def leave(self, watcher: Watcher) -> None:
        """A window is closed."""
        self.watchers.discard(watcher)
        if watcher.guest not in self.here:
            self._notify(len(self.table.log))
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
        await _uninterrupted(self._seat_guest(seat, guest, name))

    async def stand_in(self, seat: int, bot: str) -> None:
        """Let a bot play for the person of a seat, or the person again (empty); raises UserError or BadOptions."""
        await _uninterrupted(self._stand_in(seat, bot))

    async def _seat_guest(self, seat: int, guest: str, name: str) -> None:
        async with self._lock:
            name = name or self.table.seats[seat].name
            if not await self._store(self._storage_thread.storage.take_seat, self.id, seat, guest, name):
                raise UserError(409, "error-seat-taken")
            self.guests[seat] = guest
            self.table.let_play(seat, "")
            self.table.rename(seat, name)
            self._interrupt_bot()
            await self._settle()
            self._asked.pop(seat, None)  # whoever sits there now has not been told
            self._announce()
            self._notify(len(self.table.log))
        self.wake()

    async def _stand_in(self, seat: int, bot: str) -> None:
        async with self._lock:
            self.table.let_play(seat, bot)
            self._interrupt_bot()
            await self._store(self._storage_thread.storage.change_seat, self.id, seat, stand_in=bot)
            await self._settle()
            self._announce()
            self._notify(len(self.table.log))
        self.wake()

    async def say(self, seat: int, to: Sequence[int], text: str) -> None:
        """Say something for a seat, to everybody or to some only; raises UserError."""
        others = sorted({other for other in to if other != seat})
        if any(other not in self.table.people for other in others):
            raise UserError(400, "error-chat-to")
        line = await self._store(self.chat.add, self.id, seat, others, cleaned(text), self.table.number)
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
        await _uninterrupted(self._play(seat, number, action))

    async def undo(self, seats: Sequence[int]) -> bool:
        """Undo the last decision of one of these seats; False when there is nothing to undo."""
        return await _uninterrupted(self._undo(seats))

    async def ask(self, seats: Sequence[int]) -> None:
        """Ask the other people to let one of these seats undo its last decision; raises UserError.

        Bots always agree: with no other people at the table, the undo happens at once.
        """
        await _uninterrupted(self._ask(seats))

    async def answer(self, seat: int, agree: bool, until: int | None = None) -> None:
        """Agree to the request or refuse it; the seat that asked withdraws it. Raises UserError."""
        await _uninterrupted(self._answer(seat, agree, until))

    async def answer_change(self, seat: int, go_on: bool) -> None:
        """After a change of the rules, agree to go on from here, or to end the game; raises UserError."""
        await _uninterrupted(self._answer_change(seat, go_on))

    async def settle(self) -> None:
        """Go on or end the game after a change of the rules, if all agree."""
        async with self._lock:
            await self._settle()

    async def _play(self, seat: int, number: int, action: int) -> None:
        async with self._lock:
            if self.halt is not None:
                raise UserError(409, "error-halted")
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
            await self._commit(action, seat)
        self.wake()

    async def _undo(self, seats: Sequence[int]) -> bool:
        async with self._lock:
            seat = self.undo_seat(seats)
            number = self.table.undo_point(seat) if seat is not None else None
            if number is None:
                return False
            await self._rewind(number)
        self.wake()
        return True

    async def _ask(self, seats: Sequence[int]) -> None:
        async with self._lock:
            if self.request is not None:
                raise UserError(400, "error-asked")
            until = self.requestable_undo(seats)
            if until is None:
                raise UserError(400, "error-ask")
            request = UndoRequest(self.table.actors[until], until, self.asked_for_consent())
            if request.waiting:
                self.request = request
                self._notify(len(self.table.log))
            else:
                await self._rewind(until)
        self.wake()

    async def _answer(self, seat: int, agree: bool, until: int | None) -> None:
        async with self._lock:
            request = self.request
            if request is None or until not in (None, request.until):
                raise UserError(400, "error-no-request")
            if agree and request.waiting == [seat]:
                await self._rewind(request.until)
            elif agree:
                request.agree(seat)
                self._notify(len(self.table.log))
            else:
                self._decline(request, seat)
        self.wake()

    async def _answer_change(self, seat: int, go_on: bool) -> None:
        async with self._lock:
            if self.halt is None:
                raise UserError(400, "error-no-change")
            self.halt.answer(seat, go_on, self.asked_for_consent())
            await self._store(self._storage_thread.storage.change_seat, self.id, seat, go_on=go_on)
            await self._settle()
            self._announce()
            self._notify(len(self.table.log))
        self.wake()

    async def _settle(self) -> None:
        halt = self.halt
        agreed = None if halt is None else halt.agreed(self.asked_for_consent())
        if halt is None or agreed is None:
            return
        storage, version = self._storage_thread.storage, self.table.game.rules_version
        if not agreed:
            await self._store(storage.end, self.id)
            halt.is_over = True
            return
        after = summary(halt.number, self.table.state)
        count = halt.number + len(halt.rest)
        await self._store(storage.go_on, self.id, count, after, version, halt.remarks())
        self.table.record.rules_version = version
        self.halt = None

    def asked_for_consent(self) -> list[int]:
        """The people who are here to be asked: bots always agree, and nobody sits in a free seat."""
        return [seat for seat in self.table.people if self.guests[seat] and seat not in self.table.bots]

    def _decline(self, request: UndoRequest, seat: int) -> None:
        """Drop a request that was refused or withdrawn."""
        self.request = None
        self._notify(len(self.table.log))
        if seat != request.by:
            for watcher in self.watchers:
                watcher.declined(seat)

    async def _rewind(self, number: int) -> None:
        """Go back to the decision of this number, in the storage first."""
        after = summary(number, self.table.at(number))
        await self._store(self._storage_thread.storage.truncate, self.id, self.table.number, after)
        self.table.rewind(number)
        self.history.discard_after(number)
        self._changed(len(self.table.log))

    def undo_seat(self, seats: Sequence[int]) -> int | None:
        """The seat among these that may undo its last decision, if any."""
        if self.halt is not None:
            return None
        return next((seat for seat in seats if self.table.undo_point(seat) is not None), None)

    def requestable_undo(self, seats: Sequence[int]) -> int | None:
        """The number of the last decision that these seats could undo with the others' consent, if any."""
        if self.halt is not None or self.request is not None or self.undo_seat(seats) is not None:
            return None
        return self.table.last_choice(seats)

    async def _commit(self, action: int, seat: int) -> None:
        """Store a legal action of a seat (or CHANCE), then carry it out."""
        after = self.table.state.clone()
        after.apply(action, seat)
        line = action_line(self.table.game, action, self.table.state.actor(action, seat))
        await self._store(self._storage_thread.storage.append, self.id, line, summary(self.table.number + 1, after))
        events = len(self.table.log)
        self.table.apply(action, seat)
        ACTIONS.add("chance" if seat == CHANCE else "bot" if seat in self.table.bots else "person")
        self._changed(events)

    async def _store(self, write: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        if self.is_closed:
            raise table_not_found()
        try:
            return await self._storage_thread.run(write, *args, **kwargs)
        except SQLAlchemyError as error:
            LOG.error("cannot store table %s: %s", self.id, error)
            if isinstance(error, WriteConflict):  # another server wrote to it: load it again
                self.close()
            raise UserError(500, "error-storage") from error

    def _changed(self, events: int) -> None:
        """Register a new position, which ends any undo request; the events before this number have not changed."""
        self._interrupt_bot()
        self.progress = self._measure()
        self.request = None
        self._announce()
        self._notify(events)

    def _announce(self) -> None:
        """Tell those who are asked something new, and at the end everybody."""
        before, self._asked = self._asked, {}
        for seat in self.table.people_to_act if self.halt is None else []:
            told = before.get(seat)
            if told is not None and self.table.is_current(told, seat):
                self._asked[seat] = told  # others have decided beside them
            else:
                self._asked[seat] = self.table.number
                self._turns.announce(self.guests[seat], News("asked", self.id, seat, self.table.number))
        if self.table.is_over and not self._is_told:
            for seat in self.table.people:
                self._turns.announce(self.guests[seat], News("over", self.id, seat, self.table.number))
        self._is_told = self.table.is_over

    def _measure(self) -> Progress | None:
        """How far the lesson of this table has come, if it has one."""
        return None if self._lesson is None else progress_of(self._lesson, self.table.record)

    def _notify(self, events: int) -> None:
        """Tell all watchers that something changed; the events before this number have not."""
        for watcher in self.watchers:
            watcher.changed(events)

    # -- chance and bots -------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Start or resume the runner, in case it is the turn of chance or a bot."""
        self._released.set()
        if not self.is_closed and (self._runner is None or self._runner.done()):
            self._runner = asyncio.get_running_loop().create_task(self._run())
            self._runner.add_done_callback(self._restart_if_failed)

    def _restart_if_failed(self, runner: asyncio.Task[None]) -> None:
        """Nothing stops a table for good: wake it again when its runner failed."""
        error = None if runner.cancelled() else runner.exception()
        if self.is_closed or (error is None and not runner.cancelled()):
            return
        LOG.error("table %s stopped", self.id, exc_info=error)
        asyncio.get_running_loop().call_later(self._next_pause(), self.wake)

    def _next_pause(self) -> float:
        """The seconds until the runner is started again: twice as many each time, or a bug would flood the log."""
        self._failures += 1
        return RETRY_SECONDS * (1 << min(self._failures - 1, MAX_DOUBLINGS))

    async def _run(self) -> None:
        """Play for chance and bots until a person is to decide."""
        while self._should_advance() and not self.is_closed:
            try:
                await self._wait_for_watchers()
                await self._advance()
                self._failures = 0
            except UserError:  # the action could not be stored
                for watcher in self.watchers:
                    watcher.failed()
                await asyncio.sleep(RETRY_SECONDS)

    async def _advance(self) -> None:
        """Take one action for chance or a bot, unless the position changed while the bot was thinking."""
        before = self._changes
        bot = self.table.bot_to_act
        seat = CHANCE if bot is None else bot
        thinking = self._thinking = asyncio.ensure_future(self._decide(seat))
        try:
            await asyncio.wait([thinking])
        finally:
            thinking.cancel()  # unless it is done: the table is closed
        if thinking.cancelled():
            return
        action = thinking.result()
        async with self._lock:
            if before != self._changes or self.request is not None:
                return
            if action is not None:
                await self._commit(action, seat)
            elif seat == bot:
                self.table.decline(seat)

    def _interrupt_bot(self) -> None:
        """What a bot has thought of so far is no longer wanted."""
        self._changes += 1
        if self._thinking is not None:
            self._thinking.cancel()

    def _should_advance(self) -> bool:
        """Whether chance or a bot is to be asked.

        A game of bots alone advances only while somebody watches; a lesson stops where it is over.
        """
        if self.halt is not None or (self.progress is not None and not self.progress.is_open):
            return False
        deciding = self.table.state.to_act == CHANCE or self.table.bot_to_act is not None
        return deciding and bool(self.table.people or self.watchers)

    async def _wait_for_watchers(self) -> None:
        """Wait until every watcher has seen the present position, within limits, and none holds the bots.

        Bots also wait while an undo request is open, or more would have to be undone. Where several guests play,
        none of them can hold the bots.
        """
        while self.request is not None or (not self.is_shared and any(watcher.holds for watcher in self.watchers)):
            self._released.clear()
            await self._released.wait()
        if self.watchers:
            waiting = [asyncio.ensure_future(watcher.shown()) for watcher in self.watchers]
            _, late = await asyncio.wait(waiting, timeout=SHOW_TIMEOUT)
            for task in late:
                task.cancel()

    async def _decide(self, seat: int) -> int | None:
        """Choose an action for a bot or for CHANCE; None when the bot does not respond, or nobody is to decide."""
        table = self.table
        if seat == CHANCE:
            return table.draw() if table.state.to_act == CHANCE else None
        player = table.seats[seat]
        task = BotTask(table.record, seat, player.played_by, table.rng_seed)
        return await self._bot_pool.decide(task, table.state)

    def close(self) -> None:
        """Stop the runner and disconnect all watchers."""
        self.is_closed = True
        if self._runner is not None:
            self._runner.cancel()
        for watcher in list(self.watchers):
            watcher.close()


async def _uninterrupted(work: Coroutine[Any, Any, R]) -> R:
    """Finish this work even when the caller is cancelled, for example because the browser left."""
    return await asyncio.shield(asyncio.ensure_future(work))


def summary(number: int, state: State) -> Summary:
    """The summary of a position for lists of tables."""
    outcome = state.outcome
    winners = outcome.winners if outcome is not None else []
    deciders = [seat for seat in state.deciders() if seat >= 0]
    progress, position = state.progress(), fingerprint(state)
    return Summary(number, outcome is not None, state.to_act, state.turns, progress, winners, deciders, position)
