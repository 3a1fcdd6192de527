"""What a seat could do now: the best actions, each with a plan, the chances that it gives, and the reason for it.

Everything is computed from positions that the seat may imagine: nothing that is hidden from it has any influence.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

from greatpowers.analysis.chances import chances
from greatpowers.bots.bot import Turn
from greatpowers.bots.explaining import Line, Reason
from greatpowers.bots.following import visible
from greatpowers.bots.lines import Comparison, best_of_each_action, without_rearranged
from greatpowers.bots.search.budget import Budget
from greatpowers.bots.search.games import known
from greatpowers.bots.search.players import shipped_net
from greatpowers.bots.search.searcher import Candidate, Searcher, Settings, follow, values
from greatpowers.core.game import Event, Random, State

__all__ = ["Advice", "Line", "Reason", "advise"]


class Advice(NamedTuple):
    """The answer to "what should I do?"."""

    chances: list[float]  # of every seat; where the seat may decide, if it follows the first line
    lines: list[Line]  # the best first, one for each action


def advise(
    state: State,
    seat: int,
    rng: Random,
    *,
    events: Sequence[Event] | None,
    settings: Settings,
    most: int = 5,
    also: Iterable[int] = (),
    turn: Turn | None = None,
) -> Advice:
    """The best actions of this seat; none where it has nothing to decide.

    `state` may be the true position, and `events` all those of the game (None: unknown). `also`: actions that are
    looked at in any case, such as the one that was played. `turn`: where it has limits of its own.
    """
    turn = Turn(state, seat) if turn is None else turn
    if not turn.legal:
        return Advice(chances(state, seat, rng, events=events), [])
    adviser = Adviser(state.game.id, settings, most, also)
    if events is not None:
        adviser.observe(state.game, seat, visible(state.game, events, seat))
    lines = adviser.lines(turn, rng)
    return Advice(adviser.chances_after(lines[0]), lines)


class Adviser(Searcher):
    """Searches as the bots do, but for several good actions rather than for one.

    Bots spend their time on fewer and fewer plans. Here all actions that are shown get the same number of looks, so
    that what is said of them can be compared.
    """

    def __init__(self, game_id: str, settings: Settings, most: int, also: Iterable[int]) -> None:
        mind, knowledge = known(game_id)
        super().__init__(mind, shipped_net(game_id), settings, knowledge)
        self._most = most
        self._also = list(also)
        self._seen: dict[Candidate, list[list[float]]] = {}  # everybody's chances in the positions that plans led to

    def best(self, turn: Turn, rng: Random) -> list[Candidate]:
        """The best plan of each of the best actions."""
        budget = Budget(turn, self.settings.seconds, self.settings.playouts, self.settings.clock)
        self.imagined = self._imagine(turn, rng)
        self.considered = self._first_look(turn, self.imagined, rng, budget)
        few = self._few(without_rearranged(best_of_each_action(self.considered), self._also))
        few += self._reordered(self.imagined, turn.seat)
        if budget.share < 1:
            self._seen.clear()
            for candidate in few:
                candidate.forget()
        while not few[0].looks or budget.share < 1:
            self._note(few, self._play_on(few, turn, rng, budget), turn.seat)
        few.sort(key=lambda candidate: (-round(candidate.chance, 2), -candidate.worth))  # as they are shown
        return best_of_each_action(few)

    def lines(self, turn: Turn, rng: Random) -> list[Line]:
        """The same with the reason for each."""
        best = self.best(turn, rng)
        assert self.imagined is not None
        follow = partial(self._follow, turn, self.imagined)
        comparison = Comparison(self.mind, self.net, turn.seat, self.imagined, follow, rng)
        return comparison.lines(best, self.considered, self._also)

    def chances_after(self, line: Line) -> list[float]:
        """Everybody's chances with one of the lines that were found."""
        seen = next(seen for plan, seen in self._seen.items() if (plan.action, plan.plan) == (line.action, line.plan))
        return [sum(column) / len(seen) for column in zip(*seen, strict=True)]

    def _reordered(self, imagined: State, seat: int) -> list[Candidate]:
        """The best plans with an action first that is wanted in any case and comes later in them, if order is free.

        Otherwise whoever does the same in another order seems to have made a mistake.
        """
        out = []
        for wanted in self._also:
            plan = next((plan for plan in self.considered if wanted in _later(plan)), None)
            found = plan and _in_order(wanted, plan, imagined, seat)
            if plan and found:  # it is worth the same
                found.chances, found.leads, self._seen[found] = plan.chances[:], plan.leads[:], self._seen[plan][:]
                out.append(found)
        return out

    def _note(self, candidates: Sequence[Candidate], ends: Sequence[State], seat: int) -> None:
        for candidate, (everybody, leads) in zip(candidates, values(self.mind, self.net, ends), strict=True):
            candidate.note(everybody[seat], leads[seat])
            self._seen.setdefault(candidate, []).append(everybody)

    def _follow(self, turn: Turn, imagined: State, candidate: Candidate, rng: Random) -> State:
        """Carry out a plan, all of them in the same worlds: what differs otherwise is no reason."""
        if turn.game.luck_in_play:
            return self._carried_out(candidate, turn, rng)
        state = imagined.clone()
        follow(candidate, state, turn.seat)
        return state

    def _actions(self, turn: Turn, state: State) -> list[int]:
        actions = super()._actions(turn, state)
        wanted = [action for action in self._also if action in turn.legal or action in turn.asides]
        return actions + [action for action in wanted if action not in actions]

    def _few(self, candidates: list[Candidate]) -> list[Candidate]:
        """The first ones, and those that are wanted in any case."""
        wanted = [candidate for candidate in candidates if candidate.action in self._also]
        others = [candidate for candidate in candidates if candidate not in wanted]
        few = [*wanted, *others[: max(1, self._most - len(wanted))]]
        return [candidate for candidate in candidates if candidate in few]


def _later(plan: Candidate) -> list[int]:
    """What comes after the first action of a plan."""
    return [action for _, action in plan.plan if action != plan.action]


def _in_order(first: int, plan: Candidate, imagined: State, seat: int) -> Candidate | None:
    """The same plan with one of its actions first; None where it is not possible."""
    rest = [plan.action, *(action for _, action in plan.plan)]
    rest.remove(first)
    after, done = imagined.clone(), list[tuple[str, int]]()
    for action in (first, *rest):
        if action not in after.legal(seat):
            return None
        done.append((after.step, action))
        after.apply(action, seat)
    return Candidate(first, done[1:], after, plan.stretch)
