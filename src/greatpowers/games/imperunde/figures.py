"""Numbers that a seat could work out from what lies open: what everybody will earn, and how far the goal is."""

from __future__ import annotations

from greatpowers.core.game import Standing, View
from greatpowers.games.imperunde import budget
from greatpowers.games.imperunde.events import LINES
from greatpowers.games.imperunde.pieces import ARMIES, KINDS, WARSHIPS
from greatpowers.games.imperunde.position import Position, colonies_of, fleet
from greatpowers.games.imperunde.world import LANDS, SPACES


def figures(s: Position) -> View:
    """For each player, in their order. Nothing of it is hidden from anybody."""
    return {"players": [_player(s, seat) for seat in range(s.seats)]}


def _player(s: Position, seat: int) -> View:
    taxes = budget.taxes(s, seat) if s.home[seat] >= 0 else [0] * budget.TAXES
    lines = dict(zip(LINES[budget.HOME :], taxes, strict=False))
    lines["interest"] = -(s.debts[seat] // budget.LOAN)
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


def standing(s: Position) -> Standing:
    """Posts, debts and money of the players, round by round."""
    money = [funds + surplus for funds, surplus in zip(s.funds, s.surplus, strict=True)]
    return Standing({"posts": s.posts_out[:], "debts": s.debts[:], "money": money}, {})
