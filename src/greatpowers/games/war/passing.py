"""What a player can let go by who only waits: enemy fleets that make for somewhere else."""

from __future__ import annotations

from greatpowers.games.war import steps
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.fleets import has_fleet
from greatpowers.games.war.forces import brigades
from greatpowers.games.war.frames import Venture
from greatpowers.games.war.position import Position


def passing(s: Position, seat: int) -> int | None:
    """How the player asked lets it go by; None where fleets make for a region or units of theirs, and in retreats."""
    if s.frames[-1].step != steps.INTERCEPT:
        return None
    venture = s.frames[-2]
    if not isinstance(venture, Venture) or _is_target(s, venture.target, seat):
        return None
    return s.codes.pass_


def _is_target(s: Position, target: int, seat: int) -> bool:
    if target >= REGIONS:
        return has_fleet(s, seat, target)
    return s.owner[target] == seat or brigades(s, target, seat) > 0
