"""Orders of seats that are drawn by lot.

war/setup/order-random; war/turn/order-redrawn; war/naval/several-enemies-random; war/opt/auction/ties.
Step: ORDER (luck). The order goes to the frame below if that has a queue, and is the order of play otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence

from greatpowers.core.game import CHANCE
from greatpowers.games.war import events as tell
from greatpowers.games.war.frames import Interception, LineUp, Lots
from greatpowers.games.war.position import Position


def draw(s: Position, seats: Sequence[int]) -> None:
    """Put these seats in order by lot."""
    s.frames.append(Lots(list(seats)))


def resume(s: Position, lots: Lots) -> None:
    """Draw one after another; the last needs no lot."""
    if len(lots.left) > 1:
        s.to_act = CHANCE
        return
    drawn = lots.drawn + lots.left
    s.frames.pop()
    below = s.frames[-1]
    if isinstance(below, (Interception, LineUp)):
        below.queue = drawn
        return
    s.order = drawn
    tell_order(s)


def tell_order(s: Position) -> None:
    """The order of play is known."""
    if s.events is not None:
        s.events += [(tell.ORDER, place + 1, seat) for place, seat in enumerate(s.order)]


def legal(s: Position, lots: Lots, seat: int) -> list[int]:
    """Whoever is not drawn yet."""
    return [s.codes.lot + drawn for drawn in lots.left]


def apply(s: Position, lots: Lots, seat: int, action: int) -> None:
    """The next place is this seat's."""
    drawn = action - s.codes.lot
    lots.left.remove(drawn)
    lots.drawn.append(drawn)
