"""The players: how they stand to each other, the order in which they play, and dice that decide between them."""

from __future__ import annotations

from typing import Final

from greatpowers.core.rows import replaced
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde.frames import RollOff
from greatpowers.games.imperunde.pieces import MOST_SEATS, PIRATES, WAR
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.world import BRITAIN, HOMES


def relation(s: Position, seat: int, other: int) -> int:
    """How two players stand to each other."""
    return s.relation[seat * MOST_SEATS + other]


def set_relation(s: Position, seat: int, other: int, state: int) -> None:
    """imperunde/relations/symmetric. Only the talks and cards call this (imperunde/relations/set-by)."""
    s.relation = replaced(replaced(s.relation, seat * MOST_SEATS + other, state), other * MOST_SEATS + seat, state)


def at_war(s: Position, seat: int, party: int) -> bool:
    """Whether a party is an enemy: pirates always, a player in war (imperunde/relations/friend-ships).

    imperunde/ruling/armistice-meaning: not under armistice.
    """
    return party == PIRATES or (party != seat and s.relation[seat * MOST_SEATS + party] == WAR)


def others(s: Position, seat: int) -> list[int]:
    """All other seats."""
    return [other for other in range(s.seats) if other != seat]


def order_of_play(s: Position, first: int = -1) -> list[int]:
    """The seats from the starter (or another) in the direction of this round (imperunde/starter/direction).

    imperunde/ruling/many-rounds. Do not change the list.
    """
    return _ORDERS[s.seats][s.round % 2][s.starter if first < 0 else first]


# By number of seats, direction (imperunde/starter/direction: forward in odd rounds), and who is first.
_ORDERS: Final[list[list[list[list[int]]]]] = [
    [[[(first + step * k) % seats for k in range(seats)] for first in range(seats)] for step in (-1, 1)]
    for seats in range(MOST_SEATS + 1)
]


def british_last(s: Position) -> list[int]:
    """The order of play, but the British player last (imperunde/diplomacy/deal, imperunde/ruling/talks-end)."""
    last = british(s)
    return [*(seat for seat in order_of_play(s) if seat != last), last]


def british(s: Position) -> int:
    """The seat of Great Britain (imperunde/setup/britain-always)."""
    return s.home.index(HOMES[BRITAIN])


def roll_for_lead(s: Position, roll_off: RollOff, number: int) -> int:
    """The seats of the queue roll in turn; tied leaders roll again (imperunde/ruling/start-ties). -1: not decided."""
    roll_off.rolls.append(number)
    if s.events is not None:
        s.events.append((tell.ROLLED, roll_off.queue[len(roll_off.rolls) - 1], number))
    if len(roll_off.rolls) < len(roll_off.queue):
        return -1
    best = max(roll_off.rolls)
    roll_off.queue = [seat for seat, rolled in zip(roll_off.queue, roll_off.rolls, strict=True) if rolled == best]
    roll_off.rolls = []
    return roll_off.queue[0] if len(roll_off.queue) == 1 else -1
