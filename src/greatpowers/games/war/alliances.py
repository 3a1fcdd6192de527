"""War-time alliances (war/opt/ally)."""

from __future__ import annotations

from greatpowers.games.war.actions import ALWAYS
from greatpowers.games.war.pieces import MOST_SEATS, NATIVES
from greatpowers.games.war.position import Position


def are_allied(s: Position, a: int, b: int) -> bool:
    """Whether two players fight a common enemy as allies."""
    return bool(s.allied[a * MOST_SEATS + b])


def may_enter(s: Position, seat: int, region: int) -> bool:
    """Whether a region belongs to an ally who lets this player's units in (war/opt/ally/territory)."""
    host = s.owner[region]
    if host in (NATIVES, seat):
        return False
    return s.passage[host * MOST_SEATS + seat] == ALWAYS and are_allied(s, seat, host)
