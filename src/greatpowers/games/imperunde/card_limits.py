"""What a card may not be played on, and by which rule (imperunde/card): `why_not` of the step TARGET."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greatpowers.core.game import Refusal
from greatpowers.games.imperunde import needs, routes, windows
from greatpowers.games.imperunde.deck import (
    ARMISTICE_CARD,
    CARD_IDS,
    CARDS,
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
from greatpowers.games.imperunde.forces import battle_around
from greatpowers.games.imperunde.frames import CardPlay
from greatpowers.games.imperunde.lands import is_colony
from greatpowers.games.imperunde.pieces import (
    ARMIES,
    CALM,
    FORT,
    KINDS,
    MOST_SEATS,
    PEACE,
    PIRATES,
    PLUNDERED,
    STORM,
    WAR,
    WARSHIPS,
)
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.powers import others, relation
from greatpowers.games.imperunde.units import army_count, fleet, navies
from greatpowers.games.imperunde.world import LANDS


def why_not(s: Position, target: CardPlay, seat: int, action: int) -> Refusal | None:
    """What the card allows, of what is to be named next."""
    name, values = s.codes.names[action], s.codes.values[action]
    if ("openly" if name == "secretly" else name) != _question(target):
        return Refusal("imperunde/cards/first-announced-first-played", card=CARD_IDS[target.card])
    rule = _LIMITS[target.card](s, target, name, values)
    return Refusal(rule, card=CARD_IDS[target.card]) if rule else None


_QUESTIONS: Final[dict[int, tuple[str, ...]]] = {
    ARMISTICE_CARD: ("against",),
    DECLARATION: ("against",),
    UNMASK: ("against", "openly"),
    PIRATES_CARD: ("at",),
    PRIVATEERS: ("at",),
    SMUGGLING: ("at",),
    PLUNDER: ("at",),
    REBELLION: ("at",),
    FORGED_SEA: ("at", "against", "to"),
    SABOTAGE: ("at", "against", "sink"),
    FORGED_LAND: ("at", "to", "detach"),
    PEACE_TREATY: ("between",),
}


def _question(target: CardPlay) -> str:
    """What is to be named next."""
    named = {
        "at": target.place >= 0,
        "to": target.destination >= 0,
        "against": target.victim >= 0,
        "between": target.victim >= 0,
        "sink": target.ship >= 0,
        "detach": bool(target.detached),
        "openly": target.openly >= 0,
    }
    return next(question for question in _QUESTIONS[target.card] if not named[question])


# Each of these answers with the rule that is broken, or "".


def _armistice(s: Position, target: CardPlay, name: str, values: tuple[int, ...]) -> str:
    """Only with an enemy of one's own; right after dice only with the one who is fought."""
    if values[0] == target.player or relation(s, target.player, values[0]) != WAR:
        return "imperunde/card/armistice/needs-war"
    battle, pair = battle_around(s), {target.player, values[0]}
    others_fight = battle is not None and pair != {battle.attacker, battle.defender}
    return "imperunde/ruling/armistice-in-battle" if others_fight and windows.moment(s) == windows.AFTER else ""


def _declaration(s: Position, target: CardPlay, name: str, values: tuple[int, ...]) -> str:
    if values[0] == target.player:
        return "imperunde/card/declaration/effect"
    at_war = relation(s, target.player, values[0]) == WAR
    return "imperunde/card/declaration/needs-not-at-war" if at_war else ""


def _treaty(s: Position, target: CardPlay, name: str, values: tuple[int, ...]) -> str:
    """Not between two whom a card has bound to peace already."""
    a, b = values
    bound = s.sealed[a * MOST_SEATS + b] and relation(s, a, b) == PEACE
    return "imperunde/card/peace-treaty/effect" if bound else ""


def _unmask(s: Position, target: CardPlay, name: str, values: tuple[int, ...]) -> str:
    if name != "against":
        return ""  # openly or secretly, as one likes
    if values[0] == target.player:
        return "imperunde/card/unmask/look"
    hand = s.hand[values[0] * CARDS : (values[0] + 1) * CARDS]
    return "" if any(hand) else "imperunde/card/unmask/needs-cards"


def _pirates(s: Position, target: CardPlay, name: str, values: tuple[int, ...]) -> str:
    return "" if values[0] >= LANDS else "imperunde/card/pirates/effect"


def _privateers(s: Position, target: CardPlay, name: str, values: tuple[int, ...]) -> str:
    sea, seat = values[0], target.player
    if sea < LANDS or PIRATES not in navies(s, sea):
        return "imperunde/card/privateers/needs-pirates"
    pirates = fleet(sea, PIRATES)
    exchanged = any(s.ships[pirates + kind] and s.reserve[seat * KINDS + kind] for kind in WARSHIPS)
    return "" if exchanged and not routes.friends_in(s, seat, sea) else "imperunde/ruling/privateers-exchange"


def _smuggling(s: Position, target: CardPlay, name: str, values: tuple[int, ...]) -> str:
    own = values[0] < LANDS and s.owner[values[0]] == target.player and is_colony(s, values[0])
    return "" if own else "imperunde/card/smuggling/own-colony"


def _plunder(s: Position, target: CardPlay, name: str, values: tuple[int, ...]) -> str:
    country = values[0]
    if country in s.home:
        return "imperunde/home/no-cards-against"
    if country >= LANDS or s.owner[country] < 0 or relation(s, target.player, s.owner[country]) != WAR:
        return "imperunde/card/plunder/needs-war"
    if not s.world.waters[country]:
        return "imperunde/card/plunder/coastal"
    return "imperunde/ruling/plunder-moment" if s.disc[country] & PLUNDERED else ""


def _rebellion(s: Position, target: CardPlay, name: str, values: tuple[int, ...]) -> str:
    country = values[0]
    if country in s.home:
        return "imperunde/home/no-cards-against"
    others_colony = country < LANDS and s.owner[country] not in (-1, target.player)
    return "" if others_colony else "imperunde/card/rebellion/other-player"


# -- forged sea orders ---------------------------------------------------------------------------------------


def _forged_sea(s: Position, target: CardPlay, name: str, values: tuple[int, ...]) -> str:
    if name == "at":
        return _not_from(s, target.player, values[0])
    if name == "against":
        return _not_sent(s, target.player, values[0], target.place)
    return _not_sent_to(s, target.victim, target.place, values[0])


def _not_from(s: Position, player: int, sea: int) -> str:
    """Ships of another player must be able to leave it."""
    if sea < LANDS:
        return "imperunde/card/forged-sea/effect"
    there = [seat for seat in range(s.seats) if any(needs.ships_of(s, sea, seat))]
    if there == [player]:
        return "imperunde/card/forged-sea/not-self"
    reasons = [_not_sent(s, player, seat, sea) for seat in there if seat != player]
    return "" if "" in reasons else (*reasons, "imperunde/card/forged-sea/effect")[0]


def _not_sent(s: Position, player: int, victim: int, sea: int) -> str:
    """All ships of another player leave, but no captured ones, and not out of a calm."""
    if victim == player:
        return "imperunde/card/forged-sea/not-self"
    row = slice(fleet(sea, victim), fleet(sea, victim) + KINDS)
    if not any(s.ships[row]):
        return "imperunde/card/forged-sea/effect"
    if s.disc[sea] & CALM or s.ships[row] == s.captured[row]:
        return "imperunde/ruling/forged-sea-limits"
    reasons = [_not_sent_to(s, victim, sea, to) for to in routes.neighbours(s, victim, sea)]
    return "" if "" in reasons else reasons[0]


def _not_sent_to(s: Position, victim: int, sea: int, to: int) -> str:
    if to not in routes.neighbours(s, victim, sea):
        return "imperunde/card/forged-sea/effect"
    if s.disc[to] & (STORM | CALM):
        return "imperunde/card/forged-sea/no-weather"
    return "imperunde/card/forged-sea/target-free" if any(party != victim for party in navies(s, to)) else ""


# -- forged land orders --------------------------------------------------------------------------------------


def _forged_land(s: Position, target: CardPlay, name: str, values: tuple[int, ...]) -> str:
    if name == "at":
        return _not_marched_from(s, target.player, values[0])
    if name == "to":
        return _not_marched_to(s, target.place, values[0])
    armies = [s.troops[target.place * KINDS + kind] for kind in ARMIES]
    if any(number > there for number, there in zip(values, armies, strict=True)):
        return "imperunde/card/forged-land/effect"
    empty = sum(values) == sum(armies) and not s.troops[target.place * KINDS + FORT]
    return "imperunde/card/forged-land/garrison" if empty else ""


def _not_marched_from(s: Position, player: int, country: int) -> str:
    """A colony of another player with one beside it, an army to send, and an army or a fort to stay."""
    if country >= LANDS:
        return "imperunde/ruling/forged-land-limits"
    if s.owner[country] == player:
        return "imperunde/card/forged-land/not-self"
    if not is_colony(s, country):
        return "imperunde/card/forged-land/colonies-only"
    if all(_not_marched_to(s, country, to) for to in s.world.roads[country]):
        return "imperunde/card/forged-land/colonies-only"
    armies, forts = army_count(s, country), s.troops[country * KINDS + FORT]
    return "" if armies and armies + forts > 1 else "imperunde/card/forged-land/garrison"


def _not_marched_to(s: Position, start: int, to: int) -> str:
    if to >= LANDS:
        return "imperunde/ruling/forged-land-limits"
    if to not in s.world.roads[start]:
        return "imperunde/card/forged-land/effect"
    same = s.owner[to] == s.owner[start] and is_colony(s, to)
    return "" if same else "imperunde/card/forged-land/colonies-only"


# -- sabotage ------------------------------------------------------------------------------------------------


def _sabotage(s: Position, target: CardPlay, name: str, values: tuple[int, ...]) -> str:
    """A ship of another player, also one that attacks there."""
    if name == "at":
        return _not_sabotaged_at(s, target.player, values[0])
    if name == "against" and values[0] == target.player:
        return "imperunde/card/sabotage/not-own-not-pirates"
    there = needs.ships_of(s, target.place, values[0] if name == "against" else target.victim)
    found = any(there) if name == "against" else there[values[0]] > 0
    return "" if found else "imperunde/card/sabotage/effect"


def _not_sabotaged_at(s: Position, player: int, sea: int) -> str:
    if sea < LANDS:
        return "imperunde/card/sabotage/effect"
    if any(any(needs.ships_of(s, sea, other)) for other in others(s, player)):
        return ""
    not_theirs = any(needs.ships_of(s, sea, player)) or PIRATES in navies(s, sea)
    return "imperunde/card/sabotage/not-own-not-pirates" if not_theirs else "imperunde/card/sabotage/effect"


_LIMITS: Final[dict[int, Callable[[Position, CardPlay, str, tuple[int, ...]], str]]] = {
    ARMISTICE_CARD: _armistice,
    DECLARATION: _declaration,
    PEACE_TREATY: _treaty,
    UNMASK: _unmask,
    PIRATES_CARD: _pirates,
    PRIVATEERS: _privateers,
    SMUGGLING: _smuggling,
    PLUNDER: _plunder,
    REBELLION: _rebellion,
    FORGED_SEA: _forged_sea,
    FORGED_LAND: _forged_land,
    SABOTAGE: _sabotage,
}
