"""Construction (war/build): units, fleets, buildings, resources, and the canal (war/opt/suez). Step: CONSTRUCT."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from greatpowers.core.game import Refusal
from greatpowers.core.rows import added, replaced
from greatpowers.core.sets import bits, members
from greatpowers.games.war import events as tell
from greatpowers.games.war import steps
from greatpowers.games.war.actions import ALONE, WITH_ENGINEER
from greatpowers.games.war.board import AREAS, EUROPEAN, FORCE_POOL, REGIONS, STRAIT_REGION, SUEZ
from greatpowers.games.war.chits import UNKNOWN_CHIT, value_of
from greatpowers.games.war.draws import show_chit
from greatpowers.games.war.fleets import launch
from greatpowers.games.war.forces import at, put
from greatpowers.games.war.frames import Administration
from greatpowers.games.war.lands import erect, has, is_westernized, regions_of
from greatpowers.games.war.markers import chit
from greatpowers.games.war.pieces import (
    BUILDING_COST,
    BUILDING_IDS,
    BUILDINGS,
    CITY,
    COST,
    ENGINEER,
    FACTORY,
    FLEET,
    FLEETS,
    HELPED_BUILDING_COST,
    KINDS,
    PIECE_IDS,
    PORT,
    PRODUCTION_SET,
    SCHOOL,
    UNITS,
)
from greatpowers.games.war.position import Position
from greatpowers.games.war.sites import places, why_no_place_for
from greatpowers.games.war.victory_cards import CANAL_COMPLETE

EGYPT: Final[int] = STRAIT_REGION[SUEZ]

# Where each kind is built, -1: anywhere; how many there in a phase, 0: no limit; and the rule.
_WHERE: Final[list[int]] = [-1, CITY, FACTORY, SCHOOL, CITY, SCHOOL]
_LIMIT: Final[list[int]] = [0, 1, 1, 1, 0, 0]
_RULE: Final[list[str]] = [
    "war/build/infantry-anywhere",
    "war/build/cavalry-city",
    "war/build/artillery-factory",
    "war/build/general-school",
    "war/build/explorer-city",
    "war/build/engineer-school",
]
# The building that a unit needs, as a set.
_NEEDED: Final[list[int]] = [1 << place if place >= 0 else 0 for place in [*_WHERE, PORT]]
FLEETS_OF_A_PORT: Final = 2  # war/build/fleet-port
PER_VALUE: Final = 3  # war/build/develop-cost
HELPED_PER_VALUE: Final = 2
COLONY_UNITS: Final = 2  # war/opt/hist/colonial-unit-limit
UNLIMITED: Final = 200


def needed(kind: int) -> str:
    """The building that a unit is built at, empty where it needs none."""
    place = [*_WHERE, PORT][kind]
    return BUILDING_IDS[place] if place >= 0 else ""


def begin(s: Position, seat: int) -> None:
    """One player's construction."""
    s.frames.append(Administration(seat, step=steps.CONSTRUCT))


def resume(s: Position, go: Administration) -> None:
    """Ask while there may be something to build."""
    choices = offers(s, go.player)
    if any(not s.codes.develop <= choice < s.codes.dig for choice in choices) or _may_develop(s, go.player):
        s.to_act = go.player
        s.cached = [s.codes.done, *choices]
    else:
        s.frames.pop()


def _may_develop(s: Position, seat: int) -> bool:
    """Whether the others must reckon with a development: they do not know what the chits are worth."""
    chits = [s.chit[region] for region in regions_of(s, seat) if not s.developed[region] and not s.revolt[region]]
    prices = [HELPED_PER_VALUE * value for value in s.world.resource_value if value]
    return UNKNOWN_CHIT in chits and s.pp[seat] >= min(prices)


def legal(s: Position, go: Administration, seat: int) -> list[int]:
    """Everything that can be built and paid for, or enough."""
    return [s.codes.done, *offers(s, seat)]


def offers(s: Position, seat: int) -> list[int]:
    """What a player can build now, region by region."""
    actions: list[int] = []
    purse = s.pp[seat]
    units = bits([unit for unit in range(UNITS) if COST[unit] <= purse and in_stock(s, seat, unit)])
    for region in regions_of(s, seat):
        _offer_units(s, region, units, actions)
        if not s.revolt[region]:
            _offer_projects(s, seat, region, actions)
    return actions


@lru_cache(maxsize=1 << (BUILDINGS + UNITS))
def _built_with(buildings: int, units: int) -> list[int]:
    """Of a set of units, those for which a region has the building that they need; only to be read."""
    return [unit for unit in members(units) if buildings & _NEEDED[unit] == _NEEDED[unit]]


def _offer_units(s: Position, region: int, units: int, actions: list[int]) -> None:
    """Of the units that are in stock and can be paid for, those that may be built here."""
    for unit in _built_with(s.buildings[region], units):
        if unit == FLEET:
            if s.launched[region] < _fleet_limit(s, region):
                actions += [s.codes.launch[region * AREAS + sea] for sea in s.world.seas_near[region]]
        elif not (_LIMIT[unit] and s.raised[region * KINDS + unit] >= _LIMIT[unit]) and _has_room(s, region):
            actions.append(s.codes.raise_ + unit * REGIONS + region)


def _offer_projects(s: Position, seat: int, region: int, actions: list[int]) -> None:
    """Buildings, the resource and the canal, each alone or with an engineer."""
    purse = s.pp[seat]
    value = 0 if s.developed[region] else value_of(s.world, chit(s, region))
    if purse < HELPED_BUILDING_COST and not 0 < value * HELPED_PER_VALUE <= purse:
        return
    engineers = s.troops[at(region, seat) + ENGINEER]
    for helper in (ALONE, WITH_ENGINEER) if engineers else (ALONE,):
        if not _may_begin(s, region, helper, engineers):
            continue
        if building_cost(s, region, helper) <= purse:
            new_city = s.new_buildings[region] >> CITY & 1
            for building in places(s, region):
                if building != SCHOOL or not new_city:
                    actions.append(s.codes.build + (building * REGIONS + region) * 2 + helper)
        if value and development_cost(s, region, helper) <= purse:
            actions.append(s.codes.develop + region * 2 + helper)
        if region == EGYPT and why_not_dig(s, seat, helper) is None:
            actions.append(s.codes.dig + helper)


def _may_begin(s: Position, region: int, helper: int, engineers: int) -> bool:
    """Whether a project can be begun with so many engineers there: see `_why_no_project`."""
    if helper == WITH_ENGINEER:
        return engineers > s.engineers_used[region]
    return not _is_colony(s, region) and (engineers > 0 or not s.projects[region])


def apply(s: Position, go: Administration, seat: int, action: int) -> None:
    """It is built and paid for."""
    if action == s.codes.done:
        s.frames.pop()
    else:
        construct(s, seat, action)


def site_of(s: Position, action: int) -> int:
    """The region that a purchase is for."""
    values, name = s.codes.values[action], s.codes.names[action]
    if name == "dig":
        return EGYPT
    return values[1] if name in ("raise", "build") else values[0]


def construct(s: Position, seat: int, action: int) -> None:
    """Carry out one purchase."""
    codes, values = s.codes, s.codes.values[action]
    if codes.raise_ <= action < codes.raise_ + KINDS * REGIONS:
        _raise(s, seat, values[0], values[1])
    elif codes.build <= action < codes.develop:
        _build(s, seat, values[0], values[1], values[2])
    elif codes.develop <= action < codes.dig:
        _develop(s, seat, values[0], values[1])
    elif codes.dig <= action <= codes.dig + WITH_ENGINEER:
        _dig(s, seat, values[0])
    else:
        _launch(s, seat, values[0], values[1])


def why_not(s: Position, go: Administration, seat: int, action: int) -> Refusal | None:
    """Whether it may be built there, then whether it can be paid for."""
    return None if action == s.codes.done else why_not_construct(s, seat, action)


def why_not_construct(s: Position, seat: int, action: int) -> Refusal | None:
    """The rule against one purchase."""
    codes, values = s.codes, s.codes.values[action]
    if codes.raise_ <= action < codes.raise_ + KINDS * REGIONS:
        return why_not_raise(s, seat, values[0], values[1]) or _why_not_pay(s, seat, COST[values[0]])
    if codes.build <= action < codes.develop:
        building, region, helper = values
        refusal = _why_not_here(s, seat, region) or why_not_build(s, region, building)
        refusal = refusal or _why_no_project(s, seat, region, helper)
        return refusal or _why_not_pay(s, seat, building_cost(s, region, helper))
    if codes.develop <= action < codes.dig:
        region, helper = values
        refusal = _why_not_here(s, seat, region)
        return refusal or why_not_develop(s, seat, region, helper) or _why_no_project(s, seat, region, helper)
    if codes.dig <= action <= codes.dig + WITH_ENGINEER:
        return why_not_dig(s, seat, values[0]) or _why_no_project(s, seat, EGYPT, values[0])
    return why_not_launch(s, seat, values[0]) or _why_not_pay(s, seat, COST[FLEET])


def _why_not_pay(s: Position, seat: int, cost: int) -> Refusal | None:
    return Refusal("war/build/costs") if s.pp[seat] < cost else None


def _why_not_here(s: Position, seat: int, region: int) -> Refusal | None:
    """Projects in own regions without a revolt."""
    if s.owner[region] != seat:
        return Refusal("war/build/controlled-only")
    return Refusal("war/build/no-build-in-revolt") if s.revolt[region] else None


# -- units and fleets ----------------------------------------------------------------------------------------


def why_not_raise(s: Position, seat: int, kind: int, region: int) -> Refusal | None:
    """Where a kind of unit is built, and how many (war/build, war/opt/hist/colonial-unit-limit).

    war/production/factory-idle-artillery: at an idle factory too.
    war/opt/hist/colonial-normal-limits: a colony needs the usual buildings besides.
    """
    if s.owner[region] != seat:
        return Refusal("war/build/controlled-only")
    limit = _LIMIT[kind]
    if _WHERE[kind] >= 0 and not has(s, region, _WHERE[kind]):
        return Refusal(_RULE[kind])
    if limit and s.raised[region * KINDS + kind] >= limit:
        return Refusal(_RULE[kind])
    if not in_stock(s, seat, kind):
        return Refusal("war/ruling/force-pool")
    return None if _has_room(s, region) else Refusal("war/opt/hist/colonial-unit-limit")


def _is_colony(s: Position, region: int) -> bool:
    return s.house.historical and not EUROPEAN[region]


def _has_room(s: Position, region: int) -> bool:
    """Whether one more unit can be built there: in colonies few can (war/opt/hist/colonial-unit-limit)."""
    if not _is_colony(s, region):
        return True
    return sum(s.raised[region * KINDS : (region + 1) * KINDS]) < colony_limit(s, region)


def in_stock(s: Position, seat: int, unit: int) -> bool:
    """Whether the box holds one more (war/ruling/force-pool)."""
    return s.forces[seat * UNITS + unit] < stock(s, unit)


def stock(s: Position, unit: int) -> int:
    """How many units of a kind a player can have."""
    if s.house.unlimited_pieces:
        return FLEETS if unit == FLEET else UNLIMITED
    return FORCE_POOL[PIECE_IDS[unit]]


def room_for(s: Position, seat: int, region: int, unit: int) -> int:
    """How many units of a kind a player could still build in a region, one after another, with what is left."""
    if s.owner[region] != seat or s.buildings[region] & _NEEDED[unit] != _NEEDED[unit]:
        return 0
    room = min(s.pp[seat] // COST[unit], stock(s, unit) - s.forces[seat * UNITS + unit])
    if unit == FLEET:
        return max(0, min(room, _fleet_limit(s, region) - s.launched[region]))
    if _LIMIT[unit]:
        room = min(room, _LIMIT[unit] - s.raised[region * KINDS + unit])
    if _is_colony(s, region):
        room = min(room, colony_limit(s, region) - sum(s.raised[region * KINDS : (region + 1) * KINDS]))
    return max(0, room)


def colony_limit(s: Position, region: int) -> int:
    """Units that a colonial region takes in a phase (war/opt/hist/colonial-unit-limit-building).

    war/opt/hist/colonial-unit-limit-western; war/ruling/colonial-limits: fleets are not counted.
    """
    old = s.buildings[region] & ~s.new_buildings[region] & PRODUCTION_SET
    return COLONY_UNITS + (2 if old else 0) + (2 if is_westernized(s, region) else 0)


def _raise(s: Position, seat: int, kind: int, region: int) -> None:
    s.pp[seat] -= COST[kind]
    put(s, region, seat, kind)
    s.raised = s.raised[:]
    s.raised[region * KINDS + kind] += 1
    if s.events is not None:
        s.events.append((tell.RAISED, seat, kind, region))


def why_not_launch(s: Position, seat: int, region: int) -> Refusal | None:
    """Two fleets at every port (war/build/fleet-port), fewer in colonies (war/opt/hist/colonial-fleets)."""
    if s.owner[region] != seat:
        return Refusal("war/build/controlled-only")
    if not has(s, region, PORT):
        return Refusal("war/build/fleet-port")
    limit = _fleet_limit(s, region)
    if s.launched[region] >= limit:
        return Refusal("war/build/fleet-port" if limit == FLEETS_OF_A_PORT else "war/opt/hist/colonial-fleets")
    return None if in_stock(s, seat, FLEET) else Refusal("war/ruling/force-pool")


def _fleet_limit(s: Position, region: int) -> int:
    """How many fleets a port builds in a phase."""
    return 1 if _is_colony(s, region) and not is_westernized(s, region) else FLEETS_OF_A_PORT


def _launch(s: Position, seat: int, region: int, sea: int) -> None:
    """It appears in a sea area next to the port (war/build/fleet-placement)."""
    s.pp[seat] -= COST[FLEET]
    launch(s, seat, sea)
    s.launched = added(s.launched, region, 1)
    if s.events is not None:
        s.events.append((tell.LAUNCHED, seat, region, sea))


# -- projects: buildings, resources, the canal ---------------------------------------------------------------


def _why_no_project(s: Position, seat: int, region: int, helper: int) -> Refusal | None:
    """What engineers are needed for (war/build/multi-build-needs-engineer, war/build/engineer-one-project).

    war/opt/hist/european-engineers: only colonies need one for every project.
    """
    engineers = s.troops[at(region, seat) + ENGINEER]
    colony = _is_colony(s, region)
    if helper == WITH_ENGINEER:
        if engineers > s.engineers_used[region]:
            return None
        if colony:
            return Refusal("war/opt/hist/colonial-needs-engineer")
        return Refusal("war/build/engineer-one-project" if engineers else "war/build/engineer-must-be-there")
    if colony:
        return Refusal("war/opt/hist/colonial-needs-engineer")
    return Refusal("war/build/multi-build-needs-engineer") if s.projects[region] and not engineers else None


def _book(s: Position, seat: int, region: int, helper: int, cost: int) -> None:
    s.pp[seat] -= cost
    s.projects = added(s.projects, region, 1)
    if helper == WITH_ENGINEER:
        s.engineers_used = added(s.engineers_used, region, 1)


def building_cost(s: Position, region: int, helper: int) -> int:
    """30, or 20 with an engineer (war/build/engineer-discount); 30 in colonies (war/opt/hist/colonial-no-discount)."""
    return HELPED_BUILDING_COST if _discounted(s, region, helper) else BUILDING_COST


def _discounted(s: Position, region: int, helper: int) -> bool:
    return helper == WITH_ENGINEER and (not s.house.historical or EUROPEAN[region])


def why_not_build(s: Position, region: int, building: int) -> Refusal | None:
    """A building must fit (war/build/slot-check); a school needs an older city (war/build/school-city-not-new)."""
    if building == SCHOOL and s.new_buildings[region] >> CITY & 1:
        return Refusal("war/build/school-city-not-new")
    return why_no_place_for(s, region, building)


def _build(s: Position, seat: int, building: int, region: int, helper: int) -> None:
    """A building can be used at once (war/build/new-building-usable, war/ruling/new-buildings)."""
    cost = building_cost(s, region, helper)
    _book(s, seat, region, helper, cost)
    erect(s, region, building)
    s.new_buildings = replaced(s.new_buildings, region, s.new_buildings[region] | 1 << building)
    if s.events is not None:
        s.events.append((tell.BUILT, seat, building, region, cost))


def development_cost(s: Position, region: int, helper: int) -> int:
    """Three times its value, or twice with an engineer (war/build/develop-cost)."""
    value = value_of(s.world, chit(s, region))
    return value * (HELPED_PER_VALUE if _discounted(s, region, helper) else PER_VALUE)


def why_not_develop(s: Position, seat: int, region: int, helper: int) -> Refusal | None:
    """Only a chit with a value, once (war/build/develop-nonzero)."""
    if s.developed[region] or not value_of(s.world, chit(s, region)):
        return Refusal("war/build/develop-nonzero")
    return _why_not_pay(s, seat, development_cost(s, region, helper))


def _develop(s: Position, seat: int, region: int, helper: int) -> None:
    """Everybody sees it from now on (war/build/develop-reveals)."""
    cost = development_cost(s, region, helper)
    _book(s, seat, region, helper, cost)
    s.developed = replaced(s.developed, region, 1)
    if s.events is not None:
        s.events.append((tell.DEVELOPED, seat, region, cost))
    show_chit(s, region)


def canal_cost(helper: int) -> int:
    """An engineer in Egypt helps in every set of options (war/opt/suez/engineer; war/ruling/canal-discount)."""
    return HELPED_BUILDING_COST if helper == WITH_ENGINEER else BUILDING_COST


def why_not_dig(s: Position, seat: int, helper: int) -> Refusal | None:
    """Whoever controls Egypt pays, in two production phases (war/opt/suez/payments, war/opt/suez/marker)."""
    if not s.house.suez:
        return Refusal("war/opt/selected-at-start")
    if s.owner[EGYPT] != seat or s.canal == CANAL_COMPLETE or s.canal_paid:
        return Refusal("war/opt/suez/payments")
    if s.revolt[EGYPT]:
        return Refusal("war/build/no-build-in-revolt")
    return _why_not_pay(s, seat, canal_cost(helper))


def _dig(s: Position, seat: int, helper: int) -> None:
    _book(s, seat, EGYPT, helper, canal_cost(helper))  # a project like any other (war/ruling/canal)
    s.canal += 1
    s.canal_paid = 1
    if s.events is not None:
        s.events.append((tell.DUG, seat, s.canal, canal_cost(helper)))
