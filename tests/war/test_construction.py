"""Construction (war/build), several buildings to a region, colonies and the canal (war/opt/suez)."""

from __future__ import annotations

import pytest

from greatpowers.games.war import construction
from greatpowers.games.war.chits import CHIT_IDS, UNKNOWN_CHIT
from greatpowers.games.war.pieces import COST, PIECE_IDS
from tests.war.table import Table, area


def france(pp: int, units: str = "i", *buildings: str, **options: str) -> Table:
    """France is player 1's, with so many points to spend; player 2 has Germany."""
    return Table(2, **options).land(1, "france", units, *buildings).land(2, "germany", "i").money(1, pp)


# -- units ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("war/build/costs")
def test_prices() -> None:
    prices = dict(zip(PIECE_IDS, COST, strict=True))
    assert sum(COST[:7]) == 125
    assert (prices["infantry"], prices["cavalry"], prices["artillery"]) == (10, 15, 20)
    assert (prices["general"], prices["explorer"], prices["engineer"], prices["fleet"]) == (25, 10, 20, 25)
    assert set(COST[7:]) == {30}
    table = france(24, "i", "city", "school").construct(1)
    assert table.refused("raise general france") == "war/build/costs"
    assert table.refused("build fort france alone") == "war/build/costs"
    table.do("raise cavalry france")
    assert table.state.pp[0] == 9


@pytest.mark.rule("war/build/controlled-only")
def test_only_in_own_regions() -> None:
    table = france(100).construct(1)
    for order in (
        "raise infantry germany",
        "raise infantry spain",
        "build fort germany alone",
        "launch germany north_sea",
    ):
        assert table.refused(order) == "war/build/controlled-only"
    assert table.refused("develop spain alone") == "war/build/controlled-only"


@pytest.mark.rule("war/build/infantry-anywhere")
def test_any_number_of_infantry_anywhere() -> None:
    table = france(50).construct(1).do(*["raise infantry france"] * 5)
    assert (table.there(1, "france"), table.state.pp[0]) == ("6i", 0)


@pytest.mark.rule("war/build/cavalry-city")
def test_one_cavalry_for_each_city() -> None:
    table = france(100, "i", "city").land(1, "spain", "i").construct(1).do("raise cavalry france")
    assert table.refused("raise cavalry france") == "war/build/cavalry-city"
    assert table.refused("raise cavalry spain") == "war/build/cavalry-city"


@pytest.mark.rule("war/build/artillery-factory")
def test_one_artillery_for_each_factory() -> None:
    table = france(100, "i", "factory").construct(1).do("raise artillery france")
    assert table.refused("raise artillery france") == "war/build/artillery-factory"


@pytest.mark.rule("war/build/general-school")
def test_one_general_for_each_school() -> None:
    table = france(100, "i", "city", "school").construct(1).do("raise general france")
    assert table.refused("raise general france") == "war/build/general-school"


@pytest.mark.rule("war/build/explorer-city")
def test_any_number_of_explorers_in_a_city() -> None:
    table = france(100, "i", "city").land(1, "spain", "i", "port").construct(1).do(*["raise explorer france"] * 3)
    assert table.there(1, "france") == "1i 3X"
    assert table.refused("raise explorer spain") == "war/build/explorer-city"


@pytest.mark.rule("war/build/engineer-school")
def test_any_number_of_engineers_at_a_school() -> None:
    table = france(100, "i", "city", "school").land(1, "spain", "i", "city").construct(1)
    table.do("raise engineer france", "raise engineer france")
    assert table.there(1, "france") == "1i 2N"
    assert table.refused("raise engineer spain") == "war/build/engineer-school"


@pytest.mark.rule("war/build/fleet-port")
def test_two_fleets_for_each_port() -> None:
    table = france(100, "i", "port").construct(1).do("launch france north_sea", "launch france north_atlantic")
    assert table.refused("launch france north_sea") == "war/build/fleet-port"
    assert (table.at_sea(1, "north_sea"), table.at_sea(1, "north_atlantic"), table.state.pp[0]) == (1, 1, 50)
    assert france(100).construct(1).refused("launch france north_sea") == "war/build/fleet-port"


@pytest.mark.rule("war/build/fleet-placement")
def test_a_fleet_appears_in_a_sea_next_to_its_port() -> None:
    table = france(100, "i", "port").construct(1)
    seas = {"north_sea", "north_atlantic", "western_mediterranean"}
    assert table.option_set("launch") == {f"launch france {sea}" for sea in seas}


@pytest.mark.rule("war/ruling/force-pool")
def test_there_are_only_so_many_pieces_in_the_box() -> None:
    table = france(100, "39i").construct(1).do("raise infantry france")
    assert table.refused("raise infantry france") == "war/ruling/force-pool"
    table = france(100, "40i", unlimited_pieces="on").construct(1)
    assert table.refused("raise infantry france") == ""


# -- buildings -----------------------------------------------------------------------------------------------


@pytest.mark.rule("war/build/engineer-discount")
def test_an_engineer_saves_a_third() -> None:
    table = france(100, "i 1N").chit("france", "cotton").construct(1).do("build city france engineer")
    assert table.state.pp[0] == 80
    table = france(100, "i 1N").chit("france", "cotton").construct(1).do("develop france engineer")
    assert table.state.pp[0] == 92


@pytest.mark.rule("war/build/engineer-one-project")
def test_each_engineer_helps_with_one_project() -> None:
    table = france(100, "i 1N", "city").construct(1).do("build school france engineer")
    assert table.refused("build fort france engineer") == "war/build/engineer-one-project"
    table.do("build fort france alone")
    assert table.state.pp[0] == 50
    table = france(100, "i 2N").construct(1).do("build fort france engineer", "build city france engineer")
    assert table.state.pp[0] == 60, "never two on one project"


@pytest.mark.rule("war/build/engineer-must-be-there")
def test_the_engineer_must_be_in_the_region() -> None:
    table = france(100).land(1, "spain", "i 1N").construct(1)
    assert table.refused("build fort france engineer") == "war/build/engineer-must-be-there"
    table.do("build fort france alone")
    assert table.state.pp[0] == 70


@pytest.mark.rule("war/build/multi-build-needs-engineer", "war/ruling/new-buildings")
def test_a_second_project_in_a_region_needs_an_engineer_there() -> None:
    table = france(100).chit("france", "tea").construct(1).do("build fort france alone")
    assert table.refused("build city france alone") == "war/build/multi-build-needs-engineer"
    assert table.refused("develop france alone") == "war/build/multi-build-needs-engineer"
    table = france(100, "i 1N").construct(1).do("build fort france engineer", "build city france alone")
    assert (table.state.pp[0], table.buildings("france")) == (50, {"fort", "city"})


@pytest.mark.rule("war/build/develop-cost")
def test_a_resource_costs_three_times_its_value() -> None:
    table = france(100).chit("france", "tea").construct(1).do("develop france alone")
    assert table.state.pp[0] == 85
    table = france(100, "i 1N").chit("france", "tea").construct(1).do("develop france engineer")
    assert table.state.pp[0] == 90
    assert france(14).chit("france", "tea").construct(1).refused("develop france alone") == "war/build/costs"


@pytest.mark.rule("war/build/develop-nonzero")
def test_a_dot_cannot_be_developed() -> None:
    table = france(100).chit("france", "dot").construct(1)
    assert table.refused("develop france alone") == "war/build/develop-nonzero"
    table = france(100).chit("france", "tea", developed=True).construct(1)
    assert table.refused("develop france alone") == "war/build/develop-nonzero"


@pytest.mark.rule("war/build/develop-reveals")
def test_a_developed_resource_is_seen_by_all() -> None:
    table = france(100).chit("france", "tea").construct(1)
    assert table.state.chit[area("france")] == UNKNOWN_CHIT
    assert table.state.reveals(table.game.space.parse("develop france alone")), "its price tells its value"
    table.do("develop france alone")
    assert table.state.chit[area("france")] == CHIT_IDS.index("tea")
    assert table.events("chit_shown") == [{"event": "chit_shown", "region": "france", "chit": "tea"}]


@pytest.mark.rule("war/build/port-coastal")
def test_ports_need_a_coast() -> None:
    table = france(100).land(1, "tibet", "i").construct(1)
    assert table.refused("build port tibet alone") == "war/build/port-coastal"
    assert table.refused("build port france alone") == ""


@pytest.mark.rule("war/build/school-city-not-new", "war/pieces/school-with-city")
def test_a_school_needs_an_older_city() -> None:
    table = france(200, "i 1N").construct(1)
    assert table.refused("build school france alone") == "war/pieces/school-with-city"
    table.do("build city france engineer")
    assert table.refused("build school france alone") == "war/build/school-city-not-new"
    table.state.new_buildings = [0] * 63
    assert table.refused("build school france alone") == ""


@pytest.mark.rule("war/build/school-one-per-city")
def test_one_school_for_each_city() -> None:
    table = france(100, "i", "city", "school").construct(1)
    assert table.refused("build school france alone") == "war/build/school-one-per-city"


@pytest.mark.rule("war/build/no-build-in-revolt", "war/ruling/revolt-region")
def test_only_units_are_built_in_a_revolt() -> None:
    table = france(100, "i", "city").natives("france", "8").chit("france", "tea").revolt("france").construct(1)
    for order in ("build fort france alone", "develop france alone"):
        assert table.refused(order) == "war/build/no-build-in-revolt"
    assert table.option_set() == {"done", *(f"raise {kind} france" for kind in ("infantry", "cavalry", "explorer"))}


@pytest.mark.rule("war/build/new-building-usable", "war/ruling/new-buildings")
def test_a_new_building_can_be_used_at_once() -> None:
    table = france(50).construct(1).do("build factory france alone", "raise artillery france")
    assert (table.there(1, "france"), table.state.pp[0]) == ("1i 1a", 0)
    table = france(100, "i", "city", "school").construct(1).do("raise engineer france", "build fort france engineer")
    assert table.state.pp[0] == 60, "and so can a new engineer"


@pytest.mark.rule("war/build/slot-check", "war/pieces/one-production-building", "war/ruling/building-limit")
def test_one_production_building_for_each_region() -> None:
    table = france(100, "i", "railroad").construct(1)
    for building in ("city", "factory", "port", "railroad"):
        assert table.refused(f"build {building} france alone") == "war/pieces/one-production-building"


@pytest.mark.rule("war/pieces/fort-coexists")
def test_a_fort_stands_anywhere_but_only_one() -> None:
    table = france(100, "i", "city").land(1, "spain", "i").construct(1)
    table.do("build fort france alone", "build fort spain alone")
    assert table.refused("build fort france alone") == "war/pieces/fort-coexists"


# -- the question itself -------------------------------------------------------------------------------------


def test_nobody_is_asked_who_cannot_build_anything() -> None:
    table = france(9).construct(1)
    assert table.state.phase != 1


def test_whether_somebody_is_asked_does_not_tell_what_a_chit_is_worth() -> None:
    for chit in ("dot", "cotton"):
        table = france(9, "i 1N").chit("france", chit).construct(1)
        assert (table.step, table.asked) == ("construct", 1)


def test_no_purchase_is_offered_twice_and_all_that_is_offered_can_be_paid() -> None:
    table = france(30, "i 1N", "city", "school").land(1, "spain", "i", "port").chit("spain", "gold").construct(1)
    assert len(table.options()) == len(set(table.options()))
    for notation in table.options()[1:]:
        other = Table.__new__(Table)
        other.game, other.state = table.game, table.state.clone()
        other.do(notation)
        assert 0 <= other.state.pp[0] < 30, notation


# -- several buildings to a region ---------------------------------------------------------------------------


@pytest.mark.rule("war/opt/multi-build/limit")
def test_several_kinds_up_to_the_limit() -> None:
    table = france(200, "i 1N", "city", buildings="two").construct(1).do("build port france alone")
    assert table.refused("build factory france alone") == "war/opt/multi-build/limit"


@pytest.mark.rule("war/opt/multi-build/no-duplicates")
def test_never_two_of_a_kind() -> None:
    table = france(200, "i", "port", buildings="each").construct(1)
    assert table.refused("build port france alone") == "war/opt/multi-build/no-duplicates"


@pytest.mark.rule("war/opt/multi-build/home-country", "war/opt/multi-build/home-per-player")
def test_only_the_home_takes_several_and_its_conqueror_gains_no_right() -> None:
    table = france(200, "i 1N", "city", buildings="home").land(1, "spain", "i", "city")
    table.state.home = [area("france"), area("germany")]
    table.construct(1).do("build factory france alone")
    assert table.refused("build factory spain alone") == "war/opt/multi-build/home-country"
    table.land(2, "france", "i").money(2, 200).construct(2)
    assert table.buildings("france") == {"city", "factory"}
    assert table.refused("build port france alone") == "war/opt/multi-build/home-country"


# -- European and colonial regions ---------------------------------------------------------------------------


def morocco(units: str = "i", *buildings: str) -> Table:
    return france(300, "i 2N", historical="on").land(1, "morocco", units, *buildings)


@pytest.mark.rule("war/opt/hist/european-def", "war/opt/hist/european-buildings", "war/opt/hist/european-engineers")
def test_european_regions_hold_one_of_each_kind_and_engineers_work_there() -> None:
    table = morocco().construct(1).do("build city france engineer", "build factory france engineer")
    assert table.state.pp[0] == 260
    table.do("build port france alone", "build railroad france alone")
    assert table.buildings("france") == {"city", "factory", "port", "railroad"}
    assert table.refused("build city france alone") == "war/opt/hist/european-buildings"
    assert table.refused("build fort morocco alone") == "war/opt/hist/colonial-needs-engineer"


@pytest.mark.rule("war/opt/hist/colonial-needs-engineer", "war/opt/hist/colonial-no-discount")
def test_every_colonial_project_needs_an_engineer_of_its_own() -> None:
    table = morocco("i 1N").chit("morocco", "tea").construct(1).do("build fort morocco engineer")
    assert table.state.pp[0] == 270
    assert table.refused("develop morocco engineer") == "war/opt/hist/colonial-needs-engineer"
    assert table.refused("develop morocco alone") == "war/opt/hist/colonial-needs-engineer"
    table = morocco("i 2N").chit("morocco", "tea").construct(1).do("build fort morocco engineer")
    assert table.refused("develop morocco engineer") == ""


@pytest.mark.rule("war/opt/hist/colonial-building-limit", "war/opt/hist/colonial-def")
def test_one_production_building_for_each_colony() -> None:
    table = morocco("i 1N", "city").land(1, "balkans", "i 1N", "city").construct(1)
    assert table.refused("build port morocco engineer") == "war/opt/hist/colonial-building-limit"
    assert table.refused("build port balkans engineer") == "war/opt/hist/colonial-building-limit"


@pytest.mark.rule("war/opt/hist/lp-extra-building")
def test_a_colonial_local_power_takes_one_building_besides_its_city() -> None:
    table = morocco().land(1, "china", "i 2N", "city").construct(1)
    table.do("build port china engineer")
    assert table.refused("build factory china engineer") == "war/opt/hist/lp-extra-building"
    table = morocco().land(1, "china", "i 2N", "port").construct(1)
    assert table.refused("build factory china engineer") == "war/opt/hist/lp-extra-building"
    assert table.do("build city china engineer").buildings("china") == {"city", "port"}


@pytest.mark.rule("war/opt/hist/colonial-unit-limit", "war/opt/hist/colonial-normal-limits")
def test_two_units_for_each_colony() -> None:
    table = morocco().natives("morocco", "8").construct(1)
    assert table.refused("raise cavalry morocco") == "war/build/cavalry-city"
    table.do("raise infantry morocco", "raise infantry morocco")
    assert table.refused("raise infantry morocco") == "war/opt/hist/colonial-unit-limit"
    assert table.refused("raise infantry france") == ""


@pytest.mark.rule("war/opt/hist/colonial-unit-limit-building", "war/ruling/colonial-limits")
def test_two_more_with_a_building_of_an_earlier_turn() -> None:
    table = morocco("i 1N").natives("morocco", "8").construct(1).do("build city morocco engineer")
    assert construction.colony_limit(table.state, area("morocco")) == 2
    table.state.new_buildings = [0] * 63
    assert construction.colony_limit(table.state, area("morocco")) == 4


@pytest.mark.rule("war/opt/hist/colonial-unit-limit-western")
def test_two_more_once_it_is_westernized() -> None:
    table = morocco("i", "city").construct(1).do(*["raise infantry morocco"] * 6)
    assert table.refused("raise infantry morocco") == "war/opt/hist/colonial-unit-limit"


@pytest.mark.rule("war/opt/hist/colonial-fleets")
def test_a_colonial_port_builds_one_fleet_and_two_once_westernized() -> None:
    table = morocco("i", "port").natives("morocco", "8").construct(1).do("launch morocco north_atlantic")
    assert table.refused("launch morocco north_atlantic") == "war/opt/hist/colonial-fleets"
    table = morocco("i", "port").construct(1).do("launch morocco north_atlantic", "launch morocco north_atlantic")
    assert table.refused("launch morocco north_atlantic") == "war/build/fleet-port"


# -- the Suez Canal ------------------------------------------------------------------------------------------


def egypt(units: str = "i", **options: str) -> Table:
    return france(200, suez="on", **options).land(1, "egypt", units)


@pytest.mark.rule("war/opt/suez/payments", "war/ruling/canal")
def test_the_canal_is_paid_for_in_two_production_phases() -> None:
    table = egypt().construct(1).do("dig alone")
    assert (table.state.pp[0], table.state.canal) == (170, 1)
    assert table.refused("dig alone") == "war/opt/suez/payments"
    assert table.refused("build fort egypt alone") == "war/build/multi-build-needs-engineer"
    table.production()
    assert (table.state.canal, table.state.canal_paid) == (1, 0)
    table.construct(1).do("dig alone")
    assert table.state.canal == 2
    table.state.canal_paid = 0
    assert table.refused("dig alone") == "war/opt/suez/payments"
    table = egypt().natives("egypt", "9").revolt("egypt").construct(1)
    assert table.refused("dig alone") == "war/build/no-build-in-revolt"
    assert france(200).land(1, "egypt", "i").construct(1).refused("dig alone") == "war/opt/selected-at-start"


@pytest.mark.rule("war/opt/suez/marker")
def test_whoever_controls_egypt_may_finish_it() -> None:
    table = egypt()
    table.state.canal = 1
    assert table.money(2, 30).construct(2).refused("dig alone") == "war/opt/suez/payments"
    table.land(2, "egypt", "i").construct(2).do("dig alone")
    assert (table.state.canal, table.state.pp[1]) == (2, 0)


@pytest.mark.rule("war/opt/suez/engineer", "war/ruling/canal-discount")
def test_an_engineer_in_egypt_saves_a_third() -> None:
    assert egypt("i 1N").construct(1).do("dig engineer").state.pp[0] == 180
    assert egypt("i 1N", historical="on").construct(1).do("dig engineer").state.pp[0] == 180
    assert egypt().construct(1).refused("dig engineer") == "war/build/engineer-must-be-there"
