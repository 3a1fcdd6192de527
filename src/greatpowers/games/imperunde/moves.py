"""Moves of single units (imperunde/move): how many are left to whom, and a unit on its way from space to space.

Only the functions here change `one_move` and `two_moves`, because they also keep the set of movers (see recount.py).
"""

from __future__ import annotations

from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde.lands import free_if_empty
from greatpowers.games.imperunde.pieces import CAVALRY, KINDS, SHIPS, TIRED
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.units import fleet, shift_ships
from greatpowers.games.imperunde.world import LANDS, SPACES

# -- who has moves left --------------------------------------------------------------------------------------


def start_moving(s: Position, seat: int) -> None:
    """A player's units have the moves from now on, none of them any yet; -1: no units move any more."""
    s.mover = seat
    s.one_move = bytearray(SPACES * KINDS)
    s.two_moves = bytearray(SPACES * KINDS)
    s.movers = [0] * SPACES


def give_moves(s: Position, sea: int, seat: int, left: int) -> None:
    """Give a player's ships there so many moves, captured ones none (imperunde/sea-battle/captured-cannot-move)."""
    at = fleet(sea, seat)
    for kind in SHIPS:
        number = s.ships[at + kind]
        if number > s.captured[at + kind]:
            shift_moves(s, sea, kind, left, number - s.captured[at + kind])


def shift_moves(s: Position, space: int, kind: int, left: int, number: int) -> None:
    """Of the mover's units, so many more or fewer there have exactly this many moves left."""
    moves, at = s.one_move if left == 1 else s.two_moves, space * KINDS + kind
    moves[at] += number
    fresh = left == 2 or (space < LANDS and kind != CAVALRY)
    mover = 1 << (kind if fresh else kind + TIRED)
    if moves[at]:
        s.movers[space] |= mover
    else:
        s.movers[space] &= ~mover


def moves_of(mover: int, start: int) -> int:
    """How many moves this mover has left there."""
    if mover >= TIRED or (start < LANDS and mover != CAVALRY):
        return 1
    return 2


def can_move(s: Position, mover: int, start: int) -> bool:
    """Whether such a unit of the one who moves is there with this many moves left."""
    return s.movers[start] >> mover & 1 == 1


def most_moves(s: Position, space: int, kind: int) -> int:
    """The most moves that one of the mover's units of this kind has left there; 0: none has any."""
    at = space * KINDS + kind
    return 2 if s.two_moves[at] else 1 if s.one_move[at] else 0


# -- a unit on its way ---------------------------------------------------------------------------------------


def lift(s: Position, seat: int, mover: int, start: int) -> int:
    """Take a unit from where it stands; how many moves it had left."""
    kind = mover % TIRED
    left = moves_of(mover, start)
    shift_moves(s, start, kind, left, -1)
    if start < LANDS:
        s.troops[start * KINDS + kind] -= 1
        free_if_empty(s, start)
    else:
        shift_ships(s, start, seat, kind, -1)
    return left


def settle(s: Position, kind: int, country: int, left: int) -> None:
    """An army stands in a country of its owner."""
    s.troops[country * KINDS + kind] += 1
    if left:
        shift_moves(s, country, kind, left, 1)


def float_ship(s: Position, seat: int, kind: int, sea: int, left: int) -> None:
    """A ship of the mover lies in a sea."""
    shift_ships(s, sea, seat, kind, 1)
    if left:
        shift_moves(s, sea, kind, left, 1)


def tell_step(s: Position, name: str, seat: int, kind: int, start: int, to: int) -> None:
    """A unit has made a step."""
    if s.events is not None:
        code = tell.SAILED if name == "sail" else tell.LANDED if name == "land" else tell.MARCHED
        s.events.append((code, seat, kind, start, to))
