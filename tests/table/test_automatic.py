"""What is forced may be done for a seat: only what everyone can foresee, and nothing that it would want to undo."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from greatpowers.core.game import CHANCE
from greatpowers.games import make_game
from greatpowers.games.imperial.board import FACE
from greatpowers.server import messages
from greatpowers.server.protocol import Company, UndoInfo
from greatpowers.table import Seat, Table
from tests.imperial.table import Table as Imperial

NO_UNDO: UndoInfo = {"can_undo": False, "can_ask": False, "requestable": [], "request": None}
NOBODY_HERE: Company = {"own": [], "seats": [], "watching": 0}
DECISIONS = {"imperial": 1000, "imperunde": 2500, "war": 1500}
CARDS = ("invest", "move", "embark")  # steps of ImpeRunde in which a card may be played as well


def random_game(name: str) -> Iterator[Table]:
    """A table of three people who play at random, before each of their actions."""
    rng = random.Random(5)
    table = Table(make_game(name, 3), [Seat("Ada"), Seat("Bob"), Seat("Clara")], 1)
    for _ in range(DECISIONS[name]):
        if table.is_over:
            return
        seat = table.deciders[0]
        if seat != CHANCE:
            yield table
        table.apply(rng.choice(table.state.legal(seat)), seat)


def with_an_alternative(table: Table, seat: int) -> bool:
    return len(table.state.legal(seat)) > 1


@pytest.mark.parametrize("name", ["imperunde", "war"])
def test_what_is_done_for_a_seat_can_still_be_undone_past(name: str) -> None:
    """Undo comes to the same decision before and after it; what luck or others would follow waits for the player."""
    found = 0
    for table in random_game(name):
        seat = table.deciders[0]
        action, point = table.automatic(seat), table.undo_point(seat)
        if action is None or point is None:
            continue
        found += 1
        table.apply(action, seat)
        assert (table.deciders, table.undo_point(seat)) == ([seat], point)
        table.rewind(table.number - 1)
    assert found > 5


@pytest.mark.parametrize("name", list(DECISIONS))
def test_only_what_everyone_can_foresee_is_done_for_a_seat(name: str) -> None:
    for table in random_game(name):
        state, seat = table.state, table.deciders[0]
        if with_an_alternative(table, seat) or len(table.deciders) > 1:
            assert table.automatic(seat) is None
        elif name == "imperunde" and state.step in CARDS and state.view(None)["players"][seat]["cards"]:
            assert table.automatic(seat) is None, "the clock would tell that no card can be played"


def test_a_gift_may_fill_the_treasury() -> None:
    """Without the 5 million there is nothing to build, but the government could give them."""
    poor = Imperial(4).treasury(AH=3).do("rondel factory").state
    assert poor.legal_words() == ["done"]
    assert not poor.choices_are_public(poor.to_act)
    rich = Imperial(4).treasury(AH=5).do("rondel factory").state
    assert rich.choices_are_public(rich.to_act)


def test_open_cash_hides_nothing() -> None:
    for cash, public in (("secret", False), ("open", True)):
        state = Imperial(4, cash=cash).do("rondel investor").state
        assert state.step == "invest"
        assert state.choices_are_public(state.to_act) is public


def test_that_nothing_is_for_sale_everyone_can_tell() -> None:
    """Not so that somebody has no money for it, while cash is secret."""
    for unsold, public in (("2", False), ("", True)):
        table = Imperial(4, investor_card="without").clear().government(AH=1, IT=2, FR=3, GB=4)
        for face in set(map(str, FACE)) - {unsold}:
            table.bonds(2, AH=face)
        state = table.cash(0, 0, 0, 0).turn("AH").do("rondel taxation").state
        assert (state.step, state.legal_words()) == ("round", ["pass"])
        assert state.choices_are_public(state.to_act) is public


def test_who_can_buy_nothing_passes_by_itself_against_bots() -> None:
    """There is no luck in Imperial: whatever the bots do then, it is undone together with the last choice."""
    game = make_game("imperial", 3, {"investor_card": "without", "cash": "open"})
    table = Table(game, [Seat("Ada"), Seat(bot="thumb"), Seat(bot="thumb")], 1)
    passed, rng = 0, random.Random(1)
    while passed < 5:
        if table.advance():
            continue
        action, point = table.automatic(0), table.undo_point(0)
        if action is None:
            table.apply(rng.choice(table.state.legal(0)), 0)
            continue
        passed += table.state.step == "round"
        table.apply(action, 0)
        while table.advance():
            pass
        assert table.undo_point(0) == point


def test_luck_that_may_come_stops_what_is_done_for_a_seat() -> None:
    """A game that says to know no luck in play draws nothing once somebody has decided."""
    assert [name for name in DECISIONS if not make_game(name, 3).luck_in_play] == ["imperial"]
    *_, table = random_game("imperial")
    decided = [actor != CHANCE for actor in table.actors]
    assert decided == sorted(decided)


def test_the_server_says_what_is_forced_even_behind_the_curtain() -> None:
    table = next(table for table in random_game("war") if table.automatic(table.deciders[0]) is not None)
    seat = table.deciders[0]
    for veiled in (False, True):
        message = messages.state_message(table, seat, 0, NO_UNDO, NOBODY_HERE, veiled=veiled)
        assert message.get("forced") is True
        assert [choice["action"] for choice in message["legal"]] == [table.automatic(seat)]
    free = next(table for table in random_game("war") if with_an_alternative(table, table.deciders[0]))
    assert "forced" not in messages.state_message(free, free.deciders[0], 0, NO_UNDO, NOBODY_HERE)
