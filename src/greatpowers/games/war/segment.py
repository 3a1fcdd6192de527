"""One player's part of a movement phase (war/turn/movement-phase-per-player). Step: SEGMENT.

All movement comes before any combat (war/move/complete-before-combat); in between the others may reinforce
(war/reinforce/timing).
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.steps import Frame
from greatpowers.games.war import events as tell
from greatpowers.games.war import groups, reinforcement, revolts, steps, war_and_peace
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.forces import by_region
from greatpowers.games.war.frames import Segment
from greatpowers.games.war.marches import Marches
from greatpowers.games.war.pieces import (
    ALLOWANCE,
    FLEET_ALLOWANCE,
    FLEETS,
    KINDS,
    MOVERS,
)
from greatpowers.games.war.position import Position

MOVEMENT: Final = 0
REINFORCEMENT: Final = 1
COMBAT: Final = 2
END: Final = 3


def begin(s: Position, seat: int) -> None:
    """A player's movement begins."""
    s.mover = seat
    war_and_peace.stop_waiting(s, seat)
    revolts.fall_due(s, seat)
    _clear(s)
    _hand_out_points(s, seat)
    s.frames.append(Segment())
    if s.events is not None:
        s.events.append((tell.SEGMENT, seat))


def resume(s: Position, segment: Segment) -> None:
    """Movement, reinforcements of the others, combat (war/move/complete-before-combat)."""
    stage = segment.stage
    segment.stage = stage + 1
    if stage == MOVEMENT:
        s.frames.append(Frame(steps.MOVE))
    elif stage == REINFORCEMENT:
        _end_movement(s)
        reinforcement.begin(s)
    elif stage == COMBAT:
        s.frames.append(Frame(steps.COMBAT))
    else:
        s.mover = -1
        s.frames.pop()


def _end_movement(s: Position) -> None:
    """Nobody moves any more, and what was ceded can no longer be entered (war/ruling/cession)."""
    s.ready = bytearray(REGIONS * MOVERS)
    s.ready_regions = 0
    s.sailing_points = [0] * FLEETS
    s.ceded_to = [-1] * REGIONS


def _clear(s: Position) -> None:
    """What the player before has done no longer counts."""
    s.entries = [0] * REGIONS
    s.landed = bytearray(REGIONS * KINDS)
    s.engaged = groups.NO_ATTACKS
    s.barred = 0
    s.gained = [0] * REGIONS
    s.explored = [0] * REGIONS
    s.prospected = [0] * REGIONS
    s.railed = bytearray(REGIONS * KINDS)
    s.scorchers = bytearray(REGIONS * KINDS)
    s.late = bytearray(REGIONS * KINDS)


def _hand_out_points(s: Position, seat: int) -> None:
    """Every unit and fleet has all its movement points (war/move/allowances, war/naval/cost)."""
    ready = bytearray(REGIONS * MOVERS)
    regions = 0
    for kind in range(KINDS):
        first = ALLOWANCE[kind] * KINDS + kind
        numbers = by_region(s, seat, kind)
        for region in range(REGIONS):
            if numbers[region]:
                ready[region * MOVERS + first] = numbers[region]
                regions |= 1 << region
    s.ready = ready
    s.ready_regions = regions
    s.marches = Marches()
    first = seat * FLEETS
    s.sailing_points = [FLEET_ALLOWANCE if sea >= 0 else 0 for sea in s.fleet_at[first : first + FLEETS]]
