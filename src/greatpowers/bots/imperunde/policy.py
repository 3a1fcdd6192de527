"""The rules of thumb for ImpeRunde: a rule for each step of the game, which values an action, roughly in doubloons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from greatpowers.bots.imperunde.cards import playing, taking, targeting
from greatpowers.bots.imperunde.diplomacy import owing, talking
from greatpowers.bots.imperunde.estimates import Prospect
from greatpowers.bots.imperunde.investments import investing, placing, smuggling
from greatpowers.bots.imperunde.moves import choosing, embarking, moving, reinforcing
from greatpowers.bots.imperunde.temper import BALANCED, Temper
from greatpowers.core.game import Random
from greatpowers.games.imperunde.position import Position

NOISE: Final = 0.1  # varies the play among choices of about the same value


def choose(s: Position, seat: int, rng: Random, noise: float = 1.0, temper: Temper = BALANCED) -> int:
    """The legal action that the rule for this step values most in a complete position."""
    legal = s.legal(seat)
    if len(legal) == 1:
        return legal[0]
    loud = NOISE * noise
    worth = [value + loud * rng.random() for value in values(s, seat, legal, temper)]
    return legal[worth.index(max(worth))]


def values(s: Position, seat: int, legal: Sequence[int], temper: Temper = BALANCED) -> list[float]:
    """What the rule for this step thinks of these actions."""
    rule, prospect = _RULES[s.step], Prospect(s, seat, temper)
    return [rule(prospect, action) for action in legal]


_RULES: Final[dict[str, Callable[[Prospect, int], float]]] = {
    "start_ships": placing,
    "equip": placing,
    "talks": talking,
    "debts": owing,
    "invest": investing,
    "smuggle": smuggling,
    "move": moving,
    "leave": moving,
    "assault": moving,
    "winds": moving,
    "pick": choosing,
    "defend": choosing,
    "reinforce": reinforcing,
    "embark": embarking,
    "window": playing,
    "response": playing,
    "target": targeting,
    "unmask": taking,
}
