"""Units aboard an ally's fleet (war/opt/ally/transport).

`guests` lists them one by one, in order, as ((host * FLEETS + fleet) * MOST_SEATS + guest) * KINDS + kind.
"""

from __future__ import annotations

from bisect import insort

from greatpowers.games.war.pieces import FLEETS, KINDS, MOST_SEATS, PORTAGE, UNITS
from greatpowers.games.war.position import Position


def hold_of(host: int, fleet: int) -> int:
    """Where the guests aboard a fleet begin; + guest * KINDS + kind."""
    return (host * FLEETS + fleet) * MOST_SEATS * KINDS


def aboard(s: Position, host: int, fleet: int) -> list[int]:
    """The guests aboard a fleet, as guest * KINDS + kind."""
    first = hold_of(host, fleet)
    return [unit - first for unit in s.guests if first <= unit < first + MOST_SEATS * KINDS]


def portage(s: Position, host: int, fleet: int) -> int:
    """The portage points that guests take up."""
    return sum(PORTAGE[unit % KINDS] for unit in aboard(s, host, fleet)) if s.guests else 0


def board(s: Position, host: int, fleet: int, guest: int, kind: int) -> None:
    """A guest comes aboard; the caller takes it from where it was."""
    insort(s.guests, hold_of(host, fleet) + guest * KINDS + kind)


def leave(s: Position, host: int, fleet: int, guest: int, kind: int) -> None:
    """A guest leaves the fleet; the caller puts it where it goes."""
    s.guests.remove(hold_of(host, fleet) + guest * KINDS + kind)


def sink(s: Position, host: int, fleet: int) -> None:
    """All guests go down with the fleet."""
    for unit in aboard(s, host, fleet):
        drop(s, host, fleet, unit // KINDS, unit % KINDS)


def drop(s: Position, host: int, fleet: int, guest: int, kind: int) -> None:
    """A guest aboard is lost."""
    leave(s, host, fleet, guest, kind)
    s.forces[guest * UNITS + kind] -= 1


def carrier(s: Position, host: int, guest: int, kind: int) -> int:
    """A fleet of the host's that has such a guest aboard, or -1."""
    if not s.guests:
        return -1
    unit = guest * KINDS + kind
    return next((fleet for fleet in range(FLEETS) if unit in aboard(s, host, fleet)), -1)


def units_of(s: Position, guest: int) -> list[int]:
    """Everything that a player has aboard fleets of others, as in `guests`."""
    return [unit for unit in s.guests if unit // KINDS % MOST_SEATS == guest]
