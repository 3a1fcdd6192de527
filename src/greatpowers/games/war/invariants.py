"""What holds in every position of War!: checked after every action of random games (war/invariant).

`violations` counts pieces and trusts nothing that the rules keep count of; what an action may change is in `watch.py`.
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import Broken
from greatpowers.games.war import income, steps
from greatpowers.games.war.assignment import MOST_NEAR
from greatpowers.games.war.board import AREAS, NATIVE_RATING, NATIVE_STRENGTH, REGIONS
from greatpowers.games.war.chits import FIRST_CHIT, UNKNOWN_CHIT
from greatpowers.games.war.fleets import portage
from greatpowers.games.war.forces import at, brigades
from greatpowers.games.war.frames import LandBattle, Prospecting, Withdrawal
from greatpowers.games.war.lands import has
from greatpowers.games.war.markers import chit, strength
from greatpowers.games.war.pieces import (
    ALLOWANCE,
    BUILDINGS,
    CAPACITY,
    CITY,
    ENGINEER,
    FLEET_ALLOWANCE,
    FLEETS,
    GENERAL,
    KINDS,
    LEAST_STRENGTH,
    MOST_SEATS,
    NATIVES,
    POINTS,
    PORT,
    PRODUCTION_SET,
    SCHOOL,
    UNKNOWN,
    marker,
    strength_of,
)
from greatpowers.games.war.position import Position
from greatpowers.games.war.recount import recount
from greatpowers.games.war.sites import ONE_OF_EACH

# While one of these goes on, forces may be on their way, or a region between two owners.
_UNSETTLED: Final = (
    *(steps.SETUP, steps.NATIVE_DRAW, steps.CHIT_DRAW, steps.MAKE_WAY, steps.EVACUATE),
    *(steps.MAINTAIN, steps.PACIFY_ROLL, steps.PACIFY, steps.TRIM_SPHERES, steps.SPREAD, steps.REVOLT),
    *(steps.GIFT, steps.EXPLORER_ROLL, steps.ANSWER),
)


def is_settled(s: Position) -> bool:
    """Outside set-up and unfinished battles, withdrawals and treaties."""
    return not any(frame.step in _UNSETTLED or isinstance(frame, (LandBattle, Withdrawal)) for frame in s.frames)


def violations(s: Position) -> list[str]:
    """The invariants that this position breaks."""
    found = Broken()
    _pieces(s, found)
    _bags(s, found)
    _relations(s, found)
    _money(s, found)
    _movement(s, found)
    for region in range(REGIONS):
        _buildings(s, region, found)
        _natives(s, region, found)
        if is_settled(s):
            _control(s, region, found)
    return found.ids


# -- pieces --------------------------------------------------------------------------------------------------


def _pieces(s: Position, found: Broken) -> None:
    """What is kept beside the pieces says the same as they; fleets are at sea and hold no more than they can."""
    counted = s.clone()
    recount(counted)
    found.expect(counted.realm == s.realm and counted.works == s.works, "war/invariant/piece-place")
    found.expect(counted.forces == s.forces, "war/invariant/piece-place")
    for seat in range(MOST_SEATS):
        for fleet in range(FLEETS):
            sea = s.fleet_at[seat * FLEETS + fleet]
            afloat = REGIONS <= sea < AREAS
            found.expect(afloat or sea == -1, "war/invariant/piece-place")
            found.expect(afloat or not portage(s, seat, fleet), "war/invariant/piece-place")
            found.expect(portage(s, seat, fleet) <= CAPACITY, "war/invariant/fleet-capacity")


def _bags(s: Position, found: Broken) -> None:
    """Markers and chits come out of the bags and go back into them (war/invariant/bags-conserved)."""
    markers = list(s.marker_pool)
    chits = list(s.chit_pool)
    for region in range(REGIONS):
        drawn = s.marker_truth[region] if s.marker[region] == UNKNOWN else s.marker_origin[region]
        if drawn:
            markers[drawn] += 1
        code = chit(s, region)
        if code >= FIRST_CHIT:
            chits[code] += 1
    for frame in s.frames:
        if isinstance(frame, Prospecting):
            for code in frame.drawn:
                chits[code] += 1
    box = [0] * len(markers)
    for kind, number in enumerate(s.world.native_count):
        box[marker(NATIVE_STRENGTH[kind], NATIVE_RATING[kind])] = number
    found.expect(markers == box, "war/invariant/bags-conserved")
    found.expect(chits[FIRST_CHIT:] == s.world.resource_count, "war/invariant/bags-conserved")
    found.expect(min(s.marker_pool) >= 0 and min(s.chit_pool) >= 0, "war/invariant/bags-conserved")


# -- regions -------------------------------------------------------------------------------------------------


def _buildings(s: Position, region: int, found: Broken) -> None:
    production = (s.buildings[region] & PRODUCTION_SET).bit_count()
    several = s.house.historical or s.house.home_country
    most = ONE_OF_EACH if several else s.house.production_buildings
    found.expect(production <= most and s.buildings[region] < 1 << BUILDINGS, "war/invariant/building-limits")
    found.expect(not has(s, region, SCHOOL) or has(s, region, CITY), "war/invariant/building-limits")
    found.expect(not has(s, region, PORT) or s.world.coastal[region], "war/invariant/building-limits")


def _natives(s: Position, region: int, found: Broken) -> None:
    known = s.marker[region]
    spheres = sum(s.spheres[region * MOST_SEATS : (region + 1) * MOST_SEATS])
    owned = s.owner[region] != NATIVES
    found.expect(bool(s.chit_truth[region]) == (s.chit[region] == UNKNOWN_CHIT), "war/invariant/one-marker-one-chit")
    found.expect(not s.marker_truth[region] or known == UNKNOWN, "war/invariant/one-marker-one-chit")
    if not is_settled(s):
        return
    if known and owned:  # face up
        found.expect(known != UNKNOWN and strength_of(known) >= LEAST_STRENGTH, "war/invariant/marker-strength")
    found.expect(spheres <= strength(s, region), "war/invariant/sphere-limit")
    if not owned:
        bare = not s.developed[region] and (s.house.historical or not s.buildings[region])
        found.expect(bare and not s.revolt[region], "war/invariant/native-regions-bare")
    if s.revolt[region]:
        found.expect(owned and bool(known), "war/invariant/revolt-frozen")


def _control(s: Position, region: int, found: Broken) -> None:
    """Whoever has brigades there controls it, or has come to fight, or is or was an ally.

    war/opt/ally/peace-leave: a former ally leaves in the next movement phase.
    """
    owner = s.owner[region]
    for seat in range(s.seats):
        there = brigades(s, region, seat)
        if seat == owner:
            found.expect(there > 0, "war/invariant/one-controller")
        elif owner == NATIVES or not s.house.alliances:
            found.expect(not there or seat == s.mover, "war/invariant/one-controller")
            stranded = s.troops[at(region, seat) + GENERAL] or s.troops[at(region, seat) + ENGINEER]
            found.expect(there > 0 or not stranded, "war/invariant/one-controller")


# -- players -------------------------------------------------------------------------------------------------


def _relations(s: Position, found: Broken) -> None:
    for a in range(MOST_SEATS):
        found.expect(not s.war[a * MOST_SEATS + a], "war/invariant/war-symmetric")
        for b in range(a):
            same = s.war[a * MOST_SEATS + b] == s.war[b * MOST_SEATS + a]
            found.expect(same, "war/invariant/war-symmetric")


def _money(s: Position, found: Broken) -> None:
    found.expect(min(s.pp) >= 0 and min(s.dp) >= 0, "war/invariant/pp-flows")
    for seat in range(s.seats):
        resources = income.developed(s, seat)
        produced = income.factories(s, seat, resources)
        served = [produced.serves.count(factory) for factory in produced.producing]
        cities = s.works[seat * BUILDINGS + CITY]
        held = len(produced.producing) <= cities and produced.total <= 20 * len(produced.producing)
        found.expect(held and all(number <= MOST_NEAR for number in served), "war/invariant/income-limits")


def _movement(s: Position, found: Broken) -> None:
    """Only units that are there can move, and none has more points than its kind."""
    if s.mover < 0:
        return
    for region in range(REGIONS):
        for kind in range(KINDS):
            rows = [s.ready[(region * POINTS + points) * KINDS + kind] for points in range(POINTS)]
            there = s.troops[at(region, s.mover) + kind]
            fresh = sum(rows[ALLOWANCE[kind] + 1 :])
            found.expect(sum(rows) <= there and not fresh, "war/invariant/movement-spent")
    found.expect(max(s.sailing_points) <= FLEET_ALLOWANCE, "war/invariant/movement-spent")
    found.expect(min(s.sailing_points) >= 0, "war/invariant/movement-spent")
