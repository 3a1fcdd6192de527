"""A table in memory catches up with what other processes have stored."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from greatpowers.core.actions import BadNotation
from greatpowers.core.record import Record, read_action_line
from greatpowers.server.chain import StoredAction
from greatpowers.server.consent import Request
from greatpowers.server.errors import BadRecord, table_not_found
from greatpowers.server.history import History
from greatpowers.server.loading import Loaded, rebuild
from greatpowers.server.storage import Header
from greatpowers.table.counting import secret_actors

if TYPE_CHECKING:
    from greatpowers.server.live_table import LiveTable

LOG = logging.getLogger("greatpowers.server")


async def catch_up(live: LiveTable) -> None:
    """Bring a locked table to what is stored; raises UserError, and closes it when that is not possible."""
    number = live.table.number
    found = await live.store(live.storage.opened, live.id, max(0, number - 1))
    if found is None:
        live.close()
        raise table_not_found()
    header, actions = found
    if header.revision == live.revision:
        adopt(live, header)  # what could not be stored is taken back
        live.notify()
    elif not _follow(live, header, actions):
        await _reload(live)


def adopt(live: LiveTable, header: Header) -> None:
    """Take over everything that is stored about a table, apart from its actions."""
    table = live.table
    live.revision, live.is_certain = header.revision, True
    for seat, player in enumerate(header.seats):
        if live.guests[seat] != header.guests[seat]:
            live.asked.forget(seat)  # whoever sits there now has not been told
        if table.seats[seat].name != player.name:
            table.rename(seat, player.name)
        if table.seats[seat].stand_in != player.stand_in:
            table.let_play(seat, player.stand_in)
    live.guests = list(header.guests)
    live.clock, live.pause = header.timing.clock, header.timing.pause
    live.is_ended = header.summary.over and not table.is_over and live.halt is None
    live.is_rated = header.rated
    live.delay_by(header.delay)
    live.request = Request.restored(header.request)
    if live.halt is not None:
        live.halt.go_on = dict(header.go_on)


def take_over(live: LiveTable, loaded: Loaded, header: Header, stored: Sequence[StoredAction]) -> None:
    """Let a live table be as it was loaded."""
    live.table, live.halt = loaded.table, loaded.halt
    live.history = History(loaded.table)
    live.check = loaded.checks[-1] if loaded.checks else stored[-1].check if stored else header.check
    adopt(live, header)
    live.measure()


def _follow(live: LiveTable, header: Header, stored: Sequence[StoredAction]) -> bool:
    """Carry out the actions that have been added since; False when there is more to it, such as an undo."""
    table = live.table
    if live.halt is not None or header.rules_version != table.record.rules_version:
        return False
    if table.number:
        if not stored or live.check is None or stored[0].check != live.check:
            return False
        stored = stored[1:]
    events, first = len(table.log), table.number
    for action in stored:
        try:
            table.apply(*read_action_line(table.state, action.line))
        except BadNotation:
            return False
        live.check = action.check
    adopt(live, header)
    live.changed(events, secret_actors(table, first), is_own=False)
    return True


async def _reload(live: LiveTable) -> None:
    """Load the table as it is stored; those who watch it see what is different."""
    found = await live.store(live.storage.opened, live.id)
    remarks = await live.store(live.storage.remarks, live.id)
    if found is None:
        live.close()
        raise table_not_found()
    header, actions = found
    try:
        loaded = await asyncio.to_thread(rebuild, header, actions, remarks)
    except BadRecord as error:
        LOG.error("cannot load table %s again: %s", live.id, error)
        live.close()
        raise table_not_found() from error
    same = _same_actions(live.table.record, loaded.table.record)
    take_over(live, loaded, header, actions)
    live.changed(loaded.table.events_before(same), is_own=False)


def _same_actions(one: Record, other: Record) -> int:
    """With how many actions two records begin alike."""
    pairs = zip(zip(one.actions, one.actors, strict=True), zip(other.actions, other.actors, strict=True), strict=False)
    count = 0
    for one_taken, other_taken in pairs:
        if one_taken != other_taken:
            break
        count += 1
    return count
