"""Interception: who may stop fleets, in which order, and what follows (war/naval/*, war/opt/intercept/*)."""

import pytest

from tests.war.table import Table


@pytest.mark.rule("war/naval/announce-then-intercept")
def test_enemies_in_the_sea_area_may_intercept_before_a_point_is_spent() -> None:
    table = Table(2).war((1, 2)).fleet(1, "north_sea").fleet(2, "north_sea").move(1)
    table.do("fleet 1", "sail baltic_sea")
    assert (table.step, table.asked, table.options()) == ("intercept", 2, ["pass", "intercept"])
    table.do("pass")
    assert (table.step, table.asked, table.at_sea(1, "baltic_sea")) == ("sail", 1, 1)


@pytest.mark.rule("war/naval/intercept-in-departure-area")
def test_interception_takes_place_where_the_fleets_are() -> None:
    table = Table(2).war((1, 2)).fleet(1, "north_sea").fleet(2, "norwegian_sea").move(1)
    table.do("fleet 1", "sail norwegian_sea")
    assert (table.step, table.at_sea(1, "norwegian_sea")) == ("sail", 1)
    table.do("sail north_atlantic")
    assert (table.step, table.asked) == ("intercept", 2)


@pytest.mark.rule("war/naval/intercept-on-disembark")
def test_a_landing_may_be_intercepted() -> None:
    table = Table(2).war((1, 2)).land(2, "germany", "1i").fleet(1, "north_sea", "2i").fleet(2, "north_sea").move(1)
    table.do("fleet 1", "land germany")
    assert (table.step, table.asked) == ("intercept", 2)
    table.do("pass", "ashore infantry")
    assert table.there(1, "germany") == "1i"


@pytest.mark.rule("war/naval/intercepted-stop")
def test_without_fleets_the_landing_does_not_happen() -> None:
    table = Table(2).war((1, 2)).land(2, "germany", "1i").fleet(1, "north_sea", "2i").fleet(2, "north_sea").move(1)
    table.do("fleet 1", "land germany", "intercept").roll(4, 5)
    assert (table.step, table.afloat(1), table.there(1, "germany")) == ("move", 0, "")
    assert table.state.forces[:7] == [0] * 7


@pytest.mark.rule("war/naval/win-continue")
def test_after_winning_the_action_is_carried_out() -> None:
    table = Table(2).war((1, 2)).fleet(1, "north_sea").fleet(2, "north_sea").move(1)
    table.do("fleet 1", "sail baltic_sea", "intercept").roll(5, 1)
    assert (table.afloat(2), table.at_sea(1, "baltic_sea"), table.state.sailing_points[0]) == (0, 1, 3)


@pytest.mark.rule("war/naval/breakoff-moving", "war/ruling/after-interception")
def test_a_mover_who_breaks_off_stays_and_moves_no_more() -> None:
    table = Table(2).war((1, 2)).fleet(1, "north_sea").fleet(1, "north_sea").fleet(2, "north_sea").move(1)
    table.do("fleet 1", "sail baltic_sea", "intercept").roll(1, 1).do("break_off")
    assert (table.step, table.at_sea(1, "north_sea"), table.state.sailing_points[:2]) == ("sail", 2, [0, 4])
    assert table.refused("sail baltic_sea") == "war/naval/cost"
    table.do("done", "fleet 2", "sail baltic_sea", "pass")  # the other fleet took no part


@pytest.mark.rule("war/naval/breakoff-other")
def test_if_the_other_side_breaks_off_the_mover_goes_on() -> None:
    table = Table(2).war((1, 2)).fleet(1, "north_sea").fleet(2, "north_sea").move(1)
    table.do("fleet 1", "sail baltic_sea", "intercept").roll(1, 1).do("fight_on", "break_off")
    assert (table.at_sea(1, "baltic_sea"), table.at_sea(2, "north_sea")) == (1, 1)


@pytest.mark.rule("war/naval/several-enemies-random", "war/ruling/interception-order")
def test_a_landing_is_intercepted_by_two_enemies_in_drawn_order() -> None:
    table = Table(3).war((1, 2), (1, 3)).land(2, "germany", "1i").fleet(2, "north_sea").fleet(3, "north_sea")
    table.fleet(1, "north_sea", "3i").fleet(1, "north_sea").fleet(1, "north_sea").move(1)
    table.do("fleet 1", "join 2", "join 3", "land germany")
    assert (table.step, table.options()) == ("order", ["lot 2", "lot 3"])
    table.do("lot 3")
    assert (table.step, table.asked) == ("intercept", 3)
    table.do("intercept").roll(1, 6, 1, 5)  # the fleet that is loaded, two empty ones, and player 3
    assert (table.step, table.asked) == ("sink", 1)
    assert table.option_set() == {"sink 1", "sink 2"}
    assert table.refused("sink 3") == "war/ruling/interception-scope"
    table.do("sink 2")
    assert (table.step, table.asked, table.afloat(3)) == ("intercept", 2, 0)  # losses carry over
    table.do("intercept").roll(6, 5, 2)  # with two fleets against the one of player 2
    assert (table.afloat(2), table.step, table.asked) == (0, "ashore", 1)
    table.do(*["ashore infantry"] * 3)
    assert (table.there(1, "germany"), table.step) == ("3i", "sail")
    assert table.state.sailing_points[:3] == [3, 4, 3]
    names = [event["event"] for event in table.events() if event["event"] not in ("rolled", "battle_die")]
    battle = ["intercepted", "naval_battle", "naval_round"]
    assert names == ["segment", *battle, "sunk", "sunk", *battle, "sunk", *["landed"] * 3]


@pytest.mark.rule("war/naval/several-enemies-stop")
def test_the_next_enemy_is_asked_only_while_the_fleets_go_on() -> None:
    def intercepted() -> Table:
        table = Table(3).war((1, 2), (1, 3)).fleet(1, "north_sea").fleet(2, "north_sea").fleet(3, "north_sea").move(1)
        return table.do("fleet 1", "sail baltic_sea", "lot 2", "intercept")

    assert intercepted().roll(1, 5).step == "move"  # all sunk
    table = intercepted().roll(1, 1).do("break_off")
    assert (table.step, table.asked, table.at_sea(1, "north_sea")) == ("sail", 1, 1)


@pytest.mark.rule("war/naval/no-enemy-no-stop")
def test_neutral_fleets_do_not_intercept() -> None:
    table = Table(2).fleet(1, "north_sea").fleet(2, "north_sea").move(1).do("fleet 1", "sail baltic_sea")
    assert (table.step, table.at_sea(1, "baltic_sea")) == ("sail", 1)


@pytest.mark.rule("war/ruling/interception-scope")
def test_an_interceptor_uses_all_fleets_against_the_group_alone() -> None:
    table = Table(2).war((1, 2)).fleet(2, "north_sea").fleet(2, "north_sea").fleet(1, "north_sea").fleet(1, "north_sea")
    table.move(1).do("fleet 1", "sail baltic_sea", "intercept").roll(1, 5, 5)
    assert (table.afloat(1), table.afloat(2), table.step) == (1, 2, "move")


# -- battles that the mover seeks ----------------------------------------------------------------------------


@pytest.mark.rule("war/naval/initiate-battle", "war/ruling/own-attack-at-sea")
def test_the_mover_attacks_once_in_each_sea_area_at_no_cost() -> None:
    table = Table(2).war((1, 2)).fleet(1, "north_sea").fleet(2, "north_sea").fleet(2, "baltic_sea").move(1)
    table.do("fleet 1", "engage 2").roll(1, 1).do("fight_on", "break_off")
    assert (table.step, table.state.sailing_points[0]) == ("sail", 4)
    assert table.refused("engage 2") == "war/ruling/own-attack-at-sea"
    table.do("sail baltic_sea", "pass")
    assert "engage 2" in table.options()
    table.do("sail north_sea", "pass")
    assert table.refused("engage 2") == "war/ruling/own-attack-at-sea"
    table.do("sail norwegian_sea", "pass")
    assert table.refused("engage 2") == "war/naval/initiate-battle"


@pytest.mark.rule("war/naval/initiate-needs-war")
def test_no_battle_in_peace() -> None:
    table = Table(2).fleet(1, "north_sea").fleet(2, "north_sea").move(1).do("fleet 1")
    assert table.refused("engage 2") == "war/naval/initiate-needs-war"
    assert table.refused("engage 1") == "war/naval/initiate-battle"


# -- rolls (option) ------------------------------------------------------------------------------------------


def rolls(players: int = 2) -> Table:
    """A game with interception rolls."""
    return Table(players, interception="on")


@pytest.mark.rule("war/opt/intercept/number")
def test_the_interception_number_counts_fleets_shores_ports_and_schools() -> None:
    table = rolls().war((1, 2))
    for _ in range(4):
        table.fleet(1, "north_sea")
    for _ in range(3):
        table.fleet(2, "north_sea")
    table.land(2, "germany", "1i", "port").land(2, "france", "1i", "city", "school").move(1)
    table.do("fleet 1", "join 2", "join 3", "join 4", "sail baltic_sea", "intercept")
    assert table.step == "intercept_roll"
    table.roll(6, 5)  # 11
    assert table.step == "naval_dice"
    table = rolls().war((1, 2)).fleet(1, "north_sea").fleet(2, "north_sea").land(2, "prussia", "1i", "city", "school")
    table.move(1).do("fleet 1", "sail baltic_sea", "intercept").roll(2, 2)
    assert table.step == "sail"  # 3: a school anywhere, but no region at this sea area


@pytest.mark.rule("war/opt/intercept/roll", "war/opt/intercept/failed")
def test_an_interception_must_not_roll_more_than_its_number() -> None:
    def number_seven() -> Table:
        table = rolls().war((1, 2)).fleet(1, "north_sea").land(2, "germany", "1i", "port").land(2, "france", "1i")
        for _ in range(3):
            table.fleet(2, "north_sea")
        return table.move(1).do("fleet 1", "sail baltic_sea", "intercept")

    assert number_seven().roll(3, 4).step == "naval_dice"
    table = number_seven().roll(4, 4)
    assert (table.step, table.at_sea(1, "baltic_sea"), table.state.sailing_points[0]) == ("sail", 1, 3)
    assert [event["event"] for event in table.events()][-2:] == ["not_intercepted", "sailed"]


@pytest.mark.rule("war/opt/intercept/roll")
def test_movers_roll_for_the_battles_that_they_seek() -> None:
    table = rolls().war((1, 2)).fleet(1, "north_sea").fleet(2, "north_sea").land(1, "germany", "1i").move(1)
    table.do("fleet 1", "engage 2").roll(2, 2)
    assert (table.step, table.refused("engage 2")) == ("sail", "war/ruling/own-attack-at-sea")
    table = rolls().war((1, 2)).fleet(1, "north_sea").fleet(2, "north_sea").land(1, "germany", "1i").move(1)
    table.do("fleet 1", "engage 2").roll(2, 1)
    assert table.step == "naval_dice"
    assert table.roll(5, 1).step == "sail"


@pytest.mark.rule("war/opt/intercept/auto-amphibious", "war/ruling/interception-without-roll")
def test_the_invaded_player_needs_no_roll() -> None:
    table = rolls(3).war((1, 2), (1, 3)).land(2, "germany", "1i").fleet(1, "north_sea", "1i")
    table.fleet(2, "north_sea").fleet(3, "north_sea").move(1)
    table.do("fleet 1", "land germany", "lot 2")
    assert table.options() == ["pass", "intercept"]  # still a choice
    table.do("pass", "intercept")
    assert (table.step, table.asked) == ("intercept_roll", -1)  # a third party rolls
    table = rolls().war((1, 2)).land(2, "germany", "1i").fleet(1, "north_sea", "1i").fleet(2, "north_sea").move(1)
    assert table.do("fleet 1", "land germany", "intercept").step == "naval_dice"


@pytest.mark.rule("war/ruling/interception-occasions")
def test_with_rolls_fleets_may_be_intercepted_as_they_enter() -> None:
    table = rolls().war((1, 2)).fleet(1, "north_sea").fleet(2, "baltic_sea").move(1)
    table.do("fleet 1", "sail baltic_sea")
    assert (table.step, table.asked, table.at_sea(1, "baltic_sea")) == ("intercept", 2, 1)
    table.do("intercept").roll(1, 1).roll(1, 1).do("break_off")
    assert (table.step, table.state.sailing_points[0]) == ("sail", 0)
