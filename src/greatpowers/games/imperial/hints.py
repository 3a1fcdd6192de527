"""What stands beside a choice: what it would cost or bring, and what is dimmed because it is not possible now.

Nothing here decides anything. All of it follows from what lies open and from what the one who is asked knows himself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from greatpowers.core.game import Hint
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial import steps
from greatpowers.games.imperial.board import (
    ANCHOR,
    AREAS,
    BONDS,
    FACE,
    FACTORY_PRICE,
    FACTORY_SPACE,
    HOMES,
    IMPORT_SPACE,
    INTEREST,
    INVESTOR_SPACE,
    IS_PORT,
    LAND_NEIGHBOURS,
    LANDS,
    NATIONS,
    PRODUCTION_1,
    PRODUCTION_2,
    SEA_NEIGHBOURS,
    SOLDIERS_PAY,
    SPACES,
    TAX_POINTS,
    TAXATION_SPACE,
    home,
    tax_space,
)
from greatpowers.games.imperial.position import (
    Position,
    armies_out,
    credit,
    fleets_out,
    free_factories,
    interest_due,
    interest_due_to,
)
from greatpowers.games.imperial.rondel import fee_for, passes_investor
from greatpowers.games.imperial.taxation import revenue


def hint(name: str, **values: str | int) -> Hint:
    """The message `hint-NAME` with its values."""
    return name, values


def hints(s: Position, action: int) -> list[Hint]:
    """The price and the gain that anybody at the table could work out."""
    name = s.game.space.family(action).name
    values = s.game.space.arguments(action)
    if name == "rondel":
        return _rondel(s, values[0])
    if name == "force":
        return [_interest(s)]
    if name in ("bond", "increase"):
        return _lending(s, s.to_act, *values)
    if name in ("lend", "lend_more"):
        return _lending(s, *values)
    return []


# -- investing -----------------------------------------------------------------------------------------------


def _lending(s: Position, seat: int, nation: int, rank: int, new: int = -1) -> list[Hint]:
    """A new bond, or one that is exchanged for a higher one (`new`)."""
    if new < 0:
        price = FACE[rank]
        out = [hint("bond", interest=INTEREST[rank])]
    else:
        price = FACE[new] - FACE[rank]
        out = [hint("increase", price=price, interest=INTEREST[new] - INTEREST[rank])]
    if _would_govern(s, seat, nation, price):
        out.append(hint("government"))
    return out


def _would_govern(s: Position, seat: int, nation: int, more: int) -> bool:
    """imperial/government/strictly-more: with so much more credit the investor leads all others."""
    most = max(credit(s, nation, other) for other in range(s.seats) if other != seat)
    return s.government[nation] != seat and credit(s, nation, seat) + more > most


# -- the rondel ----------------------------------------------------------------------------------------------


def _rondel(s: Position, space: int) -> list[Hint]:
    """The fee, what the space does in numbers, and the investor step on the way."""
    start = s.rondel[s.nation]
    distance = (space - start) % SPACES if start >= 0 else 0
    fee = fee_for(distance)
    out = [hint("fee", fee=fee)] if fee else []
    out.append(_effect(s, space))
    if s.with_card and passes_investor(start, distance):
        out.append(hint("passes"))
    return out


def _effect(s: Position, space: int) -> Hint:
    """What the action of a space would do for the nation on turn."""
    nation, treasury = s.nation, s.treasury[s.nation]
    if space == TAXATION_SPACE:
        return _taxation(s)
    if space == INVESTOR_SPACE:
        return _interest(s)
    if space in (PRODUCTION_1, PRODUCTION_2):
        return hint("production", factories=len(free_factories(s, nation)))
    if space == FACTORY_SPACE:
        return hint("factory", price=FACTORY_PRICE, treasury=treasury)
    if space == IMPORT_SPACE:
        return hint("import", treasury=treasury)
    return hint("maneuver", armies=armies_out(s, nation), fleets=fleets_out(s, nation))


def _interest(s: Position) -> Hint:
    """The interest that the nation on turn would pay, and the part of the one who is asked."""
    return hint("investor", interest=interest_due(s, s.nation), mine=interest_due_to(s, s.nation, s.to_act))


def _taxation(s: Position) -> Hint:
    """The taxes of the nation on turn as they would be now."""
    taxes = revenue(s, s.nation)
    space = tax_space(taxes)
    pay = SOLDIERS_PAY * (armies_out(s, s.nation) + fleets_out(s, s.nation))
    bonus, income = max(0, space - s.tax[s.nation]), max(0, taxes - pay)
    return hint("taxation", taxes=taxes, bonus=bonus, points=TAX_POINTS[space], income=income)


# -- what one might expect -----------------------------------------------------------------------------------


def expected(s: Position, legal: list[int]) -> list[int]:
    """Actions of the present step that a reader of the board would look for, less those that are legal."""
    candidates = _EXPECTED.get(s.steps[-1])
    if candidates is None:
        return []
    possible = set(legal)
    return [action for action in candidates(s) if action >= 0 and action not in possible]


def _spaces(s: Position) -> Iterable[int]:
    return (act.RONDEL + space for space in range(SPACES))


def _cities(s: Position) -> Iterable[int]:
    return (act.BUILD + province for province in home(s.nation))


def _factories(s: Position) -> Iterable[int]:
    return (act.PRODUCE + province for province in home(s.nation) if s.factory[province])


def _imports(s: Position) -> Iterable[int]:
    for province in home(s.nation):
        yield act.IMPORT_ARMY + province
        if IS_PORT[province]:
            yield act.IMPORT_FLEET[province]


def _sailings(s: Position) -> Iterable[int]:
    for area in range(AREAS):
        if s.fleet[area * NATIONS + s.nation]:
            for sea in SEA_NEIGHBOURS[area] if area >= LANDS else [ANCHOR[area]]:
                yield act.SAIL[area * AREAS + sea]


def _marches(s: Position) -> Iterable[int]:
    for area in range(LANDS):
        if s.army[area * NATIONS + s.nation]:
            yield from (act.MARCH[area * LANDS + to] for to in LAND_NEIGHBOURS[area])
        if area < HOMES and s.lying[area * NATIONS + s.nation]:
            yield from (act.MARCH_FRIENDLY[area * LANDS + to] for to in LAND_NEIGHBOURS[area])


def _bonds(s: Position) -> Iterable[int]:
    return (act.BOND_AT + bond for bond in range(NATIONS * BONDS))


def _bonds_offered(s: Position) -> Iterable[int]:
    return (act.BOND_AT + s.offered * BONDS + rank for rank in range(BONDS))


_EXPECTED: Final[dict[int, Callable[[Position], Iterable[int]]]] = {
    steps.RONDEL: _spaces,
    steps.FACTORY: _cities,
    steps.PRODUCTION: _factories,
    steps.IMPORT: _imports,
    steps.FLEETS: _sailings,
    steps.ARMIES: _marches,
    steps.INVEST: _bonds,
    steps.GRANT: _bonds_offered,
    steps.ROUND: _bonds_offered,
}
