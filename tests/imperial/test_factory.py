"""Factory: one new factory for 5 million."""

import pytest

from greatpowers.games.imperial.board import IS_PORT, home
from greatpowers.testing.imperial import SHORT, Table


def germany(treasury: int = 5) -> Table:
    return Table(6).treasury(GE=treasury).turn("GE")


@pytest.mark.rule("imperial/factory/one")
def test_one_factory_in_a_turn() -> None:
    table = germany(20).do("rondel factory", "build munich")
    assert table.state.nation == SHORT["RU"]
    assert table.refused("build danzig") == "imperial/factory/one"
    assert sum(table.state.factory) == 13
    assert table.treasury_of("GE") == 15


@pytest.mark.rule("imperial/factory/own-city")
def test_only_in_an_own_city() -> None:
    table = Table(6).turn("FR").do("rondel factory")
    assert table.refused("build munich") == "imperial/factory/own-city"
    assert table.option_set("build") == {"build brest", "build dijon", "build marseille"}


@pytest.mark.rule("imperial/factory/own-city")
def test_an_occupied_foreign_city_is_not_an_own_city() -> None:
    table = Table(6).units("FR", "munich 3").turn("FR").do("rondel factory")
    assert table.refused("build munich") == "imperial/factory/own-city"


@pytest.mark.rule("imperial/factory/colour")
@pytest.mark.parametrize("nation", list(SHORT))
def test_brown_cities_get_armaments_works_and_light_blue_ones_shipyards(nation: str) -> None:
    for province in home(SHORT[nation]):
        table = Table(6).factories(nation).turn(nation)
        name = table.game.board.regions[province].id
        table.do("rondel factory", f"build {name}").turn(nation).do("rondel production1", "produce_all")
        made = (table.count(nation, name), table.count(nation, f"{name}/fleet"))
        assert made == ((0, 1) if IS_PORT[province] else (1, 0))


@pytest.mark.rule("imperial/factory/colour")
def test_danzig_gets_a_shipyard() -> None:
    table = germany().do("rondel factory", "build danzig").turn("GE").do("rondel production1", "produce danzig")
    assert (table.count("GE", "danzig"), table.count("GE", "danzig/fleet")) == (0, 1)


@pytest.mark.rule("imperial/factory/not-occupied")
def test_not_where_a_hostile_army_stands() -> None:
    table = germany().units("RU", "danzig").do("rondel factory")
    assert table.refused("build danzig") == "imperial/factory/not-occupied"
    table = germany().units("RU", "danzig[f]").do("rondel factory", "build danzig")
    assert table.has_factory("danzig")


@pytest.mark.rule("imperial/factory/not-occupied")
def test_own_armies_and_fleets_are_not_in_the_way() -> None:
    table = germany().units("GE", "danzig 2", "danzig/fleet").do("rondel factory", "build danzig")
    assert table.has_factory("danzig")


@pytest.mark.rule("imperial/factory/one-per-city")
def test_a_city_holds_one_factory() -> None:
    table = germany().do("rondel factory")
    assert table.refused("build berlin") == "imperial/factory/one-per-city"


@pytest.mark.rule("imperial/factory/one-per-city", "imperial/ruling/landing-without-effect")
def test_with_a_factory_in_every_city_nothing_is_asked() -> None:
    table = germany().factories("GE", "berlin", "hamburg", "cologne", "munich", "danzig").do("rondel factory")
    assert (table.state.nation, table.treasury_of("GE")) == (SHORT["RU"], 5)


@pytest.mark.rule("imperial/factory/price")
def test_the_treasury_pays_5_to_the_bank() -> None:
    table = germany()
    bank, cash = table.state.bank, table.state.cash[:]
    table.do("rondel factory", "build munich")
    assert (table.treasury_of("GE"), table.state.bank, table.state.cash) == (0, bank + 5, cash)


@pytest.mark.rule("imperial/factory/cannot-pay")
def test_with_4_nothing_is_built_unless_somebody_gives_the_rest() -> None:
    table = germany(4).do("rondel factory")
    assert table.options() == ["done"]
    assert table.refused("build munich") == "imperial/factory/cannot-pay"
    table.do("donate 1 germany 1", "build munich")
    assert table.has_factory("munich")
    assert (table.treasury_of("GE"), table.cash_of(1)) == (0, 1)


@pytest.mark.rule("imperial/ruling/landing-without-effect")
@pytest.mark.parametrize("treasury", [0, 4])
def test_landing_on_factory_without_the_money_is_allowed(treasury: int) -> None:
    table = germany(treasury).do("rondel factory", "done")
    assert (table.state.nation, sum(table.state.factory), table.treasury_of("GE")) == (SHORT["RU"], 12, treasury)


@pytest.mark.rule("imperial/ruling/player-pays-directly")
def test_a_player_pays_for_a_factory_only_by_way_of_the_treasury() -> None:
    table = germany(0).cash(0, 0, 0, 0, 100, 0).do("rondel factory")
    assert table.refused("build munich") == "imperial/factory/cannot-pay"
    table.do("donate 5 germany 5", "build munich")
    assert (table.treasury_of("GE"), table.cash_of(5)) == (0, 95)


@pytest.mark.rule("imperial/factory/example-germany")
def test_example_germany_builds_in_munich_or_danzig() -> None:
    table = germany().units("FR", "cologne").do("rondel factory")
    assert table.option_set() == {"build munich", "build danzig", "done"}
    assert table.refused("build cologne") == "imperial/factory/not-occupied"


@pytest.mark.rule("imperial/factory/rebuild")
def test_a_destroyed_factory_can_be_built_again() -> None:
    table = Table(6).factories("IT", "rome", "naples", "venice").units("AH", "venice 3").treasury(IT=5)
    table.turn("AH").do("rondel maneuver1", "destroy venice")
    assert not table.has_factory("venice")
    table.turn("IT").do("rondel factory", "build venice")
    assert table.has_factory("venice")
    assert table.treasury_of("IT") == 0
