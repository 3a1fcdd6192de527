"""How a battle stands: who could fight, what counts besides their dice, and how likely the attacker wins.

Nobody is foreseen to play a card or to bring reinforcement, and whoever has more than three units goes on with those
that have the best dice (see odds.py).
"""

from __future__ import annotations

from greatpowers.core.game import View
from greatpowers.games.imperunde import battle, fighting, odds, steps
from greatpowers.games.imperunde.dice import attack_value, defence_value, facing
from greatpowers.games.imperunde.pieces import FORT, KIND_IDS, KINDS
from greatpowers.games.imperunde.position import Position
from greatpowers.games.imperunde.world import LANDS


def figures(s: Position) -> View | None:
    """The battle that is gathered or fought now, if there is one."""
    if s.fight_at < 0:
        return None
    mine, theirs = attackers(s), fighting.defenders(s)
    fort = bool(theirs[FORT])
    first = _is_first(s)
    return {
        "chance": chance(s),
        "attackers": [
            _fighters(kind, mine[kind], chosen(s) if _attackers_are_chosen(s) else None)
            | {"bonus": attack_value(kind, 0, s.bonus, first), "fort": facing(kind, 0, FORT) if fort else 0}
            for kind in range(KINDS)
            if mine[kind]
        ],
        "defenders": [
            _fighters(kind, theirs[kind], s.def_use if _all_are_chosen(s) else None)
            | {"bonus": defence_value(kind, 0, s.bonus, first), "fort": 0}
            for kind in range(KINDS)
            if theirs[kind]
        ],
        "ties": "defender" if s.fight_at < LANDS else "boarding",
    }


def _fighters(kind: int, number: int, use: list[int] | None) -> View:
    """Units of one kind, and how many of them roll in this dice round, if that is known."""
    return {"kind": KIND_IDS[kind], "number": number, "rolling": None if use is None else use.count(kind)}


def _attackers_are_chosen(s: Position) -> bool:
    return s.steps[-1] == steps.DEFEND or _all_are_chosen(s)


def _all_are_chosen(s: Position) -> bool:
    """Between the choices for a dice round and its end."""
    return _is_rolling(s) and fighting.is_ready(s)


def _is_rolling(s: Position) -> bool:
    return s.fight_stage == battle.ROLL or steps.DICE in s.steps


def attackers(s: Position) -> list[int]:
    """How many of each kind attack."""
    return [s.att_kind.count(kind) for kind in range(KINDS)]


def chance(s: Position) -> float | None:
    """How likely the attacker wins from here; None: more units than can be counted."""
    step = s.steps[-1]
    if step == steps.BOARDING:
        return _chance_in_boarding(s)
    if step == steps.DEFEND:
        return chance_using(s, chosen(s), fighting.first_three(fighting.defenders(s)))
    if _all_are_chosen(s):
        return chance_using(s, chosen(s), s.def_use, s.dice if step == steps.DICE else [])
    return chance_with(s)


def _chance_in_boarding(s: Position) -> float | None:
    numbers = attackers(s), fighting.defenders(s)
    pairs = [(s.att_kind[i], kind) for i, kind in zip(s.boarders[::2], s.boarders[1::2], strict=True)]
    return odds.in_boarding(*numbers, pairs, s.dice[0] if s.dice else None) if _can_count(numbers) else None


def chosen(s: Position) -> list[int]:
    """The kinds of those who attack in this dice round."""
    return [s.att_kind[i] for i in s.att_use]


def chance_using(s: Position, mine: list[int], theirs: list[int], dice: list[int] | None = None) -> float | None:
    """How likely the attacker wins if these fight in the next dice round, after these dice of it."""
    fallen = tuple(dice or ())
    if not fallen:  # in the order in which tables of dice are kept
        mine, theirs = sorted(mine, reverse=True), sorted(theirs, reverse=True)
    numbers = attackers(s), fighting.defenders(s)
    if not _can_count(numbers):
        return None
    return odds.in_round(*numbers, tuple(mine), tuple(theirs), s.bonus, _is_first(s), fallen)


def chance_with(s: Position, *more: int) -> float | None:
    """How likely the attacker wins before the next dice round, if more units of these kinds join."""
    numbers = attackers(s), fighting.defenders(s)
    for kind in more:
        numbers[0][kind] += 1
    return odds.chance(*numbers, s.bonus, _is_first(s)) if _can_count(numbers) else None


def _is_first(s: Position) -> bool:
    """Whether the first dice round, for which Ambush and Surprise attack are played, is still to come."""
    return s.fight_round == 0 and (s.fight_stage < battle.ROLL or _is_rolling(s))


def _can_count(numbers: tuple[list[int], list[int]]) -> bool:
    return sum(map(sum, numbers)) <= odds.MOST_UNITS
