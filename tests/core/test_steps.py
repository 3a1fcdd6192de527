"""The step machine: several deciders, steps inside steps, whose decision it is, and numbers that are no actions."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from greatpowers.core.actions import BadNotation
from greatpowers.core.game import CHANCE, Refused
from greatpowers.core.luck import draw, settle
from tests.core.sealed_bids import SealedBids
from tests.core.sealed_bids.position import Position


def bidding(seats: int = 3, pot: int = 6) -> Position:
    """All players may bid."""
    state = SealedBids(seats).start()
    state.play(f"roll {pot}")
    return state


def bid(state: Position, *bids: int) -> None:
    """All who decide bid, in the order of their seats."""
    for seat, coins in zip(state.deciders(), bids, strict=True):
        state.play(f"bid {coins}", seat)


def refusal(state: Position, action: str, seat: int | None = None) -> str:
    why = state.why_not(state.game.space.parse(action), seat)
    return "" if why is None else why.rule


# -- several deciders ---------------------------------------------------------------------------------------------


def test_all_decide_at_the_same_time_each_for_themselves() -> None:
    state = bidding()
    assert (state.deciders(), state.to_act) == ([0, 1, 2], 0)
    state.play("bid 1", 1)
    assert (state.deciders(), state.to_act) == ([0, 2], 0)
    assert state.legal_words(2) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert state.legal(1) == []
    assert refusal(state, "bid 2", 1) == "sealed/one-bid"
    with pytest.raises(Refused):
        state.play("bid 2", 1)


def test_without_a_seat_the_first_decider_decides() -> None:
    state = bidding()
    state.play("bid 2")
    assert state.deciders() == [1, 2]
    assert state.legal() == state.legal(1)


def test_the_order_of_arrival_changes_nothing() -> None:
    bids = {0: 1, 1: 3, 2: 0}
    keys = set()
    for order in permutations(bids):
        state = bidding()
        for seat in order:
            state.play(f"bid {bids[seat]}", seat)
        keys.add(state.key())
    assert len(keys) == 1


def test_an_action_of_another_step_is_refused_by_the_rule_for_it() -> None:
    assert refusal(bidding(), "roll 1") == "sealed/die"
    assert refusal(SealedBids().start(), "bid 1") == "sealed/one-bid"


def test_an_aside_is_for_its_own_seat_and_leaves_the_decision_as_it_is() -> None:
    state = bidding()
    assert refusal(state, "give 3 1", 0) == "sealed/own-coins"
    state.play("give 3 1", 2)
    assert (state.coins, state.deciders(), state.total) == ([6, 5, 4], [0, 1, 2], 15)
    state.play("bid 0", 2)
    assert refusal(state, "give 3 1") == "sealed/gift"
    assert state.asides(2) == []


# -- steps inside steps -------------------------------------------------------------------------------------------


def test_a_tie_opens_an_auction_inside_the_auction() -> None:
    state = bidding()
    bid(state, 2, 2, 1)
    assert state.step_names == ["round", "auction", "auction", "bidding"]
    assert state.deciders() == [0, 1]
    bid(state, 3, 3)
    assert state.step_names == ["round", "auction", "auction", "auction", "bidding"]
    assert state.legal_words(0) == ["bid 0"]  # five coins are on offer already
    state.play("give 3 1", 2)
    assert state.legal_words(0) == ["bid 0", "bid 1"]
    bid(state, 1, 0)
    assert state.step_names == ["round"]
    assert (state.coins, state.total) == ([6 - 2 - 3 - 1 + 6, 5, 4], 15)


def test_nobody_takes_the_pot_when_the_last_run_off_is_a_tie() -> None:
    state = bidding()
    bid(state, 1, 1, 1)
    bid(state, 1, 1, 0)
    bid(state, 1, 1)
    assert (state.step_names, state.turns, state.coins) == (["round"], 1, [5, 5, 5])


def test_a_clone_owns_the_data_of_every_step() -> None:
    state = bidding()
    bid(state, 2, 2, 1)
    clone = state.clone()
    bid(clone, 1, 0)
    assert state.deciders() == [0, 1]
    bid(state, 0, 1)
    assert (clone.coins, state.coins) == ([5 - 3 + 6, 5, 5], [5, 5 - 3 + 6, 5])


# -- luck and secrets ---------------------------------------------------------------------------------------------


def test_a_loaded_die_is_drawn_by_its_weights() -> None:
    state = SealedBids(2).start()
    rng = random.Random(1)
    ones = sum(draw(state, rng) == 0 for _ in range(4000))
    assert 0.34 < ones / 4000 < 0.41  # three of eight


def test_luck_decides_alone_until_a_seat_does() -> None:
    state = SealedBids(2).start()
    assert state.deciders() == [CHANCE]
    assert len(settle(state, random.Random(1))) == 1
    assert state.deciders() == [0, 1]


def test_private_events_are_for_their_seat_alone() -> None:
    state = bidding(2, pot=3)
    state.events = []
    state.play("bid 2", 1)
    kinds = state.game.events
    seen = {seat: [kinds[e[0]].name for e in state.events if kinds[e[0]].visible_to(e[1:], seat)] for seat in (0, 1)}
    assert seen == {0: ["bid_placed"], 1: ["bid_placed", "bid_own"]}


def test_a_bid_is_concealed_until_the_last_one_is_in() -> None:
    state = bidding(2)
    bid_two = state.game.space.parse("bid 2")
    assert [state.conceals(bid_two, 0, viewer) for viewer in (0, 1, None)] == [False, True, True]
    assert not state.reveals(bid_two, 0)
    state.play(bid_two, 1)
    assert [state.conceals(bid_two, 0, viewer) for viewer in (0, 1, None)] == [False] * 3
    assert state.reveals(bid_two, 0)


# -- playing by number or in notation -----------------------------------------------------------------------------


@pytest.mark.parametrize("number", [-1, -100, 10**9, True, False])
def test_a_number_outside_the_action_space_is_refused_and_changes_nothing(number: int) -> None:
    state = bidding()
    before = state.key()
    with pytest.raises(BadNotation) as caught:
        state.play(number)
    assert (caught.value.code, caught.value.given) == ("unknown-number", str(number))
    assert caught.value.expected == f"0-{len(state.game.space) - 1}"
    assert state.key() == before


def test_words_that_name_no_action_or_none_that_is_possible_change_nothing() -> None:
    state = bidding()
    before = state.key()
    with pytest.raises(BadNotation):
        state.play("bid 4")
    with pytest.raises(Refused):
        state.play("roll 2")
    assert state.key() == before
