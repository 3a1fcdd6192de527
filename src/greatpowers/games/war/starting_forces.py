"""Starting forces (war/setup): bought with the starting grant, then placed piece by piece.

Steps: PURCHASE, PLACEMENT.
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import Refusal
from greatpowers.core.rows import added, replaced
from greatpowers.games.war import events as tell
from greatpowers.games.war.board import AREAS, EUROPEAN
from greatpowers.games.war.construction import stock
from greatpowers.games.war.fleets import launch
from greatpowers.games.war.forces import put, units
from greatpowers.games.war.frames import Queue
from greatpowers.games.war.lands import erect, has, regions_of
from greatpowers.games.war.pieces import (
    CITY,
    COST,
    FIRST_BUILDING,
    FLEET,
    FORT,
    PIECES,
    PRODUCTION_BUILDINGS,
    SCHOOL,
    UNITS,
)
from greatpowers.games.war.position import Position
from greatpowers.games.war.sites import place_for_building, slots, why_no_place_for

COLONY_UNITS: Final = 5  # war/opt/hist/setup-colony-limit


# -- purchase ------------------------------------------------------------------------------------------------


def purchase_resume(s: Position, purchase: Queue) -> None:
    """Everybody buys in turn; whoever can afford nothing more has finished."""
    while purchase.queue:
        if _shopping_list(s, purchase.queue[0]):
            s.to_act = purchase.queue[0]
            return
        purchase.queue.pop(0)
    s.frames.pop()


def purchase_legal(s: Position, purchase: Queue, seat: int) -> list[int]:
    """Pieces at their prices (war/setup/purchase-costs), or enough."""
    return [s.codes.done, *_shopping_list(s, seat)]


def purchase_apply(s: Position, purchase: Queue, seat: int, action: int) -> None:
    """What is bought waits to be placed; what is not spent is kept."""
    if action == s.codes.done:
        purchase.queue.pop(0)
        return
    piece = action - s.codes.buy
    s.pp[seat] -= COST[piece]
    s.bag = added(s.bag, seat * PIECES + piece, 1)
    if s.events is not None:
        s.events.append((tell.BOUGHT, seat, piece))


def purchase_why_not(s: Position, purchase: Queue, seat: int, action: int) -> Refusal | None:
    """Too expensive, or nowhere to put it."""
    return None if action == s.codes.done else why_not_buy(s, seat, action - s.codes.buy)


def _shopping_list(s: Position, seat: int) -> list[int]:
    return [s.codes.buy + piece for piece in range(PIECES) if may_buy(s, seat, piece)]


def may_buy(s: Position, seat: int, piece: int) -> bool:
    """Whether a player can pay for a piece and will find a place for it."""
    if s.pp[seat] < COST[piece]:
        return False
    return _in_stock(s, seat, piece) if piece < FIRST_BUILDING else _room_for(s, seat, piece - FIRST_BUILDING)


def _in_stock(s: Position, seat: int, unit: int) -> bool:
    """Units need no buildings now, but there are only so many in the box.

    war/setup/no-unit-limits; war/ruling/force-pool.
    """
    out = s.forces[seat * UNITS + unit] + s.bag[seat * PIECES + unit]
    if out >= stock(s, unit):
        return False
    return unit != FLEET or any(s.world.coastal[region] for region in regions_of(s, seat))


def _room_for(s: Position, seat: int, building: int) -> bool:
    """Whether there is a place for one building more, besides those bought (war/setup/building-limits-stay).

    war/ruling/setup-limits: a school may come with a new city, and nothing needs an engineer.
    """
    bag = s.bag[seat * PIECES + FIRST_BUILDING : (seat + 1) * PIECES]
    sites = [region for region in regions_of(s, seat) if _may_build_in(s, region)]
    if building == SCHOOL:  # war/setup/school-with-setup-city
        cities = bag[CITY] + sum(has(s, region, CITY) for region in sites)
        return bag[SCHOOL] + sum(has(s, region, SCHOOL) for region in sites) < cities
    if building == FORT:
        return bag[FORT] + sum(has(s, region, FORT) for region in sites) < len(sites)
    if bag[building] >= sum(place_for_building(s, region, building) for region in sites):
        return False
    room = sum(slots(s, seat, region) for region in sites)
    return sum(bag[production] for production in PRODUCTION_BUILDINGS) < room


def why_not_buy(s: Position, seat: int, piece: int) -> Refusal | None:
    """The rule against a purchase in set-up."""
    if s.pp[seat] < COST[piece]:
        return Refusal("war/setup/purchase-costs")
    if piece >= FIRST_BUILDING:
        building = piece - FIRST_BUILDING
        if _room_for(s, seat, building):
            return None
        return Refusal("war/setup/school-with-setup-city" if building == SCHOOL else "war/setup/building-limits-stay")
    if _in_stock(s, seat, piece):
        return None
    no_coast = not any(s.world.coastal[region] for region in regions_of(s, seat))
    return Refusal("war/setup/fleet-placement" if piece == FLEET and no_coast else "war/ruling/force-pool")


# -- placement -----------------------------------------------------------------------------------------------


def placement_resume(s: Position, placement: Queue) -> None:
    """One piece each in turn; whoever has none left is skipped (war/setup/alternate-placement)."""
    while placement.queue:
        seat = placement.queue[0]
        _give_back(s, seat)
        if any(s.bag[seat * PIECES : (seat + 1) * PIECES]):
            s.to_act = seat
            return
        placement.queue.pop(0)
    s.frames.pop()


def _give_back(s: Position, seat: int) -> None:
    """A building for which no place is left is not bought after all."""
    for piece in range(FIRST_BUILDING, PIECES):
        number = s.bag[seat * PIECES + piece]
        waits_for_city = piece - FIRST_BUILDING == SCHOOL and s.bag[seat * PIECES + FIRST_BUILDING + CITY]
        if number and not waits_for_city and not places(s, seat, piece):
            s.bag = replaced(s.bag, seat * PIECES + piece, 0)
            s.pp[seat] += number * COST[piece]


def placement_legal(s: Position, placement: Queue, seat: int) -> list[int]:
    """Every piece in the bag at every place for it."""
    bag = s.bag[seat * PIECES : (seat + 1) * PIECES]
    kinds = [piece for piece in range(PIECES) if bag[piece]]
    return [s.codes.place[piece * AREAS + area] for piece in kinds for area in places(s, seat, piece)]


def placement_apply(s: Position, placement: Queue, seat: int, action: int) -> None:
    """It stands there; the next player places one."""
    piece, area = s.codes.values[action]
    s.bag = added(s.bag, seat * PIECES + piece, -1)
    place(s, seat, piece, area)
    placement.queue.append(placement.queue.pop(0))


def placement_why_not(s: Position, placement: Queue, seat: int, action: int) -> Refusal | None:
    """Only what was bought, only at home."""
    piece, area = s.codes.values[action]
    if not s.bag[seat * PIECES + piece]:
        return Refusal("war/setup/alternate-placement")
    return why_not_place(s, seat, piece, area)


def place(s: Position, seat: int, piece: int, area: int) -> None:
    """A piece of the starting forces comes onto the board."""
    if piece >= FIRST_BUILDING:
        erect(s, area, piece - FIRST_BUILDING)
    elif piece == FLEET:
        launch(s, seat, area)
    else:
        put(s, area, seat, piece)
    if s.events is not None:
        s.events.append((tell.PLACED, seat, piece, area))


def places(s: Position, seat: int, piece: int) -> list[int]:
    """Where a piece may be placed in set-up."""
    own = regions_of(s, seat)
    if piece == FLEET:  # war/setup/fleet-placement
        return sorted({sea for region in own for sea in s.world.seas_near[region]})
    if piece < FIRST_BUILDING:  # war/setup/land-placement
        return [region for region in own if _takes_units(s, seat, region)]
    return [
        region for region in own if _may_build_in(s, region) and place_for_building(s, region, piece - FIRST_BUILDING)
    ]


def _takes_units(s: Position, seat: int, region: int) -> bool:
    """war/opt/hist/setup-colony-limit: the free infantry is not counted (war/ruling/colonial-limits)."""
    return not s.house.historical or EUROPEAN[region] or units(s, region, seat) - 1 < COLONY_UNITS


def _may_build_in(s: Position, region: int) -> bool:
    """Whether buildings may be placed there (war/opt/hist/setup-buildings-europe)."""
    return not s.house.historical or EUROPEAN[region]


def why_not_place(s: Position, seat: int, piece: int, area: int) -> Refusal | None:
    """The rule against placing a piece in an area."""
    if piece == FLEET:
        near = any(s.owner[region] == seat for region in s.world.regions_near[area])
        return None if near else Refusal("war/setup/fleet-placement")
    if s.owner[area] != seat:
        return Refusal("war/setup/land-placement")
    if piece < FIRST_BUILDING:
        return None if _takes_units(s, seat, area) else Refusal("war/opt/hist/setup-colony-limit")
    if not _may_build_in(s, area):
        return Refusal("war/opt/hist/setup-buildings-europe")
    return why_no_place_for(s, area, piece - FIRST_BUILDING)
