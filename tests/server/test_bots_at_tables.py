"""Bots at live tables: nobody waits for them, and no table ever stops because of one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event
from typing import Any

import pytest

from greatpowers.core.game import State
from greatpowers.games import make_game
from greatpowers.server.bots import worker as bot_worker
from greatpowers.server.bots.work import Stopped
from greatpowers.server.bots.worker import FollowedGame, Question
from greatpowers.server.tables import runner
from greatpowers.server.tables.runner import Runner
from tests.server.conftest import BOT, PERSON, TIMEOUT, Browser, Client, Start, connect, new_table
from tests.server.thread_worker import in_thread


def raises(game: FollowedGame, question: Question, stopped: Stopped) -> object:
    raise RuntimeError("confused")


class HeldBots:
    """Bots that think until they are released."""

    def __init__(self) -> None:
        self.go = Event()
        self.pool = in_thread(self.answer)

    def answer(self, game: FollowedGame, question: Question, stopped: Stopped) -> object:
        assert self.go.wait(TIMEOUT)
        return bot_worker.answer(game, question, stopped)


def play_until_bot(person: Browser) -> None:
    """Play until the bot of seat 0 is to decide."""
    while person.state["to_act"] != 0:
        person.play() if person.is_to_act else person.receive()


def wait_for(client: Client, condition: Callable[[], bool]) -> None:
    """Wait while the server works."""
    for _ in range(1000):
        if condition():
            return
        assert client.get("/health").status_code == 200
    pytest.fail("it does not happen")


def test_the_game_continues_with_a_bot_that_always_fails(start: Start) -> None:
    pool = in_thread(raises)
    with start(pool) as client, connect(client, new_table(client, PERSON, BOT)) as ada:
        for _ in range(4):
            ada.wait_for_turn()
            ada.play()
    pool.close()


def test_nobody_waits_for_bots_that_think(start: Start) -> None:
    bots = HeldBots()
    with start(bots.pool) as client, connect(client, new_table(client, BOT, PERSON)) as ada:
        play_until_bot(ada)
        ada.send(type="why", ask=1, do={"do": "build", "area": "vienna"})
        ada.receive_type("why")
        assert client.get("/health").status_code == 200
        assert not bots.go.is_set()
        bots.go.set()
        ada.wait_for_turn()
    bots.pool.close()


def test_an_answer_to_another_position_is_not_taken(start: Start) -> None:
    """While a bot thinks, its opponent undoes and plays differently: same number, different position.

    The table does not wait for the first answer either.
    """
    asked: list[State] = []
    is_slow, go = Event(), Event()

    def slow(game: FollowedGame, question: Question, stopped: Stopped) -> object:
        if not is_slow.is_set():
            return game.state.legal()[0]
        asked.append(game.state.clone())
        if len(asked) > 1:
            return game.state.legal()[-1]
        assert go.wait(TIMEOUT)
        return game.state.legal()[0]

    pool = in_thread(slow, size=2)
    with start(pool) as client, connect(client, new_table(client, PERSON, BOT)) as ada:
        ada.wait_for_turn()
        is_slow.set()
        spaces = {choice.get("space"): number for number, choice in enumerate(ada.state["legal"])}
        assert ada.play(spaces["taxation"])["to_act"] == 1
        wait_for(client, lambda: len(asked) == 1)
        ada.send(type="undo")
        ada.receive_type("state")
        number = ada.play(spaces["maneuver1"])["number"]
        answered = ada.receive_until(lambda message: message["type"] == "state" and message["number"] == number + 1)
        go.set()
    pool.close()
    assert asked[0].key() != asked[1].key()
    space = make_game("imperial", 2).space
    assert answered["events"][0]["space"] == space.to_json(asked[1].legal()[-1])["space"]


def test_a_table_that_is_deleted_leaves_the_queue(start: Start) -> None:
    bots = HeldBots()
    with start(bots.pool) as client, connect(client, new_table(client, BOT, PERSON)) as ada:
        play_until_bot(ada)
        other = new_table(client, BOT, PERSON)
        with connect(client, other) as second:
            play_until_bot(second)
            wait_for(client, lambda: bots.pool.waiting == 1)
            assert client.delete(f"/api/tables/{other}").status_code == 204
        wait_for(client, lambda: not bots.pool.waiting)
        bots.go.set()
        ada.wait_for_turn()
    bots.pool.close()


def test_a_stand_in_is_the_bot_that_was_chosen(start: Start) -> None:
    asked: list[str] = []

    def noted(game: FollowedGame, question: Question, stopped: Stopped) -> object:
        asked.append(question.bot)
        return bot_worker.answer(game, question, stopped)

    pool = in_thread(noted)
    with start(pool) as client, connect(client, table := new_table(client, PERSON, {"name": "Ben", "bot": ""})) as ada:
        assert client.put(f"/api/tables/{table}/seats/1/stand-in", json={"bot": "thumb"}).status_code < 300
        while not asked:
            ada.play() if ada.is_to_act else ada.receive()
    pool.close()
    assert set(asked) == {"thumb"}


# -- a runner that fails -------------------------------------------------------------------------------------


def test_a_table_whose_runner_fails_is_woken_again(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever fails, and however: nobody clicks, the table itself comes back."""
    places = ["_should_advance", "_wait_for_watchers", "_advance", "_decide"]
    failures = {place: [RuntimeError("a bug"), asyncio.CancelledError()] for place in places}

    def fail(player: Runner, place: str) -> None:
        if failures[place] and asyncio.current_task() in (player._task, player._thinking):
            raise failures[place].pop()

    def failing(place: str) -> Callable[..., Any]:
        sound: Callable[..., Any] = getattr(Runner, place)

        def call(player: Runner, *args: Any) -> Any:
            fail(player, place)
            return sound(player, *args)

        async def call_later(player: Runner, *args: Any) -> Any:
            fail(player, place)
            return await sound(player, *args)

        return call_later if asyncio.iscoroutinefunction(sound) else call

    monkeypatch.setattr(runner, "RETRY_SECONDS", 0.0001)
    for place in places:
        monkeypatch.setattr(Runner, place, failing(place))
    with start() as client, connect(client, new_table(client, BOT, PERSON)) as ada:
        ada.wait_for_turn()
    assert not any(failures.values())


def test_a_table_that_fails_again_and_again_waits_longer_each_time(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    next_pause = Runner._next_pause

    def noted(player: Runner) -> float:
        pauses.append(next_pause(player))
        return 0

    async def failing(player: Runner) -> None:
        if len(pauses) < 9:
            raise RuntimeError("a bug")

    monkeypatch.setattr(Runner, "_next_pause", noted)
    monkeypatch.setattr(Runner, "_wait_for_watchers", failing)
    with start() as client, connect(client, new_table(client, BOT, PERSON)) as ada:
        ada.wait_for_turn()
    assert pauses == [3, 6, 12, 24, 48, 96, 192, 192, 192]


class Deaf:
    """A browser that never reads what it is sent."""

    holds = False
    is_hidden = False

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.waits = 0

    def changed(self, events: int) -> None:
        """See Watcher."""

    async def shown(self) -> None:
        self.waits += 1
        await asyncio.Event().wait()

    def close(self) -> None:
        """See Watcher."""


def test_bots_do_not_wait_for_spectators(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "SHOW_TIMEOUT", 1000.0)
    table = new_table(client, PERSON, BOT)
    with connect(client, table) as ada:
        deaf = Deaf("somebody else")
        client.app.state.registry._open[table].watchers.add(deaf)
        for _ in range(4):
            ada.wait_for_turn()
            ada.play()
    assert deaf.waits == 0


def test_bots_wait_once_for_a_player_who_does_not_read(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "SHOW_TIMEOUT", 0.01)
    table = new_table(client, PERSON, BOT)
    with connect(client, table) as ada:
        ada.wait_for_turn()
        live = client.app.state.registry._open[table]
        deaf = Deaf(live.guests[0])
        live.watchers.add(deaf)
        for _ in range(6):
            ada.wait_for_turn()
            ada.play()
    assert deaf.waits == 1
