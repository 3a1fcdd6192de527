"""Plans that the rules of thumb would hardly find: gifts to a treasury, raids and sieges.

A search tries them beside its other plans; whether they pay is for the value of positions to say.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from greatpowers.bots.imperial.bonds import INVESTMENTS
from greatpowers.bots.imperial.estimates import power_worth, reach_of
from greatpowers.bots.imperial.policy import NOISE, RULES, liveliest
from greatpowers.bots.search.mind import Plan
from greatpowers.core.game import Random
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial.board import (
    DESTROY_ARMIES,
    FACTORY_PRICE,
    FACTORY_SPACE,
    HOMES,
    IMPORT_MOST,
    IMPORT_PRICE,
    IMPORT_SPACE,
    MANEUVER_1,
    MANEUVER_2,
    SPACES,
    home,
)
from greatpowers.games.imperial.holdings import interest_due
from greatpowers.games.imperial.position import Position
from greatpowers.games.imperial.railroads import landings
from greatpowers.games.imperial.rondel import fee_for
from greatpowers.games.imperial.units import open_mask

EAGERNESS: Final = 5.0  # more than anything else in a maneuver is worth
_COSTS: Final = {FACTORY_SPACE: FACTORY_PRICE, IMPORT_SPACE: IMPORT_MOST * IMPORT_PRICE}
_MOVES: Final = [act.family_number(name) for name in ("march", "march_friendly", "land")]
_EMBARKATIONS: Final = [act.family_number(name) for name in ("embark", "embark_friendly")]


def ideas(s: Position, seat: int, rng: Random) -> list[Plan]:
    """Plans for the present step, if there are any."""
    if s.step == "rondel":
        maneuvers = [action for action in s.legal(seat) if action - act.RONDEL in (MANEUVER_1, MANEUVER_2)]
        return [*gifts(s, seat), *(raids(s, seat, [("rondel", maneuvers[0])], rng) if maneuvers else [])]
    if s.step in ("fleets", "armies"):
        return list(raids(s, seat, [], rng))
    return list(bought_stop(s, seat)) if s.step == "force" else []


# -- gifts -----------------------------------------------------------------------------------------------------


def gifts(s: Position, seat: int) -> Iterator[Plan]:
    """Give the treasury what it lacks for a factory, or for units."""
    nation, start = s.nation, s.rondel[s.nation]
    for space, cost in _COSTS.items():
        missing = cost - s.treasury[nation]
        fee = fee_for((space - start) % SPACES) if start >= 0 else 0
        move = act.RONDEL + space
        if 0 < missing <= s.cash[seat] - fee and move in s.legal(seat):
            yield [("rondel", s.game.space.code("donate", seat, nation, missing)), ("rondel", move)]


def bought_stop(s: Position, seat: int) -> Iterator[Plan]:
    """As a Swiss Bank, give the treasury what it lacks to pay all interest: it can then be forced to."""
    missing = interest_due(s, s.nation) - s.treasury[s.nation]
    if 0 < missing <= s.cash[seat]:
        yield [("force", s.game.space.code("donate", seat, s.nation, missing)), ("force", act.FORCE)]


# -- raids -----------------------------------------------------------------------------------------------------


def raids(s: Position, seat: int, opening: Plan, rng: Random) -> Iterator[Plan]:
    """Occupy the factories of the rival nation that it hurts most; and gather armies to destroy one of them."""
    factories = _in_reach(s)
    victims = sorted({province // len(home(0)) for province in factories}, key=lambda n: power_worth(s, n, seat))
    if not victims or power_worth(s, victims[0], seat) >= 0:
        return
    targets = [province for province in factories if province in home(victims[0])]
    yield _aimed_at(s, seat, targets, opening, rng)
    if s.armies_out[s.nation] >= DESTROY_ARMIES:
        yield _aimed_at(s, seat, targets[:1], opening, rng)


def _in_reach(s: Position) -> list[int]:
    """The other nations' factories that an army could march to, or land at."""
    nation = s.nation
    reach, reached = reach_of(nation, open_mask(s, nation)), 0
    for area, ends in enumerate(reach):
        if s.where[nation] >> area & 1:
            reached |= ends | (1 << area)
    return [p for p in range(HOMES) if reached >> p & 1 and s.factory[p] and p not in home(nation)]


def _aimed_at(s: Position, seat: int, targets: list[int], opening: Plan, rng: Random) -> Plan:
    """The rest of the maneuver by rules of thumb that want nothing as much as these provinces."""
    plan, t = opening[:], s.clone()
    for _, action in opening:
        t.apply(action, seat)
    while not t.ended and t.to_act == seat and t.turns == s.turns and t.step not in INVESTMENTS:
        legal = t.legal(seat)
        worths = RULES[t.step](t, seat, legal)
        wanted = [worth + _eagerness(t, action, targets) for worth, action in zip(worths, legal, strict=True)]
        action = liveliest(legal, wanted, NOISE, rng)
        plan.append((t.step, action))
        t.apply(action, seat)
    return plan


def _eagerness(s: Position, action: int, targets: list[int]) -> float:
    """How much this helps to occupy or destroy one of these provinces."""
    family, values = act.FAMILY[action], act.VALUES[action]
    if action == act.HOSTILE:
        return EAGERNESS
    if family in _MOVES:
        start = values[0] if len(values) == 2 else -1
        return EAGERNESS if values[-1] in targets and start not in targets else 0.0
    if family in _EMBARKATIONS:
        ends = landings(s.nation, open_mask(s, s.nation), values[1])
        return EAGERNESS if values[0] not in targets and any(end in targets for end in ends) else 0.0
    if act.DESTROY <= action < act.DESTROY + HOMES:
        return EAGERNESS if values[0] in targets else 0.0
    return 0.0
