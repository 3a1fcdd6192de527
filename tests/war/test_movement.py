"""Land movement: points, railroads, borders, escorts, and what has to stay behind (war/move/*)."""

import pytest

from greatpowers.core.actions import BadNotation
from greatpowers.games.war.markers import natives_in_bag
from tests.war.table import Table


def test_a_segment_hands_out_points_and_begins_with_movement() -> None:
    table = Table(2).land(1, "france", "2i").fleet(1, "north_sea").move(1)
    assert (table.step, table.asked) == ("move", 1)
    assert table.option_set("march") == {"march infantry france " + to for to in ("spain", "germany", "italy")}
    assert table.option_set("fleet") == {"fleet 1"}


@pytest.mark.rule("war/move/allowances")
def test_an_infantry_has_one_point_and_a_cavalry_two() -> None:
    table = Table(2).land(1, "france", "2i 1c").land(1, "germany", "1i").land(1, "prussia", "1i").move(1)
    table.do("march infantry france germany", "march cavalry france germany")
    assert table.refused("march infantry_0 germany prussia") == "war/move/allowances"
    table.do("march cavalry_1 germany prussia")
    assert table.there(1, "prussia") == "1i 1c"


@pytest.mark.rule("war/move/cost-one")
def test_each_region_entered_costs_a_point() -> None:
    table = Table(2)
    for region in ("france", "germany", "prussia", "lithuania"):
        table.land(1, region, "1i")
    table.units(1, "france", "1G").move(1)
    table.do("march general france germany", "march general_1 germany prussia")
    assert table.refused("march general_0 prussia lithuania") == "war/move/allowances"


@pytest.mark.rule("war/move/any-unit-order")
def test_units_move_in_any_order() -> None:
    table = Table(2).land(1, "france", "2i 1c").land(1, "germany", "1i").land(1, "prussia", "1i").move(1)
    table.do("march cavalry france germany", "march infantry france germany", "march cavalry_1 germany prussia")
    assert (table.there(1, "germany"), table.there(1, "prussia")) == ("2i", "1i 1c")


@pytest.mark.rule("war/move/adjacent-only", "war/board/spain-morocco-barred", "war/ruling/gibraltar")
def test_only_adjacent_regions_can_be_entered() -> None:
    table = Table(2).land(1, "france", "2i").land(1, "spain", "2i").move(1)
    for action in (
        "march infantry france prussia",
        "march infantry france great_britain",
        "march infantry spain morocco",
    ):
        with pytest.raises(BadNotation):
            table.do(action)


@pytest.mark.rule("war/board/ottoman-balkans-link")
def test_ottoman_and_the_balkans_are_adjacent() -> None:
    table = Table(2).land(1, "ottoman", "2i").land(1, "balkans", "1i").move(1)
    table.do("march infantry ottoman balkans")
    assert table.there(1, "balkans") == "2i"
    assert table.refused("march infantry_0 balkans ukraine") == "war/move/allowances"


# -- railroads -----------------------------------------------------------------------------------------------


@pytest.mark.rule("war/move/railroad-zero")
def test_leaving_a_railroad_costs_nothing() -> None:
    table = Table(2).land(1, "france", "2i", "railroad").land(1, "germany", "1i").land(1, "prussia", "1i").move(1)
    table.do("march infantry france germany", "march infantry germany prussia")
    assert table.there(1, "prussia") == "2i"


@pytest.mark.rule("war/move/railroad-chain")
def test_any_number_of_railroads_can_follow_each_other() -> None:
    table = Table(2)
    for region in ("france", "germany", "prussia"):
        table.land(1, region, "2i", "railroad")
    table.land(1, "lithuania", "1i").land(1, "russia", "1i").move(1)
    table.do("march infantry france germany", "march infantry germany prussia", "march infantry prussia lithuania")
    table.do("march infantry lithuania russia")  # the point is still there
    assert table.there(1, "russia") == "2i"


@pytest.mark.rule("war/move/railroad-not-entering")
def test_a_railroad_helps_only_to_leave_its_region() -> None:
    table = Table(2).land(1, "france", "2i").land(1, "germany", "1i", "railroad").land(1, "prussia", "1i").move(1)
    table.do("march infantry france germany")
    table.do("march infantry_0 germany prussia")
    assert table.refused("march infantry_0 prussia lithuania") == "war/move/allowances"


@pytest.mark.rule("war/ruling/railroad-movement")
def test_only_a_railroad_of_ones_own_is_of_use() -> None:
    table = Table(2).land(1, "algeria", "2i").units(1, "tripoli", "1X").natives("tripoli", "4").natives("egypt", "5")
    table.natives("sudan", "5").move(1)
    table.state.buildings = [8 if region == 15 else 0 for region in range(63)]  # a railroad of nobody in Tripoli
    table.do("march explorer tripoli egypt", "march explorer_1 egypt sudan")
    assert table.refused("march explorer_0 sudan egypt") == "war/move/allowances"


# -- foreign regions -----------------------------------------------------------------------------------------


@pytest.mark.rule("war/move/foreign-region-needs-war", "war/war/required")
def test_nobody_enters_another_players_region_in_peace() -> None:
    table = Table(2).land(1, "france", "2i 1X").land(2, "germany", "1i").move(1)
    for mover in ("infantry", "explorer"):
        assert table.refused(f"march {mover} france germany") == "war/move/foreign-region-needs-war"


@pytest.mark.rule("war/move/brigade-stops")
def test_a_brigade_stops_in_a_native_or_enemy_region() -> None:
    table = Table(2).war((1, 2)).land(1, "france", "1i 2c").land(2, "germany", "1i").natives("spain", "6").move(1)
    table.do("march cavalry france germany", "march cavalry france spain")
    assert table.refused("march cavalry_1 germany prussia") == "war/move/brigade-stops"
    assert table.refused("march cavalry_1 spain france") == "war/move/brigade-stops"


@pytest.mark.rule("war/move/party-escort", "war/ruling/escort")
def test_generals_and_engineers_need_a_brigade_in_native_and_enemy_regions() -> None:
    table = Table(2).war((1, 2)).land(1, "france", "3i 2G 1N").land(2, "germany", "1i").natives("spain", "6").move(1)
    for action in ("march general france spain", "march engineer france spain", "march general france germany"):
        assert table.refused(action) == "war/move/party-escort"
    table.do("march infantry france spain", "march general france spain", "march engineer france spain")
    table.do("march infantry france germany", "march general france germany")
    assert (table.there(1, "spain"), table.there(1, "germany")) == ("1i 1G 1N", "1i 1G")


@pytest.mark.rule("war/ruling/parties-stop")
def test_parties_stop_with_their_brigade_but_explorers_go_on() -> None:
    table = Table(2).land(1, "algeria", "2i 1G 1X").natives("tripoli", "6").natives("egypt", "6").move(1)
    table.do("march infantry algeria tripoli", "march general algeria tripoli", "march explorer algeria tripoli")
    assert table.refused("march general_1 tripoli egypt") == "war/move/allowances"
    table.do("march explorer_1 tripoli egypt")
    assert table.there(1, "egypt") == "1X"


@pytest.mark.rule("war/move/explorer-free-in-native")
def test_explorers_cross_native_regions_alone() -> None:
    table = Table(2).land(1, "algeria", "1i 1X").natives("tripoli", "6").natives("egypt", "6").move(1)
    table.do("march explorer algeria tripoli", "march explorer_1 tripoli egypt")
    assert table.there(1, "egypt") == "1X"


@pytest.mark.rule("war/move/explorer-enemy-escort")
def test_explorers_need_an_escort_into_enemy_regions() -> None:
    table = Table(2).war((1, 2)).land(1, "france", "2i 1X").land(2, "germany", "1i").move(1)
    assert table.refused("march explorer france germany") == "war/move/explorer-enemy-escort"
    table.do("march infantry france germany", "march explorer france germany")
    assert table.there(1, "germany") == "1i 1X"


@pytest.mark.rule("war/move/keep-one-brigade", "war/ruling/last-brigade")
def test_the_last_brigade_stays() -> None:
    table = Table(2).land(1, "france", "1i 1G").land(1, "germany", "2i").move(1)
    assert table.refused("march infantry france germany") == "war/move/keep-one-brigade"
    table.do("march general france germany", "march infantry germany france", "march infantry france germany")
    assert (table.there(1, "france"), table.there(1, "germany")) == ("1i", "2i 1G")


@pytest.mark.rule("war/setup/native-drawn-on-entry")
def test_natives_get_a_marker_when_somebody_comes() -> None:
    table = Table(2).land(1, "france", "2i 1X").move(1)
    in_bag = natives_in_bag(table.state)
    table.do("march explorer france spain")
    assert (table.marker("spain"), natives_in_bag(table.state)) == ("unknown", in_bag - 1)
    table.do("march infantry france spain")
    assert natives_in_bag(table.state) == in_bag - 1


@pytest.mark.rule("war/ruling/empty-bags")
def test_without_markers_natives_are_weak() -> None:
    table = Table(2).land(1, "france", "1i 1X").move(1)
    table.state.marker_pool = [0] * len(table.state.marker_pool)
    table.do("march explorer france spain")
    assert (table.step, table.marker("spain")) == ("move", "4")


# -- revolts -------------------------------------------------------------------------------------------------


@pytest.mark.rule("war/natives/revolt-exit-limit")
def test_only_brigades_that_outnumber_the_natives_leave_a_revolt() -> None:
    table = Table(2).land(1, "algeria", "9i").land(1, "morocco", "1i").natives("algeria", "7").revolt("algeria").move(1)
    table.do("march infantry algeria morocco", "march infantry algeria morocco")
    assert table.refused("march infantry algeria morocco") == "war/natives/revolt-exit-limit"
    table = Table(2).land(1, "algeria", "6i").land(1, "morocco", "1i").natives("algeria", "7").revolt("algeria").move(1)
    assert table.refused("march infantry algeria morocco") == "war/natives/revolt-exit-limit"


@pytest.mark.rule("war/natives/revolt-parties-free", "war/natives/revolt-brigades-enter")
def test_parties_leave_a_revolt_and_brigades_enter_it() -> None:
    table = (
        Table(2).land(1, "algeria", "5i 1G").land(1, "morocco", "4i").natives("algeria", "7").revolt("algeria").move(1)
    )
    table.do("march general algeria morocco", *["march infantry morocco algeria"] * 3)
    assert (table.there(1, "algeria"), table.there(1, "morocco")) == ("8i", "1i 1G")
    table.do("march infantry algeria morocco")  # one of the five: now there is one more than the natives are


@pytest.mark.rule("war/natives/revolt-enemies-barred")
def test_enemies_keep_out_of_a_region_in_revolt() -> None:
    table = Table(2).war((1, 2)).land(1, "morocco", "2i").land(2, "algeria", "1i").natives("algeria", "7")
    table.revolt("algeria").move(1)
    assert table.refused("march infantry morocco algeria") == "war/natives/revolt-enemies-barred"


# -- movement, then combat -----------------------------------------------------------------------------------


@pytest.mark.rule("war/move/complete-before-combat")
def test_all_movement_comes_before_the_first_battle() -> None:
    table = Table(2).war((1, 2)).land(1, "france", "3i").land(2, "spain", "1i").land(2, "japan", "1i").move(1)
    table.do("march infantry france spain")
    assert table.step == "move"
    assert table.refused("battle spain") == "war/move/complete-before-combat"
    table.do("done")
    assert (table.step, table.option_set("battle")) == ("combat", {"battle spain"})
    assert table.refused("march infantry france germany") == "war/move/complete-before-combat"
