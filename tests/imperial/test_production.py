"""Production: every unoccupied factory may make a unit."""

import pytest

from greatpowers.testing.imperial import SHORT, Table


def units(table: Table) -> tuple[int, int]:
    """All armies and fleets on the board."""
    return sum(table.state.army) + sum(table.state.lying), sum(table.state.fleet)


@pytest.mark.rule("imperial/production/one-each")
@pytest.mark.parametrize("space", ["production1", "production2"])
def test_every_factory_makes_one_unit_free_of_charge(space: str) -> None:
    table = Table(6).turn("AH").do(f"rondel {space}", "produce_all")
    assert (table.count("AH", "vienna"), table.count("AH", "budapest")) == (1, 1)
    assert units(table) == (2, 0)
    assert (table.treasury_of("AH"), table.cash_of(1)) == (11, 2)
    assert table.state.nation == SHORT["IT"]


@pytest.mark.rule("imperial/production/one-each")
def test_a_factory_makes_no_second_unit() -> None:
    table = Table(6).turn("AH").do("rondel production1", "produce vienna")
    assert table.refused("produce vienna") == "imperial/production/one-each"
    assert table.refused("produce prague") == "imperial/production/one-each"  # no factory at all
    table.do("produce_all")
    assert (table.count("AH", "vienna"), table.count("AH", "budapest")) == (1, 1)


@pytest.mark.rule("imperial/production/optional")
def test_factories_may_be_left_out() -> None:
    table = Table(6).turn("GE").do("rondel production1")
    assert table.option_set() == {"produce_all", "produce berlin", "produce hamburg", "done"}
    table.do("produce hamburg", "done")
    assert (table.count("GE", "hamburg/fleet"), table.count("GE", "berlin")) == (1, 0)


@pytest.mark.rule("imperial/production/blocked")
def test_a_hostile_army_stops_production() -> None:
    table = Table(6).units("RU", "berlin").turn("GE").do("rondel production1")
    assert table.refused("produce berlin") == "imperial/production/blocked"
    table.do("produce_all")
    assert (table.count("GE", "berlin"), table.count("GE", "hamburg/fleet")) == (0, 1)


@pytest.mark.rule("imperial/production/blocked")
def test_a_hostile_army_stops_a_shipyard_too() -> None:
    table = Table(6).units("FR", "hamburg").turn("GE").do("rondel production1", "produce_all")
    assert (table.count("GE", "berlin"), table.count("GE", "hamburg/fleet")) == (1, 0)


@pytest.mark.rule("imperial/production/friendly-no-block")
def test_a_friendly_army_does_not_stop_production() -> None:
    table = Table(6).factories("GE", "munich").units("FR", "munich[f]").turn("GE")
    table.do("rondel production1", "produce_all")
    assert (table.count("GE", "munich"), table.count("FR", "munich[f]")) == (1, 1)


@pytest.mark.rule("imperial/production/no-foreign-use")
def test_the_occupier_does_not_produce_in_an_occupied_factory() -> None:
    table = Table(6).units("RU", "berlin").turn("RU").do("rondel production1")
    assert table.refused("produce berlin") == "imperial/production/no-foreign-use"
    table.do("produce_all")
    assert (table.count("RU", "berlin"), table.count("GE", "berlin")) == (1, 0)
    assert units(table) == (2, 1)


@pytest.mark.rule("imperial/production/place")
def test_a_new_fleet_lies_in_its_harbour() -> None:
    table = Table(6).turn("GE").do("rondel production1", "produce_all")
    assert (table.count("GE", "hamburg/fleet"), table.count("GE", "north_sea")) == (1, 0)
    assert (table.count("GE", "berlin"), table.count("GE", "berlin[f]")) == (1, 0)


@pytest.mark.rule("imperial/production/no-stack-limit")
def test_it_does_not_matter_how_many_units_are_there() -> None:
    table = Table(6).units("AH", "vienna 5").turn("AH").do("rondel production1", "produce_all")
    assert table.count("AH", "vienna") == 6
    table = Table(6).units("GB", "london/fleet 5").turn("GB").do("rondel production1", "produce_all")
    assert table.count("GB", "london/fleet") == 6


@pytest.mark.rule("imperial/production/supply", "imperial/ruling/production-supply")
@pytest.mark.parametrize(("chosen", "other"), [("moscow", "kiev"), ("kiev", "moscow")])
def test_with_one_army_left_the_government_picks_the_factory(chosen: str, other: str) -> None:
    table = Table(6).factories("RU", "moscow", "kiev", "odessa").units("RU", "romania 7").turn("RU")
    table.do("rondel production1")
    assert table.asked == 6
    assert table.refused("produce_all") == "imperial/production/supply"
    table.do(f"produce {chosen}")
    assert table.refused(f"produce {other}") == "imperial/components/supply-exhausted"
    table.do("produce_all")  # the shipyard is not short of anything
    assert (table.count("RU", chosen), table.count("RU", other), table.count("RU", "odessa/fleet")) == (
        1,
        0,
        1,
    )
    assert units(table) == (8, 1)


@pytest.mark.rule("imperial/ruling/production-supply")
def test_with_one_fleet_left_the_government_picks_the_shipyard() -> None:
    table = Table(6).units("GB", "north_sea 9").turn("GB").do("rondel production1")
    assert table.option_set() == {"produce london", "produce liverpool", "done"}
    table.do("produce liverpool")
    assert table.count("GB", "liverpool/fleet") == 1
    assert table.state.nation == SHORT["GE"]  # London has nothing to make any more


@pytest.mark.rule("imperial/production/example-germany")
def test_example_germany_produces_in_hamburg_and_munich() -> None:
    table = Table(6).factories("GE", "berlin", "hamburg", "munich").units("RU", "berlin").units("FR", "munich[f]")
    table.turn("GE").do("rondel production1")
    assert table.option_set() == {"produce_all", "produce hamburg", "produce munich", "done"}
    table.do("produce_all")
    assert (table.count("GE", "hamburg/fleet"), table.count("GE", "munich")) == (1, 1)
    assert units(table) == (3, 1)  # the two foreign armies, the new army and the new fleet
