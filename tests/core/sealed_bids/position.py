"""The position of a game, generated from layout.py by `make layouts`: change that file, not this one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from greatpowers.core.game import NOBODY, State

if TYPE_CHECKING:
    from tests.core.sealed_bids.game import SealedBids


class Position(State):
    """What lies on the table; see layout.py."""

    __slots__ = (
        "coins",
        "rounds",
        "seats",
        "total",
    )

    def __init__(self, game: SealedBids | None = None) -> None:
        if game is None:
            return  # a blank, which `clone` fills
        self.game = game
        self.rules = game.rules
        self.seats: int = game.seats
        self.rounds: int = game.rounds
        self.to_act = NOBODY
        self.frames = []
        self.events = None
        self.cached = None
        self.turns = 0
        self.ended = 0
        self.coins: list[int] = [5] * game.seats
        # all coins in play
        self.total: int = 0

    def clone(self) -> Position:
        """See State."""
        c = Position()
        c.game = self.game
        c.rules = self.rules
        c.events = None
        c.frames = [frame.copy() for frame in self.frames]
        c.cached = self.cached
        c.ended = self.ended
        c.to_act = self.to_act
        c.turns = self.turns
        c.seats = self.seats
        c.rounds = self.rounds
        c.coins = self.coins[:]
        c.total = self.total
        return c

    def key(self) -> tuple[Any, ...]:
        """See State."""
        return (
            self.to_act,
            self.turns,
            self.ended,
            tuple([frame.key() for frame in self.frames]),
            tuple(self.coins),
        )
