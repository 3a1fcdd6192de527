"""Import: up to three units for 1 million each."""

import pytest

from greatpowers.testing.imperial import SHORT, Table


def importing(nation: str, treasury: int = 10) -> Table:
    return Table(6).treasury(**{nation: treasury}).turn(nation).do("rondel import")


@pytest.mark.rule("imperial/import/price")
def test_each_unit_costs_1_from_the_treasury() -> None:
    table = importing("AH")
    bank, cash = table.state.bank, table.state.cash[:]
    for unit in range(1, 4):
        table.do("import_army prague")
        assert (table.treasury_of("AH"), table.state.bank) == (10 - unit, bank + unit)
    assert table.state.cash == cash


@pytest.mark.rule("imperial/import/max-three")
def test_three_units_at_most_in_any_mix() -> None:
    table = importing("GE").do("import_fleet danzig", "import_fleet hamburg", "import_army danzig")
    assert table.state.nation == SHORT["RU"]
    assert table.refused("import_army berlin") == table.refused("import_fleet danzig") == "imperial/import/max-three"
    assert (sum(table.state.army), sum(table.state.fleet)) == (1, 2)


@pytest.mark.rule("imperial/import/max-three")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_fewer_than_three_or_none_is_allowed(number: int) -> None:
    table = importing("GE").do(*["import_army berlin"] * number, "done")
    assert table.state.nation == SHORT["RU"]
    assert (table.count("GE", "berlin"), table.treasury_of("GE")) == (number, 10 - number)


@pytest.mark.rule("imperial/import/treasury-bound")
def test_not_more_than_the_treasury_can_pay() -> None:
    table = importing("GE", treasury=2).do("import_army berlin", "import_fleet danzig")
    assert table.options() == ["done"]
    assert table.refused("import_army berlin") == "imperial/import/treasury-bound"
    assert table.treasury_of("GE") == 0


@pytest.mark.rule("imperial/import/home-only")
def test_only_into_own_home_provinces() -> None:
    table = Table(6).flags("GE", "denmark").units("GE", "denmark", "vienna").turn("GE").do("rondel import")
    assert table.refused("import_army vienna") == "imperial/import/home-only"
    assert table.refused("import_fleet trieste") == "imperial/import/home-only"
    provinces = {text.split()[1] for text in table.options() if text != "done"}
    assert provinces == {"berlin", "hamburg", "cologne", "munich", "danzig"}


@pytest.mark.rule("imperial/import/home-only")
def test_a_region_with_an_own_flag_is_no_place_to_import_to() -> None:
    space = Table(6).game.space
    regions = {space.arguments(action)[0] for action in range(len(space)) if "import" in space.family(action).name}
    assert regions == set(range(30))  # the home provinces; Denmark is not among them


@pytest.mark.rule("imperial/import/not-occupied")
def test_not_where_a_hostile_army_stands() -> None:
    table = Table(6).units("RU", "danzig").turn("GE").do("rondel import")
    assert table.refused("import_army danzig") == "imperial/import/not-occupied"
    assert table.refused("import_fleet danzig") == "imperial/import/not-occupied"
    table = Table(6).units("RU", "danzig[f]").turn("GE")
    table.do("rondel import", "import_army danzig", "import_fleet danzig")
    assert (table.count("GE", "danzig"), table.count("GE", "danzig/fleet")) == (1, 1)


@pytest.mark.rule("imperial/import/not-occupied")
def test_own_armies_are_not_in_the_way() -> None:
    table = Table(6).units("GE", "danzig 3").turn("GE").do("rondel import", "import_army danzig")
    assert table.count("GE", "danzig") == 4


@pytest.mark.rule("imperial/import/fleet-ports", "imperial/ruling/import-port")
def test_fleets_go_to_ports_with_or_without_a_shipyard() -> None:
    table = importing("GE")
    assert not table.has_factory("danzig")
    assert table.option_set("import_fleet") == {"import_fleet hamburg", "import_fleet danzig"}
    table.do("import_fleet danzig")
    assert table.count("GE", "danzig/fleet") == 1


@pytest.mark.rule("imperial/import/fleet-ports")
def test_there_is_no_fleet_for_a_brown_city() -> None:
    space = Table(6).game.space
    ports = {space.arguments(space.parse(f"import_fleet {port}"))[0] for port in ("trieste", "danzig")}
    family = space.by_name["import_fleet"]
    assert len(family) == 15
    assert ports <= {values[0] for values in family.values}
    assert (space.arguments(space.parse("import_army munich"))[0],) not in family.values


@pytest.mark.rule("imperial/ruling/import-port")
def test_a_harbour_has_room_for_any_number_of_fleets() -> None:
    table = Table(6).units("GB", "dublin/fleet 7").turn("GB").do("rondel import", *["import_fleet dublin"] * 3)
    assert table.count("GB", "dublin/fleet") == 10


@pytest.mark.rule("imperial/import/fleet-in-harbour")
def test_an_imported_fleet_lies_in_harbour() -> None:
    table = importing("AH").do("import_fleet trieste")
    assert (table.count("AH", "trieste/fleet"), table.count("AH", "ionian_sea")) == (1, 0)


@pytest.mark.rule("imperial/import/army-anywhere")
@pytest.mark.parametrize("nation", list(SHORT))
def test_armies_go_to_any_home_province(nation: str) -> None:
    table = importing(nation)
    provinces = [table.game.board.regions[SHORT[nation] * 5 + i].id for i in range(5)]
    assert table.option_set("import_army") == {f"import_army {province}" for province in provinces}


@pytest.mark.rule("imperial/import/army-anywhere")
def test_lemberg_without_port_or_factory_gets_an_army() -> None:
    assert importing("AH").do("import_army lemberg").count("AH", "lemberg") == 1


@pytest.mark.rule("imperial/import/stack")
def test_three_armies_may_go_to_one_province() -> None:
    assert importing("AH").do(*["import_army vienna"] * 3).count("AH", "vienna") == 3


@pytest.mark.rule("imperial/import/supply")
def test_only_units_in_supply_can_be_bought() -> None:
    table = Table(6).units("GB", "norway 6").turn("GB").do("rondel import")
    assert table.refused("import_army london") == "imperial/import/supply"
    table.do("import_fleet london")
    assert table.count("GB", "london/fleet") == 1


@pytest.mark.rule("imperial/import/example-austria")
@pytest.mark.parametrize("province", ["trieste", "vienna", "budapest", "prague", "lemberg"])
def test_example_austria_hungary_imports_two_fleets_and_an_army(province: str) -> None:
    table = importing("AH").do("import_fleet trieste", "import_fleet trieste", f"import_army {province}")
    assert table.treasury_of("AH") == 10 - 3
    assert (table.count("AH", "trieste/fleet"), table.count("AH", province)) == (2, 1)


@pytest.mark.rule("imperial/ruling/landing-without-effect")
def test_landing_on_import_with_an_empty_treasury_is_allowed() -> None:
    table = importing("GE", treasury=0)
    assert table.options() == ["done"]
    table.do("done")
    assert table.state.nation == SHORT["RU"]


@pytest.mark.rule("imperial/ruling/player-pays-directly")
def test_a_player_pays_for_units_only_by_way_of_the_treasury() -> None:
    table = importing("GE", treasury=0).cash(0, 0, 0, 0, 100, 0)
    assert table.refused("import_army berlin") == "imperial/import/treasury-bound"
    table.do("donate 5 germany 2", "import_army berlin", "import_army berlin")
    assert table.options() == ["done"]
    assert (table.count("GE", "berlin"), table.treasury_of("GE"), table.cash_of(5)) == (2, 0, 98)
