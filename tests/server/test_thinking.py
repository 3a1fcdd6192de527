"""Bots in their own processes: whatever they do, the table goes on."""

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
from greatpowers.server import thinking
from greatpowers.server.thinking import Task, Thinker
from greatpowers.table import Seat, Table
from tests.server.conftest import BOT, PATIENCE, PERSON, Start, new_table, sit_down


def dies(task: Task) -> int:
    os._exit(1)


def raises(task: Task) -> int:
    raise RuntimeError("confused")


def cheats(task: Task) -> int:
    return 10**9 if Random(task.luck).random() < 0.5 else -1


def mumbles(task: Task) -> int:
    return "pass"  # type: ignore[return-value]


def sleeps(task: Task) -> int:
    time.sleep(60)
    return 0


def threads() -> Executor:
    return ThreadPoolExecutor(1)


@pytest.fixture
def table() -> Table:
    table = Table(make_game("imperial", 3), [Seat("", "thumb") for _ in range(3)], 5)
    while table.state.to_act < 0:
        table.go_on()
    return table


def task_of(table: Table) -> Task:
    return Task(table.game, table.record.actions, table.state.to_act, "thumb", table.luck)


@pytest.fixture(autouse=True)
def fresh_memory() -> Iterator[None]:
    thinking._remembered.clear()
    yield
    thinking._remembered.clear()


@pytest.mark.parametrize("bad", [raises, cheats, mumbles])
def test_a_bot_that_fails_is_asked_twice_then_luck_decides(
    table: Table, bad: thinking.Decide, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = Thinker(bad, threads)
    with caplog.at_level(logging.WARNING, "greatpowers.server"):
        action = asyncio.run(thinker.decide(task_of(table), table.state))
    thinker.close()
    assert action in table.state.legal()
    assert len(caplog.records) == 2


def test_a_bot_that_fails_once_is_forgiven(table: Table) -> None:
    asked: list[Task] = []

    def moody(task: Task) -> int:
        asked.append(task)
        return thinking.decide(task) if len(asked) == 2 else 10**9

    thinker = Thinker(moody, threads)
    expected = table.bots[table.state.to_act].decide(Turn(table.state, table.state.to_act), Random(table.luck))
    assert asyncio.run(thinker.decide(task_of(table), table.state)) == expected
    thinker.close()


def test_a_process_that_dies_is_replaced(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    thinker = Thinker(dies)
    try:
        with caplog.at_level(logging.WARNING, "greatpowers.server"):
            action = asyncio.run(thinker.decide(task_of(table), table.state))
        assert action in table.state.legal()
        assert "BrokenProcessPool" in caplog.text
        thinker._decide = thinking.decide
        assert asyncio.run(thinker.decide(task_of(table), table.state)) in table.state.legal()
    finally:
        thinker.close()


def test_a_process_that_hangs_is_ended(table: Table) -> None:
    thinker = Thinker(sleeps, patience=0.2)
    start = time.monotonic()
    action = asyncio.run(thinker.decide(task_of(table), table.state))
    assert action in table.state.legal()
    assert time.monotonic() - start < 10
    assert thinker._pool is None


def test_a_process_remembers_positions_and_still_plays_the_same_game(table: Table) -> None:
    for _ in range(120):
        if table.is_over:
            break
        seat = table.state.to_act
        expected = table.bots[seat].decide(Turn(table.state, seat), Random(table.luck))
        assert thinking.decide(task_of(table)) == expected
        table.take(expected)
    assert len(thinking._remembered) == 1
    table.take_back(60)
    assert thinking.decide(task_of(table)) in table.state.legal()
    assert len(thinking._remembered) == 2


def test_memory_is_bounded(table: Table) -> None:
    for seed in range(thinking.MOST_REMEMBERED + 5):
        other = Table(make_game("imperial", 3, {"turn_limit": seed + 1}), table.seats, seed)
        while other.state.to_act < 0:
            other.go_on()
        thinking.decide(task_of(other))
    assert len(thinking._remembered) == thinking.MOST_REMEMBERED


def test_the_table_goes_on_with_a_bot_that_always_fails(start: Start) -> None:
    thinker = Thinker(raises, threads)
    with start(thinker) as client:
        table = new_table(client, PERSON, BOT)
        with sit_down(client, table) as ada:
            for _ in range(10):
                ada.wait_for_turn()
                ada.play()
    thinker.close()


def test_the_loop_does_not_wait_for_bots(start: Start) -> None:
    thinker = Thinker(sleeps, patience=30)
    with start(thinker) as client:
        table = new_table(client, BOT, PERSON)
        with sit_down(client, table) as ada:
            while ada.state["to_act"] != 0:
                ada.play() if ada.is_asked else ada.hear()
            began = time.monotonic()
            ada.say(type="why", ask=1, do={"do": "build", "area": "vienna"})
            ada.hear_type("why")
            assert client.get("/health").status_code == 200
            assert time.monotonic() - began < 2
    thinker.close()


def test_an_answer_to_another_position_is_not_taken(start: Start) -> None:
    """A bot thinks, meanwhile its opponent takes back and plays otherwise: the number is the same, the position not."""
    permits = Semaphore(0)
    asked: list[Task] = []

    def slow(task: Task) -> int:
        state = thinking._position(task)
        if len(task.actions) < first:
            return state.legal()[0]
        asked.append(task)
        assert permits.acquire(timeout=PATIENCE)
        return state.legal()[0] if len(asked) == 1 else state.legal()[-1]

    first = 10**9  # bots answer at once before this action
    with start(Thinker(slow, threads)) as client, sit_down(client, new_table(client, PERSON, BOT)) as ada:
        first = ada.wait_for_turn()["number"]
        spaces = {choice.get("space"): number for number, choice in enumerate(ada.state["legal"])}
        assert ada.play(spaces["taxation"])["to_act"] == 1
        ada.say(type="undo")
        ada.hear_type("state")
        number = ada.play(spaces["maneuver1"])["number"]
        permits.release(2)
        answered = ada.hear_until(lambda told: told["number"] == number + 1)
    assert len(asked) == 2
    assert asked[0].actions[-1] != asked[1].actions[-1]
    game = make_game("imperial", 2)
    state = game.start()
    for action in asked[1].actions:
        state.apply(action)
    assert answered["events"][0]["space"] == game.space.to_json(state.legal()[-1])["space"]
