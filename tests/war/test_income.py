"""Income and the purchase of diplomacy points (war/production)."""

from __future__ import annotations

import pytest

from greatpowers.games.war import conquest, income, lands
from greatpowers.games.war.events import INCOME_IDS
from greatpowers.games.war.pieces import NATIVES
from greatpowers.games.war.revolts import FRESH
from tests.war.table import Table, area


def sheet(table: Table, player: int = 1) -> dict[str, int]:
    """The lines of a player's production sheet that are not empty."""
    lines = zip(INCOME_IDS, income.lines(table.state, player - 1), strict=True)
    return {name: amount for name, amount in lines if amount}


def total(table: Table, player: int = 1) -> int:
    return sum(sheet(table, player).values())


# -- regions, zones, cities ----------------------------------------------------------------------------------


@pytest.mark.rule("war/production/region-base")
def test_a_westernized_region_yields_five() -> None:
    assert sheet(Table().land(1, "france", "i")) == {"regions": 5}


@pytest.mark.rule("war/production/region-not-westernized")
def test_a_region_with_a_native_marker_yields_two_less() -> None:
    table = Table().land(1, "france", "i").land(1, "morocco", "i").natives("morocco", "6")
    assert sheet(table) == {"regions": 8}


CENTRAL_ASIA = [
    *("trans_ural", "turkestan", "afghanistan", "kazakhstan", "siberia"),
    *("kashmir", "india", "tibet", "bengal"),
]


@pytest.mark.rule("war/production/zone-bonus")
def test_every_region_of_a_zone_that_is_held_completely_yields_one_more() -> None:
    table = Table()
    for region in CENTRAL_ASIA[:-1]:
        table.land(1, region, "i")
    assert sheet(table) == {"regions": 40}
    table.land(1, "bengal", "i")
    assert sheet(table) == {"regions": 45, "zones": 9}


@pytest.mark.rule("war/production/zone-bonus-unwesternized")
def test_the_bonus_of_a_zone_does_not_depend_on_westernization() -> None:
    table = Table()
    for region in CENTRAL_ASIA:
        table.land(1, region, "i")
    table.natives("tibet", "5")
    assert sheet(table) == {"regions": 43, "zones": 9}


@pytest.mark.rule("war/production/city")
def test_a_city_yields_five() -> None:
    assert sheet(Table().land(1, "france", "i", "city")) == {"regions": 5, "cities": 5}


@pytest.mark.rule("war/production/fort-school-zero")
def test_forts_and_schools_yield_nothing() -> None:
    assert sheet(Table().land(1, "france", "i", "fort", "school")) == {"regions": 5}


# -- factories -----------------------------------------------------------------------------------------------


def factory(*resources: str) -> Table:
    """A factory in Russia that has its city, and developed resources."""
    table = Table().land(1, "russia", "i", "factory").land(1, "great_britain", "i", "city")
    for region in resources:
        table.land(1, region, "i").chit(region, "tea", developed=True)
    return table


@pytest.mark.rule("war/production/factory-base")
def test_a_factory_yields_ten() -> None:
    assert sheet(factory())["factories"] == 10


@pytest.mark.rule("war/production/factory-adr", "war/ruling/factory-adjacency")
def test_two_more_for_a_resource_next_to_it_or_in_its_region() -> None:
    assert sheet(factory("lithuania"))["factories"] == 12
    assert sheet(factory("russia"))["factories"] == 12


@pytest.mark.rule("war/production/factory-adr-via-rr", "war/ruling/factory-adjacency")
def test_one_railroad_may_lie_between() -> None:
    table = factory("turkestan").land(1, "caucasus", "i", "railroad")
    assert sheet(table)["factories"] == 12
    table = Table().land(1, "scandinavia", "i", "factory").land(1, "france", "i", "city")
    table.land(1, "russia", "i", "railroad").land(1, "ukraine", "i").chit("ukraine", "tea", developed=True)
    assert sheet(table)["factories"] == 12
    table = factory("turkestan").land(2, "caucasus", "i", "railroad")
    assert sheet(table)["factories"] == 11, "somebody else's railroad"
    table = factory("afghanistan").land(1, "caucasus", "i", "railroad").land(1, "turkestan", "i", "railroad")
    assert sheet(table)["factories"] == 11, "two railroads are one too many"


@pytest.mark.rule("war/production/factory-ndr")
def test_one_more_for_a_resource_elsewhere() -> None:
    assert sheet(factory("japan"))["factories"] == 11


@pytest.mark.rule("war/production/factory-cap")
def test_a_factory_yields_no_more_than_twenty() -> None:
    table = factory("russia", "lithuania", "scandinavia", "ukraine", "caucasus")
    assert sheet(table)["factories"] == 20
    table.land(1, "trans_ural", "i").chit("trans_ural", "tin", developed=True)
    assert sheet(table)["factories"] == 20


@pytest.mark.rule("war/production/factory-city-limit", "war/ruling/idle-factories")
def test_only_as_many_factories_as_cities_produce() -> None:
    table = factory("lithuania").land(1, "japan", "i", "factory")
    assert sheet(table)["factories"] == 12, "the better one"
    no_city = Table().land(1, "russia", "i", "factory")
    assert sheet(no_city) == {"regions": 5}


@pytest.mark.rule("war/production/factory-idle-artillery")
def test_an_idle_factory_still_builds_artillery() -> None:
    table = Table().land(1, "russia", "i", "factory").money(1, 20).construct(1)
    table.do("raise artillery russia")
    assert table.there(1, "russia") == "1i 1a"


@pytest.mark.rule("war/production/factory-resource-once")
def test_each_resource_serves_one_factory() -> None:
    table = factory("lithuania").land(1, "prussia", "i", "factory").land(1, "japan", "i", "city")
    assert sheet(table)["factories"] == 22


@pytest.mark.rule("war/production/factory-assignment-optimal", "war/ruling/best-assignment")
def test_resources_are_shared_out_at_best() -> None:
    table = factory("russia", "lithuania", "scandinavia", "ukraine", "caucasus", "trans_ural")
    table.land(1, "japan", "i", "factory").land(1, "korea", "i", "city")
    assert sheet(table)["factories"] == 31


# -- ports ---------------------------------------------------------------------------------------------------


def ports(own: str = "france", other: str = "spain") -> Table:
    return Table().land(1, own, "i", "port").land(2, other, "i", "port")


@pytest.mark.rule("war/production/port-per-port")
def test_a_port_yields_two_for_every_port_in_the_game() -> None:
    assert sheet(ports())["ports"] == 4


@pytest.mark.rule("war/production/port-enemy-not-counted")
def test_ports_of_enemies_are_not_counted() -> None:
    table = ports().land(3, "italy", "i", "port")
    assert sheet(table)["ports"] == 6
    assert sheet(table.war((1, 3)))["ports"] == 4


@pytest.mark.rule("war/ruling/counted-ports")
def test_ports_of_natives_are_counted() -> None:
    table = Table(historical="on").land(1, "france", "i", "port").land(1, "spain", "i", "port")
    lands.set_owner(table.state, area("spain"), NATIVES)
    assert sheet(table)["ports"] == 4


@pytest.mark.rule("war/production/port-per-factory")
def test_two_more_for_a_factory_even_an_idle_one() -> None:
    assert sheet(ports().land(1, "japan", "i", "factory"))["ports"] == 6


@pytest.mark.rule("war/production/port-per-resource")
def test_two_more_for_a_resource_anywhere() -> None:
    table = ports().land(1, "siam", "i").chit("siam", "tea", developed=True)
    assert sheet(table)["ports"] == 6


@pytest.mark.rule("war/production/port-item-once")
def test_every_factory_and_resource_serves_one_port() -> None:
    table = ports().land(1, "great_britain", "i", "port").land(2, "italy", "i", "port").land(3, "japan", "i", "port")
    table.land(1, "russia", "i", "factory").land(1, "siam", "i").land(1, "annam", "i")
    table.chit("siam", "tea", developed=True).chit("annam", "tea", developed=True)
    assert sheet(table)["ports"] == 26


@pytest.mark.rule("war/production/port-cap")
def test_a_port_yields_no_more_than_fifteen() -> None:
    table = ports()
    for region in ["italy", "great_britain", "germany", "prussia", "lithuania"]:
        table.land(2, region, "i", "port")
    assert sheet(table)["ports"] == 14
    table.land(1, "siam", "i").chit("siam", "tea", developed=True)
    assert sheet(table)["ports"] == 15, "there is room for half of what the resource adds"
    table.land(2, "scandinavia", "i", "port")
    assert sheet(table)["ports"] == 15


# -- railroads, resources, spheres ---------------------------------------------------------------------------


@pytest.mark.rule("war/production/railroad", "war/ruling/railroad-income")
def test_a_railroad_yields_three_for_everything_around_it() -> None:
    table = Table().land(1, "ukraine", "i", "railroad").land(1, "russia", "i", "factory")
    table.land(1, "prussia", "i", "city").land(1, "caucasus", "i").chit("caucasus", "tea", developed=True)
    table.land(2, "lithuania", "i", "city").land(1, "japan", "i", "port")
    assert sheet(table)["railroads"] == 9
    table.chit("ukraine", "tea", developed=True)
    assert sheet(table)["railroads"] == 12, "its own region counts too"
    table.chit("prussia", "spices", developed=True)
    assert sheet(table)["railroads"] == 15, "a city and a resource in one region count each"


@pytest.mark.rule("war/production/railroad-cap")
def test_a_railroad_yields_no_more_than_fifteen() -> None:
    table = Table().land(1, "ukraine", "i", "railroad")
    for region in ["prussia", "austria_hungary", "balkans", "lithuania", "russia", "caucasus"]:
        table.land(1, region, "i", "city")
    assert sheet(table)["railroads"] == 15


@pytest.mark.rule("war/production/railroad-shared")
def test_several_railroads_may_count_the_same() -> None:
    table = Table().land(1, "ukraine", "i", "railroad").land(1, "prussia", "i", "railroad")
    assert sheet(table.land(1, "lithuania", "i", "city"))["railroads"] == 6


@pytest.mark.rule("war/production/resource-value")
def test_a_developed_resource_yields_its_value() -> None:
    table = Table().land(1, "siam", "i").chit("siam", "coal")
    assert sheet(table) == {"regions": 5}
    table = Table().land(1, "siam", "i").chit("siam", "coal", developed=True)
    assert sheet(table) == {"regions": 5, "resources": 8}


@pytest.mark.rule("war/production/soi-income", "war/ruling/several-spheres")
def test_spheres_pay_in_native_regions_only() -> None:
    table = Table().natives("siam", "8", hidden=True).spheres(1, "siam", 2)
    assert sheet(table) == {"spheres": 2}
    assert sheet(table.land(2, "siam", "i")) == {}


@pytest.mark.rule("war/production/revolt-still-pays", "war/ruling/revolt-income")
def test_a_region_in_revolt_still_pays() -> None:
    table = Table().land(1, "siam", "i").natives("siam", "6").revolt("siam", FRESH)
    assert sheet(table) == {"regions": 3}


# -- collecting ----------------------------------------------------------------------------------------------


@pytest.mark.rule("war/production/dp-income")
def test_one_diplomacy_point_and_one_more_for_every_city() -> None:
    table = Table(2).land(1, "france", "i").land(2, "russia", "i", "city").land(2, "japan", "i", "city")
    income.collect(table.state, 0)
    income.collect(table.state, 1)
    assert (table.state.pp, table.state.dp) == ([5, 20], [1, 3])
    assert table.events("dp_gained") == [
        {"event": "dp_gained", "seat": "1", "amount": "1"},
        {"event": "dp_gained", "seat": "2", "amount": "3"},
    ]
    assert table.events("income")[1:] == [
        {"event": "income", "seat": "2", "line": "regions", "amount": "10"},
        {"event": "income", "seat": "2", "line": "cities", "amount": "10"},
    ]


@pytest.mark.rule("war/production/dp-purchase")
def test_one_diplomacy_point_for_every_city_can_be_bought() -> None:
    table = Table().land(1, "russia", "i", "city").land(1, "japan", "i", "city").money(1, 35, 3).buy_dp(1)
    assert table.options() == ["done", "buy_dp"]
    table.do("buy_dp")
    assert (table.asked, table.state.pp[0], table.state.dp[0]) == (1, 25, 4)
    assert table.refused("done", 2) == "war/turn/subphase-player-order"
    table.do("buy_dp")
    assert (table.state.pp[0], table.state.dp[0]) == (15, 5)
    assert "buy_dp" not in table.state.step_names, "a third is not even offered"
    table = Table().land(1, "russia", "i", "city").money(1, 9).buy_dp(1)
    assert "buy_dp" not in table.state.step_names, "too expensive"
    table = Table().land(1, "russia", "i", "city").money(1, 10).buy_dp(1).do("buy_dp")
    assert (table.state.pp[0], table.state.dp[0]) == (0, 1)
    table = Table().land(1, "russia", "i", "city").money(1, 20).buy_dp(1).do("done")
    assert (table.state.pp[0], table.state.dp[0]) == (20, 0)


@pytest.mark.rule("war/production/dp-purchase-after-maintenance", "war/ruling/dp-purchase-time")
def test_diplomacy_points_are_bought_after_maintenance() -> None:
    table = Table(2).land(1, "russia", "10i", "city").land(2, "japan", "i").money(1, 5).production()
    table.do("lot 1")
    assert table.state.pp[0] == 15 - 10
    assert table.step != "buy_dp"
    assert table.refused("buy_dp") == "war/production/dp-purchase-after-maintenance"


@pytest.mark.rule("war/production/dp-conquest", "war/production/dp-not-otherwise")
def test_a_conquest_is_worth_a_diplomacy_point_and_nothing_else_is() -> None:
    table = Table().land(1, "siam", "i").land(2, "annam", "i").chit("siam", "dot").chit("annam", "dot")
    conquest.gain(table.state, area("annam"), 0, True)
    assert table.state.dp[0] == 1
    conquest.gain(table.state, area("siam"), 1, False)
    assert table.state.dp[1] == 0
