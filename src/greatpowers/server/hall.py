"""The hall: every table that somebody plays at, in memory, opened from the storage when it is asked for."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import Sequence

from greatpowers.core.actions import BadNotation
from greatpowers.core.game import Game
from greatpowers.core.record import Record, RecordError
from greatpowers.server.keeper import Keeper
from greatpowers.server.library import make_checked_game
from greatpowers.server.livetable import LiveTable, summary
from greatpowers.server.mistakes import UNPROCESSABLE, BadRecord, Mistake, no_table
from greatpowers.server.storage import Header, SQLAlchemyError, Storage
from greatpowers.server.thinking import Thinker
from greatpowers.table import Seat, Table

LOG = logging.getLogger("greatpowers.server")
MOST_OPEN = 200  # tables in memory; of more, those go that nobody is at
MOST_TABLES = 1000  # of one guest
_ID = re.compile(r"[\w-]{1,32}", re.ASCII)


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
        if guest is None or not _ID.fullmatch(table):
            raise no_table()
        found = await self.keeper.do(self._storage.header, table)
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
        return await self._keep(guest, await asyncio.to_thread(Table.resume, record, secrets.randbits(63)))

    async def _keep(self, guest: str, table: Table) -> str:
        if await self.keeper.do(self._storage.count, guest) >= MOST_TABLES:
            raise Mistake(UNPROCESSABLE, "error-too-many", most=MOST_TABLES)
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
