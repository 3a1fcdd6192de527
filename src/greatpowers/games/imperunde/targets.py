"""What a card is played on: its player names one thing after another, then the others may answer."""

from __future__ import annotations

from collections.abc import Callable

from greatpowers.core.game import Refusal
from greatpowers.games.imperunde import events as tell
from greatpowers.games.imperunde import needs, routes, windows
from greatpowers.games.imperunde.deck import (
    ARMISTICE_CARD,
    CARD_IDS,
    DECLARATION,
    FORGED_LAND,
    FORGED_SEA,
    PEACE_TREATY,
    PIRATES_CARD,
    PLUNDER,
    PRIVATEERS,
    REBELLION,
    SABOTAGE,
    SMUGGLING,
    UNMASK,
)
from greatpowers.games.imperunde.pieces import ARMIES, ARTILLERY, CAVALRY, FRIGATE, INFANTRY, KINDS, LINE, PIRATES, WAR
from greatpowers.games.imperunde.position import Position, navies, relation
from greatpowers.games.imperunde.world import LANDS, SPACES


def resume(s: Position) -> None:
    """Ask for the next target; when all are named, the card lies on the table and may be countered."""
    if legal(s):
        s.to_act = s.player
        return
    s.steps.pop()
    s.chain_card = [s.card]
    s.chain_seat = [s.player]
    windows.respond(s)


def legal(s: Position) -> list[int]:
    """The choices for the next target; none when all are named."""
    card = s.card
    if card in (ARMISTICE_CARD, DECLARATION, UNMASK):
        return _a_player(s)
    if card in (PIRATES_CARD, PRIVATEERS, SMUGGLING, PLUNDER, REBELLION):
        return [s.codes.at + place for place in _places(s)] if s.t_place < 0 else []
    if card in (FORGED_SEA, SABOTAGE):
        return _ships(s)
    if card == FORGED_LAND:
        return _armies(s)
    if card == PEACE_TREATY and s.t_seat < 0:
        return [s.codes.between[a * s.seats + b] for a, b in needs.treaty_pairs(s)]
    return []


def _a_player(s: Position) -> list[int]:
    if s.t_seat < 0:
        find = {ARMISTICE_CARD: needs.armistice_targets, DECLARATION: needs.declaration_targets}
        return [s.codes.against + seat for seat in find.get(s.card, needs.unmask_targets)(s, s.player)]
    return [s.codes.openly, s.codes.secretly] if s.card == UNMASK and s.t_kind < 0 else []


def _places(s: Position) -> list[int]:
    if s.card == PIRATES_CARD:
        return list(range(LANDS, SPACES))
    if s.card == PRIVATEERS:
        return needs.privateer_seas(s, s.player)
    if s.card == SMUGGLING:
        return needs.smuggling_places(s, s.player)
    if s.card == PLUNDER:
        return needs.plunder_places(s, s.player)
    return needs.rebellion_places(s, s.player)


def _ships(s: Position) -> list[int]:
    """Forged sea orders and Sabotage: the sea, whose ships, then where to or which kind."""
    codes = s.codes
    sabotage = s.card == SABOTAGE
    if s.t_place < 0:
        if sabotage:
            return [codes.at + sea for sea in range(LANDS, SPACES) if needs.sabotage_victims(s, s.player, sea)]
        return [codes.at + sea for sea in needs.forged_seas(s, s.player)]
    if s.t_seat < 0:
        if sabotage:
            return [codes.against + seat for seat in needs.sabotage_victims(s, s.player, s.t_place)]
        others = (seat for seat in range(s.seats) if seat != s.player)
        return [codes.against + seat for seat in others if needs.forged_ways(s, seat, s.t_place)]
    if sabotage:
        there = needs.ships_of(s, s.t_place, s.t_seat)
        kinds = (INFANTRY, CAVALRY, ARTILLERY, FRIGATE, LINE)
        return [codes.sink[kind] for kind in kinds if there[kind]] if s.t_kind < 0 else []
    return [codes.to + to for to in needs.forged_ways(s, s.t_seat, s.t_place)] if s.t_to < 0 else []


def _armies(s: Position) -> list[int]:
    """Forged land orders: from where, where to, which armies."""
    codes = s.codes
    if s.t_place < 0:
        return [codes.at + country for country in needs.forged_lands(s, s.player)]
    if s.t_to < 0:
        return [codes.to + to for to in needs.forged_roads(s, s.t_place)]
    if s.t_take >= 0:
        return []
    there = [s.troops[s.t_place * KINDS + kind] for kind in ARMIES]
    most = needs.most_detached(s, s.t_place)
    return [
        codes.detach[(i * 4 + c) * 4 + a]
        for i in range(min(most, there[0]) + 1)
        for c in range(min(most - i, there[1]) + 1)
        for a in range(min(most - i - c, there[2]) + 1)
        if i + c + a
    ]


def apply(s: Position, action: int) -> None:
    """One target is named, for all to hear."""
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "at":
        s.t_place = values[0]
        _tell(s, tell.CARD_PLACE, values[0])
    elif name == "to":
        s.t_to = values[0]
        _tell(s, tell.CARD_PLACE, values[0])
    elif name == "against":
        s.t_seat = values[0]
        _tell(s, tell.CARD_SEAT, values[0])
    elif name == "between":
        s.t_seat, s.t_kind = values
        if s.told is not None:
            s.told.append((tell.SEALED_PEACE, *values))
    elif name == "sink":
        s.t_kind = values[0]
    elif name == "detach":
        s.t_take = values[0] + values[1] * 4 + values[2] * 16
    else:
        s.t_kind = 0
        s.openly = int(name == "openly")


def _tell(s: Position, kind: int, value: int) -> None:
    if s.told is not None:
        s.told.append((kind, value))


# -- why not -------------------------------------------------------------------------------------------------


def why_not(s: Position, action: int) -> Refusal | None:
    """What the card allows."""
    options = legal(s)
    if action in options:
        return None
    if s.codes.names[action] != s.codes.names[options[0]]:
        return Refusal("imperunde/cards/first-announced-first-played", card=CARD_IDS[s.card])
    reason = _REASONS.get(s.card)
    return Refusal(reason(s, action) if reason else _LIMITS[s.card], card=CARD_IDS[s.card])


_LIMITS: dict[int, str] = {
    ARMISTICE_CARD: "imperunde/card/armistice/needs-war",
    DECLARATION: "imperunde/card/declaration/needs-not-at-war",
    UNMASK: "imperunde/card/unmask/needs-cards",
    PIRATES_CARD: "imperunde/card/pirates/effect",
    SMUGGLING: "imperunde/card/smuggling/own-colony",
    SABOTAGE: "imperunde/card/sabotage/not-own-not-pirates",
    PEACE_TREATY: "imperunde/card/peace-treaty/effect",
}


def _not_hired(s: Position, action: int) -> str:
    sea = s.codes.values[action][0]
    if sea < LANDS or PIRATES not in navies(s, sea):
        return "imperunde/card/privateers/needs-pirates"
    return "imperunde/ruling/privateers-exchange"


def _not_plundered(s: Position, action: int) -> str:
    place = s.codes.values[action][0]
    if place in s.home:
        return "imperunde/home/no-cards-against"
    if place >= LANDS or s.owner[place] < 0 or relation(s, s.player, s.owner[place]) != WAR:
        return "imperunde/card/plunder/needs-war"
    return "imperunde/card/plunder/coastal" if not s.world.waters[place] else "imperunde/ruling/plunder-moment"


def _not_roused(s: Position, action: int) -> str:
    home = s.codes.values[action][0] in s.home
    return "imperunde/home/no-cards-against" if home else "imperunde/card/rebellion/other-player"


def _not_sent_at_sea(s: Position, action: int) -> str:
    name, value = s.codes.names[action], s.codes.values[action][0]
    if name == "against":
        return "imperunde/card/forged-sea/not-self" if value == s.player else "imperunde/card/forged-sea/effect"
    if name == "at":
        return "imperunde/ruling/forged-sea-limits"
    if value not in routes.neighbours(s, s.t_seat, s.t_place):
        return "imperunde/card/forged-sea/effect"
    return "imperunde/card/forged-sea/no-weather" if s.disc[value] else "imperunde/card/forged-sea/target-free"


def _not_sent_on_land(s: Position, action: int) -> str:
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "detach":
        return "imperunde/card/forged-land/garrison"
    if name == "at" and values[0] < LANDS and s.owner[values[0]] == s.player:
        return "imperunde/card/forged-land/not-self"
    return "imperunde/card/forged-land/colonies-only"


_REASONS: dict[int, Callable[[Position, int], str]] = {
    PRIVATEERS: _not_hired,
    PLUNDER: _not_plundered,
    REBELLION: _not_roused,
    FORGED_SEA: _not_sent_at_sea,
    FORGED_LAND: _not_sent_on_land,
}
