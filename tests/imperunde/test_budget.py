"""State budget: the sheet line by line, debts, what may be invested where."""

from __future__ import annotations

import pytest

from greatpowers.core.actions import BadNotation
from greatpowers.games.imperunde.powers import order_of_play
from tests.imperunde.table import Table

EXAMPLE_COLONIES = [("madagascar", "1tp"), ("guinea", "2I")]
EXAMPLE_SHIPS = {
    "arabian_sea": "1fr", "gulf_of_guinea": "1sl", "indian_ocean": "2I 1A", "magellan_strait": "1fr",
    "mid_atlantic": "1fr",
}  # fmt: skip


def sheet(table: Table, player: int = 1) -> dict[str, int]:
    """The sheet of a player."""
    lines: dict[str, int] = table.view(player)["players"][player - 1]["sheet"]
    return lines


def lines(table: Table, player: int = 1) -> list[int]:
    """The lines that follow from the board: carried, home, dividend, colonial, sea, interest."""
    return list(sheet(table, player).values())[:6]


@pytest.mark.rule("imperunde/budget/line-order")
def test_the_sheet_has_twelve_lines() -> None:
    assert list(sheet(Table().books())) == [
        "carried", "home_tax", "dividend", "colonial_tax", "sea_tax", "interest", "repaid", "borrowed", "free",
        "invested", "surplus", "debts",
    ]  # fmt: skip


@pytest.mark.rule("imperunde/budget/cashless")
def test_funds_come_from_the_sheet_alone() -> None:
    table = Table().surplus(1, 3).land(1, "siam", "2tp").debts(1, 5).books().do("debts repay_5", *["debts none"] * 3)
    written = list(sheet(table).values())
    assert table.state.funds[0] == written[8] == sum(written[:8]) == 3 + 5 + 6 + 2 - 1 - 5
    assert table.state.surplus[0] == 0  # it is on the sheet now, and nowhere else
    table.do("buy infantry great_britain", "done")
    assert sheet(table)["invested"] == 1
    assert table.state.funds[0] == 0
    assert table.state.surplus[0] == sheet(table)["surplus"] == 9


@pytest.mark.rule("imperunde/budget/surplus")
def test_while_somebody_invests_his_sheet_says_what_would_be_left() -> None:
    table = Table().books().do(*["debts none"] * 4).do("buy infantry great_britain")
    assert (sheet(table)["invested"], sheet(table)["surplus"]) == (1, 10)
    assert (sheet(table, 2)["invested"], sheet(table, 2)["surplus"]) == (0, 0)
    table.do("done")
    assert (sheet(table)["invested"], sheet(table)["surplus"]) == (1, 10)
    assert (sheet(table, 2)["invested"], sheet(table, 2)["surplus"]) == (0, 11)


@pytest.mark.rule("imperunde/budget/carry-over")
def test_the_surplus_is_carried_over() -> None:
    table = Table().books()
    assert lines(table)[0] == 0
    table.do(*["debts none"] * 4).do(*["buy infantry great_britain"] * 7, "done")
    table.round(2).books()
    assert lines(table)[0] == 4


@pytest.mark.rule("imperunde/budget/home-tax")
def test_the_home_always_pays_five() -> None:
    assert lines(Table().war((1, 2), (1, 3), (1, 4)).books()) == [0, 5, 0, 0, 0, 0]


@pytest.mark.rule("imperunde/budget/peace-dividend")
def test_every_peace_pays_two() -> None:
    assert lines(Table().books())[2] == 6
    assert lines(Table().war((1, 2)).books())[2] == 4
    assert lines(Table().war((2, 3)).books())[2] == 6


@pytest.mark.rule("imperunde/budget/peace-dividend-not-armistice")
def test_an_armistice_pays_nothing() -> None:
    table = Table().armistice((1, 2)).books()
    assert [lines(table, player)[2] for player in (1, 2, 3)] == [4, 4, 6]


@pytest.mark.rule("imperunde/budget/colonial-tax")
def test_every_post_pays_one_those_of_a_canal_too() -> None:
    table = Table().land(1, "china", "3tp").land(1, "egypt", "4tp").canal("suez").land(2, "siam", "2tp").books()
    assert (lines(table)[3], lines(table, 2)[3]) == (7, 2)


@pytest.mark.rule("imperunde/budget/colonial-tax-famine")
def test_famine_stops_the_tax_of_its_colony() -> None:
    table = Table().land(1, "china", "3tp").land(1, "egypt", "2tp").disc("egypt", "famine").books()
    assert lines(table)[3] == 3


# -- sea-trade tax ---------------------------------------------------------------------------------------------


def sea_tax(*seas: str) -> int:
    """Yellow of the example has its home in South Africa; he has ships in these seas."""
    table = Table()
    for country, pieces in EXAMPLE_COLONIES:
        table.land(2, country, pieces)
    for sea in seas:
        table.sea(2, sea, EXAMPLE_SHIPS[sea])
    return lines(table.books(), 2)[4]


@pytest.mark.rule("imperunde/budget/sea-tax-two-conditions")
def test_a_sea_pays_who_controls_it_and_trades_at_its_coast() -> None:
    assert lines(Table().land(1, "guinea", "1I").sea(1, "mid_atlantic", "1fr").books())[4] == 0
    assert lines(Table().land(1, "guinea", "1tp").books())[4] == 0
    assert lines(Table().land(1, "guinea", "1tp").sea(1, "mid_atlantic", "1fr").books())[4] == 3
    assert lines(Table().land(2, "guinea", "1tp").sea(1, "mid_atlantic", "1fr").books())[4] == 0
    assert lines(Table().sea(1, "north_sea", "1fr").books())[4] == 2  # at home


@pytest.mark.rule("imperunde/budget/sea-tax-example-yes")
def test_example_two_seas_pay_five() -> None:
    assert sea_tax("arabian_sea") == 3
    assert sea_tax("gulf_of_guinea") == 2
    assert sea_tax("arabian_sea", "gulf_of_guinea") == 5


@pytest.mark.rule("imperunde/budget/sea-tax-example-cargo")
def test_example_cargo_ships_control_nothing() -> None:
    assert sea_tax("indian_ocean") == 0


@pytest.mark.rule("imperunde/budget/sea-tax-example-no-coast")
def test_example_the_strait_of_magellan_pays_nothing() -> None:
    assert sea_tax("magellan_strait") == 0


@pytest.mark.rule("imperunde/budget/sea-tax-example-no-post")
def test_example_a_colony_without_posts_brings_no_tax() -> None:
    assert sea_tax("mid_atlantic") == 0


@pytest.mark.rule("imperunde/budget/sea-tax-example-total")
def test_example_all_five_seas_pay_five() -> None:
    assert sea_tax(*EXAMPLE_SHIPS) == 5


@pytest.mark.rule("imperunde/budget/sea-tax-once")
def test_a_sea_pays_once() -> None:
    table = Table().land(1, "egypt", "2tp").land(1, "ceylon", "1tp").sea(1, "arabian_sea", "3fr").books()
    assert lines(table)[4] == 3


@pytest.mark.rule("imperunde/ruling/contested-sea-tax")
def test_a_shared_sea_pays_nobody_and_discs_do_not_touch_the_tax() -> None:
    pirates = Table().sea(1, "north_sea", "2fr").sea("pirates", "north_sea", "1fr").books()
    assert lines(pirates)[4] == 0
    enemies = Table(homes="GB ZA JP US").land(2, "germany", "1tp").sea(1, "north_sea", "1fr").sea(2, "north_sea", "1sl")
    enemies.war((1, 2)).books()
    assert (lines(enemies)[4], lines(enemies, 2)[4]) == (0, 0)
    for disc in ("famine", "plunder"):
        table = Table().land(1, "egypt", "1tp").disc("egypt", disc).sea(1, "arabian_sea", "1fr").books()
        assert lines(table)[3:5] == [0, 3]


# -- debts -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/budget/interest")
def test_interest_is_paid_on_the_debts_of_the_round_before() -> None:
    table = Table().debts(1, 15).surplus(1, 9).books()
    assert lines(table)[5] == -3
    table.do("debts repay_10", *["debts none"] * 3)
    assert sheet(table)["interest"] == -3
    table.begin_round().books()
    assert lines(table)[5] == -1


@pytest.mark.rule("imperunde/budget/repay")
def test_five_or_ten_may_be_repaid() -> None:
    rich = Table().debts(1, 15).surplus(1, 9).books()
    assert rich.option_set("debts") == {"debts repay_10", "debts repay_5", "debts none", "debts borrow_5"}
    rich.do("debts repay_10", *["debts none"] * 3)
    assert (rich.state.debts[0], rich.state.funds[0], sheet(rich)["repaid"]) == (5, 7, -10)
    for amount in (15, 3):
        with pytest.raises(BadNotation):
            rich.game.space.parse(f"debts repay_{amount}")


@pytest.mark.rule("imperunde/budget/repay-not-more-than-owed")
def test_nobody_repays_more_than_he_owes_or_has() -> None:
    refused = "imperunde/budget/repay-not-more-than-owed"
    owes_five = Table().debts(1, 5).surplus(1, 20).books()
    assert (owes_five.refused("debts repay_10"), owes_five.refused("debts repay_5")) == (refused, "")
    alone = Table().war((1, 2), (1, 3), (1, 4)).debts(1, 5).books()
    assert sum(lines(alone)) == 4
    assert alone.refused("debts repay_5") == refused
    assert Table().war((1, 2), (1, 3), (1, 4)).debts(1, 5).surplus(1, 1).books().refused("debts repay_5") == ""


@pytest.mark.rule("imperunde/ruling/net-debt-choice")
def test_debts_are_one_net_choice_and_income_is_never_negative() -> None:
    table = Table().war((1, 2), (1, 3), (1, 4)).debts(1, 25)
    assert sum(lines(table.books())) == 0
    assert table.asked == 2  # player 1 has no choice
    choice = Table().debts(1, 10).surplus(1, 9).books().do("debts repay_10")
    assert choice.asked == 2  # nothing to borrow beside it
    choice.do(*["debts none"] * 3)
    assert (sheet(choice)["repaid"], sheet(choice)["borrowed"]) == (-10, 0)


@pytest.mark.rule("imperunde/budget/borrow")
def test_five_may_be_borrowed() -> None:
    table = Table().books().do("debts borrow_5", *["debts none"] * 3)
    assert (table.state.funds[0], table.state.debts[0], sheet(table)["borrowed"]) == (16, 5, 5)
    with pytest.raises(BadNotation):
        table.game.space.parse("debts borrow_10")


@pytest.mark.rule("imperunde/budget/debt-cap")
def test_debts_never_exceed_25() -> None:
    assert Table().debts(1, 25).books().refused("debts borrow_5") == "imperunde/budget/debt-cap"
    assert Table().debts(1, 20).books().refused("debts borrow_5") == ""


@pytest.mark.rule("imperunde/budget/free-funds")
def test_free_funds_are_the_sum_of_the_lines_above() -> None:
    table = Table().surplus(1, 2).war((1, 2)).land(1, "china", "3tp").land(1, "east_india", "3tp").debts(1, 5)
    table.sea(1, "north_sea", "1fr").sea(1, "north_atlantic", "1fr").books()
    assert lines(table) == [2, 5, 4, 6, 5, -1]
    table.do("debts borrow_5", *["debts none"] * 3)
    assert sheet(table)["free"] == table.state.funds[0] == 26


@pytest.mark.rule("imperunde/budget/total-debts-line")
def test_total_debts_are_the_last_line() -> None:
    table = Table().debts(1, 10).books().do("debts borrow_5", *["debts none"] * 3)
    assert sheet(table)["debts"] == table.state.debts[0] == 15


# -- investing and what is left --------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/budget/invest-within-funds")
def test_nobody_invests_more_than_his_free_funds() -> None:
    table = Table().funds(1, 4).land(1, "siam", "2tp").land(1, "egypt", "1I").invest(1)
    for purchase in ("launch line great_britain north_sea", "launch line siam china_sea", "buy_card", "canal suez"):
        assert table.refused(purchase) == "imperunde/budget/invest-within-funds"
    table.do("launch frigate great_britain north_sea", "buy infantry great_britain")
    assert table.options() == ["done"]


@pytest.mark.rule("imperunde/budget/surplus")
def test_what_is_not_invested_is_the_surplus() -> None:
    table = Table().books().do(*["debts none"] * 4)
    table.do("launch line great_britain north_sea", "launch frigate great_britain north_sea", "done")
    assert (sheet(table)["free"], sheet(table)["invested"], sheet(table)["surplus"]) == (11, 8, 3)
    assert table.state.surplus[0] == 3


@pytest.mark.rule("imperunde/budget/late-income-to-surplus")
def test_late_income_can_be_invested_only_in_the_next_round() -> None:
    table = Table().land(1, "china", "3tp").surplus(1, 3).wheel().do("spin china", "event land_trade")
    assert (table.state.surplus[0], table.state.funds[0], sheet(table)["surplus"]) == (6, 0, 6)
    assert lines(table.round(2).books())[0] == 6


@pytest.mark.rule("imperunde/budget/round-columns", "imperunde/ruling/many-rounds")
def test_an_eleventh_round_is_played_clockwise() -> None:
    table = Table().round(10).begin_round()
    assert (table.state.round, table.step) == (11, "starter")
    table.roll(1, 6, 1, 1)
    assert order_of_play(table.state) == [1, 2, 3, 0]
    assert order_of_play(Table().round(12, starter=2).state) == [1, 0, 3, 2]
    assert Table().round(999).begin_round().roll(6, 1, 1, 1).state.round == 1000  # no end but the goal


@pytest.mark.rule("imperunde/income/all-players-book")
def test_phase_3_ends_when_everybody_has_booked() -> None:
    table = Table().books()
    for player in (1, 2, 3, 4):
        assert (table.asked, table.state.phase) == (player, 3)
        table.do("debts none")
    assert (table.state.phase, table.step) == (4, "invest")


@pytest.mark.rule("imperunde/ruling/books-order")
def test_cards_come_before_the_sheets_and_debts_are_chosen_in_secret() -> None:
    table = Table().land(2, "egypt", "2tp").war((1, 2)).hand(1, "plunder").before_books()
    assert table.step == "window"
    table.do("card plunder", "at egypt")
    assert (lines(table)[3], lines(table, 2)[3], table.step) == (2, 0, "debts")
    table.do("debts borrow_5")
    for viewer in (2, 3, 4):
        other = table.view(viewer)["players"][0]
        assert (other["booked"], other["debts"], other["funds"], other["sheet"]["borrowed"]) == (True, 0, 0, 0)
        assert not {"booking", "draft"} & set(other)
    own = table.view(1)["players"][0]
    assert (own["booking"], own["sheet"]["free"]) == (5, 0)
    assert {line: own["draft"][line] for line in ("repaid", "borrowed", "free", "debts")} == {
        "repaid": 0, "borrowed": 5, "free": 5 + 4 + 2 + 5, "debts": 5,
    }  # fmt: skip
    assert table.view(2)["players"][1]["draft"] is None
    table.do(*["debts none"] * 3)
    assert table.view(2)["players"][0]["debts"] == 5


@pytest.mark.rule("imperunde/ruling/black-disc-blocks-all")
@pytest.mark.parametrize("disc", ["famine", "plunder"])
def test_a_black_disc_stops_everything_but_smuggling(disc: str) -> None:
    table = Table().land(1, "egypt", "1I 1tp").disc("egypt", disc).funds(1, 20).hand(1, "smuggling").invest(1)
    for purchase in (
        "post egypt",
        "canal suez",
        "buy infantry egypt",
        "buy fort egypt",
        "launch frigate egypt arabian_sea",
    ):
        assert table.refused(purchase) == "imperunde/invest/black-disc-blocks"
    table.do("card smuggling", "at egypt", "buy fort egypt", "buy infantry egypt", "buy infantry egypt")
    assert table.there(1, "egypt") == "3I 1F 1tp"


@pytest.mark.rule("imperunde/ruling/colony-pot")
def test_three_for_each_old_post_are_one_pot_and_are_not_saved() -> None:
    table = Table().land(1, "east_india", "2tp").land(1, "siam", "1tp").funds(1, 20).invest(1)
    table.do("launch frigate east_india gulf_of_bengal", *["buy infantry east_india"] * 3)
    assert table.refused("buy infantry east_india") == "imperunde/invest/three-per-post"
    table.do("buy artillery siam")  # another colony has its own
    idle = Table().land(1, "siam", "1tp").funds(1, 20).invest(1).do("done")
    idle.funds(1, 20).invest(1).do("buy artillery siam")
    assert idle.refused("buy infantry siam") == "imperunde/invest/three-per-post"


@pytest.mark.rule("imperunde/ruling/canal-needs")
def test_a_canal_needs_a_colony_without_disc_and_two_spare_posts() -> None:
    table = Table().land(1, "egypt", "1I").funds(1, 8).invest(1).do("canal suez")
    assert (table.there(1, "egypt"), table.reserve(1, "tp")) == ("1I 2tp", 43)
    again = Table().land(1, "egypt", "4tp").canal("suez").funds(1, 8).invest(1)
    assert again.refused("canal suez") == "imperunde/invest/canal-once"
    disc = Table().land(1, "egypt", "1I").disc("egypt", "famine").funds(1, 8).invest(1)
    assert disc.refused("canal suez") == "imperunde/invest/black-disc-blocks"
    for spare, rule in ((1, "imperunde/ruling/canal-needs"), (2, "")):
        few = Table(goal=45).land(1, "congo", f"{45 - spare}tp").land(1, "egypt", "1I").debts(1, 5).funds(1, 8)
        assert few.invest(1).refused("canal suez") == rule


@pytest.mark.rule("imperunde/ruling/posts-beyond-stock")
def test_without_spare_posts_one_cannot_build_but_conquers_all() -> None:
    table = Table(goal=45).land(1, "congo", "45tp 3A").land(1, "siam", "1I").debts(1, 5).funds(1, 9)
    assert table.invest(1).refused("post siam") == "imperunde/ruling/posts-beyond-stock"
    table.land(2, "guinea", "3tp").war((1, 2)).canal("suez").move(1)
    table.do("march artillery congo guinea", *["march artillery congo egypt"] * 2).roll(8, 8, 1, 1)
    assert (table.there(1, "guinea"), table.there(1, "egypt")) == ("1A 3tp", "2A 2tp")
    assert lines(table.books())[3] == 50
    assert table.reserve(2, "tp") == 45


@pytest.mark.rule("imperunde/ruling/disc-changes-hands")
def test_a_disc_stays_when_its_colony_changes_hands() -> None:
    table = Table().land(2, "egypt", "2tp").disc("egypt", "famine").land(1, "congo", "1I 1tp").war((1, 2)).move(1)
    table.do("march infantry congo egypt")
    assert table.view(1)["lands"]["egypt"]["discs"] == ["famine"]
    bound = table.funds(1, 9).invest(1)
    assert bound.refused("buy infantry egypt") == "imperunde/invest/black-disc-blocks"
    assert "discs" not in table.events_phase().view(1)["lands"]["egypt"]


@pytest.mark.rule("imperunde/ruling/public-information")
def test_hands_are_hidden_and_everything_else_is_open() -> None:
    table = Table().hand(2, "sabotage", "counter").hand(1, "unmask").funds(2, 7).debts(2, 10).surplus(2, 3)
    table.land(2, "egypt", "2I 1F 2tp").sea(2, "arabian_sea", "1fr").war((1, 2)).move(1)
    mine, theirs = table.view(1)["players"][0], table.view(1)["players"][1]
    assert mine["hand"] == {"unmask": 1}
    assert "hand" not in theirs
    assert (theirs["cards"], theirs["funds"], theirs["debts"], theirs["surplus"]) == (2, 7, 10, 3)
    assert table.view(1)["lands"]["egypt"] == {"owner": 1, "units": {"infantry": 2, "fort": 1}, "posts": 2}
    assert table.view(1)["seas"]["arabian_sea"] == {"1": {"units": {"frigate": 1}}}
    assert table.view(1)["relations"][1]["now"][0] == "war"
    assert (table.view(1)["pile"], table.view(1)["discard"]) == (45, {})
    spectator = table.state.view(None)
    assert not any("hand" in player for player in spectator["players"])
    # Another hand and another pile look the same.
    twin = Table().hand(2, "plunder", "treason").hand(1, "unmask").funds(2, 7).debts(2, 10).surplus(2, 3)
    twin.land(2, "egypt", "2I 1F 2tp").sea(2, "arabian_sea", "1fr").war((1, 2)).move(1)
    assert (twin.view(1), twin.state.view(None)) == (table.view(1), spectator)
    assert twin.view(2) != table.view(2)
