"""Bonds, governments and seats: who holds what, and who comes after whom.

Only `hold` changes `bond`, because it also keeps the sums beside it (see recount.py).
"""

from __future__ import annotations

from greatpowers.core.rows import replaced
from greatpowers.core.steps import Seat
from greatpowers.games.imperial.board import ALL_BONDS, BONDS, FACE, INTEREST, Nation
from greatpowers.games.imperial.position import Position


def hold(s: Position, nation: Nation, rank: int, holder: Seat) -> None:
    """A bond goes to a player, or back to the pile of its nation (-1)."""
    bond = nation * BONDS + rank
    old = s.bond[bond]
    s.bond = replaced(s.bond, bond, holder)
    s.credit, s.interest = s.credit[:], s.interest[:]
    if old >= 0:
        s.credit[nation * s.seats + old] -= FACE[rank]
        s.interest[nation * s.seats + old] -= INTEREST[rank]
    if holder >= 0:
        s.credit[nation * s.seats + holder] += FACE[rank]
        s.interest[nation * s.seats + holder] += INTEREST[rank]
    unsold = s.unsold[nation] & ~(1 << rank) | (holder < 0) << rank
    s.unsold = replaced(s.unsold, nation, unsold)


def credit(s: Position, nation: Nation, seat: Seat) -> int:
    """The sum of the faces of one player's bonds of a nation (imperial/government/sum)."""
    return s.credit[nation * s.seats + seat]


def interest_due(s: Position, nation: Nation) -> int:
    """The interest of all bonds of a nation that are sold."""
    return sum(s.interest[nation * s.seats : (nation + 1) * s.seats])


def interest_due_to(s: Position, nation: Nation, seat: Seat) -> int:
    """The interest of one player's bonds of a nation."""
    return s.interest[nation * s.seats + seat]


def interest_due_to_others(s: Position, nation: Nation) -> int:
    """The interest of a nation's bonds that are not its government's own."""
    return interest_due(s, nation) - s.interest[nation * s.seats + s.government[nation]]


def is_sold(s: Position, nation: Nation) -> bool:
    """Whether any bond of the nation is in a player's hands."""
    return s.unsold[nation] != ALL_BONDS


def governs_nothing(s: Position, seat: Seat) -> bool:
    """Whether a player leads no government: the owner of a Swiss Bank (imperial/swiss/iff).

    imperial/swiss/keep: a bank is never stored, so it lasts as long as this holds.
    """
    return seat not in s.government


def clockwise(s: Position, first: Seat) -> list[Seat]:
    """All seats in seating order, beginning with this one."""
    return [(first + i) % s.seats for i in range(s.seats)]


def swiss_banks(s: Position, first: Seat) -> list[Seat]:
    """The owners of Swiss Banks clockwise, beginning with this seat."""
    return [seat for seat in clockwise(s, first) if seat not in s.government]
