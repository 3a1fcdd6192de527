"""What a player may do though nobody asked him: break in with a card, speak in the talks, say when to ask him."""

from __future__ import annotations

from greatpowers.core.game import NOBODY, Refusal
from greatpowers.games.imperunde import cards, diplomacy, steps
from greatpowers.games.imperunde.deck import CARDS
from greatpowers.games.imperunde.position import Position, british, replaced

# Pauses between two actions of the player on turn, at which others may break in (imperunde/ruling/card-windows).
OPEN_STEPS = (steps.TALKS, steps.INVEST, steps.MOVE, steps.EMBARK)


def legal(s: Position, seat: int) -> list[int]:
    """Everything of this kind that is possible now."""
    if s.ended:
        return []
    space = s.codes.space
    out = [space.code("alert", seat, 1 - s.alert[seat])]
    if s.steps[-1] in OPEN_STEPS and seat != s.to_act:
        for card in range(CARDS):
            if cards.why_not(s, seat, card) is None:
                out.append(space.code("interrupt", seat, card))
    if s.steps[-1] == steps.TALKS:
        for other in range(s.seats):
            for stance in (0, 1):
                if other != seat and diplomacy.why_not_speak(s, seat, other, stance) is None:
                    out.append(space.code("speak", seat, other, stance))
        most = diplomacy.most_goal(s.seats)
        out += [
            space.code("propose", seat, number)
            for number in range(1, most + 1)
            if diplomacy.why_not_propose(s, number) is None
        ]
        if seat == british(s):
            out.append(space.code("close", seat))
    return out


def apply(s: Position, action: int) -> None:
    """Carry it out; whoever was asked is asked again afterwards."""
    name, values = s.codes.names[action], s.codes.values[action]
    seat = values[0]
    if name == "interrupt":
        s.to_act = NOBODY
        cards.announce(s, seat, values[1])
    elif name == "alert":
        s.alert = replaced(s.alert, seat, values[1])
    elif name == "speak":
        diplomacy.speak(s, seat, values[1], values[2])
    elif name == "propose":
        diplomacy.propose(s, seat, values[1])
    else:
        s.to_act = NOBODY
        s.ready = [1] * s.seats


def why_not(s: Position, action: int, seat: int | None) -> Refusal | None:
    """Why it is not possible now."""
    name, values = s.codes.names[action], s.codes.values[action]
    me = values[0]
    if seat is not None and seat != me:
        return Refusal("imperunde/ruling/window-order")
    if name == "alert":
        return Refusal("imperunde/ruling/card-windows") if s.alert[me] == values[1] else None
    if name == "interrupt":
        if s.steps[-1] in (steps.TARGET, steps.RESPONSE, steps.UNMASK):
            return Refusal("imperunde/cards/first-announced-first-played", card=values[1])
        if s.steps[-1] not in OPEN_STEPS or me == s.to_act:
            return Refusal("imperunde/ruling/card-windows", card=values[1])
        return cards.why_not(s, me, values[1])
    if name == "speak":
        return diplomacy.why_not_speak(s, me, values[1], values[2])
    if name == "propose":
        return diplomacy.why_not_propose(s, values[1])
    if s.steps[-1] != steps.TALKS or me != british(s):
        return Refusal("imperunde/diplomacy/closed-by-british")
    return None
