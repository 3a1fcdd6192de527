"""The hall: every table that somebody plays at, in memory, opened from the storage when it is asked for.

An action is committed first and carried out in memory second; so whatever a browser is shown, a server that is
killed at any moment still knows.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, Protocol, TypeVar

from sqlalchemy.exc import IntegrityError

from greatpowers.core.actions import BadNotation
from greatpowers.core.game import CHANCE, Game, Refused, State
from greatpowers.core.record import Record, RecordError
from greatpowers.server.charts import History
from greatpowers.server.library import make_checked_game
from greatpowers.server.mistakes import BadRecord, Mistake, no_table
from greatpowers.server.storage import Header, SQLAlchemyError, Storage, Summary
from greatpowers.server.thinking import Task, Thinker
from greatpowers.table import Seat, Table

LOG = logging.getLogger("greatpowers.server")
MOST_OPEN = 200  # tables in memory; of more, those go that nobody is at
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

    def dismiss(self) -> None:
        """The table is gone."""

    async def shown(self) -> None:
        """Returns when the watcher has been sent the newest position."""


class Keeper:
    """Runs the storage in one thread of its own, so that the event loop never waits for a disk."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._thread = ThreadPoolExecutor(1, "storage")

    async def do(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call a method of the storage there."""
        work = lambda: function(*args, **kwargs)  # noqa: E731
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def close(self) -> None:
        """Finish what was begun, and let go."""
        await self.do(self.storage.close)
        self._thread.shutdown()


class LiveTable:
    """One table in memory: the game, those who look at it, and the bots' turn to move."""

    def __init__(self, table_id: str, table: Table, keeper: Keeper, thinker: Thinker) -> None:
        self.id = table_id
        self.table = table
        self.history = History(table)
        self.watchers: set[Watcher] = set()
        self._keeper = keeper
        self._thinker = thinker
        self._lock = asyncio.Lock()
        self._freed = asyncio.Event()  # perhaps nobody holds the bots any more
        self._runner: asyncio.Task[None] | None = None
        self.is_gone = False

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it."""
        return not self.watchers and (self._runner is None or self._runner.done()) and not self._lock.locked()

    # -- what people do --------------------------------------------------------------------------------------

    async def play(self, seat: int, number: int, action: int) -> None:
        """A seat answers the decision of this number; raises Stale, Refused or Mistake and changes nothing."""
        await asyncio.shield(asyncio.ensure_future(self._play(seat, number, action)))  # wholly, or not at all

    async def undo(self, seats: Sequence[int]) -> bool:
        """Take back the last decision of one of these seats; False when there is none to take back."""
        return await asyncio.shield(asyncio.ensure_future(self._undo(seats)))

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
            if seat is None or number is None:
                return False
            await self._store(self._keeper.storage.cut, self.id, summary(number, self.table.at(number)))
            self.table.undo(seat)
            self.history.forget_after(number)
            self._tell_all(len(self.table.told))
        self.wake()
        return True

    def may_undo(self, seats: Sequence[int]) -> int | None:
        """The one of these seats that may take back, if one may."""
        return next((seat for seat in seats if self.table.last_decision(seat) is not None), None)

    async def _commit(self, action: int) -> None:
        """Store an action that has been checked, then carry it out."""
        after = self.table.state.clone()
        after.apply(action)
        words = self.table.game.space.notation(action)
        await self._store(self._keeper.storage.append, self.id, words, summary(self.table.number + 1, after))
        told = len(self.table.told)
        self.table.take(action)
        self._tell_all(told)

    async def _store(self, write: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        if self.is_gone:
            raise no_table()
        try:
            await self._keeper.do(write, *args, **kwargs)
        except SQLAlchemyError as error:
            LOG.error("table %s cannot be stored: %s", self.id, error)
            if isinstance(error, IntegrityError):  # somebody else wrote to this table: read it anew
                self.dismiss()
            raise Mistake(500, "error-storage") from error

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
        number = self.table.number
        action = await self._decide()
        async with self._lock:
            if number == self.table.number and action is not None:
                await self._commit(action)

    def _next_is_ours(self) -> bool:
        """A game of bots alone goes on only while somebody looks."""
        seat = self.table.state.to_act
        return (seat == CHANCE or seat in self.table.bots) and bool(self.table.people or self.watchers)

    async def _wait_for_watchers(self) -> None:
        """Nobody is shown less than every position, unless his line is very slow; nobody who holds is left behind."""
        while any(watcher.holds for watcher in self.watchers):
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


def summary(number: int, state: State) -> Summary:
    """What lists show of a position."""
    return Summary(number, state.outcome is not None, state.to_act)


class Hall:
    """All tables, in memory and in the storage."""

    def __init__(self, storage: Storage, thinker: Thinker) -> None:
        self.keeper = Keeper(storage)
        self.thinker = thinker
        self._storage = storage
        self._open: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening = asyncio.Lock()

    async def close(self) -> None:
        """Everything is stored already; stop what is going on."""
        for live in self._open.values():
            live.dismiss()
        await self.keeper.close()

    # -- finding ---------------------------------------------------------------------------------------------

    async def headers(self, guest: str) -> list[Header]:
        """The tables of a guest, newest first."""
        return await self.keeper.do(self._storage.headers, guest)

    async def header(self, table: str, guest: str | None) -> Header:
        """A table of this guest; raises Mistake when it is not his, as when there is none."""
        found = await self.keeper.do(self._storage.header, table) if guest is not None else None
        if found is None or found.guest != guest:
            raise no_table()
        return found

    async def table(self, table: str, guest: str | None) -> LiveTable:
        """A table of this guest, live; raises Mistake."""
        header = await self.header(table, guest)
        async with self._opening:
            live = self._open.get(table)
            if live is None or live.is_gone:
                actions = await self.keeper.do(self._storage.actions, table)
                opened = await asyncio.to_thread(_reopen, header, actions)
                live = self._open[table] = LiveTable(table, opened, self.keeper, self.thinker)
                live.wake()
            self._open.move_to_end(table)
            self._make_room()
        return live

    def _make_room(self) -> None:
        for table, live in list(self._open.items()):
            if len(self._open) <= MOST_OPEN:
                return
            if live.is_idle:
                del self._open[table]

    # -- opening and closing ---------------------------------------------------------------------------------

    async def open(self, guest: str, game: Game, seats: Sequence[Seat], seed: int | None = None) -> str:
        """A new table; its id."""
        chosen = secrets.randbits(63) if seed is None else seed
        return await self._keep(guest, Table(game, seats, chosen))

    async def open_record(self, guest: str, table: Table) -> str:
        """A new table that goes on with a record; its id."""
        return await self._keep(guest, table)

    async def branch(self, source: LiveTable, guest: str, until: int, seats: Sequence[Seat]) -> str:
        """A new table that goes on from an earlier position, with other luck; its id."""
        old = source.table.record
        record = Record(old.game, [seat.label() for seat in seats])
        record.actions = old.actions[:until]
        return await self._keep(guest, Table.resume(record, secrets.randbits(63)))

    async def _keep(self, guest: str, table: Table) -> str:
        name = secrets.token_urlsafe(9)
        game = table.game
        space = game.space
        header = Header(
            name,
            guest,
            game.id,
            table.record.rules_version,
            dict(game.options),
            table.seats,
            table.seed,
            summary(table.number, table.state),
        )
        actions = [space.notation(action) for action in table.record.actions]
        try:
            await self.keeper.do(self._storage.create, header, actions)
        except SQLAlchemyError as error:
            LOG.error("a new table cannot be stored: %s", error)
            raise Mistake(500, "error-storage") from error
        return name

    async def delete(self, table: str, guest: str) -> None:
        """Away with a table; raises Mistake when it is not this guest's."""
        await self.header(table, guest)
        async with self._opening:
            live = self._open.pop(table, None)
            if live is not None:
                live.dismiss()
            await self.keeper.do(self._storage.delete, table)


def _reopen(header: Header, actions: list[str]) -> Table:
    """The table that was stored; raises BadRecord when its actions are not possible any more."""
    game = make_checked_game(header.game, len(header.seats), header.options)
    record = Record(game, [seat.label() for seat in header.seats])
    record.rules_version = header.rules_version
    state = game.start()
    is_old = header.rules_version != game.rules_version  # only then can anything have become impossible
    for number, words in enumerate(actions):
        try:
            action = game.space.parse(words)
        except BadNotation as error:
            broken = RecordError(f"notation-{error.code}", number + 1, None, given=error.given, expected=error.expected)
            raise BadRecord(broken, game) from None
        refusal = state.why_not(action) if is_old else None
        if refusal is not None:
            version, known = header.rules_version, game.rules_version
            broken = RecordError("diverged", number + 1, refusal, action=words, version=version, known=known)
            raise BadRecord(broken, game)
        if is_old:
            state.apply(action)
        record.actions.append(action)
    return Table.resume(record, header.seed)
