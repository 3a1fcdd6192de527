"""Maneuver, second step: railroads."""

import pytest

from greatpowers.games.imperial.board import AREA_IDS, HOMES, LAND_NEIGHBOURS
from greatpowers.games.imperial.position import Position
from greatpowers.testing.imperial import SHORT, Table

GERMANY = {"berlin", "hamburg", "cologne", "munich", "danzig"}


def marches(table: Table, start: str) -> set[str]:
    """Where an army can end without a convoy."""
    return {text.split()[2] for text in table.option_set("march") if text.split()[1] == start}


def reachable(table: Table, start: str) -> set[str]:
    """Where an army can end at all, convoys of any length included."""
    here = table.state
    ends = marches(table, start)
    todo: list[Position] = []
    for text in table.option_set("embark"):
        if text.split()[1] == start:
            todo.append(here.clone())
            todo[-1].apply(table.game.space.parse(text))
    while todo:
        table.take(todo.pop())
        ends |= {text.split()[1] for text in table.option_set("land")}
        for text in table.option_set("cross"):
            after = table.state.clone()
            after.apply(table.game.space.parse(text))
            todo.append(after)
    table.take(here)
    return ends


# -- the network ---------------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/rail/network")
def test_the_railroad_ends_at_the_border() -> None:
    table = Table(6).units("GE", "cologne", "holland").turn("GE").do("rondel maneuver1")
    abroad = {"prague", "vienna", "dijon", "belgium", "holland", "denmark", "warsaw", "st_petersburg"}
    assert marches(table, "cologne") == GERMANY - {"cologne"} | abroad  # by rail, then one step
    assert marches(table, "holland") == GERMANY | {"belgium"}  # one step, then by rail: no Prague


@pytest.mark.rule("imperial/rail/network")
@pytest.mark.parametrize("nation", list(SHORT))
def test_every_nation_has_its_network(nation: str) -> None:
    provinces = {AREA_IDS[SHORT[nation] * 5 + i] for i in range(5)} - {"dublin"}
    for start in provinces:
        table = Table(6).units(nation, start).turn(nation).do("rondel maneuver1")
        assert provinces - {start} <= marches(table, start)


@pytest.mark.rule("imperial/rail/own-only")
def test_nobody_rides_on_a_foreign_network() -> None:
    table = Table(6).units("FR", "cologne").turn("FR").do("rondel maneuver1")
    assert marches(table, "cologne") == {"berlin", "hamburg", "munich", "holland", "belgium"}
    assert table.refused("march cologne danzig") == "imperial/army/any-land"


@pytest.mark.rule("imperial/rail/own-only")
@pytest.mark.parametrize("nation", list(SHORT))
def test_in_a_foreign_country_only_the_neighbours_are_in_reach(nation: str) -> None:
    own = range(SHORT[nation] * 5, SHORT[nation] * 5 + 5)
    for start in range(HOMES):
        if start in own:
            continue
        table = Table(6).units(nation, AREA_IDS[start]).turn(nation).do("rondel maneuver1")
        steps = {AREA_IDS[area] for area in LAND_NEIGHBOURS[start]}
        at_home = {AREA_IDS[area] for area in own}
        assert marches(table, AREA_IDS[start]) - at_home == steps - at_home


@pytest.mark.rule("imperial/rail/at-will")
def test_a_ride_without_a_move_any_distance_free() -> None:
    table = Table(6).units("AH", "lemberg", "vienna").turn("AH").do("rondel maneuver1")
    before = (list(table.state.cash), list(table.state.treasury))
    table.do("march lemberg trieste")
    assert table.count("AH", "trieste") == 1
    assert (table.state.cash, table.state.treasury) == before
    assert table.refused("march trieste venice") == "imperial/army/one-step"


@pytest.mark.rule("imperial/rail/at-will")
def test_a_ride_before_the_move_and_a_ride_after_it() -> None:
    table = Table(6).units("AH", "lemberg", "genoa").turn("AH").do("rondel maneuver1")
    table.do("march lemberg venice", "hostile", "march genoa lemberg")
    assert table.count("AH", "venice") == table.count("AH", "lemberg") == 1


# -- suspended -----------------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/rail/suspended")
def test_no_ride_out_of_a_province_with_a_hostile_army() -> None:
    table = Table(6).units("GE", "berlin").units("RU", "berlin[h]").turn("GE").do("rondel maneuver1")
    assert marches(table, "berlin") == {"prague", "hamburg", "cologne", "munich", "danzig"}  # no Denmark
    assert table.refused("march berlin denmark") == "imperial/rail/suspended"


@pytest.mark.rule("imperial/rail/suspended")
def test_no_ride_into_a_province_with_a_hostile_army() -> None:
    table = Table(6).units("GE", "belgium").turn("GE").do("rondel maneuver1")
    assert marches(table, "belgium") >= GERMANY
    table.units("RU", "berlin[h]")
    assert marches(table, "belgium") & GERMANY == {"cologne", "munich", "hamburg"}
    assert table.refused("march belgium berlin") == "imperial/rail/suspended"


@pytest.mark.rule("imperial/rail/suspended")
def test_no_ride_through_a_province_with_a_hostile_army_of_whatever_nation() -> None:
    table = Table(6).units("AH", "lemberg").units("GB", "budapest[h]", "prague[h]").turn("AH")
    table.do("rondel maneuver1")
    assert marches(table, "lemberg") == {"budapest", "prague", "kiev", "warsaw", "romania"}


@pytest.mark.rule("imperial/rail/suspended")
def test_own_armies_beside_the_hostile_one_do_not_reopen_the_railroad() -> None:
    table = Table(6).units("GE", "berlin 3", "hamburg").units("RU", "berlin[h]").turn("GE")
    table.do("rondel maneuver1")
    assert table.refused("march hamburg danzig") == "imperial/rail/suspended"


@pytest.mark.rule("imperial/rail/friendly-open")
def test_a_friendly_army_does_not_suspend_the_railroad() -> None:
    table = Table(6).units("GE", "hamburg").units("RU", "berlin[f] 2").turn("GE").do("rondel maneuver1")
    table.do("march hamburg danzig")
    assert table.count("GE", "danzig") == 1


@pytest.mark.rule("imperial/rail/enter-occupied-by-move")
def test_a_suspended_province_is_entered_by_a_move() -> None:
    table = Table(6).units("GE", "hamburg").units("RU", "berlin[h]").turn("GE").do("rondel maneuver1")
    table.do("march hamburg berlin")
    assert table.count("GE", "berlin") == 1
    assert table.option_set() == {"attack russia army", "decline"}


@pytest.mark.rule("imperial/rail/reopens")
def test_the_railroad_reopens_when_the_last_hostile_army_is_gone() -> None:
    table = Table(6).units("GE", "hamburg 2", "berlin").units("RU", "berlin[h] 2").turn("GE")
    table.do("rondel maneuver1", "battle berlin army")
    assert table.refused("march hamburg danzig") == "imperial/rail/suspended"
    table.do("march hamburg berlin", "attack russia army", "march hamburg danzig")
    assert table.count("GE", "danzig") == 1


@pytest.mark.rule("imperial/rail/reopens")
def test_a_harbour_fleet_may_reopen_the_railroad() -> None:
    table = Table(6).units("GE", "hamburg/fleet", "cologne").units("RU", "hamburg[h]").turn("GE")
    table.do("rondel maneuver1", "battle hamburg fleet", "march cologne denmark")
    assert table.count("GE", "denmark") == 1


@pytest.mark.rule("imperial/rail/after-entry")
def test_after_stepping_home_an_army_rides_on_but_its_move_is_spent() -> None:
    table = Table(6).units("GE", "holland", "munich").turn("GE").do("rondel maneuver1")
    assert "denmark" not in marches(table, "holland")
    table.do("march holland danzig")
    assert table.count("GE", "danzig") == 1
    assert table.refused("march danzig warsaw") == "imperial/army/one-step"


@pytest.mark.rule("imperial/rail/after-entry")
def test_an_army_that_stepped_to_hamburg_does_not_go_on_to_denmark() -> None:
    table = Table(6).units("GE", "holland", "munich").turn("GE").do("rondel maneuver1", "march holland hamburg")
    assert table.refused("march hamburg denmark") == "imperial/army/one-step"


# -- examples and questions ----------------------------------------------------------------------------------


@pytest.mark.rule("imperial/rail/example-dutch", "imperial/rail/example-cologne")
def test_example_the_armies_in_holland_and_cologne() -> None:
    table = Table(6).units("GE", "holland", "cologne", "baltic_sea").turn("GE").do("rondel maneuver1", "done")
    assert reachable(table, "holland") == GERMANY | {"belgium"}
    assert "denmark" in marches(table, "cologne")
    assert {"sweden", "norway"}.isdisjoint(marches(table, "cologne"))
    table.do("embark cologne baltic_sea")
    assert {"land denmark", "land sweden", "land norway"} <= table.option_set("land")


@pytest.mark.rule("imperial/rail/example-cologne")
@pytest.mark.parametrize("to", ["denmark", "sweden", "norway"])
def test_example_without_the_fleet_only_denmark_is_left(to: str) -> None:
    table = Table(6).units("GE", "cologne").turn("GE").do("rondel maneuver1")
    assert (to in reachable(table, "cologne")) == (to == "denmark")


@pytest.mark.rule("imperial/rail/example-berlin")
@pytest.mark.parametrize("start", ["hamburg", "munich", "cologne"])
def test_example_a_russian_army_in_berlin_cuts_danzig_off(start: str) -> None:
    table = Table(6).units("GE", start).turn("GE").do("rondel maneuver1")
    assert "danzig" in marches(table, start)
    table.units("RU", "berlin[h]")
    assert "danzig" not in marches(table, start)
    assert table.refused(f"march {start} danzig") == "imperial/rail/suspended"


@pytest.mark.rule("imperial/rail/dublin")
def test_no_rail_to_dublin() -> None:
    table = Table(6).units("GB", "london", "dublin").turn("GB").do("rondel maneuver1")
    assert marches(table, "london") == {"liverpool", "sheffield", "edinburgh"}
    assert marches(table, "dublin") == set()


# -- rulings -------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/ruling/rail-both")
def test_rail_then_convoy_then_rail() -> None:
    table = Table(6).units("GE", "cologne", "baltic_sea").turn("GE").do("rondel maneuver1", "done")
    table.do("embark cologne baltic_sea", "land munich")
    assert table.count("GE", "munich") == 1


@pytest.mark.rule("imperial/ruling/rail-both")
def test_rail_and_convoy_around_a_hostile_army() -> None:
    table = Table(6).units("GE", "munich", "baltic_sea").units("RU", "berlin[h]").turn("GE")
    table.do("rondel maneuver1", "done")
    assert "danzig" not in marches(table, "munich")
    table.do("embark munich baltic_sea", "land danzig")
    assert table.count("GE", "danzig") == 1


@pytest.mark.rule("imperial/ruling/rail-both")
def test_the_second_ride_is_only_in_the_own_country() -> None:
    table = Table(6).units("GE", "cologne", "baltic_sea").turn("GE").do("rondel maneuver1", "done")
    table.do("embark cologne baltic_sea")
    assert "land st_petersburg" in table.options()
    assert table.refused("land moscow") == "imperial/convoy/basic"


@pytest.mark.rule("imperial/ruling/rail-from-suspended")
def test_an_army_beside_a_hostile_one_steps_out_first_and_rides_then() -> None:
    table = Table(6).units("FR", "brest").units("GB", "brest[h]").turn("FR").do("rondel maneuver1")
    assert marches(table, "brest") == {"paris", "bordeaux", "dijon", "marseille"}
    for abroad in ("spain", "belgium", "munich", "genoa"):
        assert table.refused(f"march brest {abroad}") == "imperial/rail/suspended"


@pytest.mark.rule("imperial/ruling/rail-from-suspended")
def test_no_port_is_reached_from_a_suspended_province_but_its_own_coast_is() -> None:
    table = Table(6).units("FR", "brest", "western_mediterranean_sea", "bay_of_biscay").units("GB", "brest[h]")
    table.turn("FR").do("rondel maneuver1", "done")
    assert table.option_set("embark") == {"embark brest bay_of_biscay"}


@pytest.mark.rule("imperial/ruling/transit-calls")
def test_nobody_met_on_the_railroad_is_asked() -> None:
    table = Table(6).units("GE", "cologne", "hamburg").units("RU", "berlin[f] 2").turn("GE")
    table.do("rondel maneuver1", "march cologne danzig")
    assert (table.step, table.asked) == ("armies", 5)
    assert table.count("GE", "danzig") == 1
    table.do("march hamburg berlin")  # only where the movement ends
    assert (table.step, table.asked) == ("entry", 5)
    table.do("decline")
    assert (table.step, table.asked) == ("call", 6)


@pytest.mark.rule("imperial/ruling/transit-calls")
def test_nobody_in_the_first_province_entered_is_asked() -> None:
    table = Table(6).units("GE", "holland", "danzig").units("FR", "hamburg[f]", "cologne[f]").turn("GE")
    table.do("rondel maneuver1", "march holland munich")
    assert (table.step, table.asked) == ("armies", 5)
    assert table.count("GE", "munich") == 1


@pytest.mark.rule("imperial/ruling/transit-calls")
def test_nobody_where_a_convoy_lands_is_asked_when_the_army_rides_on() -> None:
    table = Table(6).units("GE", "sweden", "munich", "baltic_sea")
    table.units("FR", "hamburg[f]", "berlin[f]", "danzig[f]", "baltic_sea").turn("GE")
    table.do("rondel maneuver1", "done", "embark sweden baltic_sea", "land cologne")
    assert (table.step, table.asked) == ("armies", 5)
    assert table.count("GE", "cologne") == 1


@pytest.mark.rule("imperial/ruling/transit-calls")
def test_a_hostile_army_ends_the_movement() -> None:
    table = Table(6).units("GE", "holland").units("FR", "hamburg[h]", "cologne[h]").turn("GE")
    table.do("rondel maneuver1")
    assert marches(table, "holland") == {"hamburg", "cologne", "belgium"}
    table.do("march holland hamburg")
    assert table.option_set() == {"attack france army", "decline"}
