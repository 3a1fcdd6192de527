"""War-time alliances (war/opt/ally/*)."""

import pytest

from greatpowers.core.rows import replaced
from greatpowers.games.war.alliances import ally, are_allied
from greatpowers.games.war.war_and_peace import at_war, may_attack
from tests.war.table import Table


def table_of(players: int = 4) -> Table:
    """A game with alliances."""
    return Table(players, alliances="on")


def wars(table: Table) -> set[tuple[int, int]]:
    """Who is at war with whom."""
    seats = range(table.game.seats)
    return {(a + 1, b + 1) for a in seats for b in seats if a < b and at_war(table.state, a, b)}


def allied(table: Table) -> set[tuple[int, int]]:
    """Who is allied with whom."""
    seats = range(table.game.seats)
    return {(a + 1, b + 1) for a in seats for b in seats if a < b and are_allied(table.state, a, b)}


def allies() -> Table:
    """Players 1 and 3 are allied against player 2, and let each other's units in."""
    table = table_of(3).war((1, 2), (2, 3))
    ally(table.state, [0, 2], 0b010)
    for seat, other in ((0, 2), (2, 0)):
        table.state.passage = replaced(table.state.passage, seat * 8 + other, 1)
    return table


# -- joining a war -------------------------------------------------------------------------------------------


@pytest.mark.rule("war/opt/ally/join-offer", "war/opt/ally/at-war-with-all")
def test_others_are_asked_clockwise_from_the_declarer() -> None:
    table = table_of().land(3, "france", "2i").money(3, dp=1).move(3).do("declare 1")
    assert (table.step, table.asked) == ("join_war", 4)
    assert table.options() == ["pass", "join_war attackers", "join_war defenders"]
    table.do("join_war attackers")
    assert (table.step, table.asked) == ("admit", 3)
    table.do("allow")
    assert (table.step, table.asked) == ("join_war", 2)
    table.do("pass")
    assert (table.step, table.asked) == ("move", 3)
    assert (wars(table), allied(table)) == ({(1, 3), (1, 4)}, {(3, 4)})


@pytest.mark.rule("war/opt/ally/approval", "war/ruling/alliance-details")
def test_joining_needs_more_than_half_of_the_side() -> None:
    table = table_of().land(1, "france", "2i").money(1, dp=1).move(1).do("declare 4")
    table.do("join_war attackers", "refuse")
    assert (table.step, table.asked) == ("join_war", 3)
    table.do("join_war attackers", "allow")
    assert (wars(table), allied(table)) == ({(1, 4), (3, 4)}, {(1, 3)})

    table = table_of().land(1, "france", "2i").money(1, dp=1).move(1).do("declare 4")
    table.do("join_war attackers", "allow", "join_war attackers", "allow")
    assert (table.step, table.asked) == ("admit", 2)  # one of two is not enough
    table.do("refuse")
    assert (wars(table), allied(table)) == ({(1, 4), (2, 4)}, {(1, 2)})


@pytest.mark.rule("war/opt/ally/no-ally-with-enemy", "war/opt/ally/not-automatic")
def test_nobody_joins_a_side_with_an_enemy_on_it() -> None:
    table = table_of().war((1, 2)).land(3, "france", "2i").money(3, dp=1).move(3).do("declare 4")
    assert table.asked == 1
    table.do("join_war attackers", "allow")
    assert (table.step, table.asked) == ("join_war", 2)
    assert table.refused("join_war attackers") == "war/opt/ally/no-ally-with-enemy"
    assert table.options() == ["pass", "join_war defenders"]
    other = table.state.clone()
    table.do("pass")
    assert (wars(table), allied(table)) == ({(1, 2), (3, 4), (1, 4)}, {(1, 3)})
    table.state = other
    table.do("join_war defenders", "allow")
    assert allied(table) == {(1, 3), (2, 4)}


@pytest.mark.rule("war/ruling/alliance-details")
def test_nobody_joins_against_an_ally() -> None:
    table = allies().land(1, "france", "2i").land(3, "italy", "2i").money(1, dp=1).move(1)
    assert table.refused("declare 3") == "war/opt/ally/no-ally-with-enemy"
    table = table_of().war((1, 2), (2, 3)).land(4, "france", "2i").money(4, dp=1)
    ally(table.state, [0, 2], 0b0010)
    table.move(4).do("declare 1", "pass")  # player 2 is asked and passes
    assert (table.step, table.asked) == ("join_war", 3)
    assert table.refused("join_war attackers") == "war/ruling/alliance-details"


@pytest.mark.rule("war/ruling/alliance-details")
def test_one_ally_among_the_enemies_is_enough_to_stay_out() -> None:
    table = table_of(5).land(1, "france", "2i").money(1, dp=1).allies(3, 4, 5).move(1)
    table.do("declare 2", "join_war defenders", "allow")
    assert (table.step, table.asked) == ("join_war", 4)
    assert table.refused("join_war attackers") == "war/ruling/alliance-details"
    assert table.refused("join_war defenders") == ""


@pytest.mark.rule("war/opt/ally/join-offer", "war/ruling/peace-procedure")
def test_no_peace_while_others_decide_whether_to_join_the_war() -> None:
    table = table_of(3).land(1, "france", "2i").money(1, dp=1).move(1).do("declare 2")
    assert (table.step, table.asked) == ("join_war", 3)
    assert table.refused("peace 1 2") == "war/opt/ally/join-offer"
    table.do("pass", "peace 1 2", "peace 2 1")
    assert wars(table) == set()


@pytest.mark.rule("war/opt/ally/several-wars")
def test_several_wars_run_at_once() -> None:
    table = table_of(6).war((1, 2), (3, 4))
    ally(table.state, [0, 4], 0b00010)
    ally(table.state, [2, 5], 0b01000)
    assert allied(table) == {(1, 5), (3, 6)}
    assert wars(table) == {(1, 2), (3, 4)}


@pytest.mark.rule("war/ruling/joiners")
def test_joiners_attack_from_their_own_next_movement_phase() -> None:
    table = table_of(3).land(1, "france", "2i").land(3, "italy", "2i").money(1, dp=1).move(1)
    table.do("declare 2", "join_war attackers", "allow")
    assert not may_attack(table.state, 2, 1)
    assert not may_attack(table.state, 1, 2)
    table.move(3)
    assert may_attack(table.state, 2, 1)


@pytest.mark.rule("war/opt/ally/duration")
def test_an_alliance_ends_with_the_common_war() -> None:
    table = allies().land(1, "france", "2i").move(1).do("peace 1 2", "peace 2 1")
    assert (wars(table), allied(table)) == ({(2, 3)}, set())


@pytest.mark.rule("war/war/peace-not-mid-battle")
def test_an_ally_who_helps_to_defend_makes_no_peace_before_the_battle_is_over() -> None:
    table = allies().land(1, "france", "1i").units(3, "france", "1i").land(3, "kenya", "1i")
    table.land(2, "germany", "3i").move(2).do("peace 2 3", "march infantry germany france")
    assert table.refused("peace 3 2") == "war/war/peace-not-mid-battle"
    table.do("march infantry germany france", "done", "battle france")
    assert table.step == "battle_dice"
    assert table.refused("peace 3 2") == "war/war/peace-not-mid-battle"


@pytest.mark.rule("war/war/peace-not-mid-battle")
def test_an_ally_in_a_naval_battle_makes_no_peace_before_it_is_over() -> None:
    table = allies().fleet(1, "north_sea").fleet(2, "north_sea").fleet(3, "north_sea").move(2)
    table.do("peace 2 3", "fleet 1", "engage 1", "intercept")
    assert table.step == "naval_dice"
    assert table.refused("peace 3 2") == "war/war/peace-not-mid-battle"


# -- allied regions ------------------------------------------------------------------------------------------


@pytest.mark.rule("war/opt/ally/territory")
def test_allies_pass_each_others_regions_with_permission() -> None:
    table = allies().land(1, "france", "1i 1c 1G").land(3, "germany", "1i", "railroad").land(1, "prussia", "1i").move(1)
    table.do("march cavalry france germany", "march cavalry_1 germany prussia", "march general france germany")
    assert (table.there(1, "prussia"), table.there(1, "germany")) == ("1i 1c", "1G")
    table.do("march general_1 germany prussia")
    table = allies().land(1, "france", "2i").land(3, "germany", "1i").move(1).do("passage 3 1 ask")
    assert table.refused("march infantry france germany") == "war/opt/ally/territory"


@pytest.mark.rule("war/opt/ally/territory")
def test_allies_may_remain() -> None:
    table = allies().land(1, "france", "2i").land(3, "germany", "1i").land(2, "kenya", "1i").move(1)
    table.do("march infantry france germany", "done")
    assert table.there(1, "germany") == "1i"
    assert (table.step, table.asked, table.owner("germany")) == ("move", 2, 3)  # there was nothing to fight


@pytest.mark.rule("war/opt/ally/turns-separate")
def test_allies_do_not_move_in_each_others_phase() -> None:
    table = allies().land(1, "france", "2i").land(3, "germany", "2i").fleet(3, "north_sea").move(1)
    assert table.option_set("march") == {"march infantry france " + to for to in ("spain", "germany", "italy")}
    assert table.refused("march infantry germany prussia") == "war/move/allowances"
    assert not table.option_set("fleet")


@pytest.mark.rule("war/opt/ally/peace-leave")
def test_units_that_stay_with_a_former_ally_are_lost() -> None:
    table = allies().land(1, "france", "2i").land(3, "germany", "1i").units(1, "germany", "2i 1G").move(1)
    table.do("peace 1 2", "peace 2 1")
    assert table.refused("march infantry france germany") == "war/move/foreign-region-needs-war"
    table.do("march infantry germany france", "done")
    assert (table.there(1, "france"), table.there(1, "germany"), table.there(3, "germany")) == ("3i", "", "1i")
    assert [event["kind"] for event in table.events("lost")] == ["infantry", "general"]


@pytest.mark.rule("war/opt/ally/peace-leave", "war/move/enemy-entry-causes-battle")
def test_units_that_attack_an_enemy_stay() -> None:
    table = allies().land(1, "france", "2i").land(2, "germany", "1i").move(1)
    table.do("march infantry france germany", "done")
    assert (table.step, table.there(1, "germany"), table.option_set()) == ("combat", "1i", {"battle germany"})


@pytest.mark.rule("war/opt/ally/peace-leave", "war/opt/ally/duration")
def test_peace_in_the_combat_phase_sets_no_former_allies_against_each_other() -> None:
    table = allies().land(1, "france", "2i 1N").land(3, "germany", "1i").units(1, "germany", "1i").money(1, pp=5)
    table.land(2, "japan", "1i").combat(1)
    table.do("peace 1 2", "peace 2 1")
    assert table.option_set("battle") == set()
    assert table.refused("battle germany") == "war/move/enemy-entry-causes-battle"
    table.do("done")
    assert (table.asked, table.there(1, "germany")) == (2, "1i")


# -- naval battles -------------------------------------------------------------------------------------------


@pytest.mark.rule("war/opt/ally/intercept-together")
def test_allies_intercept_as_one_side() -> None:
    table = allies().fleet(2, "north_sea").fleet(2, "north_sea", "1i").fleet(1, "north_sea").fleet(3, "north_sea")
    table.move(2).do("fleet 1", "join 2", "sail baltic_sea", "lot 3", "intercept")
    assert (table.step, table.asked) == ("naval_join", 1)
    table.do("intercept").roll(6, 5, 1, 5)
    assert (table.step, table.asked) == ("sink", 2)
    table.do("sink 1")
    assert (table.afloat(1), table.afloat(2), table.afloat(3)) == (1, 1, 0)
    table.do("fight_on")
    assert (table.step, table.asked) == ("break_off", 1)  # the ally is left to decide


@pytest.mark.rule("war/opt/ally/intercept-together")
def test_an_ally_who_stays_out_may_still_intercept_alone() -> None:
    table = allies().fleet(2, "north_sea").fleet(1, "north_sea").fleet(3, "north_sea")
    table.move(2).do("fleet 1", "sail baltic_sea", "lot 3", "intercept", "pass").roll(6, 1)
    assert (table.afloat(3), table.step, table.asked) == (0, "intercept", 1)
    table = allies().fleet(2, "north_sea").fleet(1, "north_sea").fleet(3, "north_sea")
    table.move(2).do("fleet 1", "sail baltic_sea", "lot 3", "intercept", "intercept").roll(1, 1, 1)
    table.do("fight_on", "break_off")
    assert (table.step, table.at_sea(2, "baltic_sea")) == ("sail", 1)  # player 1 has had the chance


@pytest.mark.rule("war/opt/ally/join-naval-battle")
def test_allies_join_a_mover_who_is_intercepted() -> None:
    table = allies().fleet(1, "north_sea").fleet(3, "north_sea").fleet(2, "north_sea").move(1)
    table.do("fleet 1", "sail baltic_sea", "intercept")
    assert (table.step, table.asked) == ("naval_join", 3)
    table.do("intercept").roll(1, 5, 1)
    assert (table.afloat(2), table.at_sea(1, "baltic_sea"), table.at_sea(3, "north_sea")) == (0, 1, 1)


@pytest.mark.rule("war/opt/ally/join-naval-battle")
def test_nobody_joins_a_naval_battle_after_making_peace() -> None:
    table = allies().fleet(1, "north_sea").fleet(2, "north_sea").fleet(3, "north_sea").move(2)
    table.do("peace 2 3", "fleet 1", "engage 1")
    assert (table.step, table.asked) == ("naval_join", 3)
    table.do("peace 3 2")
    assert table.step == "naval_dice"
    table.roll(5, 1)
    assert (table.afloat(1), table.afloat(3)) == (0, 1)


# -- transport -----------------------------------------------------------------------------------------------


@pytest.mark.rule("war/opt/ally/transport")
def test_allies_carry_each_others_units() -> None:
    table = allies().land(1, "france", "3i 1G").land(1, "kenya", "1i").land(3, "scandinavia", "1i")
    table.fleet(3, "north_sea", "2i").fleet(3, "baltic_sea").move(1)
    assert table.option_set("charter") == {"charter 3 1"}
    assert table.refused("charter 3 2") == "war/transport/board-cost"
    assert table.refused("charter 2 1") == "war/opt/ally/transport"
    table.do("charter 3 1", "board infantry france", "board general france")
    assert table.refused("board cavalry france") == "war/transport/board-cost"
    table.do("done")
    assert (table.there(1, "france"), len(table.state.guests)) == ("2i", 2)
    table.move(3).do("fleet 1", "land scandinavia")
    assert table.option_set() == {"ashore infantry", "put_ashore 1 infantry", "put_ashore 1 general"}
    assert table.refused("put_ashore 1 cavalry") == "war/opt/ally/transport"
    table.do("put_ashore 1 infantry", "put_ashore 1 general", "done")
    assert (table.there(1, "scandinavia"), table.aboard(3, 1), table.state.guests) == ("1i 1G", "2i", [])


@pytest.mark.rule("war/opt/ally/transport")
def test_everybody_sees_guests_aboard() -> None:
    table = allies().land(1, "france", "4i 1G").fleet(3, "north_sea", "1c").move(1)
    table.do("charter 3 1", "board infantry france", "board infantry france", "board general france", "done")
    fleet = table.state.view(None)["seas"]["north_sea"][0]
    assert (fleet["cargo"], fleet["guests"]) == ({"cavalry": 1}, {"0": {"infantry": 2, "general": 1}})


@pytest.mark.rule("war/opt/ally/transport")
def test_guests_take_up_room() -> None:
    table = allies().land(1, "france", "6i").fleet(3, "north_sea", "3i").move(1)
    table.do("charter 3 1", "board infantry france")
    assert (table.step, table.refused("charter 3 1")) == ("move", "war/transport/board-cost")


@pytest.mark.rule("war/opt/ally/transport")
def test_guests_take_no_part_in_an_invasion() -> None:
    table = allies().land(1, "france", "3i").land(2, "germany", "1i").fleet(3, "north_sea").move(1)
    table.do("charter 3 1", "board infantry france", "done")
    table.move(3).do("fleet 1")
    assert table.refused("land germany") == "war/opt/ally/transport"
    table.do("land france", "put_ashore 1 infantry")
    assert table.there(1, "france") == "3i"


def test_guests_go_down_with_the_fleet() -> None:
    table = allies().land(1, "france", "3i").fleet(3, "north_sea").fleet(2, "north_sea").move(1)
    table.do("charter 3 1", "board infantry france", "done")
    table.move(2).do("fleet 1", "engage 3").roll(5, 1)
    assert (table.afloat(3), table.state.guests, table.state.forces[0]) == (0, [], 2)


def test_the_carrier_must_agree() -> None:
    table = allies().land(1, "france", "3i").fleet(3, "north_sea").move(1).do("passage 3 1 never")
    assert table.refused("charter 3 1") == "war/opt/ally/transport"


@pytest.mark.rule("war/opt/ally/peace-debark")
@pytest.mark.parametrize("region", ["great_britain", "france"])
def test_at_peace_guests_land_in_their_nearest_region(region: str) -> None:
    table = allies().land(1, region, "3i").land(1, "kenya", "1i").fleet(3, "north_sea").move(1)
    table.do("charter 3 1", f"board infantry {region}", "done")
    table.move(3).do("fleet 1", "sail norwegian_sea", "done")
    table.move(1).do("peace 1 2", "peace 2 1")
    assert (table.there(1, region), table.state.guests) == ("3i", [])
    assert table.state.forces[0] == 4  # with one in Kenya, nobody is lost


@pytest.mark.rule("war/opt/ally/peace-debark", "war/opt/ally/transport")
def test_guests_are_found_aboard_any_fleet() -> None:
    table = allies().land(3, "france", "2i 1G").land(3, "japan", "2i").fleet(1, "sea_of_japan").fleet(1, "north_sea")
    table.move(3).do("charter 1 2", "board general france", "done")
    assert table.state.view(None)["seas"]["north_sea"][0]["guests"] == {"2": {"general": 1}}
    table.move(1).do("peace 1 2", "peace 2 1")
    assert (table.there(3, "france"), table.state.guests) == ("2i 1G", [])


@pytest.mark.rule("war/opt/ally/peace-leave")
def test_a_new_war_does_not_turn_guests_into_attackers_at_once() -> None:
    table = allies().land(1, "france", "2i").land(3, "germany", "1i").units(1, "germany", "2i").money(1, dp=1).move(1)
    table.do("peace 1 2", "peace 2 1", "declare 3", "pass", "done")
    assert (table.there(1, "germany"), table.there(3, "germany")) == ("", "1i")
