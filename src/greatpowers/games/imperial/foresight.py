"""What everyone can tell of a player's choices: a choice that all foresee may be made for the player."""

from __future__ import annotations

from typing import Final

from greatpowers.core.steps import Seat
from greatpowers.games.imperial import investing, steps
from greatpowers.games.imperial.board import FACTORY_PRICE, IMPORT_PRICE
from greatpowers.games.imperial.position import Position
from greatpowers.games.imperial.view import cash_is_open

# What is paid for out of the treasury, which a gift could fill.
_PAID_BY_TREASURY: Final = {steps.FACTORY: FACTORY_PRICE, steps.IMPORT: IMPORT_PRICE}
_PAID_IN_CASH: Final = (steps.GRANT, steps.RONDEL)
_INVESTING: Final = (steps.INVEST, steps.ROUND)


def choices_are_public(s: Position, seat: Seat) -> bool:
    """Whether choices depend on nobody's secret cash, and no gift would add to them."""
    step = s.frames[-1].step
    if step in _PAID_IN_CASH:
        return cash_is_open(s)
    if step in _INVESTING:
        return cash_is_open(s) or investing.is_sold_out(s, seat)
    return step != steps.FORCE and s.treasury[s.nation] >= _PAID_BY_TREASURY.get(step, 0)
