"""Which battles the mover has to fight in this combat phase."""

from __future__ import annotations

from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.forces import brigades, by_region
from greatpowers.games.war.pieces import BRIGADES, NATIVES
from greatpowers.games.war.position import Position
from greatpowers.games.war.revolts import DUE
from greatpowers.games.war.war_and_peace import may_attack


def is_pending(s: Position, region: int) -> bool:
    """Whether the mover still has to fight here: an attack, or a revolt in an own region.

    war/move/native-entry-causes-battle, war/move/enemy-entry-causes-battle, war/natives/revolt-battle-timing.
    """
    owner = s.owner[region]
    if owner == s.mover:
        return s.revolt[region] == DUE
    if not brigades(s, region, s.mover):
        return False
    return owner == NATIVES or may_attack(s, s.mover, owner)  # not in the region of an ally, or of a former one


def pending_battles(s: Position) -> list[int]:
    """The regions in which the mover still has to fight."""
    infantry, cavalry, artillery = [by_region(s, s.mover, kind) for kind in BRIGADES]
    return [
        region
        for region in range(REGIONS)
        if (infantry[region] or cavalry[region] or artillery[region]) and is_pending(s, region)
    ]
