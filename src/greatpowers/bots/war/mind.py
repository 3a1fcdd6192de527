"""War! as the search sees it: the rules of thumb as everybody's policy, and positions as numbers.

There is nothing to remember beside a position: what a seat has seen of markers and chits stays in it, and money lies
open.
"""

from __future__ import annotations

from typing import Final

from greatpowers.bots.search.mind import Knowledge, Mind, Plan
from greatpowers.bots.temper import Temper
from greatpowers.bots.war import features, motives, policy
from greatpowers.bots.war.diplomacy import is_spared, wants_peace
from greatpowers.bots.war.estimates import enemies, is_last_phase, is_leader
from greatpowers.bots.war.temper import TEMPERS, leaning
from greatpowers.bots.war.values import Value
from greatpowers.core.game import Hint, Random
from greatpowers.games.war import victory
from greatpowers.games.war.frames import Segment, Turn
from greatpowers.games.war.position import Position
from greatpowers.games.war.segment import COMBAT
from greatpowers.games.war.turn import CONSTRUCTION

__all__ = ["Knowledge", "WarMind"]

# The steps in which plans are made; in all others the rules of thumb decide as well as anybody.
_PLANNED: Final = frozenset(("pick", "purchase", "construct", "move", "join_war"))
ARMIES: Final[list[float]] = [0.08, 0.25, 0.5]  # parts of the usual army: from a bit of everything on
CLEAR: Final = 300.0  # victory points: a clear victory; a game of thumbs is won with about 550, a rout with over 1,000
_STAGES: Final = 11  # of a turn: see turn.py


class WarMind(Mind[Position]):
    """See the module."""

    common = features.COMMON
    own = features.OWN

    def choose(self, state: Position, seat: int, rng: Random, noise: float = 1.0, temper: Temper = "balanced") -> int:
        """See Mind: the rules of thumb, offers of peace included."""
        weights = TEMPERS[temper]
        offer = policy.offer(state, seat, weights) if any(state.war) else None
        return policy.choose(state, seat, state.legal(seat), rng, weights, noise) if offer is None else offer

    def respond(self, state: Position, seat: int, temper: Temper = "balanced") -> int | None:
        """See Mind: offers of peace are accepted, or left, at once."""
        return policy.offer(state, seat, TEMPERS[temper])

    def shortlist(self, state: Position, seat: int, most: int) -> list[int]:
        """See Mind."""
        ranked = policy.ranked(state, seat)
        if state.step == "purchase":  # whoever buys nothing keeps points that bring nothing: the value overrates them
            ranked = [pair for pair in ranked if pair[0] != state.codes.done] or ranked
        promising = [
            action for action, worth in ranked if worth > policy.FUTILE or self._is_war_to_fight(state, seat, action)
        ]
        return (promising or [ranked[0][0]])[:most]

    def ideas(self, state: Position, seat: int, rng: Random) -> list[Plan]:
        """See Mind: other shares of army and buildings to begin with."""
        return [policy.shopping(state, seat, rng, army) for army in ARMIES] if state.step == "purchase" else []

    def _is_war_to_fight(self, state: Position, seat: int, action: int) -> bool:
        """Whether an action declares a first war: none that the player would offer to end at once or has to regret."""
        if state.codes.names[action] != "declare" or enemies(state, seat) or is_last_phase(state):
            return False
        other = state.codes.values[action][0]
        return not wants_peace(state, seat, other) and (is_leader(state, other) or not is_spared(state, seat, other))

    def is_worth_thinking(self, state: Position) -> bool:
        """See Mind."""
        return state.step in _PLANNED

    def is_preliminary(self, action: str) -> bool:
        """See Mind: fleets are chosen before they sail."""
        return action in ("fleet", "join")

    def leaning(self, state: Position, seat: int, temper: Temper) -> Value | None:
        """See Mind."""
        return leaning(state, seat, temper)

    def motive(self, state: Position, seat: int, action: int) -> Hint | None:
        """See Mind: war and peace."""
        return motives.motive(state, seat, action)

    def stretch(self, state: Position) -> int:
        """See Mind: a player's construction, movement or combat ends; all that comes before construction is one.

        Movement and combat are apart, so that marches can be compared before the dice fall.
        """
        turn = state.frames[0] if state.frames else None
        if not isinstance(turn, Turn):
            return 0
        stage, done = (turn.stage, turn.done) if turn.stage >= CONSTRUCTION else (0, 0)
        segment = state.frames[1] if len(state.frames) > 1 else None
        fighting = isinstance(segment, Segment) and segment.stage > COMBAT
        return 1 + 2 * ((state.turn * _STAGES + stage) * (state.seats + 1) + done) + fighting

    def features(self, state: Position) -> tuple[list[float], list[list[float]]]:
        """See Mind."""
        return features.features(state)

    def scores(self, state: Position) -> list[float]:
        """See Mind."""
        return [victory.points(state, seat) / CLEAR for seat in range(state.seats)]
