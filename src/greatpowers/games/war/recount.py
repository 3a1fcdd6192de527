"""The counts that are kept beside the pieces, worked out from them: for positions that are set up or loaded."""

from __future__ import annotations

from greatpowers.core.sets import bits
from greatpowers.games.war import guests
from greatpowers.games.war.board import NATIVE_RATING, NATIVE_STRENGTH, REGIONS
from greatpowers.games.war.chits import FIRST_CHIT
from greatpowers.games.war.fleets import hold
from greatpowers.games.war.forces import at
from greatpowers.games.war.frames import Prospecting
from greatpowers.games.war.lands import has
from greatpowers.games.war.marches import Marches
from greatpowers.games.war.pieces import BUILDINGS, FLEETS, KINDS, MARKERS, MOST_SEATS, MOVERS, marker
from greatpowers.games.war.position import Position


def recount(s: Position) -> None:
    """Everything that layout.py declares as derived; what was kept from earlier decisions may be wrong."""
    s.marches = Marches()
    s.realm = [bits(region for region in range(REGIONS) if s.owner[region] == seat) for seat in range(s.seats)]
    s.works = [_works(s, seat, building) for seat in range(s.seats) for building in range(BUILDINGS)]
    forces: list[int] = []
    for seat in range(MOST_SEATS):
        forces += [_units(s, seat, kind) for kind in range(KINDS)]
        forces.append(sum(sea >= 0 for sea in s.fleet_at[seat * FLEETS : (seat + 1) * FLEETS]))
    s.forces = forces
    s.ready_regions = bits(r for r in range(REGIONS) if any(s.ready[r * MOVERS : (r + 1) * MOVERS]))
    _recount_markers(s)
    _recount_chits(s)


def _recount_markers(s: Position) -> None:
    """What somebody has seen of native markers, and what nobody has."""
    lore = [s.marker_lore[seat * REGIONS : (seat + 1) * REGIONS] for seat in range(s.seats)]
    s.marker_truth = [max(seen) for seen in zip(*lore, strict=True)]
    pool = [0] * MARKERS
    for kind, number in enumerate(s.world.native_count):
        pool[marker(NATIVE_STRENGTH[kind], NATIVE_RATING[kind])] = number
    for code in s.marker_truth + s.marker_origin:
        if code:
            pool[code] -= 1
    s.marker_pool = pool


def _recount_chits(s: Position) -> None:
    """What somebody has seen of chits that lie face down, and what is left in the bag."""
    lore = [s.chit_lore[seat * REGIONS : (seat + 1) * REGIONS] for seat in range(s.seats)]
    s.chit_truth = [max(seen) for seen in zip(*lore, strict=True)]
    s.chit_pool = [0] * FIRST_CHIT + s.world.resource_count
    in_hand = [code for frame in s.frames if isinstance(frame, Prospecting) for code in frame.drawn]
    for code in s.chit_truth + s.chit + in_hand:
        if code >= FIRST_CHIT:
            s.chit_pool[code] -= 1


def _works(s: Position, seat: int, building: int) -> int:
    return sum(s.owner[region] == seat and has(s, region, building) for region in range(REGIONS))


def _units(s: Position, seat: int, kind: int) -> int:
    """Units on land and aboard, also as guests."""
    on_land = sum(s.troops[at(region, seat) + kind] for region in range(REGIONS))
    aboard = sum(s.cargo[hold(seat, fleet) + kind] for fleet in range(FLEETS))
    return on_land + aboard + sum(unit % KINDS == kind for unit in guests.units_of(s, seat))
