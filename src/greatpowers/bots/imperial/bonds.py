"""Rules of thumb for money: which bond to take, and whether to force a nation to stop on Investor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from greatpowers.bots.imperial.estimates import Memo, likely_factor, power_worth, rest
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial.board import FACE, INTEREST
from greatpowers.games.imperial.holdings import interest_due_to
from greatpowers.games.imperial.position import Position

INVESTMENTS: Final = ("invest", "round")  # the steps in which bonds are bought during the game
FACTOR: Final = 0.94  # what interest is worth beside its part of the final score: it is paid on the way
FACTOR_EARLY: Final = 1.03
PRICE: Final = 0.9  # what a million is worth, as it might buy other bonds
PRICE_EARLY: Final = -0.22
GOVERNMENT: Final = 1.33  # value of a first government
ANOTHER: Final = 0.73  # and of another one
RELUCTANCE: Final = 0.58  # millions for which nobody forces a stop
HINDRANCE: Final = 1.33  # what it is worth to hinder a rival nation

# By action: the interest and the price of a bond, or of what is added to one.
_GAINS: Final[list[tuple[int, int]]] = [
    (
        (INTEREST[values[-1]] - (INTEREST[values[1]] if len(values) == 3 else 0)),
        (FACE[values[-1]] - (FACE[values[1]] if len(values) == 3 else 0)),
    )
    if act.FAMILY[action] in (act.family_number("bond"), act.family_number("increase"))
    else (0, 0)
    for action, values in enumerate(act.VALUES)
]


def lending(s: Position, seat: int, legal: Sequence[int]) -> list[float]:
    """The value of a bond: its final value, interest on the way and control, less its price."""
    early = rest(s)
    factors = Memo(lambda nation: likely_factor(s, nation) + FACTOR + FACTOR_EARLY * early)
    leads = Memo(lambda nation: lead(s, seat, nation))
    government = GOVERNMENT if seat not in s.government else ANOTHER
    million = PRICE + PRICE_EARLY * early
    worths = []
    for action in legal:
        if action == act.PASS:
            worths.append(0.0)
            continue
        nation = act.VALUES[action][0]
        interest, price = _GAINS[action]
        worth = interest * factors[nation] - million * price
        if s.government[nation] != seat and leads[nation] + price > 0:
            worth += government
        worths.append(worth)
    return worths


def takeovers(s: Position, seat: int, ranked: Sequence[int]) -> Iterator[int]:
    """For each nation, the first of these bonds that gives its government to a player who does not have it."""
    seen: set[int] = set()
    for action in ranked:
        if action == act.PASS:
            continue
        nation = act.VALUES[action][0]
        if nation in seen or s.government[nation] == seat or lead(s, seat, nation) + _GAINS[action][1] <= 0:
            continue
        seen.add(nation)
        yield action


def lead(s: Position, seat: int, nation: int) -> int:
    """How much more a player has lent than the best of the others."""
    lent = s.credit[nation * s.seats : (nation + 1) * s.seats]
    mine = lent.pop(seat)
    return mine - max(lent)


def forcing(s: Position, seat: int, legal: Sequence[int]) -> list[float]:
    """Force a stop on Investor for the interest, or to hinder a rival nation."""
    hindered = HINDRANCE if power_worth(s, s.nation, seat) < 0 else 0.0
    worth = float(interest_due_to(s, s.nation, seat)) + hindered
    return [RELUCTANCE if action == act.DECLINE else worth for action in legal]
