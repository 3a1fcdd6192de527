"""Guests share the time of the bots' workers fairly, and bots remember as long as a worker follows their game."""

from __future__ import annotations

import time
from collections.abc import Sequence
from threading import Event as ThreadEvent
from types import SimpleNamespace
from typing import cast

import pytest

from greatpowers.bots import Turn, make_bot
from greatpowers.bots.random_bot import RandomBot
from greatpowers.core.game import Event, Game, Random, State
from greatpowers.games import make_game
from greatpowers.server.bots import worker as bot_worker
from greatpowers.server.bots.pool import BotPool
from greatpowers.server.bots.queue import ANSWERED_WITHIN, LEAST_SECONDS, MOST_SECONDS, FairQueue
from greatpowers.server.bots.task import BotTask, FollowedGames
from greatpowers.server.bots.thread import Job
from greatpowers.server.bots.work import Stopped
from greatpowers.server.bots.worker import NO_QUESTION, FollowedGame, Question, Thinker, WorkerTurn
from greatpowers.table import Seat, Table
from tests.server.conftest import BOT, PERSON, TIMEOUT, Client, Guest, Start, connect, new_table
from tests.server.thread_worker import ThreadWorker

# -- the queue -----------------------------------------------------------------------------------------------


def job_of(guest: str) -> Job:
    return cast(Job, SimpleNamespace(task=SimpleNamespace(guest=guest, seconds=MOST_SECONDS), seconds=0.0))


class Workers:
    """A worker that thinks as long as it may; the table then asks again, but only after the worker's next choice."""

    def __init__(self, **tables: int) -> None:
        self.clock = 0.0
        self.queue = FairQueue(1, lambda: self.clock)
        self.longest = 0.0  # from the question to the answer
        self.answered = ""  # the guest whose table is about to ask again
        self._asked: dict[int, float] = {}  # when, by the identity of the job
        for guest, number in tables.items():
            for _ in range(number):
                self.ask(guest)

    def ask(self, guest: str) -> None:
        job = job_of(guest)
        self.queue.add(job)
        self._asked[id(job)] = self.clock

    def serve(self, count: int, **seconds: float) -> list[tuple[str, float]]:
        """Serve so many jobs: whose they were, and how long each took; `seconds`: of guests with quick bots."""
        served = []
        for _ in range(count):
            job = self.queue.take()
            self._ask_again()
            job = job or self.queue.take()
            assert job is not None
            thought = seconds.get(job.task.guest, job.seconds)
            self.clock += thought
            self.longest = max(self.longest, self.clock - self._asked.pop(id(job)))
            self.queue.done(job, thought)
            self.answered = job.task.guest
            served.append((job.task.guest, thought))
        return served

    def _ask_again(self) -> None:
        if self.answered:
            self.ask(self.answered)
            self.answered = ""


def time_of(guest: str, served: list[tuple[str, float]]) -> float:
    return sum(seconds for other, seconds in served if other == guest)


def test_guests_get_the_same_time_however_many_tables_they_have() -> None:
    served = Workers(ada=20, ben=1).serve(400)
    assert time_of("ada", served) == pytest.approx(time_of("ben", served), rel=0.1)


def test_quick_bots_come_often() -> None:
    """Decisions are not counted, but time."""
    guests = [guest for guest, _ in Workers(ada=2, ben=2).serve(100, ben=0.01)]
    assert guests.count("ben") > 10 * guests.count("ada")


def test_a_guest_who_comes_later_waits_for_one_job() -> None:
    workers = Workers(ada=30)
    workers.serve(50)
    workers.ask("ben")
    assert "ben" in [guest for guest, _ in workers.serve(2)]


def test_nobody_can_save_up_time() -> None:
    """Who comes when others have played for long does not keep them waiting."""
    workers = Workers(ada=1)
    workers.serve(100)
    workers.ask("ben")
    guests = [guest for guest, _ in workers.serve(6)]
    assert guests.count("ada") == guests.count("ben")


def test_tables_of_a_guest_take_turns() -> None:
    queue = FairQueue(1)
    jobs = [job_of("ada") for _ in range(4)]
    for job in jobs:
        queue.add(job)
    assert [queue.take() for _ in range(5)] == [*jobs, None]


def test_one_table_has_all_the_time() -> None:
    assert Workers(ada=1).serve(1) == [("ada", MOST_SECONDS)]


@pytest.mark.parametrize("tables", [{"ada": 40}, {"ada": 20, "ben": 5}, {"ada": 30, "ben": 1, "cleo": 3}])
def test_the_more_wait_the_shorter_bots_think(tables: dict[str, int]) -> None:
    """So that every table is answered in time."""
    workers = Workers(**tables)
    workers.serve(500)
    assert workers.longest < 2 * ANSWERED_WITHIN


def test_bots_always_have_some_time() -> None:
    assert Workers(ada=10_000).serve(1) == [("ada", LEAST_SECONDS)]


def test_guests_who_have_gone_do_not_count() -> None:
    workers = Workers(ada=1, ben=5, cleo=5)
    for _ in range(11):
        job = workers.queue.take()
        assert job is not None
        workers.queue.done(job, 1)
    gone = job_of("dora")
    workers.queue.add(gone)
    workers.queue.withdraw(gone)
    workers.clock = 1000
    workers.ask("ada")
    assert list(workers.queue._used) == ["ada"]
    assert workers.serve(1) == [("ada", MOST_SECONDS)]


def test_what_is_withdrawn_does_not_count() -> None:
    queue, first, second = FairQueue(1), job_of("ada"), job_of("ben")
    queue.add(first)
    queue.add(second)
    assert queue.withdraw(first)
    assert not queue.withdraw(first)
    assert queue.take() is second
    assert second.seconds == MOST_SECONDS
    assert not queue.withdraw(second)


def test_tables_use_the_time_of_those_who_play_there(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[int, set[str]] = {}
    decide = BotPool.decide

    async def noted(pool: BotPool, task: BotTask, state: State) -> int | None:
        asked.setdefault(task.game.seats, set()).add(task.guest)
        return await decide(pool, task, state)

    monkeypatch.setattr(BotPool, "decide", noted)
    for bots in ([BOT], [BOT, BOT]):
        guest = Guest(client)
        with guest.connect(guest.open(PERSON, *bots)) as browser:
            browser.wait_for_turn()
            while 1 + len(bots) not in asked:
                browser.play()
                browser.wait_for_turn()
    [first], [second] = asked.values()
    assert first
    assert second
    assert first != second


class Ponderer:
    """A bot that, once it is to ponder, thinks until nobody waits for its answer."""

    def __init__(self) -> None:
        self.is_to_ponder, self.ponders, self.gave_up = ThreadEvent(), ThreadEvent(), ThreadEvent()

    def answer(self, game: FollowedGame, question: Question, stopped: Stopped) -> object:
        turn = WorkerTurn(game.state, question, stopped)
        if self.is_to_ponder.is_set():
            self.ponders.set()
            while not turn.is_cancelled():
                time.sleep(0.001)
            self.gave_up.set()
        return turn.legal[0]


@pytest.mark.parametrize("what", ["undo", "delete"])
def test_a_bot_is_told_when_its_answer_is_no_longer_wanted(start: Start, what: str) -> None:
    bot = Ponderer()
    worker = ThreadWorker(bot.answer)
    pool = BotPool(lambda: worker, 1, grace=TIMEOUT)
    with start(pool) as client:
        table = new_table(client, PERSON, BOT)
        with connect(client, table) as ada:
            ada.wait_for_turn()
            bot.is_to_ponder.set()
            spaces = [choice.get("space") for choice in ada.state["legal"]]
            assert ada.play(spaces.index("taxation"))["to_act"] == 1
            assert bot.ponders.wait(TIMEOUT)
            bot.is_to_ponder.clear()
            if what == "undo":
                ada.send(type="undo")
            else:
                client.delete(f"/api/tables/{table}")
            assert bot.gave_up.wait(TIMEOUT)
    pool.close()
    assert worker.kills == 1  # when the pool was closed


# -- memory --------------------------------------------------------------------------------------------------


class Rememberer(RandomBot):
    """Plays at random, and remembers what it was told and how often it was asked."""

    made: list[Rememberer]

    def __init__(self) -> None:
        self.seen: list[Event] = []
        self.turns: list[Turn] = []
        self.made.append(self)

    def observe(self, game: Game, seat: int, events: Sequence[Event]) -> None:
        self.seen += events

    def decide(self, turn: Turn, rng: Random) -> int:
        self.turns.append(turn)
        return super().decide(turn, rng)


class Follower:
    """A worker that follows one table of bots that remember."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.stopped = SimpleNamespace(value=NO_QUESTION)
        self.thinker, self.followed = Thinker(self.stopped), FollowedGames()

    def ask(self, bot: str = "remembers") -> int:
        """The answer of the bot to act."""
        while self.table.state.to_act < 0:
            self.table.advance()
        seat = self.table.state.to_act
        task = BotTask(self.table.record, seat, bot, self.table.rng_seed)
        action = self.thinker.think(self.followed.question(task, 2.5))
        assert isinstance(action, int)
        return action

    def play(self, actions: int) -> None:
        for _ in range(actions):
            action = self.ask()
            self.table.apply(action, self.table.state.to_act)


@pytest.fixture
def follower(monkeypatch: pytest.MonkeyPatch) -> Follower:
    monkeypatch.setattr(Rememberer, "made", [], raising=False)
    monkeypatch.setattr(
        bot_worker, "make_bot", lambda code, game: Rememberer() if code == "remembers" else make_bot(code, game)
    )
    return Follower(Table(make_game("imperunde", 3), [Seat(bot="random") for _ in range(3)], 5))


def test_bots_remember_from_decision_to_decision(follower: Follower) -> None:
    follower.play(60)
    assert len(Rememberer.made) == 3
    for bot in Rememberer.made:
        told = follower.table.events(bot.turns[-1].seat)
        assert bot.seen == told[: len(bot.seen)]
        assert len(bot.turns) > 1


def test_bots_know_their_time(follower: Follower) -> None:
    follower.play(1)
    [bot] = Rememberer.made
    [turn] = bot.turns
    assert turn.seconds == 2.5
    assert not turn.is_cancelled()
    follower.stopped.value = 0
    assert turn.is_cancelled()


def test_bots_are_made_again_after_an_undo(follower: Follower) -> None:
    follower.play(30)
    follower.table.rewind(follower.table.number - 10)
    seat = follower.table.state.to_act
    follower.ask()
    assert len(Rememberer.made) == 4
    assert Rememberer.made[-1].seen == follower.table.events(seat)


def test_a_bot_whose_answer_was_not_taken_is_made_again(follower: Follower) -> None:
    """It may go by what it has decided, such as a plan."""
    follower.play(10)
    bots = len(Rememberer.made)
    follower.ask()
    seat = follower.table.state.to_act
    first = follower.ask()
    assert len(Rememberer.made) > bots
    assert Rememberer.made[-1].seen == follower.table.events(seat)
    follower.table.apply(first, seat)
    made = len(Rememberer.made)
    follower.play(1)
    assert len(Rememberer.made) <= made + 1


def test_a_bot_that_observes_may_join_others_that_do_not(follower: Follower) -> None:
    for _ in range(20):
        follower.table.apply(follower.ask("random"), follower.table.state.to_act)
    assert not Rememberer.made
    follower.ask()
    assert Rememberer.made[0].seen == follower.table.events(follower.table.state.to_act)
