"""What a good teacher would point out to the one who decides: at most one thing, the most important first.

Nothing here decides anything. All of it follows from what lies open and from what the one who is asked knows himself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greatpowers.core.game import Hint, advice
from greatpowers.core.steps import Seat
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial import steps
from greatpowers.games.imperial.board import (
    FACE,
    FACTORY_PRICE,
    FACTORY_SPACE,
    IMPORT_PRICE,
    INVESTOR_SPACE,
    IS_PORT,
    MANEUVER_1,
    MANEUVER_2,
    NATION_IDS,
    NATIONS,
    POWER_END,
    PRODUCTION_1,
    PRODUCTION_2,
    SPACES,
    TAX_POINTS,
    TAXATION_SPACE,
    home,
    power_factor,
    tax_space,
)
from greatpowers.games.imperial.hints import interest_for, would_govern
from greatpowers.games.imperial.holdings import credit, interest_due, interest_due_to
from greatpowers.games.imperial.position import Position
from greatpowers.games.imperial.rondel import fee_for
from greatpowers.games.imperial.scoring import bond_value
from greatpowers.games.imperial.taxation import revenue
from greatpowers.games.imperial.units import free_factories

GOOD_BONUS: Final = 3  # million that a taxation brings its government, less the fee
GOOD_INTEREST: Final = 3
MANY_UNITS: Final = 2  # at home with nothing to do
FEW_UNITS: Final = 3
ENOUGH_FACTORIES: Final = 4
CLOSE: Final = 2  # million between a government and the next investor


def coaching(s: Position, seat: Seat) -> Hint | None:
    """What matters now to a seat that decides."""
    speak = _SPEAKERS.get(s.frames[-1].step)
    return None if speak is None else speak(s, seat)


# -- the rondel ----------------------------------------------------------------------------------------------


def _rondel(s: Position, seat: Seat) -> Hint | None:
    fees = _fees(s, seat)
    free = {space for space, fee in fees.items() if fee == 0}
    if not s.where[s.nation] and free & {PRODUCTION_1, PRODUCTION_2}:
        return _production(s)
    return _taxation(s, seat, fees) or _interest(s, seat, free) or _work(s, free)


def _fees(s: Position, seat: Seat) -> dict[int, int]:
    """The spaces that the nation may go to, with the fee for each."""
    start = s.rondel[s.nation]
    spaces = [action - act.RONDEL for action in s.legal(seat)]
    return {space: fee_for((space - start) % SPACES if start >= 0 else 0) for space in spaces}


def _taxation(s: Position, seat: Seat, fees: dict[int, int]) -> Hint | None:
    if TAXATION_SPACE not in fees:
        return None
    nation, fee = s.nation, fees[TAXATION_SPACE]
    space = tax_space(revenue(s, nation))
    bonus, points = max(0, space - s.tax[nation]), TAX_POINTS[space]
    if s.power[nation] + points >= POWER_END:
        return _end(s, seat, bonus - fee)
    if bonus - fee >= GOOD_BONUS:
        return advice("tax", nation=NATION_IDS[nation], bonus=bonus, fee=fee, points=points)
    return None


def _end(s: Position, seat: Seat, gain: int) -> Hint:
    """Taxation would end the game: what the bonds would count then, and the own cash."""
    after = s.clone()
    after.power = [POWER_END if nation == s.nation else power for nation, power in enumerate(s.power)]
    best = max((other for other in range(s.seats) if other != seat), key=lambda other: bond_value(after, other))
    mine = bond_value(after, seat) + s.cash[seat] + gain
    return advice("end", nation=NATION_IDS[s.nation], mine=mine, seat=best, points=bond_value(after, best))


def _interest(s: Position, seat: Seat, free: set[int]) -> Hint | None:
    mine = interest_for(s, seat)
    if INVESTOR_SPACE in free and mine >= GOOD_INTEREST:
        name = "interest-card" if s.card == seat else "interest"
        return advice(name, nation=NATION_IDS[s.nation], mine=mine)
    return None


def _production(s: Position) -> Hint:
    return advice("production", nation=NATION_IDS[s.nation], count=len(free_factories(s, s.nation)))


def _work(s: Position, free: set[int]) -> Hint | None:
    """What the nation itself needs."""
    nation, word = s.nation, NATION_IDS[s.nation]
    idle = sum(s.army[area * NATIONS + nation] + s.fleet[area * NATIONS + nation] for area in home(nation))
    factories = len(free_factories(s, nation))
    if idle >= MANY_UNITS and free & {MANEUVER_1, MANEUVER_2}:
        return advice("maneuver", nation=word, count=idle)
    if s.armies_out[nation] + s.fleets_out[nation] < FEW_UNITS and free & {PRODUCTION_1, PRODUCTION_2}:
        return _production(s)
    if FACTORY_SPACE in free and s.treasury[nation] >= FACTORY_PRICE and factories < ENOUGH_FACTORIES:
        return advice("factory", nation=word, treasury=s.treasury[nation])
    return None


def _force(s: Position, seat: Seat) -> Hint:
    return advice("force", nation=NATION_IDS[s.nation], mine=interest_due_to(s, s.nation, seat))


# -- the nation's action -------------------------------------------------------------------------------------


def _factory(s: Position, seat: Seat) -> Hint | None:
    if any(s.factory[province] and IS_PORT[province] for province in home(s.nation)):
        return None
    return advice("port", nation=NATION_IDS[s.nation])


def _import(s: Position, seat: Seat) -> Hint | None:
    """imperial/investor/interest-from-cash: what the treasury cannot pay, its government pays."""
    interest, treasury = interest_due(s, s.nation), s.treasury[s.nation]
    if treasury - IMPORT_PRICE >= interest:
        return None
    return advice("save", nation=NATION_IDS[s.nation], interest=interest, treasury=treasury)


# -- investing -----------------------------------------------------------------------------------------------


def _invest(s: Position, seat: Seat) -> Hint | None:
    return _takeover(s, seat) or _rival(s, seat) or _best_nation(s, seat)


def _takeover(s: Position, seat: Seat) -> Hint | None:
    """The strongest nation that one could govern, at the lowest price."""
    offers = [(nation, price) for nation, price in _offers(s, seat) if would_govern(s, seat, nation, price)]
    if not offers:
        return None
    nation, price = max(offers, key=lambda offer: (s.power[offer[0]], -offer[1]))
    return advice("takeover", nation=NATION_IDS[nation], price=price, power=s.power[nation])


def _offers(s: Position, seat: Seat) -> list[tuple[int, int]]:
    """The nation and the price of every bond that the seat may buy or increase."""
    lending = [act.VALUES[action] for action in s.legal(seat) if action != act.PASS]
    return [(nation, FACE[ranks[-1]] - (FACE[ranks[0]] if len(ranks) > 1 else 0)) for nation, *ranks in lending]


def _rival(s: Position, seat: Seat) -> Hint | None:
    """Somebody is close to taking a government away."""
    for nation in range(NATIONS):
        if s.government[nation] != seat:
            continue
        for other in range(s.seats):
            gap = credit(s, nation, seat) - credit(s, nation, other)
            if other != seat and gap <= CLOSE:
                return advice("rival", nation=NATION_IDS[nation], seat=other, gap=gap)
    return None


def _best_nation(s: Position, seat: Seat) -> Hint | None:
    power, nation = max(((s.power[nation], nation) for nation, _ in _offers(s, seat)), default=(0, 0))
    factor = power_factor(power)
    return advice("value", nation=NATION_IDS[nation], power=power, factor=factor) if factor else None


_SPEAKERS: Final[dict[int, Callable[[Position, Seat], Hint | None]]] = {
    steps.RONDEL: _rondel,
    steps.FORCE: _force,
    steps.FACTORY: _factory,
    steps.IMPORT: _import,
    steps.INVEST: _invest,
    steps.ROUND: _invest,
}
