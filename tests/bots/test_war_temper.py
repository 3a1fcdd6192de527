"""Temperaments of War!'s players: over some games, raiders attack more, builders build more, bankers keep more."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import get_args

import pytest

from greatpowers.bots import Turn
from greatpowers.bots.temper import Temper
from greatpowers.bots.war.mind import WarMind
from greatpowers.bots.war.temper import LIKES, TEMPERS, deed
from greatpowers.bots.war.thumb import WarThumb
from greatpowers.core.luck import settle
from greatpowers.games.war.game import War
from tests.war.table import Table

NAMES: tuple[Temper, ...] = get_args(Temper)
PLAYERS = 3
DEALS = 6
TURNS = 8  # of each game


@cache
def deeds(temper: Temper) -> dict[str, float]:
    """What players of one temperament do in some games among themselves, for each of their constructions."""
    bot, out = WarThumb(temper=temper), Counter[str]()
    for deal in range(DEALS):
        rng, state = random.Random(deal), War(PLAYERS, turn_limit=TURNS).start()
        settle(state, rng)
        while not state.ended:
            seat = state.deciders()[0]
            action = bot.decide(Turn(state, seat), rng)
            done = deed(state, seat, action)
            out[done] += 1
            if done == "done" and state.step == "construct":
                out["saved"] += state.pp[seat]
                out["constructions"] += 1
            state.apply(action, seat)
            settle(state, rng)
    return {name: number / out["constructions"] for name, number in out.items()}


def built(deeds: dict[str, float]) -> float:
    """Buildings and resources, for each construction."""
    return deeds.get("build", 0.0) + deeds.get("develop", 0.0)


def test_there_are_the_same_temperaments_for_all_levels() -> None:
    assert set(TEMPERS) == set(LIKES) == set(NAMES)


@pytest.mark.parametrize("peaceful", ["builder", "banker"])
def test_raiders_attack_more(peaceful: Temper) -> None:
    assert deeds("raider")["attack"] > 1.2 * deeds(peaceful)["attack"]


def test_builders_build_more_and_arm_less() -> None:
    builder, raider = deeds("builder"), deeds("raider")
    assert built(builder) > 1.05 * built(raider)
    assert builder["brigade"] < raider["brigade"]


def test_bankers_keep_more() -> None:
    """Than builders do; raiders end games with much that they had no time to spend."""
    assert deeds("banker")["saved"] > 1.15 * deeds("builder")["saved"]


# -- players that look ahead ---------------------------------------------------------------------------------


def liking(temper: Temper, notation: str) -> float:
    """How a player at the border of another likes an action."""
    table = Table(2).land(1, "france", "9i", "city").land(2, "germany", "1i").war((1, 2)).natives("kenya", "6").move(1)
    leaning = WarMind().leaning(table.state, 0, temper)
    return leaning(table.game.space.parse(notation)) if leaning else 0.0


@pytest.mark.parametrize(
    ("action", "fond", "averse"),
    [
        ("declare 2", "raider", "builder"),
        ("declare 2", "raider", "banker"),
        ("march infantry france germany", "raider", "banker"),
        ("raise infantry france", "raider", "builder"),
        ("build fort france alone", "builder", "raider"),
        ("develop france alone", "banker", "raider"),
        ("build fort france alone", "builder", "banker"),
    ],
)
def test_they_like_what_suits_them(action: str, fond: Temper, averse: Temper) -> None:
    assert liking("balanced", action) == 0.0
    assert liking(averse, action) <= 0.0 < liking(fond, action) <= 1.0


@pytest.mark.parametrize("temper", NAMES)
def test_they_do_not_care_about_most_actions(temper: Temper) -> None:
    for action in ("done", "raise explorer france", "march infantry spain france", "march explorer france italy"):
        assert liking(temper, action) == 0.0
