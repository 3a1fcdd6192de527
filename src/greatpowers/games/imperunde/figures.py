"""Numbers that a seat could work out from what lies open: incomes, how far the goal is, how a battle stands."""

from __future__ import annotations

from greatpowers.core.game import Standing, View
from greatpowers.games.imperunde import budget, diplomacy, investing, outlook, round, steps
from greatpowers.games.imperunde.events import LINES
from greatpowers.games.imperunde.pieces import ARMIES, KINDS, PEACE, RELATION_IDS, WARSHIPS
from greatpowers.games.imperunde.position import Position, colonies_of, fleet, is_colony, order_of_play
from greatpowers.games.imperunde.world import LANDS, SPACE_IDS, SPACES

_TAXED = LINES[budget.HOME : budget.HOME + budget.TAXES]


def figures(s: Position) -> View:
    """The order of play, numbers of players by seat and of colonies, the battle that is on. Nothing of it is hidden from anybody."""
    sheet = round.sheet_round(s)
    return {
        "order": order_of_play(s),
        "sheet": sheet,  # the round of everybody's sheet, 0 before the first
        "coming": sheet if steps.DEBTS in s.steps else sheet + 1,  # the round whose income is expected
        "players": [_player(s, seat) for seat in range(s.seats)],
        "outlook": [_outlook(s, seat) for seat in range(s.seats)],
        "colonies": {SPACE_IDS[c]: _colony(s, c) for c in range(LANDS) if is_colony(s, c)},
        "battle": outlook.figures(s),
    }


def _player(s: Position, seat: int) -> View:
    sources = _sources(s, seat) if s.home[seat] >= 0 else {}
    lines = {line: sum(amount for _, amount in sources.get(line, [])) for line in _TAXED}
    lines["interest"] = -(s.debts[seat] // budget.LOAN)
    total = sum(lines.values())
    carried = s.surplus[seat] + s.funds[seat]
    colonies = colonies_of(s, seat)
    return {
        "missing": max(0, s.goal - s.posts_out[seat]),  # posts to the goal
        "colonies": len(colonies),
        "value": sum(s.world.value[country] for country in colonies),
        "armies": _armies(s, seat),
        "warships": _at_sea(s, seat, WARSHIPS),
        "income": {"carried": carried, **lines, "total": total, "free": carried + total},  # if nothing changed
        "sources": sources,
    }


def _sources(s: Position, seat: int) -> View:
    """What the taxes of the coming books would come from, by line: places, and for the dividend seats."""
    discs = not 4 <= s.phase < 8  # those of this round go before the next books (imperunde/events/remove-discs)
    return {
        line: [[source if line == "dividend" else SPACE_IDS[source], amount] for source, amount in row]
        for line, row in zip(_TAXED, budget.sources(s, seat, discs), strict=True)
    }


def _colony(s: Position, country: int) -> View:
    """What may be spent on units here in a round, what is left of it, and how many posts there is room for."""
    limit = investing.limit(s, country)
    spent = s.spent[country] if s.phase == 4 else 0
    return {
        "limit": limit,
        "left": limit - spent,
        "most_posts": investing.most_posts(s, country),
        "blocked": investing.is_blocked(s, country),
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
