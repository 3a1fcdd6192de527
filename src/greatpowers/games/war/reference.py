"""The numbers of the reference sheets: prices, moves, production, dice and their modifiers, natives, victory points."""

from __future__ import annotations

from typing import TypedDict

from greatpowers.core.game import View
from greatpowers.games.war import (
    assignment,
    construction,
    explorers,
    income,
    losses,
    modifiers,
    natives,
    naval_battle,
    revolts,
)
from greatpowers.games.war.land_battle import native_army
from greatpowers.games.war.pieces import (
    ALLOWANCE,
    ARTILLERY,
    BRIGADE_KINDS,
    BUILDING_COST,
    BUILDING_IDS,
    CAPACITY,
    COST,
    FLEET,
    FLEET_ALLOWANCE,
    HELPED_BUILDING_COST,
    KINDS,
    LEAST_STRENGTH,
    PIECE_IDS,
    PORTAGE,
    RATINGS,
    REINFORCEMENT,
    UNITS,
    marker,
)
from greatpowers.games.war.victory import POINT_IDS

_MOST_ON_A_DIE = 12  # with all modifiers, more than any die of a battle shows
_EXAMPLES = (4, 6, 9, 12)  # strengths of natives


class UnitReference(TypedDict):
    """A kind of unit. `where`: the building it needs, empty: none; null: what it has no number for."""

    kind: str
    cost: int
    moves: int
    portage: int | None
    reinforcement: int | None
    where: str


class ModifierReference(TypedDict):
    """What a rule adds to the dice of a side."""

    rule: str
    amount: int


class ArmyReference(TypedDict):
    """The army of natives: infantry, cavalry, artillery."""

    strength: int
    rating: int
    brigades: list[int]


class AnswerReference(TypedDict):
    """What natives answer when a roll misses their level by at most so much; null: by more."""

    answer: str
    short: int | None


class IncomeReference(TypedDict):
    """Production points, and what they buy."""

    region: int
    not_westernized: int
    zone: int
    city: int
    factory: int
    factory_bonus: int
    port: int
    port_most: int
    railroad: int
    railroad_most: int
    dp: int


class Reference(TypedDict):
    """All of it.

    `hits`: the lowest modified numbers of a die that score one hit and two; `victory`: the lines of the point table.
    """

    units: list[UnitReference]
    buildings: list[str]
    building: int
    building_helped: int
    resource: int
    resource_helped: int
    capacity: int
    income: IncomeReference
    attacker: list[ModifierReference]
    defender: list[ModifierReference]
    landing: list[int]
    hits: list[int]
    hits_for_choice: int
    naval_hit: int
    natives: list[ArmyReference]
    tame_below: int
    level_of_a_plus: int
    dice: int
    answers: list[AnswerReference]
    bribe: int
    westernized_for_a_point: int
    victory: list[str]


def reference() -> View:
    """The same in every game; optional rules change some of it."""
    out: Reference = {
        "units": [_unit(kind) for kind in range(UNITS)],
        "buildings": list(BUILDING_IDS),
        "building": BUILDING_COST,
        "building_helped": HELPED_BUILDING_COST,
        "resource": construction.PER_VALUE,
        "resource_helped": construction.HELPED_PER_VALUE,
        "capacity": CAPACITY,
        "income": _income(),
        "attacker": _attacking(),
        "defender": _defending(),
        "landing": [modifiers.landing_penalty(rounds) for rounds in range(3)],
        "hits": [next(die for die in range(1, _MOST_ON_A_DIE) if modifiers.hits(die) == number) for number in (1, 2)],
        "hits_for_choice": losses.HITS_FOR_ONE,
        "naval_hit": naval_battle.HIT,
        "natives": [_army(strength, rating) for rating in range(RATINGS) for strength in _EXAMPLES],
        "tame_below": LEAST_STRENGTH,
        "level_of_a_plus": explorers.LEVEL_OF_A_PLUS,
        "dice": explorers.DICE,
        "answers": [
            {"answer": "treaty", "short": 0},
            {"answer": "influence", "short": explorers.INFLUENCE_MARGIN},
            {"answer": "retreat", "short": explorers.RETREAT_MARGIN},
            {"answer": "lost", "short": None},
        ],
        "bribe": revolts.BRIBE,
        "westernized_for_a_point": natives.PAID_POINTS,
        "victory": list(POINT_IDS),
    }
    return dict(out)


def _unit(kind: int) -> UnitReference:
    return {
        "kind": PIECE_IDS[kind],
        "cost": COST[kind],
        "moves": FLEET_ALLOWANCE if kind == FLEET else ALLOWANCE[kind],
        "portage": None if kind == FLEET else PORTAGE[kind],
        "reinforcement": REINFORCEMENT[kind] if kind < BRIGADE_KINDS else None,
        "where": construction.needed(kind),
    }


def _income() -> IncomeReference:
    return {
        "region": income.REGION_INCOME,
        "not_westernized": income.NOT_WESTERNIZED,
        "zone": income.ZONE_BONUS,
        "city": income.CITY_INCOME,
        "factory": assignment.BASE,
        "factory_bonus": assignment.BONUS,
        "port": income.PER_PORT,
        "port_most": income.MOST_OF_A_PORT,
        "railroad": income.PER_RAILROAD_ITEM,
        "railroad_most": income.MOST_OF_A_RAILROAD,
        "dp": income.DP_PRICE,
    }


# -- dice ----------------------------------------------------------------------------------------------------

# Forces that between them have every modifier there is, in every size.
_FORCES = ([1] * KINDS, [int(kind != ARTILLERY) for kind in range(KINDS)])
_ATTACKED = modifiers.Conditions(fort=True, technology=1, against_natives=True)
_DEFENDED = modifiers.Conditions(fort=True, technology=-1, against_natives=True)


def _attacking() -> list[ModifierReference]:
    return _sorted([line for force in _FORCES for line in modifiers.lines_of_attacker(force, _ATTACKED, False)])


def _defending() -> list[ModifierReference]:
    return _sorted([line for force in _FORCES for line in modifiers.lines_of_defender(force, _DEFENDED)])


def _sorted(lines: modifiers.Lines) -> list[ModifierReference]:
    """Each once, those of a rule together, the smallest first."""
    rules = list(dict.fromkeys(rule for rule, _ in lines))
    return [
        {"rule": rule, "amount": amount} for rule, amount in sorted(set(lines), key=lambda x: (rules.index(x[0]), x[1]))
    ]


def _army(strength: int, rating: int) -> ArmyReference:
    return {"strength": strength, "rating": rating, "brigades": native_army(marker(strength, rating))}
