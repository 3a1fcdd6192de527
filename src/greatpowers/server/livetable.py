"""One table in memory: the game, those who look at it, and the bots' turn to move.

An action is committed first and carried out in memory second; so whatever a browser is shown, a server that is
killed at any moment still knows.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, ParamSpec, Protocol, TypeVar

from greatpowers.core.game import CHANCE, Refused, State
from greatpowers.server.charts import History
from greatpowers.server.consent import Request
from greatpowers.server.keeper import Keeper
from greatpowers.server.mistakes import Mistake, no_table
from greatpowers.server.storage import SQLAlchemyError, Summary, WrittenElsewhere
from greatpowers.server.thinking import Task, Thinker
from greatpowers.table import Table

LOG = logging.getLogger("greatpowers.server")
AGAIN = 3.0  # seconds until what could not be stored is tried again
SHOWING = 2.0  # seconds that bots wait for a slow browser before they go on

P = ParamSpec("P")
R = TypeVar("R")


class Stale(Exception):
    """An answer to a decision that is not asked any more."""


class Watcher(Protocol):
    """Somebody who looks at a table."""

    holds: bool  # bots shall wait

    def changed(self, events: int) -> None:
        """The table has changed; of its events, those before this number are the same as before."""

    def failed(self) -> None:
        """A move could not be stored."""

    def declined(self, seat: int) -> None:
        """This seat refused to let something be taken back."""

    def dismiss(self) -> None:
        """The table is gone."""

    async def shown(self) -> None:
        """Returns when the watcher has been sent the newest position."""


class LiveTable:
    """The game, its lock, and whoever waits for something here."""

    def __init__(self, table_id: str, table: Table, keeper: Keeper, thinker: Thinker) -> None:
        self.id = table_id
        self.table = table
        self.history = History(table)
        self.watchers: set[Watcher] = set()
        self.request: Request | None = None  # to take something back; gone with the next action, and never stored
        self._keeper = keeper
        self._thinker = thinker
        self._lock = asyncio.Lock()
        self._freed = asyncio.Event()  # perhaps nobody holds the bots any more
        self._runner: asyncio.Task[None] | None = None
        self._changes = 0  # how often the position changed: a bot's answer is for one position only
        self.is_gone = False

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it."""
        return not self.watchers and (self._runner is None or self._runner.done()) and not self._lock.locked()

    # -- what people do --------------------------------------------------------------------------------------

    async def play(self, seat: int, number: int, action: int) -> None:
        """A seat answers the decision of this number; raises Stale, Refused or Mistake and changes nothing."""
        await _wholly(self._play(seat, number, action))

    async def undo(self, seats: Sequence[int]) -> bool:
        """Take back the last decision of one of these seats; False when there is none to take back."""
        return await _wholly(self._undo(seats))

    async def ask(self, seats: Sequence[int]) -> None:
        """Ask the others to let the last decision of one of these seats be taken back; raises Mistake.

        Bots always agree: where there is nobody else, it is taken back at once.
        """
        await _wholly(self._ask(seats))

    async def answer(self, seat: int, agree: bool, until: int | None = None) -> None:
        """A seat agrees or refuses; the one who asked withdraws. Raises Mistake."""
        await _wholly(self._answer(seat, agree, until))

    async def _play(self, seat: int, number: int, action: int) -> None:
        async with self._lock:
            if number != self.table.number:
                raise Stale
            if not 0 <= action < len(self.table.game.space):
                raise Mistake(400, "error-action")
            refusal = self.table.state.why_not(action, seat)
            if refusal is not None:
                raise Refused(refusal)
            await self._commit(action)
        self.wake()

    async def _undo(self, seats: Sequence[int]) -> bool:
        async with self._lock:
            seat = self.may_undo(seats)
            number = self.table.last_decision(seat) if seat is not None else None
            if number is None:
                return False
            await self._take_back(number)
        self.wake()
        return True

    async def _ask(self, seats: Sequence[int]) -> None:
        async with self._lock:
            if self.request is not None:
                raise Mistake(400, "error-asked")
            until = self.may_ask(seats)
            if until is None:
                raise Mistake(400, "error-ask")
            request = Request(self.table.actors[until], until, self.table.people)
            if request.waiting:
                self.request = request
                self._tell_all(len(self.table.told))
            else:
                await self._take_back(until)
        self.wake()

    async def _answer(self, seat: int, agree: bool, until: int | None) -> None:
        async with self._lock:
            request = self.request
            if request is None or until not in (None, request.until):
                raise Mistake(400, "error-no-request")
            if agree and request.waiting == [seat]:
                await self._take_back(request.until)
            elif agree:
                request.agree(seat)
                self._tell_all(len(self.table.told))
            else:
                self._decline(request, seat)
        self.wake()

    def _decline(self, request: Request, seat: int) -> None:
        """Somebody refuses, or the one who asked thinks better of it."""
        self.request = None
        self._tell_all(len(self.table.told))
        if seat != request.by:
            for watcher in self.watchers:
                watcher.declined(seat)

    async def _take_back(self, number: int) -> None:
        """Back to the decision of this number, in the storage first."""
        after = summary(number, self.table.at(number))
        await self._store(self._keeper.storage.cut, self.id, self.table.number, after)
        self.table.take_back(number)
        self.history.forget_after(number)
        self._changed(len(self.table.told))

    def may_undo(self, seats: Sequence[int]) -> int | None:
        """The one of these seats that may take back, if one may."""
        return next((seat for seat in seats if self.table.last_decision(seat) is not None), None)

    def may_ask(self, seats: Sequence[int]) -> int | None:
        """The decision of these seats that only the others' consent could take back, if there is one to ask for."""
        if self.request is not None or self.may_undo(seats) is not None:
            return None
        return self.table.last_choice(seats)

    async def _commit(self, action: int) -> None:
        """Store an action that has been checked, then carry it out."""
        after = self.table.state.clone()
        after.apply(action)
        words = self.table.game.space.notation(action)
        await self._store(self._keeper.storage.append, self.id, words, summary(self.table.number + 1, after))
        told = len(self.table.told)
        self.table.take(action)
        self._changed(told)

    async def _store(self, write: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        if self.is_gone:
            raise no_table()
        try:
            await self._keeper.do(write, *args, **kwargs)
        except SQLAlchemyError as error:
            LOG.error("table %s cannot be stored: %s", self.id, error)
            if isinstance(error, WrittenElsewhere):  # read it anew
                self.dismiss()
            raise Mistake(500, "error-storage") from error

    def _changed(self, told: int) -> None:
        """The position is another one: what was asked about the old one is over."""
        self._changes += 1
        self.request = None
        self._tell_all(told)

    def _tell_all(self, told: int) -> None:
        """Everybody is shown what changed; of the events, what was told before this one is as it was."""
        for watcher in self.watchers:
            watcher.changed(told)

    # -- what luck and bots do -------------------------------------------------------------------------------

    def wake(self) -> None:
        """Something has changed: perhaps luck or a bot has something to do."""
        self._freed.set()
        if not self.is_gone and (self._runner is None or self._runner.done()):
            self._runner = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        """Let luck and bots act one by one until a person is asked."""
        while self._next_is_ours() and not self.is_gone:
            try:
                await self._wait_for_watchers()
                await self._go_on()
            except Mistake:  # it could not be stored
                for watcher in self.watchers:
                    watcher.failed()
                await asyncio.sleep(AGAIN)
            except Exception:
                LOG.exception("table %s stands still", self.id)
                return

    async def _go_on(self) -> None:
        """One action of luck or a bot, unless somebody else did something while it thought."""
        before = self._changes
        action = await self._decide()
        async with self._lock:
            if before == self._changes and self.request is None and action is not None:
                await self._commit(action)

    def _next_is_ours(self) -> bool:
        """A game of bots alone goes on only while somebody looks."""
        seat = self.table.state.to_act
        return (seat == CHANCE or seat in self.table.bots) and bool(self.table.people or self.watchers)

    async def _wait_for_watchers(self) -> None:
        """Nobody is shown less than every position, unless his line is very slow; nobody who holds is left behind.

        While somebody asks to take something back, nothing more happens that would have to be taken back too.
        """
        while self.request is not None or any(watcher.holds for watcher in self.watchers):
            self._freed.clear()
            await self._freed.wait()
        if self.watchers:
            waiting = [asyncio.ensure_future(watcher.shown()) for watcher in self.watchers]
            _, late = await asyncio.wait(waiting, timeout=SHOWING)
            for task in late:
                task.cancel()

    async def _decide(self) -> int | None:
        """What luck or a bot does now; None when it is not their turn after all."""
        table = self.table
        seat = table.state.to_act
        if seat == CHANCE:
            return table.draw()
        if seat not in table.bots:
            return None
        task = Task(table.game, table.record.actions, seat, table.seats[seat].bot, table.luck)
        return await self._thinker.decide(task, table.state)

    def dismiss(self) -> None:
        """Everybody leaves."""
        self.is_gone = True
        if self._runner is not None:
            self._runner.cancel()
        for watcher in list(self.watchers):
            watcher.dismiss()


async def _wholly(work: Coroutine[Any, Any, R]) -> R:
    """Something that is done to its end or not at all, even when the one who wanted it is gone."""
    return await asyncio.shield(asyncio.ensure_future(work))


def summary(number: int, state: State) -> Summary:
    """What lists show of a position."""
    return Summary(number, state.outcome is not None, state.to_act)
