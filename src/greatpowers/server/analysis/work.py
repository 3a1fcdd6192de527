"""What worker processes do for analyses: chances, the best lines, why somebody did what they did, what bots say.

This module imports no web code, so that workers start quickly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from greatpowers.analysis.advice import Line, advise
from greatpowers.analysis.chances import chances
from greatpowers.analysis.told import told
from greatpowers.analysis.why import why
from greatpowers.bots.bot import Turn
from greatpowers.bots.search.players import level_settings
from greatpowers.bots.search.searcher import Settings
from greatpowers.core import game as core
from greatpowers.core.game import Event, State
from greatpowers.server.bots.work import Thinking
from greatpowers.server.bots.worker import Start

MOST_LINES = 5
SAMPLES = 8  # of the rest of a turn, for the chances at a position

Answer: TypeAlias = dict[str, object]


class Analyse(NamedTuple):
    """Everybody's chances, and the best actions of the `decider`, if one is given.

    `seat`: by whose knowledge; None: by everything, once a game is over. `events`: what that seat has seen since the
    set-up; None where nobody knows. `playouts`: instead of the time that there is, so that an answer can be repeated.
    """

    position: Start
    seat: int | None
    decider: int | None
    events: Sequence[Event] | None
    seed: str
    playouts: int = 0

    def run(self, thinking: Thinking) -> Answer:
        """See Work."""
        state, rng = self.position.state(), Random(self.seed)
        if self.decider is None:
            return _answer(chances(state, self.seat, rng, SAMPLES, events=self.events), [])
        settings = _settings(state, thinking, self.playouts)
        turn = _limited(thinking, is_open=self.seat is None)(state, self.decider)
        found = advise(state, self.decider, rng, events=self.events, settings=settings, most=MOST_LINES, turn=turn)
        return _answer(found.chances, found.lines)


class Explain(NamedTuple):
    """Why the `actor` did this, as far as another seat can tell; see `Analyse`.

    The answer has no lines where it rests on something that the seat does not know.
    """

    position: Start  # before the action
    seat: int | None
    actor: int
    action: int
    events: Sequence[Event] | None
    seed: str
    playouts: int = 0

    def run(self, thinking: Thinking) -> Answer:
        """See Work."""
        state, rng = self.position.state(), Random(self.seed)
        found = why(
            state,
            self.actor,
            self.action,
            self.seat,
            rng,
            events=self.events,
            settings=_settings(state, thinking, self.playouts),
            most=MOST_LINES,
            turn=_limited(thinking, is_open=self.seat is None),
        )
        if found is None:
            return _answer(chances(state, self.seat, rng, SAMPLES, events=self.events), [])
        return _answer(found.chances, found.lines)


class Tell(NamedTuple):
    """What the `bot` of one seat says to another; see `told`."""

    position: Start  # before the action, if there is one
    speaker: int
    listener: int
    bot: str
    action: int | None
    seed: str

    def run(self, thinking: Thinking) -> core.Hint | None:
        """See Work."""
        state, rng = self.position.state(), Random(self.seed)
        return told(state, self.speaker, self.listener, rng, bot=self.bot, action=self.action)


class _LimitedTurn(Turn):
    """A decision with limits; where it `is_open`, everybody knows everything."""

    def __init__(self, state: State, seat: int, thinking: Thinking, *, is_open: bool) -> None:
        super().__init__(state, seat)
        self.seconds = thinking.seconds_left
        self._thinking = thinking
        self._is_open = is_open

    def is_cancelled(self) -> bool:
        """See Turn."""
        return self._thinking.is_cancelled()

    def imagine(self, rng: core.Random) -> State:
        """See Turn."""
        return self._state.clone() if self._is_open else super().imagine(rng)


def _limited(thinking: Thinking, *, is_open: bool) -> Callable[[State, int], Turn]:
    return lambda state, seat: _LimitedTurn(state, seat, thinking, is_open=is_open)


def _settings(state: State, thinking: Thinking, playouts: int) -> Settings:
    """As hard as `expert` thinks, in the time that there is."""
    return level_settings(state.game.id, seconds=0.0 if playouts else thinking.seconds, playouts=playouts)


def _answer(now: Sequence[float], lines: Sequence[Line]) -> Answer:
    return {"chances": list(now), "lines": [_line(line) for line in lines]}


def _line(line: Line) -> Answer:
    reason = None if line.reason is None else [line.reason.name, line.reason.values]
    plan = [action for _, action in line.plan]
    return {"action": line.action, "plan": plan, "chance": line.chance, "reason": reason}
