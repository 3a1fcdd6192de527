"""The course of a recorded game, as a review sees it: where turns begin, what was decided, and what luck did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from greatpowers.bots.search.games import known
from greatpowers.bots.search.mind import Mind
from greatpowers.core.game import CHANCE, Event, State
from greatpowers.core.record import Record

Choice: TypeAlias = tuple[str, int]  # a step, and what was chosen in it


class Start(NamedTuple):
    """Where a turn begins, and positions can be compared; or where the record ends."""

    number: int  # of actions before it
    state: State


class Decision(NamedTuple):
    """A choice of a seat that is worth thinking about."""

    number: int  # of actions before it
    turn: int  # the index of the start of its turn
    seat: int
    state: State
    events: int  # how many there had been
    played: list[Choice]  # what the seat did, up to where luck or another seat acted, or the turn was over


class Stroke(NamedTuple):
    """What luck did at one time; small choices that follow from it, such as losses of a battle, are part of it."""

    number: int  # of actions before it
    until: int  # and after it
    before: State
    after: State


class Course:
    """See the module. All positions are the true ones."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.mind: Mind[State] = known(record.game.id).mind
        self.starts: list[Start] = []
        self.decisions: list[Decision] = []
        self.strokes: list[Stroke] = []
        self._state = record.start()
        self._events: list[Event] = []
        self._state.events = self._events
        self._stretch = self.mind.stretch(self._state)
        self._planning = -1  # the seat whose choices belong together
        self._struck: tuple[int, State] | None = None  # where luck began to act
        for number, (action, actor) in enumerate(zip(record.actions, record.actors, strict=True)):
            self._note(number, action, actor)
            self._state.apply(action, actor)
        self._end()

    def events(self, decision: Decision) -> Sequence[Event] | None:
        """All events before a decision; None where nobody knows what led to the first position."""
        return None if self.record.position is not None else self._events[: decision.events]

    def _note(self, number: int, action: int, actor: int) -> None:
        state = self._state
        if actor == CHANCE:
            self._planning = -1
            if self._struck is None and self.starts and state.game.luck_in_play:
                self._struck = number, state.clone()
            return
        if not self.starts or self.mind.stretch(state) != self._stretch:
            self._stretch = self.mind.stretch(state)
            self._planning = -1
            self._finish_stroke(number)
            self.starts.append(Start(number, state.clone()))
        if actor not in state.deciders():
            return  # an aside
        if len(state.legal(actor)) > 1 and self.mind.is_worth_thinking(state):
            self._finish_stroke(number)
            if actor != self._planning:
                self._planning = actor
                decision = Decision(number, len(self.starts) - 1, actor, state.clone(), len(self._events), [])
                self.decisions.append(decision)
        if actor == self._planning:
            self.decisions[-1].played.append((state.step, action))
        else:
            self._planning = -1

    def _finish_stroke(self, number: int) -> None:
        if self._struck is not None:
            began, before = self._struck
            self.strokes.append(Stroke(began, number, before, self._state.clone()))
            self._struck = None

    def _end(self) -> None:
        number = len(self.record.actions)
        self._finish_stroke(number)
        if not self.starts or self.starts[-1].number < number:
            self.starts.append(Start(number, self._state.clone()))
