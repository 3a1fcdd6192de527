"""What needs the consent of others: undo, a pause, the end, a rematch, and going on after a change of the rules.

A `Request` says who asks for what, who has agreed, and who has not answered yet. Bots always agree, and nobody sits
in a free seat. There is one request at a time, which is stored, so that every process can show
and answer it. The next action drops one to undo; others stay, and the game goes on. One for a rematch stays after all
have answered: then those who agreed may open it, and find each other there. Who declines stops nobody else.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from greatpowers.server.database.summaries import is_bot_due, summary
from greatpowers.server.errors import UserError, seat_not_yours
from greatpowers.server.protocol import RequestInfo, RequestKind
from greatpowers.server.tables import clocks, pauses
from greatpowers.table.counting import counted, unknown_to

if TYPE_CHECKING:
    from greatpowers.server.tables.live_table import LiveTable
    from greatpowers.table import Table


class Request:
    """Who asks for what, how many actions would remain, and the other people's answers."""

    def __init__(self, what: RequestKind, by: int | None, until: int, people: Sequence[int]) -> None:
        self.what = what
        self.by = by
        self.until = until
        self.waiting = [seat for seat in people if seat != by]
        self.agreed: list[int] = []

    def agree(self, seat: int) -> None:
        """Record a seat's consent; raises UserError for a seat that was not asked. Agreeing twice does no harm."""
        if seat == self.by:
            raise UserError(400, "error-own-request")
        if seat in self.waiting:
            self.waiting.remove(seat)
            self.agreed.append(seat)
        elif seat not in self.agreed:
            raise seat_not_yours(seat)

    def stored(self) -> str:
        """The request as text for the database; `restored` reads it."""
        return json.dumps(self._info(self.until))

    @classmethod
    def restored(cls, text: str) -> Request | None:
        """The request that `stored` wrote; None: nothing is asked."""
        if not text:
            return None
        said: RequestInfo = json.loads(text)
        request = cls(said["what"], said["by"], said["until"], said["waiting"])
        request.agreed = said["agreed"]
        return request

    def message(self, table: Table, own: Sequence[int]) -> RequestInfo:
        """The request as a protocol message, for whoever plays these seats."""
        return self._info(counted(table, self.until, own))

    def _info(self, until: int) -> RequestInfo:
        return {
            "what": self.what,
            "by": self.by,
            "until": until,
            "waiting": self.waiting,
            "agreed": self.agreed,
        }


# Each of these is called while the table is locked.


async def ask(live: LiveTable, seats: Sequence[int], what: RequestKind, *, is_host: bool = False) -> None:
    """Ask the others for something, for one of these seats or the host; with nobody to ask, it happens at once."""
    if live.request is not None:
        raise UserError(400, "error-asked")
    until = requestable_undo(live, seats) if what == "undo" else live.table.number
    if until is None or (what != "undo" and what not in requestable(live, seats, is_host=is_host)):
        raise UserError(400, "error-ask" if what == "undo" else "error-ask-other")
    by = live.table.actors[until] if what == "undo" else next(iter(seats), None)
    request = Request(what, by, until, _asked_for(live, what))
    if request.waiting:
        await _keep(live, request)
    else:
        await _carry_out(live, request)


async def _carry_out(live: LiveTable, request: Request) -> None:
    """Do what all have agreed to."""
    if request.what == "undo":
        await live.rewind(request.until, is_agreed=True)
    elif request.what == "pause":
        await pauses.pause(live, request.by, is_agreed=True)
    elif request.what == "end":
        await pauses.end(live)
    else:
        await _keep(live, request)


async def answer(live: LiveTable, seat: int, agree: bool, until: int | None) -> None:
    """Agree to the request or refuse it; the seat that asked withdraws it. Raises UserError."""
    request = live.request
    own = live.seats_of(live.guests[seat])
    if request is None or until not in (None, counted(live.table, request.until, own)):
        raise UserError(400, "error-no-request")
    if not agree:
        await _decline(live, request, seat)
        return
    request.agree(seat)
    if request.waiting:
        await _keep(live, request)
    else:
        await _carry_out(live, request)


async def withdraw(live: LiveTable) -> None:
    """Drop what a host asked for who does not play; raises UserError."""
    if live.request is None or live.request.by is not None:
        raise UserError(400, "error-no-request")
    await _decline(live, live.request, None)


async def recount(live: LiveTable) -> None:
    """Go on with a request when a bot, which always agrees, plays for somebody who was asked."""
    request = live.request
    people = [] if request is None else _asked_for(live, request.what)
    if request is None or all(seat in people for seat in request.waiting):
        return
    request.waiting = [seat for seat in request.waiting if seat in people]
    if request.waiting:
        await _keep(live, request)
    else:
        await _carry_out(live, request)


async def answer_change(live: LiveTable, seat: int, go_on: bool) -> None:
    """After a change of the rules, agree to go on from here, or to end the game; raises UserError."""
    if live.halt is None:
        raise UserError(400, "error-no-change")
    live.halt.answer(seat, go_on, people_to_ask(live))
    await live.write(partial(live.storage.change_seat, live.id, seat, go_on=go_on))
    await settle(live)
    await clocks.keep(live)
    live.announce()
    live.notify()


async def settle(live: LiveTable) -> None:
    """Go on or end the game after a change of the rules, if all agree."""
    halt = live.halt
    agreed = None if halt is None else halt.agreed(people_to_ask(live))
    if halt is None or agreed is None:
        return
    if not agreed:
        await live.write(partial(live.storage.end, live.id))
        halt.is_over = True
        return
    version = live.table.game.rules_version
    after = summary(halt.number, live.table.state)
    after.bot_due = is_bot_due(live.table, live.table.state)
    after.plans = live.plans = {}  # what concerns players may have changed
    count = halt.number + len(halt.rest)
    live.check = await live.write(partial(live.storage.go_on, live.id, count, after, version, halt.remarks()))
    live.table.record.rules_version = version
    live.halt = None


def people_to_ask(live: LiveTable) -> list[int]:
    """The people who are here to be asked."""
    return [seat for seat in live.table.people if live.guests[seat] and seat not in live.table.bots]


def _asked_for(live: LiveTable, what: RequestKind) -> list[int]:
    """The people who have to agree. A bot that plays for somebody may agree to anything but the end of their game."""
    if what == "end":
        return [seat for seat in live.table.people if live.guests[seat]]
    return people_to_ask(live)


def rematch_players(stored: str) -> list[int]:
    """The seats that want a rematch, by the stored request of a table."""
    request = Request.restored(stored)
    if request is None or request.what != "rematch":
        return []
    return request.agreed if request.by is None else [request.by, *request.agreed]


def undo_seat(live: LiveTable, seats: Sequence[int]) -> int | None:
    """The seat among these that may undo its last decision without asking, if any."""
    if live.is_stopped:
        return None
    return next((seat for seat in seats if _may_undo(live, seat)), None)


def _may_undo(live: LiveTable, seat: int) -> bool:
    """Whether a seat may undo its last decision; in a rated game not after a bot's, or one could try out answers.

    What a bot has played for it stays, where that matters to others: they have waited for it, and it was advice.
    """
    number = live.table.undo_point(seat)
    if number is None or seat in live.table.bots:
        return False
    if (live.is_shared or live.is_rated) and number < live.resumed[seat]:
        return False
    if not live.is_rated:
        return True
    unknown = unknown_to(live.table, [seat])
    return not any(
        live.table.actors[n] in live.table.bots for n in range(number, live.table.number) if n not in unknown
    )


def requestable_undo(live: LiveTable, seats: Sequence[int]) -> int | None:
    """The number of the last decision that these seats could undo with the others' consent, if any."""
    if live.is_stopped or live.request is not None or undo_seat(live, seats) is not None:
        return None
    if live.is_rated and not set(people_to_ask(live)) - set(seats):
        return None
    return live.table.last_choice([seat for seat in seats if seat not in live.table.bots])


def requestable(live: LiveTable, seats: Sequence[int], *, is_host: bool = False) -> list[RequestKind]:
    """What these seats, or the host, may ask the others for besides undo: a pause where clocks run, the end, a rematch.

    A host who does not play pauses without asking.
    """
    if live.halt is not None or live.request is not None:
        return []
    if not seats:
        return [("rematch" if live.is_finished else "end")] if is_host and any(live.guests) else []
    if not live.is_shared:
        return []
    if live.is_finished:
        return ["rematch"]
    return ["end"] if live.clock is None or live.pause is not None else ["pause", "end"]


async def _keep(live: LiveTable, request: Request) -> None:
    """Store a request and its answers so far, and show it to everybody."""
    await live.write(partial(live.storage.ask, live.id, request.stored()))
    live.request = request
    live.notify()


async def _decline(live: LiveTable, request: Request, seat: int | None) -> None:
    """Drop a request that was refused or withdrawn (None: by a host who does not play); others may want a rematch."""
    told = {} if seat == request.by else {"declined": (request.what, seat)}
    request.waiting, request.agreed = ([n for n in seats if n != seat] for seats in (request.waiting, request.agreed))
    goes_on = request.what == "rematch" and seat != request.by and bool(request.waiting or request.agreed)
    await live.write(partial(live.storage.ask, live.id, request.stored() if goes_on else "", told))
    live.request = request if goes_on else None
    live.notify()
    if seat is not None and seat != request.by:
        for watcher in live.watchers:
            watcher.declined(request.what, seat)
