"""What others may ask a player before their next turn: to fight, to use force, to invest."""

from __future__ import annotations

from greatpowers.core.game import Foreseen
from greatpowers.core.sets import members
from greatpowers.core.steps import Seat
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial import investing, steps
from greatpowers.games.imperial.board import AREA_IDS, BONDS, NATION_IDS, NATIONS, Nation
from greatpowers.games.imperial.holdings import governs_nothing
from greatpowers.games.imperial.position import Position
from greatpowers.games.imperial.units import units_of_kind


def foreseeable(s: Position, seat: Seat) -> list[Foreseen]:
    """What this player may be asked. Other players' cash plays no part in it."""
    if any(frame.step in (steps.DEAL, steps.LOT, steps.GRANT) for frame in s.frames):
        return []
    return [*_calls(s, seat), *_investments(s, seat), *_force(s, seat)]


def _calls(s: Position, seat: Seat) -> list[Foreseen]:
    """A foreign unit may enter any area with units of theirs (imperial/battle/inactive-calls)."""
    out: list[Foreseen] = []
    for nation in range(NATIONS):
        if s.government[nation] == seat:
            for area in members(s.where[nation]):
                fight = [act.CALL + unit for unit in range(act.UNITS) if units_of_kind(s, area, nation, unit)]
                about: dict[str, str | int] = {"other": NATION_IDS[nation], "area": AREA_IDS[area]}
                out.append(("call", about, [*fight, act.DECLINE], True))
    return out


def _investments(s: Position, seat: Seat) -> list[Foreseen]:
    """With the card or a Swiss Bank, whenever Investor is passed; without the card, after every turn."""
    if s.with_card:
        if seat != s.card and not governs_nothing(s, seat):
            return []
        return [("invest", {}, [*_bonds(s, seat, investing.ALL_NATIONS), act.PASS], False)]
    out: list[Foreseen] = []
    for nation in range(NATIONS):
        nations = investing.ALL_NATIONS if governs_nothing(s, seat) else [nation]
        out.append(("round", {"nation": NATION_IDS[nation]}, [*_bonds(s, seat, nations), act.PASS], False))
    return out


def _bonds(s: Position, seat: Seat, nations: list[Nation]) -> list[int]:
    """Bonds in the piles, and increases of own ones, whatever they cost: there may be more cash by then."""
    out: list[int] = []
    for nation in nations:
        unsold = members(s.unsold[nation])
        out += [act.BOND_AT + nation * BONDS + rank for rank in unsold]
        own = [rank for rank in range(BONDS) if s.bond[nation * BONDS + rank] == seat]
        out += [act.INCREASE[(nation * BONDS + old) * BONDS + rank] for old in own for rank in unsold if rank > old]
    return out


def _force(s: Position, seat: Seat) -> list[Foreseen]:
    """A Swiss Bank may stop any nation that passes Investor (imperial/swiss/force-any-nation)."""
    if not s.with_card or not governs_nothing(s, seat):
        return []
    moving = [nation for nation in range(NATIONS) if s.rondel[nation] >= 0 and s.government[nation] >= 0]
    return [("force", {"nation": NATION_IDS[nation]}, [act.FORCE, act.DECLINE], False) for nation in moving]
