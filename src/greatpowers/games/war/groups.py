"""Groups of one player's fleets in one sea area, as sets of their numbers (war/ruling/interception-scope)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from greatpowers.core.sets import bits, members
from greatpowers.games.war import guests
from greatpowers.games.war.board import REGIONS, SEAS
from greatpowers.games.war.fleets import hold
from greatpowers.games.war.pieces import BRIGADE_KINDS, FLEETS, KINDS, MOST_SEATS
from greatpowers.games.war.position import Position

NO_ATTACKS: Final[list[int]] = [0] * (SEAS * MOST_SEATS)  # `engaged` when a segment begins
_NO_POINTS: Final[tuple[int, ...]] = (0,) * FLEETS


def afloat(s: Position, seat: int, group: int) -> list[int]:
    """Those of a group that have not been sunk."""
    first = seat * FLEETS
    return [fleet for fleet in members(group) if s.fleet_at[first + fleet] >= 0]


def survivors(s: Position, seat: int, group: int) -> int:
    """The group without the fleets that have been sunk."""
    out = group
    for fleet in members(group):
        if s.fleet_at[seat * FLEETS + fleet] < 0:
            out ^= 1 << fleet
    return out


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


def aboard(s: Position, seat: int, group: int) -> list[int]:
    """The units aboard a group of fleets, by kind."""
    out = [0] * KINDS
    for fleet in members(group):
        first = hold(seat, fleet)
        for kind in range(KINDS):
            out[kind] += s.cargo[first + kind]
    return out


def kinds_aboard(s: Position, seat: int, group: int) -> int:
    """The kinds of units that the fleets of a group carry, as a set."""
    out = 0
    for fleet in members(group):
        first = hold(seat, fleet)
        if any(s.cargo[first : first + KINDS]):
            out |= bits([kind for kind in range(KINDS) if s.cargo[first + kind]])
    return out


def carries_brigade(s: Position, seat: int, group: int) -> bool:
    """Whether a fleet of the group carries a brigade."""
    return any(carries(s, seat, group, kind) for kind in range(BRIGADE_KINDS))


def distinct(s: Position, seat: int, fleets: list[int]) -> list[int]:
    """Of fleets that are alike only the first, so that nobody has to choose between them; only to be read."""
    if len(fleets) < 2:
        return fleets
    first = seat * FLEETS
    moving = seat == s.mover
    attacks = [attackers for attackers in s.engaged if attackers] if moving and s.engaged is not NO_ATTACKS else []
    return _distinct(
        tuple(fleets),
        bytes(s.cargo[first * KINDS : (first + FLEETS) * KINDS]),
        tuple(s.fleet_at[first : first + FLEETS]),
        tuple(s.sailing_points) if moving else _NO_POINTS,
        tuple(attacks),
        tuple([tuple(guests.aboard(s, seat, fleet)) for fleet in range(FLEETS)]) if s.guests else (),
    )


@lru_cache(maxsize=1 << 10)
def _distinct(
    fleets: tuple[int, ...],
    cargo: bytes,
    places: tuple[int, ...],
    points: tuple[int, ...],
    attacks: tuple[int, ...],
    strangers: tuple[tuple[int, ...], ...],
) -> list[int]:
    """Fleets are alike in the same place with as many points left, the same aboard, and the same attacks behind them.

    Asked again after every march, but fleets seldom change: so the answers are kept.
    """
    seen: set[tuple[object, ...]] = set()
    out: list[int] = []
    for fleet in fleets:
        key = (
            cargo[fleet * KINDS : (fleet + 1) * KINDS],
            places[fleet],
            points[fleet],
            tuple([attackers >> fleet & 1 for attackers in attacks]),
            strangers[fleet] if strangers else (),
        )
        if key not in seen:
            seen.add(key)
            out.append(fleet)
    return out


def attacked(s: Position, sea: int, enemy: int) -> int:
    """The mover's fleets that have attacked this enemy in this sea area in this phase."""
    return s.engaged[(sea - REGIONS) * MOST_SEATS + enemy]


def note_attack(s: Position, sea: int, enemy: int, group: int) -> None:
    """The mover's fleets attack an enemy: once per sea area and phase (war/ruling/own-attack-at-sea)."""
    engaged = s.engaged[:]
    engaged[(sea - REGIONS) * MOST_SEATS + enemy] |= group
    s.engaged = engaged
