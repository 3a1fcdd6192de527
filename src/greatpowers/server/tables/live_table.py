"""One table in memory: the game, and those who watch it. A `Runner` plays for chance and bots.

An action is committed to the storage before it is carried out in memory, so a server that is killed at any moment
has stored everything that a browser was ever shown.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from functools import partial
from time import monotonic
from typing import Any, Concatenate, ParamSpec, TypeVar

from greatpowers.core.actions import BadNotation
from greatpowers.core.game import CHANCE, WITHHELD, Refused, State
from greatpowers.core.lessons import Lesson, Progress, progress_of
from greatpowers.core.record import action_line
from greatpowers.server.analysis.setting import is_allowed
from greatpowers.server.bots.pool import BotPool
from greatpowers.server.database.storage import Append, SQLAlchemyError, Summary, WriteConflict
from greatpowers.server.database.summaries import is_bot_due, summary
from greatpowers.server.database.thread import StorageThread
from greatpowers.server.errors import UserError, seat_not_yours, table_not_found
from greatpowers.server.metrics import ACTIONS
from greatpowers.server.people.chat import MAX_LINES, Chat, Line, cleaned, remarks
from greatpowers.server.processes.members import Alone
from greatpowers.server.tables import checkpoints, clocks, consent, plans
from greatpowers.server.tables.catch_up import Follower, catch_up
from greatpowers.server.tables.consent import Request
from greatpowers.server.tables.history import History
from greatpowers.server.tables.plan import Plans
from greatpowers.server.tables.rules_change import Halt
from greatpowers.server.tables.runner import Runner
from greatpowers.server.tables.server_time import ServerTime
from greatpowers.server.tables.timing import Pause
from greatpowers.server.tables.turns import Asked, News, Turns, hearers
from greatpowers.server.tables.watcher import Watcher
from greatpowers.table import Table, counting
from greatpowers.table.clock import Clock
from greatpowers.table.counting import counted

LOG = logging.getLogger("greatpowers.server")
MAX_ATTEMPTS = 10  # to change a table that other processes change at the same time

P = ParamSpec("P")
R = TypeVar("R")
Change = Callable[Concatenate["LiveTable", P], Coroutine[Any, Any, R]]


class StaleDecision(Exception):
    """The decision that a client answers is no longer the present one."""


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
        time: ServerTime | None = None,
        processes: Alone | None = None,
    ) -> None:
        self.id = table_id
        self.table = table
        self.guests = list(guests)  # who plays each seat; empty for a bot, and for a seat that is still free
        self.history = History(table)
        self.watchers: set[Watcher] = set()
        # What was sent since the last change, by all that it depends on: watchers who see the same are sent the same.
        self.state_messages: dict[tuple[int | None, ...], str] = {}
        self.halt: Halt | None = None  # why the game does not go on, if it does not
        self.time = time or ServerTime(storage_thread.storage)
        self.clock: Clock | None = None
        self.pause: Pause | None = None
        self.is_ended = False  # as it stood, since all agreed
        self.request: Request | None = None  # one to undo is dropped with the next action
        self.plans: Plans = {}  # by seat (see `plans`)
        self.resumed = [0] * len(guests)  # how many actions there were when each seat was taken back from a bot
        self.host = ""  # who opened the table
        self.is_rated = False
        self.hints: bool | None = None  # whether players may ask for hints, if the host has said so
        self.delay = 0  # minutes by which spectators see it late
        self.revision = 0  # how often the stored table had changed when this one was the same
        self.check: str | None = None  # the checksum of the last action
        self.checkpoint = 0  # after how many actions there is a checkpoint, as far as this process knows
        self.wanted_at = monotonic()  # when somebody last asked for this table
        self.is_certain = True  # False: a write failed that may have been stored nevertheless
        self.processes = processes or Alone()
        self.storage = storage_thread.storage
        self._is_silent: bool | None = None  # nothing has ever been said; None: not known
        self.chat = Chat(self.storage)
        self.lock = asyncio.Lock()  # held by whoever changes the game
        self.runner = Runner(self, bot_pool)
        self.is_closed = False
        self._storage_thread = storage_thread
        self._lesson = lesson
        self.progress: Progress | None = None
        self.measure()
        self._turns = turns or Turns()
        self.asked = Asked()
        self.analyses: dict[asyncio.Future[Any], str] = {}  # of the present position, and the guests who wait for them
        self.follower = Follower(self)

    @property
    def is_idle(self) -> bool:
        """Whether the table can be dropped from memory."""
        return self.runner.is_resting and not self.watchers and not self.lock.locked()

    @property
    def late(self) -> int:
        """The minutes by which all that is seen here is late."""
        return 0

    @property
    def is_finished(self) -> bool:
        """Whether the game has ended, by the rules or since all agreed."""
        return self.table.is_over or self.is_ended

    @property
    def is_stopped(self) -> bool:
        """Whether nobody can act, though the game may not be over by the rules."""
        return self.halt is not None or self.pause is not None or self.is_ended

    @property
    def allows_hints(self) -> bool:
        """Whether players may ask for hints."""
        return self._lesson is None and is_allowed(self.hints, self.table.seats, is_rated=self.is_rated)

    def deadline(self, seat: int) -> str | None:
        """Until when a seat has to decide; None unless its clock runs."""
        return None if self.clock is None else self.time.text(self.clock.deadline(seat))

    # -- watchers --------------------------------------------------------------------------------------------

    @property
    def guests_here(self) -> set[str]:
        """The guests who look at the table in this process; a window in the background is not looked at."""
        return {watcher.guest for watcher in self.watchers if not watcher.is_hidden}

    @property
    def here(self) -> set[str]:
        """The guests who look at the table now, in any process."""
        return self.guests_here | self.processes.guests_at(self.id)

    @property
    def watching(self) -> int:
        """How many of them do not play."""
        return len(self.here - set(self.guests))

    def enter(self, watcher: Watcher) -> None:
        """Somebody looks at the table; the others are told if they did not before."""
        before = self.guests_here
        self.watchers.add(watcher)
        self._tell_company(before)

    def hide(self, watcher: Watcher, is_hidden: bool) -> None:
        """A window is in the background, or in sight again."""
        before = self.guests_here
        watcher.is_hidden = is_hidden
        self._tell_company(before)

    def leave(self, watcher: Watcher) -> None:
        """A window is closed."""
        before = self.guests_here
        self.watchers.discard(watcher)
        self._tell_company(before)
        self.wake()  # the bots may be waiting for this watcher

    def delay_by(self, minutes: int) -> None:
        """Let spectators see everything so many minutes late (see `delay`), from now on."""
        if minutes != self.delay:
            self.delay = minutes
            for watcher in list(self.watchers):
                if watcher.guest not in self.guests:
                    watcher.close()  # and comes back to what it may see

    def _tell_company(self, before: set[str]) -> None:
        """Tell everybody who is here, if that has changed."""
        if self.guests_here != before:
            self.processes.tell_guests(self.id, self.guests_here)
            self.notify()

    # -- people ----------------------------------------------------------------------------------------------

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest plays."""
        return [seat for seat in self.table.people if self.guests[seat] == guest]

    def count_for(self, guest: str) -> int:
        """How many actions there have been, as far as a guest may know; by that they know the present decision."""
        return counted(self.table, self.table.number, self.seats_of(guest))

    def own_seat(self, guest: str, seat: int) -> int:
        """A seat that a guest plays; raises UserError when they do not."""
        if seat not in self.seats_of(guest):
            raise seat_not_yours(seat)
        return seat

    @property
    def is_shared(self) -> bool:
        """Whether several guests play here, or will."""
        return len({self.guests[seat] for seat in self.table.people}) > 1

    async def say(self, seat: int, to: Sequence[int], text: str) -> None:
        """Say something for a seat, to everybody or to some only; raises UserError."""
        others = sorted({other for other in to if other != seat})
        if any(other not in self.table.people for other in others):
            raise UserError(400, "error-chat-to")
        line = await self.store(self.chat.add, self.id, seat, others, cleaned(text), self.table.number)
        self._pass_on(line)

    async def hear_line(self, line: int) -> None:
        """Somebody said something in another process."""
        said = await self.store(self.chat.line, line)
        if said is not None:
            self._pass_on(said)

    def _pass_on(self, line: Line) -> None:
        self._is_silent = False
        for watcher in self.watchers:
            watcher.said(line)

    def reread_chat(self) -> None:
        """Something may have been said in another process."""
        self._is_silent = None
        for watcher in self.watchers:
            watcher.reread_chat()

    async def lines(self, reader: int | None, before: int | None = None) -> list[Line]:
        """What was said last (before this line), as far as a seat may read it."""
        if self._is_silent is None:
            self._is_silent = await self._storage_thread.run(self.chat.is_silent, self.id)
        return [] if self._is_silent else await self._storage_thread.run(self.chat.lines, self.id, reader, before)

    async def chat_remarks(self, reader: int | None) -> dict[int, list[str]]:
        """Everything that was said, as comments of a record, as far as a seat may read it."""
        lines = await self._storage_thread.run(self.chat.lines, self.id, reader, most=MAX_LINES)
        names = [seat.name or f"player {number + 1}" for number, seat in enumerate(self.table.seats)]
        own = [] if reader is None else [reader]
        return remarks(lines, names, lambda number: counted(self.table, number, own))

    async def play(self, seat: int, number: int, action: int, *, by_program: bool = False) -> None:
        """Answer the decision that a seat's player knows by this number, for the seat.

        `by_program`: what it does out of turn is a response. Raises StaleDecision, Refused or UserError and changes
        nothing.
        """
        await self.change(LiveTable._play, seat, number, action, by_program=by_program)

    async def undo(self, seats: Sequence[int]) -> bool:
        """Undo the last decision of one of these seats; False when there is nothing to undo."""
        return await self.change(LiveTable._undo, seats)

    async def _play(self, seat: int, number: int, action: int, *, by_program: bool) -> None:
        if self.halt is not None:
            raise UserError(409, "error-halted")
        if self.is_stopped:
            raise UserError(409, "error-paused" if self.pause is not None else "error-ended")
        own = self.seats_of(self.guests[seat])
        if not self.table.is_current(counting.decision(self.table, number, own), seat):
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
        await self.commit(action, seat, is_response=by_program and seat not in self.table.deciders)

    async def _undo(self, seats: Sequence[int]) -> bool:
        seat = consent.undo_seat(self, seats)
        number = self.table.undo_point(seat) if seat is not None else None
        if number is None:
            return False
        await self.rewind(number)
        return True

    async def rewind(self, number: int, *, is_agreed: bool = False) -> None:
        """Go back to the decision of this number, in the storage first; `is_agreed`: the others have been asked."""
        state, kept = self.table.after_undo(number)
        actor = self.table.actors[number]
        planned = plans.after_undo(self, actor, state)
        after = self._summary(number + len(kept), state, planned)
        after.shown = counted(self.table, number, [])
        if number in self.table.secrets.withheld and not is_agreed:
            self._keep_secret(after, [actor])
        self.check = await self.write(partial(self.storage.truncate, self.id, self.table.number, after, kept))
        self.clock, self.plans = after.clock, planned
        self.table.rewind(number)
        self.resumed = [min(resumed, number) for resumed in self.resumed]
        self.history.discard_after(number)
        self.checkpoint = min(self.checkpoint, number)
        if after.is_secret:
            self.asked.stay(self.table.number, [actor])
            self.changed(len(self.table.log), [actor])
        else:
            self._drop_request()
            self.changed(len(self.table.log))

    async def commit(self, action: int, seat: int, *, is_response: bool = False) -> None:
        """Store a legal action of a seat (or CHANCE), then carry it out; nobody responds to a response."""
        after = self.table.state.clone()
        step = after.frames[-1]
        after.apply(action, seat)
        actor = self.table.state.actor(action, seat)
        line = action_line(self.table.game, action, actor)
        planned = plans.after_action(self, action, actor, after)
        next_summary = self._summary(self.table.number + 1, after, planned)
        if self.is_shared:
            goes_on = bool(after.frames) and after.frames[-1] is step
            next_summary.kept = [other for other in next_summary.deciders if goes_on and other != actor]
        if self.table.state.secrecy(action, actor, None) == WITHHELD:
            self._keep_secret(next_summary, [actor])
        elif not self.table.state.reveals(action, actor):
            next_summary.shown = counted(self.table, self.table.number, []) + 1
        append = Append(self.id, line, next_summary, self._is_stand_in(seat), self.revision)
        self.check = await self._written(lambda: self._storage_thread.append(append))
        self.clock, self.plans = next_summary.clock, planned
        events = len(self.table.log)
        calls = not is_response and self.table.calls_responders(action, actor)
        self.table.apply(action, seat, is_response=is_response)
        ACTIONS.add("chance" if seat == CHANCE else "bot" if seat in self.table.bots else "person")
        if not next_summary.is_secret:
            self._drop_request()
        self.changed(events, counting.secret_actors(self.table, self.table.number - 1))
        self._tell(hearers(self) if calls else [])
        await checkpoints.keep(self)

    def _is_stand_in(self, seat: int) -> bool:
        """Whether a bot plays for the person of a seat."""
        return seat in self.table.bots and self.table.seats[seat].is_person

    def _summary(self, number: int, state: State, planned: Plans) -> Summary:
        """The summary of a position after this many actions, with these plans, and the clock as it will be."""
        after = summary(number, state)
        after.clock = clocks.next_clock(self, after.deciders, number)
        after.bot_due = is_bot_due(self.table, state, planned)
        after.plans = None if planned == self.plans else planned
        is_kept = self.request is not None and self.request.what != "undo" and not after.over
        after.request = self.request.stored() if self.request is not None and is_kept else ""
        return after

    def _keep_secret(self, after: Summary, actors: Sequence[int]) -> None:
        """Nobody but these seats may notice a change: whoever else is asked is asked the same, as is any request."""
        after.is_secret = True
        if self.is_shared:
            after.kept = [seat for seat in after.deciders if seat not in actors]
        after.request = "" if self.request is None else self.request.stored()

    def _drop_request(self) -> None:
        """An action ends a request to undo; the end of the game, any."""
        if self.request is not None and (self.request.what == "undo" or self.table.is_over):
            self.request = None

    async def read(self, work: Callable[[], R]) -> R:
        """Let a thread read what may be long. The game does not change meanwhile, and other tables go on."""
        async with self.lock:
            return await asyncio.to_thread(work)

    async def change(self, work: Change[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Let a function change this table: alone, and to the end even when the caller is cancelled.

        The caller may be cancelled because a browser has left, for example. The function is called again if another
        process has changed the table before its own change was stored.
        """
        task = asyncio.ensure_future(self._change(work, *args, **kwargs))
        task.add_done_callback(_retrieve)
        return await asyncio.shield(task)

    async def _change(self, work: Change[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        async with self.lock:
            if not self.is_certain or self.follower.is_behind:
                await catch_up(self)
            result = await self._attempt(work, *args, **kwargs)
        self.wake()
        return result

    async def _attempt(self, work: Change[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        for _ in range(MAX_ATTEMPTS):
            try:
                return await work(self, *args, **kwargs)
            except WriteConflict as error:
                LOG.info("another process was faster: %s", error)
                await catch_up(self)
        raise UserError(500, "error-storage")

    async def store(self, write: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call a method of the storage for this table; raises UserError."""
        return await self._stored(lambda: self._storage_thread.run(write, *args, **kwargs))

    async def _stored(self, write: Callable[[], Awaitable[R]]) -> R:
        if self.is_closed:
            raise table_not_found()
        try:
            return await write()
        except WriteConflict:
            raise
        except SQLAlchemyError as error:
            LOG.error("cannot store table %s: %s", self.id, error)
            raise UserError(500, "error-storage") from error

    async def write(self, write: Callable[..., R]) -> R:
        """Change the stored table; raises UserError, and WriteConflict when another process has changed it.

        `write` takes the revision that this process has `seen`.
        """
        return await self._written(lambda: self._storage_thread.change(write, seen=self.revision))

    async def _written(self, write: Callable[[], Awaitable[R]]) -> R:
        try:
            result = await self._stored(write)
        except UserError:
            self.is_certain = False
            raise
        self.revision += 1
        return result

    def changed(self, events: int, actors: Sequence[int] | None = None, *, is_own: bool = True) -> None:
        """Register a new position; the events before this number have not changed.

        `actors`: the only seats that may know that anything has changed; None: everybody may.
        """
        self.runner.interrupt()
        self.measure()
        self.announce(is_own=is_own)
        only = None if actors is None else [self.guests[actor] for actor in actors]
        for analysis, guest in list(self.analyses.items()):
            if only is None or guest in only:  # nobody else may notice
                analysis.cancel()
        self.notify(events, only)

    def announce(self, *, is_own: bool = True) -> None:
        """Tell those who are asked something new, and at the end everybody.

        `is_own`: this process has changed something, so that it also tells the others.
        """
        self._tell(self.asked.news(self), is_own=is_own)

    def _tell(self, told: Sequence[tuple[str, News]], *, is_own: bool = True) -> None:
        for guest, news in told:
            self._turns.announce(guest, news)
            if is_own:
                self.processes.tell_news(guest, news)

    def measure(self) -> None:
        """Find out how far the lesson of this table has come, if it has one."""
        self.progress = None if self._lesson is None else progress_of(self._lesson, self.table.record)

    def notify(self, events: int | None = None, only: Collection[str] | None = None) -> None:
        """Tell all watchers (or `only` those of some guests) that something changed.

        The events before this number (None: all) have not.
        """
        events = len(self.table.log) if events is None else events
        self.state_messages.clear()
        for watcher in self.watchers:
            if only is None or watcher.guest in only:
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


def _retrieve(task: asyncio.Task[Any]) -> None:
    """Look at how a change ended, since perhaps nobody waits for it any more: to refuse it is no failure."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, (UserError, Refused, StaleDecision)):
        LOG.error("a change of a table failed", exc_info=error)
