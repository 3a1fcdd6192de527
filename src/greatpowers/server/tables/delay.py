"""Spectators may see a table late: everything as it was some minutes ago, until the game is over.

They sit at a table of their own, which follows the real one at that distance, and at which nobody can act. Whatever is
read from it can therefore tell nothing newer. An undo is the exception: what has been taken back is gone for everybody.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from functools import partial
from typing import Final

import sqlalchemy as sa

from greatpowers.core.record import Record
from greatpowers.server.bots.pool import BotPool
from greatpowers.server.database.schema import ACTIONS, CHAT
from greatpowers.server.database.storage import Header, Storage, change_table, now
from greatpowers.server.database.thread import StorageThread
from greatpowers.server.errors import UserError
from greatpowers.server.people.chat import AT_ONCE, Chat, Line
from greatpowers.server.protocol import Player, RequestKind, TableInfo
from greatpowers.server.tables.history import History
from greatpowers.server.tables.live_table import Change, LiveTable, P, R
from greatpowers.server.tables.watcher import Watcher
from greatpowers.table import Table

LOG = logging.getLogger("greatpowers.server")
MINUTE: Final = 60_000  # milliseconds
LONGEST: Final = 24 * 60  # minutes
MAX_OPEN: Final = 50  # late tables in memory; beyond that, those that nobody watches are dropped
MAX_STEPS: Final = 100  # actions to carry out at once; a table that nobody watched may have to catch up with more
RETRY_SECONDS: Final = 3.0
_NOBODY: Final = -1


async def set_delay(live: LiveTable, minutes: int) -> None:
    """Let spectators see a locked table so many minutes late."""
    if minutes != live.delay:
        await live.write(partial(_store, live.storage, live.id, minutes))
        live.delay_by(minutes)


def _store(storage: Storage, table: str, minutes: int, *, seen: int | None) -> None:
    with storage.engine.begin() as connection:
        change_table(connection, table, seen, {"delay": minutes})


def sees_late(header: Header, guest: str) -> bool:
    """Whether a guest sees a table late: while its game goes on, unless they play or have opened it."""
    return header.delay > 0 and not header.summary.over and guest not in (header.guest, *header.guests)


def withheld(info: TableInfo) -> TableInfo:
    """A table in a list, without anything that tells how its game goes on."""
    return {
        **info,
        "seats": [without_stand_in(player) for player in info["seats"]],
        "updated": info["created"],
        "actions": 0,
        "to_act": _NOBODY,
        "deciders": [],
        "turns": None,
        "progress": 0,
        "deadlines": {},
        "paused": False,
    }


def without_stand_in(player: Player) -> Player:
    """A player, as if nobody ever stood in."""
    return {**player, "stand_in": ""}


class Delays:
    """The late tables."""

    def __init__(self, storage_thread: StorageThread, bot_pool: BotPool) -> None:
        self._storage_thread = storage_thread
        self._bot_pool = bot_pool
        self._open: OrderedDict[str, LateTable] = OrderedDict()

    async def seen_by(self, guest: str, live: LiveTable, header: Header) -> LiveTable:
        """The table as a guest may see it: live or late; raises UserError."""
        if not sees_late(header, guest):
            return live
        late = self._open.get(live.id)
        if late is None or late.is_closed or late.live is not live:
            late = await LateTable.open(live, self._storage_thread, self._bot_pool)
        self._open[live.id] = late
        self._open.move_to_end(live.id)
        self._drop_idle()
        await late.follow()
        return late

    def _drop_idle(self) -> None:
        for table, late in list(self._open.items()):
            if len(self._open) > MAX_OPEN and not late.watchers:
                del self._open[table]


class _LateChat(Chat):
    """What was said until a moment."""

    def __init__(self, storage: Storage) -> None:
        super().__init__(storage)
        self.until = 0

    def lines(
        self, table: str, reader: int | None, before: int | None = None, most: int = AT_ONCE, until: int | None = None
    ) -> list[Line]:
        """See Chat."""
        return super().lines(table, reader, before, most, self.until)

    def is_silent(self, table: str) -> bool:
        """Nobody tells a late table when something is said, so that it always looks."""
        return False


class _Moment:
    """A moment that is shown: how many actions there had been, and when the next thing happened, if it did."""

    def __init__(self, until: int, number: int | None, following: int | None) -> None:
        self.until = until
        self.number = number  # None: all
        self.following = following


def _moment(storage: Storage, table: str, until: int) -> _Moment:
    later = sa.select(ACTIONS.c.number, ACTIONS.c.time).where(ACTIONS.c.table == table, ACTIONS.c.time > until)
    said = sa.select(sa.func.min(CHAT.c.time)).where(CHAT.c.table == table, CHAT.c.time > until)
    with storage.engine.connect() as connection:
        action = connection.execute(later.order_by(ACTIONS.c.number).limit(1)).first()
        line = connection.execute(said).scalar()
    times = [time for time in (line, None if action is None else action.time) if time is not None]
    return _Moment(until, None if action is None else action.number, min(times, default=None))


async def _moment_of(live: LiveTable) -> _Moment:
    """The moment that spectators see now; the table in memory is as it was stored then."""
    while True:
        revision = live.revision
        found = await live.store(_moment, live.storage, live.id, now() - live.delay * MINUTE)
        if live.revision == revision:
            return found


def _until(record: Record, number: int | None) -> Record:
    """The beginning of a record, without comments."""
    early = Record(record.game, list(record.players), record.position)
    early.rules_version, early.preface, early.viewer = record.rules_version, record.preface, record.viewer
    early.actions, early.actors = record.actions[:number], record.actors[:number]
    early.hidden = {hidden for hidden in record.hidden if hidden < len(early.actions)}
    return early


class LateTable(LiveTable):
    """A table as its spectators see it."""

    def __init__(self, live: LiveTable, table: Table, storage_thread: StorageThread, bot_pool: BotPool) -> None:
        super().__init__(live.id, table, storage_thread, bot_pool, live.guests, time=live.time)
        self.live = live
        self.chat: _LateChat = _LateChat(self.storage)
        self._heard = 0  # the last line of the chat that the watchers have been told
        self._pause = 0.0  # seconds until there is something new to see
        self._shadows: dict[Watcher, _Shadow] = {}
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, live: LiveTable, storage_thread: StorageThread, bot_pool: BotPool) -> LateTable:
        """The late table of a live one; raises UserError."""
        moment = await _moment_of(live)
        record = _until(live.table.record, moment.number)
        table = await asyncio.to_thread(Table.resume, record, live.table.luck)
        return cls(live, table, storage_thread, bot_pool)

    # -- following -------------------------------------------------------------------------------------------

    async def follow(self) -> None:
        """Come to where the real table was; raises UserError."""
        async with self.lock:
            moment = await _moment_of(self.live)
            self._pause = (moment.following or moment.until + self.live.delay * MINUTE) - moment.until
            self._pause /= 1000
            await self._come_to(_until(self.live.table.record, moment.number))
            await self._hear(moment.until)

    async def _come_to(self, real: Record) -> None:
        same = _common(self.table.record, real)
        is_new = self._adopt_company() or same < max(self.table.number, len(real.actions))
        if len(real.actions) - same > MAX_STEPS:
            self.table = await asyncio.to_thread(Table.resume, real, self.table.luck)
            self.history = History(self.table)
        else:
            self._go_to(real, same)
        if is_new:
            self.notify(self.table.events_before(same))

    def _go_to(self, real: Record, same: int) -> None:
        if same < self.table.number:
            self.table.rewind(same)
            self.history.discard_after(same)
        for action, actor in zip(real.actions[same:], real.actors[same:], strict=True):
            self.table.apply(action, actor)

    def _adopt_company(self) -> bool:
        """Who plays is no secret; returns whether that has changed."""
        before, self.guests = self.guests, list(self.live.guests)
        names = [seat.name for seat in self.live.table.seats]
        renamed = [(n, name) for n, name in enumerate(names) if name != self.table.seats[n].name]
        for seat, name in renamed:
            self.table.rename(seat, name)
        return before != self.guests or bool(renamed)

    async def _hear(self, until: int) -> None:
        self.chat.until = until
        for line in await self.lines(None):
            if line.id > self._heard:
                self._heard = line.id
                for watcher in self.watchers:
                    watcher.said(line)

    async def _go_on(self) -> None:
        """Follow the real table as long as somebody watches."""
        while True:
            await asyncio.sleep(self._pause)
            try:
                await self.follow()
            except UserError as error:
                LOG.error("the spectators of table %s wait: %s", self.id, error.message)
                self._pause = RETRY_SECONDS

    # -- watchers --------------------------------------------------------------------------------------------

    @property
    def late(self) -> int:
        """See LiveTable."""
        return self.live.delay

    @property
    def here(self) -> set[str]:
        """Nobody learns who is there now: all are taken to be."""
        return set(self.guests) - {""}

    @property
    def watching(self) -> int:
        """See LiveTable."""
        return self.live.watching

    def enter(self, watcher: Watcher) -> None:
        """See LiveTable."""
        self.watchers.add(watcher)
        self._shadows[watcher] = _Shadow(self.live, watcher)
        self.live.enter(self._shadows[watcher])
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._go_on())

    def hide(self, watcher: Watcher, is_hidden: bool) -> None:
        """See LiveTable."""
        watcher.is_hidden = is_hidden
        self.live.hide(self._shadows[watcher], is_hidden)

    def leave(self, watcher: Watcher) -> None:
        """See LiveTable."""
        self.watchers.discard(watcher)
        self.live.leave(self._shadows.pop(watcher))
        if not self.watchers:
            self._stop()

    def close(self) -> None:
        """See LiveTable."""
        self._stop()
        super().close()

    def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    # -- nothing happens here --------------------------------------------------------------------------------

    def wake(self) -> None:
        """Bots and chance play at the real table."""

    async def change(self, work: Change[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Raises UserError."""
        raise UserError(403, "error-spectator")


def _common(one: Record, other: Record) -> int:
    """With how many actions two records begin alike."""
    pairs = zip(zip(one.actions, one.actors, strict=True), zip(other.actions, other.actors, strict=True), strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one.actions), len(other.actions)))


class _Shadow:
    """A watcher of a late table, at the real one: counted there, but told nothing."""

    holds = False

    def __init__(self, live: LiveTable, watcher: Watcher) -> None:
        self.guest = watcher.guest
        self.is_hidden = watcher.is_hidden
        self._live = live
        self._watcher = watcher

    def changed(self, events: int) -> None:
        """Whoever may see everything now comes back to the real table."""
        if self._live.is_finished or self._live.seats_of(self.guest):
            self._watcher.close()

    def failed(self) -> None:
        """See Watcher."""

    def declined(self, what: RequestKind, seat: int) -> None:
        """See Watcher."""

    def said(self, line: Line) -> None:
        """See Watcher."""

    def reread_chat(self) -> None:
        """See Watcher."""

    def close(self) -> None:
        """See Watcher."""
        self._watcher.close()

    async def shown(self) -> None:
        """See Watcher."""
