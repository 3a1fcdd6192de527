"""Whether players may ask for hints at a table: as its host says, or else where one person plays against bots.

Never in a rated game, nor in a lesson, which has hints of its own. Once a game is over, anybody may analyse it.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from greatpowers.server.database.storage import Storage, change_table
from greatpowers.server.errors import UserError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from greatpowers.server.database.headers import Header
    from greatpowers.server.tables.live_table import LiveTable
    from greatpowers.table import Seat


def allows_hints(header: Header) -> bool:
    """Whether players may ask for hints at a stored table."""
    return not header.lesson and is_allowed(header.hints, header.seats, is_rated=header.rated)


def is_allowed(hints: bool | None, seats: Sequence[Seat], *, is_rated: bool) -> bool:
    """Whether players may ask for hints; `hints`: what the host said, or None."""
    if is_rated:
        return False
    return sum(seat.is_person for seat in seats) == 1 if hints is None else hints


def may_ask(live: LiveTable, guest: str) -> bool:
    """Whether a guest may ask for analyses now: a player where hints are allowed, or whoever may know everything."""
    return is_open(live) or (bool(live.seats_of(guest)) and (live.is_finished or live.allows_hints))


def is_open(live: LiveTable) -> bool:
    """Whether the game is over, and everybody may know everything."""
    return live.is_finished and live.table.is_open


async def set_hints(live: LiveTable, is_on: bool) -> None:
    """Allow hints at a locked table, or forbid them, for all who play there; raises UserError."""
    if live.is_rated and is_on:
        raise UserError(409, "error-hints-rated")
    await live.write(partial(_store, live.storage, live.id, is_on))
    live.hints = is_on
    live.notify()


def _store(storage: Storage, table: str, is_on: bool, *, seen: int | None) -> None:
    with storage.engine.begin() as connection:
        change_table(connection, table, seen, {"hints": is_on})
