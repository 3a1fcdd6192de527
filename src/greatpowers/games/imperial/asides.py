"""What a player may do though nobody asked: donate; without the card, invest while governing nothing.

Rules: imperial/money/donate, imperial/nocard/stateless-any.
"""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.core.steps import Seat
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial import investing, money
from greatpowers.games.imperial.position import Position


def legal(s: Position, seat: Seat) -> list[int]:
    """Donations, then investments."""
    space = s.game.space
    out = [space.code("donate", seat, nation, amount) for nation, amount in money.donations(s, seat)]
    if investing.may_lend_aside(s, seat):
        for bond in investing.offers(s, seat, investing.ALL_NATIONS):
            values = act.VALUES[bond]
            out.append(space.code("lend" if len(values) == 2 else "lend_more", seat, *values))
    return out


def apply(s: Position, action: int) -> None:
    """Carry it out; the decision that is under way stays as it is."""
    family, seat, nation, old, rank = _meaning(s, action)
    if family == act.DONATE_FAMILY:
        money.donate(s, seat, nation, rank)
    else:
        investing.lend(s, seat, nation, old, rank)


def why_not(s: Position, action: int) -> Refusal | None:
    """Why it is not possible now."""
    family, seat, nation, old, rank = _meaning(s, action)
    if family == act.DONATE_FAMILY:
        return money.why_not_donate(s, seat, nation, rank)
    return investing.why_not_lend_aside(s, seat, nation, old, rank)


def _meaning(s: Position, action: int) -> tuple[int, Seat, int, int, int]:
    """The family, the seat, the nation, the old rank (-1 without one), and the new rank or the amount."""
    values = s.game.space.arguments(action)
    old = values[2] if len(values) == 4 else -1
    return s.game.space.family_index[action], values[0], values[1], old, values[-1]
