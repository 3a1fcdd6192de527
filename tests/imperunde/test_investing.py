"""Investments: what may be bought where, for how much (imperunde/invest/*)."""

import pytest

from greatpowers.core.actions import BadNotation
from tests.imperunde.table import Table


@pytest.mark.rule("imperunde/invest/turn-order")
def test_everybody_invests_in_order_of_play_and_finishes_before_the_next() -> None:
    table = Table().round(2, starter=3).funds(3, 3).funds(2, 9).invest(3)
    assert table.refused("buy infantry south_africa", 2) == "imperunde/invest/turn-order"
    table.do("buy infantry japan", "buy infantry japan")
    assert (table.asked, table.refused("done", 2)) == (3, "imperunde/invest/turn-order")
    table.do("done")
    assert table.asked == 2
    table.do("buy infantry south_africa", "done")
    assert table.asked == 1
    assert table.refused("buy infantry south_africa", 2) == "imperunde/invest/turn-order"


@pytest.mark.rule("imperunde/invest/home-unlimited")
def test_the_home_takes_whatever_the_free_funds_allow() -> None:
    table = Table().funds(1, 12).invest(1)
    table.do(*["buy infantry great_britain"] * 12)
    assert (table.there(1, "great_britain"), table.state.funds[0]) == ("12I", 0)
    assert table.refused("buy infantry great_britain") == "imperunde/budget/invest-within-funds"


@pytest.mark.rule("imperunde/invest/home-no-forts-no-posts")
def test_neither_forts_nor_posts_at_home() -> None:
    table = Table().funds(1, 12).invest(1)
    assert table.refused("buy fort great_britain") == "imperunde/invest/home-no-forts-no-posts"
    assert table.refused("post great_britain") == "imperunde/invest/home-no-forts-no-posts"


@pytest.mark.rule("imperunde/invest/home-account")
def test_posts_cards_and_canals_do_not_count_for_the_colony() -> None:
    table = Table().land(1, "egypt", "1tp").funds(1, 18).invest(1)
    table.do("buy fort egypt", "post egypt", "canal suez", "buy_card", "draw sabotage")
    assert (table.there(1, "egypt"), table.state.funds[0]) == ("1F 4tp", 0)

    table = Table().land(1, "egypt", "1tp").funds(1, 18).invest(1)
    table.do("post egypt", "canal suez", "buy fort egypt")
    assert table.refused("buy infantry egypt") == "imperunde/invest/three-per-post"


@pytest.mark.rule("imperunde/invest/new-post-no-military")
def test_a_new_post_supports_units_only_from_the_next_round_on() -> None:
    table = Table().land(1, "egypt", "1I").funds(1, 12).invest(1).do("post egypt")
    assert table.view(2)["lands"]["egypt"]["new_posts"] == 1  # it lies on its side
    for purchase in ("buy infantry egypt", "launch frigate egypt mediterranean"):
        assert table.refused(purchase) == "imperunde/invest/new-post-no-military"
    table.do("done", "done", "done", "done")
    assert table.state.phase == 6
    assert "new_posts" not in table.view(2)["lands"]["egypt"]
    table.funds(1, 12).invest(1).do("buy infantry egypt")
    assert table.there(1, "egypt") == "2I 1tp"


@pytest.mark.rule("imperunde/invest/three-per-post")
def test_three_doubloons_for_each_old_post_and_round() -> None:
    table = Table().land(1, "egypt", "1tp").funds(1, 20).invest(1).do("buy artillery egypt")
    assert table.refused("buy infantry egypt") == "imperunde/invest/three-per-post"
    table.do("done").funds(1, 20).invest(1).do("buy cavalry egypt", "buy infantry egypt")
    assert table.refused("buy infantry egypt") == "imperunde/invest/three-per-post"


@pytest.mark.rule("imperunde/invest/pooled-per-colony")
def test_the_limit_is_one_sum_for_the_colony() -> None:
    table = Table().land(1, "egypt", "2tp").land(1, "arabia", "1tp").funds(1, 20).invest(1)
    table.do("launch line egypt mediterranean", "buy infantry egypt")
    assert table.refused("buy infantry egypt") == "imperunde/invest/three-per-post"
    assert table.refused("launch line arabia arabian_sea") == "imperunde/invest/three-per-post"
    table.do("launch frigate arabia arabian_sea")


@pytest.mark.rule("imperunde/invest/example-round-1", "imperunde/invest/example-round-2")
def test_east_india_in_two_rounds() -> None:
    table = Table().land(2, "east_india", "1I").funds(2, 10).invest(2)  # yellow is South Africa
    table.do("post east_india", "post east_india")
    assert (table.state.funds[1], table.view(1)["lands"]["east_india"]["new_posts"]) == (6, 2)
    assert table.refused("buy infantry east_india") == "imperunde/invest/new-post-no-military"
    table.do("done", "done", "done").funds(2, 12).invest(2)
    table.do("launch frigate east_india gulf_of_bengal", *["buy infantry east_india"] * 3, "post east_india")
    assert table.state.funds[1] == 12 - 8
    assert (table.there(2, "east_india"), table.there(2, "gulf_of_bengal")) == ("4I 3tp", "1fr")
    assert table.view(1)["lands"]["east_india"]["new_posts"] == 1
    assert table.refused("buy infantry east_india") == "imperunde/invest/three-per-post"
    assert table.refused("post east_india") == "imperunde/post/cap-value"


@pytest.mark.rule("imperunde/invest/fort-not-on-new-post")
def test_a_fort_needs_an_old_post_without_a_fort() -> None:
    table = Table().land(1, "egypt", "1tp 1F").funds(1, 20).invest(1).do("post egypt")
    assert table.refused("buy fort egypt") == "imperunde/invest/fort-not-on-new-post"
    table = Table().land(1, "egypt", "2tp 1F").funds(1, 20).invest(1).do("buy fort egypt")
    assert table.there(1, "egypt") == "2F 2tp"


@pytest.mark.rule("imperunde/invest/armies-on-land")
def test_armies_stand_in_the_country_that_pays_never_at_sea() -> None:
    table = Table().funds(1, 20).invest(1)
    for purchase in ("buy infantry north_sea", "launch infantry great_britain north_sea"):
        with pytest.raises(BadNotation) as error:
            table.game.space.parse(purchase)
        assert table.game.rule_against(error.value) == "imperunde/invest/armies-on-land"


@pytest.mark.rule("imperunde/post/needed-for-military")
def test_no_units_are_bought_in_a_land_of_others_or_of_nobody() -> None:
    table = Table().land(2, "arabia", "1tp").funds(1, 20).invest(1)
    for purchase in (
        "buy infantry arabia", "buy fort arabia", "buy infantry congo", "launch frigate arabia arabian_sea",
    ):  # fmt: skip
        assert table.refused(purchase) == "imperunde/post/needed-for-military"


@pytest.mark.rule("imperunde/invest/canal-suez", "imperunde/invest/canal-panama")
@pytest.mark.parametrize(("canal", "country", "cost"), [("suez", "egypt", 8), ("panama", "mosquito_coast", 10)])
def test_prices_of_the_canals(canal: str, country: str, cost: int) -> None:
    table = Table().land(1, country, "1I").funds(1, cost - 1).invest(1)
    assert table.refused(f"canal {canal}") == "imperunde/budget/invest-within-funds"
    table.funds(1, cost).invest(1).do(f"canal {canal}")
    assert (table.state.funds[0], table.there(1, country)) == (0, "1I 2tp")
    assert table.view(2)["canals"] == [canal]


@pytest.mark.rule("imperunde/invest/canal-posts-new")
def test_the_posts_of_a_canal_are_new() -> None:
    table = Table().land(1, "egypt", "1I").funds(1, 20).invest(1).do("canal suez")
    assert table.refused("buy infantry egypt") == "imperunde/invest/new-post-no-military"
    assert table.refused("buy fort egypt") == "imperunde/invest/fort-not-on-new-post"
    table.do("done", "done", "done", "done").funds(1, 20).invest(1).do("buy fort egypt")
    assert table.there(1, "egypt") == "1I 1F 2tp"


@pytest.mark.rule("imperunde/invest/canal-once")
def test_a_canal_is_built_once_and_never_lost() -> None:
    table = Table().land(1, "egypt", "1I 2tp").canal("suez").funds(1, 20).invest(1)
    assert table.refused("canal suez") == "imperunde/invest/canal-once"
    table.do("done").wheel().do("spin egypt", "event land_unrest").roll(2, 1, 1)
    assert (table.owner("egypt"), table.view(2)["canals"]) == (0, ["suez"])
    table.land(2, "egypt", "1I 2tp").funds(2, 20).invest(2)
    assert table.refused("canal suez") == "imperunde/invest/canal-once"


@pytest.mark.rule("imperunde/invest/black-disc-blocks")
@pytest.mark.parametrize("disc", ["famine", "plunder"])
def test_nothing_can_be_invested_under_a_black_disc(disc: str) -> None:
    table = Table().land(1, "egypt", "1tp").disc("egypt", disc).hand(1, "smuggling").funds(1, 20).invest(1)
    for purchase in (
        "buy infantry egypt", "buy fort egypt", "post egypt", "launch frigate egypt mediterranean", "canal suez",
    ):  # fmt: skip
        assert table.refused(purchase) == "imperunde/invest/black-disc-blocks"
    table.do("card smuggling", "at egypt", *["buy infantry egypt"] * 5)
    assert table.there(1, "egypt") == "5I 1tp"


@pytest.mark.rule("imperunde/invest/ship-adjacent")
def test_a_new_warship_goes_into_a_sea_that_borders_the_payer() -> None:
    table = Table().land(1, "egypt", "2tp").land(1, "mongolia", "1tp").funds(1, 20).invest(1)
    assert table.option_set("launch") == {
        f"launch {kind} {place}"
        for kind in ("frigate", "line")
        for place in (
            "great_britain north_sea", "great_britain north_atlantic", "egypt mediterranean", "egypt arabian_sea",
        )
    }  # fmt: skip
    for purchase in ("launch frigate egypt north_sea", "launch frigate mongolia china_sea"):
        with pytest.raises(BadNotation):
            table.game.space.parse(purchase)
    table.do("launch frigate egypt mediterranean")
    assert table.there(1, "mediterranean") == "1fr"


@pytest.mark.rule("imperunde/invest/ship-into-enemy-sea")
def test_a_new_warship_may_go_where_enemies_or_pirates_are() -> None:
    table = Table().war((1, 2)).sea(2, "north_sea", "1fr").sea("pirates", "north_atlantic", "1fr").funds(1, 6).invest(1)
    table.do("launch frigate great_britain north_sea", "launch frigate great_britain north_atlantic")
    assert table.there(1, "north_sea") == table.there(2, "north_sea") == "1fr"  # no fight yet
    table.do("done", "done", "done", "done")
    assert (table.state.phase, table.step) == (5, "dice")
    assert [event["foe"] for event in table.events("attack")] == ["2"]


@pytest.mark.rule("imperunde/invest/ship-not-with-friends")
def test_a_new_warship_may_not_go_where_a_friend_has_warships() -> None:
    table = Table().sea(2, "north_sea", "1fr").funds(1, 6).invest(1)
    assert table.refused("launch frigate great_britain north_sea") == "imperunde/invest/ship-not-with-friends"
    assert table.refused("launch line great_britain north_sea") == "imperunde/invest/ship-not-with-friends"
    table.do("launch frigate great_britain north_atlantic")


@pytest.mark.rule("imperunde/invest/cargo-irrelevant")
@pytest.mark.parametrize("war", [False, True])
def test_cargo_ships_do_not_hinder_placing(war: bool) -> None:
    table = Table().sea(2, "north_sea", "2I").funds(1, 6)
    if war:
        table.war((1, 2))
    table.invest(1).do("launch frigate great_britain north_sea")
    assert (table.there(1, "north_sea"), table.there(2, "north_sea")) == ("1fr", "2I")
