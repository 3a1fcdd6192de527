"""Scorched earth (war/opt/scorch/*)."""

import pytest

from greatpowers.core.actions import BadNotation
from tests.war.table import Table


def burning() -> Table:
    """Player 1 has a city with a school and a fort in France, and Germany next to it."""
    table = Table(2, scorched_earth="on").land(1, "france", "2i 1c 1G 1X 1N", "city", "school", "fort")
    return table.land(1, "germany", "2i").chit("germany", "coal", developed=True)


@pytest.mark.rule("war/opt/scorch/action", "war/ruling/scorched-earth")
def test_a_unit_razes_one_building_of_its_region() -> None:
    table = burning().move(1)
    assert table.refused("scorch infantry france port") == "war/opt/scorch/action"
    table.do("scorch infantry france city")
    assert table.buildings("france") == {"fort"}  # a city takes its school with it
    assert table.refused("scorch infantry kenya city") == "war/ruling/scorched-earth"


@pytest.mark.rule("war/opt/scorch/in-lieu")
def test_a_unit_that_scorches_does_not_move_and_the_other_way_round() -> None:
    table = burning().move(1)
    table.do("scorch cavalry france fort")
    assert table.refused("march cavalry france germany") == "war/opt/scorch/in-lieu"
    table = burning().move(1)
    table.do("march cavalry france germany")
    assert table.refused("scorch cavalry germany resource") == "war/opt/scorch/in-lieu"


@pytest.mark.rule("war/opt/scorch/in-lieu")
def test_a_unit_that_came_by_rail_has_moved() -> None:
    table = burning().land(1, "france", "", "railroad").move(1)
    table.do("march cavalry france germany")
    assert table.refused("scorch cavalry germany resource") == "war/opt/scorch/in-lieu"
    table.do("march infantry france germany", "scorch infantry germany resource")
    assert table.state.ready[3 * 18 + 6] == 2
    assert table.state.scorchers[3 * 6] == 1


@pytest.mark.rule("war/opt/scorch/one-each")
def test_each_unit_destroys_one_thing() -> None:
    table = burning().move(1).do("scorch engineer france fort")
    assert table.refused("scorch engineer france city") == "war/opt/scorch/in-lieu"
    table.do("scorch infantry france city")
    assert table.buildings("france") == set()


@pytest.mark.rule("war/opt/scorch/resource-flipped")
def test_a_resource_is_turned_back() -> None:
    table = burning().move(1).do("scorch infantry germany resource")
    assert table.state.developed[3] == 0
    assert table.refused("scorch infantry germany resource") == "war/opt/scorch/action"


@pytest.mark.rule("war/opt/scorch/who")
@pytest.mark.parametrize("kind", ["general", "explorer", "fleet"])
def test_generals_explorers_and_fleets_cannot_do_it(kind: str) -> None:
    with pytest.raises(BadNotation):
        burning().move(1).do(f"scorch {kind} france city")


@pytest.mark.rule("war/opt/selected-at-start")
def test_without_the_option_nothing_is_scorched() -> None:
    table = Table(2).land(1, "france", "2i", "city").move(1)
    assert table.refused("scorch infantry france city") == "war/opt/selected-at-start"
    assert not table.option_set("scorch")
