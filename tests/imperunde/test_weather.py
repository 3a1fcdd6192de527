"""Storms and calms (imperunde/event/storm-*, imperunde/event/calm-*)."""

import pytest

from tests.imperunde.table import Table


@pytest.mark.rule("imperunde/event/storm-now")
def test_in_a_new_storm_every_ship_rolls_and_is_lost_on_an_odd_number() -> None:
    table = Table().sea(1, "north_sea", "1fr 1I").wheel(6)
    table.do("spin north_sea", "event sea_storm")
    assert table.options() == [f"roll {n}" for n in range(1, 7)]
    table.roll(2, 3)  # the cargo ship first
    assert (table.there(1, "north_sea"), table.reserve(1, "fr"), table.step) == ("1I", 15, "events")
    assert table.view(2)["seas"]["north_sea"]["discs"] == ["storm"]

    table = Table().sea(1, "north_sea", "1fr 1sl").sea(2, "north_sea", "1C").wheel(6)
    table.do("spin north_sea", "event sea_storm").roll(5, 4, 1)
    assert (table.there(1, "north_sea"), table.there(2, "north_sea"), table.reserve(2, "C")) == ("1sl", "", 20)


@pytest.mark.rule("imperunde/event/storm-later", "imperunde/ruling/storm-cases")
def test_a_ship_placed_in_a_storm_rolls_at_once() -> None:
    table = Table().disc("north_sea", "storm").funds(1, 6).invest(1)
    table.do("launch frigate great_britain north_sea", "roll 5")
    assert (table.there(1, "north_sea"), table.reserve(1, "fr"), table.state.funds[0]) == ("", 15, 3)
    table.do("launch frigate great_britain north_sea", "roll 2")
    assert (table.there(1, "north_sea"), table.step) == ("1fr", "invest")


@pytest.mark.rule("imperunde/event/storm-later", "imperunde/ruling/storm-cases")
def test_a_ship_that_enters_or_passes_a_storm_rolls() -> None:
    table = Table().disc("norwegian_sea", "storm").sea(1, "north_sea", "3I").move(1)
    table.do("sail infantry north_sea norwegian_sea", "roll 2", "sail infantry_1 norwegian_sea kara_sea")
    assert table.there(1, "kara_sea") == "1I"
    table.do("sail infantry north_sea norwegian_sea", "roll 3")
    assert (table.there(1, "norwegian_sea"), table.reserve(1, "I")) == ("", 38)
    table.do("sail infantry north_sea norwegian_sea", "roll 6", "done")
    assert table.there(1, "norwegian_sea") == "1I"


@pytest.mark.rule("imperunde/event/storm-later", "imperunde/ruling/storm-cases")
def test_an_army_that_embarks_in_a_storm_rolls() -> None:
    table = Table().disc("north_sea", "storm").land(1, "great_britain", "2I").embark(1)
    table.do("embark infantry great_britain north_sea", "roll 1")
    assert (table.there(1, "north_sea"), table.reserve(1, "I")) == ("", 39)
    table.do("embark infantry great_britain north_sea", "roll 4")
    assert table.there(1, "north_sea") == "1I"


@pytest.mark.rule("imperunde/event/storm-no-repeat")
def test_ships_that_stay_do_not_roll_again() -> None:
    table = Table().sea(1, "north_sea", "1fr").wheel(6).do("spin north_sea", "event sea_storm", "roll 2")
    table.move(1).do("done")
    assert table.there(1, "north_sea") == "1fr"
    table.move(1).do("sail frigate north_sea baltic_sea")  # nor when they leave
    assert table.there(1, "baltic_sea") == "1fr"


@pytest.mark.rule("imperunde/ruling/storm-cases")
def test_attackers_and_reinforcements_roll_before_they_fight() -> None:
    table = Table().war((1, 2)).disc("norwegian_sea", "storm").sea(1, "north_sea", "4fr").sea(2, "norwegian_sea", "1sl")
    table.move(1).do("sail frigate north_sea norwegian_sea", "roll 1")
    assert (table.step, table.there(1, "north_sea"), table.reserve(1, "fr")) == ("move", "3fr", 12)
    table.do("sail frigate north_sea norwegian_sea", "roll 2", "fight").roll(1, 8)
    table.do("sail frigate north_sea norwegian_sea", "roll 4", "fight").roll(6, 5)
    assert (table.there(1, "norwegian_sea"), table.there(2, "norwegian_sea")) == ("1fr", "")


@pytest.mark.rule("imperunde/ruling/storm-cases")
def test_a_warship_takes_the_sea_only_if_it_comes_through_the_storm() -> None:
    table = Table().war((1, 2)).disc("norwegian_sea", "storm").sea(1, "north_sea", "2fr").sea(2, "norwegian_sea", "1I")
    table.move(1).do("sail frigate north_sea norwegian_sea", "roll 1")
    assert table.there(2, "norwegian_sea") == "1I"
    table.do("sail frigate north_sea norwegian_sea", "roll 2")
    assert (table.there(1, "norwegian_sea"), table.there(2, "norwegian_sea")) == ("1fr", "")


@pytest.mark.rule("imperunde/ruling/storm-cases")
def test_pirates_that_are_placed_in_a_storm_roll_and_hired_ones_do_not() -> None:
    table = Table().disc("norwegian_sea", "storm").hand(1, "pirates", "privateers").invest(1)
    table.do("card pirates", "at norwegian_sea").roll(1, 2)
    assert table.there("pirates", "norwegian_sea") == "1fr"
    table.do("card privateers", "at norwegian_sea")
    assert (table.there(1, "norwegian_sea"), table.step) == ("1fr", "invest")


@pytest.mark.rule("imperunde/ruling/storm-cases")
def test_captured_and_withdrawing_ships_do_not_roll() -> None:
    table = Table().war((1, 2)).disc("norwegian_sea", "storm").disc("north_sea", "storm").hand(2, "armistice")
    table.sea(1, "north_sea", "1sl").sea(2, "norwegian_sea", "2fr").move(1)
    table.do("sail line north_sea norwegian_sea", "roll 2").passes().roll(4, 4, 1).roll(5, 3)
    assert table.battle.kinds.count(4) == 1  # captured, and no die for the storm
    table.do("card armistice", "against 1").passes()
    assert (table.there(1, "north_sea"), table.step) == ("1fr 1sl", "move")


@pytest.mark.rule("imperunde/ruling/storm-cases")
def test_ships_driven_into_a_storm_by_favourable_winds_roll() -> None:
    table = Table().disc("norwegian_sea", "storm").sea(1, "north_sea", "1fr").wheel(6, 1)
    table.do("spin north_sea", "event sea_winds", "sail frigate_1 north_sea norwegian_sea", "roll 5")
    assert (table.there(1, "norwegian_sea"), table.reserve(1, "fr"), table.step) == ("", 15, "events")


def test_a_captured_ship_that_a_storm_sinks_no_longer_lies_there() -> None:
    table = Table().captured(1, "north_sea", "1fr").wheel(6).do("spin north_sea", "event sea_storm", "roll 1")
    assert not any(table.state.captured)


# -- calms ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/event/calm-no-leave", "imperunde/ruling/calm-cases")
def test_nothing_leaves_a_calm_sea_not_even_what_has_just_come() -> None:
    table = Table().disc("norwegian_sea", "calm").sea(1, "norwegian_sea", "1fr 1I").sea(1, "north_sea", "1sl").move(1)
    for kind in ("frigate", "infantry"):
        assert table.refused(f"sail {kind} norwegian_sea kara_sea") == "imperunde/event/calm-no-leave"
    table.do("sail line north_sea norwegian_sea")
    assert table.refused("sail line_1 norwegian_sea kara_sea") == "imperunde/event/calm-no-leave"
    assert table.there(1, "norwegian_sea") == "1I 1fr 1sl"


@pytest.mark.rule("imperunde/event/calm-no-leave")
def test_a_calm_ends_with_its_disc() -> None:
    table = Table().sea(1, "norwegian_sea", "1fr").wheel(6).do("spin norwegian_sea", "event sea_calm").move(1)
    assert table.refused("sail frigate norwegian_sea kara_sea") == "imperunde/event/calm-no-leave"
    table.events_phase().move(1).do("sail frigate norwegian_sea kara_sea")


@pytest.mark.rule("imperunde/event/calm-no-landing", "imperunde/ruling/calm-cases")
def test_no_army_lands_from_a_calm_sea() -> None:
    table = Table().disc("norwegian_sea", "calm").sea(1, "norwegian_sea", "1I").sea(1, "north_sea", "1I").move(1)
    assert table.refused("land infantry norwegian_sea iceland") == "imperunde/event/calm-no-landing"
    table.do("sail infantry north_sea norwegian_sea")
    assert table.refused("land infantry_1 norwegian_sea iceland") == "imperunde/event/calm-no-landing"


@pytest.mark.rule("imperunde/event/calm-entry-allowed", "imperunde/ruling/calm-cases")
def test_sailing_placing_and_embarking_into_a_calm_sea_are_allowed_and_then_held() -> None:
    table = Table().disc("north_sea", "calm").land(1, "great_britain", "1I").sea(1, "baltic_sea", "1sl")
    table.funds(1, 3).invest(1).do("launch frigate great_britain north_sea")
    table.move(1).do("sail line baltic_sea north_sea")
    assert table.refused("sail frigate north_sea baltic_sea") == "imperunde/event/calm-no-leave"
    table.embark(1).do("embark infantry great_britain north_sea")
    assert table.there(1, "north_sea") == "1I 1fr 1sl"


@pytest.mark.rule("imperunde/ruling/calm-cases")
def test_in_a_calm_one_may_fight_but_no_reinforcement_comes_out_of_it_or_through_it() -> None:
    table = Table().war((1, 2)).disc("norwegian_sea", "calm").sea(1, "north_sea", "2fr").sea(2, "norwegian_sea", "1fr")
    table.move(1).do("sail frigate north_sea norwegian_sea", "fight").roll(6, 1)
    assert table.there(1, "norwegian_sea") == "1fr"

    table = Table().war((1, 2)).disc("norwegian_sea", "calm").sea(1, "norwegian_sea", "1sl").sea(1, "north_sea", "1sl")
    table.sea(1, "east_siberian_sea", "2fr").sea(2, "kara_sea", "2sl").move(1)
    table.do("sail frigate east_siberian_sea kara_sea")
    assert table.option_set() == {"fight", "sail frigate east_siberian_sea kara_sea"}  # nobody from the calm
    table.do("fight").roll(1, 8, 8)
    assert table.option_set() == {"fight", "sail frigate east_siberian_sea kara_sea"}
    assert table.refused("sail line norwegian_sea kara_sea")
    assert table.refused("sail line north_sea norwegian_sea")


@pytest.mark.rule("imperunde/ruling/calm-cases")
def test_a_warship_may_not_enter_a_friends_calm_sea() -> None:
    table = Table().disc("norwegian_sea", "calm").sea(1, "north_sea", "1fr 1I").sea(2, "norwegian_sea", "1fr").move(1)
    rule = "imperunde/sea-move/warship-not-end-with-friend"
    assert table.refused("sail frigate north_sea norwegian_sea") == rule
    table.do("sail infantry north_sea norwegian_sea")
