"""Ceding regions (war/cede): the receiver moves a brigade in, the giver's units leave. Step: MAKE_WAY.

The giver's consent is an aside (offers.py), the receiver's is to enter (war/cede/consent, war/cede/no-war-needed).
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.game import Refusal
from greatpowers.games.war import conquest, fleets, forces
from greatpowers.games.war import events as tell
from greatpowers.games.war.board import REGIONS
from greatpowers.games.war.fleets import fleets_in
from greatpowers.games.war.frames import MakingWay
from greatpowers.games.war.lands import neighbours_of
from greatpowers.games.war.pieces import COST, KINDS, PORTAGE
from greatpowers.games.war.position import Position

DEAREST_FIRST: Final[list[int]] = sorted(range(KINDS), key=lambda kind: -COST[kind])


def take_over(s: Position, seat: int, region: int) -> None:
    """A brigade has entered a region that is ceded to its player; the giver makes way at once."""
    giver = s.owner[region]
    if s.events is not None:
        s.events.append((tell.CEDED, giver, seat, region))
    s.frames.append(MakingWay(region, giver))


def resume(s: Position, way: MakingWay) -> None:
    """Where the giver's units go, all to one place (war/cede/old-units-retreat, war/ruling/cession)."""
    places = _places(s, way)
    if len(places) > 1:
        s.to_act = way.player
    else:
        _leave(s, way, places[0] if places else -1)


def _places(s: Position, way: MakingWay) -> list[int]:
    """Adjacent own regions, and sea areas where own fleets have room for at least one unit."""
    seat, region = way.player, way.region
    kinds = [kind for kind in range(KINDS) if s.troops[forces.at(region, seat) + kind]]
    needed = min(PORTAGE[kind] for kind in kinds)
    seas = [
        sea
        for sea in s.world.seas_near[region]
        if any(fleets.room(s, seat, fleet) >= needed for fleet in fleets_in(s, seat, sea))
    ]
    return neighbours_of(s, seat, region) + seas


def legal(s: Position, way: MakingWay, seat: int) -> list[int]:
    """The places to choose from."""
    return [s.codes.retreat + place for place in _places(s, way)]


def apply(s: Position, way: MakingWay, seat: int, action: int) -> None:
    """As chosen."""
    _leave(s, way, action - s.codes.retreat)


def why_not(s: Position, way: MakingWay, seat: int, action: int) -> Refusal | None:
    """Only next to the region, to own regions or fleets."""
    return None if action - s.codes.retreat in _places(s, way) else Refusal("war/cede/old-units-retreat")


def _leave(s: Position, way: MakingWay, place: int) -> None:
    """The giver's units go, or are lost (war/cede/no-way-out); then the region has a new owner.

    war/cede/keeps-everything, war/cede/no-dp: it is no conquest.
    """
    s.frames.pop()
    seat, region = way.player, way.region
    if 0 <= place < REGIONS:
        for kind in range(KINDS):
            forces.step(s, region, place, seat, kind, s.troops[forces.at(region, seat) + kind])
    elif place >= REGIONS:
        _go_aboard(s, seat, region, place)
    if s.events is not None and place >= 0:
        s.events.append((tell.RETREATED, seat, region, place))
    _lose_rest(s, seat, region)
    conquest.gain(s, region, s.mover, False)


def _go_aboard(s: Position, seat: int, region: int, sea: int) -> None:
    """As many as find room, the most expensive first."""
    for kind in DEAREST_FIRST:
        for fleet in fleets_in(s, seat, sea):
            while s.troops[forces.at(region, seat) + kind] and fleets.room(s, seat, fleet) >= PORTAGE[kind]:
                fleets.board(s, region, seat, fleet, kind)


def _lose_rest(s: Position, seat: int, region: int) -> None:
    for kind in range(KINDS):
        for _ in range(s.troops[forces.at(region, seat) + kind]):
            if s.events is not None:
                s.events.append((tell.LOST, seat, kind, region))
    forces.take_all(s, region, seat)
