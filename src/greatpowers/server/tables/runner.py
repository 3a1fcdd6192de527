"""Plays for chance, bots and those who pass by plan at one table, until a person is to decide."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from greatpowers.core.game import CHANCE
from greatpowers.server.bots.pool import BotPool
from greatpowers.server.bots.task import BotTask
from greatpowers.server.errors import UserError
from greatpowers.server.tables import plans

if TYPE_CHECKING:
    from greatpowers.server.tables.live_table import LiveTable
    from greatpowers.server.tables.watcher import Watcher

LOG = logging.getLogger("greatpowers.server")
RETRY_SECONDS = 3.0  # pause after a failed write, and the first one after any other failure
MAX_DOUBLINGS = 6  # of that pause, when one failure follows another
SHOW_TIMEOUT = 2.0  # seconds that bots wait for a slow browser
OWNER_SECONDS = 1.0  # until the runner looks again whether another process still plays at the table


class Runner:
    """The task that plays for chance and bots at a live table."""

    def __init__(self, live: LiveTable, bot_pool: BotPool) -> None:
        self._live = live
        self._bot_pool = bot_pool
        self._released = asyncio.Event()  # set when the bots may be free to move again
        self._task: asyncio.Task[None] | None = None
        self._is_owner = False  # no other process plays for the bots
        self._failures = 0  # one after another
        self._thinking: asyncio.Task[int | None] | None = None  # the present or last decision
        self._late: dict[Watcher, asyncio.Task[None]] = {}  # who has yet to see a position that bots waited for
        self._changes = 0  # counts changes of the position: a bot's answer is valid for one position only

    @property
    def is_resting(self) -> bool:
        """Whether there is nothing to play."""
        return (self._task is None or self._task.done()) and not self._should_advance()

    def wake(self) -> None:
        """Start or resume, in case it is the turn of chance or a bot."""
        self._released.set()
        if not self._live.is_closed and (self._task is None or self._task.done()):
            self._task = asyncio.get_running_loop().create_task(self._run())
            self._task.add_done_callback(self._restart_if_failed)

    def interrupt(self) -> None:
        """What a bot has thought of so far is no longer wanted."""
        self._changes += 1
        if self._thinking is not None:
            self._thinking.cancel()

    def stop(self) -> None:
        """Stop for good."""
        for task in (self._task, *self._late.values()):
            if task is not None:
                task.cancel()

    def _restart_if_failed(self, task: asyncio.Task[None]) -> None:
        """Nothing stops a table for good: wake it again when its runner failed."""
        error = None if task.cancelled() else task.exception()
        if self._live.is_closed or (error is None and not task.cancelled()):
            return
        LOG.error("table %s stopped", self._live.id, exc_info=error)
        asyncio.get_running_loop().call_later(self._next_pause(), self.wake)

    def _next_pause(self) -> float:
        """The seconds until the next start: twice as many each time, or a bug would flood the log."""
        self._failures += 1
        return RETRY_SECONDS * (1 << min(self._failures - 1, MAX_DOUBLINGS))

    async def _run(self) -> None:
        """Play for chance and bots until a person is to decide."""
        try:
            while self._should_advance() and not self._live.is_closed:
                await self._go_on()
        finally:
            if self._is_owner:
                self._is_owner = False
                self._live.processes.disown(self._live.id)

    async def _go_on(self) -> None:
        """Take one action for chance or a bot, if no other process does."""
        live = self._live
        try:
            await self._wait_for_watchers()
            self._is_owner = self._is_owner or await live.processes.own(live.id)
            if self._is_owner:
                await self._advance()
                self._failures = 0
            else:
                await self._wait_for_owner()
        except UserError:  # the action could not be stored
            for watcher in live.watchers:
                watcher.failed()
            await asyncio.sleep(RETRY_SECONDS)

    async def _wait_for_owner(self) -> None:
        """Wait until the process that owns the table has changed it; or may have been killed, which nobody tells."""
        self._released.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._released.wait(), OWNER_SECONDS)

    def _should_advance(self) -> bool:
        """Whether chance or a bot is to be asked.

        A game of bots alone advances only while somebody watches; a lesson stops where it is over. Where somebody
        watches in another process only, that one asks: it knows what they have seen.
        """
        live, table = self._live, self._live.table
        if live.is_stopped or (live.progress is not None and not live.progress.is_open):
            return False
        deciding = table.state.to_act == CHANCE or self._next_seat is not None
        is_for_others = not live.watchers and bool(live.here)
        return deciding and bool(table.people or live.watchers) and not is_for_others

    @property
    def _next_seat(self) -> int | None:
        """The seat to play for, if any."""
        bot = self._live.table.bot_to_act
        return plans.due(self._live) if bot is None else bot

    @property
    def _guest(self) -> str:
        """Whose share of the bots' time the table uses: the first player's, or a spectator's where only bots play."""
        return next((guest for guest in (*self._live.guests, *sorted(self._live.guests_here)) if guest), "")

    async def _wait_for_watchers(self) -> None:
        """Wait until every watcher has seen the present position, within limits, and none holds the bots.

        Bots also wait while somebody asks to undo, or more would have to be undone. Where several guests play, none of
        them can hold the bots.
        """
        live = self._live
        while self._is_undo_wanted or (not live.is_shared and any(watcher.holds for watcher in live.watchers)):
            self._released.clear()
            await self._released.wait()
        await self._wait_until_shown()

    async def _wait_until_shown(self) -> None:
        """Wait for the browsers of those who play, or of all when nobody does; once for each that does not read."""
        live = self._live
        players = [watcher for watcher in live.watchers if live.seats_of(watcher.guest)]
        self._late = {watcher: task for watcher, task in self._late.items() if not task.done()}
        on_time = [watcher for watcher in players or live.watchers if watcher not in self._late]
        waiting = {watcher: asyncio.ensure_future(watcher.shown()) for watcher in on_time}
        if waiting:
            await asyncio.wait(waiting.values(), timeout=SHOW_TIMEOUT)
            self._late |= {watcher: task for watcher, task in waiting.items() if not task.done()}

    @property
    def _is_undo_wanted(self) -> bool:
        return self._live.request is not None and self._live.request.what == "undo"

    async def _advance(self) -> None:
        """Take one action for chance or a bot, unless the position changed while the bot was thinking."""
        before = self._changes
        next_seat = self._next_seat
        seat = CHANCE if next_seat is None else next_seat
        thinking = self._thinking = asyncio.ensure_future(self._decide(seat))
        try:
            await asyncio.wait([thinking])
        finally:
            thinking.cancel()  # unless it is done: the table is closed
        if thinking.cancelled():
            return
        await self._live.change(self._take, before, seat, thinking.result())

    async def _take(self, live: LiveTable, before: int, seat: int, action: int | None) -> None:
        """Take the action of a bot, a plan or CHANCE, unless the table has changed since it was asked for."""
        if before != self._changes or self._is_undo_wanted or live.is_stopped:
            return
        if action is not None:
            await live.commit(action, seat)
        elif seat != CHANCE:
            live.table.decline(seat)

    async def _decide(self, seat: int) -> int | None:
        """Choose an action for a bot, a plan or CHANCE; None when the bot does not respond, or nobody is to decide."""
        table = self._live.table
        if seat == CHANCE:
            return table.draw() if table.state.to_act == CHANCE else None
        if seat not in table.bots:
            return await plans.answer_for(self._live, seat)
        task = BotTask(table.record, seat, table.seats[seat].played_by, table.rng_seed, self._guest)
        return await self._bot_pool.decide(task, table.state)
