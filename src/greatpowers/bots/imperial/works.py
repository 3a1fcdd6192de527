"""Rules of thumb for what a nation builds, produces and imports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from greatpowers.bots.imperial.estimates import NEXT_SEAS, free_regions, reach_of, units_out
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial.board import ANCHOR, IS_PORT, NATIONS
from greatpowers.games.imperial.position import Position
from greatpowers.games.imperial.units import free_factories, open_mask

ENOUGH_UNITS: Final = 6  # of a nation: no more are imported
_IMPORT_ARMY: Final = act.family_number("import_army")


def building(s: Position, seat: int, legal: Sequence[int]) -> list[float]:
    """A port first if the nation has none, then other factories."""
    wants_port = not any(IS_PORT[province] for province in free_factories(s, s.nation))
    return [
        0.0 if action == act.DONE else 2.0 if IS_PORT[act.VALUES[action][0]] == wants_port else 1.0 for action in legal
    ]


def producing(s: Position, seat: int, legal: Sequence[int]) -> list[float]:
    """Produce everything, unless the upkeep would eat up the taxes."""
    done = 1.5 if units_out(s, s.nation) >= 7 else 0.0
    return [done if action == act.DONE else 2.0 if action == act.PRODUCE_ALL else 1.0 for action in legal]


def importing(s: Position, seat: int, legal: Sequence[int]) -> list[float]:
    """Import units where they can gain flags, until there are enough."""
    if units_out(s, s.nation) >= ENOUGH_UNITS:
        return [0.5 if action == act.DONE else 0.0 for action in legal]
    free = free_regions(s)
    return [0.5 if action == act.DONE else _imported(s, action, free) for action in legal]


def _imported(s: Position, action: int, free: int) -> float:
    """The value of one more unit in this province, while these regions are free."""
    (province,) = act.VALUES[action]
    nation = s.nation
    if act.FAMILY[action] == _IMPORT_ARMY:
        there = s.army[province * NATIONS + nation]
        reached = (reach_of(nation, open_mask(s, nation))[province] & free).bit_count()
        return 1.2 + min(reached, 3) * 0.05 - 0.1 * there if reached > there else 0.2
    sea = ANCHOR[province]
    there = s.fleet[province * NATIONS + nation]
    if not there and free >> sea & 1:
        return 1.4
    return 0.7 if ((NEXT_SEAS[sea] | 1 << sea) & free).bit_count() > there else 0.1
