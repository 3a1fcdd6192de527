"""The pseudo-historical set-up (war/opt/hist): European picks, colonial draws, local powers, endowments.

Steps: LOCAL_POWERS (luck), ENDOW.
"""

from __future__ import annotations

from greatpowers.core.game import CHANCE, Refusal
from greatpowers.core.rows import added, replaced
from greatpowers.games.war import events as tell
from greatpowers.games.war import steps
from greatpowers.games.war.board import AREAS, COLONIAL_POWERS, EUROPEAN, REGIONS
from greatpowers.games.war.chits import START_RESOURCE
from greatpowers.games.war.frames import LocalPowers, Picks, Queue
from greatpowers.games.war.lands import erect, regions_of
from greatpowers.games.war.markers import lay_native
from greatpowers.games.war.pieces import (
    BUILDINGS,
    CITY,
    FIRST_BUILDING,
    NATIVES,
    PORT,
    PRODUCTION_BUILDINGS,
)
from greatpowers.games.war.position import Position
from greatpowers.games.war.sites import why_no_place_for


def is_local_power(s: Position, region: int) -> bool:
    """Native controlled European regions and the five named ones (war/opt/hist/lp-def)."""
    return s.house.historical and s.owner[region] == NATIVES and (EUROPEAN[region] or region in COLONIAL_POWERS)


# -- picks ---------------------------------------------------------------------------------------------------


def may_be_drawn(region: int) -> bool:
    """A colonial region that is no local power (war/opt/hist/setup-draw)."""
    return not EUROPEAN[region] and region not in COLONIAL_POWERS


def may_pick(s: Position, picks: Picks, seat: int, region: int) -> bool:
    """A European region, or one next to an own European region (war/opt/hist/setup-pick)."""
    if EUROPEAN[region]:
        return not _has_european(s, seat) or _european_to_spare(s)
    if _must_be_european(s, picks, seat):
        return False
    return any(EUROPEAN[near] and s.owner[near] == seat for near in s.world.regions_near[region])


def may_draw(s: Position, picks: Picks, seat: int) -> bool:
    """Instead of a pick, unless the last one must be European."""
    return not _must_be_european(s, picks, seat) and any(
        s.owner[region] == NATIVES and may_be_drawn(region) for region in range(REGIONS)
    )


def _must_be_european(s: Position, picks: Picks, seat: int) -> bool:
    """Everybody ends with a European region (war/opt/hist/setup-one-european)."""
    return picks.queue.count(seat) == 1 and not _has_european(s, seat)


def _has_european(s: Position, seat: int) -> bool:
    return any(EUROPEAN[region] for region in regions_of(s, seat))


def _european_to_spare(s: Position) -> bool:
    """Whether somebody may take a second one and leave one for everybody who has none."""
    free = sum(EUROPEAN[region] and s.owner[region] == NATIVES for region in range(REGIONS))
    return free > sum(not _has_european(s, seat) for seat in range(s.seats))


def why_not_pick(s: Position, picks: Picks, seat: int, region: int) -> Refusal | None:
    """The rule against picking this region."""
    if may_pick(s, picks, seat, region):
        return None
    kept = EUROPEAN[region] or _must_be_european(s, picks, seat)
    return Refusal("war/opt/hist/setup-one-european" if kept else "war/opt/hist/setup-pick")


def why_not_draw(s: Position, picks: Picks, seat: int) -> Refusal | None:
    """The rule against drawing a colony."""
    if not s.house.historical:
        return Refusal("war/opt/selected-at-start")
    if may_draw(s, picks, seat):
        return None
    last = _must_be_european(s, picks, seat)
    return Refusal("war/opt/hist/setup-one-european" if last else "war/opt/hist/setup-draw")


# -- local powers --------------------------------------------------------------------------------------------


def begin(s: Position) -> None:
    """Whatever nobody picked of Europe and of the five named regions is a local power."""
    s.frames.append(LocalPowers([region for region in range(REGIONS) if is_local_power(s, region)]))


def resume(s: Position, powers: LocalPowers) -> None:
    """A colonial one has a city (war/opt/hist/lp-colonial-city); luck decides on the others."""
    while powers.places and not EUROPEAN[powers.places[0]]:
        _found(s, powers.places.pop(0), CITY)
    if powers.places:
        s.to_act = CHANCE
    else:
        s.frames.pop()


def legal(s: Position, powers: LocalPowers, seat: int) -> list[int]:
    """A building for a European one (war/opt/hist/lp-european-building)."""
    coastal = s.world.coastal[powers.places[0]]
    return [s.codes.found + building for building in PRODUCTION_BUILDINGS if building != PORT or coastal]


def apply(s: Position, powers: LocalPowers, seat: int, action: int) -> None:
    """As luck will have it."""
    _found(s, powers.places.pop(0), action - s.codes.found)


def _found(s: Position, region: int, building: int) -> None:
    """It has a building and a strong marker, face down (war/opt/hist/lp-markers; draws.py keeps strong ones for it).

    war/ruling/local-powers: other regions get theirs when somebody first enters.
    """
    erect(s, region, building)
    lay_native(s, region)
    s.stronghold = replaced(s.stronghold, region, 1)
    if s.events is not None:
        s.events.append((tell.FOUNDED, building, region))


# -- endowments ----------------------------------------------------------------------------------------------


def begin_endowment(s: Position) -> None:
    """A free building and a free resource for everybody, in order."""
    s.frames.append(Queue([seat for seat in s.order for _ in range(2)], steps.ENDOW))


def endow_resume(s: Position, queue: Queue) -> None:
    """First the building, then the resource."""
    if queue.queue:
        s.to_act = queue.queue[0]
    else:
        s.frames.pop()


def endow_legal(s: Position, queue: Queue, seat: int) -> list[int]:
    """Anywhere in one's own Europe (war/opt/hist/setup-free-building, war/opt/hist/setup-free-resource)."""
    own = [region for region in regions_of(s, seat) if EUROPEAN[region]]
    if not _building_next(queue):
        return [s.codes.endow + region for region in own]
    return [
        s.codes.place[(FIRST_BUILDING + building) * AREAS + region]
        for building in range(BUILDINGS)
        for region in own
        if why_no_place_for(s, region, building) is None
    ]


def endow_apply(s: Position, queue: Queue, seat: int, action: int) -> None:
    """It costs nothing."""
    if _building_next(queue):
        piece, region = s.codes.values[action]
        erect(s, region, piece - FIRST_BUILDING)
        if s.events is not None:
            s.events.append((tell.PLACED, seat, piece, region))
    else:
        region = action - s.codes.endow
        s.chit = replaced(s.chit, region, START_RESOURCE)
        s.developed = added(s.developed, region, 1)
        if s.events is not None:
            s.events.append((tell.DEVELOPED, seat, region, 0))
    queue.queue.pop(0)


def endow_why_not(s: Position, queue: Queue, seat: int, action: int) -> Refusal | None:
    """A building first, then a resource, both in one's own Europe."""
    building = s.codes.families[action] == s.codes.families[s.codes.place[FIRST_BUILDING * AREAS]]
    rule = "war/opt/hist/setup-free-building" if _building_next(queue) else "war/opt/hist/setup-free-resource"
    if building != _building_next(queue):
        return Refusal(rule)
    if building:
        piece, region = s.codes.values[action]
        return _why_not_free_building(s, seat, piece, region)
    region = action - s.codes.endow
    return None if s.owner[region] == seat and EUROPEAN[region] else Refusal(rule)


def _why_not_free_building(s: Position, seat: int, piece: int, region: int) -> Refusal | None:
    if piece < FIRST_BUILDING:
        return Refusal("war/opt/hist/setup-free-building")
    if not EUROPEAN[region]:
        return Refusal("war/opt/hist/setup-buildings-europe")
    if s.owner[region] != seat:
        return Refusal("war/opt/hist/setup-free-building")
    return why_no_place_for(s, region, piece - FIRST_BUILDING)


def _building_next(queue: Queue) -> bool:
    """Whether the first in the queue still gets both."""
    return queue.queue.count(queue.queue[0]) == 2
