"""Embarkation (imperunde/embark/*): armies go aboard cargo ships in bordering seas."""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.games.imperunde import cards, routes, weather
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde.pieces import ARMIES, KINDS
from greatpowers.games.imperunde.position import Position, army_count, free_if_empty, shift_ships
from greatpowers.games.imperunde.world import LANDS, SPACES


def possible(s: Position, seat: int) -> bool:
    """Whether a player has an army on a coast at all."""
    return any(s.owner[c] == seat and s.world.waters[c] and army_count(s, c) for c in range(LANDS))


def resume(s: Position) -> None:
    """The player on turn embarks until he is done."""
    s.to_act = s.active


def legal(s: Position) -> list[int]:
    """imperunde/embark/when-where: seas without enemy warships or pirates; also armies that have moved."""
    seat = s.to_act
    out = [s.codes.done]
    for country in [c for c, owner in enumerate(s.owner) if owner == seat]:
        if not army_count(s, country):
            continue
        for sea in s.world.waters[country]:
            if routes.hostile(s, seat, sea) < 0:
                for kind in ARMIES:
                    if s.troops[country * KINDS + kind]:
                        out.append(s.codes.embark[(kind * LANDS + country) * SPACES + sea])
    return out + cards.playable(s, seat)


def apply(s: Position, action: int) -> None:
    """One army goes aboard, or the turn ends."""
    seat = s.active
    name = s.codes.names[action]
    if name == "done":
        s.steps.pop()
        return
    if name == "card":
        cards.announce(s, seat, s.codes.values[action][0])
        return
    kind, country, sea = s.codes.values[action]
    s.troops[country * KINDS + kind] -= 1
    shift_ships(s, sea, seat, kind, 1)
    if s.told is not None:
        s.told.append((tell.EMBARKED, seat, kind, country, sea))
    if free_if_empty(s, country) and s.told is not None:
        s.told.append((tell.FREED, country))
    weather.enter(s, sea, seat, kind)


def why_not(s: Position, action: int) -> Refusal | None:
    """An own army, and a sea that no enemy holds."""
    seat = s.to_act
    name = s.codes.names[action]
    if name == "done":
        return None
    if name == "card":
        return cards.why_not(s, seat, s.codes.values[action][0])
    kind, country, sea = s.codes.values[action]
    if s.owner[country] != seat or not s.troops[country * KINDS + kind]:
        return Refusal("imperunde/embark/when-where")
    if routes.hostile(s, seat, sea) >= 0:
        return Refusal("imperunde/embark/when-where")
    return None
