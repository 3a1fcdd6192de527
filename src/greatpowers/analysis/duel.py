"""A better line against the one that was played: which is better, and by how much, by what the seat could know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from math import sqrt
from random import Random
from typing import Final

from greatpowers.analysis.advice import Adviser
from greatpowers.analysis.course import Choice, Course, Decision
from greatpowers.analysis.tally import Tally
from greatpowers.analysis.worlds import Worlds
from greatpowers.bots.bot import Turn
from greatpowers.bots.explaining import Reason
from greatpowers.bots.following import visible
from greatpowers.bots.reasons import NO_EFFECT, aspects_of, main_reason
from greatpowers.bots.search.net import Net
from greatpowers.bots.search.playout import finish_turn
from greatpowers.bots.search.searcher import Settings, values
from greatpowers.core.game import State

SEARCH: Final = Settings(plans=2, width=16)  # for the better line
TURNS: Final = 7  # that a look lasts
PAIRS: Final = 8  # of positions that are compared for the reason
LEAST_LOOKS: Final = 6  # before a difference is believed
SPREAD: Final = 0.08  # of one look, before several have shown more
SURE: Final = (
    3.0  # errors that a difference must be away from 0: of hundreds of decisions, hardly one seems so by chance
)


class Duel:
    """The two lines of one decision. Both are played on in the same imagined worlds, with the same luck."""

    def __init__(self, course: Course, net: Net, decision: Decision) -> None:
        self.decision = decision
        self._course, self._mind, self._net = course, course.mind, net
        self._worlds = Worlds(decision.state, decision.seat, course.events(decision))
        self._stretch = self._mind.stretch(decision.state)
        self.better: list[Choice] = []
        self.chances = Tally(), Tally()  # with the better line, and with the one that was played
        self.loss = Tally()
        self._pairs: list[tuple[State, State]] = []  # where the turn may end with either line

    @property
    def played(self) -> list[Choice]:
        """What the seat did."""
        return self.decision.played

    @property
    def is_open(self) -> bool:
        """Whether there is another line at all."""
        return self.better[: len(self.played)] != self.played

    def search(self) -> int:
        """Find the line that seems best at first sight; returns how many playouts it took."""
        decision, events = self.decision, self._course.events(self.decision)
        adviser = Adviser(decision.state.game.id, SEARCH, 1, ())
        if events is not None:
            adviser.observe(decision.state.game, decision.seat, visible(decision.state.game, events, decision.seat))
        best = adviser.best(Turn(decision.state, decision.seat), Random(f"search {decision.number}"))[0]
        self.better = [(decision.state.step, best.action), *best.plan]
        return len(adviser.considered)

    def look(self) -> int:
        """Play both lines on once; returns how many playouts."""
        seed = f"duel {self.decision.number} {self.loss.looks}"
        world = self._worlds.imagine(Random(seed))
        better, played = (self._play_on(world.clone(), line, Random(seed)) for line in (self.better, self.played))
        if len(self._pairs) < PAIRS:
            self._pairs.append((better[0], played[0]))
        best, chance = self._chance(better), self._chance(played)
        self.chances[0].add(best)
        self.chances[1].add(chance)
        self.loss.add(best - chance)
        return 2

    @property
    def hope(self) -> float:
        """How much may have been lost: the more, the more a further look is worth."""
        looks = max(1, self.loss.looks)
        return self.loss.mean + 2 * max(self.loss.error, SPREAD / sqrt(looks))

    def is_clear(self, least: float) -> bool:
        """Whether at least so much was lost, and hardly by chance."""
        return self.loss.looks >= LEAST_LOOKS and self.loss.mean >= max(least, SURE * self.loss.error)

    def reason(self) -> Reason | None:
        """Why the better line is better."""
        state, seat = self.decision.state.clone(), self.decision.seat
        self._follow(state, self.better[: self.parting()])
        aspects, effect = aspects_of(state.game.id), NO_EFFECT
        for _, action in self.better[self.parting() :][:1]:
            if action in state.legal(seat) or action in state.asides(seat):
                effect = aspects.effect(state, seat, action)
        return main_reason(aspects, self._mind, self._net, self._pairs, seat, effect)

    def parting(self) -> int:
        """How many actions the two lines have in common."""
        pairs = zip(self.better, self.played, strict=False)
        return next((number for number, (mine, theirs) in enumerate(pairs) if mine != theirs), len(self.better))

    def telling(self, line: Sequence[Choice]) -> list[Choice]:
        """A line without what only prepares its first choice: “select fleet 2” tells nothing."""
        space = self.decision.state.game.space
        skipped = takewhile(lambda choice: self._mind.is_preliminary(space.family(choice[1]).name), line)
        return list(line[len(list(skipped)) :] or line)

    def _play_on(self, state: State, line: Sequence[Choice], rng: Random) -> list[State]:
        """Carry out a line and go on: where the next turns begin."""
        self._follow(state, line)
        ends = []
        for _ in range(TURNS):
            finish_turn(self._mind, state, self._mind.stretch(state), rng)
            ends.append(state.clone())
        return ends

    def _chance(self, ends: Sequence[State]) -> float:
        """The chance of winning: the mean of several turns, since the value of a single position is rough."""
        found = values(self._mind, self._net, ends)
        return sum(chances[self.decision.seat] for chances, _ in found) / len(found)

    def _follow(self, state: State, line: Sequence[Choice]) -> None:
        """Carry out a line as far as it goes: a world may differ from the true one in what its actions reveal."""
        seat = self.decision.seat
        for _, action in line:
            if state.ended or self._mind.stretch(state) != self._stretch:
                return
            if action not in state.legal(seat) and action not in state.asides(seat):
                return
            state.apply(action, seat)
