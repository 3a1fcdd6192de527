"""Armies and ships: where they are, and how they come and go.

Only the functions here change `ships` and `captured`, because they also keep the sets beside them (see recount.py).
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.rows import added
from greatpowers.games.imperunde.pieces import ARTILLERY, CAVALRY, FORT, FRIGATE, INFANTRY, KINDS, LINE, PARTIES
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.world import LANDS

# -- at sea --------------------------------------------------------------------------------------------------


def fleet(sea: int, party: int) -> int:
    """Where the ships of a party in a sea begin in `ships` and `captured`; the kind is added."""
    return ((sea - LANDS) * PARTIES + party) * KINDS


def has_warships(s: Position, sea: int, party: int) -> bool:
    """Whether this party has a warship there."""
    return s.navy[sea - LANDS] >> party & 1 == 1


def warship_count(s: Position, sea: int, party: int) -> int:
    """How many warships a party has there."""
    at = ((sea - LANDS) * PARTIES + party) * KINDS
    return s.ships[at + FRIGATE] + s.ships[at + LINE]


def cargo_count(s: Position, sea: int, party: int) -> int:
    """How many cargo ships a party has there."""
    at = ((sea - LANDS) * PARTIES + party) * KINDS
    return s.ships[at + INFANTRY] + s.ships[at + CAVALRY] + s.ships[at + ARTILLERY]


_NAVIES: Final = [[party for party in range(PARTIES) if bits >> party & 1] for bits in range(1 << PARTIES)]


def navies(s: Position, sea: int) -> list[int]:
    """The parties with warships in a sea. Do not change the list."""
    return _NAVIES[s.navy[sea - LANDS]]


def movable_ships(s: Position, sea: int, party: int) -> list[int]:
    """How many ships of each kind a party has there that are not captured."""
    at = fleet(sea, party)
    row = slice(at, at + KINDS)
    return [number - captured for number, captured in zip(s.ships[row], s.captured[row], strict=True)]


def put_ships(s: Position, sea: int, party: int, kind: int, number: int = 1) -> None:
    """From the reserve into a sea."""
    shift_ships(s, sea, party, kind, number)
    s.reserve[party * KINDS + kind] -= number


def shift_ships(s: Position, sea: int, party: int, kind: int, number: int) -> None:
    """Ships come into a sea, or leave it."""
    at, here = ((sea - LANDS) * PARTIES + party) * KINDS, 1 << sea - LANDS
    there = s.ships[at + kind] + number
    s.ships[at + kind] = there
    afloat = there > 0 or any(s.ships[at : at + KINDS])
    if afloat != (s.afloat[party] & here > 0):
        s.afloat = added(s.afloat, party, here if afloat else -here)
    if kind >= FRIGATE:
        guarded = there > 0 or s.ships[at + FRIGATE] + s.ships[at + LINE] > 0
        if guarded != (s.guarded[party] & here > 0):
            s.guarded = added(s.guarded, party, here if guarded else -here)
            s.navy[sea - LANDS] ^= 1 << party


def shift_captured(s: Position, sea: int, party: int, kind: int, number: int) -> None:
    """So many more or fewer of a party's ships there count as captured (imperunde/sea-battle/captured-cannot-move)."""
    s.captured = s.captured[:]
    s.captured[fleet(sea, party) + kind] += number


# -- on land -------------------------------------------------------------------------------------------------


def army_count(s: Position, country: int) -> int:
    """How many armies stand in a country."""
    at = country * KINDS
    return s.troops[at] + s.troops[at + CAVALRY] + s.troops[at + ARTILLERY]


def army_kinds(s: Position, country: int) -> int:
    """The set of kinds of armies that stand in a country."""
    at = country * KINDS
    troops = s.troops
    return (troops[at] > 0) | (troops[at + CAVALRY] > 0) << CAVALRY | (troops[at + ARTILLERY] > 0) << ARTILLERY


def defended(s: Position, country: int) -> bool:
    """Whether an army or a fort stands there; posts do not fight (imperunde/colony/posts-have-no-strength)."""
    at = country * KINDS
    return s.troops[at] + s.troops[at + CAVALRY] + s.troops[at + ARTILLERY] + s.troops[at + FORT] > 0


def put_troops(s: Position, country: int, seat: int, kind: int, number: int = 1) -> None:
    """From the reserve into a country of this player."""
    s.troops[country * KINDS + kind] += number
    s.reserve[seat * KINDS + kind] -= number
