"""Land movement and the mover's other choices (war/move): one border at a time, in any order. Step: MOVE.

Here the mover also takes fleets in hand (sailing.py), declares war (war_and_peace.py) and scorches the earth
(scorched_earth.py).
"""

from __future__ import annotations

from greatpowers.core.game import Refusal
from greatpowers.core.sets import members
from greatpowers.core.steps import Frame
from greatpowers.games.war import alliances, borders, ceding, charter, forces, sailing, scorched_earth, war_and_peace
from greatpowers.games.war import events as tell
from greatpowers.games.war.pieces import ALLOWANCE, KINDS
from greatpowers.games.war.position import Position


def resume(s: Position, move: Frame) -> None:
    """The mover goes on until they are done (war/move/any-unit-order)."""
    s.to_act = s.mover


def legal(s: Position, move: Frame, seat: int) -> list[int]:
    """End the movement, march, take a fleet in hand, declare war, scorch the earth."""
    out = [s.codes.done]
    steps = borders.marches(s, seat).steps
    for region in members(s.ready_regions):
        out += steps[region]
    out += sailing.fleets_to_take(s, seat)
    if s.house.alliances:
        out += charter.choices(s, seat)
    if s.house.scorched_earth:
        out += scorched_earth.choices(s, seat)
    out += war_and_peace.declarations(s, seat)
    return out


def apply(s: Position, move: Frame, seat: int, action: int) -> None:
    """As chosen."""
    codes = s.codes
    name, values = codes.names[action], codes.values[action]
    if name == "march":
        _march(s, seat, values)
    elif name == "fleet":
        sailing.begin(s, seat, values[0])
    elif name == "charter":
        charter.begin(s, values[0], values[1])
    elif name == "declare":
        war_and_peace.declare(s, seat, values[0])
    elif name == "scorch":
        scorched_earth.scorch(s, seat, values)
    else:
        _end(s)


def _end(s: Position) -> None:
    """The movement is over; nobody stays with former allies."""
    s.frames.pop()
    if s.house.alliances:
        alliances.clear_former_allies(s)


def _march(s: Position, seat: int, values: tuple[int, ...]) -> None:
    """A unit crosses a border; a brigade takes over a region that is ceded to its player.

    war/move/native-entry-causes-battle, war/move/enemy-entry-causes-battle: see combat.py for what follows.
    """
    mover, start, to = values
    kind = mover % KINDS
    what = borders.standing(s, seat, to)
    points = borders.depart(s, seat, mover, start)
    forces.step(s, start, to, seat, kind)
    if s.events is not None:
        s.events.append((tell.MARCHED, seat, kind, start, to))
    if borders.goes_on(kind, what):
        borders.make_ready(s, to, points * KINDS + kind)
        if points == ALLOWANCE[kind] and s.house.scorched_earth:
            borders.set_railed(s, to * KINDS + kind, s.railed[to * KINDS + kind] + 1)
    borders.arrive(s, seat, start, to, what)
    if what == borders.CEDED:
        ceding.take_over(s, seat, to)


def why_not(s: Position, move: Frame, seat: int, action: int) -> Refusal | None:
    """Why one of these is not possible."""
    name, values = s.codes.names[action], s.codes.values[action]
    if name == "march":
        mover, start, to = values
        return borders.why_not_leave(s, seat, mover, start) or borders.why_not_enter(s, seat, mover % KINDS, to)
    if name == "fleet":
        return sailing.why_not_take(s, seat, values[0])
    if name == "charter":
        return charter.why_not_charter(s, seat, values[0], values[1])
    if name == "declare":
        return war_and_peace.why_not_declare(s, seat, values[0])
    if name == "scorch":
        return scorched_earth.why_not(s, seat, values)
    return None
