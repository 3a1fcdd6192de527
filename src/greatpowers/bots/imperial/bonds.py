"""Rules of thumb for money: which bond to take, and whether to force a nation to stop on Investor."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from greatpowers.bots.imperial.estimates import Memo, likely_factor, power_worth
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial.board import FACE, INTEREST
from greatpowers.games.imperial.holdings import interest_due_to
from greatpowers.games.imperial.position import Position

GOVERNMENT: Final = 2.0  # value of a first government; another one is worth half
SECURED: Final = 1.5  # value of a lead that the next bond of a rival cannot take away
SAFE_LEAD: Final = 9

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
    factors = Memo(lambda nation: likely_factor(s, nation) + 0.8)
    leads = Memo(lambda nation: lead(s, seat, nation))
    government = GOVERNMENT if seat not in s.government else GOVERNMENT / 2
    worths = []
    for action in legal:
        if action == act.PASS:
            worths.append(0.0)
            continue
        nation = act.VALUES[action][0]
        interest, price = _GAINS[action]
        worth = interest * factors[nation] - 0.8 * price
        before = leads[nation]
        control = 0.0
        if s.government[nation] == seat:
            if before < SAFE_LEAD <= before + 2 * price:
                control = SECURED
        elif before + price > 0:
            control = government
        worths.append(worth + control + price / 100)
    return worths


def lead(s: Position, seat: int, nation: int) -> int:
    """How much more a player has lent than the best of the others."""
    lent = s.credit[nation * s.seats : (nation + 1) * s.seats]
    mine = lent.pop(seat)
    return mine - max(lent)


def forcing(s: Position, seat: int, legal: Sequence[int]) -> list[float]:
    """Force a stop on Investor for the interest, or to hinder a rival nation."""
    hindered = 1.0 if power_worth(s, s.nation, seat) < 0 else 0.0
    worth = float(interest_due_to(s, s.nation, seat)) + hindered
    return [0.5 if action == act.DECLINE else worth for action in legal]
