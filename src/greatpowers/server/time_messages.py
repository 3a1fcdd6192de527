"""What the protocol says about time: paces, clocks, deadlines and pauses."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import cast

from greatpowers.server.live_table import LiveTable
from greatpowers.server.protocol import ClockInfo, PaceInfo, StateMessage, TimeMessage, TimingInfo
from greatpowers.server.server_time import ServerTime
from greatpowers.server.timing import Timing
from greatpowers.table.clock import Clock

_TO_ACT = ("legal", "dimmed", "coach", "forced", "asides")


def iso_time(milliseconds: int) -> str:
    """A time of day in ISO 8601."""
    moment = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def time_message(time: ServerTime) -> TimeMessage:
    """The time of day here, from which a client tells how far clocks have run."""
    return {"type": "time", "now": time.wall()}


def timing_info(timing: Timing, time: ServerTime) -> TimingInfo:
    """The pace of a table, who has to decide until when, and whether it is paused."""
    clock = timing.clock
    running = [] if clock is None else clock.running
    found = {seat: deadline(clock, seat, time) for seat in running}
    deadlines = {str(seat): until for seat, until in found.items() if until is not None}
    return {"pace": pace_info(clock), "deadlines": deadlines, "paused": timing.pause is not None}


def pace_info(clock: Clock | None) -> PaceInfo | None:
    """How much time players have."""
    return None if clock is None else cast("PaceInfo", clock.pace._asdict())


def deadline(clock: Clock | None, seat: int, time: ServerTime) -> str | None:
    """When the time of a seat runs out; None unless its clock runs."""
    until = None if clock is None else clock.deadline(seat)
    return None if until is None else iso_time(time.on_wall(until))


def clock_infos(live: LiveTable, clock: Clock) -> list[ClockInfo | None]:
    """The clocks of all seats; None for bots."""

    def info(seat: int) -> ClockInfo:
        is_running = clock.deadline(seat) is not None
        return {"left": clock.left(seat), "since": live.time.on_wall(clock.at) if is_running else None}

    return [info(seat) if seat in live.table.people else None for seat in range(live.table.game.seats)]


def timed(message: StateMessage, live: LiveTable) -> StateMessage:
    """A position with what is to be said about time; nobody can do anything while the game is paused or has ended."""
    out = message
    if live.pause is not None or live.is_ended:
        out = without_actions(message)
    if live.clock is not None:
        out["clocks"] = clock_infos(live, live.clock)
    if live.pause is not None:
        out["pause"] = {"by": live.pause.by, "since": live.pause.since, "agreed": live.pause.is_agreed}
    if live.is_ended:
        out["ended"] = True
    return out


def without_actions(message: StateMessage) -> StateMessage:
    """A position at which nobody can do anything."""
    return cast("StateMessage", {name: value for name, value in message.items() if name not in _TO_ACT})
