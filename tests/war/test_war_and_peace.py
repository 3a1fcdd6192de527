"""Declaring war, waiting, and making peace (war/war/*)."""

import pytest

from greatpowers.games.war import segment, war_and_peace
from tests.war.table import Table


@pytest.mark.rule("war/war/declare-cost", "war/war/symmetric", "war/econ/no-negative")
def test_a_declaration_costs_a_diplomacy_point_in_ones_own_movement() -> None:
    table = Table(3).land(1, "france", "2i").money(1, dp=1).move(1)
    assert table.option_set("declare") == {"declare 2", "declare 3"}
    table.do("declare 2")
    assert table.state.dp == [0, 0, 0]
    assert war_and_peace.at_war(table.state, 0, 1)
    assert war_and_peace.at_war(table.state, 1, 0)
    assert not war_and_peace.at_war(table.state, 0, 2)
    assert table.refused("declare 3") == "war/econ/no-negative"
    assert table.refused("declare 1") == "war/war/symmetric"


@pytest.mark.rule("war/war/no-double-declaration")
def test_a_war_is_declared_once() -> None:
    table = Table(2).land(1, "france", "2i").money(1, dp=2).move(1).do("declare 2")
    assert table.refused("declare 2") == "war/war/no-double-declaration"


@pytest.mark.rule("war/war/declarer-delay")
def test_the_declarer_waits_for_the_next_movement_phase() -> None:
    table = Table(2).land(1, "france", "3i").land(2, "germany", "1i").fleet(1, "north_sea", "1i").fleet(2, "north_sea")
    table.money(1, dp=1).move(1).do("declare 2")
    assert table.refused("march infantry france germany") == "war/war/declarer-delay"
    table.do("fleet 1")
    assert table.refused("land germany") == "war/war/declarer-delay"
    assert table.refused("engage 2") == "war/war/declarer-delay"
    table.move(1).do("march infantry france germany")


@pytest.mark.rule("war/war/target-immediate")
def test_the_target_attacks_in_its_next_movement_phase() -> None:
    table = Table(2).land(1, "france", "2i").land(2, "germany", "2i").money(1, dp=1).move(1).do("declare 2")
    table.move(2).do("march infantry germany france")


@pytest.mark.rule("war/war/target-no-interception-now", "war/ruling/war-timing")
def test_the_target_does_not_intercept_in_the_declarers_phase() -> None:
    table = Table(2).fleet(1, "north_sea").fleet(2, "north_sea").money(1, dp=1).move(1)
    table.do("declare 2", "fleet 1", "sail baltic_sea")
    assert (table.step, table.at_sea(1, "baltic_sea")) == ("sail", 1)


@pytest.mark.rule("war/war/declarer-no-interception-early", "war/ruling/war-timing")
def test_the_declarer_does_not_intercept_before_the_next_movement_phase() -> None:
    table = Table(2).fleet(1, "north_sea").fleet(2, "north_sea").money(1, dp=1).move(1).do("declare 2")
    table.move(2).do("fleet 1", "sail baltic_sea")
    assert (table.step, table.at_sea(2, "baltic_sea")) == ("sail", 1)
    segment.begin(table.state, 0)
    table.move(2).do("fleet 1", "sail north_sea", "sail baltic_sea")
    assert (table.step, table.asked) == ("intercept", 1)


# -- peace ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("war/war/peace-treaty", "war/ruling/peace-procedure")
def test_peace_needs_both_in_the_movement_of_one_of_them() -> None:
    table = Table(3).war((1, 2)).land(1, "france", "2i").land(2, "germany", "2i").move(3)
    assert table.refused("peace 1 2") == "war/ruling/peace-procedure"
    table.move(1)
    assert table.refused("peace 1 3") == "war/war/peace-treaty"  # no war
    assert table.refused("peace 2 1") == "war/ruling/peace-procedure"  # the mover speaks first
    table.do("peace 1 2")
    assert table.refused("peace 1 2") == "war/war/peace-treaty"  # the offer stands
    assert war_and_peace.at_war(table.state, 0, 1)
    assert table.asked == 1  # an offer blocks nobody
    table.do("peace 2 1")
    assert not war_and_peace.at_war(table.state, 0, 1)
    assert [event["event"] for event in table.events()] == ["segment", "peace_offered", "peace"]


@pytest.mark.rule("war/war/peace-treaty")
def test_in_production_either_may_offer_peace() -> None:
    table = Table(3).war((1, 2))
    table.state.phase = 1
    table.do("peace 2 1", "peace 1 2")
    assert not war_and_peace.at_war(table.state, 0, 1)


@pytest.mark.rule("war/war/peace-treaty")
def test_an_offer_can_be_withdrawn() -> None:
    table = Table(2).war((1, 2)).land(1, "france", "2i").move(1).do("peace 1 2", "retract 1 2")
    assert table.refused("peace 2 1") == "war/ruling/peace-procedure"


@pytest.mark.rule("war/war/peace-effect")
def test_after_peace_a_new_war_needs_a_new_declaration() -> None:
    table = Table(2).war((1, 2)).land(1, "france", "2i").land(2, "germany", "1i").money(1, dp=1).move(1)
    table.do("peace 1 2", "peace 2 1")
    assert table.refused("march infantry france germany") == "war/move/foreign-region-needs-war"
    table.do("declare 2")
    assert table.refused("march infantry france germany") == "war/war/declarer-delay"


@pytest.mark.rule("war/war/peace-not-mid-battle")
def test_no_peace_while_a_battle_is_due() -> None:
    table = Table(2).war((1, 2)).land(1, "france", "2i").land(2, "germany", "1i").move(1)
    table.do("march infantry france germany")
    assert table.refused("peace 1 2") == "war/war/peace-not-mid-battle"
    table = Table(2).war((1, 2)).fleet(1, "north_sea").fleet(2, "north_sea").move(1)
    table.do("peace 1 2", "fleet 1", "engage 2")
    assert table.refused("peace 2 1") == "war/war/peace-not-mid-battle"
    table = Table(2).war((1, 2)).fleet(1, "north_sea").fleet(2, "north_sea").move(1)
    table.do("peace 1 2", "fleet 1", "sail baltic_sea")
    assert table.refused("peace 2 1") == "war/war/peace-not-mid-battle"  # about to intercept
    table = Table(2).war((1, 2)).land(2, "germany", "1i").fleet(1, "north_sea", "1i").move(1)
    table.do("peace 1 2", "fleet 1", "land germany")
    assert table.refused("peace 2 1") == "war/war/peace-not-mid-battle"  # about to land
