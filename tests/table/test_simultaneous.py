"""Decisions that several seats take at once: in any order, and hidden until the last is in."""

from __future__ import annotations

from itertools import permutations

import pytest

from greatpowers.core.game import Refused
from greatpowers.core.record import read
from greatpowers.games import make_game
from greatpowers.table import Seat, Table
from tests.core.sealed_bids import SealedBids

BIDS = ["bid 1", "bid 3", "bid 2"]


@pytest.fixture
def table() -> Table:
    """Three people are to bid."""
    return bidding()


def bidding() -> Table:
    table = Table(SealedBids(3), [Seat(name) for name in ("Ada", "Bob", "Cy")], 4)
    table.advance()
    assert table.people_to_act == [0, 1, 2]
    return table


def bid(table: Table, seat: int) -> None:
    table.play(table.game.space.parse(BIDS[seat]), seat)


def test_the_order_of_answers_does_not_matter() -> None:
    outcomes = set()
    for order in permutations(range(3)):
        table = bidding()
        for seat in order:
            bid(table, seat)
        assert table.actors[1:] == list(order)
        outcomes.add(table.state.key())
    assert len(outcomes) == 1


def test_an_answer_is_in_time_until_ones_own_or_the_last(table: Table) -> None:
    seen = table.number
    bid(table, 1)
    assert table.is_current(seen, 0)
    assert table.is_current(seen, 2)
    assert not table.is_current(seen, 1)
    bid(table, 0)
    assert table.is_current(seen, 2)
    bid(table, 2)
    assert not any(table.is_current(seen, seat) for seat in range(3))
    assert not table.is_current(table.number + 1, 0)


def test_nobody_answers_twice(table: Table) -> None:
    bid(table, 1)
    assert table.people_to_act == [0, 2]
    with pytest.raises(Refused):
        bid(table, 1)


def test_how_far_a_seat_has_got(table: Table) -> None:
    assert [table.acted(seat) for seat in range(3)] == [0, 0, 0]
    bid(table, 1)
    bid(table, 0)
    assert [table.acted(seat) for seat in range(3)] == [3, 2, 0]


def test_a_hidden_answer_is_masked_until_the_last_is_in(table: Table) -> None:
    bid(table, 1)
    number = table.number - 1
    for viewer in (None, 0, 2):
        assert table.action_shown(number, viewer) is None
        assert "2 bid ?" in table.record_for(viewer)
    assert "2 bid 3" in table.record_for(1)
    bid(table, 0)
    bid(table, 2)
    assert table.action_shown(number, None) is not None
    assert "2 bid 3" in table.record_for(None)


def test_undo_forgets_what_was_in_time(table: Table) -> None:
    seen = table.number
    bid(table, 1)
    table.rewind(seen)
    bid(table, 0)
    assert table.is_current(seen, 1)
    assert not table.is_current(seen, 0)


def draws(record: str) -> list[str]:
    return [line for line in record.splitlines() if line.startswith("* draw ")]


def test_a_download_of_imperunde_hides_the_cards_that_others_draw() -> None:
    """It opens as this player's replay, and shows everything once the game is over."""
    table = Table(make_game("imperunde", 3, {"round_limit": 1}), [Seat("", "random") for _ in range(3)], 2)
    mine = draws(table.record_for(0))
    while len(set(mine)) < 2:  # until there are some of one's own and some of others
        assert table.advance()
        mine = draws(table.record_for(0))
    assert "* draw ?" in mine
    assert all(line in ("* draw ?", true) for line, true in zip(mine, draws(table.save()), strict=True))
    opened = read(table.record_for(0), make_game)
    assert opened.viewer == "1"
    assert opened.replay().view(0) == table.state.view(0)
    while table.advance():
        pass
    assert table.is_over
    assert read(table.record_for(0), make_game).actions == table.record.actions
    assert "?" not in table.record_for(0)
