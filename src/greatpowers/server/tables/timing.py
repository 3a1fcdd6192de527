"""How much time the players of a table have, and whether its game is paused: as it is stored."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from typing import Any, NamedTuple

from greatpowers.server.errors import UNPROCESSABLE, UserError
from greatpowers.server.requests import PaceRequest
from greatpowers.table.clock import Clock, Pace

LOG = logging.getLogger("greatpowers.server")


class Pause(NamedTuple):
    """Which seat paused a game (None: a host who does not play), when by the time of day, and whether all agreed."""

    by: int | None
    since: int
    is_agreed: bool


class Timing:
    """The clock of a table, if it has a pace, and its pause, if it is paused."""

    def __init__(self, clock: Clock | None = None, pause: Pause | None = None) -> None:
        self.clock = clock
        self.pause = pause

    @classmethod
    def at(cls, pace: Pace | None, seats: int) -> Timing:
        """The beginning of a game with this pace."""
        return cls(None if pace is None else Clock(pace, seats))

    @property
    def pace(self) -> Pace | None:
        """How much time players have; None: as much as they like."""
        return None if self.clock is None else self.clock.pace

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat runs out, in server time; None unless its clock runs."""
        return None if self.clock is None else self.clock.deadline(seat)

    def columns(self) -> dict[str, Any]:
        """The columns of the table."""
        pace = "" if self.pace is None else self.pace.text()
        pause = "" if self.pause is None else json.dumps(self.pause)
        return {"pace": pace, "pause": pause, **clock_columns(self.clock)}

    @classmethod
    def read(cls, row: Mapping[Any, Any]) -> Timing:
        """Read those columns; where they are damaged, players have as much time as they like."""
        try:
            pace = Pace.read(row["pace"])
            clock = None if pace is None else Clock.restored(pace, row["clock"])
            return cls(clock, Pause(*json.loads(row["pause"])) if row["pause"] else None)
        except (ValueError, TypeError, LookupError):
            LOG.error("the clock of table %s is damaged", row["id"])
            return cls()


def clock_columns(clock: Clock | None) -> dict[str, Any]:
    """What changes in the row of a table whenever its clock does."""
    return {"clock": "", "due": None} if clock is None else {"clock": clock.stored(), "due": clock.due}


def pace_of(requested: PaceRequest | None) -> Pace | None:
    """The requested pace; raises UserError for one that leaves no time at all."""
    if requested is None:
        return None
    is_live = requested.kind == "live"
    pace = Pace("live", requested.minutes, requested.increment) if is_live else Pace("days", hours=requested.hours)
    if pace.first == 0:
        raise UserError(UNPROCESSABLE, "error-pace")
    return pace
