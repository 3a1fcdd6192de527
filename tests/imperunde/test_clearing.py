"""Clearing the seas: who fights whom until a sea has one master, and whose cargo goes down (imperunde/clear/*)."""

import pytest

from tests.imperunde.table import Table


def fights(table: Table) -> list[tuple[str, str]]:
    """Attacker and defender of every battle so far."""
    return [(event["party"], event["foe"]) for event in table.events("attack")]


@pytest.mark.rule("imperunde/clear/when")
def test_only_seas_with_enemies_and_a_warship_are_cleared() -> None:
    table = Table().war((1, 2)).sea(1, "north_sea", "1fr").sea(2, "baltic_sea", "1fr").sea(3, "north_sea", "1I").clear()
    assert (table.state.phase, table.step, table.asked) == (6, "move", 1)
    table = Table().war((1, 2)).sea(1, "north_sea", "1fr").sea(2, "north_sea", "1fr").clear()
    assert (table.state.phase, table.step) == (5, "dice")
    table = Table().sea(1, "north_sea", "1fr").sea("pirates", "north_sea", "1fr").clear()
    assert (table.state.phase, table.step) == (5, "dice")
    table = Table().sea("pirates", "north_sea", "1fr").sea(1, "north_sea", "1I").clear()
    assert (table.state.phase, table.there(1, "north_sea")) == (6, "")


@pytest.mark.rule("imperunde/clear/until-one")
def test_they_fight_until_one_is_left_without_a_way_out() -> None:
    table = (
        Table().war((1, 2)).sea(1, "north_sea", "2fr").sea(2, "north_sea", "1sl").sea(1, "baltic_sea", "3fr").clear()
    )
    table.roll(3, 2, 8)
    assert (table.there(1, "north_sea"), table.step) == ("", "dice")  # the other frigate fights on, alone
    table.roll(6, 5)
    assert (table.there(1, "north_sea"), table.there(2, "north_sea"), table.state.phase) == ("1fr", "", 6)


@pytest.mark.rule("imperunde/clear/order", "imperunde/ruling/clearing-order")
def test_several_parties_fight_in_order_of_play_the_winner_against_the_next() -> None:
    table = Table().round(1, starter=3).war((1, 2), (1, 3), (2, 3))  # order of play 3, 4, 1, 2
    for player in (1, 2, 3):
        table.sea(player, "north_sea", "1fr")
    table.clear().roll(2, 5)  # the earlier attacks: player 3 loses against player 1
    assert table.there(3, "north_sea") == ""
    table.roll(6, 1)
    assert fights(table) == [("3", "1"), ("1", "2")]
    assert (table.there(1, "north_sea"), table.there(2, "north_sea")) == ("1fr", "")


@pytest.mark.rule("imperunde/clear/pirates-last", "imperunde/ruling/clearing-order")
def test_the_last_player_attacks_the_pirates() -> None:
    table = Table().war((1, 2)).sea(2, "north_sea", "1fr").sea("pirates", "north_sea", "1fr").sea(1, "north_sea", "1fr")
    table.clear().roll(1, 6).roll(5, 4)
    assert fights(table) == [("1", "2"), ("2", "pirates")]
    assert (table.there(2, "north_sea"), table.there("pirates", "north_sea")) == ("1fr", "")


@pytest.mark.rule("imperunde/ruling/clearing-order")
def test_seas_are_cleared_in_the_order_of_the_map() -> None:
    table = Table().war((1, 2))
    for sea in ("coral_sea", "arabian_sea", "north_sea"):
        table.sea(1, sea, "1fr").sea(2, sea, "1fr")
    table.clear().roll(6, 1).roll(6, 1).roll(6, 1)
    assert [event["space"] for event in table.events("attack")] == ["arabian_sea", "north_sea", "coral_sea"]


@pytest.mark.rule("imperunde/clear/cargo-of-losers")
def test_cargo_ships_of_the_beaten_are_sunk_after_all_fights() -> None:
    table = Table().war((1, 2), (1, 3), (2, 3)).sea(1, "north_sea", "1fr")
    table.sea(2, "north_sea", "1fr 1I 1C").sea(3, "north_sea", "1fr 1A").clear().roll(6, 1)
    assert (table.there(2, "north_sea"), table.step) == ("1I 1C", "dice")  # one more fight is to come
    table.roll(6, 1)
    assert (table.there(2, "north_sea"), table.there(3, "north_sea")) == ("", "")
    assert (table.reserve(2, "C"), table.reserve(3, "A")) == (20, 20)


@pytest.mark.rule("imperunde/clear/only-cargo")
def test_cargo_ships_alone_stay_together_even_of_enemies() -> None:
    table = Table().war((1, 2)).sea(1, "north_sea", "2I").sea(2, "north_sea", "1A").clear()
    assert (table.state.phase, table.there(1, "north_sea"), table.there(2, "north_sea")) == (6, "2I", "1A")


@pytest.mark.rule("imperunde/clear/cargo-vs-warship")
def test_warships_sink_an_enemys_cargo_without_dice() -> None:
    table = Table().sea(1, "north_sea", "1fr").sea(2, "north_sea", "2I").talks().do("speak 1 2 war", "close 1")
    assert table.there(2, "north_sea") == "2I"
    table.clear()
    assert (table.there(2, "north_sea"), table.state.phase, table.events("die")) == ("", 6, [])


@pytest.mark.rule("imperunde/ruling/third-cargo")
def test_the_master_sinks_his_own_enemies_cargo_and_no_others() -> None:
    table = Table(5).war((1, 2), (1, 3), (3, 4)).sea(1, "north_sea", "1fr").sea(2, "north_sea", "1fr")
    for player in (3, 4, 5):
        table.sea(player, "north_sea", "1I")
    table.armistice((1, 5)).clear().roll(6, 1)
    assert [table.there(player, "north_sea") for player in (3, 4, 5)] == ["", "1I", "1I"]

    table = Table().war((2, 3)).sea(1, "north_sea", "1fr").sea(2, "north_sea", "1I").sea(3, "north_sea", "1I").clear()
    assert table.there(2, "north_sea") == table.there(3, "north_sea") == "1I"  # enemies under a common friend

    table = Table().sea(1, "north_sea", "1fr 1I").sea(2, "north_sea", "1I").sea("pirates", "north_sea", "1fr").clear()
    table.roll(1, 6)
    assert (table.there(1, "north_sea"), table.there(2, "north_sea")) == ("", "")  # pirates sink everybody's


@pytest.mark.rule("imperunde/clear/when")
def test_a_war_that_breaks_out_in_this_phase_reaches_seas_that_were_cleared_before() -> None:
    table = Table().round(1, starter=2).war((1, 2)).hand(1, "declaration").always(1)
    for sea in ("arabian_sea", "north_sea"):
        table.sea(1, sea, "1fr").sea(2, sea, "1fr")
    table.sea(3, "arabian_sea", "1I").clear().do("pass", "pass").roll(1, 6)
    assert (table.step, table.there(3, "arabian_sea")) == ("window", "1I")  # before the North Sea
    table.do("card declaration", "against 3").passes().roll(1, 6)
    assert (table.state.phase, table.asked, table.there(3, "arabian_sea")) == (6, 2, "")


def shared_in_peace() -> Table:
    """Player 1 has hired pirates in a sea of player 2, and then the two have made peace."""
    table = (
        Table().war((1, 2)).sea(2, "north_sea", "1sl 1I").sea("pirates", "north_sea", "2fr").sea(1, "north_sea", "1A")
    )
    table.hand(1, "privateers").talks().do("interrupt 1 privateers", "at north_sea")
    return table.do("speak 1 2 peace", "speak 2 1 peace", "close 1")


@pytest.mark.rule("imperunde/ruling/peace-in-one-sea", "imperunde/clear/until-one")
def test_warships_that_share_a_sea_fight_for_it_even_if_peace_was_made_and_spare_the_cargo() -> None:
    table = shared_in_peace()
    assert (table.relation(1, 2), table.there(1, "north_sea"), table.there(2, "north_sea")) == (
        "peace",
        "1A 2fr",
        "1I 1sl",
    )
    table.clear()
    assert (table.state.phase, table.step, fights(table)) == (5, "dice", [("1", "2")])
    table.roll(6, 2, 5)
    assert (table.there(1, "north_sea"), table.there(2, "north_sea"), table.state.phase) == ("1A 2fr", "1I", 6)
    assert "imperunde/inv/one-master-per-sea" not in table.game.violations(table.state)
