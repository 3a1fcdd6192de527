"""Factory: the nation may build one new factory for 5 million.

Rules: imperial/factory/*. Step: FACTORY.
"""

from greatpowers.core.game import Refusal
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial import events as tell
from greatpowers.games.imperial import money
from greatpowers.games.imperial.board import AREA_IDS, FACTORY_PRICE, NATION_IDS, home, owner
from greatpowers.games.imperial.position import Position, hostile_armies


def sites(s: Position) -> list[int]:
    """The nation's cities where a factory could be built, money apart."""
    return [p for p in home(s.nation) if not s.factory[p] and not hostile_armies(s, p)]


def resume(s: Position) -> None:
    """Ask while there is a city to build in, even with too little money: somebody may donate."""
    if sites(s):
        s.to_act = s.government[s.nation]
    else:
        s.steps.pop()


def legal(s: Position) -> list[int]:
    """One city, or none."""
    out = [act.BUILD + p for p in sites(s)] if s.treasury[s.nation] >= FACTORY_PRICE else []
    out.append(act.DONE)
    return out


def apply(s: Position, action: int) -> None:
    """imperial/factory/one, price: the colour of the city fixes the kind of factory."""
    s.steps.pop()
    if action == act.DONE:
        return
    province = action - act.BUILD
    s.factory[province] = 1
    if s.told is not None:
        s.told.append((tell.BUILT, s.nation, province))
    money.treasury_to_bank(s, tell.FACTORY_PAID, s.nation, FACTORY_PRICE)


def why_not(s: Position, action: int) -> Refusal | None:
    """Why no factory can be built there."""
    if action == act.DONE:
        return None
    (province,) = act.VALUES[action]
    where = AREA_IDS[province]
    if owner(province) != s.nation:
        return Refusal("imperial/factory/own-city", area=where, nation=NATION_IDS[s.nation])
    if s.factory[province]:
        return Refusal("imperial/factory/one-per-city", area=where)
    if hostile_armies(s, province):
        return Refusal("imperial/factory/not-occupied", area=where)
    if s.treasury[s.nation] < FACTORY_PRICE:
        return Refusal(
            "imperial/factory/cannot-pay", nation=NATION_IDS[s.nation], treasury=s.treasury[s.nation]
        )
    return None
