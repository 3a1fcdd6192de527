"""What players say to each other, and who may read it."""

from __future__ import annotations

import pytest

from greatpowers.server.database.storage import Storage
from greatpowers.server.people.chat import Chat
from tests.server.conftest import FRIEND, PERSON, Browser, Client, Guest, Message, Start, connect
from tests.server.test_storage import header as stored_header

DATABASES = ["sqlite", "postgresql"]


@pytest.fixture
def guests(client: Client) -> list[Guest]:
    """The host, two friends and a spectator, each with a browser of their own."""
    host, *others = [Guest(client) for _ in range(4)]
    table = host.open(PERSON, FRIEND, FRIEND)
    links = host.ask("GET", f"/api/tables/{table}/links")
    for guest, link, name in zip(
        others, [*links["seats"].values(), links["watch"]], ("Ben", "Cleo", "Di"), strict=True
    ):
        guest.follow(link, name)
    for guest in (host, *others):
        guest.table = table
    return [host, *others]


def heard(browser: Browser) -> list[Message]:
    """What a browser is told was said, all that is on its way."""
    return list(browser.receive_type("chat")["lines"])


def texts(lines: list[Message]) -> list[str]:
    return [line["text"] for line in lines]


def test_everybody_hears_what_is_said_to_everybody(guests: list[Guest]) -> None:
    ada, ben, _, spectator = guests
    with ada.connect(ada.table) as host, ben.connect(ben.table) as friend, spectator.connect(ada.table) as watcher:
        host.send(type="say", text="  Good\tgame,\x07 all!  ")
        for browser in (host, friend, watcher):
            (line,) = heard(browser)
            assert (line["seat"], line["to"], line["text"]) == (0, [], "Good game, all!")


def test_nobody_can_count_what_others_say_in_private(guests: list[Guest], monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _, cleo, _ = guests
    times = iter([1000, 2000, 3000, 4000])
    monkeypatch.setattr("greatpowers.server.people.chat.now", lambda: next(times))
    with ada.connect(ada.table) as host, cleo.connect(ada.table) as other:
        for to in ([], [1], [1], []):
            host.send(type="say", text="Hello", to=to)
            heard(host)
        assert [line["id"] for _ in range(2) for line in heard(other)] == [1000, 4000]


def test_what_is_said_at_the_same_moment_is_told_apart(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greatpowers.server.people.chat.now", lambda: 1000)
    chat = Chat(storage)
    storage.create(stored_header(), [])
    lines = [chat.add("t1", 0, [], text, 0) for text in ("one", "two", "three")]
    assert [line.time for line in lines] == [1000, 1001, 1002]
    assert [line.text for line in chat.lines("t1", 0, before=1002)] == ["one", "two"]


def test_a_private_word_is_for_those_whom_it_is_meant_for(guests: list[Guest]) -> None:
    ada, ben, cleo, spectator = guests
    with ada.connect(ada.table) as host:
        host.send(type="say", text="Peace, Ben?", to=[1, 0])
        (line,) = heard(host)
        assert line["to"] == [1]
        host.send(type="say", text="Hello, all.")
        heard(host)
    for guest, read in ((ben, ["Peace, Ben?", "Hello, all."]), (cleo, ["Hello, all."]), (spectator, ["Hello, all."])):
        with guest.connect(ada.table) as browser:
            assert texts(heard(browser)) == read
    older = f"/api/tables/{ada.table}/chat?before={line['id'] + 1}"
    assert texts(ben.ask("GET", f"{older}&seat=1")) == ["Peace, Ben?"]
    assert cleo.ask("GET", f"{older}&seat=2") == []
    assert cleo.ask("GET", older) == []
    assert "not yours" in cleo.ask("GET", f"{older}&seat=1", 403)


def test_at_one_screen_private_words_are_for_whoever_is_in_front(client: Client) -> None:
    ada = Guest(client)
    table = ada.open(PERSON, {"name": "Bea"}, {"name": "Cy"}, options={"cash": "open"})
    with ada.connect(table, 1) as screen:
        screen.send(type="say", text="Psst, Ada", to=[0])
        assert texts(heard(screen)) == ["Psst, Ada"]
        screen.send(type="seat", seat=2)
        assert heard(screen) == []
        screen.send(type="seat", seat=0)
        assert texts(heard(screen)) == ["Psst, Ada"]


@pytest.mark.parametrize("text", ["", " \n ", "x" * 501, "\u202e"])
def test_what_cannot_be_said(guests: list[Guest], text: str) -> None:
    with guests[0].connect(guests[0].table) as host:
        host.send(type="say", text=text)
        assert "500 characters" in host.receive_type("error")["error"]


def test_only_people_at_the_table_speak_and_are_spoken_to(guests: list[Guest]) -> None:
    ada, *_, spectator = guests
    with ada.connect(ada.table) as host, spectator.connect(ada.table) as watcher:
        host.send(type="say", text="Hello", to=[3])
        assert "Only the people" in host.receive_type("error")["error"]
        watcher.send(type="say", text="Hello")
        assert "not playing" in watcher.receive_type("error")["error"]


def test_what_was_said_is_there_after_a_restart(start: Start) -> None:
    with start() as client:
        ada = Guest(client)
        table = ada.open(PERSON, PERSON)
        with ada.connect(table, 0) as host:
            host.send(type="say", text="👨‍👩‍👧 Grüße")
            heard(host)
        cookies = dict(ada.come().cookies)
    with start() as client:
        client.cookies.update(cookies)
        with connect(client, table, 0) as host:
            assert texts(heard(host)) == ["👨‍👩‍👧 Grüße"]


def test_the_chat_is_kept_with_the_record_if_wished(guests: list[Guest]) -> None:
    ada, ben, cleo, _ = guests
    with ada.connect(ada.table) as host:
        host.send(type="say", text="Peace, Ben?", to=[1])
        heard(host)
        host.send(type="say", text="Good luck!")
        heard(host)
    record = f"/api/tables/{ada.table}/record"
    assert "Good luck!" not in ben.ask("GET", record)
    mine = ben.ask("GET", f"{record}?chat=true")
    assert "# chat Ada to Ben: Peace, Ben?\n" in mine
    assert "# chat Ada: Good luck!\n" in mine
    assert "Peace" not in cleo.ask("GET", f"{record}?chat=true")
    assert ben.come().post("/api/tables/record", content=mine, headers={"Content-Type": "text/plain"}).is_success
