"""Plans for later: a player passes until something concerns them.

What can be passed is for the game to say (`State.passing`). The plan ends with the first decision of the seat that
cannot be passed, with anything else that its player does, and with the game; so whoever decides though they have a plan
is about to pass. That is their own action, which the runner takes after a pause. Nobody else is told of a plan.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from greatpowers.core.game import State
from greatpowers.server.database.summaries import is_bot_due
from greatpowers.server.database.table_rows import change_table, store_plans
from greatpowers.server.errors import UserError

if TYPE_CHECKING:
    from greatpowers.server.database.storage import Header, Storage
    from greatpowers.server.protocol import StateMessage
    from greatpowers.server.tables.live_table import LiveTable

PAUSE: Final = [2.0, 4.0]  # seconds from a question to a pass, at least and at most; people who pass take as long
_OFFERED: Final = ("legal", "forced", "dimmed", "coach")  # parts of a message that ask for an answer


def after_action(live: LiveTable, action: int, actor: int, state: State) -> list[int]:
    """Who still has a plan after an action: not whoever does anything but to pass."""
    if actor in live.passing and action != live.table.state.passing(actor):
        return _remaining(live, state, actor)
    return _remaining(live, state)


def after_undo(live: LiveTable, actor: int, state: State) -> list[int]:
    """Who still has a plan once a decision of this seat is open again."""
    return _remaining(live, state, actor)


def _remaining(live: LiveTable, state: State, but: int | None = None) -> list[int]:
    if not live.passing or state.ended:
        return []
    asked = state.deciders()
    return [seat for seat in live.passing if seat != but and (seat not in asked or state.passing(seat) is not None)]


def due(live: LiveTable) -> int | None:
    """The seat that is to pass by its player's plan, if any."""
    return next((seat for seat in live.table.people_to_act if is_answered(live, seat)), None)


def is_answered(live: LiveTable, seat: int) -> bool:
    """Whether a plan answers the present decision of a seat."""
    return seat in live.passing and live.table.state.passing(seat) is not None


async def pass_for(live: LiveTable, seat: int) -> int | None:
    """How a seat passes, after a pause."""
    await asyncio.sleep(random.uniform(*PAUSE))
    return live.table.state.passing(seat)


async def plan(live: LiveTable, seat: int, is_passing: bool) -> None:
    """Let a locked table pass for a seat from now on, or no more; raises UserError when something concerns it now."""
    if is_passing and not _can_begin(live, seat):
        raise UserError(409, "error-plan")
    if (seat in live.passing) == is_passing:
        return
    passing = sorted({*live.passing, seat} if is_passing else {*live.passing} - {seat})
    bot_due = is_bot_due(live.table, live.table.state, passing)
    await live.write(partial(_store, live.storage, live.id, passing, bot_due))
    live.passing = passing
    if not is_passing and seat in live.table.deciders:
        live.runner.interrupt()  # it is about to pass
    live.announce()
    live.notify(only=[live.guests[seat]])


def _can_begin(live: LiveTable, seat: int) -> bool:
    if live.is_finished or live.halt is not None or seat in live.table.bots:
        return False
    return seat not in live.table.deciders or live.table.state.passing(seat) is not None


def changed_alone(live: LiveTable, header: Header) -> list[int]:
    """The seats whose plans are all that has changed in a stored table since; their players alone are to know."""
    if header.revision != live.revision + 1 or header.guests != live.guests:
        return []
    return sorted({*header.passing} ^ {*live.passing})


def told(message: StateMessage, live: LiveTable) -> StateMessage:
    """A position with what the seat that may see it is to know of its plan. What the plan answers is not asked."""
    seat = message["seat"]
    if seat is None or live.is_finished:
        return message
    if is_answered(live, seat):
        kept = {name: value for name, value in message.items() if name not in _OFFERED}
        return cast("StateMessage", {**kept, "passing": True})
    if seat in live.passing and seat not in live.table.deciders:
        message["passing"] = True
    elif "legal" in message and live.table.state.passing(seat) is not None:
        message["passing"] = False
    return message


# -- storage -------------------------------------------------------------------------------------------------


def _store(storage: Storage, table: str, passing: Collection[int], bot_due: bool, *, seen: int | None) -> None:
    with storage.engine.begin() as connection:
        change_table(connection, table, seen, {"bot_due": bot_due})
        store_plans(connection, table, passing)
