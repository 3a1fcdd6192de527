"""Movement at sea: enemies block, friends let pass, one master in each sea (imperunde/sea-move/*)."""

import pytest

from tests.imperunde.table import Table


@pytest.mark.rule("imperunde/sea-move/enemy-sea-blocks")
@pytest.mark.parametrize("party", [2, "pirates"])
def test_an_enemys_sea_can_be_passed_only_when_all_its_warships_are_gone(party: int | str) -> None:
    table = Table().war((1, 2)).sea(1, "north_sea", "1fr 1I").sea(party, "norwegian_sea", "2fr").move(1)
    assert table.refused("sail infantry north_sea norwegian_sea") == "imperunde/sea-move/enemy-sea-blocks"
    table.do("sail frigate north_sea norwegian_sea").roll(5, 4, 1)
    assert table.step == "dice"  # one is left
    table.roll(3, 3).roll(6, 1)  # and is boarded
    assert table.there(party, "norwegian_sea") == ""
    table.do("sail frigate_1 norwegian_sea kara_sea", "sail infantry north_sea norwegian_sea")
    assert (table.there(1, "kara_sea"), table.there(1, "norwegian_sea")) == ("1fr", "1I 1fr")


@pytest.mark.rule("imperunde/sea-move/cargo-does-not-block")
def test_cargo_ships_hinder_nobody() -> None:
    table = Table().war((1, 2)).sea(1, "north_sea", "1I").sea(2, "norwegian_sea", "3I").move(1)
    table.do("sail infantry north_sea norwegian_sea", "done")
    assert (table.there(1, "norwegian_sea"), table.there(2, "norwegian_sea")) == ("1I", "3I")
    table = Table().war((1, 2)).sea(1, "north_sea", "1I").sea(2, "norwegian_sea", "3I").move(1)
    table.do("sail infantry north_sea norwegian_sea", "sail infantry_1 norwegian_sea kara_sea")
    assert table.there(1, "kara_sea") == "1I"


@pytest.mark.rule("imperunde/sea-move/warship-through-friend")
@pytest.mark.parametrize("armistice", [False, True])
def test_warships_may_pass_a_friends_sea(armistice: bool) -> None:
    table = Table().sea(1, "north_sea", "1fr 1sl").sea(2, "norwegian_sea", "1sl")
    if armistice:
        table.armistice((1, 2))
    table.move(1)
    for kind in ("frigate", "line"):
        table.do(f"sail {kind} north_sea norwegian_sea", f"sail {kind}_1 norwegian_sea kara_sea")
    assert (table.there(1, "kara_sea"), table.there(2, "norwegian_sea")) == ("1fr 1sl", "1sl")


@pytest.mark.rule("imperunde/sea-move/warship-not-end-with-friend")
def test_warships_may_not_end_their_move_in_a_friends_sea() -> None:
    table = Table().sea(1, "baltic_sea", "1fr").sea(2, "norwegian_sea", "1sl").move(1)
    table.do("sail frigate baltic_sea north_sea")
    rule = "imperunde/sea-move/warship-not-end-with-friend"
    assert table.refused("sail frigate_1 north_sea norwegian_sea") == rule  # no second move to leave it

    table = Table().sea(1, "north_sea", "2fr").sea(2, "norwegian_sea", "1sl").move(1)
    table.do("sail frigate north_sea norwegian_sea")
    assert table.refused("done") == rule
    assert table.refused("sail frigate north_sea baltic_sea") == "imperunde/ruling/friends-sea-exit"  # not yet
    table.do("sail frigate_1 norwegian_sea kara_sea", "done")


@pytest.mark.rule("imperunde/ruling/friends-sea-exit")
def test_passing_a_friend_needs_a_way_out_and_the_exit_comes_before_anything_else() -> None:
    table = Table().sea(1, "bering_sea", "2fr").sea(2, "gulf_of_alaska", "1fr").sea(3, "gulf_of_california", "1fr")
    table.war((1, 4)).sea(4, "south_sea", "1fr").land(1, "alaska", "1I 1tp").move(1)
    table.do("sail frigate bering_sea gulf_of_alaska")
    assert table.option_set() == {
        f"sail frigate_1 gulf_of_alaska {sea}" for sea in ("bering_sea", "mid_pacific", "south_sea")
    }  # not to another friend; to an enemy, yes
    for action in ("done", "march infantry alaska oregon", "sail frigate bering_sea mid_pacific"):
        assert table.refused(action)
    table.do("sail frigate_1 gulf_of_alaska south_sea").roll(6, 1)
    assert table.there(1, "south_sea") == "1fr"
    table.disc("gulf_of_alaska", "calm").move(1)
    rule = "imperunde/sea-move/warship-not-end-with-friend"
    assert table.refused("sail frigate bering_sea gulf_of_alaska") == rule


@pytest.mark.rule("imperunde/ruling/friends-sea-exit")
def test_a_storm_ends_the_duty_to_leave_a_friends_sea() -> None:
    table = Table().sea(1, "north_sea", "2fr").sea(2, "norwegian_sea", "1sl").disc("norwegian_sea", "storm").move(1)
    table.do("sail frigate north_sea norwegian_sea", "roll 1")
    assert (table.step, table.there(1, "norwegian_sea")) == ("move", "")
    table.do("sail frigate north_sea norwegian_sea", "roll 2")
    assert table.step == "leave"


@pytest.mark.rule("imperunde/ruling/friends-sea-exit", "imperunde/sea-move/one-master")
def test_a_warship_that_an_armistice_stops_behind_a_friends_sea_goes_back_to_where_it_came_from() -> None:
    table = Table().war((1, 3)).hand(3, "armistice").sea(1, "north_sea", "1fr").sea(2, "norwegian_sea", "1fr")
    table.sea(3, "kara_sea", "2fr").move(1)
    table.do("sail frigate north_sea norwegian_sea", "sail frigate_1 norwegian_sea kara_sea")
    assert (table.step, table.asked) == ("window", 3)
    table.do("card armistice", "against 1").passes()
    assert (table.there(1, "north_sea"), table.there(1, "norwegian_sea")) == ("1fr", "")
    assert table.refused("sail frigate_1 north_sea baltic_sea") == "imperunde/move/allowances"


@pytest.mark.rule("imperunde/ruling/friends-sea-exit", "imperunde/sea-move/one-master")
def test_the_same_holds_for_a_reinforcement_that_came_through_a_friends_sea() -> None:
    table = Table().war((1, 3)).hand(3, "armistice").sea(1, "east_siberian_sea", "2fr").sea(1, "north_sea", "1fr")
    table.sea(2, "norwegian_sea", "1fr").sea(3, "kara_sea", "2fr").move(1)
    table.do(*["sail frigate east_siberian_sea kara_sea"] * 2).passes().roll(6, 1, 5, 5).passes()
    table.do("sail frigate north_sea norwegian_sea", "sail frigate_1 norwegian_sea kara_sea")
    table.do("card armistice", "against 1").passes()
    assert (table.there(1, "east_siberian_sea"), table.there(1, "norwegian_sea")) == ("1fr", "")
    assert table.there(1, "north_sea") == "1fr"


@pytest.mark.rule("imperunde/sea-move/one-master")
def test_at_the_end_of_a_turn_no_sea_has_warships_of_two_players() -> None:
    table = Table().war((1, 3)).sea(1, "north_sea", "2fr").sea(2, "norwegian_sea", "1fr").sea(3, "baltic_sea", "1fr")
    table.move(1)
    table.do("sail frigate north_sea norwegian_sea")
    assert "done" not in table.options()  # friends
    table.do("sail frigate_1 norwegian_sea kara_sea", "sail frigate north_sea baltic_sea")
    assert "done" not in table.options()  # enemies
    table.roll(1, 6).do("done")
    assert (table.there(1, "baltic_sea"), table.there(3, "baltic_sea")) == ("", "1fr")


@pytest.mark.rule("imperunde/sea-move/sink-only-in-own-sea")
def test_cargo_in_a_friends_sea_is_safe_from_passing_enemies() -> None:
    table = Table().war((1, 3)).sea(1, "north_sea", "1fr").sea(2, "norwegian_sea", "1fr").sea(3, "norwegian_sea", "2I")
    table.move(1).do("sail frigate north_sea norwegian_sea", "sail frigate_1 norwegian_sea kara_sea")
    assert table.there(3, "norwegian_sea") == "2I"


@pytest.mark.rule("imperunde/ruling/sinking-automatic")
def test_a_warship_sinks_enemy_cargo_wherever_it_comes_even_if_it_sails_on() -> None:
    table = Table().war((1, 3)).sea(1, "north_sea", "1fr").sea(3, "norwegian_sea", "2I").sea(4, "norwegian_sea", "1I")
    table.sea(3, "kara_sea", "1fr 1C").move(1)
    table.do("sail frigate north_sea norwegian_sea")
    assert (table.there(3, "norwegian_sea"), table.there(4, "norwegian_sea")) == ("", "1I")  # 4 is a friend
    table.do("sail frigate_1 norwegian_sea kara_sea").roll(6, 1)
    assert table.there(3, "kara_sea") == ""  # and where it wins
    assert (table.reserve(3, "I"), table.reserve(3, "C")) == (40, 20)


@pytest.mark.rule("imperunde/sea-move/cargo-through-friend")
def test_cargo_may_pass_and_stay_with_friends_not_with_enemies_or_pirates() -> None:
    table = Table().war((1, 3)).sea(1, "north_sea", "3I").sea(2, "norwegian_sea", "1fr")
    table.sea(3, "north_atlantic", "1fr").sea("pirates", "baltic_sea", "1fr").move(1)
    table.do("sail infantry north_sea norwegian_sea", "sail infantry_1 norwegian_sea kara_sea")
    table.do("sail infantry north_sea norwegian_sea")
    for sea in ("north_atlantic", "baltic_sea"):
        assert table.refused(f"sail infantry north_sea {sea}") == "imperunde/sea-move/enemy-sea-blocks"
    table.do("done")
    assert table.there(1, "norwegian_sea") == "1I"


# -- the example ---------------------------------------------------------------------------------------------


def example() -> Table:
    """Red (1) is on turn, at war with blue (3); yellow (2) is at peace with both."""
    table = Table().war((1, 3)).sea(1, "bering_sea", "1fr 3I")
    table.sea(3, "mid_pacific", "2fr").sea(3, "gulf_of_alaska", "1I").sea(3, "south_sea", "2I 1C")
    return table.sea(2, "gulf_of_alaska", "1fr").sea(2, "gulf_of_california", "1sl").move(1)


@pytest.mark.rule(
    "imperunde/sea-move/example-setup",
    "imperunde/sea-move/example-pass",
    "imperunde/sea-move/example-no-sink",
    "imperunde/sea-move/example-sink",
    "imperunde/sea-move/example-no-stop",
)
def test_reds_frigate_passes_yellow_and_takes_the_south_sea() -> None:
    table = example()
    assert (table.relation(1, 3), table.relation(1, 2), table.relation(2, 3)) == ("war", "peace", "peace")
    table.do("sail frigate bering_sea gulf_of_alaska")
    assert table.there(3, "gulf_of_alaska") == "1I"
    assert table.refused("done")
    table.do("sail frigate_1 gulf_of_alaska south_sea")
    assert (table.there(3, "gulf_of_alaska"), table.there(3, "south_sea")) == ("1I", "")
    assert table.there(1, "south_sea") == "1fr"
    table.do("done")
    assert table.asked == 2


@pytest.mark.rule(
    "imperunde/sea-move/example-setup",
    "imperunde/sea-move/example-blue-cargo-legal",
    "imperunde/sea-move/example-cargo-stay",
    "imperunde/sea-move/example-land",
    "imperunde/sea-move/example-cargo-blocked",
)
def test_reds_cargo_goes_to_yellow_or_lands_but_not_to_blue() -> None:
    table = example()
    assert table.refused("sail infantry bering_sea mid_pacific") == "imperunde/sea-move/enemy-sea-blocks"
    table.do(*["sail infantry bering_sea gulf_of_alaska"] * 3)
    assert (table.there(1, "gulf_of_alaska"), table.there(3, "gulf_of_alaska")) == ("3I", "1I")
    table.do("land infantry_1 gulf_of_alaska california", "land infantry_1 gulf_of_alaska california", "fight")
    assert [(event["foe"], event["space"]) for event in table.events("attack")] == [("natives", "california")]
    table.roll(6, 6, 1, 1).do("done")
    assert (table.there(1, "california"), table.there(1, "gulf_of_alaska")) == ("2I", "1I")
    table = example()
    table.clear()
    assert (table.there(2, "gulf_of_alaska"), table.there(3, "gulf_of_alaska")) == ("1fr", "1I")


@pytest.mark.rule("imperunde/card/pirates/fight-timing", "imperunde/inv/move-allowance")
def test_cargo_that_pirates_sink_in_its_owners_turn_has_no_moves_left() -> None:
    table = Table().hand(1, "pirates").sea(1, "indian_ocean", "2I").move(1).do("card pirates", "at indian_ocean")
    assert table.there(1, "indian_ocean") == ""
    assert not table.option_set("sail")
    assert not table.game.violations(table.state)


@pytest.mark.rule("imperunde/sea-move/warship-through-friend", "imperunde/canal/friends-may-pass")
def test_a_friends_sea_behind_a_canal_may_be_passed() -> None:
    table = Table().canal("panama").land(2, "mosquito_coast", "1I 2tp").sea(2, "east_pacific", "1fr")
    table.sea(1, "caribbean", "1fr").move(1)
    assert "sail frigate caribbean east_pacific" in table.option_set("sail")
    assert table.refused("sail frigate caribbean east_pacific") == ""
