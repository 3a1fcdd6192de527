"""The round: eight phases in fixed order (imperunde/round/eight-phases), and the starter (imperunde/starter/*)."""

from __future__ import annotations

from collections.abc import Callable

from greatpowers.core.game import CHANCE
from greatpowers.games.imperunde import (
    budget,
    clearing,
    diplomacy,
    embarking,
    goal,
    investing,
    movement,
    steps,
    wheels,
    windows,
)
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde.position import Position, highest, order_of_play


def resume(s: Position) -> None:
    """Go on with the next stage of the round."""
    stage = _STAGES[s.stage]
    s.stage += 1
    stage(s)


def _phase(s: Position, number: int) -> None:
    s.phase = number
    s.resting = [0] * s.seats  # whoever passed for a phase is asked again
    if s.told is not None:
        s.told.append((tell.PHASE, number))


# -- phase 1 -------------------------------------------------------------------------------------------------


def _begin(s: Position) -> None:
    """A new round; the ten printed columns are no limit (imperunde/budget/round-columns)."""
    if s.round == 0:
        goal.check(s)  # a low goal may be reached by the set-up (imperunde/ruling/goal-bounds)
        if s.ended:
            return
    if s.round_limit and s.round == s.round_limit:
        if s.told is not None:
            s.told.append((tell.OVER_LIMIT,))
        goal.end(s, goal.LIMIT)
        return
    s.round += 1
    s.laid = []
    budget.close_round(s)
    _phase(s, 1)
    s.queue = list(range(s.seats))
    s.rolls = []
    s.steps.append(steps.STARTER)


def starter_resume(s: Position) -> None:
    """Somebody still has to roll."""
    s.to_act = CHANCE


def starter_legal(s: Position) -> list[int]:
    """The white die (imperunde/ruling/neutral-die)."""
    return s.codes.white


def starter_apply(s: Position, action: int) -> None:
    """imperunde/starter/roll: the highest starts; tied leaders roll again (imperunde/ruling/start-ties)."""
    number = s.codes.values[action][0]
    s.rolls = [*s.rolls, number]
    if s.told is not None:
        s.told.append((tell.ROLLED, s.queue[len(s.rolls) - 1], number))
    if len(s.rolls) < len(s.queue):
        return
    s.queue = highest(s.queue, s.rolls)
    s.rolls = []
    if len(s.queue) == 1:
        s.starter = s.active = s.queue.pop()
        if s.told is not None:
            s.told.append((tell.ROUND, s.round, s.starter))
        s.steps.pop()


def _after_starter(s: Position) -> None:
    windows.open_window(s, windows.BETWEEN)


# -- phase 2 -------------------------------------------------------------------------------------------------


def _deal(s: Position) -> None:
    _phase(s, 2)
    diplomacy.begin(s)


def _talk(s: Position) -> None:
    diplomacy.open_talks(s)


def _close(s: Position) -> None:
    diplomacy.close(s)
    if not s.ended:
        windows.open_window(s, windows.PHASE)


# -- phase 3 -------------------------------------------------------------------------------------------------


def _before_books(s: Position) -> None:
    _phase(s, 3)
    windows.open_window(s, windows.PHASE)


def _books(s: Position) -> None:
    budget.fill_in(s)
    s.steps.append(steps.DEBTS)


def _booked(s: Position) -> None:
    budget.book(s)
    if not s.ended:
        windows.open_window(s, windows.BETWEEN)


# -- phases 4, 6 and 7: one player after the other (imperunde/inv/turn-order) ---------------------------------


def _before_investing(s: Position) -> None:
    _phase(s, 4)
    investing.begin(s)
    s.turn = 0


def _turn(s: Position, step: int, again: int) -> bool:
    """Give the turn to the next player, if anybody is left; the window before it comes first."""
    if s.turn == s.seats:
        return False
    s.active = order_of_play(s)[s.turn]
    s.turn += 1
    s.stage = again
    if s.told is not None:
        s.told.append((tell.TURN, s.active, s.phase))
    s.steps.append(step)
    windows.open_window(s, windows.TURN)
    return True


def _invest(s: Position) -> None:
    if not _turn(s, steps.INVEST, s.stage - 1):
        investing.end(s)
        windows.open_window(s, windows.BETWEEN)


def _clear(s: Position) -> None:
    _phase(s, 5)


def _clear_next(s: Position) -> None:
    """One sea after the other (imperunde/ruling/clearing-order)."""
    if clearing.next_sea(s):
        s.stage -= 1
        windows.open_window(s, windows.BETWEEN)


def _before_moving(s: Position) -> None:
    _phase(s, 6)
    s.turn = 0
    windows.open_window(s, windows.PHASE)


def _move(s: Position) -> None:
    if not _turn(s, steps.MOVE, s.stage - 1):
        movement.end_phase(s)


def _before_embarking(s: Position) -> None:
    _phase(s, 7)
    s.turn = 0


def _embark(s: Position) -> None:
    if s.turn < s.seats and not embarking.possible(s, order_of_play(s)[s.turn]):
        s.turn += 1
        s.stage -= 1
        return
    _turn(s, steps.EMBARK, s.stage - 1)


# -- phase 8 -------------------------------------------------------------------------------------------------


def _events(s: Position) -> None:
    _phase(s, 8)
    wheels.begin(s)
    windows.open_window(s, windows.BETWEEN)


def _end(s: Position) -> None:
    """The round is over."""
    s.stage = 0
    s.turns += 1
    windows.open_window(s, windows.BETWEEN)


_STAGES: list[Callable[[Position], None]] = [
    _begin, _after_starter, _deal, _talk, _close, _before_books, _books, _booked, _before_investing, _invest, _clear,
    _clear_next, _before_moving, _move, _before_embarking, _embark, _events, _end,
]  # fmt: skip
