"""Maneuver, second step: armies on land and in convoy."""

import pytest

from greatpowers.core.native import is_compiled
from greatpowers.games.imperial import armies
from greatpowers.games.imperial.board import LANDS, SEAS
from greatpowers.testing.imperial import Table


def marches(table: Table, start: str) -> set[str]:
    """Where an army can end without a convoy."""
    return {text.split()[2] for text in table.option_set("march") if text.split()[1] == start}


def landings(table: Table) -> set[str]:
    """Where an army at sea can go ashore now."""
    return {text.split()[1] for text in table.option_set("land")}


# -- on land -------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/army/one-step")
def test_an_army_moves_once() -> None:
    table = Table(6).units("FR", "belgium", "spain").turn("FR").do("rondel maneuver1")
    assert marches(table, "spain") >= {"portugal"}
    table.do("march belgium holland")
    assert table.refused("march holland cologne") == "imperial/army/one-step"
    assert table.refused("march belgium holland") == "imperial/army/one-step"
    assert table.count("FR", "holland") == 1


@pytest.mark.rule("imperial/army/one-step")
def test_outside_its_own_country_an_army_goes_one_area_only() -> None:
    table = Table(6).units("AH", "spain").turn("AH").do("rondel maneuver1")
    assert marches(table, "spain") == {"portugal", "bordeaux", "marseille"}
    assert not table.option_set("embark")


@pytest.mark.rule("imperial/army/one-step")
def test_an_army_that_has_moved_does_not_use_the_move_of_one_it_joins() -> None:
    table = Table(6).units("FR", "spain 2", "portugal").turn("FR").do("rondel maneuver1")
    table.do("march spain portugal", "march portugal spain")
    assert table.count("FR", "portugal") == 1
    assert table.count("FR", "spain") == 2
    assert not marches(table, "portugal")
    table.do("march spain portugal")  # the second of the two that began there
    assert table.step == "rondel"


@pytest.mark.rule("imperial/army/land-only")
def test_an_army_at_sea_must_go_ashore() -> None:
    table = Table(6).units("GE", "danzig", "baltic_sea", "north_sea").turn("GE")
    table.do("rondel maneuver1", "done", "embark danzig baltic_sea")
    assert table.refused("done")
    assert {text.split()[0] for text in table.options()} == {"cross", "land"}
    table.do("cross north_sea")
    assert {text.split()[0] for text in table.options()} == {"land"}
    for family in ("march", "march_friendly", "land"):
        ends = {values[-1] for values in table.game.space.by_name[family].values}
        assert max(ends) < LANDS


@pytest.mark.rule("imperial/army/any-land")
def test_armies_enter_regions_and_provinces_alike() -> None:
    table = Table(6).units("AH", "vienna", "trieste").turn("AH").do("rondel maneuver1")
    assert marches(table, "vienna") >= {"venice", "munich", "budapest", "west_balkan"}
    table.do("march vienna venice", "hostile", "march trieste west_balkan")
    assert table.count("AH", "venice") == table.count("AH", "west_balkan") == 1


@pytest.mark.rule("imperial/army/any-land")
def test_not_adjacent_is_too_far() -> None:
    table = Table(6).units("AH", "romania").turn("AH").do("rondel maneuver1")
    assert marches(table, "romania") == {
        "bulgaria",
        "west_balkan",
        "odessa",
        "kiev",
        "budapest",
        "lemberg",
        # and by rail from Budapest or Lemberg
        "vienna",
        "prague",
        "trieste",
    }
    assert table.refused("march romania moscow") == "imperial/army/any-land"


@pytest.mark.rule("imperial/army/straits-turkey")
@pytest.mark.parametrize(("start", "to"), [("bulgaria", "turkey"), ("turkey", "bulgaria")])
def test_armies_cross_the_bosporus_without_fleets(start: str, to: str) -> None:
    table = Table(6).units("RU", start).turn("RU").do("rondel maneuver1", f"march {start} {to}")
    assert table.count("RU", to) == 1


@pytest.mark.rule("imperial/army/straits-closed")
@pytest.mark.parametrize(
    ("start", "to", "sea"),
    [
        ("sweden", "denmark", "baltic_sea"),
        ("denmark", "sweden", "baltic_sea"),
        ("spain", "morocco", "bay_of_biscay"),
        ("morocco", "spain", "bay_of_biscay"),
    ],
)
def test_other_straits_need_a_convoy(start: str, to: str, sea: str) -> None:
    table = Table(6).units("AH", start).turn("AH").do("rondel maneuver1")
    assert to not in marches(table, start)
    assert not table.option_set("embark")
    table = Table(6).units("AH", start, sea).turn("AH").do("rondel maneuver1", "done")
    assert to not in marches(table, start)
    table.do(f"embark {start} {sea}", f"land {to}")
    assert table.count("AH", to) == 1


# -- convoy --------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/convoy/basic")
def test_a_fleet_carries_an_army_from_coast_to_coast() -> None:
    table = Table(6).units("GE", "hamburg", "baltic_sea").turn("GE").do("rondel maneuver1", "done")
    table.do("embark hamburg baltic_sea")
    assert table.refused("land holland") == "imperial/convoy/basic"
    table.do("land sweden")
    assert table.count("GE", "sweden") == 1
    assert table.count("GE", "hamburg") == 0
    assert table.count("GE", "baltic_sea") == 1


@pytest.mark.rule("imperial/convoy/basic")
def test_without_a_fleet_there_is_no_convoy() -> None:
    table = Table(6).units("GE", "hamburg").turn("GE").do("rondel maneuver1")
    assert not table.option_set("embark")
    assert table.refused("embark hamburg baltic_sea") == "imperial/convoy/own-fleets"


@pytest.mark.rule("imperial/convoy/basic")
def test_an_army_lying_in_a_foreign_port_embarks_like_any_other() -> None:
    table = Table(6).units("GE", "st_petersburg[f]", "baltic_sea").turn("GE").do("rondel maneuver1", "done")
    table.do("embark_friendly st_petersburg baltic_sea", "land sweden")
    assert table.count("GE", "sweden") == 1
    assert table.count("GE", "st_petersburg[f]") == 0


@pytest.mark.rule("imperial/convoy/basic")
def test_inland_armies_abroad_cannot_embark() -> None:
    table = Table(6).units("GE", "prague", "lemberg", "baltic_sea").turn("GE").do("rondel maneuver1", "done")
    assert not table.option_set("embark")


@pytest.mark.rule("imperial/convoy/own-fleets")
def test_foreign_fleets_never_carry_even_under_one_government() -> None:
    table = Table(6).government(GE=1, RU=1).units("RU", "baltic_sea 2").units("GE", "danzig")
    table.turn("GE").do("rondel maneuver1")
    assert table.asked == 1
    assert not table.option_set("embark")
    assert table.refused("embark danzig baltic_sea") == "imperial/convoy/own-fleets"


@pytest.mark.rule("imperial/convoy/own-fleets")
def test_a_chain_cannot_use_a_foreign_fleet() -> None:
    table = Table(6).government(GE=1, RU=1).units("RU", "north_sea").units("GE", "danzig", "baltic_sea")
    table.turn("GE").do("rondel maneuver1", "done", "embark danzig baltic_sea")
    assert table.refused("cross north_sea") == "imperial/convoy/own-fleets"


@pytest.mark.rule("imperial/convoy/one-army-per-fleet")
def test_each_fleet_carries_one_army() -> None:
    table = Table(6).units("GE", "danzig 3", "baltic_sea").turn("GE").do("rondel maneuver1", "done")
    table.do("embark danzig baltic_sea", "land sweden")
    assert not table.option_set("embark")
    assert table.refused("embark danzig baltic_sea") == "imperial/convoy/one-army-per-fleet"

    table = Table(6).units("GE", "danzig 3", "baltic_sea 2").turn("GE").do("rondel maneuver1", "done")
    table.do("embark danzig baltic_sea", "land sweden", "embark danzig baltic_sea", "land sweden")
    assert table.count("GE", "sweden") == 2
    assert table.refused("embark danzig baltic_sea") == "imperial/convoy/one-army-per-fleet"


@pytest.mark.rule("imperial/convoy/one-army-per-fleet")
def test_a_fleet_carries_again_in_the_next_maneuver() -> None:
    table = Table(6).units("GE", "danzig 2", "baltic_sea").turn("GE").do("rondel maneuver1", "done")
    table.do("embark danzig baltic_sea", "land sweden", "done")
    table.rondel(GE="production2").turn("GE").do("rondel maneuver2", "done")
    table.do("embark danzig baltic_sea", "land sweden")
    assert table.count("GE", "sweden") == 2


@pytest.mark.rule("imperial/convoy/chain")
def test_a_longer_crossing_takes_a_fleet_in_each_sea() -> None:
    table = Table(6).units("AH", "trieste 2", "rome", "ionian_sea", "western_mediterranean_sea").turn("AH")
    table.do("rondel maneuver1", "done")
    table.do("embark trieste ionian_sea", "cross western_mediterranean_sea")
    assert table.refused("cross ionian_sea") == "imperial/convoy/chain"
    table.do("land algeria")
    assert table.count("AH", "algeria") == 1
    for taken in (
        "embark trieste ionian_sea",
        "embark rome ionian_sea",
        "embark rome western_mediterranean_sea",
    ):
        assert table.refused(taken) == "imperial/convoy/one-army-per-fleet"


@pytest.mark.rule("imperial/convoy/chain")
def test_a_convoy_does_not_sail_in_circles() -> None:
    table = Table(6).units("AH", "trieste", "ionian_sea 2", "western_mediterranean_sea 2").turn("AH")
    table.do("rondel maneuver1", "done", "embark trieste ionian_sea", "cross western_mediterranean_sea")
    assert table.refused("cross ionian_sea") == "imperial/convoy/chain"
    assert not table.option_set("cross")


@pytest.mark.rule("imperial/convoy/chain")
def test_the_seas_of_a_chain_must_be_adjacent() -> None:
    table = Table(6).units("AH", "trieste", "ionian_sea", "bay_of_biscay").turn("AH")
    table.do("rondel maneuver1", "done", "embark trieste ionian_sea")
    assert not table.option_set("cross")
    assert table.refused("cross bay_of_biscay") == "imperial/convoy/chain"
    assert table.refused("cross eastern_mediterranean_sea") == "imperial/convoy/own-fleets"
    assert landings(table) == {"rome", "naples", "venice", "tunis", "west_balkan", "greece"} | {
        "vienna",
        "budapest",
        "prague",
        "lemberg",
    }


@pytest.mark.rule("imperial/convoy/fleet-at-sea")
def test_a_fleet_in_harbour_does_not_carry() -> None:
    table = Table(6).units("GE", "danzig", "danzig/fleet").turn("GE").do("rondel maneuver1", "done")
    assert not table.option_set("embark")
    assert table.refused("embark danzig baltic_sea") == "imperial/convoy/own-fleets"


@pytest.mark.rule("imperial/convoy/moved-fleets-carry")
@pytest.mark.parametrize(("start", "sail"), [("danzig/fleet", "danzig"), ("north_sea", "north_sea")])
def test_fleets_that_have_just_moved_carry(start: str, sail: str) -> None:
    table = Table(6).units("GE", "danzig", start).turn("GE").do("rondel maneuver1", f"sail {sail} baltic_sea")
    table.do("embark danzig baltic_sea", "land sweden")
    assert table.count("GE", "sweden") == 1


@pytest.mark.rule("imperial/convoy/moved-fleets-carry")
def test_a_fleet_carries_where_it_is_and_not_where_it_was() -> None:
    table = Table(6).units("GE", "danzig", "baltic_sea").turn("GE").do("rondel maneuver1")
    table.do("sail baltic_sea north_sea")
    assert table.option_set("embark") == {"embark danzig north_sea"}  # by rail to Hamburg


@pytest.mark.rule("imperial/convoy/shared-sea")
def test_foreign_fleets_neither_stop_nor_fight_a_convoy() -> None:
    table = Table(6).units("GE", "danzig", "baltic_sea").units("FR", "baltic_sea 3").turn("GE")
    table.do("rondel maneuver1", "done", "embark danzig baltic_sea")
    assert (table.step, table.asked) == ("convoy", 5)
    table.do("land sweden")
    assert (table.step, table.asked) == ("armies", 5)
    assert table.count("GE", "sweden") == 1
    assert table.count("FR", "baltic_sea") == 3
    assert not table.events("fought")
    assert not table.events("no_call")


@pytest.mark.rule("imperial/convoy/whole-move")
def test_after_a_convoy_the_move_is_spent() -> None:
    table = Table(6).units("GE", "danzig 2", "baltic_sea 3", "north_sea").turn("GE")
    table.do("rondel maneuver1", "done", "embark danzig baltic_sea", "land denmark")
    assert table.refused("march denmark hamburg") == "imperial/army/one-step"
    assert table.refused("embark denmark north_sea") == "imperial/army/one-step"


@pytest.mark.rule("imperial/convoy/whole-move")
def test_no_step_by_land_follows_a_landing_but_the_own_railroad_does() -> None:
    table = Table(6).units("GE", "sweden", "baltic_sea").turn("GE")
    table.do("rondel maneuver1", "done", "embark sweden baltic_sea")
    assert landings(table) == {
        *("norway", "denmark", "st_petersburg"),
        *("hamburg", "berlin", "danzig"),
        *("cologne", "munich"),  # by rail
    }
    table.do("land munich")
    assert table.count("GE", "munich") == 1


@pytest.mark.rule("imperial/convoy/embark-by-rail")
def test_the_port_may_be_reached_by_rail() -> None:
    table = Table(6).units("GE", "cologne", "baltic_sea").turn("GE").do("rondel maneuver1", "done")
    table.do("embark cologne baltic_sea", "land norway")
    assert table.count("GE", "norway") == 1


@pytest.mark.rule("imperial/convoy/embark-by-rail")
def test_no_port_is_reached_over_a_suspended_railroad() -> None:
    table = Table(6).units("GE", "cologne", "north_sea").turn("GE").do("rondel maneuver1", "done")
    assert table.option_set("embark") == {"embark cologne north_sea"}
    table.units("RU", "hamburg[h]")
    assert not table.option_set("embark")
    assert table.refused("embark cologne north_sea") == "imperial/convoy/embark-by-rail"


@pytest.mark.rule("imperial/convoy/embark-by-rail")
def test_an_army_abroad_does_not_reach_a_port_by_land() -> None:
    table = Table(6).units("GE", "holland", "prague", "baltic_sea").turn("GE").do("rondel maneuver1", "done")
    assert not table.option_set("embark")


@pytest.mark.rule("imperial/convoy/example-algeria")
def test_example_two_armies_for_africa() -> None:
    table = Table(6).units("AH", "trieste 2", "ionian_sea 2", "western_mediterranean_sea").turn("AH")
    table.do("rondel maneuver1", "done")
    table.do("embark trieste ionian_sea", "cross western_mediterranean_sea", "land algeria")
    table.do("embark trieste ionian_sea")
    assert table.refused("cross western_mediterranean_sea") == "imperial/convoy/one-army-per-fleet"
    assert table.refused("land algeria") == "imperial/convoy/basic"
    table.units("AH", "trieste").set("maneuver.fresh_army", "trieste=1")  # a third one, to try the Ionian Sea again
    table.do("land tunis")
    assert table.count("AH", "algeria") == table.count("AH", "tunis") == 1
    assert table.refused("embark trieste ionian_sea") == "imperial/convoy/one-army-per-fleet"


@pytest.mark.rule("imperial/convoy/dublin")
def test_armies_enter_and_leave_dublin_only_by_convoy() -> None:
    table = Table(6).units("GB", "liverpool", "dublin").turn("GB").do("rondel maneuver1")
    assert "dublin" not in marches(table, "liverpool")
    assert marches(table, "dublin") == set()
    assert table.refused("embark liverpool north_atlantic") == "imperial/convoy/own-fleets"
    table = Table(6).units("GB", "liverpool", "dublin", "north_atlantic 2").turn("GB")
    table.do("rondel maneuver1", "done")
    table.do("embark liverpool north_atlantic", "land dublin")
    assert table.count("GB", "dublin") == 2
    table.do("embark dublin north_atlantic", "land sheffield")  # by rail from any port of the island
    assert table.count("GB", "dublin") == table.count("GB", "sheffield") == 1


@pytest.mark.rule("imperial/ruling/convoy-path")
def test_the_mover_names_the_seas() -> None:
    table = Table(6).units("GB", "london 4", "north_sea", "english_channel").turn("GB")
    table.do("rondel maneuver1", "done")
    assert table.option_set("embark") == {"embark london north_sea", "embark london english_channel"}
    table.do("embark london north_sea", "land holland")
    assert table.option_set("embark") == {"embark london english_channel"}
    table.do("embark london english_channel")
    assert table.refused("cross north_sea") == "imperial/convoy/one-army-per-fleet"
    table.do("land holland")
    assert table.count("GB", "holland") == 2
    assert not table.option_set("embark")


@pytest.mark.rule("imperial/ruling/convoy-path")
def test_losing_the_fleet_later_does_not_touch_the_landed_army() -> None:
    table = Table(6).units("GE", "danzig", "baltic_sea").units("FR", "baltic_sea").turn("GE")
    table.do("rondel maneuver1", "done", "embark danzig baltic_sea", "land sweden", "battle baltic_sea fleet")
    assert table.count("GE", "baltic_sea") == 0
    assert table.count("GE", "sweden") == 1


# -- convoys and battles -------------------------------------------------------------------------------------


@pytest.mark.rule("imperial/ruling/anytime")
@pytest.mark.parametrize(
    ("fleets", "carried", "battles", "more"),
    [
        (1, 1, 1, 0),
        (2, 0, 1, 1),  # none has carried: an idle one is sunk
        (2, 1, 1, 1),  # the one that carried is sunk
        (2, 2, 1, 0),  # what is spent stays spent
        (3, 1, 1, 2),
        (3, 1, 2, 1),  # then an idle one
        (3, 2, 1, 1),
        (3, 2, 3, 0),
    ],
)
def test_a_fleet_that_has_carried_is_sunk_first(fleets: int, carried: int, battles: int, more: int) -> None:
    table = Table(6).units("GE", "danzig 7", f"baltic_sea {fleets}").units("FR", "baltic_sea 4").turn("GE")
    table.do("rondel maneuver1", "done")
    convoy = ["embark danzig baltic_sea", "land sweden"]
    table.do(*convoy * carried, *["battle baltic_sea fleet"] * battles)
    assert table.count("GE", "baltic_sea") == fleets - battles
    table.do(*convoy * more)
    assert table.count("GE", "sweden") == carried + more
    assert not table.option_set("embark")


# -- tables --------------------------------------------------------------------------------------------------


class NotBefore(dict[int, list[list[int]]]):
    """A table of marches that comes after those of embarkations, as another thread would find it."""

    def __setitem__(self, key: int, value: list[list[int]]) -> None:
        assert all(key * SEAS + sea in armies._embarkations for sea in range(SEAS))
        assert key in armies._friendly_marches
        super().__setitem__(key, value)


@pytest.mark.skipif(is_compiled(), reason="variables of the compiled engine cannot be replaced")
def test_a_table_that_another_thread_is_making_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_friendly_marches", "_embarkations", "_friendly_embarkations"):
        monkeypatch.setattr(armies, name, {})
    monkeypatch.setattr(armies, "_marches", NotBefore())
    table = Table(6).units("FR", "belgium", "spain").turn("FR").do("rondel maneuver1")
    assert marches(table, "spain")
