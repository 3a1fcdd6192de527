"""Positions as a seat may imagine them: all that an analysis for that seat ever looks at."""

from __future__ import annotations

from collections.abc import Sequence

from greatpowers.bots.following import visible
from greatpowers.bots.search.games import known
from greatpowers.core.game import Event, Random, State


class Worlds:
    """Positions that a seat cannot tell from this one, with what it remembers put right; no seat: the position itself.

    `events`: all those of the game so far; None where nobody knows them, as in a game that starts from a position.
    Only those that the seat has seen are used.
    """

    def __init__(self, state: State, seat: int | None, events: Sequence[Event] | None) -> None:
        self._state = state
        self._seat = seat
        self._knowledge = None
        if seat is not None and events is not None:
            self._knowledge = known(state.game.id).knowledge(state.game, seat)
            self._knowledge.observe(visible(state.game, events, seat))

    def imagine(self, rng: Random) -> State:
        """One of them; it may be changed."""
        if self._seat is None:
            return self._state.clone()
        state = self._state.imagine(self._seat, rng)
        if self._knowledge is not None:
            self._knowledge.correct(state)
        return state
