"""The counts that are kept beside the pieces, worked out from them: for positions that are set up or loaded."""

from __future__ import annotations

from greatpowers.core.sets import bits
from greatpowers.games.war import guests
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.fleets import hold
from greatpowers.games.war.forces import at
from greatpowers.games.war.lands import has
from greatpowers.games.war.pieces import BUILDINGS, FLEETS, KINDS, MOST_SEATS
from greatpowers.games.war.position import Position


def recount(s: Position) -> None:
    """Everything that layout.py declares as derived."""
    s.realm = [bits(region for region in range(REGIONS) if s.owner[region] == seat) for seat in range(s.seats)]
    s.works = [_works(s, seat, building) for seat in range(s.seats) for building in range(BUILDINGS)]
    forces: list[int] = []
    for seat in range(MOST_SEATS):
        forces += [_units(s, seat, kind) for kind in range(KINDS)]
        forces.append(sum(sea >= 0 for sea in s.fleet_at[seat * FLEETS : (seat + 1) * FLEETS]))
    s.forces = forces


def _works(s: Position, seat: int, building: int) -> int:
    return sum(s.owner[region] == seat and has(s, region, building) for region in range(REGIONS))


def _units(s: Position, seat: int, kind: int) -> int:
    """Units on land and aboard, also as guests."""
    on_land = sum(s.troops[at(region, seat) + kind] for region in range(REGIONS))
    aboard = sum(s.cargo[hold(seat, fleet) + kind] for fleet in range(FLEETS))
    return on_land + aboard + sum(unit % KINDS == kind for unit in guests.units_of(s, seat))
