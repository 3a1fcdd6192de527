"""Blockade and port access (war/blockade): which of a player's ports can trade."""

from __future__ import annotations

from typing import Final

from greatpowers.games.war.alliances import are_allied
from greatpowers.games.war.board import AREAS, REGIONS, STRAITS_NEAR, SUEZ, across
from greatpowers.games.war.pieces import FLEETS, MOST_SEATS, NATIVES, PORT
from greatpowers.games.war.position import Position
from greatpowers.games.war.victory_cards import CANAL_COMPLETE

_OPEN_SEA: Final[list[bool]] = [False] * AREAS


def counted_ports(s: Position, seat: int) -> list[int]:
    """All ports in the game but those of enemies (war/production/port-per-port, war/production/port-enemy-not-counted).

    Native ports count too (war/ruling/counted-ports).
    """
    wars = s.war[seat * MOST_SEATS : (seat + 1) * MOST_SEATS]
    out: list[int] = []
    for region, buildings in enumerate(s.buildings):
        if buildings >> PORT & 1:
            owner = s.owner[region]
            if owner == NATIVES or not wars[owner]:  # war/blockade/enemy-port-no-target
                out.append(region)
    return out


def trading_ports(s: Position, seat: int) -> list[int]:
    """The own ports from which another port can be reached (war/blockade/path-needed, war/blockade/per-port)."""
    ports = counted_ports(s, seat)
    waters = _waters(s, seat)
    once = several = 0  # the stretches of open sea that some port lies on, and those that several do
    for port in ports:
        harbour = _harbour(s, port, waters)
        several |= once & harbour
        once |= harbour
    return [port for port in ports if s.owner[port] == seat and _harbour(s, port, waters) & several]


def _harbour(s: Position, port: int, waters: list[int]) -> int:
    """The set of stretches of open sea that a port lies on."""
    out = 0
    for sea in s.world.seas_near[port]:
        out |= 1 << waters[sea]
    return out & ~1  # 0 is what is blocked


def _waters(s: Position, seat: int) -> list[int]:
    """By area: the number of the stretch of open sea it belongs to, 0 where it is blocked.

    war/blockade/path-open-area; war/blockade/end-areas-count; war/blockade/same-area.
    """
    shut = _blocked(s, seat)
    stretch = [0] * AREAS
    number = 0
    for first in range(REGIONS, AREAS):
        if stretch[first] or shut[first]:
            continue
        number += 1
        stretch[first] = number
        reached = [first]
        while reached:
            for sea in sea_links(s, reached.pop()):
                if not stretch[sea] and not shut[sea]:
                    stretch[sea] = number
                    reached.append(sea)
    return stretch


def sea_links(s: Position, sea: int) -> list[int]:
    """The sea areas next to one, for trade: the Dardanelles are open, the canal once it is built.

    war/ruling/sea-route: permissions concern fleets only.
    """
    links = s.world.seas_near[sea]
    for strait in STRAITS_NEAR[sea]:
        if strait != SUEZ or s.canal == CANAL_COMPLETE:
            links = [*links, across(strait, sea)]
    return links


def _blocked(s: Position, seat: int) -> list[bool]:
    """By area: whether enemies hold it with at least as many fleets as one's own side (war/blockade/tie-blocks).

    war/blockade/several-enemies-summed; war/blockade/neutral-fleets-ignored; war/blockade/war-required;
    war/ruling/alliance-details: allies' fleets count as one's own.
    """
    if 1 not in s.war[seat * MOST_SEATS : (seat + 1) * MOST_SEATS]:
        return _OPEN_SEA
    enemies = [0] * AREAS
    friends = [0] * AREAS
    for other in range(s.seats):
        at_war = s.war[seat * MOST_SEATS + other]
        if not at_war and other != seat and not are_allied(s, seat, other):
            continue
        counts = enemies if at_war else friends
        for sea in s.fleet_at[other * FLEETS : (other + 1) * FLEETS]:
            if sea >= 0:
                counts[sea] += 1
    return [enemies[area] > 0 and friends[area] <= enemies[area] for area in range(AREAS)]
