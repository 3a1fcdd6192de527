"""The turn sequence (war/turn): production, then two movement phases. Step: TURN.

Set-up takes the place of the first production phase (war/turn/setup-is-first-production). In every sub-phase all
players act in the order of play before the next begins (war/turn/subphase-player-order).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greatpowers.games.war import (
    auction,
    construction,
    income,
    lots,
    maintenance,
    natives,
    orders,
    segment,
    victory,
)
from greatpowers.games.war import events as tell
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.frames import Turn
from greatpowers.games.war.pieces import KINDS
from greatpowers.games.war.position import Position

PRODUCTION: Final = 1  # phases
FIRST_MOVEMENT: Final = 2
SECOND_MOVEMENT: Final = 3

# Stages of a turn (war/turn/structure, war/turn/subphase-order).
BEGIN: Final = 0
INCOME: Final = 1
MAINTENANCE: Final = 2
AUCTION: Final = 3
DIPLOMACY_POINTS: Final = 4
NATIVES: Final = 5
CONSTRUCTION: Final = 6
MOVE_1: Final = 7
AFTER_1: Final = 8
MOVE_2: Final = 9
AFTER_2: Final = 10


def first(s: Position) -> None:
    """Turn 1 begins with its first movement phase, in the order of set-up (war/turn/first-turn-order)."""
    s.turn = 1
    s.frames.append(Turn(MOVE_1))
    if s.events is not None:
        s.events.append((tell.TURN, 1))


def resume(s: Position, turn: Turn) -> None:
    """One stage after another."""
    each = _EACH[turn.stage]
    if each is None:
        _pass_stage(s, turn)
        return
    if turn.done == 0:
        _open_stage(s, turn.stage)
    if turn.done < s.seats:
        seat = s.order[turn.done]
        turn.done += 1
        each(s, seat)
        return
    turn.done = 0
    turn.stage += 1


def _pass_stage(s: Position, turn: Turn) -> None:
    """The stages in which nobody acts alone."""
    stage = turn.stage
    turn.stage = stage + 1
    if stage == BEGIN:
        _begin(s)
    elif stage == AUCTION:
        if s.house.auction:
            auction.begin(s)  # war/opt/auction/timing
    elif stage == AFTER_1:
        victory.end_phase(s)
    else:
        turn.stage = BEGIN
        s.turns += 1
        victory.end_phase(s)


def _begin(s: Position) -> None:
    """A production phase begins with a new order of play (war/turn/order-redrawn).

    With the auction the old one stays until the bids (war/ruling/auction-order).
    """
    s.turn += 1
    s.phase = PRODUCTION
    _clear_production(s)
    if s.events is not None:
        s.events += [(tell.TURN, s.turn), (tell.PHASE, PRODUCTION)]
    if not s.house.auction:
        lots.draw(s, range(s.seats))


def _open_stage(s: Position, stage: int) -> None:
    if stage in (MOVE_1, MOVE_2):
        s.phase = FIRST_MOVEMENT if stage == MOVE_1 else SECOND_MOVEMENT
        if s.events is not None:
            s.events.append((tell.PHASE, s.phase))


def _clear_production(s: Position) -> None:
    """What was built, paid and tried in the last production phase no longer counts."""
    s.raised = bytearray(REGIONS * KINDS)
    s.launched = [0] * REGIONS
    s.projects = [0] * REGIONS
    s.engineers_used = [0] * REGIONS
    s.new_buildings = [0] * REGIONS
    s.incited = [0] * REGIONS
    s.westernized_for = [0] * REGIONS
    s.cleared = [0] * REGIONS
    s.canal_paid = 0


def _construct(s: Position, seat: int) -> None:
    """With the simultaneous option all orders are made at once, when the first player's go comes."""
    if not s.house.simultaneous:
        construction.begin(s, seat)
    elif seat == s.order[0]:
        orders.begin(s)


_EACH: Final[list[Callable[[Position, int], None] | None]] = [
    None,
    income.collect,
    maintenance.begin,
    None,
    income.begin_purchase,
    natives.begin,
    _construct,
    segment.begin,
    None,
    segment.begin,
    None,
]
