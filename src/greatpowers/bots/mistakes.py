"""Mistakes: decisions made at random, so that a level is weaker than what it is made of."""

from __future__ import annotations

from greatpowers.bots.bot import Turn
from greatpowers.core.game import Random, randbelow


def mistake(turn: Turn, share: float, rng: Random) -> int | None:
    """Any legal action, for this share of decisions; None for all others."""
    if share and len(turn.legal) > 1 and rng.random() < share:
        return turn.legal[randbelow(rng, len(turn.legal))]
    return None
