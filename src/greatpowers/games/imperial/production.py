"""Production: each unoccupied factory may make an army or a fleet, free of charge.

Rules: imperial/production/*, imperial/components/supply-exhausted. Step: PRODUCTION. The government takes all at
once, or one factory after another when it wants fewer or when pieces are short.
"""

from greatpowers.core.game import Refusal
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial import events as tell
from greatpowers.games.imperial.board import (
    AREA_IDS,
    ARMY_SUPPLY,
    FLEET_SUPPLY,
    IS_PORT,
    NATION_IDS,
    NATIONS,
    owner,
)
from greatpowers.games.imperial.position import (
    Position,
    armies_out,
    fleets_out,
    free_factories,
    hostile_armies,
)


def _able(s: Position) -> list[int]:
    """Free factories that have not produced yet and whose kind of unit is not used up."""
    nation = s.nation
    waiting = [p for p in free_factories(s, nation) if not s.produced >> p & 1]
    if not waiting:
        return waiting
    armies = ARMY_SUPPLY[nation] - armies_out(s, nation)
    fleets = FLEET_SUPPLY[nation] - fleets_out(s, nation)
    return [p for p in waiting if (fleets if IS_PORT[p] else armies) > 0]


def _enough_for_all(s: Position, able: list[int]) -> bool:
    """Whether the supply lasts for every one of these factories."""
    ports = sum(1 for p in able if IS_PORT[p])
    return len(able) - ports <= ARMY_SUPPLY[s.nation] - armies_out(s, s.nation) and ports <= FLEET_SUPPLY[
        s.nation
    ] - fleets_out(s, s.nation)


def resume(s: Position) -> None:
    """Ask while a factory is able to produce."""
    s.cached = legal(s)
    if len(s.cached) == 1:
        s.cached = None
        s.steps.pop()
    else:
        s.to_act = s.government[s.nation]


def legal(s: Position) -> list[int]:
    """All of them, any one of them, or no more."""
    able = _able(s)
    out = [act.PRODUCE_ALL] if able and _enough_for_all(s, able) else []
    out += [act.PRODUCE + p for p in able]
    out.append(act.DONE)
    return out


def apply(s: Position, action: int) -> None:
    """Place the new units in their factories' provinces, fleets in harbour (imperial/production/place)."""
    if action == act.DONE:
        s.steps.pop()
    elif action == act.PRODUCE_ALL:
        for province in _able(s):
            _produce(s, province)
    else:
        _produce(s, action - act.PRODUCE)


def _produce(s: Position, province: int) -> None:
    s.produced |= 1 << province
    at = province * NATIONS + s.nation
    if IS_PORT[province]:
        s.fleet[at] += 1
    else:
        s.army[at] += 1
    if s.told is not None:
        s.told.append((tell.PRODUCED, s.nation, act.FLEET if IS_PORT[province] else act.ARMY, province))


def why_not(s: Position, action: int) -> Refusal | None:
    """Why this factory does not produce."""
    if action == act.DONE:
        return None
    nation = NATION_IDS[s.nation]
    if action == act.PRODUCE_ALL:
        return None if _enough_for_all(s, _able(s)) else Refusal("imperial/production/supply", nation=nation)
    (province,) = act.VALUES[action]
    where = AREA_IDS[province]
    if owner(province) != s.nation:
        return Refusal("imperial/production/no-foreign-use", area=where, nation=nation)
    if not s.factory[province] or s.produced >> province & 1:
        return Refusal("imperial/production/one-each", area=where)
    if hostile_armies(s, province):
        return Refusal("imperial/production/blocked", area=where)
    out = fleets_out(s, s.nation) if IS_PORT[province] else armies_out(s, s.nation)
    if out == (FLEET_SUPPLY if IS_PORT[province] else ARMY_SUPPLY)[s.nation]:
        return Refusal("imperial/components/supply-exhausted", nation=nation)
    return None
