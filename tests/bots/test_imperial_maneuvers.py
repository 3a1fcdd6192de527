"""Where the rules of thumb of Imperial send units: for new flags, to relieve home provinces, and never for nothing."""

from __future__ import annotations

import random

import pytest

from greatpowers.bots.imperial.maneuvers import NEW_FLAG, moving, region_worth
from greatpowers.bots.imperial.policy import choose
from greatpowers.bots.imperial.rondel import Prospects, maneuver_worth
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial.board import AREA
from greatpowers.testing.imperial import Table, nation_number


def armies_of_austria(table: Table) -> Table:
    """Austria-Hungary maneuvers, and its fleets have moved."""
    table.turn("AH").do("rondel maneuver1")
    while table.step == "force":
        table.do("decline")
    while table.step == "fleets":
        table.do("done")
    return table


def fleets_of_austria(fleets: int, rivals: int, flag: str) -> Table:
    """Austria-Hungary maneuvers with fleets in port; Italy's are in the sea before it, which has somebody's flag."""
    table = Table(4).bonds(1, AH="9").bonds(2, IT="9").government(AH=1, IT=2).flags(flag, "ionian_sea")
    table.units("AH", f"trieste/fleet {fleets}").units("IT", *[f"ionian_sea {rivals}"] * (rivals > 0))
    table.turn("AH").do("rondel maneuver1")
    while table.step == "force":
        table.do("decline")
    return table


def worths(table: Table) -> dict[str, float]:
    """What each move is worth to the government."""
    state = table.state
    legal = state.legal()
    return {
        state.game.space.notation(action): worth
        for action, worth in zip(legal, moving(state, state.to_act, legal), strict=True)
    }


def test_a_flag_of_another_nation_of_the_same_player_is_worth_less() -> None:
    """Player 1 holds as much of Russia as of Austria-Hungary: what one wins, the other loses."""
    table = Table(4).bonds(1, AH="9", RU="9").government(AH=1, RU=1)
    free = region_worth(table.turn("AH").state, 0, AREA["romania"])
    own = region_worth(table.flags("RU", "romania").turn("AH").state, 0, AREA["romania"])
    others = region_worth(table.flags("IT", "romania").turn("AH").state, 0, AREA["romania"])
    assert own < 0.5 < free < others
    assert free == NEW_FLAG


def test_an_occupied_factory_at_home_is_relieved_before_flags_are_taken() -> None:
    table = armies_of_austria(Table(4).units("AH", "vienna", "lemberg").units("IT", "vienna"))
    assert max(worths(table), key=lambda move: worths(table)[move]).startswith("battle vienna")


def test_an_army_marches_home_to_relieve_a_factory() -> None:
    table = armies_of_austria(Table(4).units("AH", "trieste").units("IT", "vienna"))
    assert max(worths(table), key=lambda move: worths(table)[move]) == "march trieste vienna"


def test_armies_do_not_wander_even_in_noisy_plans() -> None:
    """Everything in reach has a flag of Austria-Hungary: there is nothing to gain but noise."""
    table = Table(4).units("AH", "romania", "vienna").government(AH=1)
    table.bonds(1, AH="9", IT="9", RU="9", GE="9")  # neither does it hurt anybody to be raided
    table.flags("AH", "romania", "west_balkan", "bulgaria", "greece", "turkey")
    state = armies_of_austria(table).state
    legal = state.legal()
    assert len(legal) > 1
    assert {choose(state, 0, legal, random.Random(seed), noise=5.0) for seed in range(100)} == {act.DONE}


def test_fleets_leave_port_to_guard_their_seas() -> None:
    """One guards the own flag; the next one is not kept in port either, where it can do nothing."""
    table = fleets_of_austria(2, 0, "AH")
    for _ in range(2):
        assert max(worths(table), key=lambda move: worths(table)[move]) == "sail trieste ionian_sea"
        table.do("sail trieste ionian_sea")


def test_a_fleet_does_not_leave_an_own_sea_unguarded_for_nothing() -> None:
    table = Table(4).bonds(1, AH="9").government(AH=1).units("AH", "ionian_sea")
    table.flags("AH", "ionian_sea", "western_mediterranean_sea", "eastern_mediterranean_sea")
    table.turn("AH").do("rondel maneuver1")
    assert max(worths(table), key=lambda move: worths(table)[move]) == "done"


@pytest.mark.parametrize(("fleets", "rivals", "pays"), [(1, 1, False), (2, 1, True), (2, 2, False), (3, 2, True)])
def test_fleets_attack_where_one_of_them_will_remain(fleets: int, rivals: int, pays: bool) -> None:
    table = fleets_of_austria(fleets, rivals, "IT")
    assert (worths(table)["sail trieste ionian_sea"] > worths(table)["done"]) is pays


def test_fleets_win_a_sea_from_fewer_fleets() -> None:
    """From the rondel to the flag, as the rules of thumb play it."""
    table = fleets_of_austria(2, 1, "IT")
    while table.state.nation == nation_number("AH"):
        state = table.state
        legal = state.legal(state.to_act)
        table.do(state.game.space.notation(choose(state, state.to_act, legal, random.Random(1), noise=0.0)))
    assert table.flag("ionian_sea") == "AH"


def test_a_maneuver_is_worth_more_where_a_sea_can_be_won() -> None:
    worth = [
        maneuver_worth(table.state, Prospects(table.state, 0))
        for table in (fleets_of_austria(fleets, 1, "IT") for fleets in (1, 2))
    ]
    assert worth[0] < worth[1]


def test_a_fleet_stays_in_port_rather_than_take_a_sea_from_a_nation_of_the_same_player() -> None:
    table = Table(4).bonds(1, AH="9", RU="16").government(AH=1, RU=1).flags("RU", "ionian_sea")
    table.units("AH", "trieste/fleet").turn("AH").do("rondel maneuver1")
    assert worths(table)["sail trieste ionian_sea"] < worths(table)["done"]
