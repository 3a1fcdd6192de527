"""Rules of thumb for investing."""

from __future__ import annotations

from typing import Final

from greatpowers.bots.imperunde.cards import playing
from greatpowers.bots.imperunde.estimates import STRENGTH, Prospect, garrison, shortfall
from greatpowers.games.imperunde.pieces import (
    ARMIES,
    ARTILLERY,
    COST,
    FORT,
    FRIGATE,
    INFANTRY,
    KINDS,
    LINE,
)
from greatpowers.games.imperunde.units import navies, warship_count

ROUNDS_TO_COME: Final = 4.0  # for which a regular income still counts
POST: Final = 20.0
WANTED: Final = 8.0  # strength where something can be won,
MORE: Final = 2.0  # more where it is worth much,
OVERSEAS: Final = 10.0  # and where it can be won only across a sea
FAR: Final = 0.7  # what it is worth there
TASTE: Final = {ARTILLERY: 0.8, INFANTRY: 0.4}


def investing(p: Prospect, action: int) -> float:
    """Buy trade posts first: they are the goal and pay every round; then ships that earn, and armies to conquer."""
    s, seat = p.s, p.seat
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "buy":
        return recruiting(p, values[0], values[1])
    if name == "launch":
        return launching(p, values[0], values[2])
    if name == "post":
        return POST
    if name == "done":
        return 0.0
    if name == "card":
        return playing(p, action)
    if name == "canal":
        return 12.0 if shortfall(s, seat) <= 12 or s.funds[seat] >= 18 else -1.0
    return 0.3 if s.funds[seat] >= 12 and s.bought[seat] == 0 else -1.0  # a card


def launching(p: Prospect, kind: int, sea: int) -> float:
    """Build a first frigate in a sea that pays, and ships of the line against enemies."""
    s, seat = p.s, p.seat
    there = navies(s, sea)
    if there and there != [seat]:
        return 1.0 if kind == LINE and warship_count(s, sea, seat) == 0 else -1.0
    if there:
        return -1.0
    gain = ROUNDS_TO_COME * s.world.value[sea] if sea not in p.taxed else 0.0
    return gain - COST[kind] + (1.0 if kind == FRIGATE else 0.0)


def recruiting(p: Prospect, kind: int, country: int) -> float:
    """Recruit armies near what can be won, a few to embark, and forts and guards where an enemy threatens."""
    need = p.needs.get(country)
    if need is None:
        need = p.needs[country] = _need(p, country)
    worth, is_in_danger = need
    if kind == FORT:
        return (POST + 1.0 if p.s.posts[country] > 1 else 2.0) if is_in_danger else -1.0
    if worth == 0.0:
        return 1.0 - COST[kind] / 10 if is_in_danger else -1.0
    return worth + TASTE.get(kind, 0.0)


def _need(p: Prospect, country: int) -> tuple[float, bool]:
    """What armies in a country could still win, 0 where enough stand there; and whether it is in danger."""
    s, danger = p.s, p.threat(country)
    is_in_danger = danger > 0 and p.temper.guard * danger > garrison(s, country)
    worth = p.frontier(country)
    wanted = WANTED + (MORE if worth > 3 else 0.0)
    if worth == 0.0:
        worth, wanted = FAR * max([p.frontier(sea) for sea in s.world.waters[country]], default=0.0), OVERSEAS
    at = country * KINDS
    have = sum([STRENGTH[kind] * s.troops[at + kind] for kind in ARMIES])
    return (0.0 if have >= wanted * p.temper.arm else worth), is_in_danger


def smuggling(p: Prospect, action: int) -> float:
    """Invest as with one's own money, but spend all of it."""
    s = p.s
    values = s.codes.values[action]
    if s.codes.names[action] == "launch":
        return launching(p, values[0], values[2])
    return recruiting(p, values[0], values[1]) + COST[values[0]]


def placing(p: Prospect, action: int) -> float:
    """At the start: ships where they earn most; otherwise armies."""
    s = p.s
    values = s.codes.values[action]
    if s.codes.names[action] == "place":
        sea = values[-1]
        return s.world.value[sea] * (0.3 if navies(s, sea) else 1.0)
    return 1.5 + (0.3 if values[0] == 2 else 0.0)
