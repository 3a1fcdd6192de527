"""What a player might expect to be possible though it is not, so that it is shown dimmed; `why_not` says why."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from greatpowers.games.war import steps
from greatpowers.games.war.actions import ALONE, BRIBED, BY_DP, BY_SPHERE, UNBRIBED
from greatpowers.games.war.board import AREAS, REGIONS, STRAITS_NEAR, across
from greatpowers.games.war.chits import START_DOT
from greatpowers.games.war.fleets import has_fleet
from greatpowers.games.war.forces import at
from greatpowers.games.war.frames import LandBattle, Sailing
from greatpowers.games.war.lands import has, regions_of
from greatpowers.games.war.natives import sphere_owners
from greatpowers.games.war.pieces import (
    BUILDINGS,
    ENGINEER,
    EXPLORER,
    KINDS,
    MOVERS,
    NATIVES,
    PIECES,
    PORT,
)
from greatpowers.games.war.position import Position


def expected(s: Position, seat: int) -> list[int]:
    """Actions of the present step that a reader of the board would look for, less those that are legal."""
    candidates = _EXPECTED.get(s.frames[-1].step)
    if candidates is None:
        return []
    possible = set(s.legal(seat))
    return [action for action in dict.fromkeys(candidates(s, seat)) if action >= 0 and action not in possible]


def _pieces(s: Position, seat: int) -> Iterable[int]:
    """Whatever is sold."""
    return (s.codes.buy + piece for piece in range(PIECES))


def _purchases(s: Position, seat: int) -> Iterable[int]:
    """In every own region each kind of unit and building, its resource, and fleets at ports."""
    codes = s.codes
    for region in regions_of(s, seat):
        yield from (codes.raise_ + kind * REGIONS + region for kind in range(KINDS))
        yield from (
            codes.build + (building * REGIONS + region) * 2 + ALONE
            for building in range(BUILDINGS)
            if not has(s, region, building)
        )
        if not s.developed[region] and s.chit[region] != START_DOT:
            yield codes.develop + region * 2 + ALONE
        if has(s, region, PORT):
            yield from (codes.launch[region * AREAS + sea] for sea in s.world.seas_near[region])
    if s.house.suez:
        yield codes.dig + ALONE


def _removals(s: Position, seat: int) -> Iterable[int]:
    """Foreign spheres in own regions."""
    for region in regions_of(s, seat):
        for other in sphere_owners(s, region):
            if other != seat:
                yield s.codes.remove_sphere + region * s.seats + other


def _westernizing(s: Position, seat: int) -> Iterable[int]:
    """Own regions with natives."""
    return (s.codes.westernize + region for region in regions_of(s, seat) if s.marker[region])


def _incitements(s: Position, seat: int) -> Iterable[int]:
    """Foreign regions with natives."""
    for region in range(REGIONS):
        if s.marker[region] and s.owner[region] not in (NATIVES, seat):
            yield from (
                s.codes.incite + region * 4 + payment * 2 + bribe
                for payment in (BY_DP, BY_SPHERE)
                for bribe in (UNBRIBED, BRIBED)
            )


def _order(s: Position, seat: int) -> Iterable[int]:
    """Everything that a secret order of a production phase may hold."""
    if s.phase:
        yield from _westernizing(s, seat)
        yield from _incitements(s, seat)
        yield from _purchases(s, seat)


def _moves(s: Position, seat: int) -> Iterable[int]:
    """Steps of all units that still have points, and declarations of war."""
    for region in range(REGIONS):
        first = region * MOVERS
        for mover in range(MOVERS):
            if s.ready[first + mover]:
                row = (mover * REGIONS + region) * REGIONS
                yield from (s.codes.march[row + to] for to in s.world.regions_near[region])
    yield from (s.codes.declare + other for other in range(s.seats) if other != seat)


def _voyages(s: Position, seat: int) -> Iterable[int]:
    """Where the fleets in hand might sail or land, and whom they might attack."""
    frame = s.frames[-1]
    if isinstance(frame, Sailing):
        sea = frame.sea
        yield from (s.codes.sail + to for to in s.world.seas_near[sea])
        yield from (s.codes.sail + across(strait, sea) for strait in STRAITS_NEAR[sea])
        yield from (s.codes.land[region] for region in s.world.regions_near[sea])
        yield from (s.codes.engage + other for other in range(s.seats) if other != seat and has_fleet(s, other, sea))


def _combat(s: Position, seat: int) -> Iterable[int]:
    """The end; explorers among natives and engineers at home."""
    yield s.codes.done
    for region in range(REGIONS):
        if s.owner[region] == NATIVES and s.troops[at(region, seat) + EXPLORER]:
            yield s.codes.explore + region
        if s.owner[region] == seat and s.troops[at(region, seat) + ENGINEER]:
            yield s.codes.prospect + region


def _retreats(s: Position, seat: int) -> Iterable[int]:
    """All areas around."""
    frame = s.frames[-1]
    if isinstance(frame, LandBattle):
        near = s.world.regions_near[frame.region] + s.world.seas_near[frame.region]
        yield from (s.codes.retreat + area for area in near)


_EXPECTED: Final[dict[int, Callable[[Position, int], Iterable[int]]]] = {
    steps.PURCHASE: _pieces,
    steps.REMOVE_SPHERES: _removals,
    steps.WESTERNIZE: _westernizing,
    steps.INCITE: _incitements,
    steps.CONSTRUCT: _purchases,
    steps.ORDERS: _order,
    steps.MOVE: _moves,
    steps.SAIL: _voyages,
    steps.COMBAT: _combat,
    steps.RETREAT: _retreats,
}
