"""Which buildings fit into a region beside those that stand there (war/pieces, war/build/slot-check)."""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import Refusal
from greatpowers.games.war.board import COLONIAL_POWERS, EUROPEAN
from greatpowers.games.war.lands import has
from greatpowers.games.war.pieces import BUILDINGS, CITY, FORT, PORT, PRODUCTION_BUILDINGS, PRODUCTION_SET, SCHOOL
from greatpowers.games.war.position import Position

ONE_OF_EACH: Final = len(PRODUCTION_BUILDINGS)
_NO_SECOND: Final[list[str]] = ["war/pieces/one-production-building"] * (BUILDINGS - 2) + [
    "war/pieces/fort-coexists",
    "war/build/school-one-per-city",
]


def production_limit(s: Position, seat: int, region: int) -> int:
    """How many production buildings a player may have in a region (war/pieces/one-production-building).

    war/opt/multi-build/limit; war/opt/multi-build/home-country; war/opt/multi-build/home-per-player;
    war/opt/hist/european-buildings; war/opt/hist/colonial-building-limit; war/opt/hist/lp-extra-building.
    """
    if s.house.historical:
        if EUROPEAN[region]:
            return ONE_OF_EACH
        return 2 if region in COLONIAL_POWERS else 1
    if s.house.home_country:
        return ONE_OF_EACH if s.home[seat] == region else 1
    return s.house.production_buildings


def slots(s: Position, seat: int, region: int) -> int:
    """How many production buildings still fit into a player's region."""
    return production_limit(s, seat, region) - (s.buildings[region] & PRODUCTION_SET).bit_count()


def place_for_building(s: Position, region: int, building: int) -> bool:
    """Whether a building fits into its builder's region."""
    return why_no_place_for(s, region, building) is None


def why_no_place_for(s: Position, region: int, building: int) -> Refusal | None:
    """The rule by which a building does not fit into a region; its controller would build it."""
    if has(s, region, building):  # war/opt/multi-build/no-duplicates
        return Refusal(_NO_SECOND[building])
    if building == SCHOOL:
        return None if has(s, region, CITY) else Refusal("war/pieces/school-with-city")
    if building == FORT:
        return None
    if building == PORT and not s.world.coastal[region]:
        return Refusal("war/build/port-coastal")
    full = slots(s, s.owner[region], region) <= 0
    return Refusal("war/pieces/one-production-building") if full else None
