"""Maneuver, first step: fleets leave harbour or move to an adjacent sea.

Rules: imperial/fleet/*. Step: FLEETS.
"""

from itertools import compress

from greatpowers.core.game import Refusal
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial import battle, entry
from greatpowers.games.imperial import events as tell
from greatpowers.games.imperial.board import (
    ALL_AREAS,
    ANCHOR,
    AREA_IDS,
    AREAS,
    HOMES,
    LANDS,
    NATION_IDS,
    NATIONS,
    SEA_NEIGHBOURS,
)
from greatpowers.games.imperial.position import Position

# Where a fleet in this area can sail, as actions: out of a harbour only past its anchor.
_SAILINGS: list[list[int]] = [
    [act.SAIL[area * AREAS + to] for to in (SEA_NEIGHBOURS[area] if area >= LANDS else [ANCHOR[area]])]
    if area >= LANDS or ANCHOR[area] >= 0
    else []
    for area in range(AREAS)
]


def resume(s: Position) -> None:
    """Over when no fleet is left to move; battles can be declared in the next step as well."""
    if any(s.fresh_fleet):
        s.to_act = s.government[s.nation]
    else:
        s.steps.pop()


def legal(s: Position) -> list[int]:
    """Every unmoved fleet to every sea it can reach; every battle that can be declared; enough."""
    out: list[int] = []
    for area in compress(ALL_AREAS, s.fresh_fleet):
        out += _SAILINGS[area]
    out += battle.declarations(s)
    out.append(act.DONE)
    return out


def apply(s: Position, action: int) -> None:
    """Move one fleet, and settle its entry before the next unit moves (imperial/ruling/unit-by-unit)."""
    if action == act.DONE:
        s.steps.pop()
        return
    if battle.is_declaration(action):
        battle.declare(s, action)
        return
    start, to = act.VALUES[action]
    s.fleet[start * NATIONS + s.nation] -= 1
    s.fresh_fleet[start] -= 1
    s.fleet[to * NATIONS + s.nation] += 1
    if s.told is not None:
        s.told.append((tell.SAILED, s.nation, start, to))
    entry.meet(s, to, act.FLEET)


def why_not(s: Position, action: int) -> Refusal | None:
    """Why this fleet cannot sail there."""
    if action == act.DONE:
        return None
    if battle.is_declaration(action):
        return battle.why_not_declare(s, action)
    start, to = act.VALUES[action]
    where, nation = AREA_IDS[start], NATION_IDS[s.nation]
    here = s.fleet[start * NATIONS + s.nation]
    if here == 0:
        return Refusal("imperial/fleet/one-step", nation=nation, area=where)
    if start < HOMES and to != ANCHOR[start]:
        return Refusal("imperial/fleet/leave-harbour", area=where, to=AREA_IDS[ANCHOR[start]])
    if s.fresh_fleet[start] == 0:
        return Refusal("imperial/fleet/harbour-stop", nation=nation, area=where)
    return None
