"""Numbers that a seat could work out from what lies open: what everybody will earn, and how far the goal is."""

from __future__ import annotations

from greatpowers.core.game import View
from greatpowers.games.imperunde import budget
from greatpowers.games.imperunde.pieces import ARMIES, KINDS, WARSHIPS
from greatpowers.games.imperunde.position import Position, colonies_of, fleet
from greatpowers.games.imperunde.world import LANDS, SPACES


def figures(s: Position) -> View:
    """For each player, in their order. Nothing of it is hidden from anybody."""
    return {"players": [_player(s, seat) for seat in range(s.seats)]}


def _player(s: Position, seat: int) -> View:
    home = budget.HOME_TAX if s.home[seat] >= 0 else 0
    lines = {
        "home_tax": home,
        "dividend": budget.DIVIDEND * budget.friends(s, seat),
        "colonial_tax": budget.colonial_tax(s, seat),
        "sea_tax": sum(s.world.value[sea] for sea in budget.taxed_seas(s, seat)) if home else 0,
        "interest": -(s.debts[seat] // budget.LOAN),
    }
    colonies = colonies_of(s, seat)
    return {
        "missing": max(0, s.goal - s.posts_out[seat]),  # posts to the goal
        "colonies": len(colonies),
        "value": sum(s.world.value[country] for country in colonies),
        "armies": _armies(s, seat),
        "warships": _at_sea(s, seat, WARSHIPS),
        "income": {**lines, "total": sum(lines.values())},  # of the next round, if nothing changed
    }


def _armies(s: Position, seat: int) -> int:
    on_land = (s.troops[c * KINDS + kind] for c in range(LANDS) if s.owner[c] == seat for kind in ARMIES)
    return sum(on_land) + _at_sea(s, seat, ARMIES)


def _at_sea(s: Position, seat: int, kinds: tuple[int, ...]) -> int:
    return sum(s.ships[fleet(sea, seat) + kind] for sea in range(LANDS, SPACES) for kind in kinds)
