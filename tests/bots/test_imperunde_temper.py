"""Temperaments of ImpeRunde's players: over some games, raiders attack more, builders build more, bankers owe less."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import get_args

import pytest

from greatpowers.bots.imperunde.mind import ImpeRundeMind
from greatpowers.bots.imperunde.policy import choose
from greatpowers.bots.imperunde.temper import LIKES, TEMPERS, deed
from greatpowers.bots.temper import Temper
from greatpowers.core.luck import settle
from greatpowers.games.imperunde import ImpeRunde
from tests.imperunde.table import Table

NAMES: tuple[Temper, ...] = get_args(Temper)
DEALS = 5


@cache
def deeds(temper: Temper) -> Counter[str]:
    """What players do in some games among players of one temperament."""
    out = Counter[str]()
    for deal in range(DEALS):
        rng, state = random.Random(deal), ImpeRunde(4).start()
        settle(state, rng)
        while not state.ended:
            seat = state.to_act
            action = choose(state, seat, rng, temper=TEMPERS[temper])
            out[deed(state, seat, action)] += 1
            state.apply(action, seat)
            settle(state, rng)
    return out


def test_there_are_the_same_temperaments_for_all_levels() -> None:
    assert set(TEMPERS) == set(LIKES) == set(NAMES)


@pytest.mark.parametrize("peaceful", ["builder", "balanced", "banker"])
def test_raiders_attack_more(peaceful: Temper) -> None:
    assert deeds("raider")["attack"] > 2 * deeds(peaceful)["attack"]
    assert deeds("raider")["declare"] > deeds(peaceful)["declare"]


@pytest.mark.parametrize("other", ["balanced", "raider"])
def test_builders_build_more_ships_and_canals(other: Temper) -> None:
    builder, others = deeds("builder"), deeds(other)
    assert builder["launch"] + builder["canal"] > 1.3 * (others["launch"] + others["canal"])


@pytest.mark.parametrize("other", ["balanced", "builder", "raider"])
def test_bankers_borrow_less(other: Temper) -> None:
    assert deeds("banker")["borrow"] < 0.7 * deeds(other)["borrow"]


# -- players that look ahead ---------------------------------------------------------------------------------


def liking(temper: Temper, table: Table, notation: str) -> float:
    """How a player of this temperament likes an action of player 1."""
    leaning = ImpeRundeMind().leaning(table.state, 0, temper)
    return leaning(table.game.space.parse(notation)) if leaning else 0.0


def border() -> Table:
    """Player 1 next to a colony of player 2, with whom there is war, and to free land."""
    return Table(4).land(1, "egypt", "3I 2tp").land(2, "ottoman_empire", "1I 1tp").war((1, 2))


@pytest.mark.parametrize(
    ("action", "fond", "averse"),
    [
        ("stance 2 war", "raider", "builder"),
        ("march infantry egypt ottoman_empire", "raider", "banker"),
        ("canal suez", "builder", "balanced"),
        ("buy fort egypt", "builder", "raider"),
        ("debts repay_5", "banker", "balanced"),
        ("debts borrow_5", "balanced", "banker"),
    ],
)
def test_temperaments_like_different_actions(action: str, fond: Temper, averse: Temper) -> None:
    assert liking(fond, border(), action) > liking(averse, border(), action)


@pytest.mark.parametrize("temper", NAMES)
@pytest.mark.parametrize("action", ["march infantry egypt congo", "stance 2 peace", "debts none", "ready"])
def test_most_actions_are_liked_by_all_alike(temper: Temper, action: str) -> None:
    assert liking(temper, border(), action) == 0.0


def test_a_balanced_player_leans_to_nothing() -> None:
    assert ImpeRundeMind().leaning(border().state, 0, "balanced") is None
