"""Scorched earth (war/opt/scorch): instead of moving and fighting, a unit destroys something in its own region."""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import Refusal
from greatpowers.core.rows import replaced
from greatpowers.core.sets import members
from greatpowers.games.war import borders
from greatpowers.games.war import events as tell
from greatpowers.games.war.actions import RESOURCE
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.lands import has, raze, regions_of
from greatpowers.games.war.pieces import ALLOWANCE, ARTILLERY, CAVALRY, ENGINEER, INFANTRY, KINDS, MOVERS
from greatpowers.games.war.position import Position

SCORCHERS: Final[tuple[int, ...]] = (INFANTRY, CAVALRY, ARTILLERY, ENGINEER)  # war/opt/scorch/who


def choices(s: Position, seat: int) -> list[int]:
    """Every unit that has not moved, with everything it could destroy (war/opt/scorch/action)."""
    out: list[int] = []
    for region in regions_of(s, seat):
        objects = members(s.buildings[region]) + [RESOURCE] * s.developed[region]
        if objects:
            out += [
                s.codes.scorch[(kind * REGIONS + region) * (RESOURCE + 1) + thing]
                for kind in SCORCHERS
                if _unmoved(s, kind, region)
                for thing in objects
            ]
    return out


def _unmoved(s: Position, kind: int, region: int) -> int:
    """How many units of a kind have not moved; those that came by rail have."""
    return s.ready[region * MOVERS + ALLOWANCE[kind] * KINDS + kind] - s.railed[region * KINDS + kind]


def scorch(s: Position, seat: int, values: tuple[int, ...]) -> None:
    """A unit destroys a building or turns the resource back; it neither moves nor fights (war/opt/scorch/in-lieu).

    war/opt/scorch/one-each; war/opt/scorch/resource-flipped; war/ruling/scorched-earth: see `lands.raze` for schools.
    """
    kind, region, thing = values
    borders.make_stay(s, region, ALLOWANCE[kind] * KINDS + kind)
    scorchers = s.scorchers[:]
    scorchers[region * KINDS + kind] += 1
    s.scorchers = scorchers
    if thing == RESOURCE:
        s.developed = replaced(s.developed, region, 0)
    else:
        raze(s, region, thing)
    if s.events is not None:
        s.events.append((tell.SCORCHED, seat, thing, region))


def why_not(s: Position, seat: int, values: tuple[int, ...]) -> Refusal | None:
    """Why this unit cannot destroy this."""
    kind, region, thing = values
    if not s.house.scorched_earth:
        return Refusal("war/opt/selected-at-start")
    if s.owner[region] != seat:
        return Refusal("war/ruling/scorched-earth")
    if not (s.developed[region] if thing == RESOURCE else has(s, region, thing)):
        return Refusal("war/opt/scorch/action")
    return None if _unmoved(s, kind, region) else Refusal("war/opt/scorch/in-lieu")
