"""Units on the board: placing them, and what the rules ask of where they stand.

Only the functions here change `army`, `lying` and `fleet`, because they also keep the counts beside them (see
recount.py).
"""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperial.actions import FLEET, FRIENDLY
from greatpowers.games.imperial.board import HOMES, LANDS, NATIONS, PROVINCES, Area, Nation
from greatpowers.games.imperial.position import Position

# Sets of nations as bits: their members, and the one member of a set that has only one (-1 for the others).
MEMBERS: Final[list[list[Nation]]] = [[n for n in range(NATIONS) if bits >> n & 1] for bits in range(1 << NATIONS)]
SOLE: Final[list[Nation]] = [members[0] if len(members) == 1 else -1 for members in MEMBERS]
_ALL_OPEN: Final = (1 << PROVINCES) - 1

# -- placing -------------------------------------------------------------------------------------------------


def shift_armies(s: Position, area: Area, nation: Nation, number: int) -> None:
    """Upright armies come to an area, or leave it.

    imperial/stance/hostile-effects: a foreign one closes a home province (see `is_occupied`), even beside units of its
    own nation (imperial/stance/own-defenders-irrelevant); imperial/rail/reopens: with the last of them it opens again.
    """
    s.army[area * NATIONS + nation] += number
    if area < HOMES and area // PROVINCES != nation:
        here = s.army[area * NATIONS : (area + 1) * NATIONS]
        if sum(here) > here[area // PROVINCES]:
            s.closed |= 1 << area
        else:
            s.closed &= ~(1 << area)
    _keep_presence(s, area, nation, number)


def shift_lying(s: Position, area: Area, nation: Nation, number: int) -> None:
    """Friendly armies come to a province, or leave it; they close nothing (imperial/stance/friendly-effects)."""
    s.lying[area * NATIONS + nation] += number
    _keep_presence(s, area, nation, number)


def shift_fleets(s: Position, area: Area, nation: Nation, number: int) -> None:
    """Fleets come to a sea or harbour, or leave it."""
    s.fleet[area * NATIONS + nation] += number
    _keep_presence(s, area, nation, number)


def recruit(s: Position, area: Area, nation: Nation, unit: int) -> None:
    """A new unit comes from the supply: an upright army or a fleet."""
    if unit == FLEET:
        s.fleets_out[nation] += 1
        shift_fleets(s, area, nation, 1)
    else:
        s.armies_out[nation] += 1
        shift_armies(s, area, nation, 1)


def _keep_presence(s: Position, area: Area, nation: Nation, number: int) -> None:
    there = s.present[area]
    if number > 0:
        if not there >> nation & 1:
            s.present[area] = there | 1 << nation
            s.where[nation] |= 1 << area
            if there:
                s.mixed |= 1 << area
        return
    at = area * NATIONS + nation
    if s.fleet[at] or (area < LANDS and s.army[at]) or (area < HOMES and s.lying[at]):
        return
    there &= ~(1 << nation)
    s.present[area] = there
    s.where[nation] &= ~(1 << area)
    if there & there - 1 == 0:
        s.mixed &= ~(1 << area)


# -- questions -----------------------------------------------------------------------------------------------


def units_of_kind(s: Position, area: Area, nation: Nation, unit: int) -> int:
    """How many units of one kind (see actions.ARMY, FRIENDLY, FLEET) a nation has in an area."""
    if unit == FLEET:
        return s.fleet[area * NATIONS + nation]
    if unit == FRIENDLY:
        return s.lying[area * NATIONS + nation] if area < HOMES else 0
    return s.army[area * NATIONS + nation] if area < LANDS else 0


def others_present(s: Position, area: Area, nation: Nation) -> list[Nation]:
    """The other nations that have units in an area, fleets in harbour included, in nation order."""
    return MEMBERS[s.present[area] & ~(1 << nation)]


def is_occupied(s: Position, province: Area) -> bool:
    """Whether a hostile army stands in a home province (imperial/stance/hostile-effects)."""
    return s.closed >> province & 1 == 1


def open_mask(s: Position, nation: Nation) -> int:
    """Which of a nation's provinces hold no hostile army: where its railroad runs (imperial/rail/friendly-open)."""
    return ~(s.closed >> nation * PROVINCES) & _ALL_OPEN


def free_factories(s: Position, nation: Nation) -> list[Area]:
    """The nation's provinces with a factory that no hostile army occupies (imperial/production/friendly-no-block)."""
    first, closed = nation * PROVINCES, s.closed
    return [p for p in range(first, first + PROVINCES) if s.factory[p] and not closed >> p & 1]


def is_last_free_factory(s: Position, province: Area) -> bool:
    """Whether this province has its nation's only unoccupied factory (imperial/stance/last-factory).

    imperial/stance/last-factory-only-one; imperial/stance/last-factory-elsewhere: only this province is protected.
    imperial/ruling/last-factory-moment: as the board is now; an occupied factory is not free.
    """
    if not s.factory[province] or s.closed >> province & 1:
        return False
    return len(free_factories(s, province // PROVINCES)) == 1
