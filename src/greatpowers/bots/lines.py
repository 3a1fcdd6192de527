"""What was considered, as lines for people: each action once, with the reason why it is better than others."""

from __future__ import annotations

import random
from collections.abc import Callable, Container, Iterable, Sequence
from typing import Final, NamedTuple

from greatpowers.bots.explaining import Line, Reason
from greatpowers.bots.reasons import aspects_of, main_reason
from greatpowers.bots.search.mind import Mind
from greatpowers.bots.search.net import Net
from greatpowers.bots.search.playout import finish_turn
from greatpowers.bots.search.searcher import Candidate, values
from greatpowers.core.game import Random, State

SAMPLES: Final = 4  # ends of the turn to which each line is followed
CLEARLY: Final = 0.01  # so much less chance of winning is worse; anything smaller may be noise


def best_of_each_action(candidates: Iterable[Candidate]) -> list[Candidate]:
    """The first plan of each action."""
    first: dict[int, Candidate] = {}
    for candidate in candidates:
        first.setdefault(candidate.action, candidate)
    return list(first.values())


def without_rearranged(candidates: Iterable[Candidate], keep: Container[int] = ()) -> list[Candidate]:
    """Without the plans that do the same as an earlier one in another order; those of actions in `keep` stay."""
    seen: set[tuple[int, ...]] = set()
    out = []
    for candidate in candidates:
        actions = tuple(sorted([candidate.action, *(action for _, action in candidate.plan)]))
        if actions not in seen or candidate.action in keep:
            out.append(candidate)
        seen.add(actions)
    return out


def chance_beside(chosen: Candidate, other: Candidate) -> float:
    """A plan's chance of winning beside that of the chosen one, though it may have been dropped earlier.

    All plans have the same luck in each look, so only the looks that both had are compared: another plan is not shown
    as better because its few looks were lucky.
    """
    shared = min(chosen.looks, other.looks)
    if not shared:
        return other.chance
    chance = chosen.chance + (sum(other.chances[:shared]) - sum(chosen.chances[:shared])) / shared
    most = 1.0 if other.looks >= chosen.looks else chosen.chance
    return max(0.0, min(most, chance))


class Comparison:
    """Compares the lines of a decision by the positions in which the turn may end.

    `imagined`: the position of the decision, as its player may imagine it. `follow` carries out a plan there, or in
    another world that the player may imagine.
    """

    def __init__(
        self,
        mind: Mind[State],
        net: Net,
        seat: int,
        imagined: State,
        follow: Callable[[Candidate, Random], State],
        rng: Random,
    ) -> None:
        self._mind = mind
        self._net = net
        self._seat = seat
        self._imagined = imagined
        self._follow = follow
        self._seeds = [rng.random() for _ in range(SAMPLES)]  # all lines have the same luck, as far as that goes

    def lines(
        self, shown: Sequence[Candidate], considered: Sequence[Candidate], against: Iterable[int] = ()
    ) -> list[Line]:
        """Lines with their reasons. `considered`: all that was, the best first. `against`: what to compare with.

        The reason for a line is a motive of its action in itself, as in dealing with others; or what the line has over
        the best one that is clearly worse, if that can be named. Where that is something general, such as money, the
        next ones may tell more; but not where lines are to be compared with a certain one.
        """
        samples = _samples(best_of_each_action(considered))
        compared = {candidate.action: candidate for candidate in [*samples, *shown]}
        outlooks = {action: self._outlook(candidate) for action, candidate in compared.items()}
        asked = set(against)
        ranked = sorted(outlooks, key=lambda action: (action not in asked, -outlooks[action].chance))
        return [self._line(outlooks[line.action], [outlooks[action] for action in ranked], asked) for line in shown]

    def _outlook(self, candidate: Candidate) -> _Outlook:
        ends = [self._end(candidate, random.Random(seed)) for seed in self._seeds]
        chances = [chances[self._seat] for chances, _ in values(self._mind, self._net, ends)]
        return _Outlook(candidate, ends, sum(chances) / SAMPLES)

    def _end(self, candidate: Candidate, rng: Random) -> State:
        end = self._follow(candidate, rng)
        finish_turn(self._mind, end, candidate.stretch, rng)
        return end

    def _line(self, outlook: _Outlook, others: Iterable[_Outlook], asked: Container[int]) -> Line:
        shown = outlook.candidate
        reason = self._motive(shown.action) or self._over(outlook, others, asked)
        return Line(shown.action, shown.plan, shown.chance, shown.lead, shown.looks, reason)

    def _over(self, outlook: _Outlook, others: Iterable[_Outlook], asked: Container[int]) -> Reason | None:
        """What a line has over the first of these that are clearly worse, or over a later one if that tells more."""
        general: Reason | None = None
        for other in others:
            reason = self._advantage(outlook, other) if other.is_worse_than(outlook) else None
            if reason is not None and (not reason.is_general or other.candidate.action in asked):
                return reason
            general = general or reason
        return general

    def _motive(self, action: int) -> Reason | None:
        motive = self._mind.motive(self._imagined, self._seat, action)
        return None if motive is None else Reason(*motive, 0.0)

    def _advantage(self, better: _Outlook, other: _Outlook) -> Reason | None:
        pairs = list(zip(better.ends, other.ends, strict=True))
        aspects = aspects_of(self._imagined.game.id)
        effect = aspects.effect(self._imagined, self._seat, better.candidate.action)
        return main_reason(aspects, self._mind, self._net, pairs, self._seat, effect)


class _Outlook(NamedTuple):
    """Where a line leads: some positions in which the turn may end, and the chance of winning there."""

    candidate: Candidate
    ends: list[State]
    chance: float

    def is_worse_than(self, other: _Outlook) -> bool:
        """Whether a line is clearly worse where the turn ends, and not better later on."""
        return self.chance < other.chance - CLEARLY and self.candidate.chance < other.candidate.chance


def _samples(others: Sequence[Candidate]) -> list[Candidate]:
    """One from the middle and the last: what most actions are like."""
    return [others[len(others) // 2], others[-1]] if others else []
