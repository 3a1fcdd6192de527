"""Gathering an attack: the first step into a defended space begins it, others may join (imperunde/battle/*)."""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.games.imperunde import battle, movement, routes, steps, weather
from greatpowers.games.imperunde.actions import TIRED
from greatpowers.games.imperunde.pieces import ARMIES, CALM, NATIVES, WARSHIPS
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.world import LANDS, SPACES

MOST_ATTACKERS = 3


def begin(s: Position, seat: int, foe: int, place: int) -> None:
    """A player on the move attacks; who comes along is decided next."""
    by = battle.BY_WINDS if s.winds_at >= 0 else battle.BY_MOVE
    battle.prepare(s, seat, NATIVES if foe < 0 else foe, place, by)
    s.steps.append(steps.ASSAULT)


def join(s: Position, seat: int, name: str, values: tuple[int, ...]) -> None:
    """A unit steps into the space that is fought over, and knows where from (imperunde/ruling/armistice-in-battle)."""
    mover, start, to = values
    kind = mover % TIRED
    left = movement.take(s, seat, mover, start)
    movement.tell_step(s, name, seat, kind, start, to)
    s.att_kind.append(kind)
    s.att_left.append(movement.landed_moves(s, name, kind, left) if name == "land" else left - 1)
    s.att_from.append(start)
    s.att_back.append(left - 1)
    if to >= LANDS:
        weather.enter(s, to, seat, kind, weather.ATTACKING)


# -- the step ------------------------------------------------------------------------------------------------


def resume(s: Position) -> None:
    """More attackers may come along, up to three; a storm may have taken the first."""
    if not s.att_kind:
        s.steps.pop()
        battle.call_off(s)
        return
    if len(s.att_kind) == MOST_ATTACKERS or not approaches(s):
        s.steps.pop()
        battle.begin(s)
        return
    s.to_act = s.mover


def legal(s: Position) -> list[int]:
    """Fight now, or bring another one along (imperunde/battle/max-three)."""
    return [s.codes.fight, *approaches(s)]


def apply(s: Position, action: int) -> None:
    """As chosen."""
    if action == s.codes.fight:
        s.steps.pop()
        battle.begin(s)
    else:
        join(s, s.mover, s.codes.names[action], s.codes.values[action])


def why_not(s: Position, action: int) -> Refusal | None:
    """Only into the space that is attacked."""
    if action == s.codes.fight or action in approaches(s):
        return None
    return Refusal("imperunde/battle/several-origins")


# -- who may come along --------------------------------------------------------------------------------------


def approaches(s: Position) -> list[int]:
    """Steps of further units into the space that is attacked (imperunde/battle/several-origins)."""
    target = s.fight_at
    if target >= LANDS:
        return _sailing_to(s, target)
    return _marching_to(s, target) + _landing_in(s, target)


def _marching_to(s: Position, target: int) -> list[int]:
    march = s.codes.march
    return [
        march[(mover * LANDS + start) * LANDS + target]
        for start in s.world.roads[target]
        if s.owner[start] == s.mover
        for mover in routes.ready_on_land(s, start)
    ]


def _landing_in(s: Position, target: int) -> list[int]:
    land = s.codes.land
    return [
        land[(mover * SPACES + start) * LANDS + target]
        for start in s.world.waters[target]
        if not s.disc[start] & CALM
        for mover in routes.ready_at_sea(s, start, ARMIES)
    ]


def _sailing_to(s: Position, target: int) -> list[int]:
    sail = s.codes.sail
    return [
        sail[(mover * SPACES + start) * SPACES + target]
        for start in routes.neighbours(s, s.mover, target)
        if not s.disc[start] & CALM
        for mover in routes.ready_at_sea(s, start, WARSHIPS)
    ]
