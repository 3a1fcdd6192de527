"""The player that looks ahead: plans for the rest of the turn, compared by a fitted value of positions.

1. Several worlds that the seat cannot tell from the real one are imagined, with what it remembers put right.
2. Every promising action is tried: it is carried out, and the rules of thumb finish the turn, the own part of it with
   some variation. An action together with the own choices that follow is a plan. Positions are compared only where the
   next turn begins, because the value is fitted there.
3. The best plans are played on for some more turns before they are compared, and the budget goes to fewer and fewer of
   them.

Neither part does it alone: without the value the look ahead is blind, without the look ahead the value is too coarse.
The rest of a plan is kept and followed until luck or another seat has acted, or a decision comes up that it left open.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from greatpowers.bots.bot import Turn
from greatpowers.bots.search.budget import Budget, Clock
from greatpowers.bots.search.mind import Knowledge, Mind
from greatpowers.bots.search.net import Net
from greatpowers.bots.search.playout import (
    MOST_DECISIONS,
    finish_own_part,
    finish_turn,
    guess_open_part,
    play_turns,
    step,
)
from greatpowers.bots.temper import Temper
from greatpowers.core.game import Event, Game, Random, State
from greatpowers.core.native import mypyc_attr

TASTE: Final = 0.03  # how much chance of winning a temperament gives away for what it likes,
BLURRED_TASTE: Final = 0.12  # and how much of its misjudgement beside: otherwise nobody would see what it likes
LEAD: Final = 0.02  # what a lead is worth beside the chance of winning: enough to play on sensibly when all is lost
UNSURE: Final = 0.1  # of victory: from here on a lead counts less, so that whoever has as good as won ends the game
FAR_BEHIND: Final = 0.15  # plans with so much less value are not looked at again


class Settings:
    """How hard a searcher thinks."""

    def __init__(
        self,
        seconds: float = 0.0,
        playouts: int = 0,
        turns: int = 6,
        plans: int = 4,
        width: int = 24,
        keep: int = 6,
        clock: Clock = "wall",
        foresight: int = 0,
        caution: float = 0.0,
        noise: float = 1.0,
        blur: float = 0.0,
    ) -> None:
        self.seconds = seconds  # for a decision, and
        self.playouts = playouts  # how many playouts, at most; 0: no limit; neither: only the turn itself is looked at
        self.turns = turns  # that a playout lasts
        self.plans = plans  # that are tried for each action
        self.width = width  # actions that are tried
        self.keep = keep  # plans that are looked at further
        self.clock = clock  # by which seconds are counted
        self.foresight = foresight  # actions that everybody compares at pivotal decisions of a playout; 0: the policy
        self.noise = noise  # of the policy where nothing is searched; more makes a level weaker, and so does
        self.blur = blur  # the chance of winning by which a plan may be overrated
        self.caution = caution  # standard errors by which a plan has to be better than what the policy would do

    @property
    def looks_ahead(self) -> bool:
        """Whether it searches at all: with caution and without playouts, no plan can be better than the policy's."""
        return self.seconds > 0 or self.playouts > 0 or not self.caution


class Candidate:
    """A plan: the first action, the own choices after it, and what the positions it leads to are worth."""

    def __init__(self, action: int, plan: list[tuple[str, int]], after: State, stretch: int) -> None:
        self.action = action
        self.plan = plan
        self.bonus = 0.0  # given in advance for what one likes, in chances of winning
        self.is_usual = False  # what the policy would do
        self.stretch = stretch  # in which it was made
        self.after = after  # where luck or another seat acts, the turn is over, or a decision is left open
        self.is_played_on = False  # whether the looks were at positions some turns later
        self.forget()

    def forget(self) -> None:
        """Begin again: what was seen so far is not to be mixed with what comes."""
        self.last = 0.0
        self.chances: list[float] = []  # by look; plans that are compared have the same luck in each of them
        self.leads: list[float] = []
        self.gains: list[float] = []  # by look: how much better it was than the usual plan with the same luck

    def note(self, chance: float, lead: float) -> None:
        """One more position that the plan led to."""
        self.last = worth(chance, lead)
        self.chances.append(chance)
        self.leads.append(lead)

    def is_surely_better(self, caution: float) -> bool:
        """Whether its gain over the usual plan is more than so many standard errors: the best of many looks lucky."""
        if not caution:
            return True
        if len(self.gains) < 2:
            return self.is_usual
        return fmean(self.gains) > caution * stdev(self.gains) / sqrt(len(self.gains))

    @property
    def looks(self) -> int:
        """How many positions were seen."""
        return len(self.chances)

    @property
    def chance(self) -> float:
        """Of winning: the mean of what was seen."""
        return sum(self.chances) / max(self.looks, 1)

    @property
    def lead(self) -> float:
        """In points: the mean of what was seen."""
        return sum(self.leads) / max(self.looks, 1)

    @property
    def worth(self) -> float:
        """The chance of winning, a little of the lead, and what was given in advance."""
        return worth(self.chance, self.lead) + self.bonus


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher:
    """See the module."""

    def __init__(
        self,
        mind: Mind[State],
        net: Net,
        settings: Settings,
        knowledge: type[Knowledge[State]] = Knowledge,
        temper: Temper = "balanced",
    ) -> None:
        self.mind = mind
        self.net = net
        self.settings = settings
        self.temper = temper
        self._knowledge_class = knowledge
        self._knowledge: Knowledge[State] | None = None
        self._plan: list[tuple[str, int]] = []
        self.considered: list[Candidate] = []  # at the last decision, the best first
        self.imagined: State | None = None  # the position of that decision

    def observe(self, game: Game, seat: int, events: Sequence[Event]) -> None:
        """Remember what the seat saw."""
        if self._knowledge is None:
            self._knowledge = self._knowledge_class(game, seat)
        self._knowledge.observe(events)

    def decide(self, turn: Turn, rng: Random) -> int:
        """Follow the plan, or make a new one."""
        state = self._imagine(turn, rng)
        planned = self._planned(turn, state)
        if planned is not None:
            return planned
        if len(turn.legal) == 1 and not self.mind.ideas(state, turn.seat, rng):
            return turn.legal[0]
        if not self.settings.looks_ahead or not self.mind.is_searched(state):
            return self.mind.choose(state, turn.seat, rng, self.settings.noise, self.temper)
        budget = Budget(turn, self.settings.seconds, self.settings.playouts, self.settings.clock)
        candidates = self._first_look(turn, state, rng, budget)
        if budget.share < 1:
            self._look_further(candidates, turn, rng, budget)
        if self.settings.blur:
            best = max(candidates, key=lambda candidate: candidate.worth + self.settings.blur * rng.random())
            candidates.remove(best)
            candidates.insert(0, best)
        self.considered, self.imagined = candidates, state
        best = candidates[0]
        self._plan = best.plan
        return best.action

    def respond(self, turn: Turn, rng: Random) -> int | None:
        """See Responder; what was planned did not reckon with it."""
        action = self.mind.respond(self._imagine(turn, rng), turn.seat, self.temper)
        if action is not None:
            self.change_plans()
        return action

    def change_plans(self) -> None:
        """Give up the plan: something else has been done."""
        self._plan = []

    def _planned(self, turn: Turn, state: State) -> int | None:
        """The next action of the plan, if it still fits."""
        if not self._plan:
            return None
        expected, action = self._plan.pop(0)
        if (
            expected == state.step
            and not self.mind.ends_plan(state)
            and (action in turn.legal or action in turn.asides)
        ):
            return action
        self._plan = []
        return None

    def _imagine(self, turn: Turn, rng: Random) -> State:
        state = turn.imagine(rng)
        if self._knowledge is not None:
            self._knowledge.correct(state)
        return state

    def _first_look(self, turn: Turn, state: State, rng: Random, budget: Budget) -> list[Candidate]:
        """Try the promising actions, some of them with several plans; the best first."""
        mind, seat = self.mind, turn.seat
        stretch = mind.stretch(state)
        actions = self._actions(turn, state)
        candidates = self._ideas(turn, state, rng)
        ends = [self._end(candidate.after, stretch, rng) for candidate in candidates]
        for number in range(self.settings.plans):
            for action in actions:
                after = self._imagine(turn, rng) if number else state.clone()
                after.apply(action, seat)
                plan = finish_own_part(mind, after, seat, stretch, rng, 1.0 if number == 0 else 5.0)
                if number and not plan and not state.game.luck_in_play:
                    continue  # nothing to plan, and no luck: it would be the same again
                plan += guess_open_part(mind, after, seat, stretch, rng)
                candidates.append(Candidate(action, plan, after, stretch))
                candidates[-1].is_usual = number == 0 and action == actions[0]
                ends.append(self._end(after, stretch, rng))
                budget.spend()
            if budget.share > 0.5:
                break
        self._note(candidates, ends, seat)
        self._like(candidates, state, seat)
        candidates.sort(key=lambda candidate: -candidate.worth)
        return candidates

    def _like(self, candidates: Sequence[Candidate], state: State, seat: int) -> None:
        """Note how the temperament likes each of the plans."""
        leaning = self.mind.leaning(state, seat, self.temper)
        if leaning is not None:
            taste = TASTE + BLURRED_TASTE * self.settings.blur
            for candidate in candidates:
                liking = sum(map(leaning, (candidate.action, *(action for _, action in candidate.plan))))
                candidate.bonus = taste * max(-1.0, min(1.0, liking))

    def _actions(self, turn: Turn, state: State) -> list[int]:
        """Those that are tried."""
        promising = self.mind.shortlist(state, turn.seat, self.settings.width)
        return [action for action in promising if action in turn.legal] or turn.legal[:1]

    def _ideas(self, turn: Turn, state: State, rng: Random) -> list[Candidate]:
        """The plans that the policy would hardly find, each finished by the policy."""
        mind, seat, candidates = self.mind, turn.seat, []
        stretch = mind.stretch(state)
        for (first, action), *plan in mind.ideas(state, seat, rng):
            if action not in turn.legal and action not in turn.asides:
                continue
            after = state.clone()
            for _, choice in ((first, action), *plan):
                after.apply(choice, seat)
            plan += finish_own_part(mind, after, seat, stretch, rng, 1.0)
            plan += guess_open_part(mind, after, seat, stretch, rng)
            candidates.append(Candidate(action, plan, after, stretch))
        return candidates

    def _end(self, after: State, stretch: int, rng: Random) -> State:
        """The position where the turn is over."""
        if after.ended or self.mind.stretch(after) != stretch:
            return after
        end = after.clone()
        finish_turn(self.mind, end, stretch, rng)
        return end

    def _look_further(self, candidates: list[Candidate], turn: Turn, rng: Random, budget: Budget) -> None:
        """Play the best plans on, again and again, and drop the worse half as the budget runs out."""
        few = self._worth_a_second_look(candidates)
        usual = next(candidate for candidate in candidates if candidate.is_usual)
        if len(few) > 1:  # otherwise nothing is played on, and the first look is all that is known
            for candidate in self._compared(few, usual):
                candidate.forget()
                candidate.is_played_on = True
        rounds = max(1, (len(few) - 1).bit_length())
        spent = budget.share
        for number in range(rounds):
            until = spent + (1 - spent) * (number + 1) / rounds
            while len(few) > 1 and budget.share < until:
                self._compare(few, usual, turn, rng, budget)
            few.sort(key=lambda candidate: -candidate.worth)
            few = few[: (len(few) + 1) // 2]
        best = few[0] if few[0].is_surely_better(self.settings.caution) else usual
        candidates.remove(best)
        candidates.insert(0, best)

    def _compare(self, few: list[Candidate], usual: Candidate, turn: Turn, rng: Random, budget: Budget) -> None:
        """One more look at each plan that is compared."""
        looked = self._compared(few, usual)
        self._note(looked, self._play_on(looked, turn, rng, budget), turn.seat)
        if self.settings.caution:
            for candidate in looked:
                candidate.gains.append(candidate.last + candidate.bonus - usual.last - usual.bonus)

    def _compared(self, few: list[Candidate], usual: Candidate) -> list[Candidate]:
        """These plans, and the usual one where caution wants to compare them with it."""
        return few if usual in few or not self.settings.caution else [*few, usual]

    def _worth_a_second_look(self, candidates: list[Candidate]) -> list[Candidate]:
        """The best few, with at most two plans for the same action."""
        few: list[Candidate] = []
        for candidate in candidates:
            if candidate.worth < candidates[0].worth - FAR_BEHIND or len(few) == self.settings.keep:
                break
            if sum(other.action == candidate.action for other in few) < 2:
                few.append(candidate)
        return few

    def _play_on(self, candidates: Sequence[Candidate], turn: Turn, rng: Random, budget: Budget) -> list[State]:
        """Where a playout of each plan ends. All have the same luck, as far as that goes: it is what differs least."""
        seed = rng.random()
        ends = []
        for candidate in candidates:
            same = random.Random(seed)
            end = self._carried_out(candidate, turn, same)
            self._play_turns(end, same)
            ends.append(end)
            budget.spend()
        return ends

    def _carried_out(self, candidate: Candidate, turn: Turn, rng: Random) -> State:
        """The position after a plan; where something is hidden, in another world that might be the real one."""
        if not turn.game.luck_in_play:
            return candidate.after.clone()
        state = self._imagine(turn, rng)
        follow(candidate, state, turn.seat)
        return state

    def _play_turns(self, state: State, rng: Random) -> None:
        """Play to the end of this turn and as many more as the settings say."""
        if not self.settings.foresight:
            play_turns(self.mind, state, self.settings.turns + 1, rng)
            return
        for _ in range(self.settings.turns + 1):
            self._play_turn(state, rng)

    def _play_turn(self, state: State, rng: Random) -> None:
        """Play one turn, with a closer look at pivotal decisions."""
        stretch = self.mind.stretch(state)
        for _ in range(MOST_DECISIONS):
            if state.ended or self.mind.stretch(state) != stretch:
                return
            if self.mind.is_pivotal(state):
                state.apply(self._glance(state, rng), state.to_act)
            else:
                step(self.mind, state, rng)

    def _glance(self, state: State, rng: Random) -> int:
        """What a player would do who compares the positions after this turn."""
        seat, stretch, ends = state.to_act, self.mind.stretch(state), []
        actions = self.mind.shortlist(state, seat, self.settings.foresight)
        if len(actions) == 1:
            return actions[0]
        for action in actions:
            end = state.clone()
            end.apply(action, seat)
            finish_turn(self.mind, end, stretch, rng)
            ends.append(end)
        worths = [worth(chances[seat], leads[seat]) for chances, leads in values(self.mind, self.net, ends)]
        return actions[worths.index(max(worths))]

    def _note(self, candidates: Sequence[Candidate], ends: Sequence[State], seat: int) -> None:
        """Note for each candidate what the position is worth that it led to."""
        for candidate, (chances, leads) in zip(candidates, values(self.mind, self.net, ends), strict=True):
            candidate.note(chances[seat], leads[seat])


def worth(chance: float, lead: float) -> float:
    """What a position is worth: the chance of winning and, as long as that is not certain, a little of the lead."""
    return chance + LEAD * lead * min(1.0, (1.0 - chance) / UNSURE)


def follow(candidate: Candidate, state: State, seat: int) -> None:
    """Carry out a plan, as far as it fits another world."""
    state.apply(candidate.action, seat)
    for expected, action in candidate.plan:
        if state.ended or state.to_act != seat or state.step != expected or action not in state.legal(seat):
            return
        state.apply(action, seat)


def values(mind: Mind[State], net: Net, positions: Sequence[State]) -> list[tuple[list[float], list[float]]]:
    """For each position, every seat's chance of winning and lead: fitted, or known where the game is over."""
    fitted = iter(net.values([mind.features(state) for state in positions if not state.ended]))
    return [results(state, mind) if state.ended else next(fitted) for state in positions]


def results(state: State, mind: Mind[State]) -> tuple[list[float], list[float]]:
    """At the end of a game: every seat's share of the victory, and its lead over the mean of the others."""
    outcome = state.outcome
    assert outcome is not None
    winners = outcome.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(state.game.seats)]
    scores = mind.scores(state)
    others = max(1, len(scores) - 1)
    return shares, [score - (sum(scores) - score) / others for score in scores]
