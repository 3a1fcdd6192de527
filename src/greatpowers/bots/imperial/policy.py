"""The rules of thumb for Imperial: a rule for each step of the game, which values its actions.

A rule estimates every choice in millions at the end of the game: the gain in the player's own bonds and cash, less a
part of the others' gain.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Final, TypeAlias

from greatpowers.bots.imperial.bonds import forcing, lending
from greatpowers.bots.imperial.maneuvers import asking, attacking, calling, convoying, flagging, moving, stance
from greatpowers.bots.imperial.rondel import rondel
from greatpowers.bots.imperial.temper import leaning
from greatpowers.bots.imperial.works import building, importing, producing
from greatpowers.bots.temper import Temper
from greatpowers.core.game import Random
from greatpowers.games.imperial.position import Position

LIKING: Final = 1.8  # what the temperament adds at most
NOISE: Final = 0.2  # varies the play among choices of about the same value

# What a seat's legal actions are worth, all at once: much of it is the same for all of them.
Rule: TypeAlias = Callable[[Position, int, Sequence[int]], list[float]]

RULES: Final[dict[str, Rule]] = {
    "grant": lending,
    "rondel": rondel,
    "force": forcing,
    "factory": building,
    "production": producing,
    "import": importing,
    "fleets": moving,
    "armies": moving,
    "convoy": convoying,
    "stance": stance,
    "entry": attacking,
    "calls": asking,
    "call": calling,
    "battle": attacking,
    "flags": flagging,
    "invest": lending,
    "round": lending,
}


def choose(
    s: Position, seat: int, legal: Sequence[int], rng: Random, noise: float = 1.0, temper: Temper = "balanced"
) -> int:
    """The legal action that the rule for this step, and the temperament, value most."""
    if len(legal) == 1:
        return legal[0]
    worths = RULES[s.step](s, seat, legal)
    liked = leaning(temper, s.nation)
    if liked:
        worths = [worth + LIKING * liked.get(a, 0.0) for a, worth in zip(legal, worths, strict=True)]
    return liveliest(legal, worths, NOISE * noise, rng)


def liveliest(actions: Sequence[int], worths: Sequence[float], noise: float, rng: Random) -> int:
    """The action that is worth most, after up to so much has been added to each at random."""
    chosen, best = actions[0], -inf
    for action, worth in zip(actions, worths, strict=True):
        worth += noise * rng.random()
        if worth > best:
            chosen, best = action, worth
    return chosen
