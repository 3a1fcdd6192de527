"""Numbers that a seat could work out from what lies open: what everybody will earn, and how far the goal is."""

from __future__ import annotations

from greatpowers.core.game import Standing, View
from greatpowers.games.imperunde import budget, diplomacy
from greatpowers.games.imperunde.events import LINES
from greatpowers.games.imperunde.pieces import ARMIES, KINDS, PEACE, RELATION_IDS, WARSHIPS
from greatpowers.games.imperunde.position import Position, colonies_of, fleet, order_of_play
from greatpowers.games.imperunde.world import LANDS, SPACES


def figures(s: Position) -> View:
    """The order of play, and numbers of each player by seat. Nothing of it is hidden from anybody."""
    return {
        "order": order_of_play(s),
        "players": [_player(s, seat) for seat in range(s.seats)],
        "outlook": [_outlook(s, seat) for seat in range(s.seats)],
    }


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


def _outlook(s: Position, seat: int) -> View:
    """If the talks ended now: how a player would stand with the others, and what peace would bring him."""
    states = [diplomacy.settled(s, seat, other) for other in range(s.seats)]
    friends = sum(other != seat and state == PEACE for other, state in enumerate(states))
    return {"relations": [RELATION_IDS[state] for state in states], "dividend": budget.DIVIDEND * friends}


def _armies(s: Position, seat: int) -> int:
    on_land = (s.troops[c * KINDS + kind] for c in range(LANDS) if s.owner[c] == seat for kind in ARMIES)
    return sum(on_land) + _at_sea(s, seat, ARMIES)


def _at_sea(s: Position, seat: int, kinds: tuple[int, ...]) -> int:
    return sum(s.ships[fleet(sea, seat) + kind] for sea in range(LANDS, SPACES) for kind in kinds)


def standing(s: Position) -> Standing:
    """Posts, debts and money of the players, round by round."""
    money = [funds + surplus for funds, surplus in zip(s.funds, s.surplus, strict=True)]
    return Standing({"posts": s.posts_out[:], "debts": s.debts[:], "money": money}, {})
