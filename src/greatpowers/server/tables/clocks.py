"""The clocks of a live table: whose runs, and what happens when somebody's time has run out.

A clock runs for each person who is to decide (see `table.clock`). It stands still while the game is paused or halted,
while only luck or bots decide, and until somebody plays every seat. It does run while somebody asks to undo a decision:
whoever is to decide may simply play on, and nobody gains time by asking.

When the time of a seat has run out, a bot plays for its person, who may take the seat back.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import sqlalchemy as sa

from greatpowers.server.database.schema import SEATS, TABLES
from greatpowers.server.database.storage import Storage, change_table
from greatpowers.server.tables import consent
from greatpowers.server.tables.timing import clock_columns
from greatpowers.table.clock import Clock

if TYPE_CHECKING:
    from greatpowers.server.tables.live_table import LiveTable

STAND_IN = "thumb"  # the bot that plays for those whose time has run out


def next_clock(live: LiveTable, deciders: Sequence[int], number: int) -> Clock | None:
    """The clock once these seats are to decide, at the decision of this number; None without a pace."""
    if live.clock is None:
        return None
    clock, asked = live.clock.copy(), _asked(live, deciders)
    if asked != clock.running:  # otherwise it runs on, and nobody can tell by it that somebody has acted
        clock.run(asked, number, live.time.now())
    return clock


def _asked(live: LiveTable, deciders: Sequence[int]) -> list[int]:
    """The seats whose clocks run."""
    table = live.table
    is_complete = all(live.guests[seat] or seat in table.bots for seat in table.people)
    if live.halt is not None or live.is_ended or not is_complete:
        return []
    return [seat for seat in deciders if seat in table.people and seat not in table.bots]


# Each of these is called while the table is locked.


async def keep(live: LiveTable) -> None:
    """Let the right clocks run after a change of who plays, or after the table was loaded."""
    clock = next_clock(live, live.table.deciders, live.table.number)
    if clock is not None and live.clock is not None and clock.running != live.clock.running:
        await live.write(partial(_store, live.storage, live.id, clock))
        live.clock = clock


async def time_out(live: LiveTable) -> None:
    """Let a bot play for everybody whose time has run out."""
    before, at = live.clock, live.time.now()
    out = [] if before is None else before.run_out(at)
    if before is None or not out:
        return
    clock = before.copy()
    for seat in out:
        clock.give_up(seat)
    clock.run([seat for seat in before.running if seat not in out], live.table.number, at)
    await live.write(partial(_store, live.storage, live.id, clock, out))
    live.clock = clock
    for seat in out:
        live.table.let_play(seat, STAND_IN)
    live.runner.interrupt()
    await consent.recount(live)
    live.announce()
    live.notify()


# -- storage -------------------------------------------------------------------------------------------------


def due(storage: Storage, at: int, most: int) -> list[str]:
    """The tables at which somebody's time has run out by this server time, the longest ago first."""
    query = sa.select(TABLES.c.id).where(TABLES.c.due <= at).order_by(TABLES.c.due).limit(most)
    with storage.engine.connect() as connection:
        return list(connection.execute(query).scalars())


def forget(storage: Storage, table: str) -> None:
    """Nothing is due at a table any more, until its clock changes again."""
    with storage.engine.begin() as connection:
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(due=None))


def _store(storage: Storage, table: str, clock: Clock, out: Sequence[int] = (), *, seen: int | None) -> None:
    """Store a clock, and that bots play for some seats."""
    bot_due = {"bot_due": True} if out else {}
    seats = SEATS.update().where(SEATS.c.table == table, SEATS.c.number.in_(out))
    with storage.engine.begin() as connection:
        change_table(connection, table, seen, {**clock_columns(clock), **bot_due})
        connection.execute(seats.values(stand_in=STAND_IN, dismissed=False))
