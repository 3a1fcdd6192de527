"""Groups of one player's fleets in one sea area, as sets of their numbers (war/ruling/interception-scope)."""

from __future__ import annotations

from collections.abc import Iterable

from greatpowers.core.sets import bits, members
from greatpowers.games.war import guests
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.fleets import hold
from greatpowers.games.war.pieces import BRIGADE_KINDS, FLEETS, KINDS, MOST_SEATS
from greatpowers.games.war.position import Position


def afloat(s: Position, seat: int, group: int) -> list[int]:
    """Those of a group that have not been sunk."""
    first = seat * FLEETS
    return [fleet for fleet in members(group) if s.fleet_at[first + fleet] >= 0]


def survivors(s: Position, seat: int, group: int) -> int:
    """The group without the fleets that have been sunk."""
    return bits(afloat(s, seat, group))


def can_sail(s: Position, group: int) -> bool:
    """Whether all of the mover's fleets in a group have a movement point left (war/naval/cost)."""
    return all(s.sailing_points[fleet] for fleet in members(group))


def spend_point(s: Position, group: int) -> None:
    """All of the mover's fleets in a group spend a movement point."""
    for fleet in members(group):
        s.sailing_points[fleet] -= 1


def carries(s: Position, seat: int, group: int, kind: int) -> bool:
    """Whether a fleet of the group carries such a unit."""
    return any(s.cargo[hold(seat, fleet) + kind] for fleet in members(group))


def carries_brigade(s: Position, seat: int, group: int) -> bool:
    """Whether a fleet of the group carries a brigade."""
    return any(carries(s, seat, group, kind) for kind in range(BRIGADE_KINDS))


def distinct(s: Position, seat: int, fleets: Iterable[int]) -> list[int]:
    """Of fleets that are alike only the first, so that nobody has to choose between them."""
    out: list[int] = []
    for fleet in fleets:
        if not any(_are_alike(s, seat, fleet, other) for other in out):
            out.append(fleet)
    return out


def _are_alike(s: Position, seat: int, a: int, b: int) -> bool:
    """Whether it makes no difference which of two fleets does something: same sea, points, past attacks and cargo."""
    sea = s.fleet_at[seat * FLEETS + a]
    if sea != s.fleet_at[seat * FLEETS + b]:
        return False
    if seat == s.mover and s.sailing_points[a] != s.sailing_points[b]:
        return False
    cargo_a, cargo_b = hold(seat, a), hold(seat, b)
    if s.cargo[cargo_a : cargo_a + KINDS] != s.cargo[cargo_b : cargo_b + KINDS]:
        return False
    if s.guests and guests.aboard(s, seat, a) != guests.aboard(s, seat, b):
        return False
    return seat != s.mover or not _attacks_differ(s, a, b)


def _attacks_differ(s: Position, a: int, b: int) -> bool:
    """Whether one of the mover's fleets has attacked somebody somewhere whom the other has not."""
    return any(fleets and (fleets >> a ^ fleets >> b) & 1 for fleets in s.engaged)


def attacked(s: Position, sea: int, enemy: int) -> int:
    """The mover's fleets that have attacked this enemy in this sea area in this phase."""
    return s.engaged[(sea - REGIONS) * MOST_SEATS + enemy]


def note_attack(s: Position, sea: int, enemy: int, group: int) -> None:
    """The mover's fleets attack an enemy: once per sea area and phase (war/ruling/own-attack-at-sea)."""
    engaged = s.engaged[:]
    engaged[(sea - REGIONS) * MOST_SEATS + enemy] |= group
    s.engaged = engaged
