"""Who plays the seats of a table: guests who come, and bots that stand in. All of it happens while it is locked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from greatpowers.server.database.summaries import is_bot_due
from greatpowers.server.errors import UserError
from greatpowers.server.tables import clocks, consent

if TYPE_CHECKING:
    from greatpowers.server.tables.live_table import LiveTable


async def seat_guest(live: LiveTable, seat: int, guest: str, name: str) -> None:
    """Give a free seat to a guest; raises UserError when it is not free."""
    name = name or live.table.seats[seat].name
    if live.guests[seat] not in ("", guest):
        raise UserError(409, "error-seat-taken")
    resumed = _resumed(live, seat)
    live.table.let_play(seat, "")
    if not live.guests[seat]:
        bot_due = is_bot_due(live.table, live.table.state, live.plans)
        take = partial(live.storage.take_seat, live.id, seat, guest, name)
        await live.write(partial(take, bot_due=bot_due, resumed=resumed))
    live.guests[seat], live.resumed[seat] = guest, resumed
    live.table.rename(seat, name)
    live.runner.interrupt()
    await consent.settle(live)
    await clocks.keep(live)
    live.asked.forget(seat)  # whoever sits there now has not been told
    live.announce()
    live.notify()


async def stand_in(live: LiveTable, seat: int, bot: str, *, is_dismissed: bool = False) -> None:
    """Let a bot play for the person of a seat, or the person again (empty); raises UserError or BadOptions.

    `is_dismissed`: it is the host who gives the seat away, not its player.
    """
    change: dict[str, Any] = {"stand_in": bot}
    if not bot:
        change["resumed"] = _resumed(live, seat)
    elif seat not in live.table.bots:
        change["dismissed"] = is_dismissed
    live.table.let_play(seat, bot)
    live.runner.interrupt()
    bot_due = is_bot_due(live.table, live.table.state, live.plans)
    await live.write(partial(live.storage.change_seat, live.id, seat, bot_due=bot_due, **change))
    live.resumed[seat] = change.get("resumed", live.resumed[seat])
    await consent.settle(live)
    await consent.recount(live)
    await clocks.keep(live)
    live.announce()
    live.notify()


def _resumed(live: LiveTable, seat: int) -> int:
    """How many actions there will have been when a seat was last taken back from a bot, if it is taken now."""
    return live.table.number if seat in live.table.bots else live.resumed[seat]
