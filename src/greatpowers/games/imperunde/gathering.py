"""Who to bring into the battle that is on: every way in full, and the best of all that could come.

Nothing here decides anything: assault.py and reinforcing.py still judge every step.
"""

from __future__ import annotations

from itertools import product
from typing import TypedDict

from greatpowers.games.imperunde import approach, outlook, steps
from greatpowers.games.imperunde.forces import MOST_ATTACKERS, battle_around
from greatpowers.games.imperunde.frames import Battle, Reinforce
from greatpowers.games.imperunde.pieces import COST, KIND_IDS, KINDS, TIRED
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.reach import Way, nearest


class GatheringFigures(TypedDict):
    """For the player who gathers an attack.

    `chains`: the actions of each unit that comes in several steps. `units`: the best to bring, by kind;
    `actions`: those that bring them and then fight; `chance`: how likely they win, null where nobody can count it.
    """

    chains: list[list[int]]
    units: dict[str, int]
    actions: list[int]
    chance: float | None


def gathering(s: Position, viewer: int | None) -> GatheringFigures | None:
    """While the viewer is asked who else comes; nobody else needs it."""
    battle = battle_around(s)
    if battle is None or viewer is None or s.to_act != viewer or not _is_asked(s):
        return None
    ways = [way for action in s.legal() if action != s.codes.fight for way in _way(s, battle, action)]
    shortest = {(way.mover, way.start): way for way in sorted(ways, key=lambda way: -len(way.actions))}
    comers = list(shortest.values())
    kinds, chance = _best(s, battle, comers)
    chosen = [way for kind in range(KINDS) for way in nearest(s, comers, kind)[: kinds[kind]]]
    return {
        "chains": [way.actions for way in ways if way.via],
        "units": {KIND_IDS[kind]: number for kind, number in enumerate(kinds) if number},
        "actions": [*(action for way in chosen for action in way.actions), s.codes.fight],
        "chance": chance,
    }


def _is_asked(s: Position) -> bool:
    """Whether any unit may come; one that is on its way goes on first."""
    frame = s.frames[-1]
    return frame.step == steps.ASSAULT or (isinstance(frame, Reinforce) and frame.kind < 0)


def _way(s: Position, battle: Battle, action: int) -> list[Way]:
    """The way that begins with this step, if at most one more leads into the battle."""
    mover, start, to = s.codes.values[action]
    if to == battle.place:
        return [Way(mover, start, to, [], [action], True)]
    further = approach.next_steps(s, battle, Reinforce(mover % TIRED, to))
    return [
        Way(mover, start, battle.place, [to], [action, last], True)
        for last in further
        if s.codes.values[last][2] == battle.place
    ]


def _best(s: Position, battle: Battle, ways: list[Way]) -> tuple[list[int], float | None]:
    """How many of each kind to bring: those who win most likely, the fewest and cheapest of equals.

    Where it cannot be counted, as many as can come, and the dearest.
    """
    room = MOST_ATTACKERS - len(battle.kinds)
    ready = [min(room, len(nearest(s, ways, kind))) for kind in range(KINDS)]
    rows = [list(row) for row in product(*[range(number + 1) for number in ready]) if sum(row) <= room]
    rows.sort(key=lambda row: (sum(row), sum(number * COST[kind] for kind, number in enumerate(row))))
    chances = [outlook.chance_with(s, battle, *_listed(row)) if battle.kinds or any(row) else 0.0 for row in rows]
    best = max(range(len(rows)), key=lambda i: (chances[i] or 0.0, -i if chances[i] else i))
    return rows[best], chances[best]


def _listed(row: list[int]) -> list[int]:
    return [kind for kind, number in enumerate(row) for _ in range(number)]
