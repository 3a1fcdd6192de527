"""How far the mover's units can go in this turn, in one step or several, and which three attack a place best.

What the steps add up to: a unit goes on where nobody fights it and no storm blows, cavalry only through own countries.
All of it follows from what lies open, and nothing here decides anything: movement.py still judges every step.
"""

from __future__ import annotations

from itertools import product
from typing import Final, TypedDict

from greatpowers.core.sets import members
from greatpowers.games.imperunde import assault, outlook, routes, steps
from greatpowers.games.imperunde.actions import MOVER_IDS
from greatpowers.games.imperunde.forces import MOST_ATTACKERS, garrison
from greatpowers.games.imperunde.moves import moves_of
from greatpowers.games.imperunde.pieces import COST, KIND_IDS, KINDS, STORM, TIRED
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.world import LANDS, SPACE_IDS, SPACES


class WayFigures(TypedDict):
    """A way of a unit that a single step does not say all of: of several steps, or into a fight.

    `via`: the spaces between. `chance`: how likely it wins on its own; null where it does not fight, or too many do.
    """

    unit: str
    area: str
    to: str
    via: list[str]
    actions: list[int]
    fights: bool
    chance: float | None


class AttackFigures(TypedDict):
    """The best attackers of a place, up to three, by kind; where they come from, and how likely they win."""

    to: str
    units: dict[str, int]
    areas: list[str]
    actions: list[int]
    chance: float | None


class MovementFigures(TypedDict):
    """For the player who moves."""

    ways: list[WayFigures]
    attacks: list[AttackFigures]


def movement(s: Position, viewer: int | None) -> MovementFigures | None:
    """While the viewer moves units; nobody else needs it."""
    if viewer is None or s.frames[-1].step != steps.MOVE or s.to_act != viewer:
        return None
    found = [way for start in range(SPACES) for mover in members(s.movers[start]) for way in ways(s, mover, start)]
    fights: dict[int, list[Way]] = {}
    for way in found:
        if way.fights:
            fights.setdefault(way.to, []).append(way)
    return {
        "ways": [_way(s, way) for way in found if way.fights or way.via],
        "attacks": [_attack(s, to, attackers) for to, attackers in fights.items()],
    }


# -- where a unit can go -------------------------------------------------------------------------------------


class Way:
    """How one of the mover's units comes to a space: the spaces between, and an action for each step."""

    __slots__ = ("actions", "fights", "mover", "start", "to", "via")

    def __init__(self, mover: int, start: int, to: int, via: list[int], actions: list[int], fights: bool) -> None:
        self.mover = mover
        self.start = start
        self.to = to
        self.via = via
        self.actions = actions
        self.fights = fights


def ways(s: Position, mover: int, start: int) -> list[Way]:
    """Everywhere that such a unit can go from here, the nearest first."""
    out: list[Way] = []
    seen = {start}
    waiting = [(mover, start, Way(mover, start, start, [], [], False))]
    while waiting:
        now, here, before = waiting.pop(0)
        via = before.via if here == start else [*before.via, here]
        for action in routes.steps_of(s, s.mover, now, here):
            to = s.codes.values[action][2]
            if to not in seen:
                seen.add(to)
                fights = routes.foe_in(s, s.mover, mover % TIRED, to) is not None
                way = Way(mover, start, to, via, [*before.actions, action], fights)
                out.append(way)
                left = _left(s, now, here, action)
                if left and not fights and _goes_on(s, to):
                    waiting.append((mover % TIRED + TIRED, to, way))
    return out


def _left(s: Position, mover: int, start: int, action: int) -> int:
    """How many moves a unit has left after a step."""
    if s.codes.names[action] == "land":
        return assault.landed_moves(mover % TIRED, under_winds=False)
    return moves_of(mover, start) - 1


def _goes_on(s: Position, space: int) -> bool:
    """Whether a unit may pass: nothing is left to luck, and nothing but a step is done there."""
    return s.owner[space] == s.mover if space < LANDS else not s.disc[space] & STORM


def _way(s: Position, way: Way) -> WayFigures:
    row = garrison(s, s.mover, way.to)
    return {
        "unit": MOVER_IDS[way.mover],
        "area": SPACE_IDS[way.start],
        "to": SPACE_IDS[way.to],
        "via": [SPACE_IDS[space] for space in way.via],
        "actions": way.actions,
        "fights": way.fights,
        "chance": outlook.chance_alone(way.mover % TIRED, row) if way.fights else None,
    }


# -- the best attackers --------------------------------------------------------------------------------------

_EVERY: Final = range(MOST_ATTACKERS + 1)


def _attack(s: Position, to: int, attackers: list[Way]) -> AttackFigures:
    """Those who have to go further before they attack set out first; no step of the attack itself is left to others."""
    kinds, chance = _best(s, to, attackers)
    chosen = [way for kind in range(KINDS) for way in nearest(s, attackers, kind)[: kinds[kind]]]
    first = [action for way in chosen for action in way.actions[:-1]]
    return {
        "to": SPACE_IDS[to],
        "units": {KIND_IDS[kind]: number for kind, number in enumerate(kinds) if number},
        "areas": list(dict.fromkeys(SPACE_IDS[way.start] for way in chosen)),
        "actions": first + [way.actions[-1] for way in chosen],
        "chance": chance,
    }


def nearest(s: Position, attackers: list[Way], kind: int) -> list[Way]:
    """The ways of all units of a kind, one for each unit."""
    out: list[Way] = []
    for way in sorted([way for way in attackers if way.mover % TIRED == kind], key=lambda way: len(way.actions)):
        moves = s.two_moves if moves_of(way.mover, way.start) == 2 else s.one_move
        out += [way] * moves[way.start * KINDS + kind]
    return out[:MOST_ATTACKERS]


def _best(s: Position, to: int, attackers: list[Way]) -> tuple[list[int], float | None]:
    """How many of each kind win most likely, the cheapest of equals; where it cannot be counted, the dearest."""
    ready = [len(nearest(s, attackers, kind)) for kind in range(KINDS)]
    most = min(MOST_ATTACKERS, sum(ready))
    rows = [list(row) for row in product(*[_EVERY[: number + 1] for number in ready]) if sum(row) == most]
    rows.sort(key=lambda row: sum(number * COST[kind] for kind, number in enumerate(row)))
    row = garrison(s, s.mover, to)
    chances = [outlook.chance_of(numbers, row) for numbers in rows]
    best = max(range(len(rows)), key=lambda i: (chances[i] or 0.0, -i if chances[i] else i))
    return rows[best], chances[best]
