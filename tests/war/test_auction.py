"""Auction for the order of play (war/opt/auction)."""

from __future__ import annotations

from itertools import permutations

import pytest

from greatpowers.core.game import OPEN, SEALED
from greatpowers.games.war import turn
from tests.war.table import Table, same


def bidding(*purses: int) -> Table:
    """Everybody has paid maintenance and has so many points; the auction is on."""
    table = Table(len(purses), auction="on")
    for player, pp in enumerate(purses, start=1):
        table.money(player, pp)
    return table.production(turn.AUCTION)


def bid(table: Table, *bids: int) -> Table:
    for player, amount in enumerate(bids, start=1):
        table.do(f"bid {amount}", player=player)
    return table


@pytest.mark.rule("war/opt/auction/timing", "war/ruling/auction-order")
def test_bids_come_after_maintenance_and_replace_the_lots() -> None:
    table = Table(3, auction="on").land(1, "france", "i", "city").land(2, "spain", "i").land(3, "japan", "i")
    table.state.order = [2, 0, 1]
    table.production()
    assert table.step == "bid", "no order is drawn"
    assert [event["seat"] for event in table.events("maintained")] == ["3", "1", "2"], "the order of the last turn"
    assert table.state.pp == [9, 4, 4]


@pytest.mark.rule("war/opt/auction/secret-bids", "war/ruling/auction-order")
def test_everybody_pays_what_they_bid() -> None:
    table = bidding(10, 10, 10)
    assert table.state.deciders() == [0, 1, 2]
    assert len(table.options(1)) == 11
    assert table.refused("bid 11", 1) == "war/opt/auction/secret-bids"
    table.do("bid 0", player=1)
    assert table.refused("bid 1", 1) == "war/opt/auction/secret-bids", "only once"
    table.do("bid 3", player=2)
    assert (table.state.pp, table.events("bid")) == ([10, 10, 10], []), "nothing is opened yet"
    table.do("bid 7", player=3)
    assert table.state.pp == [10, 7, 3]
    assert [event["amount"] for event in table.events("bid")] == ["0", "3", "7"]


@pytest.mark.rule("war/opt/auction/secret-bids")
def test_a_bid_is_sealed_until_the_last_one_opens_all() -> None:
    table = bidding(10, 10, 10)
    state, action = table.state, table.game.space.parse("bid 3")
    assert [state.secrecy(action, 0, viewer) for viewer in (0, 1, None)] == [OPEN, SEALED, SEALED]
    assert not state.reveals(action, 0)
    table.do("bid 0", player=1).do("bid 3", player=2)
    assert [state.secrecy(action, 2, viewer) for viewer in (0, 2, None)] == [OPEN] * 3
    assert state.reveals(action, 2)


@pytest.mark.rule("war/opt/auction/secret-bids")
def test_the_order_in_which_bids_are_made_changes_nothing() -> None:
    expected = bid(bidding(9, 9, 9), 5, 2, 8)
    for order in permutations((1, 2, 3)):
        table = bidding(9, 9, 9)
        for player in order:
            table.do(f"bid {(5, 2, 8)[player - 1]}", player=player)
        assert same(table.state, expected.state)
        assert table.events() == expected.events()


@pytest.mark.rule("war/opt/auction/ascending-choice")
def test_from_the_lowest_bid_up_everybody_takes_a_place_in_line() -> None:
    table = bid(bidding(10, 10, 10), 0, 3, 7)
    assert (table.step, table.asked) == ("line_up", 2), "the lowest has nothing to choose"
    assert table.options() == ["line_up 1", "line_up 2"]
    assert table.refused("line_up 3") == "war/opt/auction/ascending-choice"
    table.do("line_up 2")
    assert (table.asked, table.options()) == (3, ["line_up 1", "line_up 2", "line_up 3"])
    table.do("line_up 1")
    assert table.state.order == [2, 0, 1]


@pytest.mark.rule("war/opt/auction/example")
def test_the_example_of_the_rules() -> None:
    table = bid(bidding(10, 10, 10), 0, 3, 7).do("line_up 1", "line_up 2")
    assert table.state.order == [1, 2, 0]
    assert [(event["number"], event["seat"]) for event in table.events("order")] == [("1", "2"), ("2", "3"), ("3", "1")]


@pytest.mark.rule("war/opt/auction/ties")
def test_equal_bids_are_put_in_order_by_lot() -> None:
    table = bid(bidding(10, 10, 10), 2, 5, 2)
    assert (table.step, table.asked) == ("order", -1)
    assert table.options() == ["lot 1", "lot 3"]
    table.do("lot 3")
    assert (table.step, table.asked) == ("line_up", 1), "the third is in line, the first chooses next"
    table.do("line_up 2")
    assert table.asked == 2
    table.do("line_up 3")
    assert table.state.order == [2, 0, 1]


@pytest.mark.rule("war/opt/selected-at-start")
def test_without_the_option_nobody_bids() -> None:
    table = Table(2).land(1, "france", "i").land(2, "spain", "i").production(turn.AUCTION)
    assert "bid" not in table.state.step_names
    assert table.refused("bid 0") == "war/opt/auction/timing"
