"""Rules of thumb for investing."""

from __future__ import annotations

from typing import Final

from greatpowers.bots.imperunde.cards import playing
from greatpowers.bots.imperunde.estimates import Prospect, shortfall
from greatpowers.bots.imperunde.recruiting import recruiting
from greatpowers.games.imperunde.pieces import COST, FRIGATE, LINE, STORM
from greatpowers.games.imperunde.units import navies, warship_count

ROUNDS_TO_COME: Final = 4.0  # for which a regular income still counts
POST: Final = 20.0
WINNING: Final = 30.0  # a post of those that win the game: before any fort
RICH: Final = 18  # doubloons: enough for a canal beside everything else
NEAR: Final = 12  # posts short of the goal: the two of a canal count more than what armies may win
INFANTRY_PACK: Final = 0  # of the armies for a new colony, see actions.PACKS


def investing(p: Prospect, action: int) -> float:
    """Buy trade posts first: they are the goal and pay every round; then ships that earn, and armies to conquer."""
    s, seat = p.s, p.seat
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "buy":
        return recruiting(p, values[0], values[1])
    if name == "launch":
        return launching(p, values[0], values[2])
    if name == "post":
        return WINNING if p.can_win_now else POST
    if name == "done":
        return 0.0
    if name == "card":
        return playing(p, action)
    if name == "canal":
        return 12.0 if p.temper.build * s.funds[seat] >= RICH or shortfall(s, seat) <= NEAR else -1.0
    return 0.3 if s.funds[seat] >= 12 and s.bought[seat] == 0 else -1.0  # a card


def launching(p: Prospect, kind: int, sea: int) -> float:
    """Build a first frigate in a sea that pays, and ships of the line against enemies."""
    s, seat = p.s, p.seat
    there = navies(s, sea)
    if there and there != [seat]:
        return 1.0 if kind == LINE and warship_count(s, sea, seat) == 0 else -1.0
    if there:
        return -1.0
    gain = p.temper.build * ROUNDS_TO_COME * s.world.value[sea] if sea not in p.taxed else 0.0
    if s.disc[sea] & STORM:  # imperunde/event/storm-later: every other ship is lost
        gain /= 2
    return gain - COST[kind] + (1.0 if kind == FRIGATE else 0.0)


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
    return 1.5 + (0.3 if values[0] == INFANTRY_PACK else 0.0)
