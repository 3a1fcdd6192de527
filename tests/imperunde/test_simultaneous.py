"""Talks and debts: all decide at the same time, and the order of arrival changes nothing."""

from __future__ import annotations

from itertools import permutations

import pytest

from greatpowers.core.game import Refused
from tests.imperunde.table import Table, same

# -- debts ---------------------------------------------------------------------------------------------------

CHOICES = {1: "debts repay_5", 2: "debts borrow_5", 3: "debts none", 4: "debts repay_10"}


def books() -> Table:
    return Table().debts(1, 10).debts(4, 15).surplus(1, 9).surplus(4, 9).books()


@pytest.mark.rule("imperunde/income/all-players-book", "imperunde/ruling/books-order")
def test_everybody_chooses_debts_at_once_and_the_order_of_arrival_changes_nothing() -> None:
    assert books().state.deciders() == [0, 1, 2, 3]
    expected = books().do(*CHOICES.values())  # one after another, as they are asked
    for order in permutations(CHOICES):
        table = books()
        for i, player in enumerate(order):
            assert set(table.state.deciders()) == {other - 1 for other in order[i:]}
            table.do(CHOICES[player], player=player)
        assert same(table.state, expected.state)
        assert table.events() == expected.events()


@pytest.mark.rule("imperunde/income/all-players-book")
def test_each_player_has_choices_of_their_own_and_chooses_once() -> None:
    table = books()
    assert table.options(2) == ["debts none", "debts borrow_5"]
    assert table.options(4) == ["debts repay_10", "debts repay_5", "debts none", "debts borrow_5"]
    table.do("debts borrow_5", player=2)
    assert table.state.deciders() == [0, 2, 3]
    assert table.options(2) == []
    with pytest.raises(Refused, match="imperunde/income/all-players-book"):
        table.state.play("debts none", 1)


def test_whoever_has_no_choice_is_not_asked() -> None:
    table = Table().debts(2, 25)  # no more can be owed, and nothing is there to repay
    table.state.surplus[1] = 0
    table.land(2, "egypt").war((1, 2), (2, 3), (2, 4)).books()
    assert table.state.deciders() == [0, 2, 3]


# -- talks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("imperunde/ruling/talks-end", "imperunde/ruling/stances")
def test_everybody_talks_at_once_and_the_order_of_arrival_changes_nothing() -> None:
    said = {1: ["stance 2 war", "ready"], 2: ["stance 3 war", "ready"], 3: ["ready"], 4: ["stance 1 war", "ready"]}
    states = []
    for order in permutations(said):
        table = Table().talks()
        assert table.state.deciders() == [1, 2, 3, 0]  # the British player last
        for player in order:
            table.do(*said[player], player=player)
        states.append(table.state.key())
        assert (table.relation(1, 2), table.relation(2, 3), table.relation(1, 4), table.relation(1, 3)) == (
            "war", "war", "war", "peace",
        )  # fmt: skip
    assert len(set(states)) == 1


@pytest.mark.rule("imperunde/diplomacy/goal-change-unanimous")
def test_a_proposal_may_be_answered_in_any_order() -> None:
    for order in permutations([1, 3, 4]):
        table = Table().talks().do("propose 2 30")
        for player in order:
            assert "agree" in table.options(player)
            table.do("agree", player=player)
            assert "agree" not in table.options(player)
        table.do("close 1")
        assert table.state.goal == 30


@pytest.mark.rule("imperunde/ruling/talks-end")
def test_a_player_who_is_ready_is_asked_no_more_unless_there_is_a_proposal() -> None:
    table = Table().talks().do("ready", player=3)
    assert table.state.deciders() == [1, 3, 0]
    assert table.refused("stance 1 war", 3) == "imperunde/ruling/talks-end"
    table.do("propose 2 30")
    assert table.state.deciders() == [1, 2, 3, 0]


@pytest.mark.rule("imperunde/ruling/card-windows")
def test_a_player_in_the_talks_may_play_a_card_whoever_speaks_first() -> None:
    table = Table().hand(3, "declaration").talks()
    assert "card declaration" in table.options(3)
    assert "card declaration" not in table.options(2)
    table.do("card declaration", player=3).do("against 4").passes()
    assert (table.step, table.relation(3, 4)) == ("talks", "war")
    assert table.state.deciders() == [1, 2, 3, 0]
