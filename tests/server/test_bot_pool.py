"""Bots in workers: whatever they do, every game continues."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from threading import Event
from types import SimpleNamespace

import pytest

from greatpowers.bots import Turn, ask, make_bot
from greatpowers.games import make_game
from greatpowers.server.bots import pool as bot_pool
from greatpowers.server.bots import task as bot_task
from greatpowers.server.bots import worker as bot_worker
from greatpowers.server.bots.pool import BotPool
from greatpowers.server.bots.process import ProcessWorker
from greatpowers.server.bots.task import BotTask, FollowedGames
from greatpowers.server.bots.work import Stopped
from greatpowers.server.bots.worker import NO_QUESTION, FollowedGame, Question, Thinker
from greatpowers.table import Seat, Table
from tests.server import bad_bots
from tests.server.conftest import TIMEOUT
from tests.server.thread_worker import ThreadWorker, in_thread

IMPERIAL = make_game("imperial", 3)
NOT_STOPPED = SimpleNamespace(value=NO_QUESTION)


def new_table(seed: int = 5, bot: str = "thumb") -> Table:
    """A table of bots, at the first decision."""
    table = Table(IMPERIAL, [Seat("", bot) for _ in range(3)], seed)
    deal(table)
    return table


def deal(table: Table) -> None:
    """Let chance have its turns."""
    while table.state.to_act < 0 and not table.is_over:
        table.advance()


def task_of(table: Table, bot: str = "") -> BotTask:
    seat = table.bot_to_act
    assert seat is not None
    return BotTask(table.record, seat, bot or table.seats[seat].bot, table.rng_seed)


def expected(table: Table) -> int | None:
    """What the bot to act would answer."""
    task = task_of(table)
    return ask(make_bot(task.bot, table.game.id), Turn(table.state, task.seat), Random(task.rng_seed))


def decided(pool: BotPool, table: Table, bot: str = "") -> int | None:
    return asyncio.run(pool.decide(task_of(table, bot), table.state))


async def until(condition: Event) -> None:
    assert await asyncio.to_thread(condition.wait, TIMEOUT)


# -- bots that fail ------------------------------------------------------------------------------------------


def raises(game: FollowedGame, question: Question, stopped: Stopped) -> object:
    raise RuntimeError("confused")


def cheats(game: FollowedGame, question: Question, stopped: Stopped) -> object:
    return 10**9 if Random(question.rng_seed).random() < 0.5 else -1


def mumbles(game: FollowedGame, question: Question, stopped: Stopped) -> object:
    return "pass"


def declines(game: FollowedGame, question: Question, stopped: Stopped) -> object:
    return None


@pytest.mark.parametrize("bad", [raises, cheats, mumbles, declines])
def test_a_bot_that_fails_twice_gets_a_random_action(bad: bot_worker.Answer, caplog: pytest.LogCaptureFixture) -> None:
    table, pool = new_table(), in_thread(bad)
    assert decided(pool, table) in table.state.legal()
    assert len(caplog.records) == 2
    pool.close()


def test_a_bot_that_fails_once_is_forgiven(caplog: pytest.LogCaptureFixture) -> None:
    """The game is sent again: after a failure nobody knows what the worker has."""
    asked: list[Question] = []

    def moody(game: FollowedGame, question: Question, stopped: Stopped) -> object:
        asked.append(question)
        if len(asked) == 1:
            game.state.apply(game.state.legal()[0])
            raise RuntimeError("confused")
        return bot_worker.answer(game, question, stopped)

    table, pool = new_table(), in_thread(moody)
    assert decided(pool, table) == expected(table)
    assert asked[1].start is not None
    assert asked[1].forget == [asked[0].key]
    pool.close()


@pytest.mark.parametrize("answer", [raises, cheats, declines, bot_worker.answer])
def test_a_bot_need_not_respond_to_an_aside(answer: bot_worker.Answer) -> None:
    """Of a seat that is not to decide nothing is expected, whatever happens to its bot."""
    table, pool = new_table(), in_thread(answer)
    task = task_of(table)
    task.seat = next(seat for seat in range(3) if seat not in table.deciders)
    assert asyncio.run(pool.decide(task, table.state)) is None
    pool.close()


def test_a_closed_pool_still_answers() -> None:
    table, pool = new_table(), in_thread()
    pool.close()
    assert decided(pool, table) in table.state.legal()


# -- the queue -----------------------------------------------------------------------------------------------


class SlowBots:
    """Bots that think until they are released; they count who thinks."""

    def __init__(self) -> None:
        self.go, self.thinking = Event(), Event()
        self.asked: list[Question] = []

    def answer(self, game: FollowedGame, question: Question, stopped: Stopped) -> object:
        self.asked.append(question)
        self.thinking.set()
        assert self.go.wait(TIMEOUT)
        return bot_worker.answer(game, question, stopped)


def test_tables_take_turns() -> None:
    """However fast a table comes back with its next decision, all others that wait are asked before it."""
    bots = SlowBots()
    pool = in_thread(bots.answer)
    tables = [new_table(seed) for seed in range(4)]

    async def play(table: Table) -> None:
        for _ in range(3):
            action = await pool.decide(task_of(table), table.state)
            assert action is not None
            table.apply(action, table.state.to_act)
            deal(table)

    async def play_all() -> None:
        playing = [asyncio.ensure_future(play(table)) for table in tables]
        await until(bots.thinking)
        bots.go.set()
        await asyncio.gather(*playing)

    asyncio.run(play_all())
    pool.close()
    assert [question.key for question in bots.asked] == [0, 1, 2, 3] * 3


def test_waiting_in_the_queue_is_not_thinking(caplog: pytest.LogCaptureFixture) -> None:
    """While the first bot thinks for too long, the second only waits, and is not blamed."""
    bots, failed = SlowBots(), Event()
    first, second, pool = new_table(1), new_table(2), in_thread(bots.answer, timeout=0.05)

    class Noticed(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            failed.set()

    async def play() -> list[int | None]:
        deciding = [asyncio.ensure_future(pool.decide(task_of(t), t.state)) for t in (first, second)]
        await until(failed)
        bots.go.set()
        return await asyncio.gather(*deciding)

    handler = Noticed()
    logging.getLogger("greatpowers.server").addHandler(handler)
    try:
        assert asyncio.run(play()) == [expected(first), expected(second)]
    finally:
        logging.getLogger("greatpowers.server").removeHandler(handler)
    assert [record.getMessage() for record in caplog.records] == [
        "bot thumb failed (attempt 1): TimeoutError('no answer within 0.05 seconds')"
    ]
    pool.close()


def test_what_nobody_waits_for_leaves_the_queue() -> None:
    bots = SlowBots()
    pool = in_thread(bots.answer)
    tables = [new_table(seed) for seed in range(3)]

    async def play() -> tuple[int | None, int | None]:
        first, second, third = [asyncio.ensure_future(pool.decide(task_of(t), t.state)) for t in tables]
        await until(bots.thinking)
        second.cancel()
        await asyncio.wait([second])
        bots.go.set()
        return await first, await third

    assert asyncio.run(play()) == (expected(tables[0]), expected(tables[2]))
    assert [question.rng_seed for question in bots.asked] == [tables[0].rng_seed, tables[2].rng_seed]
    pool.close()


def test_what_nobody_waits_for_is_not_thought_about_for_long() -> None:
    bots = SlowBots()
    worker = ThreadWorker(bots.answer)
    pool = BotPool(lambda: worker, 1, grace=0)
    first, second = new_table(1), new_table(2)

    async def play() -> int | None:
        deciding = asyncio.ensure_future(pool.decide(task_of(first), first.state))
        await until(bots.thinking)
        deciding.cancel()
        while not worker.kills:
            await asyncio.sleep(0)
        waiting = asyncio.ensure_future(pool.decide(task_of(second), second.state))
        bots.go.set()
        return await waiting

    assert asyncio.run(play()) == expected(second)
    assert worker.kills == 1
    pool.close()


# -- what workers know ---------------------------------------------------------------------------------------


def test_every_action_is_sent_once() -> None:
    """Forty tables at one worker: none is replayed from its start."""
    applied: list[int] = []

    def counting(game: FollowedGame, question: Question, stopped: Stopped) -> object:
        applied.append(len(question.actions))
        return bot_worker.answer(game, question, stopped)

    pool = in_thread(counting)
    tables = [new_table(seed, "random") for seed in range(40)]
    numbers = [0] * 40

    async def play() -> None:
        for _ in range(10):
            for index, table in enumerate(tables):
                numbers[index] = table.number
                action = await pool.decide(task_of(table), table.state)
                assert action is not None
                assert action == expected(table)
                table.apply(action, table.state.to_act)
                deal(table)

    asyncio.run(play())
    assert len(applied) == 400
    assert sum(applied) == sum(numbers)
    pool.close()


def test_a_table_goes_back_to_the_worker_that_follows_it() -> None:
    bots = SlowBots()
    pool = in_thread(bots.answer, size=2)
    tables = [new_table(seed) for seed in range(2)]

    async def play() -> None:
        both = asyncio.gather(*(pool.decide(task_of(table), table.state) for table in tables))
        while len(bots.asked) < 2:
            await until(bots.thinking)
            await asyncio.sleep(0)
        bots.go.set()
        await both
        for table in (tables[1], tables[0], tables[0], tables[1]):
            await pool.decide(task_of(table), table.state)

    asyncio.run(play())
    assert [question.start is None for question in bots.asked] == [False] * 2 + [True] * 4
    pool.close()


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker forgets the games that it has not needed for longest; their next decision sends them again."""
    monkeypatch.setattr(bot_task, "MAX_FOLLOWED", 3)
    thinker, followed = Thinker(NOT_STOPPED), FollowedGames()
    tables = [new_table(seed) for seed in range(5)]
    anew = []
    for number in (0, 1, 2, 0, 3, 0, 4, 1):
        question = followed.question(task_of(tables[number]), 1)
        anew.append(question.start is not None)
        assert thinker.think(question) == expected(tables[number])
        assert len(thinker._games) <= 3
    assert anew == [True, True, True, False, True, False, True, True]


@pytest.mark.parametrize(("game", "seats", "actions"), [("imperial", 3, 200), ("imperunde", 3, 120), ("war", 3, 120)])
def test_workers_follow_undo_and_branches(game: str, seats: int, actions: int) -> None:
    """Back, and on in another way, from the beginning and from a position in the middle: always the right position."""
    table = Table(make_game(game, seats), [Seat("", "random") for _ in range(seats)], 7)
    for _ in range(actions):
        table.advance()
    middle = Table(table.game, table.seats, 8, table.state.clone())
    thinker, followed = Thinker(NOT_STOPPED, lambda game, question, stopped: game.state.key()), FollowedGames()
    rng = Random(1)
    for number in range(60):
        for each in (table, middle):
            deal(each)
            if each.bot_to_act is None:
                continue
            question = followed.question(task_of(each), 1)
            assert thinker.think(question) == each.state.key()
            if number % 7 == 6:
                each.rewind(max(0, each.number - rng.randrange(8)))
            else:
                each.apply(rng.choice(each.state.legal()), each.state.to_act)


def test_an_older_decision_of_the_same_game() -> None:
    table = new_table()
    thinker, followed = Thinker(NOT_STOPPED), FollowedGames()
    older, answer = task_of(table), expected(table)
    table.advance()
    deal(table)
    for task, right in ((task_of(table), expected(table)), (older, answer)):
        assert thinker.think(followed.question(task, 1)) == right


# -- processes -----------------------------------------------------------------------------------------------


class Processes:
    """A pool of one process, with bots that hang or die; it starts slowly and so serves several tests."""

    def __init__(self) -> None:
        self.started: list[ProcessWorker] = []
        self.pool = BotPool(self._start, 1, timeout=TIMEOUT, grace=0)

    def _start(self) -> ProcessWorker:
        self.started.append(ProcessWorker(bad_bots.answer))
        return self.started[-1]


@pytest.fixture
def once(monkeypatch: pytest.MonkeyPatch) -> None:
    """One attempt is enough where each costs a process."""
    monkeypatch.setattr(bot_pool, "ATTEMPTS", 1)


@pytest.fixture(scope="module")
def processes() -> Iterator[Processes]:
    running = Processes()
    yield running
    running.pool.close()
    assert running.started
    assert not any(worker._process.is_alive() for worker in running.started)
    assert not any(thread.is_alive() for thread in running.pool._threads)


@pytest.mark.usefixtures("once")
def test_seven_tables_go_on_while_one_bot_hangs(processes: Processes, caplog: pytest.LogCaptureFixture) -> None:
    hanging, others = new_table(0), [new_table(seed) for seed in range(1, 8)]

    async def play() -> list[int | None]:
        with pytest.MonkeyPatch.context() as patch:  # only this bot is impatiently waited for
            patch.setattr(processes.pool, "_timeout", 0.1)
            hung = asyncio.ensure_future(processes.pool.decide(task_of(hanging, "hangs"), hanging.state))
            await asyncio.sleep(0)
        return await asyncio.gather(hung, *(processes.pool.decide(task_of(t), t.state) for t in others))

    first, *rest = asyncio.run(play())
    assert first in hanging.state.legal()
    assert rest == [expected(table) for table in others]
    assert [record.getMessage()[:16] for record in caplog.records] == ["bot hangs failed"]


@pytest.mark.usefixtures("once")
@pytest.mark.parametrize("bot", ["dies", "babbles", "raises"])
def test_a_worker_that_is_lost_is_replaced(processes: Processes, bot: str, caplog: pytest.LogCaptureFixture) -> None:
    table = new_table()
    assert decided(processes.pool, table, bot) in table.state.legal()
    assert decided(processes.pool, table) == expected(table)
    assert [record.getMessage().split()[1] for record in caplog.records] == [bot]


def test_a_worker_that_is_killed_between_decisions_is_replaced(
    processes: Processes, caplog: pytest.LogCaptureFixture
) -> None:
    table = new_table()
    decided(processes.pool, table)
    pid = processes.started[-1].pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    processes.started[-1]._process.join()
    assert decided(processes.pool, table) == expected(table)
    assert not caplog.records


def test_an_abandoned_bot_makes_room_for_the_next(processes: Processes) -> None:
    table = new_table()
    decided(processes.pool, table)
    before = len(processes.started)

    async def play() -> int | None:
        hanging = asyncio.ensure_future(processes.pool.decide(task_of(table, "hangs"), table.state))
        await asyncio.sleep(0)
        hanging.cancel()
        return await processes.pool.decide(task_of(table), table.state)

    assert asyncio.run(play()) == expected(table)
    assert len(processes.started) <= before + 1


def test_a_bot_that_is_told_to_stop_keeps_its_process(processes: Processes) -> None:
    table = new_table()
    decided(processes.pool, table)
    started = len(processes.started)

    async def play() -> int | None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(processes.pool, "_grace", TIMEOUT)
            pondering = asyncio.ensure_future(processes.pool.decide(task_of(table, "ponders"), table.state))
            await asyncio.sleep(0)
        while processes.pool._free:
            await asyncio.sleep(0)
        pondering.cancel()
        return await processes.pool.decide(task_of(table), table.state)

    assert asyncio.run(play()) == expected(table)
    assert len(processes.started) == started


HANGING = """
from array import array
from greatpowers.server.bots.process import ProcessWorker
from greatpowers.server.bots.work import Stopped
from greatpowers.server.bots.worker import Question, Start
from tests.server import bad_bots
worker = ProcessWorker(bad_bots.answer)
worker.prepare()
worker.ask(Question(0, 0, Start("imperial", 3, (), ""), array("q"), array("b"), [], 0, "hangs", "", 1.0))
"""


def test_a_bot_that_hangs_does_not_outlive_a_server_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", HANGING], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "hangs\n"
        server.kill()
        server.communicate(timeout=TIMEOUT)  # returns when the worker, too, has closed its end
