"""A rules-of-thumb player for War!: explorers and one army win over the natives, and weak neighbours are next."""

from __future__ import annotations

from greatpowers.bots.bot import Turn
from greatpowers.bots.temper import Temper
from greatpowers.bots.war.policy import choose, offer
from greatpowers.bots.war.temper import TEMPERS
from greatpowers.core.game import Random
from greatpowers.games.war.position import Position


class WarThumb:
    """Plays War! by the rules of thumb of policy.py.

    `temper`: see temper.py; `noise`: how much it misjudges its choices. `army`: what part of an army it begins with;
    `peace`: turns at the beginning in which it declares no war, where that is more than the temper says.
    """

    def __init__(self, temper: Temper = "balanced", noise: float = 1.0, army: float = 1.0, peace: int = 0) -> None:
        weights = TEMPERS[temper]
        self.temper = weights._replace(army=army * weights.army, peace=max(peace, weights.peace))
        self.noise = noise

    def decide(self, turn: Turn, rng: Random) -> int:
        """Return the action that the rule for this step values most, or an offer to another player."""
        state = turn.imagine(rng)
        assert isinstance(state, Position)
        wanted = offer(state, turn.seat, self.temper)
        return choose(state, turn.seat, turn.legal, rng, self.temper, self.noise) if wanted is None else wanted

    def respond(self, turn: Turn, rng: Random) -> int | None:
        """Accept an offer of peace at once, or leave it."""
        state = turn.imagine(rng)
        assert isinstance(state, Position)
        return offer(state, turn.seat, self.temper)
