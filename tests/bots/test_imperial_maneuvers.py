"""Where the rules of thumb of Imperial send units: for new flags, to relieve home provinces, and never for nothing."""

from __future__ import annotations

import random

from greatpowers.bots.imperial.maneuvers import NEW_FLAG, moving, region_worth
from greatpowers.bots.imperial.policy import choose
from greatpowers.games.imperial import actions as act
from greatpowers.games.imperial.board import AREA
from greatpowers.testing.imperial import Table


def armies_of_austria(table: Table) -> Table:
    """Austria-Hungary maneuvers, and its fleets have moved."""
    table.turn("AH").do("rondel maneuver1")
    while table.step == "force":
        table.do("decline")
    while table.step == "fleets":
        table.do("done")
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
