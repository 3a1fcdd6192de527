"""A table in memory catches up with what other processes have stored."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from greatpowers.core.actions import BadNotation
from greatpowers.core.record import Record, read_action_line
from greatpowers.server.database.chain import StoredAction, linked
from greatpowers.server.database.storage import Header
from greatpowers.server.errors import BadRecord, UserError, table_not_found
from greatpowers.server.tables import plans
from greatpowers.server.tables.consent import Request
from greatpowers.server.tables.history import History
from greatpowers.server.tables.loading import Loaded, rebuild
from greatpowers.table import Table
from greatpowers.table.counting import secret_actors

if TYPE_CHECKING:
    from greatpowers.server.tables.live_table import LiveTable

LOG = logging.getLogger("greatpowers.server")
RETRY_SECONDS = 1.0


async def catch_up(live: LiveTable) -> None:
    """Bring a locked table to what is stored; raises UserError, and closes it when that is not possible."""
    if _follow_told(live):
        return
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
    live.is_rated, live.hints = header.rated, header.hints
    live.delay_by(header.delay)
    live.request = Request.restored(header.request)
    live.plans = dict(header.plans)
    live.resumed = list(header.resumed)
    live.host = header.guest
    if live.halt is not None:
        live.halt.go_on = dict(header.go_on)


def take_over(live: LiveTable, loaded: Loaded, header: Header, stored: Sequence[StoredAction]) -> None:
    """Let a live table be as it was loaded."""
    live.table, live.halt = loaded.table, loaded.halt
    live.history = History(loaded.table)
    live.checkpoint = loaded.checkpoint
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
    planned = [] if stored else plans.changed_alone(live, header)
    is_done = _carry_out(live, [action.line for action in stored])
    adopt(live, header)
    live.changed(events, planned or secret_actors(table, first), is_own=False)
    return is_done and (not stored or live.check == stored[-1].check)


def _follow_told(live: LiveTable) -> bool:
    """Carry out what other processes have told of, without a look at the database; False when that is not enough.

    An action changes nothing else where there is no clock, and no request or plan that it may end.
    """
    lines = live.follower.told_since(live.revision)
    is_plain = live.is_certain and not live.is_stopped and live.clock is None and live.request is None
    if not lines or not is_plain or live.plans:
        return False
    events, first = len(live.table.log), live.table.number
    is_done = _carry_out(live, lines)
    live.revision += live.table.number - first
    live.changed(events, secret_actors(live.table, first), is_own=False)
    return is_done


def _carry_out(live: LiveTable, lines: Sequence[str]) -> bool:
    """Carry out stored actions; False when one of them makes no sense: loading the table finds out why."""
    for line in lines:
        try:
            live.table.apply(*read_action_line(live.table.state, line))
        except BadNotation:
            return False
        live.check = None if live.check is None else linked(live.check, line)
    return True


async def _reload(live: LiveTable) -> None:
    """Load the table as it is stored; those who watch it see what is different."""
    found = await live.store(live.storage.opened, live.id)
    remarks = await live.store(live.storage.remarks, live.id)
    checkpoint = await live.store(live.storage.checkpoint, live.id)
    if found is None:
        live.close()
        raise table_not_found()
    header, actions = found
    try:
        loaded = await asyncio.to_thread(rebuild, header, actions, remarks, checkpoint)
    except BadRecord as error:
        LOG.error("cannot load table %s again: %s", live.id, error)
        live.close()
        raise table_not_found() from error
    before, same = live.table, _same_actions(live.table.record, loaded.table.record)
    take_over(live, loaded, header, actions)
    actors = secretly_changed(before, live.table, same)
    if actors is not None:
        live.asked.stay(live.table.number, actors)
    live.changed(live.table.events_before(same), actors, is_own=False)


def secretly_changed(before: Table, after: Table, same: int) -> list[int] | None:
    """The seats whose actions are not the same in two tables, if nobody else may know of that; None: everybody may.

    `same`: how many actions they begin with alike.
    """
    if any(number not in table.secrets.withheld for table in (before, after) for number in range(same, table.number)):
        return None
    one, other = (
        Counter(zip(table.record.actions[same:], table.actors[same:], strict=True)) for table in (before, after)
    )
    return sorted({actor for _, actor in (one - other) + (other - one)}) or None


def _same_actions(one: Record, other: Record) -> int:
    """With how many actions two records begin alike."""
    pairs = zip(zip(one.actions, one.actors, strict=True), zip(other.actions, other.actors, strict=True), strict=False)
    count = 0
    for one_taken, other_taken in pairs:
        if one_taken != other_taken:
            break
        count += 1
    return count


class Follower:
    """Lets a live table catch up when other processes change it."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._newest = 0  # the last revision that another process has told of
        self._told: dict[int, str] = {}  # the actions that they have told of, by the revisions to which they led
        self._task: asyncio.Task[None] | None = None

    @property
    def is_behind(self) -> bool:
        """Whether another process has changed the table since."""
        return self._newest > self._live.revision

    def told_since(self, revision: int) -> list[str]:
        """The actions from this revision to the newest one; none if there is more to it."""
        wanted = range(revision + 1, self._newest + 1)
        lines = [self._told[later] for later in wanted if self._told.get(later)]
        self._told.clear()
        return lines if len(lines) == len(wanted) else []

    def hear(self, revision: int | None, action: str = "") -> None:
        """The stored table now has this revision, perhaps by this action; None: it was deleted."""
        if revision is None:
            self._live.close()
        elif revision > max(self._live.revision, self._newest):
            self._newest = revision
            self._told[revision] = action
            if self._task is None or self._task.done():
                self._task = asyncio.get_running_loop().create_task(self._run())

    async def reach(self, revision: int) -> None:
        """Bring the table to what is stored, which has at least this revision; raises UserError."""
        self._newest = max(revision, self._newest)
        newest = self._newest
        if self.is_behind:
            await self._live.change(_look)
            if self._newest == newest:  # even if a backup with an older one has been restored meanwhile
                self._newest = self._live.revision

    async def _run(self) -> None:
        while self.is_behind and not self._live.is_closed:
            try:
                await self.reach(self._newest)
            except UserError as error:
                LOG.error("table %s cannot catch up: %s", self._live.id, error.message)
                await asyncio.sleep(RETRY_SECONDS)


async def _look(live: LiveTable) -> None:
    """Change nothing: a table catches up before it is changed."""
