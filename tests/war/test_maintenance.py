"""Maintenance (war/maintenance)."""

from __future__ import annotations

import pytest

from greatpowers.games.war import guests, maintenance
from greatpowers.games.war.pieces import CAVALRY
from tests.war.table import Table


@pytest.mark.rule("war/maintenance/cost")
def test_one_point_for_every_brigade_party_and_fleet_cargo_included() -> None:
    table = Table().land(1, "france", "4i 1G").fleet(1, "north_sea", "1c").fleet(1, "north_sea")
    assert maintenance.cost(table.state, 0) == 8
    table.money(1, 10).maintain(1)
    assert table.state.pp[0] == 2
    assert table.events("maintained")[0] == {"event": "maintained", "seat": "1", "amount": "8"}


@pytest.mark.rule("war/maintenance/mandatory-first")
def test_whoever_can_pay_pays() -> None:
    table = Table().land(1, "france", "12i").money(1, 20).maintain(1)
    assert (table.state.pp[0], table.there(1, "france")) == (8, "12i")
    assert table.refused("disband infantry france") == "war/maintenance/mandatory-first"


@pytest.mark.rule("war/maintenance/shortfall", "war/ruling/shortfall")
def test_units_that_are_not_paid_for_go_as_their_owner_chooses() -> None:
    table = Table().land(1, "france", "5i 1G").land(1, "spain", "1c").money(1, 5).maintain(1)
    assert (table.asked, table.state.pp[0]) == (1, 0)
    assert table.options() == [
        "disband infantry france",
        "disband cavalry spain",
        "disband general france",
    ]
    assert table.refused("disband infantry spain") == "war/maintenance/shortfall"
    assert table.refused("disband infantry france", 2) == "war/maintenance/shortfall"
    table.do("disband general france", "disband infantry france")
    assert (table.there(1, "france"), table.there(1, "spain")) == ("4i", "1c")
    assert table.step != "maintain"


@pytest.mark.rule("war/maintenance/shortfall")
def test_without_any_points_everything_goes_unasked() -> None:
    table = Table().land(1, "france", "2i").land(2, "spain", "i").fleet(1, "north_sea", "1c")
    table.natives("france", "8").money(2, 1).maintain(1)
    assert (table.there(1, "france"), table.afloat(1), table.owner("france")) == ("", 0, 0)
    assert maintenance.cost(table.state, 0) == 0


@pytest.mark.rule("war/maintenance/shortfall-fleet-cargo", "war/ruling/shortfall")
def test_a_fleet_takes_its_cargo_with_it() -> None:
    table = Table().fleet(1, "north_sea", "2i").money(1, 2).maintain(1)
    assert table.options() == ["scuttle 1", "jettison infantry 1"]
    assert table.refused("scuttle 2") == "war/maintenance/shortfall"
    assert table.refused("jettison cavalry 1") == "war/maintenance/shortfall"
    table.do("scuttle 1")
    assert (table.afloat(1), table.state.pp[0], maintenance.cost(table.state, 0)) == (0, 0, 0)
    table = Table().fleet(1, "north_sea", "2i").money(1, 2).maintain(1).do("jettison infantry 1")
    assert (table.afloat(1), table.aboard(1, 1)) == (1, "1i")


@pytest.mark.rule("war/maintenance/shortfall-last-brigade", "war/ruling/reversion", "war/ruling/stranded-parties")
def test_a_region_without_brigades_goes_back_to_the_natives() -> None:
    table = Table().land(1, "france", "1i 1G 1X", "city").land(1, "spain", "i").natives("france", "7")
    table.land(1, "italy", "i").money(1, 4).maintain(1).do("disband infantry france")
    assert (table.owner("france"), table.buildings("france"), table.marker("france")) == (0, set(), "7")
    assert (table.step, table.asked) == ("evacuate", 1)
    table.do("retreat spain")
    assert (table.there(1, "spain"), table.there(1, "france")) == ("1i 1G", "1X")


@pytest.mark.rule("war/maintenance/buildings-free")
def test_buildings_and_spheres_cost_nothing() -> None:
    table = Table().land(1, "france", "", "city", "fort", "school").spheres(1, "siam", 3)
    assert maintenance.cost(table.state, 0) == 0


@pytest.mark.rule("war/maintenance/cost", "war/maintenance/shortfall", "war/opt/ally/transport")
def test_units_aboard_an_allys_fleet_are_paid_for_by_their_owner() -> None:
    table = Table(3, alliances="on").land(1, "france", "i").allies(1, 2, 3).fleet(2, "north_sea")
    guests.board(table.state, 1, 0, 0, CAVALRY)
    table.game.recount(table.state)
    table.money(1, 1).money(2, 1).maintain(1)
    assert table.options() == ["disband infantry france", "abandon 2 cavalry"]
    assert table.refused("abandon 2 infantry") == "war/maintenance/shortfall"
    table.do("abandon 2 cavalry")
    assert (table.state.guests, maintenance.cost(table.state, 0)) == ([], 1)
