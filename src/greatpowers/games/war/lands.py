"""Regions: who controls them, and the buildings in them.

Only the functions here change `owner` and `buildings`, because they also keep the sets beside them (see recount.py).
"""

from __future__ import annotations

from greatpowers.core.rows import replaced
from greatpowers.core.sets import members
from greatpowers.games.war.pieces import BUILDINGS, CITY, NATIVES, SCHOOL
from greatpowers.games.war.position import Position


def has(s: Position, region: int, building: int) -> bool:
    """Whether a building stands there."""
    return bool(s.buildings[region] >> building & 1)


def count(s: Position, seat: int, building: int) -> int:
    """How many buildings of a kind a player controls; natives have none (war/natbattle/no-schools)."""
    return 0 if seat == NATIVES else s.works[seat * BUILDINGS + building]


def regions_of(s: Position, seat: int) -> list[int]:
    """The regions that a player controls."""
    return members(s.realm[seat])


def with_building(s: Position, seat: int, building: int) -> int:
    """The set of a player's regions with such a building."""
    out = 0
    if s.works[seat * BUILDINGS + building]:
        for region in members(s.realm[seat]):
            if s.buildings[region] >> building & 1:
                out |= 1 << region
    return out


def neighbours_of(s: Position, seat: int, region: int) -> list[int]:
    """The regions next to this one that a player controls."""
    return [near for near in s.world.regions_near[region] if s.owner[near] == seat]


def controls_zone(s: Position, seat: int, zone: int) -> bool:
    """Whether every region of a zone is this player's."""
    return not s.world.zone_set[zone] & ~s.realm[seat]


def is_westernized(s: Position, region: int) -> bool:
    """Whether a player controls it and no native marker lies there (war/markers/westernized-threshold)."""
    return s.owner[region] != NATIVES and not s.marker[region]


def set_owner(s: Position, region: int, seat: int) -> None:
    """A player controls a region from now on, or the natives do."""
    old = s.owner[region]
    s.realm = s.realm[:]
    s.works = s.works[:]
    for owner, change in ((old, -1), (seat, 1)):
        if owner != NATIVES:
            s.realm[owner] ^= 1 << region
            for building in members(s.buildings[region]):
                s.works[owner * BUILDINGS + building] += change
    s.owner = replaced(s.owner, region, seat)


def erect(s: Position, region: int, building: int) -> None:
    """A building comes onto the board."""
    _count_building(s, region, building, 1)
    s.buildings = replaced(s.buildings, region, s.buildings[region] | 1 << building)


def raze(s: Position, region: int, building: int) -> None:
    """A building goes; a city takes its school with it (war/ruling/scorched-earth)."""
    if building == CITY and has(s, region, SCHOOL):
        raze(s, region, SCHOOL)
    _count_building(s, region, building, -1)
    s.buildings = replaced(s.buildings, region, s.buildings[region] & ~(1 << building))


def _count_building(s: Position, region: int, building: int, change: int) -> None:
    owner = s.owner[region]
    if owner != NATIVES:
        at = owner * BUILDINGS + building
        s.works = replaced(s.works, at, s.works[at] + change)
