"""A nation's turn: the rondel, the action of its space, then investing.

Rules: imperial/turn/*, imperial/investor/passing*, imperial/nocard/*, imperial/ruling/endless-game. The step TURN asks nothing
itself: it puts one step after another on the stack.
"""

from typing import Final

from greatpowers.games.imperial import events as tell
from greatpowers.games.imperial import interest, investing, maneuver, scoring, steps, taxation
from greatpowers.games.imperial.board import (
    FACTORY_SPACE,
    IMPORT_MOST,
    IMPORT_SPACE,
    INVESTOR_SPACE,
    NATIONS,
    PRODUCTION_1,
    PRODUCTION_2,
    TAXATION_SPACE,
)
from greatpowers.games.imperial.position import Position

CHOOSE: Final = 0
ACT: Final = 1
INVEST: Final = 2
END: Final = 3


def resume(s: Position) -> None:
    """The next part of the turn."""
    if s.stage == CHOOSE:
        _choose(s)
        s.stage = ACT
    elif s.stage == ACT:
        s.stage = INVEST
        _act(s, s.rondel[s.nation])
    elif s.stage == INVEST:
        s.stage = END
        _invest(s)
    else:
        s.stage = CHOOSE
        _end(s)


def _choose(s: Position) -> None:
    """imperial/turn/order, skip-ungoverned: the next nation that has a government moves on the rondel."""
    while s.government[s.nation] < 0:
        if s.told is not None:
            s.told.append((tell.SKIPPED, s.nation))
        s.nation = (s.nation + 1) % NATIONS
    if s.told is not None:
        s.told.append((tell.TURN, s.nation, s.government[s.nation]))
    s.steps.append(steps.RONDEL)


def _act(s: Position, space: int) -> None:
    """Carry out the action of the space that the nation landed on."""
    if space == FACTORY_SPACE:
        s.steps.append(steps.FACTORY)
    elif space in (PRODUCTION_1, PRODUCTION_2):
        s.produced = 0
        s.steps.append(steps.PRODUCTION)
    elif space == IMPORT_SPACE:
        s.left = IMPORT_MOST
        s.steps.append(steps.IMPORT)
    elif space == INVESTOR_SPACE:
        interest.pay(s)
        s.passed = 1  # landing, too, is followed by the investor step (imperial/investor/three-steps)
    elif space == TAXATION_SPACE:
        taxation.levy(s)
    else:
        maneuver.begin(s)


def _invest(s: Position) -> None:
    """After the action: the investor step, if Investor was landed on or passed; or the round of the variant."""
    if s.with_card:
        if s.passed:
            investing.begin(s)
    else:
        investing.begin_rounds(s)


def _end(s: Position) -> None:
    s.passed = 0
    s.turns += 1
    s.nation = (s.nation + 1) % NATIONS
    if s.turn_limit and s.turns >= s.turn_limit:
        scoring.end(s, scoring.TURN_LIMIT)
