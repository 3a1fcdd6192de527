"""How much a search may cost, by either clock or in playouts."""

from __future__ import annotations

import time

from greatpowers.bots import Turn
from greatpowers.bots.search.budget import Budget
from greatpowers.games import make_game


def some_turn() -> Turn:
    state = make_game("imperial", 3).start()
    return Turn(state, 0)


def test_waiting_costs_seconds_on_the_wall_but_none_of_this_thread() -> None:
    turn = some_turn()
    wall, cpu = Budget(turn, 0.05, 0), Budget(turn, 0.05, 0, "cpu")
    time.sleep(0.06)
    assert wall.share > 1
    assert cpu.share < 0.5


def test_work_costs_seconds_of_this_thread() -> None:
    budget = Budget(some_turn(), 0.01, 0, "cpu")
    for _ in range(10_000_000):
        if budget.share > 1:
            return
    raise AssertionError(budget.share)


def test_playouts_cost_no_time() -> None:
    budget = Budget(some_turn(), 0.0, 4)
    budget.spend()
    assert budget.share == 0.25


def test_what_runs_out_first_ends_the_search() -> None:
    slow, quick = Budget(some_turn(), 1e-9, 4), Budget(some_turn(), 3600.0, 4)
    quick.spend()
    assert slow.share > 1
    assert quick.share == 0.25


def test_without_any_limit_there_is_nothing_to_spend() -> None:
    assert Budget(some_turn(), 0.0, 0).share == 1


def test_the_limit_of_the_turn_holds_by_any_clock() -> None:
    turn = some_turn()
    turn.seconds = 0.01
    budget = Budget(turn, 9.0, 1000, "cpu")
    time.sleep(0.02)
    assert budget.share == 1
