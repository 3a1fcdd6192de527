"""Games that are paused, and games that end as they stand because all players agree.

The host pauses and resumes at any time; players may ask all others for a pause where clocks run, and any player
resumes it. While a game is paused nobody can act, bots and luck included, and no clock runs.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from greatpowers.server.database.storage import Storage, change_table
from greatpowers.server.errors import UserError
from greatpowers.server.tables.timing import Pause, Timing

if TYPE_CHECKING:
    from greatpowers.server.tables.live_table import LiveTable

ENDED = "The players agreed to end the game here."

# Each of these is called while the table is locked.


async def set_paused(live: LiveTable, is_paused: bool, by: int | None, *, is_host: bool) -> None:
    """Pause the game, or resume it; raises UserError. Saying so twice does no harm."""
    if live.is_finished or live.halt is not None:
        raise UserError(409, "error-pause-over")
    if is_paused == (live.pause is not None):
        return
    if not is_host and (live.pause is None or not live.pause.is_agreed):
        raise UserError(403, "error-not-host")
    if is_paused:
        await pause(live, by, is_agreed=False)
    else:
        await _change(live, None)


async def pause(live: LiveTable, by: int | None, *, is_agreed: bool) -> None:
    """Pause the game."""
    await _change(live, Pause(by, live.time.wall(), is_agreed))


async def _change(live: LiveTable, pause: Pause | None) -> None:
    clock = None if live.clock is None else live.clock.copy()
    if clock is not None:
        clock.hold(pause is not None, live.time.now())
    await live.write(partial(_store, live.storage, live.id, Timing(clock, pause)))
    live.clock, live.pause, live.request = clock, pause, None
    live.runner.interrupt()
    live.announce()
    live.notify()


async def end(live: LiveTable) -> None:
    """End the game as it stands."""
    number, clock = live.table.number, live.clock
    if clock is not None:
        clock = clock.copy()
        clock.run([], number, live.time.now())
    await live.write(partial(live.storage.end, live.id, number, [ENDED], clock))
    live.table.record.remarks.setdefault(number, []).append(ENDED)
    live.is_ended, live.clock, live.pause, live.request = True, clock, None, None
    live.runner.interrupt()
    live.announce()
    live.notify()


def _store(storage: Storage, table: str, timing: Timing, *, seen: int | None) -> None:
    with storage.engine.begin() as connection:
        change_table(connection, table, seen, {**timing.columns(), "request": ""})
