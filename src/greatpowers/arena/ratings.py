"""How strong bots are, by all their games (OpenSkill, Plackett-Luce)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from greatpowers.arena.results import GameResult

_MODEL = PlackettLuce(tau=0.0)  # unlike people, bots do not change from game to game
_SCALE, _MEAN = 40, 1000  # a point is the same as on a server, but only differences between bots mean anything
_Z = 1.959963984540054  # two-sided 95 %


class Rating(NamedTuple):
    """An estimate, and half the width of its 95 % interval."""

    value: float
    spread: float


def rate(bots: Iterable[str], results: Sequence[GameResult]) -> dict[str, Rating]:
    """Ratings after these finished games, in their order."""
    known = dict.fromkeys(bots, (_MODEL.mu, _MODEL.sigma))
    for result in results:
        known.update(_after(known, result))
    middle = fmean(mu for mu, _ in known.values())
    return {bot: Rating(_MEAN + _SCALE * (mu - middle), _SCALE * _Z * sigma) for bot, (mu, sigma) in known.items()}


def _after(known: Mapping[str, tuple[float, float]], result: GameResult) -> dict[str, tuple[float, float]]:
    """The bots of a game after it; one in several seats becomes the mean of what it would be for each."""
    teams = [[_MODEL.rating(mu=known[bot][0], sigma=known[bot][1])] for bot in result.bots]
    rated = [team[0] for team in _MODEL.rate(teams, ranks=[float(rank) for rank in result.counted])]
    found: dict[str, tuple[float, float]] = {}
    for bot in set(result.bots):
        own = [rating for name, rating in zip(result.bots, rated, strict=True) if name == bot]
        found[bot] = fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
    return found
