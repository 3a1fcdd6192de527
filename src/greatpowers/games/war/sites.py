"""Which buildings fit into a region beside those that stand there (war/pieces, war/build/slot-check)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from greatpowers.core.game import Refusal
from greatpowers.games.war.board import COLONIAL_POWERS, EUROPEAN
from greatpowers.games.war.lands import has
from greatpowers.games.war.pieces import BUILDINGS, CITY, FORT, PORT, PRODUCTION_BUILDINGS, PRODUCTION_SET, SCHOOL
from greatpowers.games.war.position import Position

ONE_OF_EACH: Final = len(PRODUCTION_BUILDINGS)
# Buildings that stand beside others, and the rule against a second one.
_NO_SECOND: Final[dict[int, str]] = {FORT: "war/pieces/fort-coexists", SCHOOL: "war/build/school-one-per-city"}


def production_limit(s: Position, seat: int, region: int) -> int:
    """How many production buildings a player may have in a region (war/pieces/one-production-building).

    war/ruling/building-limit: of all four kinds together.
    war/opt/multi-build/limit; war/opt/multi-build/home-country; war/opt/multi-build/home-per-player;
    war/opt/hist/european-buildings; war/opt/hist/colonial-building-limit.
    """
    if s.house.historical:
        return ONE_OF_EACH if EUROPEAN[region] else 1
    if s.house.home_country:
        return ONE_OF_EACH if s.home[seat] == region else 1
    return s.house.production_buildings


def slots(s: Position, seat: int, region: int) -> int:
    """How many production buildings still fit into a player's region."""
    standing = s.buildings[region] & PRODUCTION_SET
    if _may_add_city(s, region):
        standing &= ~(1 << CITY)
    return production_limit(s, seat, region) - standing.bit_count()


def _may_add_city(s: Position, region: int) -> bool:
    """war/opt/hist/lp-extra-building: a colonial local power has one building more besides its city."""
    return s.house.historical and region in COLONIAL_POWERS


def places(s: Position, region: int) -> list[int]:
    """The buildings that fit into a region; only to be read. See `why_no_place_for` for the rules."""
    free = slots(s, s.owner[region], region) > 0
    return _places(s.buildings[region], s.world.coastal[region], free, _may_add_city(s, region))


@lru_cache(maxsize=1 << 9)
def _places(standing: int, coastal: bool, free: bool, extra_city: bool) -> list[int]:
    """The buildings that fit beside those that stand there."""
    fits = [free] * BUILDINGS
    fits[CITY] = free or extra_city
    fits[PORT] = free and coastal
    fits[FORT] = True
    fits[SCHOOL] = bool(standing >> CITY & 1)
    return [building for building in range(BUILDINGS) if fits[building] and not standing >> building & 1]


def place_for_building(s: Position, region: int, building: int) -> bool:
    """Whether a building fits into its builder's region."""
    return why_no_place_for(s, region, building) is None


def why_no_place_for(s: Position, region: int, building: int) -> Refusal | None:
    """The rule by which a building does not fit into a region; its controller would build it.

    war/pieces/fort-coexists, war/build/school-one-per-city: forts and schools stand beside any others, one of each.
    """
    if building == SCHOOL and not has(s, region, CITY):
        return Refusal("war/pieces/school-with-city")
    if has(s, region, building):
        return Refusal(_NO_SECOND.get(building) or _rule_of_limit(s, region, True))
    if building in _NO_SECOND or (building == CITY and _may_add_city(s, region)):
        return None
    if building == PORT and not s.world.coastal[region]:
        return Refusal("war/build/port-coastal")
    full = slots(s, s.owner[region], region) <= 0
    return Refusal(_rule_of_limit(s, region, False)) if full else None


def _rule_of_limit(s: Position, region: int, second: bool) -> str:
    """The rule by which a region holds no more production buildings, or no second one of a kind."""
    if s.house.historical:
        if EUROPEAN[region]:
            return "war/opt/hist/european-buildings"
        return "war/opt/hist/lp-extra-building" if _may_add_city(s, region) else "war/opt/hist/colonial-building-limit"
    if s.house.home_country:
        return "war/opt/multi-build/home-country"
    if s.house.production_buildings > 1:
        return "war/opt/multi-build/no-duplicates" if second else "war/opt/multi-build/limit"
    return "war/pieces/one-production-building"
