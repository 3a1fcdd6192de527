"""Bots respond to asides of others: at once, once, and without holding anybody up."""

from __future__ import annotations

import random

import pytest

from greatpowers.bots import Responder, Turn, ask, responders
from greatpowers.bots.random_bot import RandomBot
from greatpowers.core.game import Random
from greatpowers.games import make_game
from greatpowers.table import Seat, Table


class Generous(RandomBot):
    """Donates whenever another player does."""

    def respond(self, turn: Turn, rng: Random) -> int | None:
        assert not turn.legal
        return next(iter(turn.asides), None)


class Unmoved(RandomBot):
    """Is asked, but never responds."""

    def __init__(self) -> None:
        self.asked = 0

    def respond(self, turn: Turn, rng: Random) -> int | None:
        self.asked += 1
        return None


@pytest.fixture
def table() -> Table:
    """A person is to decide and can donate; the others are bots that do not respond."""
    game = make_game("imperial", 4)
    table = Table(game, [Seat("Ada"), *(Seat(bot="random") for _ in range(3))], 1)
    while table.advance() or table.is_forced(0):
        if table.people_to_act:
            table.play(table.state.legal(0)[0], 0)
    return table


def donate(table: Table) -> None:
    table.play(table.state.asides(0)[0], 0)


def test_a_bot_that_only_decides_is_not_asked(table: Table) -> None:
    donate(table)
    assert table.bot_to_act is None
    assert ask(RandomBot(), Turn(table.state, 1), random.Random(1)) is None


def test_bots_respond_once_each_and_not_to_each_other(table: Table) -> None:
    table.bots[1] = table.bots[3] = Generous()
    number, question = table.number, table.state.legal(0)
    donate(table)
    while table.advance():
        pass
    assert table.actors[number:] == [0, 1, 3]
    assert (table.deciders, table.state.legal(0)) == ([0], question)


def test_nobody_waits_for_a_response(table: Table) -> None:
    """The person decides before the bots were asked; then it is too late for them."""
    table.bots[1] = Generous()
    donate(table)
    assert table.bot_to_act == 1
    table.play(table.state.legal(0)[0], 0)
    assert table.bot_to_act != 1 or 1 in table.deciders


def test_a_bot_need_not_respond(table: Table) -> None:
    unmoved = table.bots[2] = Unmoved()
    donate(table)
    number = table.number
    assert not table.advance()
    assert not table.advance()
    assert (table.number, unmoved.asked) == (number, 1)


def test_a_response_is_undone_with_what_it_responds_to(table: Table) -> None:
    table.bots[1] = Generous()
    key = table.state.key()
    donate(table)
    assert table.advance()
    assert table.undo(0)
    assert table.state.key() == key
    assert table.bot_to_act is None


def test_a_decision_stays_current_while_others_act_out_of_turn(table: Table) -> None:
    number, other = table.number, next(seat for seat in (1, 2, 3) if table.state.asides(seat))
    table.play(table.state.asides(other)[0], other)
    assert table.is_current(number, 0)
    donate(table)
    assert not table.is_current(number, 0)
    assert table.is_current(table.number, 0)


def test_who_is_to_decide_need_not_respond(table: Table) -> None:
    bots = dict.fromkeys(range(4), Generous())
    assert isinstance(bots[0], Responder)
    assert responders(bots, table.state, actor=2) == [1, 3]
