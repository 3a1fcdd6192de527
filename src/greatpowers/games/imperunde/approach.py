"""Who can come into a battle: along with the first attacker, or later as reinforcement. Nothing changes here.

Rules: imperunde/battle/several-origins, imperunde/reinforce.
"""

from __future__ import annotations

from typing import Final

from greatpowers.core.sets import bits, members
from greatpowers.games.imperunde import routes
from greatpowers.games.imperunde.forces import BY_MOVE
from greatpowers.games.imperunde.frames import Battle, Reinforce
from greatpowers.games.imperunde.menus import CARGO, FLEET
from greatpowers.games.imperunde.pieces import ARMIES, ARTILLERY, CALM, CAVALRY, INFANTRY, TIRED, WARSHIPS
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.world import LANDS, SPACES

# Movers that have both of their moves left, as sets.
_CARGO: Final = bits(ARMIES)
_WARSHIPS: Final = bits(WARSHIPS)
_HORSES: Final = bits((CAVALRY, CAVALRY + TIRED))  # cavalry on cargo ships, whatever moves are left

# -- in one step ---------------------------------------------------------------------------------------------


def approaches(s: Position, target: int) -> list[int]:
    """Steps of units into the space that is attacked (imperunde/battle/several-origins)."""
    if target >= LANDS:
        return _sailing_to(s, target)
    return _marching_to(s, target) + _landing_in(s, target)


def _marching_to(s: Position, target: int) -> list[int]:
    march, ready = s.codes.march, s.movers
    return [
        march[(mover * LANDS + start) * LANDS + target]
        for start in s.world.roads[target]
        if ready[start]
        for mover in (INFANTRY, ARTILLERY, CAVALRY, CAVALRY + TIRED)
        if ready[start] >> mover & 1
    ]


def _landing_in(s: Position, target: int) -> list[int]:
    land, ready = s.codes.land, s.movers
    return [
        land[(mover * SPACES + start) * LANDS + target]
        for start in s.world.waters[target]
        if ready[start] and not s.disc[start] & CALM
        for mover in members(ready[start] & CARGO)
    ]


def _sailing_to(s: Position, target: int) -> list[int]:
    sail, ready = s.codes.sail, s.movers
    return [
        sail[(mover * SPACES + start) * SPACES + target]
        for start in routes.neighbours(s, s.mover, target)
        if ready[start] and not s.disc[start] & CALM
        for mover in members(ready[start] & FLEET)
    ]


# -- in two steps --------------------------------------------------------------------------------------------


def reinforcements(s: Position, battle: Battle) -> list[int]:
    """Steps of units that end in the battle: directly, or first into a space between.

    imperunde/reinforce/reach-this-phase; imperunde/reinforce/no-fight-on-way.
    """
    return approaches(s, battle.place) + _first_steps(s, battle)


def _first_steps(s: Position, battle: Battle) -> list[int]:
    target = battle.place
    if target >= LANDS:
        return _voyages(s, routes.neighbours(s, s.mover, target), _WARSHIPS)
    shores = s.world.waters[target]
    out = _voyages(s, shores, _CARGO)
    for bridge in _bridges(s, target):
        out += _marches(s, bridge)
        if battle.cause == BY_MOVE:  # imperunde/cargo/landed-cavalry-one-more
            out += _landings(s, bridge)
            out += _voyages(s, [sea for sea in s.world.waters[bridge] if sea not in shores], 1 << CAVALRY)
    return sorted(set(out))


def _bridges(s: Position, target: int) -> list[int]:
    """Own countries beside the battle, through which cavalry can come (imperunde/reinforce/cavalry-via-own)."""
    return [country for country in s.world.roads[target] if s.owner[country] == s.mover]


def _marches(s: Position, bridge: int) -> list[int]:
    ready = s.movers
    return [
        s.codes.march[(CAVALRY * LANDS + start) * LANDS + bridge]
        for start in s.world.roads[bridge]
        if ready[start] >> CAVALRY & 1
    ]


def _landings(s: Position, bridge: int) -> list[int]:
    ready = s.movers
    return [
        s.codes.land[(mover * SPACES + sea) * LANDS + bridge]
        for sea in s.world.waters[bridge]
        if ready[sea] & _HORSES and not s.disc[sea] & CALM
        for mover in members(ready[sea] & _HORSES)
    ]


def _voyages(s: Position, seas: list[int], movers: int) -> list[int]:
    """First moves of ships, into a sea without enemy warships (imperunde/reinforce/ships-via-no-enemy)."""
    sail, ready = s.codes.sail, s.movers
    out: list[int] = []
    for via in seas:
        starts = [start for start in routes.neighbours(s, s.mover, via) if ready[start] & movers]
        if starts and not s.disc[via] & CALM and routes.hostile(s, s.mover, via) < 0:
            for start in starts:
                if not s.disc[start] & CALM:
                    for mover in members(ready[start] & movers):
                        out.append(sail[(mover * SPACES + start) * SPACES + via])
    return out


def next_steps(s: Position, battle: Battle, reinforce: Reinforce) -> list[int]:
    """How a unit that is on its way goes on: into the battle, or cavalry at sea through an own country."""
    mover, at, target = reinforce.kind + TIRED, reinforce.at, battle.place
    if at < LANDS:
        return [s.codes.march[(mover * LANDS + at) * LANDS + target]]
    if target >= LANDS:
        return [s.codes.sail[(mover * SPACES + at) * SPACES + target]]
    goals = [target, *_bridges(s, target)] if reinforce.kind == CAVALRY else [target]
    return [s.codes.land[(mover * SPACES + at) * LANDS + to] for to in goals if to in s.world.roads[at]]
