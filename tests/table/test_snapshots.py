"""Past positions without replaying the whole game."""

from __future__ import annotations

import pytest

from greatpowers.games import make_game, read_record
from greatpowers.table import Seat, Table, snapshots
from tests.core.sealed_bids import SealedBids


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "INTERVAL", 50)


@pytest.fixture
def table() -> Table:
    table = Table(make_game("imperial", 4), [Seat("", "random") for _ in range(4)], 3)
    while table.number < 320 and table.advance():
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


def test_the_number_of_snapshots_is_bounded(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "MAX_SNAPSHOTS", 2)
    again = Table.resume(table.record, table.luck)
    assert list(again._snapshots._saved) == [250, 300]
    assert again.at(120).key() == table.at(120).key()
    assert len(again._snapshots._saved) == 2


def test_undo_discards_later_snapshots() -> None:
    table = Table(make_game("imperial", 2), [Seat("Ada"), Seat("", "random")], 3)
    while table.number < 120:
        if not table.advance():
            table.play(table.state.legal(0)[0], 0)
    log, actions = list(table.log), list(table.record.actions)
    while table.undo_point(0) is not None and table.number > 90:
        table.undo(0)
    number = table.number
    assert number < 120
    assert table.log == log[: table.events_before(number)]
    assert table.state.key() == table.record.replay().key()
    assert table.record.actions == actions[:number]
    assert all(saved <= number for saved in table._snapshots._saved)
    while table.advance():
        pass
    assert table.at(table.number).key() == table.state.key()


def test_an_event_knows_the_action_that_caused_it(table: Table) -> None:
    for event in (0, 5, len(table.log) - 1):
        action = table.action_of(event)
        assert table.events_before(action) <= event < table.events_before(action + 1)


def test_a_record_for_players_has_no_seed(table: Table) -> None:
    text = table.record_for(0)
    assert "seed" not in text
    assert read_record(text).actions == table.record.actions
    assert "seed 3" in table.save()


def test_visible_events_leave_out_private_ones() -> None:
    table = Table(SealedBids(2), [Seat("", "random"), Seat("", "random")], 1)
    while table.advance():
        pass
    for seat in (None, 0, 1):
        assert [table.log[i] for i in table.visible_events(seat)] == table.events(seat)
