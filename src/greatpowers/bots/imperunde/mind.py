"""ImpeRunde as the search sees it: the rules of thumb as everybody's policy, and positions as numbers.

A seat needs no memory of its own (see `Knowledge`): money lies open, and a position keeps what each player knows of
the others' cards, so that `imagine` deals out only the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greatpowers.bots.imperunde import features as numbers
from greatpowers.bots.imperunde import motives
from greatpowers.bots.imperunde.policy import choose, values
from greatpowers.bots.imperunde.temper import TEMPERS, leaning
from greatpowers.bots.search.mind import Knowledge, Mind
from greatpowers.bots.temper import Temper
from greatpowers.core.game import Hint, Random
from greatpowers.games.imperunde import goal
from greatpowers.games.imperunde.position import Position

__all__ = ["ImpeRundeMind", "Knowledge"]

CLEAR: Final = 10.0  # posts: a clear victory
_SEARCHED: Final = ("talks", "debts", "invest")  # elsewhere, marches included, a search did not win more games
_THINKING: Final = (*_SEARCHED, "move", "embark")
_ENDS: Final = ("done", "ready", "fight", "pass")  # always worth a look


class ImpeRundeMind(Mind[Position]):
    """See the module."""

    common = numbers.SETTING
    own = numbers.PLAYER

    def choose(self, state: Position, seat: int, rng: Random, noise: float = 1.0, temper: Temper = "balanced") -> int:
        """See Mind: the rules of thumb."""
        return choose(state, seat, rng, noise, TEMPERS[temper])

    def shortlist(self, state: Position, seat: int, most: int) -> list[int]:
        """See Mind."""
        legal = state.legal(seat)
        worth = dict(zip(legal, values(state, seat, legal), strict=True))
        best = sorted(legal, key=lambda action: -worth[action])[:most]
        ends = [action for action in legal if state.codes.names[action] in _ENDS and action not in best]
        return best[: most - len(ends)] + ends[:most]

    def is_worth_thinking(self, state: Position) -> bool:
        """See Mind."""
        return state.step in _THINKING

    def is_searched(self, state: Position) -> bool:
        """See Mind."""
        return state.step in _SEARCHED

    def leaning(self, state: Position, seat: int, temper: Temper) -> Callable[[int], float] | None:
        """See Mind."""
        return leaning(state, seat, temper)

    def motive(self, state: Position, seat: int, action: int) -> Hint | None:
        """See Mind: war and peace, and another goal."""
        return motives.motive(state, seat, action)

    def stretch(self, state: Position) -> int:
        """See Mind: the talks and budgets, each player's turn to invest and to move, and the rest of a round."""
        return state.round * numbers.STAGES + numbers.stage_of(state)

    def features(self, state: Position) -> tuple[list[float], list[list[float]]]:
        """See Mind."""
        return numbers.features(state)

    def scores(self, state: Position) -> list[float]:
        """See Mind."""
        return [goal.score(state, seat) / CLEAR for seat in range(state.seats)]
