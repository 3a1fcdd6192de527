"""Rules of thumb for the rondel: what a nation's turn on each space is worth to its government."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from greatpowers.bots.imperial.estimates import (
    NEXT_SEAS,
    flag_worth,
    free_regions,
    power_worth,
    reach_of,
    rest,
    units_out,
    waters,
)
from greatpowers.bots.imperial.works import ENOUGH_UNITS
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial import scoring
from greatpowers.games.imperial.board import (
    ANCHOR,
    AREAS,
    ARMY_SUPPLY,
    FACTORY_PRICE,
    FACTORY_SPACE,
    FLEET_SUPPLY,
    HOMES,
    IMPORT_MOST,
    IMPORT_SPACE,
    INVESTOR_INCOME,
    INVESTOR_SPACE,
    IS_PORT,
    LANDS,
    MANEUVER_1,
    MANEUVER_2,
    NATIONS,
    POWER_END,
    PRODUCTION_1,
    PRODUCTION_2,
    SPACES,
    TAX_FACTORY,
    TAX_FLAG,
    TAX_POINTS,
    TAXATION_SPACE,
    power_factor,
    tax_space,
)
from greatpowers.games.imperial.factory import sites
from greatpowers.games.imperial.holdings import interest_due, interest_due_to
from greatpowers.games.imperial.position import Position
from greatpowers.games.imperial.rondel import fee_for, passes_investor
from greatpowers.games.imperial.units import free_factories, open_mask

ENDING: Final = 100.0  # value of ending a won game, and of not ending a lost one
FEE: Final = 2.25  # what a million of one's own cash is worth on the way
TAX_POWER: Final = 0.99  # what the power of a taxation is worth now, against later
TAX_POWER_EARLY: Final = 0.14
BONUS: Final = 1.08
COLLECTED: Final = 0.07  # what a million in the treasury is worth
COLLECTED_EARLY: Final = -0.23
RECEIVED: Final = 1.24  # what a million of interest is worth
RECEIVED_EARLY: Final = -0.18
PAID_BY_OTHERS: Final = 0.43  # and what that of others costs
CARD: Final = 0.95  # what the investor card brings on Investor
FACTORY: Final = 2.1  # flags that a factory is worth
FACTORY_EARLY: Final = 0.49
BUILT: Final = 0.88  # and what it is worth beside its taxes
IMPORTED: Final = 0.36  # what a unit costs the treasury
WANTED: Final = 4.5  # units that a nation needs
UNIT: Final = 0.36  # flags that a unit will take
CONQUEST: Final = 0.6  # flags that a sea is worth that has to be fought for
PATIENCE: Final = 120  # turns before the reluctance to end a lost game starts to fade; most games are over by then
_FEES: Final[list[int]] = [fee_for(distance) for distance in range(SPACES)]


class Prospects:
    """What the nation to move and its government can expect: what several spaces are valued by."""

    __slots__ = ("factories", "flag", "nation", "power", "seat", "units")

    def __init__(self, s: Position, seat: int) -> None:
        self.seat = seat
        self.nation = s.nation
        self.power = power_worth(s, s.nation, seat)
        self.flag = flag_worth(s, self.power)
        self.factories = len(free_factories(s, s.nation))
        self.units = units_out(s, s.nation)


def rondel(s: Position, seat: int, legal: Sequence[int]) -> list[float]:
    """The value of a space, less the fee."""
    start = s.rondel[s.nation]
    prospects = Prospects(s, seat)
    effects: dict[SpaceWorth, float] = {}
    worths = []
    for action in legal:
        space = action - act.RONDEL
        distance = (space - start) % SPACES if start >= 0 else 0
        effect = _SPACE_WORTH[space]
        if effect not in effects:  # there are two spaces of some kinds
            effects[effect] = effect(s, prospects)
        worth = effects[effect] - FEE * _FEES[distance]
        if s.card == seat and passes_investor(start, distance):
            worth += INVESTOR_INCOME
        worths.append(worth)
    return worths


def without_idle(s: Position, legal: Sequence[int]) -> list[int]:
    """The spaces where the nation can do something; all of them if there is none."""
    return [action for action in legal if not is_idle(s, action - act.RONDEL)] or list(legal)


def is_idle(s: Position, space: int) -> bool:
    """Whether a turn on this space would surely have no effect: people wonder at that, even where it is cheap."""
    nation = s.nation
    if space == FACTORY_SPACE:
        return s.treasury[nation] < FACTORY_PRICE or not sites(s)
    if space in (PRODUCTION_1, PRODUCTION_2):
        return not free_factories(s, nation) or _room(nation, units_out(s, nation)) == 0
    if space == IMPORT_SPACE:  # `importing` buys no more than ENOUGH_UNITS
        return not s.treasury[nation] or units_out(s, nation) >= ENOUGH_UNITS
    return space in (MANEUVER_1, MANEUVER_2) and not units_out(s, nation)


# -- money and power -----------------------------------------------------------------------------------------


def taxation_worth(s: Position, of: Prospects) -> float:
    """Power, bonus and money; or the value of ending the game, if that is what taxation does."""
    nation = of.nation
    revenue = TAX_FACTORY * of.factories + TAX_FLAG * s.flag.count(nation)
    space = tax_space(revenue)
    bonus = max(0, space - s.tax[nation])
    if s.power[nation] + TAX_POINTS[space] >= POWER_END:
        return ending_worth(s, of.seat, nation, bonus)
    collected = max(0, revenue - of.units)
    early = rest(s)
    power = (TAX_POWER + TAX_POWER_EARLY * early) * TAX_POINTS[space] * of.power
    return power + BONUS * bonus + (COLLECTED + COLLECTED_EARLY * early) * collected


def ending_worth(s: Position, seat: int, nation: int, bonus: int) -> float:
    """The value of ending the game now: high when the player wins, and negative when they lose.

    If no loser ever ended the game, it could go on for ever. So the reluctance fades after PATIENCE turns, is gone
    after twice as many, and then turns into eagerness.
    """
    scores = []
    for other in range(s.seats):
        gain = (5 - power_factor(s.power[nation])) * interest_due_to(s, nation, other)
        scores.append(scoring.score(s, other) + gain + (bonus if other == seat else 0))
    if scores[seat] == max(scores):
        return ENDING
    return ENDING * (max(0, s.turns - PATIENCE) / PATIENCE - 1)


def investor_worth(s: Position, of: Prospects) -> float:
    """One's own interest, less a part of the others' and less what one has to pay from cash."""
    nation = of.nation
    mine = interest_due_to(s, nation, of.seat)
    others = interest_due(s, nation) - mine
    treasury = s.treasury[nation]
    received = min(mine, max(0, treasury - others))
    from_cash = max(0, others - treasury)
    card = CARD if s.card == of.seat else 0.0
    million = RECEIVED + RECEIVED_EARLY * rest(s)
    return million * received - from_cash - PAID_BY_OTHERS * others / max(1, s.seats - 1) + card


# -- factories and units -------------------------------------------------------------------------------------


def factory_worth(s: Position, of: Prospects) -> float:
    """Two more millions in tax at every taxation."""
    if s.treasury[of.nation] < FACTORY_PRICE or not sites(s):
        return -1.0
    return (FACTORY + FACTORY_EARLY * rest(s)) * of.flag + BUILT


def production_worth(s: Position, of: Prospects) -> float:
    """New units, as far as there are regions left to take."""
    return unit_worth(of, of.factories)


def import_worth(s: Position, of: Prospects) -> float:
    """New units, less their cost to the treasury."""
    bought = min(IMPORT_MOST, s.treasury[of.nation])
    return unit_worth(of, bought) - IMPORTED * bought


def unit_worth(of: Prospects, units: int) -> float:
    """The value of this many more units while there are regions left to take."""
    wanted = max(0.0, WANTED - of.units)
    return UNIT * min(units, _room(of.nation, of.units), wanted) * of.flag


def _room(nation: int, units: int) -> int:
    """How many units the nation has left in its supply."""
    return ARMY_SUPPLY[nation] + FLEET_SUPPLY[nation] - units


# -- flags ---------------------------------------------------------------------------------------------------


def maneuver_worth(s: Position, of: Prospects) -> float:
    """About one new flag for every unit that can reach a free region."""
    nation = of.nation
    reach = reach_of(nation, open_mask(s, nation))
    free = free_regions(s)
    before = free.bit_count()
    where = s.where[nation]
    while where and free:
        area = (where & -where).bit_length() - 1
        where &= where - 1
        at = area * NATIONS + nation
        if area >= LANDS:
            for _ in range(s.fleet[at]):
                targets = NEXT_SEAS[area] & free or reach[area] & free
                free &= ~(targets & -targets)
            continue
        for _ in range(s.army[at] + (s.lying[at] if area < HOMES else 0)):
            targets = reach[area] & free
            free &= ~(targets & -targets)
        if s.fleet[at] and IS_PORT[area]:
            free &= ~(1 << ANCHOR[area])
    return (before - free.bit_count() + CONQUEST * conquests(s, of)) * of.flag


def conquests(s: Position, of: Prospects) -> int:
    """How many seas the nation's fleets could take from fewer fleets of rival nations."""
    if not s.fleets_out[of.nation]:
        return 0
    rivals = 0
    for other, where in enumerate(s.where):
        if other != of.nation and power_worth(s, other, of.seat) < of.power:
            rivals |= where
    return sum([rivals >> sea & 1 and can_take(s, of.nation, sea) for sea in range(LANDS, AREAS)])


def can_take(s: Position, nation: int, sea: int) -> bool:
    """Whether the nation has no flag in this sea, but more fleets in it and near it than others have in it."""
    if s.flag[sea] == nation:
        return False
    there = s.fleet[sea * NATIONS : (sea + 1) * NATIONS]
    near = [s.fleet[area * NATIONS + nation] for area in waters(nation, sea)]
    return there[nation] + sum(near) > sum(there) - there[nation]


SpaceWorth: TypeAlias = Callable[[Position, Prospects], float]
_SPACE_WORTH: Final[dict[int, SpaceWorth]] = {
    FACTORY_SPACE: factory_worth,
    PRODUCTION_1: production_worth,
    MANEUVER_1: maneuver_worth,
    INVESTOR_SPACE: investor_worth,
    IMPORT_SPACE: import_worth,
    PRODUCTION_2: production_worth,
    MANEUVER_2: maneuver_worth,
    TAXATION_SPACE: taxation_worth,
}
