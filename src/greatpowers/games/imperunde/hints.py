"""What stands beside a choice: what it would cost or bring, and what is dimmed because it is not possible now.

Nothing here decides anything. All of it follows from what lies open and from what the one who is asked knows himself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from greatpowers.core.game import Hint, hint
from greatpowers.core.steps import not_legal
from greatpowers.games.imperunde import budget, fighting, investing, odds, outlook, routes, steps
from greatpowers.games.imperunde.actions import DEBT_CHOICES
from greatpowers.games.imperunde.deck import CARDS
from greatpowers.games.imperunde.pieces import (
    ARMIES,
    CALM,
    CARD_COST,
    CAVALRY,
    COST,
    KIND_IDS,
    KINDS,
    PIRATES,
    POST_COST,
    STORM,
    TIRED,
    WARSHIPS,
)
from greatpowers.games.imperunde.position import Position, colonies_of, fleet
from greatpowers.games.imperunde.world import CANAL_COST, CANAL_POSTS, CANALS, LANDS, SPACES


def hints(s: Position, action: int) -> list[Hint]:
    """The price and the gain that anybody at the table could work out."""
    name = s.codes.names[action]
    values = s.codes.values[action]
    if name in ("march", "land", "sail"):
        return _step(s, name, values)
    if name == "fight" and s.att_kind:
        return _odds(outlook.chance(s))
    if name in ("use", "use_ships"):
        return _choice(s, action)
    if name == "debts":
        return [_books(s, DEBT_CHOICES[values[0]])]
    if name in ("buy", "launch", "post", "canal", "buy_card"):
        return _purchase(s, name, values)
    return []


# -- money ---------------------------------------------------------------------------------------------------


def _books(s: Position, change: int) -> Hint:
    """What the sheet would say below (imperunde/budget/line-order)."""
    return hint("books", funds=budget.income(s, s.to_act) + change, debts=s.debts[s.to_act] + change)


def _purchase(s: Position, name: str, values: tuple[int, ...]) -> list[Hint]:
    seat = s.to_act
    purse = s.purse if s.steps[-1] == steps.SMUGGLE else s.funds[seat]
    cost = _cost(name, values)
    out = [hint("price", cost=cost, left=purse - cost)]
    if name in ("post", "canal"):
        posts = s.posts_out[seat] + (1 if name == "post" else CANAL_POSTS)
        out.append(hint("goal", posts=posts, goal=s.goal))
    elif name != "buy_card" and not s.purse and values[1] != s.home[seat]:
        out.append(hint("room", left=investing.limit(s, values[1]) - s.spent[values[1]] - cost))
    if name == "launch":
        out += _weather(s, values[2]) + _foes_at_sea(s, seat, values[2])
    return out


def _cost(name: str, values: tuple[int, ...]) -> int:
    if name == "post":
        return POST_COST
    if name == "canal":
        return CANAL_COST[values[0]]
    return CARD_COST if name == "buy_card" else COST[values[0]]


# -- moving --------------------------------------------------------------------------------------------------


def _step(s: Position, name: str, values: tuple[int, ...]) -> list[Hint]:
    """Whom a step would attack, and what it would take."""
    mover, _, to = values
    kind = mover % TIRED
    if to == s.fight_at:
        return _weather(s, to) + _odds(outlook.chance_with(s, kind))
    if name != "sail":
        return _conquest(s, kind, to) if s.owner[to] != s.mover else []
    out = _weather(s, to)
    if kind not in WARSHIPS:
        return out
    if routes.held_by_friend(s, s.mover, to):
        return [*out, hint("passage")]
    return out + _foes_at_sea(s, s.mover, to) + _alone(kind, _fleet_against(s, s.mover, to))


def _conquest(s: Position, kind: int, country: int) -> list[Hint]:
    owner = s.owner[country]
    if owner < 0:
        natives = s.world.value[country]
        return [hint("natives", number=natives), *_alone(kind, [natives, *[0] * (KINDS - 1)])]
    row = s.troops[country * KINDS : (country + 1) * KINDS]
    out = [hint("attack", other=owner + 1), *_facing(row)]
    if routes.needs_fight(s, s.mover, country):
        out += _alone(kind, row)
    else:
        out.append(hint("undefended"))
    if s.posts[country]:
        out.append(hint("posts", number=s.posts[country]))
    return out


def _foes_at_sea(s: Position, seat: int, sea: int) -> list[Hint]:
    foe = routes.hostile(s, seat, sea)
    if foe < 0:
        return []
    facing = _facing(_fleet_against(s, seat, sea))
    return [hint("pirates") if foe == PIRATES else hint("attack", other=foe + 1), *facing]


def _fleet_against(s: Position, seat: int, sea: int) -> list[int]:
    """The warships of the first foe there, by kind."""
    foe = routes.hostile(s, seat, sea)
    at = fleet(sea, foe)
    return [s.ships[at + kind] if kind in WARSHIPS and foe >= 0 else 0 for kind in range(KINDS)]


def _facing(row: list[int]) -> list[Hint]:
    return [hint("facing", number=number, kind=KIND_IDS[kind]) for kind, number in enumerate(row) if number]


def _weather(s: Position, sea: int) -> list[Hint]:
    if s.disc[sea] & STORM:
        return [hint("storm")]
    return [hint("calm")] if s.disc[sea] & CALM else []


# -- battle --------------------------------------------------------------------------------------------------


def _choice(s: Position, action: int) -> list[Hint]:
    """What three of one's units would do in the next dice round; afterwards those with the best dice fight."""
    three = fighting.kinds_of(s, action)
    if s.steps[-1] == steps.PICK:
        return _odds(outlook.chance_using(s, three, fighting.first_three(fighting.defenders(s))))
    chance = outlook.chance_using(s, outlook.chosen(s), three)
    return [] if chance is None else [hint("holds", percent=round(100 * (1 - chance)))]


def _alone(kind: int, row: list[int]) -> list[Hint]:
    """How likely one unit wins against all of these, if nobody joins it and no card is played."""
    if not any(row) or sum(row) >= odds.MOST_UNITS:
        return []
    chance = odds.chance([int(kind == other) for other in range(KINDS)], row)
    return [hint("alone", percent=round(100 * chance))]


def _odds(chance: float | None) -> list[Hint]:
    """How likely the attacker wins, if it can be counted (see outlook.py)."""
    return [] if chance is None else [hint("odds", percent=round(100 * chance))]


# -- what one might expect -----------------------------------------------------------------------------------


def expected(s: Position, legal: list[int]) -> list[int]:
    """Actions of the present step that a reader of the board would look for, less those that are legal."""
    return not_legal(s, _EXPECTED, legal)


def _hand(s: Position) -> Iterable[int]:
    """One's own cards."""
    return (s.codes.card + card for card in range(CARDS) if s.hand[s.to_act * CARDS + card])


def _purchases(s: Position) -> Iterable[int]:
    """For every colony a post and each kind of unit; the canals and a card."""
    yield from _hand(s)
    yield s.codes.buy_card
    yield from (s.codes.canal + canal for canal in range(CANALS))
    for country in colonies_of(s, s.to_act):
        yield s.codes.post + country
        yield from (s.codes.buy + kind * LANDS + country for kind in (*ARMIES, 3))


def _steps(s: Position) -> Iterable[int]:
    """Steps by land of every army that still has moves."""
    yield from _hand(s)
    for country in range(LANDS):
        if s.owner[country] == s.to_act:
            for mover in (*ARMIES, CAVALRY + TIRED):
                if routes.can_move(s, mover, country):
                    yield from (s.codes.march[(mover * LANDS + country) * LANDS + to] for to in s.world.roads[country])


def _embarkations(s: Position) -> Iterable[int]:
    """Every army on a coast, into every sea there."""
    yield from _hand(s)
    for country in range(LANDS):
        if s.owner[country] == s.to_act:
            for kind in ARMIES:
                if s.troops[country * KINDS + kind]:
                    yield from (
                        s.codes.embark[(kind * LANDS + country) * SPACES + sea] for sea in s.world.waters[country]
                    )


def _debts(s: Position) -> Iterable[int]:
    return (s.codes.debts + choice for choice in range(len(DEBT_CHOICES)))


_EXPECTED: Final[dict[int, Callable[[Position], Iterable[int]]]] = {
    steps.TALKS: _hand,
    steps.DEBTS: _debts,
    steps.INVEST: _purchases,
    steps.MOVE: _steps,
    steps.EMBARK: _embarkations,
    steps.WINDOW: _hand,
    steps.RESPONSE: _hand,
}
