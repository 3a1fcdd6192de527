"""The counts that are kept beside pieces and bonds, worked out from them: for positions that are set up or loaded."""

from __future__ import annotations

from greatpowers.games.imperial import steps
from greatpowers.games.imperial.actions import UNITS
from greatpowers.games.imperial.board import (
    ALL_BONDS,
    AREAS,
    BONDS,
    FACE,
    HOMES,
    INTEREST,
    LANDS,
    NATIONS,
    PROVINCES,
    Area,
    Nation,
)
from greatpowers.games.imperial.position import Position
from greatpowers.games.imperial.units import units_of_kind


def recount(s: Position) -> None:
    """Everything that layout.py declares as derived."""
    _presence(s)
    _armies(s)
    _bonds(s)


def _presence(s: Position) -> None:
    s.present, s.where = [0] * AREAS, [0] * NATIONS
    for area in range(AREAS):
        for nation in range(NATIONS):
            if any(units_of_kind(s, area, nation, unit) for unit in range(UNITS)):
                s.present[area] |= 1 << nation
                s.where[nation] |= 1 << area
    s.mixed = sum(1 << area for area in range(AREAS) if s.present[area] & s.present[area] - 1)


def _armies(s: Position) -> None:
    s.closed = sum(1 << province for province in range(HOMES) if _has_hostile_army(s, province))
    s.fleets_out = [sum(s.fleet[nation::NATIONS]) for nation in range(NATIONS)]
    s.armies_out = [armies_of(s, nation) for nation in range(NATIONS)]


def _has_hostile_army(s: Position, province: Area) -> bool:
    here = s.army[province * NATIONS : (province + 1) * NATIONS]
    return sum(here) > here[province // PROVINCES]


def armies_of(s: Position, nation: Nation) -> int:
    """The nation's armies on the board, and the one on its way (at sea, or before its stance is declared)."""
    moving = sum(frame.step in (steps.CONVOY, steps.STANCE) for frame in s.frames) if nation == s.nation else 0
    return sum(s.army[nation : LANDS * NATIONS : NATIONS]) + sum(s.lying[nation::NATIONS]) + moving


def _bonds(s: Position) -> None:
    s.unsold = [ALL_BONDS] * NATIONS
    s.credit, s.interest = [0] * (NATIONS * s.seats), [0] * (NATIONS * s.seats)
    for bond, holder in enumerate(s.bond):
        if holder >= 0:
            nation, rank = divmod(bond, BONDS)
            s.unsold[nation] &= ~(1 << rank)
            s.credit[nation * s.seats + holder] += FACE[rank]
            s.interest[nation * s.seats + holder] += INTEREST[rank]
