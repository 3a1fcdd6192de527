"""Rules of thumb for secret-service cards."""

from __future__ import annotations

from typing import Final

from greatpowers.bots.imperunde.estimates import Prospect, garrison, is_leader
from greatpowers.games.imperunde.deck import (
    AMBUSH,
    ARMISTICE_CARD,
    COUNTER,
    DECLARATION,
    FORGED_LAND,
    FORGED_SEA,
    HUSSAR,
    PEACE_TREATY,
    PIRATES_CARD,
    PLUNDER,
    PRIVATEERS,
    REBELLION,
    SABOTAGE,
    SEIZURE,
    SMUGGLING,
    SURPRISE,
    TREASON,
    UNMASK,
)
from greatpowers.games.imperunde.forces import battle_around
from greatpowers.games.imperunde.frames import Battle
from greatpowers.games.imperunde.pieces import COST
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.units import cargo_count, warship_count
from greatpowers.games.imperunde.world import LANDS

_EAGERNESS: Final[dict[int, float]] = {
    SURPRISE: 2.0, AMBUSH: 2.0, HUSSAR: 1.0, TREASON: 1.0, SEIZURE: 2.0, SMUGGLING: 3.0, PRIVATEERS: 2.5, PLUNDER: 3.0,
    REBELLION: 1.2, SABOTAGE: 0.8, PIRATES_CARD: 0.8, UNMASK: 0.4, COUNTER: 1.5, FORGED_LAND: -1.0, FORGED_SEA: -1.0,
    DECLARATION: -1.0, ARMISTICE_CARD: 0.2, PEACE_TREATY: -0.5,
}  # fmt: skip


def playing(p: Prospect, action: int) -> float:
    """Play cards by eagerness, with exceptions for those that could help a rival."""
    s, seat = p.s, p.seat
    name = s.codes.names[action]
    if name == "pass":
        return 0.0
    if name == "rest":
        return -2.0
    card, battle = s.codes.values[action][0], battle_around(s)
    if card == ARMISTICE_CARD:
        return 1.0 if battle is not None and battle.defender == seat else -1.0
    if card == TREASON and battle is not None and not pays_to_betray(s, seat, battle):
        return -1.0
    return _EAGERNESS[card]


def pays_to_betray(s: Position, seat: int, battle: Battle) -> bool:
    """Whether a lost fort helps: in one's own attack, or against the leader."""
    return battle.attacker == seat or battle.defender >= s.seats or is_leader(s, battle.defender)


def targeting(p: Prospect, action: int) -> float:
    """Strike at the leader; otherwise choose the best place for oneself."""
    s = p.s
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "against":
        return float(s.posts_out[values[0]])
    if name == "between":
        return 1.0 if p.seat in values else 0.0
    if name == "at":
        return place_worth(p, values[0])
    if name == "sink":
        return COST[values[0]]
    if name == "secretly":
        return 1.0
    return 0.0


def place_worth(p: Prospect, place: int) -> float:
    """The value of a place as the target of a card."""
    s, seat = p.s, p.seat
    if place < LANDS:
        owner = s.owner[place]
        if owner == seat:
            return p.frontier(place) + p.threat(place)
        leads = s.posts_out[owner] / 10
        return s.posts[place] - 0.7 * garrison(s, place) + leads
    worth = 0.0
    for other in range(s.seats):
        sign = -1.5 if other == seat else 0.5 + s.posts_out[other] / 20
        worth += sign * (warship_count(s, place, other) + cargo_count(s, place, other)) * s.world.value[place] / 2
    return worth


def taking(p: Prospect, action: int) -> float:
    """Take the card that the bot is most eager to play."""
    return _EAGERNESS[p.s.codes.values[action][0]]
