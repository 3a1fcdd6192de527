"""Why one position is better than another: the part of it without which most of the chance would be lost.

Each game names aspects of a position, such as a player's cash or a nation's power. For each of them, the better
position is valued once more with that part as it is in the other one. The aspect that costs most is the main reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib import import_module
from math import sqrt
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar, cast

from greatpowers.bots.explaining import Reason
from greatpowers.bots.search.mind import Mind
from greatpowers.bots.search.net import Features, Net
from greatpowers.core.game import State

S = TypeVar("S", bound=State)

LEAST: Final = 0.004  # of the chance of winning: nothing smaller is called a reason
LEAST_GENERAL: Final = 0.01  # the same for what is general, such as money
REMOTE: Final = 0.6  # a remote aspect is named only where it explains so much more: others need this share of it
GENERAL: Final = 0.25  # the same for a general one: almost anything says more about an action
AT_ONCE: Final = 3.0  # what the action itself brings counts so much more than what comes of it
WINS: Final = Reason("wins", {}, 1.0)  # messages of all games
GOES_ON: Final = Reason("goes-on", {}, 1.0)


Said: TypeAlias = tuple[str, str]  # what is said: a message, and the values of it


def said(name: str, **values: str | int) -> Said:
    """What a reason says, to compare it with others."""
    return name, str(values)


class Difference(NamedTuple):
    """An aspect in which two positions differ, so that it may be a reason: its message and the values of that.

    `without`: the better position as numbers, with this aspect as in the other one. `is_minor`: it says little, and is
    named only where nothing else can be. `is_remote`: it concerns neither the player nor the strongest rival.
    `is_general`: it hardly tells actions apart, as money does, and is named only where little else explains the gain.
    """

    name: str
    values: dict[str, str | int]
    without: Features
    is_minor: bool = False
    is_remote: bool = False
    is_general: bool = False

    @property
    def said(self) -> Said:
        """The words for it."""
        return said(self.name, **self.values)

    @property
    def least(self) -> float:
        """The smallest gain that makes it a reason."""
        return LEAST_GENERAL if self.is_general else LEAST

    @property
    def weight(self) -> float:
        """How much its gain counts beside those of others."""
        return (REMOTE if self.is_remote else 1.0) * (GENERAL if self.is_general else 1.0)


class Effect(NamedTuple):
    """What an action changes at once: to the advantage of its player, and to the disadvantage."""

    gains: frozenset[Said] = frozenset()
    losses: frozenset[Said] = frozenset()


NO_EFFECT: Final = Effect()


class Aspects(Generic[S]):
    """The aspects of one game."""

    def differences(self, better: S, other: S, seat: int) -> Iterable[Difference]:
        """Those in which the first position looks better for this seat; none of an aspect that is as it was."""
        raise NotImplementedError

    def messages(self) -> dict[str, set[str]]:
        """The messages of all reasons that there may be, each with the names of its values."""
        raise NotImplementedError

    def denied(self, state: S, action: int) -> Iterable[Said]:
        """What can be no reason for an action, though it changes nothing at once."""
        return ()

    def effect(self, state: S, seat: int, action: int) -> Effect:
        """What an action of a seat changes at once."""
        after = cast("S", state.clone())
        after.apply(action, seat)
        gains = frozenset(difference.said for difference in self.differences(after, state, seat))
        losses = frozenset(difference.said for difference in self.differences(state, after, seat))
        return Effect(gains, losses.union(self.denied(state, action)))


_ASPECTS: Final = {"imperial": "ImperialAspects", "imperunde": "ImpeRundeAspects", "war": "WarAspects"}


@cache
def aspects_of(game_id: str) -> Aspects[State]:
    """The aspects of this game."""
    found: Aspects[State] = getattr(import_module(f"greatpowers.bots.{game_id}.aspects"), _ASPECTS[game_id])()
    return found


class _Gains:
    """What an aspect was worth in several pairs of positions."""

    def __init__(self, difference: Difference) -> None:
        self.difference = difference
        self._gains: list[float] = []

    def note(self, gain: float) -> None:
        self._gains.append(gain)

    def surely(self, pairs: int) -> float:
        """The mean gain less its standard error; pairs that do not differ in the aspect count as 0."""
        gains = self._gains + [0.0] * (pairs - len(self._gains))
        mean = sum(gains) / pairs
        spread = sum((gain - mean) ** 2 for gain in gains) / max(1, pairs - 1)
        return mean - sqrt(spread / pairs)


def main_reason(
    aspects: Aspects[S],
    mind: Mind[S],
    net: Net,
    pairs: Sequence[tuple[S, S]],
    seat: int,
    effect: Effect = NO_EFFECT,
) -> Reason | None:
    """Why the first position of each pair is better for a seat than the second; None where nothing stands out.

    Several pairs are several outcomes of the same two lines: what is only luck in one of them is no reason.
    `effect`: of the action that begins the better line. What it makes worse at once is no reason for it: a gift does
    not leave more cash, whatever else is bought in that line.
    """
    found: dict[Said, _Gains] = {}
    for better, other in pairs:
        if better.ended or other.ended:
            return _at_the_end(pairs, seat)
        for difference, gain in _gains(
            list(aspects.differences(better, other, seat)), mind.features(better), net, seat
        ):
            found.setdefault(difference.said, _Gains(difference)).note(gain)
    reasons = [(gains.difference, gains.surely(len(pairs))) for key, gains in found.items() if key not in effect.losses]
    reasons = [(difference, gain) for difference, gain in reasons if gain >= difference.least]
    if not reasons:
        return None
    difference, gain = max(reasons, key=lambda reason: _rank(reason[0], reason[1], effect))
    return Reason(difference.name, difference.values, gain, difference.is_general)


def _rank(difference: Difference, gain: float, effect: Effect) -> tuple[bool, float]:
    at_once = AT_ONCE if difference.said in effect.gains else 1.0
    return not difference.is_minor, gain * difference.weight * at_once


def _gains(differences: list[Difference], whole: Features, net: Net, seat: int) -> Iterable[tuple[Difference, float]]:
    """What each of them is worth: the chance that is lost without it."""
    (now, _), *rest = net.values([whole, *(difference.without for difference in differences)])
    return [(difference, now[seat] - chances[seat]) for difference, (chances, _) in zip(differences, rest, strict=True)]


def _at_the_end(pairs: Sequence[tuple[State, State]], seat: int) -> Reason | None:
    """Where a line ends the game: it is won, or goes on where the other line would lose it."""
    if all(better.outcome is not None and seat in better.outcome.winners for better, _ in pairs):
        return WINS
    if all(other.ended and not better.ended for better, other in pairs):
        return GOES_ON
    return None


# -- aspects as columns of numbers ---------------------------------------------------------------------------


class Group(NamedTuple):
    """Numbers of a seat that belong together: their columns, and those whose sum says how much of it there is.

    `good`: 1 where more is better for the seat, -1 where less is. The message is `NAME` for the one who decides and
    `NAME-other` for another seat, with the value `seat`. `is_general`: see Difference.
    """

    name: str
    columns: Sequence[int]
    gauge: Sequence[int]
    good: int = 1
    is_general: bool = False


def differing(groups: Iterable[Group], better: Features, other: Features, seat: int) -> Iterable[tuple[Group, int]]:
    """The groups and seats of which there is more, or less, to the advantage of a seat."""
    for group in groups:
        for whose, (now, then) in enumerate(zip(better[1], other[1], strict=True)):
            change = sum(now[column] - then[column] for column in group.gauge) * group.good
            if change > 0 if whose == seat else change < 0:
                yield group, whose


def exchanged(features: Features, other: Features, seat: int, columns: Iterable[int]) -> Features:
    """These numbers with some columns of a seat as in others; the rest is shared with the first."""
    own = list(features[1])
    own[seat] = own[seat][:]
    for column in columns:
        own[seat][column] = other[1][seat][column]
    return features[0], own


def difference_of(group: Group, whose: int, seat: int, without: Features) -> Difference:
    """A group of a seat's numbers as a difference, for the one who decides."""
    if whose == seat:
        return Difference(group.name, {}, without, is_general=group.is_general)
    return Difference(f"{group.name}-other", {"seat": whose}, without, is_general=group.is_general)


def messages_of(groups: Iterable[Group]) -> dict[str, set[str]]:
    """See Aspects."""
    out: dict[str, set[str]] = {}
    for group in groups:
        out[group.name], out[f"{group.name}-other"] = set(), {"seat"}
    return out
