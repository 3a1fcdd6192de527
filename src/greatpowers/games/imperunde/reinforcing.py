"""Reinforcement between dice rounds (imperunde/reinforce/*): by units that can come without fighting on the way."""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.games.imperunde import assault, battle, movement, routes, steps, weather
from greatpowers.games.imperunde.pieces import ARMIES, CALM, CAVALRY, TIRED, WARSHIPS
from greatpowers.games.imperunde.position import Position, shift_moves, shift_ships
from greatpowers.games.imperunde.sets import bits, members
from greatpowers.games.imperunde.world import LANDS, SPACES

# Movers that have both of their moves left, as sets.
_CARGO = bits(ARMIES)
_WARSHIPS = bits(WARSHIPS)


def possible(s: Position) -> bool:
    """Only in phase 6 (or with favourable winds), after a loss, up to three; if somebody can come is seen then."""
    return s.fight_by <= battle.BY_WINDS and s.lost == 1 and len(s.att_kind) < assault.MOST_ATTACKERS


def ways(s: Position) -> list[int]:
    """Steps of units that end in the battle: directly, or first into a space between."""
    if s.committed >= 0:
        return _next_steps(s)
    return assault.approaches(s) + _first_steps(s)


def _first_steps(s: Position) -> list[int]:
    target = s.fight_at
    if target >= LANDS:
        return _voyages(s, routes.neighbours(s, s.mover, target), _WARSHIPS)
    shores = s.world.waters[target]
    out = _voyages(s, shores, _CARGO)
    for bridge in _bridges(s):
        out += _marches(s, bridge)
        if s.winds_at < 0:  # imperunde/cargo/landed-cavalry-one-more
            out += _landings(s, bridge)
            out += _voyages(s, [sea for sea in s.world.waters[bridge] if sea not in shores], 1 << CAVALRY)
    return sorted(set(out))


def _bridges(s: Position) -> list[int]:
    """Own countries beside the battle, through which cavalry can come (imperunde/reinforce/cavalry-via-own)."""
    return [country for country in s.world.roads[s.fight_at] if s.owner[country] == s.mover]


def _marches(s: Position, bridge: int) -> list[int]:
    return [
        s.codes.march[(CAVALRY * LANDS + start) * LANDS + bridge]
        for start in s.world.roads[bridge]
        if routes.can_move(s, CAVALRY, start)
    ]


def _landings(s: Position, bridge: int) -> list[int]:
    return [
        s.codes.land[(mover * SPACES + sea) * LANDS + bridge]
        for sea in s.world.waters[bridge]
        if not s.disc[sea] & CALM
        for mover in (CAVALRY, CAVALRY + TIRED)
        if routes.can_move(s, mover, sea)
    ]


def _voyages(s: Position, seas: list[int], movers: int) -> list[int]:
    """First moves of ships, into a sea without enemy warships (imperunde/reinforce/ships-via-no-enemy)."""
    able = s.able
    return [
        s.codes.sail[(mover * SPACES + start) * SPACES + via]
        for via in seas
        if not s.disc[via] & CALM and routes.hostile(s, s.mover, via) < 0
        for start in routes.neighbours(s, s.mover, via)
        if able[start] & movers and not s.disc[start] & CALM
        for mover in members(able[start] & movers)
    ]


def _next_steps(s: Position) -> list[int]:
    """How a unit that is on its way goes on: into the battle, or cavalry at sea through an own country."""
    mover, at, target = s.committed + TIRED, s.committed_at, s.fight_at
    if at < LANDS:
        return [s.codes.march[(mover * LANDS + at) * LANDS + target]]
    if target >= LANDS:
        return [s.codes.sail[(mover * SPACES + at) * SPACES + target]]
    goals = [target, *_bridges(s)] if s.committed == CAVALRY else [target]
    return [s.codes.land[(mover * SPACES + at) * LANDS + to] for to in goals if to in s.world.roads[at]]


# -- the step ------------------------------------------------------------------------------------------------


def resume(s: Position) -> None:
    """Asked until three stand in the battle, nobody can come, or the attacker wants no more."""
    further = ways(s) if s.committed >= 0 or len(s.att_kind) < assault.MOST_ATTACKERS else []
    if not further:
        s.steps.pop()
        battle.reinforced(s)
        return
    s.cached = further if s.committed >= 0 else [s.codes.fight, *further]
    s.to_act = s.mover


def legal(s: Position) -> list[int]:
    """Whoever can come, or go on without (imperunde/reinforce/optional)."""
    if s.committed >= 0:
        return ways(s)
    return [s.codes.fight, *ways(s)]


def apply(s: Position, action: int) -> None:
    """A unit comes, or sets out; or the battle goes on."""
    if action == s.codes.fight:
        s.steps.pop()
        battle.reinforced(s)
        return
    name, values = s.codes.names[action], s.codes.values[action]
    if values[2] == s.fight_at:
        _arrive(s, name, values)
    else:
        _set_out(s, name, values)


def _arrive(s: Position, name: str, values: tuple[int, ...]) -> None:
    """It is in the battle; out of a friend's sea it would go back to where it set out from (see movement.leave)."""
    via, origin = s.committed_at, s.committed_from
    s.committed = s.committed_at = s.committed_from = -1
    assault.join(s, s.mover, name, values)
    if via >= LANDS and s.att_kind[-1] in WARSHIPS and routes.held_by_friend(s, s.mover, via):
        s.att_from[-1] = origin


def _set_out(s: Position, name: str, values: tuple[int, ...]) -> None:
    mover, start, via = values
    kind = mover % TIRED
    movement.take(s, s.mover, mover, start)
    movement.tell_step(s, name, s.mover, kind, start, via)
    s.committed = kind
    s.committed_at = via
    s.committed_from = start
    if via < LANDS:
        movement.settle(s, kind, via, 1)
        return
    shift_ships(s, via, s.mover, kind, 1)
    shift_moves(s, via, kind, 1, 1)
    if kind in WARSHIPS:  # it sinks what it passes (imperunde/ruling/sinking-automatic), once it is through a storm
        s.leaver_at = via
        s.steps.append(steps.SWEEP)
    weather.enter(s, via, s.mover, kind, 1)


def why_not(s: Position, action: int) -> Refusal | None:
    """Why this unit cannot come."""
    if action in legal(s):
        return None
    if s.committed >= 0 or action == s.codes.fight:
        return Refusal("imperunde/reinforce/reach-this-phase")
    mover, start, to = s.codes.values[action]
    if routes.can_move(s, mover, start):
        if start >= LANDS and s.disc[start] & CALM:
            return Refusal("imperunde/event/calm-no-leave")
        if to >= LANDS and to == s.fight_at:
            return Refusal("imperunde/battle/sea-units")
        if to >= LANDS and routes.hostile(s, s.mover, to) >= 0:
            return Refusal("imperunde/reinforce/ships-via-no-enemy")
        if mover == CAVALRY and to < LANDS and s.owner[to] != s.mover:
            return Refusal("imperunde/reinforce/cavalry-via-own")
    return Refusal("imperunde/reinforce/reach-this-phase")
