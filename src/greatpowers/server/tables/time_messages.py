"""What the protocol says about time: paces, clocks, deadlines and pauses."""

from __future__ import annotations

from typing import cast

from greatpowers.server.protocol import ClockInfo, PaceInfo, StateMessage, TimeMessage, TimingInfo
from greatpowers.server.tables.live_table import LiveTable
from greatpowers.server.tables.server_time import ServerTime
from greatpowers.server.tables.timing import Timing
from greatpowers.table.clock import Clock

_TO_ACT = ("legal", "dimmed", "coach", "forced", "asides")


def time_message(time: ServerTime) -> TimeMessage:
    """The time of day here, from which a client tells how far clocks have run."""
    return {"type": "time", "now": time.wall()}


def timing_info(timing: Timing, time: ServerTime) -> TimingInfo:
    """The pace of a table, who has to decide until when, and whether it is paused."""
    clock = timing.clock
    running = [] if clock is None else clock.running
    found = {str(seat): time.text(timing.deadline(seat)) for seat in running}
    return {
        "pace": pace_info(clock),
        "deadlines": {seat: until for seat, until in found.items() if until is not None},
        "paused": timing.pause is not None,
    }


def pace_info(clock: Clock | None) -> PaceInfo | None:
    """How much time players have."""
    return None if clock is None else cast("PaceInfo", clock.pace._asdict())


def _clock_infos(live: LiveTable, clock: Clock) -> list[ClockInfo | None]:
    """The clocks of all seats; None for bots."""

    def info(seat: int) -> ClockInfo:
        turn = clock.turn(seat)
        if turn is None:
            return {"left": clock.left(seat), "since": None}
        return {"left": turn[1], "since": live.time.on_wall(turn[0])}

    return [info(seat) if seat in live.table.people else None for seat in range(live.table.game.seats)]


def timed(message: StateMessage, live: LiveTable) -> StateMessage:
    """A position with what is to be said about time; nobody can do anything while the game is paused or has ended."""
    out = message
    if live.pause is not None or live.is_ended:
        out = without_actions(message)
    if live.clock is not None:
        out["clocks"] = _clock_infos(live, live.clock)
    if live.pause is not None:
        out["pause"] = {"by": live.pause.by, "since": live.pause.since, "agreed": live.pause.is_agreed}
    if live.is_ended:
        out["ended"] = True
    return out


def without_actions(message: StateMessage) -> StateMessage:
    """A position at which nobody can do anything."""
    return cast("StateMessage", {name: value for name, value in message.items() if name not in _TO_ACT})
