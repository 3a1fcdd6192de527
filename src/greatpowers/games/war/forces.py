"""Land units on the board and aboard fleets: where they are, how many, and how they come and go.

Only the functions here and in fleets.py change `troops`, `cargo` and `fleet_at`, because they also keep the counts
beside them (see recount.py) and say where units have come or gone (marches.py).
"""

from __future__ import annotations

from greatpowers.games.war.pieces import BRIGADE_KINDS, KINDS, MOST_SEATS, UNITS
from greatpowers.games.war.position import Position


def at(region: int, seat: int) -> int:
    """Where a seat's units in a region begin in `troops`; + kind."""
    return (region * MOST_SEATS + seat) * KINDS


def brigades(s: Position, region: int, seat: int) -> int:
    """How many brigades a seat has there."""
    first = (region * MOST_SEATS + seat) * KINDS
    troops = s.troops
    return troops[first] + troops[first + 1] + troops[first + 2]


def parties(s: Position, region: int, seat: int) -> int:
    """How many parties a seat has there."""
    first = (region * MOST_SEATS + seat) * KINDS + BRIGADE_KINDS
    troops = s.troops
    return troops[first] + troops[first + 1] + troops[first + 2]


def units(s: Position, region: int, seat: int) -> int:
    """How many land units a seat has there."""
    return brigades(s, region, seat) + parties(s, region, seat)


def by_region(s: Position, seat: int, kind: int) -> bytearray:
    """How many units of a kind a seat has in each region; only to be read."""
    return s.troops[seat * KINDS + kind :: MOST_SEATS * KINDS]


def strangers(s: Position, region: int) -> list[int]:
    """Who has units in a region that somebody else, or the natives, control."""
    return [seat for seat in range(s.seats) if seat != s.owner[region] and units(s, region, seat)]


def put(s: Position, region: int, seat: int, kind: int, number: int = 1) -> None:
    """New units come onto the board."""
    s.troops[(region * MOST_SEATS + seat) * KINDS + kind] += number
    s.marches.stale |= 1 << region
    s.forces[seat * UNITS + kind] += number


def take(s: Position, region: int, seat: int, kind: int, number: int = 1) -> None:
    """Units leave the board."""
    s.troops[(region * MOST_SEATS + seat) * KINDS + kind] -= number
    s.marches.stale |= 1 << region
    s.forces[seat * UNITS + kind] -= number


def step(s: Position, start: int, to: int, seat: int, kind: int, number: int = 1) -> None:
    """Units go from one region to another; what they may still do is the business of whoever moves them."""
    s.troops[(start * MOST_SEATS + seat) * KINDS + kind] -= number
    s.troops[(to * MOST_SEATS + seat) * KINDS + kind] += number
    s.marches.stale |= 1 << start | 1 << to


def go_aboard(s: Position, region: int, seat: int, kind: int) -> None:
    """A unit leaves a region and stays on the board; where it goes is the business of the caller."""
    s.troops[(region * MOST_SEATS + seat) * KINDS + kind] -= 1
    s.marches.stale |= 1 << region


def go_ashore(s: Position, region: int, seat: int, kind: int) -> None:
    """A unit that was aboard comes into a region."""
    s.troops[(region * MOST_SEATS + seat) * KINDS + kind] += 1
    s.marches.stale |= 1 << region


def take_all(s: Position, region: int, seat: int) -> None:
    """All units of a seat there leave the board."""
    for kind in range(KINDS):
        take(s, region, seat, kind, s.troops[at(region, seat) + kind])
