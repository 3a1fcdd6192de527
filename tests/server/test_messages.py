"""Hidden information is not sent: a game with secret bids and private events."""

from __future__ import annotations

import pytest

from greatpowers.games import GAMES, make_game
from greatpowers.server import messages
from greatpowers.server.protocol import Company, UndoInfo
from greatpowers.server.tables.history import History
from greatpowers.table import Seat, Table
from tests.core.sealed_bids import SealedBids

NO_UNDO: UndoInfo = {"can_undo": False, "can_ask": False, "requestable": [], "request": None}
NOBODY_HERE: Company = {"own": [], "seats": [], "watching": 0}


@pytest.fixture
def table() -> Table:
    """Two of three bids have been made."""
    table = Table(SealedBids(3), [Seat("", "random"), Seat("", "random"), Seat("Ada")], 4)
    while table.advance():
        pass
    assert table.deciders == [2]
    return table


def test_a_secret_choice_is_sent_to_its_own_seat_only(table: Table) -> None:
    last = table.number
    assert table.actors[last - 1] == 1
    for seat in (None, 0, 2):
        assert messages.position(table, last, seat, [])["action"] is None
        assert messages.position(table, last, seat, [])["actor"] == 1
    own = messages.position(table, last, 1, [1])["action"]
    assert own is not None
    assert own["do"] == "bid"


def test_events_are_numbered_as_their_reader_knows_them(table: Table) -> None:
    kinds = {"bid_own"}
    for seat in (None, 0, 1, 2):
        mine = messages.older_events(table, seat, 0, [])["events"]
        assert [dict(event)["seat"] for event in mine if event["event"] in kinds] == ([seat] if seat in (0, 1) else [])
        assert messages.visible_before(table, seat, len(table.log)) == len(mine)
        message = messages.state_message(table, seat, len(table.log) - 1, NO_UNDO, NOBODY_HERE)
        assert message["events_from"] + len(message["events"]) == len(mine)
        assert messages.older_events(table, seat, 1, []) == {"from": 1, "events": mine[1:]}


@pytest.mark.parametrize("game", GAMES)
def test_an_event_is_sent_with_its_kind_and_its_action_whatever_its_arguments(game: str) -> None:
    made = make_game(game, 4)
    for code, kind in enumerate(made.events):
        message = messages.event(made, (code, *(0 for _ in kind.arguments)), 7)
        assert (message["event"], message["action"]) == (kind.name, 7)
        assert len(message) == len(kind.arguments) + 2, kind.name


def test_a_game_without_charts_has_none(table: Table) -> None:
    assert History(table).turns() == []
