"""Fleets and what they carry (war/transport). A fleet is known by its owner and its number, from 0."""

from __future__ import annotations

from greatpowers.games.war import guests
from greatpowers.games.war.forces import go_aboard, go_ashore
from greatpowers.games.war.pieces import CAPACITY, FLEET, FLEETS, KINDS, PORTAGE, UNITS
from greatpowers.games.war.position import Position


def fleets_in(s: Position, seat: int, sea: int) -> list[int]:
    """The numbers of a seat's fleets in a sea area."""
    first = seat * FLEETS
    return [fleet for fleet, there in enumerate(s.fleet_at[first : first + FLEETS]) if there == sea]


def has_fleet(s: Position, seat: int, sea: int) -> bool:
    """Whether a seat has any fleet in a sea area."""
    return sea in s.fleet_at[seat * FLEETS : (seat + 1) * FLEETS]


def fleet_near(s: Position, seat: int, region: int) -> bool:
    """Whether a seat has a fleet in a sea area next to a region."""
    return any(has_fleet(s, seat, sea) for sea in s.world.seas_near[region])


def launch(s: Position, seat: int, sea: int) -> int:
    """A new fleet comes onto the board; its number."""
    fleet = s.fleet_at.index(-1, seat * FLEETS, (seat + 1) * FLEETS)
    s.fleet_at[fleet] = sea
    s.forces[seat * UNITS + FLEET] += 1
    return fleet - seat * FLEETS


def sink(s: Position, seat: int, fleet: int) -> None:
    """A fleet leaves the board with all it carries (war/transport/sunk-with-fleet)."""
    for kind in range(KINDS):
        drop(s, seat, fleet, kind, s.cargo[hold(seat, fleet) + kind])
    guests.sink(s, seat, fleet)
    s.fleet_at[seat * FLEETS + fleet] = -1
    s.forces[seat * UNITS + FLEET] -= 1


def hold(seat: int, fleet: int) -> int:
    """Where the cargo of a fleet begins in `cargo`; + kind."""
    return (seat * FLEETS + fleet) * KINDS


def portage(s: Position, seat: int, fleet: int) -> int:
    """The portage points aboard this one fleet (war/transport/capacity, war/ruling/cargo)."""
    first = hold(seat, fleet)
    out = guests.portage(s, seat, fleet) if s.guests else 0
    for kind in range(KINDS):
        out += PORTAGE[kind] * s.cargo[first + kind]
    return out


def room(s: Position, seat: int, fleet: int) -> int:
    """The portage points that are free."""
    return CAPACITY - portage(s, seat, fleet)


def board(s: Position, region: int, seat: int, fleet: int, kind: int) -> None:
    """A unit goes aboard a fleet next to its region."""
    go_aboard(s, region, seat, kind)
    s.cargo[hold(seat, fleet) + kind] += 1


def disembark(s: Position, region: int, seat: int, fleet: int, kind: int) -> None:
    """A unit goes ashore."""
    s.cargo[hold(seat, fleet) + kind] -= 1
    go_ashore(s, region, seat, kind)


def drop(s: Position, seat: int, fleet: int, kind: int, number: int = 1) -> None:
    """Units aboard are lost."""
    s.cargo[hold(seat, fleet) + kind] -= number
    s.forces[seat * UNITS + kind] -= number
