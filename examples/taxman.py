"""A bot in a file: `greatpowers simulate imperial --bots "examples/taxman.py:Taxman?patience=3,thumb,thumb,thumb"`."""

from __future__ import annotations

from greatpowers.bots import Turn
from greatpowers.core.game import Random, randbelow


class Taxman:
    """Plays Imperial: taxes whenever it can once it has waited a few turns, and otherwise does anything."""

    def __init__(self, patience: int = 0) -> None:
        self._patience = patience

    def decide(self, turn: Turn, rng: Random) -> int:
        """Return one of the legal actions."""
        taxation = turn.game.space.parse("rondel taxation")
        if taxation in turn.legal and turn.view["turns"] >= self._patience:
            return taxation
        return turn.legal[randbelow(rng, len(turn.legal))]
