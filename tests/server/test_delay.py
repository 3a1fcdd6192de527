"""Spectators who see a table some minutes late, and learn nothing newer from anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.exceptions import WebSocketDisconnect

from greatpowers.server.database.schema import ACTIONS, CHAT
from greatpowers.server.database.storage import Storage, now
from tests.server.conftest import BOT, FRIEND, PERSON, Browser, Client, Guest, Message

pytestmark = pytest.mark.usefixtures("same_luck")

MINUTES = 5
DELAY = MINUTES * 60_000
CHAT_PATH = "/chat?before=9000000000000"
SOON = 1  # millisecond


class Wall:
    """The clock on the wall for spectators, which tests move."""

    def __init__(self) -> None:
        self.at = 0

    def __call__(self) -> int:
        return self.at


class Scene:
    """Ada, who is the host, and Ben play; Di watches late."""

    def __init__(self, client: Client, database: str, wall: Wall, game: str) -> None:
        self.wall = wall
        self.ada, self.ben, self.di = Guest(client), Guest(client), Guest(client)
        seats: list[Message] = [PERSON, FRIEND, BOT] if game == "imperunde" else [PERSON, FRIEND]
        options = {"cash": "open"} if game == "imperial" else {}
        self.table = self.ada.open(*seats, game=game, options=options)
        links = self.ada.ask("GET", f"/api/tables/{self.table}/links")
        self.ben.follow(links["seats"]["1"], "Ben")
        self.set_delay(MINUTES)
        self.di.follow(links["watch"], "Di")
        self.storage = Storage(database)

    def set_delay(self, minutes: int) -> None:
        self.ada.ask("PUT", f"/api/tables/{self.table}/delay", json={"minutes": minutes})

    def show(self, *, soon: int = 0) -> None:
        """Let spectators see all that has happened, or (soon) let them see the last of it in so many milliseconds."""
        with self.storage.engine.connect() as connection:
            last = max(
                connection.execute(sa.select(sa.func.max(told.c.time)).where(told.c.table == self.table)).scalar() or 0
                for told in (ACTIONS, CHAT)
            )
        while now() <= last:
            pass  # what happens from now on has another time
        self.wall.at = last + DELAY - soon

    def get(self, guest: Guest, path: str = "", status: int = 200) -> Any:
        return guest.ask("GET", f"/api/tables/{self.table}{path}", status)

    def everything(self, guest: Guest) -> list[Any]:
        """All that a guest can read of the table over HTTP."""
        paths = ["", "/record", "/record?raw=true", "/record?chat=true", "/events", "/history", CHAT_PATH]
        return [self.get(guest, path) for path in paths] + [guest.ask("GET", "/api/tables")]

    def watch(self) -> Message:
        """The position that Di sees."""
        with self.di.connect(self.table) as browser:
            return browser.state


@pytest.fixture
def scene(
    client: Client, database: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[Scene]:
    """A game of Imperial, unless a test names others."""
    wall = Wall()
    monkeypatch.setattr("greatpowers.server.tables.delay.now", wall)
    opened = Scene(client, database, wall, getattr(request, "param", "imperial"))
    yield opened
    opened.storage.close()


def take_turns(scene: Scene, count: int) -> list[Browser]:
    """Ada and Ben take so many actions; returns their closed browsers, with what they saw last."""
    with scene.ada.connect(scene.table) as ada, scene.ben.connect(scene.table) as ben:
        while ada.state["number"] < count:
            asked = next((one for one in (ada, ben) if one.state.get("legal")), ada)
            number = asked.state["number"]
            if asked.state.get("legal"):  # otherwise a bot thinks
                asked.send(type="play", number=number, action=asked.state["legal"][0]["action"])
            for one in (ada, ben):
                while one.state["number"] == number:
                    one.receive()
        return [ada, ben]


def wait_for_end(browser: Browser) -> None:
    """Until the server asks a browser to connect anew."""
    with pytest.raises(WebSocketDisconnect):
        browser.receive_type("never")


def test_everything_is_late(scene: Scene) -> None:
    take_turns(scene, 6)
    scene.show()
    then = scene.everything(scene.di)
    seen = scene.watch()
    take_turns(scene, 9)
    with scene.ada.connect(scene.table) as ada:
        ada.send(type="say", text="Now I have you")
        ada.receive_type("chat")

    assert (seen["number"], seen["late"]) == (6, MINUTES)
    late = scene.watch()
    assert (late["number"], late["view"], late["seats"]) == (6, seen["view"], seen["seats"])
    assert late["events_from"] + len(late["events"]) == seen["events_from"] + len(seen["events"])
    assert scene.everything(scene.di) == then
    assert scene.get(scene.di, "/at/7", 422) == scene.get(scene.di, "/at/999", 422)
    assert scene.get(scene.di, "/at/6")["view"] == seen["view"]
    assert scene.ada.ask("POST", f"/api/tables/{scene.table}/branch", 201, json={"until": 9})
    scene.di.ask("POST", f"/api/tables/{scene.table}/branch", 422, json={"until": 7})

    scene.show()
    later = scene.watch()
    assert later["number"] == 9
    assert [line["text"] for line in scene.get(scene.di, CHAT_PATH)] == ["Now I have you"]
    assert "Now I have you" in scene.get(scene.di, "/record?chat=true")


@pytest.mark.parametrize("scene", ["imperial", "imperunde", "war"], indirect=True)
def test_an_eavesdropper_hears_nothing(scene: Scene) -> None:
    take_turns(scene, 4)
    scene.show()
    then = scene.everything(scene.di)
    with scene.di.connect(scene.table) as watcher:
        seen = watcher.state["number"]
        with scene.ada.connect(scene.table) as ada:
            ada.send(type="say", text="Nobody hears me")
            ada.receive_type("chat")
        take_turns(scene, seen + 3)
        assert scene.everything(scene.di) == then
        watcher.send(type="why", ask=7, do={"do": "pass"})
        assert watcher.receive()["ask"] == 7  # it has been sent nothing since it came
        assert watcher.state["number"] == seen


def test_a_table_that_nobody_watched_catches_up(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greatpowers.server.tables.delay.MAX_STEPS", 2)
    take_turns(scene, 4)
    scene.show()
    first = scene.watch()
    take_turns(scene, 9)
    scene.show()
    assert (first["number"], scene.watch()["number"]) == (4, 9)
    assert scene.get(scene.di, "/events") == scene.get(scene.ada, "/events")
    assert scene.get(scene.di, "/history") == scene.get(scene.ada, "/history")


def test_it_comes_when_its_time_has_come(scene: Scene) -> None:
    take_turns(scene, 5)
    scene.show()
    take_turns(scene, 6)
    with scene.di.connect(scene.table) as watcher:
        assert watcher.state["number"] == 5
        assert watcher.state["events"] == []
    scene.show(soon=SOON)
    with scene.di.connect(scene.table) as watcher:
        assert watcher.state["number"] == 5
        scene.wall.at += SOON
        assert watcher.receive_type("state")["number"] == 6
        assert watcher.state["events"]
    with scene.ada.connect(scene.table) as ada:
        ada.send(type="say", text="Good luck")
        ada.receive_type("chat")
    scene.show(soon=SOON)
    with scene.di.connect(scene.table) as watcher:
        scene.wall.at += SOON
        assert [line["text"] for line in watcher.receive_type("chat")["lines"]] == ["Good luck"]


def test_who_is_there_and_what_is_asked_is_not_told(scene: Scene) -> None:
    take_turns(scene, 6)
    scene.show()
    info, seen = scene.get(scene.di), scene.watch()
    with scene.ada.connect(scene.table) as ada:
        for bot in ("thumb", ""):
            scene.ada.ask("PUT", f"/api/tables/{scene.table}/seats/1/stand-in", json={"bot": bot})
            ada.receive_until(lambda message: message["type"] == "state" and message["seats"][1]["stand_in"] == bot)  # noqa: B023
            assert scene.watch()["seats"] == seen["seats"]
            assert scene.get(scene.di) == info
        ada.send(type="ask", what="end")
        ada.receive_until(lambda message: message["type"] == "state" and message["request"] is not None)
        late = scene.watch()
    assert (late["request"], late["seats"], late["number"]) == (None, seen["seats"], 6)
    assert (info["actions"], info["deciders"], info["turns"], info["updated"]) == (0, [], None, info["created"])
    assert scene.get(scene.ada)["actions"] >= 6


def test_whoever_plays_or_hosts_sees_it_live(scene: Scene) -> None:
    ada, ben = take_turns(scene, 6)
    assert ada.state["number"] == ben.state["number"] == 6
    assert "late" not in ada.state
    assert scene.get(scene.ada)["delay"] == MINUTES
    assert scene.watch()["number"] == 0
    # Players see that somebody watches, and a spectator cannot act.
    with scene.di.connect(scene.table) as watcher, scene.ben.connect(scene.table) as player:
        assert player.state["watching"] == 1
        for message in ({"type": "undo"}, {"type": "ask"}, {"type": "play", "number": 0, "action": 0}):
            watcher.send(**message)
            assert watcher.receive()["type"] == "error"


def test_an_undo_is_an_undo_for_all(scene: Scene) -> None:
    take_turns(scene, 6)
    scene.show()
    assert scene.watch()["number"] == 6
    with scene.ada.connect(scene.table) as ada, scene.ben.connect(scene.table) as ben:
        last = ada if scene.get(scene.ada, "/at/6")["actor"] == 0 else ben
        last.send(type="undo")
        number = last.receive_until(lambda message: message["type"] == "state" and message["number"] < 6)["number"]
    assert scene.watch()["number"] == number
    take_turns(scene, 8)
    assert scene.watch()["number"] == number


def test_the_delay_can_be_changed_by_the_host_alone(scene: Scene) -> None:
    take_turns(scene, 6)
    assert scene.watch()["number"] == 0
    with scene.di.connect(scene.table) as watcher:
        scene.set_delay(0)
        wait_for_end(watcher)
    with scene.di.connect(scene.table) as watcher:
        assert watcher.state["number"] == 6
        scene.set_delay(MINUTES)
        wait_for_end(watcher)
    assert scene.watch()["number"] == 0
    for guest in (scene.ben, scene.di):
        guest.ask("PUT", f"/api/tables/{scene.table}/delay", 403, json={"minutes": 0})
    scene.ada.ask("PUT", f"/api/tables/{scene.table}/delay", 422, json={"minutes": -1})


def test_whoever_takes_a_seat_comes_back_to_the_real_table(client: Client, database: str) -> None:
    ada, di = Guest(client), Guest(client)
    table = ada.open(PERSON, FRIEND, listed=True)
    ada.ask("PUT", f"/api/tables/{table}/delay", json={"minutes": MINUTES})
    assert di.ask("GET", f"/api/tables/{table}")["delay"] == MINUTES
    with di.connect(table) as watcher:
        assert watcher.state["number"] == 0
        di.ask("POST", f"/api/tables/{table}/seats/1", 201, json={"name": "Di"})
        wait_for_end(watcher)
    with di.connect(table, 1) as player:
        assert player.state["number"] > 0


def test_once_it_is_over_everybody_sees_it(scene: Scene) -> None:
    take_turns(scene, 6)
    with scene.di.connect(scene.table) as watcher:
        assert watcher.state["number"] == 0
        with scene.ada.connect(scene.table) as ada, scene.ben.connect(scene.table) as ben:
            ada.send(type="ask", what="end")
            ben.receive_until(lambda message: message["type"] == "state" and message["request"] is not None)
            ben.send(type="answer", seat=1, agree=True)
            ada.receive_until(lambda message: message.get("ended") is True)
        wait_for_end(watcher)
    assert scene.watch()["number"] == 6
    assert scene.get(scene.di)["actions"] == 6


def test_the_lobby_tells_nothing_either(client: Client, database: str) -> None:
    ada, other = Guest(client), Guest(client)
    table = ada.open(PERSON, FRIEND, {"name": "Bot", "bot": "random"}, listed=True)
    ada.ask("PUT", f"/api/tables/{table}/delay", json={"minutes": MINUTES})
    with ada.connect(table):
        (info,) = other.ask("GET", "/api/lobby")
    assert (info["actions"], info["deciders"], info["delay"]) == (0, [], MINUTES)
    assert info["seats"][1]["free"]
    (own,) = ada.ask("GET", "/api/lobby")
    assert own["actions"] > 0
