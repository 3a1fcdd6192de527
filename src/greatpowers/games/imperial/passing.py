"""What a player can let go by who only waits: to invest or to use force, with nothing of their own at stake."""

from __future__ import annotations

from greatpowers.core.steps import Seat
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial.frames import Force, Invest, Round
from greatpowers.games.imperial.position import Position


def passing(s: Position, seat: Seat) -> int | None:
    """How the player asked lets it go by; None where the investor card or a nation of theirs is concerned."""
    step = s.frames[-1]
    if isinstance(step, Force):
        return act.DECLINE
    if isinstance(step, Invest):
        return act.PASS if seat != s.card else None
    if isinstance(step, Round):
        return act.PASS if seat != s.government[step.offered] else None
    return None
