"""Fleets in hand, boarding and landing (war/naval/*, war/transport/*, straits)."""

import pytest

from greatpowers.core.actions import BadNotation
from tests.war.table import Table


@pytest.mark.rule("war/naval/cost")
def test_a_fleet_has_four_points_for_sailing_and_landing() -> None:
    table = Table(2).land(1, "germany", "1i").land(1, "scandinavia", "1i").fleet(1, "north_atlantic", "1i").move(1)
    table.do("fleet 1", "sail north_sea", "sail baltic_sea", "sail north_sea", "land germany", "ashore infantry")
    assert table.there(1, "germany") == "2i"
    assert table.refused("sail baltic_sea") == "war/naval/cost"
    table = Table(2).fleet(1, "north_sea").move(1)
    table.do("fleet 1", *["sail baltic_sea", "sail north_sea"] * 2, "done")
    assert table.refused("fleet 1") == "war/naval/cost"


@pytest.mark.rule("war/board/units-land-fleets-sea")
def test_fleets_keep_to_sea_areas_and_land_units_to_regions() -> None:
    table = Table(2).land(1, "france", "2i").fleet(1, "north_sea").move(1)
    for action in ("march infantry france north_sea", "sail france"):
        with pytest.raises(BadNotation):
            table.do(action)
    assert table.refused("fleet 2") == "war/board/units-land-fleets-sea"


@pytest.mark.rule("war/naval/coexist")
def test_entering_a_sea_area_is_no_battle() -> None:
    table = Table(3).war((1, 2)).fleet(1, "north_sea").fleet(2, "baltic_sea").fleet(3, "baltic_sea").move(1)
    table.do("fleet 1", "sail baltic_sea")
    assert (table.step, table.asked, table.at_sea(1, "baltic_sea")) == ("sail", 1, 1)


def test_of_fleets_that_are_alike_only_the_first_is_offered() -> None:
    table = (
        Table(2).fleet(1, "north_sea").fleet(1, "north_sea").fleet(1, "north_sea", "1i").fleet(1, "baltic_sea").move(1)
    )
    assert table.option_set("fleet") == {"fleet 1", "fleet 3", "fleet 4"}
    assert table.refused("fleet 2") == "war/ruling/interception-scope"
    table.do("fleet 1")
    assert table.option_set("join") == {"join 2", "join 3"}
    assert table.refused("join 4") == "war/ruling/interception-scope"
    table.do("join 2", "sail norwegian_sea", "done")
    assert table.at_sea(1, "norwegian_sea") == 2
    assert table.option_set("fleet") == {"fleet 1", "fleet 3", "fleet 4"}


@pytest.mark.rule("war/ruling/interception-scope")
def test_of_fleets_that_are_alike_only_the_first_joins_a_group() -> None:
    table = Table(2).fleet(1, "north_sea").fleet(1, "north_sea").fleet(1, "north_sea").move(1).do("fleet 1")
    assert table.option_set("join") == {"join 2"}
    assert table.refused("join 3") == "war/ruling/interception-scope"


# -- boarding ------------------------------------------------------------------------------------------------


@pytest.mark.rule("war/transport/capacity")
def test_units_board_the_fleet_of_a_group_that_has_room() -> None:
    table = Table(2).land(1, "france", "3i").fleet(1, "north_sea", "4i").fleet(1, "north_sea").move(1)
    table.do("fleet 1", "join 2", "board infantry france")
    assert (table.aboard(1, 1), table.aboard(1, 2)) == ("4i", "1i")


@pytest.mark.rule("war/transport/capacity")
def test_a_fleet_carries_eight_portage_points() -> None:
    table = Table(2).land(1, "france", "5i 3G 1X").fleet(1, "north_sea").move(1)
    table.do("fleet 1", *["board infantry france"] * 3, "board general france", "board general france")
    assert table.aboard(1, 1) == "3i 2G"
    for action in ("board infantry france", "board general france"):
        assert table.refused(action) == "war/transport/capacity"


@pytest.mark.rule("war/transport/capacity-each-mp")
def test_units_get_on_and_off_between_points() -> None:
    table = Table(2).land(1, "germany", "1i").land(1, "scandinavia", "2i").fleet(1, "north_sea", "4i").move(1)
    table.do("fleet 1", "land germany", "ashore infantry", "done", "sail baltic_sea", "board infantry scandinavia")
    assert table.aboard(1, 1) == "4i"


@pytest.mark.rule("war/transport/board-cost")
def test_boarding_costs_the_unit_a_point_and_happens_next_to_the_fleet() -> None:
    table = Table(2).land(1, "france", "3i").land(1, "spain", "2i").land(1, "austria_hungary", "2i 1c")
    table.fleet(1, "north_sea").move(1)
    table.do("march infantry spain france", "fleet 1")
    assert table.refused("board infantry_0 france") == "war/transport/board-cost"
    assert table.refused("board infantry austria_hungary") == "war/transport/board-cost"
    table.do("board infantry france")
    assert (table.aboard(1, 1), table.there(1, "france")) == ("1i", "3i")


@pytest.mark.rule("war/transport/board-from-railroad")
def test_boarding_from_a_railroad_is_free() -> None:
    table = Table(2).land(1, "france", "1i", "railroad").land(1, "spain", "2i").fleet(1, "north_sea").move(1)
    table.do("march infantry spain france", "fleet 1", "board infantry_0 france")
    assert table.aboard(1, 1) == "1i"


@pytest.mark.rule("war/transport/board-no-fleet-mp")
def test_boarding_costs_the_fleet_nothing_and_is_not_intercepted() -> None:
    table = Table(2).war((1, 2)).land(1, "france", "2i").fleet(1, "north_sea").fleet(2, "north_sea").move(1)
    table.do("fleet 1", "board infantry france")
    assert (table.step, table.asked, table.state.sailing_points[0]) == ("sail", 1, 4)


def test_the_last_brigade_does_not_go_aboard() -> None:
    table = Table(2).land(1, "france", "1i").fleet(1, "north_sea").move(1).do("fleet 1")
    assert table.refused("board infantry france") == "war/move/keep-one-brigade"


@pytest.mark.rule("war/transport/no-transfer", "war/ruling/cargo")
def test_units_stay_aboard_their_fleet() -> None:
    table = Table(2).land(1, "france", "1i").fleet(1, "north_sea", "1i").fleet(1, "north_sea").move(1)
    table.do("fleet 2")
    assert table.option_set("board") | table.option_set("land") == set()
    table.do("join 1", "land france")
    assert table.refused("ashore cavalry") == "war/transport/no-transfer"


@pytest.mark.rule("war/transport/stay-aboard")
def test_units_may_remain_aboard() -> None:
    table = Table(2).fleet(1, "north_sea", "2i").move(1)
    table.do("fleet 1", "sail baltic_sea", "done")
    assert table.aboard(1, 1) == "2i"


# -- landing -------------------------------------------------------------------------------------------------


@pytest.mark.rule("war/transport/disembark-cost")
def test_landing_costs_a_point_for_each_region() -> None:
    table = Table(2).land(1, "germany", "1i").land(1, "scandinavia", "1i").fleet(1, "north_sea", "3i").move(1)
    table.do("fleet 1", "land germany", "ashore infantry", "ashore infantry", "done")
    table.do("land scandinavia", "ashore infantry")
    assert (table.step, table.state.sailing_points[0]) == ("sail", 2)
    assert table.refused("land germany") == "war/transport/disembark-cost"  # nobody is aboard


@pytest.mark.rule("war/transport/disembark-ends-move")
def test_landed_units_do_not_move_on() -> None:
    table = Table(2).land(1, "germany", "1i", "railroad").fleet(1, "north_sea", "1c").move(1)
    table.do("fleet 1", "land germany", "ashore cavalry", "done")
    assert table.refused("march cavalry germany prussia") == "war/transport/disembark-ends-move"


@pytest.mark.rule("war/transport/amphibious")
def test_an_invasion_needs_war() -> None:
    table = Table(2).land(2, "germany", "1i").fleet(1, "north_sea", "2i").move(1).do("fleet 1")
    assert table.refused("land germany") == "war/transport/amphibious"
    table = Table(2).war((1, 2)).land(2, "germany", "1i").fleet(1, "north_sea", "2i 1G").move(1)
    table.do("fleet 1", "land germany")
    assert table.refused("done") == "war/naval/announce-then-intercept"
    assert table.refused("ashore general") == "war/transport/parties-escort"
    table.do("ashore infantry", "ashore infantry", "ashore general")
    assert (table.there(1, "germany"), table.owner("germany")) == ("2i 1G", 2)
    assert list(table.state.landed[3 * 6 : 4 * 6]) == [2, 0, 0, 1, 0, 0]


@pytest.mark.rule("war/transport/parties-escort")
def test_explorers_land_alone_among_natives_and_engineers_do_not() -> None:
    table = Table(2).natives("great_britain", "6").fleet(1, "north_sea", "1X 1N").move(1)
    table.do("fleet 1", "land great_britain")
    assert table.refused("ashore engineer") == "war/transport/parties-escort"
    table.do("ashore explorer")
    assert (table.step, table.there(1, "great_britain")) == ("sail", "1X")
    assert table.refused("land great_britain") == "war/transport/parties-escort"


def test_a_landing_among_natives_nobody_has_met_draws_their_marker() -> None:
    table = Table(2).fleet(1, "north_sea", "2i").move(1)
    table.do("fleet 1", "land great_britain", "ashore infantry", "ashore infantry")
    assert (table.there(1, "great_britain"), table.marker("great_britain")) == ("2i", "unknown")


# -- straits -------------------------------------------------------------------------------------------------


@pytest.mark.rule("war/board/dardanelles-permission")
def test_the_controller_of_ottoman_permits_passage() -> None:
    table = Table(2).land(2, "ottoman", "1i").fleet(1, "eastern_mediterranean").move(1)
    table.do("fleet 1", "sail black_sea")
    assert (table.step, table.asked) == ("permission", 2)
    table.do("refuse")
    assert (table.step, table.at_sea(1, "black_sea"), table.state.sailing_points[0]) == ("sail", 0, 4)
    table.move(1).do("fleet 1", "sail black_sea", "allow")
    assert (table.at_sea(1, "black_sea"), table.state.sailing_points[0]) == (1, 3)


@pytest.mark.rule("war/board/dardanelles-permission")
@pytest.mark.parametrize(("answer", "event"), [("allow", "permitted"), ("refuse", "barred")])
def test_everybody_hears_whether_the_fleets_may_pass(answer: str, event: str) -> None:
    table = Table(2).land(2, "ottoman", "1i").fleet(1, "eastern_mediterranean").move(1)
    table.do("fleet 1", "sail black_sea", answer)
    assert table.events(event) == [{"event": event, "seat": "2", "other": "1", "to": "black_sea"}]


@pytest.mark.rule("war/ruling/straits")
@pytest.mark.parametrize(("answer", "sea"), [("always", "black_sea"), ("never", "eastern_mediterranean")])
def test_a_standing_answer_also_answers_the_question_that_is_open(answer: str, sea: str) -> None:
    table = Table(2).land(2, "ottoman", "1i").fleet(1, "eastern_mediterranean").move(1)
    table.do("fleet 1", "sail black_sea")
    assert table.asked == 2
    table.do(f"passage 2 1 {answer}")
    assert (table.asked, table.at_sea(1, sea)) == (1, 1)


@pytest.mark.rule("war/ruling/straits")
def test_a_refusal_holds_for_the_segment_unless_the_controller_permits_passage_for_good() -> None:
    table = Table(2).land(2, "ottoman", "1i").fleet(1, "eastern_mediterranean").fleet(1, "eastern_mediterranean", "1i")
    table.move(1).do("fleet 1", "sail black_sea", "refuse")
    assert table.refused("sail black_sea") == "war/board/dardanelles-permission"
    table.do("done", "fleet 2")
    assert table.refused("sail black_sea") == "war/board/dardanelles-permission"
    table.do("passage 2 1 always", "sail black_sea")
    assert table.at_sea(1, "black_sea") == 1


@pytest.mark.rule("war/board/dardanelles-own")
def test_the_controller_of_ottoman_passes_freely() -> None:
    table = Table(2).land(1, "ottoman", "1i").fleet(1, "black_sea").move(1)
    table.do("fleet 1", "sail eastern_mediterranean")
    assert (table.step, table.at_sea(1, "eastern_mediterranean")) == ("sail", 1)


@pytest.mark.rule("war/ruling/straits")
def test_natives_keep_the_dardanelles_closed_and_answers_can_stand() -> None:
    table = Table(2).fleet(1, "eastern_mediterranean").move(1).do("fleet 1")
    assert table.refused("sail black_sea") == "war/ruling/straits"
    table = Table(2).land(2, "ottoman", "1i").fleet(1, "eastern_mediterranean").move(1)
    table.do("passage 2 1 never", "fleet 1")
    assert table.refused("sail black_sea") == "war/board/dardanelles-permission"
    assert table.refused("passage 2 1 never") == "war/ruling/straits"
    table.do("passage 2 1 always", "sail black_sea")
    assert table.at_sea(1, "black_sea") == 1


@pytest.mark.rule("war/board/suez-closed")
def test_there_is_no_way_through_suez() -> None:
    table = Table(2).land(1, "egypt", "1i").fleet(1, "eastern_mediterranean").move(1).do("fleet 1")
    assert table.refused("sail red_sea") == "war/board/suez-closed"


@pytest.mark.rule("war/opt/suez/passage", "war/opt/suez/own")
def test_the_finished_canal_is_open_with_permission() -> None:
    table = Table(2, suez="on").land(2, "egypt", "1i").fleet(1, "eastern_mediterranean").fleet(2, "red_sea")
    table.state.canal = 1
    table.move(1).do("fleet 1")
    assert table.refused("sail red_sea") == "war/opt/suez/passage"
    table.state.canal = 2
    table.resume().do("sail red_sea", "allow")
    assert (table.at_sea(1, "red_sea"), table.state.sailing_points[0]) == (1, 3)
    table.move(2).do("fleet 1", "sail eastern_mediterranean")
    assert table.at_sea(2, "eastern_mediterranean") == 1
