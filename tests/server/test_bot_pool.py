"""Bots in worker processes: whatever they do, the game continues."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from random import Random
from threading import Semaphore

import pytest

from greatpowers.bots import Turn
from greatpowers.games import make_game
from greatpowers.server import bot_pool
from greatpowers.server.bot_pool import BotPool, BotTask
from greatpowers.table import Seat, Table
from tests.server.conftest import BOT, PERSON, TIMEOUT, Start, connect, new_table


def dies(task: BotTask) -> int:
    os._exit(1)


def raises(task: BotTask) -> int:
    raise RuntimeError("confused")


def cheats(task: BotTask) -> int:
    return 10**9 if Random(task.rng_seed).random() < 0.5 else -1


def mumbles(task: BotTask) -> int:
    return "pass"  # type: ignore[return-value]


def sleeps(task: BotTask) -> int:
    time.sleep(60)
    return 0


def threads() -> Executor:
    return ThreadPoolExecutor(1)


@pytest.fixture
def table() -> Table:
    table = Table(make_game("imperial", 3), [Seat("", "thumb") for _ in range(3)], 5)
    while table.state.to_act < 0:
        table.advance()
    return table


def task_of(table: Table) -> BotTask:
    return BotTask(table.record, table.state.to_act, "thumb", table.rng_seed)


@pytest.fixture(autouse=True)
def fresh_memory() -> Iterator[None]:
    bot_pool._cached.clear()
    yield
    bot_pool._cached.clear()


@pytest.mark.parametrize("bad", [raises, cheats, mumbles])
def test_a_bot_that_fails_twice_gets_a_random_action(
    table: Table, bad: bot_pool.Decide, caplog: pytest.LogCaptureFixture
) -> None:
    pool = BotPool(bad, threads)
    with caplog.at_level(logging.WARNING, "greatpowers.server"):
        action = asyncio.run(pool.decide(task_of(table), table.state))
    pool.close()
    assert action in table.state.legal()
    assert len(caplog.records) == 2


def test_a_bot_that_fails_once_is_forgiven(table: Table) -> None:
    asked: list[BotTask] = []

    def moody(task: BotTask) -> int | None:
        asked.append(task)
        return bot_pool.decide(task) if len(asked) == 2 else 10**9

    pool = BotPool(moody, threads)
    expected = table.bots[table.state.to_act].decide(Turn(table.state, table.state.to_act), Random(table.rng_seed))
    assert asyncio.run(pool.decide(task_of(table), table.state)) == expected
    pool.close()


@pytest.mark.parametrize("answer", [raises, cheats, lambda task: None])
def test_a_bot_need_not_respond_to_an_aside(table: Table, answer: bot_pool.Decide) -> None:
    """Of a seat that is not to decide nothing is expected, whatever happens to its bot."""
    task = task_of(table)
    task.seat = next(seat for seat in range(3) if seat not in table.deciders)
    pool = BotPool(answer, threads)
    assert asyncio.run(pool.decide(task, table.state)) is None
    assert bot_pool.decide(task) is None
    pool.close()


def test_a_process_that_dies_is_replaced(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    pool = BotPool(dies)
    try:
        with caplog.at_level(logging.WARNING, "greatpowers.server"):
            action = asyncio.run(pool.decide(task_of(table), table.state))
        assert action in table.state.legal()
        assert "BrokenProcessPool" in caplog.text
        pool._decide = bot_pool.decide
        assert asyncio.run(pool.decide(task_of(table), table.state)) in table.state.legal()
    finally:
        pool.close()


def test_a_process_that_hangs_is_ended(table: Table) -> None:
    pool = BotPool(sleeps, timeout=0.2)
    start = time.monotonic()
    action = asyncio.run(pool.decide(task_of(table), table.state))
    assert action in table.state.legal()
    assert time.monotonic() - start < 10
    assert pool._pool is None


def test_a_process_remembers_positions_and_still_plays_the_same_game(table: Table) -> None:
    for _ in range(120):
        if table.is_over:
            break
        seat = table.state.to_act
        expected = table.bots[seat].decide(Turn(table.state, seat), Random(table.rng_seed))
        assert bot_pool.decide(task_of(table)) == expected
        table.apply(expected, seat)
    assert len(bot_pool._cached) == 1
    table.rewind(60)
    assert bot_pool.decide(task_of(table)) in table.state.legal()
    assert len(bot_pool._cached) == 2


def test_memory_is_bounded(table: Table) -> None:
    for seed in range(bot_pool.MAX_CACHED + 5):
        other = Table(make_game("imperial", 3, {"turn_limit": seed + 1}), table.seats, seed)
        while other.state.to_act < 0:
            other.advance()
        bot_pool.decide(task_of(other))
    assert len(bot_pool._cached) == bot_pool.MAX_CACHED


def test_the_game_continues_with_a_bot_that_always_fails(start: Start) -> None:
    pool = BotPool(raises, threads)
    with start(pool) as client:
        table = new_table(client, PERSON, BOT)
        with connect(client, table) as ada:
            for _ in range(10):
                ada.wait_for_turn()
                ada.play()
    pool.close()


def test_the_loop_does_not_wait_for_bots(start: Start) -> None:
    pool = BotPool(sleeps, timeout=30)
    with start(pool) as client:
        table = new_table(client, BOT, PERSON)
        with connect(client, table) as ada:
            while ada.state["to_act"] != 0:
                ada.play() if ada.is_to_act else ada.receive()
            began = time.monotonic()
            ada.send(type="why", ask=1, do={"do": "build", "area": "vienna"})
            ada.receive_type("why")
            assert client.get("/health").status_code == 200
            assert time.monotonic() - began < 2
    pool.close()


def test_an_answer_to_another_position_is_not_taken(start: Start) -> None:
    """While a bot thinks, its opponent undoes and plays differently: same number, different position."""
    permits = Semaphore(0)
    asked: list[BotTask] = []

    def slow(task: BotTask) -> int:
        state = bot_pool._position(task)
        if len(task.actions) < first:
            return state.legal()[0]
        asked.append(task)
        assert permits.acquire(timeout=TIMEOUT)
        return state.legal()[0] if len(asked) == 1 else state.legal()[-1]

    first = 10**9  # bots answer at once before this action
    with start(BotPool(slow, threads)) as client, connect(client, new_table(client, PERSON, BOT)) as ada:
        first = ada.wait_for_turn()["number"]
        spaces = {choice.get("space"): number for number, choice in enumerate(ada.state["legal"])}
        assert ada.play(spaces["taxation"])["to_act"] == 1
        ada.send(type="undo")
        ada.receive_type("state")
        number = ada.play(spaces["maneuver1"])["number"]
        permits.release(2)
        answered = ada.receive_until(lambda message: message["number"] == number + 1)
    assert len(asked) == 2
    assert asked[0].actions[-1] != asked[1].actions[-1]
    game = make_game("imperial", 2)
    state = game.start()
    for action, actor in asked[1].actions:
        state.apply(action, actor)
    assert answered["events"][0]["space"] == game.space.to_json(state.legal()[-1])["space"]
