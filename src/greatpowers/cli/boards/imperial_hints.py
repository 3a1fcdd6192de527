"""What an action of Imperial would cost or bring, in a few words beside a choice."""

from __future__ import annotations

from greatpowers.core.text import Text
from greatpowers.games.imperial.board import (
    FACE,
    FACTORY_PRICE,
    FACTORY_SPACE,
    IMPORT_SPACE,
    INTEREST,
    INVESTOR_SPACE,
    PRODUCTION_1,
    PRODUCTION_2,
    SOLDIERS_PAY,
    SPACES,
    TAX_POINTS,
    TAXATION_SPACE,
    tax_space,
)
from greatpowers.games.imperial.position import (
    armies_out,
    credit,
    fleets_out,
    free_factories,
    interest_due,
    interest_due_to,
)
from greatpowers.games.imperial.rondel import fee_for, passes_investor
from greatpowers.games.imperial.state import ImperialState
from greatpowers.games.imperial.taxation import revenue


def hint(s: ImperialState, action: int, text: Text) -> str:
    """The price and the gain that anybody at the table could work out."""
    name = s.game.space.family(action).name
    values = s.game.space.arguments(action)
    if name == "rondel":
        return ", ".join(_rondel(s, values[0], text))
    if name == "bond":
        nation, rank = values
        said = text.say("hint-bond", interest=INTEREST[rank])
        return said + _government(s, nation, FACE[rank], text)
    if name == "increase":
        nation, old, new = values
        price = FACE[new] - FACE[old]
        said = text.say("hint-increase", price=price, interest=INTEREST[new] - INTEREST[old])
        return said + _government(s, nation, price, text)
    return ""


def _government(s: ImperialState, nation: int, more: int, text: Text) -> str:
    """That the investor would lead in credit, and so govern when governments are checked."""
    seat = s.to_act
    others = [credit(s, nation, other) for other in range(s.seats) if other != seat]
    if s.government[nation] != seat and credit(s, nation, seat) + more > max(others):
        return ", " + text.say("hint-government")
    return ""


def _rondel(s: ImperialState, space: int, text: Text) -> list[str]:
    """The fee, the investor step on the way, and what the space does in numbers."""
    out: list[str] = []
    start = s.rondel[s.nation]
    distance = (space - start) % SPACES if start >= 0 else 0
    fee = fee_for(distance)
    if fee:
        out.append(text.say("hint-fee", fee=fee))
    effect = _effect(s, space, text)
    if effect:
        out.append(effect)
    if s.with_card and passes_investor(start, distance):
        out.append(text.say("hint-passes"))
    return out


def _effect(s: ImperialState, space: int, text: Text) -> str:
    """What the action of a space would do for the nation on turn."""
    nation = s.nation
    treasury = s.treasury[nation]
    if space == TAXATION_SPACE:
        return _taxation(s, text)
    if space == INVESTOR_SPACE:
        mine = interest_due_to(s, nation, s.government[nation])
        return text.say("hint-investor", interest=interest_due(s, nation), mine=mine)
    if space in (PRODUCTION_1, PRODUCTION_2):
        return text.say("hint-production", factories=len(free_factories(s, nation)))
    if space == FACTORY_SPACE:
        short = "-short" if treasury < FACTORY_PRICE else ""
        return text.say(f"hint-factory{short}", price=FACTORY_PRICE, treasury=treasury)
    if space == IMPORT_SPACE:
        return text.say("hint-import", treasury=treasury)
    return text.say("hint-maneuver", armies=armies_out(s, nation), fleets=fleets_out(s, nation))


def _taxation(s: ImperialState, text: Text) -> str:
    """The taxes of the nation on turn as they would be now."""
    taxes = revenue(s, s.nation)
    space = tax_space(taxes)
    pay = SOLDIERS_PAY * (armies_out(s, s.nation) + fleets_out(s, s.nation))
    return text.say(
        "hint-taxation",
        taxes=taxes,
        bonus=max(0, space - s.tax[s.nation]),
        points=TAX_POINTS[space],
        income=max(0, taxes - pay),
    )
