"""Bots: one method, honest information.

A bot is asked with a `Turn`: what its seat may see and do, and a sampler of positions that its seat cannot tell
from the real one. It never gets the state itself.
"""

from __future__ import annotations

from typing import Protocol

from greatpowers.core.game import Game, Random, State, View


class Turn:
    """One decision of one seat."""

    def __init__(self, state: State, seat: int) -> None:
        self.game: Game = state.game
        self.seat = seat
        self.legal = list(state.legal()) if state.to_act == seat else []
        self._state = state

    @property
    def view(self) -> View:
        """What the seat may know, as plain data."""
        return self._state.view(self.seat)

    @property
    def asides(self) -> list[int]:
        """What the seat may do besides, though it was not asked."""
        return self._state.asides(self.seat)

    def imagine(self, rng: Random) -> State:
        """A full position that agrees with the view; the hidden rest is drawn at random."""
        return self.game.imagine(self.view, rng)


class Bot(Protocol):
    """Anything that decides. `rng` is the bot's only luck, so that a seed reproduces a game."""

    def decide(self, turn: Turn, rng: Random) -> int:
        """One of `turn.legal`, or one of `turn.asides` (then the bot is asked again)."""
        ...
