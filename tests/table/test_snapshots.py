"""Positions of the past, without playing the game again."""

from __future__ import annotations

import pytest

from greatpowers.games import make_game, read_record
from greatpowers.table import Seat, Table, snapshots
from tests.core.sealed_bids import SealedBids


@pytest.fixture
def table() -> Table:
    table = Table(make_game("imperial", 4), [Seat("", "random") for _ in range(4)], 3)
    while table.number < 320 and table.go_on():
        pass
    return table


def test_every_position_is_the_one_that_was_played(table: Table) -> None:
    for number in (0, 1, 49, 50, 51, 99, 100, 317, table.number):
        assert table.at(number).key() == table.record.replay(number).key()


def test_a_position_is_a_copy(table: Table) -> None:
    key = table.state.key()
    table.at(table.number).apply(table.state.legal()[0])
    state = table.at(100)
    state.apply(state.legal()[0])
    assert table.state.key() == key
    assert table.at(100).key() == table.record.replay(100).key()


def test_few_are_kept(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "MOST", 2)
    again = Table.resume(table.record, table.seed)
    assert list(again._snapshots._kept) == [250, 300]
    assert again.at(120).key() == table.at(120).key()
    assert len(again._snapshots._kept) == 2


def test_taking_back_forgets_what_came_after() -> None:
    table = Table(make_game("imperial", 2), [Seat("Ada"), Seat("", "random")], 3)
    while table.number < 120:
        if not table.go_on():
            table.play(table.state.legal()[0], 0)
    told, actions = list(table.told), list(table.record.actions)
    while table.last_decision(0) is not None and table.number > 90:
        table.undo(0)
    number = table.number
    assert number < 120
    assert table.told == told[: table.mark(number)]
    assert table.state.key() == table.record.replay().key()
    assert table.record.actions == actions[:number]
    assert all(kept <= number for kept in table._snapshots._kept)
    while table.go_on():
        pass
    assert table.at(table.number).key() == table.state.key()


def test_who_told_an_event(table: Table) -> None:
    for event in (0, 5, len(table.told) - 1):
        teller = table.teller(event)
        assert table.mark(teller) <= event < table.mark(teller + 1)


def test_the_public_record_has_no_seed(table: Table) -> None:
    text = table.public_record()
    assert "seed" not in text
    assert read_record(text).actions == table.record.actions
    assert "seed 3" in table.save()


def test_readable_events_leave_private_ones_out() -> None:
    table = Table(SealedBids(2), [Seat("", "random"), Seat("", "random")], 1)
    while table.go_on():
        pass
    for seat in (None, 0, 1):
        assert [table.told[i] for i in table.readable(seat)] == table.events(seat)
