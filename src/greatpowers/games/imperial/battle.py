"""Battles: one unit against one unit, both removed; and those that the active nation declares where units stand.

Rules: imperial/battle/*, imperial/fleet/stationary-attack, imperial/ruling/active-multiple, harbour-mix, anytime. Step: BATTLE.
"""

from itertools import compress

from greatpowers.core.game import Refusal
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial import events as tell
from greatpowers.games.imperial import maneuver, steps
from greatpowers.games.imperial.board import ALL_AREAS, AREA_IDS, HOMES, LANDS, NATION_IDS, NATIONS
from greatpowers.games.imperial.position import Position, units_of_kind

_BATTLE = act.family_number("battle")


def targets(s: Position, area: int) -> list[int]:
    """What any unit of the active nation can be matched with here, as nation * UNITS + kind.

    A fleet fights fleets at sea; in harbour it fights armies only, since no foreign fleet is ever there. An army
    fights armies, and fleets in harbour (imperial/battle/army-vs-harbour-fleet).
    """
    nation = s.nation
    base = area * NATIONS
    out: list[int] = []
    for other in range(NATIONS):
        if other == nation:
            continue
        if area < LANDS and s.army[base + other]:
            out.append(other * act.UNITS + act.ARMY)
        if area < HOMES and s.lying[base + other]:
            out.append(other * act.UNITS + act.FRIENDLY)
        if s.fleet[base + other]:
            out.append(other * act.UNITS + act.FLEET)
    return out


def why_not_target(s: Position, area: int, nation: int, target: int) -> Refusal | None:
    """Why the active nation's unit cannot be matched with this one."""
    if nation == s.nation:
        return Refusal("imperial/invariant/battle-balance", nation=NATION_IDS[nation])
    if not units_of_kind(s, area, nation, target):
        return Refusal(
            "imperial/battle/active-attacks",
            nation=NATION_IDS[nation],
            unit=act.UNIT.words[target],
            area=AREA_IDS[area],
        )
    return None


def fight(s: Position, area: int, unit: int, nation: int, target: int) -> None:
    """imperial/battle/land-1to1, fleet/battle-1to1: one unit of each side leaves the board."""
    if s.told is not None:
        s.told.append((tell.FOUGHT, area, s.nation, unit, nation, target))
    maneuver.lose(s, area, s.nation, unit)
    maneuver.lose(s, area, nation, target)


# -- battles that the active nation declares -----------------------------------------------------------------


def is_declaration(action: int) -> bool:
    """Whether an action declares a battle."""
    return act.FAMILY[action] == _BATTLE


def declarations(s: Position) -> list[int]:
    """Every kind of own unit in every area that the active nation shares with others."""
    nation = s.nation
    out: list[int] = []
    for area in compress(ALL_AREAS, s.army[nation::NATIONS]):
        if _is_shared(s, area, nation):
            out.append(act.BATTLE[area * act.UNITS + act.ARMY])
    for area in compress(ALL_AREAS, s.lying[nation::NATIONS]):
        if _is_shared(s, area, nation):
            out.append(act.BATTLE[area * act.UNITS + act.FRIENDLY])
    for area in compress(ALL_AREAS, s.fleet[nation::NATIONS]):
        if _is_shared(s, area, nation):
            out.append(act.BATTLE[area * act.UNITS + act.FLEET])
    return out


def _is_shared(s: Position, area: int, nation: int) -> bool:
    """Whether units of other nations are in the area."""
    base = area * NATIONS
    end = base + NATIONS
    if sum(s.fleet[base:end]) > s.fleet[base + nation]:
        return True
    if area >= LANDS:
        return False
    if sum(s.army[base:end]) > s.army[base + nation]:
        return True
    return area < HOMES and sum(s.lying[base:end]) > s.lying[base + nation]


def declare(s: Position, action: int) -> None:
    """Fight here with this kind of unit; against whom is asked only when there is a choice."""
    area, unit = act.VALUES[action]
    found = targets(s, area)
    s.at = area
    s.unit = unit
    if len(found) == 1:
        fight(s, area, unit, found[0] // act.UNITS, found[0] % act.UNITS)
    else:
        s.steps.append(steps.BATTLE)


def why_not_declare(s: Position, action: int) -> Refusal | None:
    """Why no battle can be declared here with this kind of unit."""
    area, unit = act.VALUES[action]
    nation = NATION_IDS[s.nation]
    if not units_of_kind(s, area, s.nation, unit):
        return Refusal(
            "imperial/battle/active-attacks", nation=nation, unit=act.UNIT.words[unit], area=AREA_IDS[area]
        )
    if not targets(s, area):
        return Refusal("imperial/ruling/active-multiple", area=AREA_IDS[area])
    return None


def resume(s: Position) -> None:
    """The active government picks the opponent (imperial/fleet/mover-picks-target)."""
    s.to_act = s.government[s.nation]


def legal(s: Position) -> list[int]:
    """Every kind of foreign unit here."""
    return [act.ATTACK + target for target in targets(s, s.at)]


def apply(s: Position, action: int) -> None:
    """Both units leave the board."""
    s.steps.pop()
    nation, unit = act.VALUES[action]
    fight(s, s.at, s.unit, nation, unit)


def why_not(s: Position, action: int) -> Refusal | None:
    """Why this opponent cannot be chosen."""
    nation, unit = act.VALUES[action]
    return why_not_target(s, s.at, nation, unit)
