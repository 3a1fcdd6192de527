"""Imperial as the search sees it: the rules of thumb as everybody's policy, and positions as numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from greatpowers.bots.imperial.bonds import INVESTMENTS, takeovers
from greatpowers.bots.imperial.ideas import ideas
from greatpowers.bots.imperial.policy import RULES, choose
from greatpowers.bots.imperial.rondel import PATIENCE, without_idle
from greatpowers.bots.imperial.temper import leaning
from greatpowers.bots.search.mind import Knowledge, Mind, Plan
from greatpowers.bots.temper import Temper
from greatpowers.core.game import Event, Game, Random
from greatpowers.games.imperial import events as tell
from greatpowers.games.imperial.board import (
    HOMES,
    NATIONS,
    POWER_END,
    PROVINCES,
    SPACES,
    TAX_POINTS,
    power_factor,
    tax_space,
)
from greatpowers.games.imperial.position import Position
from greatpowers.games.imperial.taxation import revenue

PER_NATION: Final = 17 + SPACES + 1
COMMON: Final = NATIONS * PER_NATION + NATIONS + 5
OWN: Final = 8 + 4 * NATIONS
CLEAR: Final = 20.0  # points: a clear victory
_FACTOR: Final[list[int]] = [power_factor(points) for points in range(POWER_END + 1)]


class ImperialMind(Mind[Position]):
    """See the module."""

    common = COMMON
    own = OWN

    def choose(self, state: Position, seat: int, rng: Random, noise: float = 1.0, temper: Temper = "balanced") -> int:
        """See Mind: the rules of thumb."""
        return choose(state, seat, state.legal(seat), rng, noise, temper)

    def shortlist(self, state: Position, seat: int, most: int) -> list[int]:
        """See Mind."""
        legal = state.legal(seat)
        if state.step == "rondel":
            legal = without_idle(state, legal)
        if len(legal) <= most:
            return list(legal)
        worths = RULES[state.step](state, seat, legal)
        ranked = [legal[i] for i in sorted(range(len(legal)), key=lambda i: -worths[i])]
        if state.step in INVESTMENTS:
            ranked = list(dict.fromkeys([ranked[0], *takeovers(state, seat, ranked), *ranked]))
        return ranked[:most]

    def ideas(self, state: Position, seat: int, rng: Random) -> list[Plan]:
        """See Mind."""
        return ideas(state, seat, rng)

    def is_searched(self, state: Position) -> bool:
        """See Mind: not in games that have gone on for long, which the rules of thumb bring to an end."""
        return state.turns < PATIENCE

    def ends_plan(self, state: Position) -> bool:
        """See Mind: investments."""
        return state.step in INVESTMENTS

    def is_pivotal(self, state: Position) -> bool:
        """See Mind: the rondel, and investments."""
        return state.step == "rondel" or state.step in INVESTMENTS

    def leaning(self, state: Position, seat: int, temper: Temper) -> Callable[[int], float] | None:
        """See Mind."""
        liked = leaning(temper, state.nation)
        return (lambda action: liked.get(action, 0.0)) if liked else None

    def features(self, state: Position) -> tuple[list[float], list[list[float]]]:
        """See Mind."""
        flags = _flags(state)
        taxes = [revenue(state, nation, flags[nation]) for nation in range(NATIONS)]
        return nations_as_numbers(state, taxes, flags), seats_as_numbers(state, taxes)

    def scores(self, state: Position) -> list[float]:
        """See Mind."""
        return [points / CLEAR for points in _points(state, [_FACTOR[power] for power in state.power])]


class PublicLedger(Knowledge[Position]):
    """Everybody's cash. It is secret, but every payment is made in the open, so a good memory knows it exactly."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        start = game.start()
        assert isinstance(start, Position)
        self.cash = start.cash[:]
        self._seats = {tell.cash_account(seat): seat for seat in range(game.seats)}

    def observe(self, events: Sequence[Event]) -> None:
        """See Knowledge: add up the payments."""
        for event in events:
            if event[0] == tell.PAID:
                _, _, giver, taker, amount = event
                if giver in self._seats:
                    self.cash[self._seats[giver]] -= amount
                if taker in self._seats:
                    self.cash[self._seats[taker]] += amount

    def correct(self, state: Position) -> None:
        """See Knowledge."""
        state.cash = self.cash[:]
        state.bank = -sum(state.cash) - sum(state.treasury)
        state.cached = None  # what is legal may depend on cash


# -- positions as numbers ------------------------------------------------------------------------------------


def _flags(s: Position) -> list[int]:
    """By nation: how many flags it has. Counted for all of them at once."""
    flags = [0] * (NATIONS + 1)
    for nation in s.flag:
        flags[nation] += 1  # the last one: regions without a flag
    return flags


def nations_as_numbers(s: Position, taxes: list[int], flags: list[int]) -> list[float]:
    """Each nation's power, money, factories, units and place on the rondel; who is next, and how far the game is."""
    out: list[float] = []
    for nation in range(NATIONS):
        _add_nation(out, s, nation, taxes[nation], flags[nation])
    next_one = [0.0] * NATIONS
    next_one[s.nation] = 1.0
    out += next_one
    leader = max(s.power)
    out += [leader / POWER_END, min(s.turns, 150) / 100, (POWER_END - leader) / 10, s.seats / 6, float(s.with_card)]
    return out


def _add_nation(out: list[float], s: Position, nation: int, taxes: int, flags: int) -> None:
    first = nation * PROVINCES
    armies, fleets, factories = s.army, s.fleet, s.factory
    at_home, in_port, built = 0, 0, 0
    for province in range(first, first + PROVINCES):
        at = province * NATIONS + nation
        at_home += armies[at]
        in_port += fleets[at]
        built += factories[province]
    space = tax_space(taxes)
    points = TAX_POINTS[space]
    power, treasury = s.power[nation], s.treasury[nation]
    due = sum(s.interest[nation * s.seats : (nation + 1) * s.seats])
    out += (
        power / POWER_END,
        _FACTOR[power] / 5,
        min(treasury, 40) / 20,
        min(treasury, due) / 10,
        (taxes - flags) / 10,  # free factories
        built / 5,
        flags / 10,
        s.armies_out[nation] / 8,
        at_home / 5,
        (sum(armies[nation : HOMES * NATIONS : NATIONS]) - at_home) / 3,  # raiding
        s.fleets_out[nation] / 6,
        in_port / 3,
        taxes / 15,
        points / 10,
        max(0, space - s.tax[nation]) / 5,
        due / 20,
        min((POWER_END - power) / max(points, 1) / 10, 2.0),
    )
    spaces = [0.0] * (SPACES + 1)
    spaces[s.rondel[nation]] = 1.0  # the last one: not placed yet
    out += spaces


def seats_as_numbers(s: Position, taxes: list[int]) -> list[list[float]]:
    """Each player's cash, points now and after a taxation of every nation, governments and bonds."""
    factors = [_FACTOR[power] for power in s.power]
    grown = [_FACTOR[_after_taxation(s, nation, taxes[nation])] for nation in range(NATIONS)]
    points, later = _points(s, factors), _points(s, grown)
    mean, mean_later, best = sum(points) / s.seats, sum(later) / s.seats, max(points)
    leads = [_leads(s, nation) for nation in range(NATIONS)]
    return [
        [
            min(s.cash[seat], 60) / 20,
            (points[seat] - mean) / 20,
            (later[seat] - mean_later) / 20,
            float(s.card == seat),
            float(seat not in s.government),
            s.government.count(seat) / 3,
            sum(s.interest[seat :: s.seats]) / 20,
            float(points[seat] == best),
            *_holdings(s, seat, leads),
        ]
        for seat in range(s.seats)
    ]


def _leads(s: Position, nation: int) -> list[int]:
    """By seat: how much more they have lent than the best of the others; 0 for those who have lent nothing."""
    lent = s.credit[nation * s.seats : (nation + 1) * s.seats]
    *_, second, most = sorted(lent)
    return [mine and mine - (second if mine == most else most) for mine in lent]


def _holdings(s: Position, seat: int, leads: list[list[int]]) -> list[float]:
    """For each nation: interest, credit, its lead over the best other lender, and whether the player governs."""
    out: list[float] = []
    for nation in range(NATIONS):
        at = nation * s.seats + seat
        governs = float(s.government[nation] == seat)
        out += (s.interest[at] / 10, s.credit[at] / 30, leads[nation][seat] / 20, governs)
    return out


def _after_taxation(s: Position, nation: int, taxes: int) -> int:
    if s.government[nation] < 0:
        return s.power[nation]
    return min(POWER_END, s.power[nation] + TAX_POINTS[tax_space(taxes)])


def _points(s: Position, factors: list[int]) -> list[int]:
    """Everybody's score if the nations had these factors."""
    points = s.cash[:]
    for nation, factor in enumerate(factors):
        if factor:
            for seat, interest in enumerate(s.interest[nation * s.seats : (nation + 1) * s.seats]):
                points[seat] += factor * interest
    return points
