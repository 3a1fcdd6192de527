"""The table registry: open tables in memory, loaded from the storage on demand."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence

from litestar.datastructures import State as ApplicationState

from greatpowers.core.lessons import Lesson
from greatpowers.core.position import dump
from greatpowers.core.record import Record, action_line
from greatpowers.games import lesson_named
from greatpowers.server.bots.pool import BotPool
from greatpowers.server.catalog import make_available_game
from greatpowers.server.database.chain import StoredAction
from greatpowers.server.database.storage import Header, SQLAlchemyError, Storage
from greatpowers.server.database.summaries import is_bot_due, summary
from greatpowers.server.database.thread import StorageThread
from greatpowers.server.errors import UNPROCESSABLE, UserError, table_not_found
from greatpowers.server.people.invitations import Invitation, bad_link, link, rematch_id
from greatpowers.server.processes.members import Alone, Processes
from greatpowers.server.tables import checkpoints, clocks, consent, seating
from greatpowers.server.tables.catch_up import take_over
from greatpowers.server.tables.delay import Delays
from greatpowers.server.tables.live_table import LiveTable
from greatpowers.server.tables.loading import Loaded, rebuild
from greatpowers.server.tables.server_time import ServerTime
from greatpowers.server.tables.timing import Pause, Timing
from greatpowers.server.tables.turns import Turns
from greatpowers.table import Seat, Table, counting
from greatpowers.table.clock import Pace
from greatpowers.table.luck import SecretLuck

LOG = logging.getLogger("greatpowers.server")
MAX_OPEN = 200  # tables in memory; beyond that, idle ones are dropped
KEPT_SECONDS = 30.0  # however many there are, those that somebody has just asked for stay: they will come in
MAX_TABLES = 1000  # per guest
MAX_LISTED = 100  # tables in the lobby
_ID = re.compile(r"[\w-]{1,32}", re.ASCII)


class TableRegistry:
    """All tables: those in memory, and those in the storage."""

    def __init__(self, storage: Storage, bot_pool: BotPool, time: ServerTime) -> None:
        self.storage_thread = StorageThread(storage)
        self.bot_pool = bot_pool
        self.time = time
        self.turns = Turns()
        self.delays = Delays(self.storage_thread, bot_pool)
        self._storage = storage
        self._open: OrderedDict[str, LiveTable] = OrderedDict()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}  # being loaded, each only once
        self.processes = Processes(self) if storage.is_shared else Alone()
        self.key = b""  # signs links

    async def start(self) -> None:
        """Bring the database up to date."""
        await self.storage_thread.run_to_the_end(self._storage.migrate)
        key = await self.storage_thread.run(self._storage.setting, "key", secrets.token_hex(32))
        self.key = bytes.fromhex(key)
        await self.storage_thread.run(self.time.note)
        self.processes.start()

    async def close(self) -> None:
        """Close all open tables; everything is already stored."""
        for live in self._open.values():
            live.close()
        await self.processes.close()
        await self.storage_thread.close()

    @property
    def open_tables(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._open.values())

    def open_table(self, table: str) -> LiveTable | None:
        """A table, if it is in memory."""
        live = self._open.get(table)
        return None if live is None or live.is_closed else live

    # -- look-up ---------------------------------------------------------------------------------------------

    async def headers(self, guest: str) -> list[Header]:
        """The tables of a guest, newest first, without those of lessons."""
        found = await self.storage_thread.read(self._storage.headers, guest)
        return [header for header in found if not header.lesson]

    async def lobby(self) -> list[Header]:
        """The tables that anybody may join, newest first."""
        found = await self.storage_thread.read(self._storage.lobby, MAX_LISTED)
        return sorted(found, key=lambda header: -header.created)

    async def header(self, table: str, guest: str) -> Header:
        """The header of a table at which a guest plays or watches; raises UserError when there is none.

        A table of others takes as long as none, so that nobody can tell them apart.
        """
        found = await self._stored(table)
        if found is not None and (found.listed or guest in (found.guest, *found.guests)):
            return found
        is_id = _ID.fullmatch(table) is not None
        if not (is_id and await self.storage_thread.read(self._storage.is_watching, table, guest)) or found is None:
            raise table_not_found()
        return found

    async def hosted(self, table: str, guest: str) -> Header:
        """The header of a table that this guest opened; raises UserError."""
        header = await self.header(table, guest)
        if header.guest != guest:
            raise UserError(403, "error-not-host")
        return header

    async def _stored(self, table: str) -> Header | None:
        return await self.storage_thread.read(self._storage.header, table) if _ID.fullmatch(table) else None

    async def table(self, table: str, guest: str) -> LiveTable:
        """A table at which a guest plays or watches, as they may see it; loaded if necessary. Raises UserError."""
        header = await self.header(table, guest)
        return await self.delays.seen_by(guest, await self._live(header), header)

    async def by_id(self, table: str) -> LiveTable:
        """A live table, for the server itself; raises UserError when it has just been deleted."""
        header = await self._stored(table)
        if header is None:
            raise table_not_found()
        return await self._live(header)

    async def _live(self, header: Header) -> LiveTable:
        live = self._open.get(header.id)
        if live is None or live.is_closed:
            live = await asyncio.shield(self._opening.get(header.id) or self._begin_to_open(header))
        live.wanted_at = time.monotonic()
        if header.id in self._open:  # it has not just been deleted
            self._open.move_to_end(header.id)
        self._drop_idle()
        await live.follower.reach(header.revision)
        return live

    def _begin_to_open(self, header: Header) -> asyncio.Task[LiveTable]:
        task = asyncio.get_running_loop().create_task(self._load(header))
        self._opening[header.id] = task
        task.add_done_callback(lambda _: self._opening.pop(header.id, None))
        return task

    async def _load(self, header: Header) -> LiveTable:
        header, actions, remarks = await self.stored(header.id)
        checkpoint = await self.storage_thread.read(self._storage.checkpoint, header.id)
        loaded = await asyncio.to_thread(rebuild, header, actions, remarks, checkpoint)
        if loaded.halt is None:
            await self._bring_up_to_date(header, loaded)
        live = LiveTable(
            header.id,
            loaded.table,
            self.storage_thread,
            self.bot_pool,
            header.guests,
            lesson_named(header.game, header.lesson),
            self.turns,
            self.time,
            self.processes,
        )
        take_over(live, loaded, header, actions)
        live.asked.begin(live)
        await checkpoints.keep(live)
        self._open[header.id] = live  # from now on it hears of changes in other processes
        if self._storage.is_shared:  # before that, it did not
            revisions = await self.storage_thread.read(self._storage.revisions, [header.id])
            live.follower.hear(revisions.get(header.id))
        await live.change(consent.settle)
        await live.change(clocks.keep)
        live.announce(is_own=False)
        live.wake()
        return live

    async def stored(self, table: str) -> tuple[Header, list[StoredAction], dict[int, list[str]]]:
        """A table, its actions and its remarks, as they are stored; raises UserError when it has just been deleted."""
        found = await self.storage_thread.read(self._storage.opened, table)
        if found is None:
            raise table_not_found()
        return *found, await self.storage_thread.read(self._storage.remarks, table)

    async def _bring_up_to_date(self, header: Header, loaded: Loaded) -> None:
        """Store what an older version did not, of a table that is as it should be."""
        if loaded.checks:
            await self.storage_thread.run(self._storage.seal, header.id, loaded.checks)
        if loaded.is_raised:
            await self.storage_thread.run(self._storage.raise_rules, header.id, loaded.table.game.rules_version)
        if header.summary.turns is None:
            complete = summary(loaded.table.number, loaded.table.state)
            await self.storage_thread.run(self._storage.complete, header.id, complete)

    def _drop_idle(self) -> None:
        for table, live in list(self._open.items()):
            if len(self._open) <= MAX_OPEN:
                return
            if live.is_idle and live.wanted_at + KEPT_SECONDS < time.monotonic():
                del self._open[table]

    # -- creation and deletion -------------------------------------------------------------------------------

    async def create(
        self,
        guest: str,
        table: Table,
        *,
        free: Sequence[int] = (),
        listed: bool = False,
        rated: bool = False,
        pace: Pace | None = None,
        hints: bool | None = None,
    ) -> str:
        """Store a new table, of which the guest plays all people but those in the `free` seats; returns its id."""
        guests = [guest if seat.is_person and n not in free else "" for n, seat in enumerate(table.seats)]
        timing = Timing.at(pace, len(guests))
        return await self.add(guest, table, guests=guests, listed=listed, rated=rated, timing=timing, hints=hints)

    async def rematch(self, guest: str, old: Header) -> str:
        """Create a table with the same game, options and players; returns its id.

        People who play each other have one rematch of each game: the first who asks opens it, for all who have agreed
        (see `consent`). The seats of others are free there, until they ask as well.
        """
        table = rematch_id(self.key, old) if set(old.guests) - {"", guest} else ""
        if table and await self._sit_again(table, guest, old):
            return table
        try:
            return await self._add_rematch(guest, old, table)
        except UserError:
            if table and await self._sit_again(table, guest, old):  # somebody else was faster
                return table
            raise

    async def _sit_again(self, table: str, guest: str, old: Header) -> bool:
        """Give a guest the seat that they had, if it is free; False when there is no such table."""
        found = await self._stored(table)
        for seat in old.seats_of(guest) if found is not None else ():
            if found is not None and seat in found.free_seats:
                await self.join(found, seat, guest, old.seats[seat].name)
        return found is not None

    async def _add_rematch(self, guest: str, old: Header, table_id: str) -> str:
        game = await asyncio.to_thread(make_available_game, old.game, len(old.seats), old.options)
        seats = [Seat(seat.name, seat.bot) for seat in old.seats]
        timing = self._rematch_timing(old, guest) if table_id else Timing.at(old.timing.pace, len(seats))
        table = Table(game, seats, SecretLuck())
        come = {guest, *(old.guests[seat] for seat in consent.rematch_players(old.request))} if table_id else old.guests
        guests = [player if player in come else "" for player in old.guests]
        return await self.add(
            guest, table, guests=guests, rated=old.rated, timing=timing, table_id=table_id, hints=old.hints
        )

    def _rematch_timing(self, old: Header, guest: str) -> Timing:
        """The same pace. Nobody has said yet that they will come: a live clock waits until somebody starts it."""
        timing = Timing.at(old.timing.pace, len(old.seats))
        if timing.clock is not None and timing.clock.pace.kind == "live":
            timing.clock.hold(True, self.time.now())
            timing.pause = Pause(next(iter(old.seats_of(guest)), None), self.time.wall(), is_agreed=True)
        return timing

    async def branch(self, source: LiveTable, guest: str, until: int, seats: Sequence[Seat]) -> str:
        """Create a table that continues from an earlier position with new luck; returns its id. Raises SecretStart.

        It is a game of its own: what the guest does not know of a running game, or a player's own record hides, is now
        as it was made up. Where players may not ask for hints, they may not in a branch of the running game either.
        """
        hints = source.allows_hints or source.is_finished
        own = source.seats_of(guest)
        known = await asyncio.to_thread(source.table.branch, own, counting.position(source.table, until, own))
        record = Record(known.game, [seat.label() for seat in seats], known.position)
        record.actions, record.actors = known.actions, known.actors
        luck = SecretLuck(since=len(record.actions), is_known=source.table.luck.is_known)
        return await self.add(guest, await asyncio.to_thread(Table.resume, record, luck), hints=hints)

    async def open_lesson(self, guest: str, lesson: Lesson, seats: Sequence[Seat]) -> str:
        """Create a table for a lesson, in place of the guest's last one for the same lesson; returns its id."""
        for header in await self.storage_thread.read(self._storage.headers, guest):
            if (header.game, header.lesson) == (lesson.game.id, lesson.name):
                await self.delete(header.id, guest)
        return await self.add(guest, Table(lesson.game, seats, lesson.seed, lesson.start), lesson.name)

    async def add(
        self,
        guest: str,
        table: Table,
        lesson: str = "",
        guests: Sequence[str] | None = None,
        listed: bool = False,
        rated: bool = False,
        timing: Timing | None = None,
        table_id: str = "",
        hints: bool | None = None,
    ) -> str:
        """Store a new table; returns its id. `guests`: who plays each seat; by default this guest plays all people."""
        if await self.storage_thread.read(self._storage.count, guest) >= MAX_TABLES:
            raise UserError(UNPROCESSABLE, "error-too-many", most=MAX_TABLES)
        table_id = table_id or secrets.token_urlsafe(9)
        game = table.game
        start = summary(table.number, table.state)
        start.bot_due = is_bot_due(table, table.state)
        header = Header(
            table_id,
            guest,
            game.id,
            table.record.rules_version,
            dict(game.options),
            table.seats,
            table.seed or 0,
            start,
            position="" if table.record.position is None else dump(table.record.position),
            viewer=table.record.viewer,
            lesson=lesson,
            guests=guests,
            listed=listed,
            rated=rated,
            hints=hints,
            timing=timing or Timing(),
            luck=table.luck.stored() if isinstance(table.luck, SecretLuck) else "",
        )
        actions = [action_line(game, *taken) for taken in zip(table.record.actions, table.record.actors, strict=True)]
        try:
            await self.storage_thread.run(
                self._storage.create, header, actions, table.record.hidden, table.record.remarks
            )
        except SQLAlchemyError as error:
            LOG.error("cannot store a new table: %s", error)
            raise UserError(500, "error-storage") from error
        return table_id

    async def delete(self, table: str, guest: str) -> None:
        """Delete a guest's table; raises UserError when there is none, it is not theirs, or it has to stay."""
        header = await self.hosted(table, guest)
        others = {player for player in header.guests if player not in ("", guest)}
        if header.rated and others and not header.summary.over:  # nobody escapes a defeat
            raise UserError(409, "error-rated-delete")
        live = self._open.pop(table, None)
        if live is not None:
            live.close()
        await self.storage_thread.run(self._storage.delete, table)

    # -- people ----------------------------------------------------------------------------------------------

    def links(self, header: Header) -> tuple[dict[int, str], str]:
        """The secret links to the free seats of a table, and the one to watch."""
        return {seat: link(self.key, header, seat) for seat in header.free_seats}, link(self.key, header, None)

    async def renew_links(self, table: str, guest: str) -> None:
        """Make all links of a table that this guest opened invalid; raises UserError."""
        await self.hosted(table, guest)
        await self.storage_thread.run(self._storage.renew_links, table)

    async def invited(self, secret: str) -> tuple[Header, int | None]:
        """The table and the seat that a link leads to (None: to watch); raises UserError."""
        invitation = Invitation.read(secret)
        header = await self._stored(invitation.table)
        if header is None or not invitation.is_genuine(self.key, header):
            raise bad_link()
        return header, invitation.seat

    async def join(self, header: Header, seat: int | None, guest: str, name: str) -> None:
        """Take a seat, or watch; raises UserError when somebody else was faster."""
        if seat is None:
            await self.storage_thread.run(self._storage.watch, header.id, guest)
        elif header.guests[seat] != guest:
            live = await self._live(header)
            await live.change(seating.seat_guest, seat, guest, name)


def registry_of(state: ApplicationState) -> TableRegistry:
    """The registry of an application."""
    registry: TableRegistry = state.registry
    return registry
