"""People who decide at the same time, each in a window of their own or at a shared screen."""

from __future__ import annotations

import pytest

from greatpowers.core.record import Record, read, write
from greatpowers.games import make_game
from greatpowers.table import Seat, Table
from tests.imperunde.table import Table as Position
from tests.server.conftest import Browser, Client, Message, connect

NAMES = ["Ada", "Bob", "Cy"]


def open_record(client: Client, text: str) -> Message:
    answer = client.post("/api/tables/record", content=text, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text
    opened: Message = answer.json()
    return opened


@pytest.fixture
def debts(client: Client) -> str:
    """Three people are to decide about their debts."""
    position = Position(3).books()
    table: str = open_record(client, write(Record(position.game, NAMES, position.state)))["id"]
    return table


def decide(browser: Browser, number: int) -> None:
    """Answer the decision of this number with the last choice."""
    browser.send(type="play", number=number, action=browser.state["legal"][-1]["action"])


def hear(browser: Browser, number: int) -> Message:
    return browser.receive_until(lambda message: message["type"] == "state" and message["number"] == number)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_answers_to_the_same_decision_in_either_order(client: Client, debts: str, order: tuple[int, int]) -> None:
    with connect(client, debts, 0) as ada, connect(client, debts, 1) as bob:
        windows = [ada, bob]
        number = ada.state["number"]
        assert ada.state["deciders"] == bob.state["deciders"] == [0, 1, 2]
        for count, seat in enumerate(order, 1):
            decide(windows[seat], number)  # both saw the same decision
            for window in windows:
                hear(window, number + count)
        assert ada.state["deciders"] == [2]
        assert [window.state["acted"] for window in windows] == [number + 1 + order.index(seat) for seat in (0, 1)]
        booked = [player["booked"] for player in ada.state["view"]["players"]]
        assert booked == [True, True, False]


def test_an_answer_of_somebody_else_leaves_the_choices_as_they_are(client: Client, debts: str) -> None:
    with connect(client, debts, 0) as ada, connect(client, debts, 1) as bob:
        before = bob.state
        decide(ada, before["number"])
        after = hear(bob, before["number"] + 1)
        assert (after["legal"], after["prompt"], after["acted"]) == (before["legal"], before["prompt"], 0)


def test_a_hidden_answer_only_shows_that_there_is_one(client: Client, debts: str) -> None:
    with connect(client, debts, 0) as ada, connect(client, debts, 1) as bob:
        number = ada.state["number"]
        decide(ada, number)
        hear(ada, number + 1)
        seen = hear(bob, number + 1)["view"]["players"][0]
        assert (seen["booked"], "booking" in seen, "draft" in seen) == (True, False, False)
    path = f"/api/tables/{debts}/at/{number + 1}"
    assert client.get(f"{path}?seat=1").json()["action"] is None
    assert client.get(f"{path}?seat=1").json()["actor"] == 0
    assert client.get(f"{path}?seat=0").json()["action"]["debts"] == "borrow_5"


def test_nobody_answers_twice(client: Client, debts: str) -> None:
    with connect(client, debts, 0) as ada:
        first = ada.state
        decide(ada, first["number"])
        hear(ada, first["number"] + 1)
        ada.send(type="play", number=first["number"], action=first["legal"][0]["action"])
        assert ada.receive()["code"] == "stale"
        hear(ada, first["number"] + 1)
        ada.send(type="play", number=first["number"] + 1, action=first["legal"][0]["action"])
        assert ada.receive()["code"] == "rule"


def test_an_answer_after_the_last_one_is_stale(client: Client, debts: str) -> None:
    with connect(client, debts, 0) as ada, connect(client, debts, 1) as bob, connect(client, debts, 2) as cy:
        windows = [ada, bob, cy]
        number = ada.state["number"]
        for count, window in enumerate(windows, 1):
            decide(window, number)
            for other in windows:
                hear(other, number + count)
        ada.send(type="play", number=number, action=0)
        assert ada.receive_type("refused")["code"] == "stale"


def test_at_a_shared_screen_one_after_another_comes_to_the_front(client: Client, debts: str) -> None:
    with connect(client, debts) as screen:
        number = screen.state["number"]
        for seat in range(3):
            assert (screen.state["front"], screen.state["seat"]) == (seat, None)
            assert "legal" not in screen.state
            assert not any("hand" in player for player in screen.state["view"]["players"])
            screen.wait_for_turn()
            assert screen.state["seat"] == seat
            assert "hand" in screen.state["view"]["players"][seat]
            decide(screen, number)
            hear(screen, number + seat + 1)
        assert screen.state["deciders"] != [0, 1, 2]


def test_nobody_comes_to_the_front_for_another(client: Client, debts: str) -> None:
    with connect(client, debts) as screen:
        screen.send(type="present", seat=1)
        assert screen.receive()["seat"] is None  # the first one is asked
        screen.send(type="present", seat=3)
        assert screen.receive()["type"] == "error"


def test_a_download_hides_what_others_hold_and_opens_as_that_seats_replay(client: Client) -> None:
    played = Table(make_game("imperunde", 3, {"round_limit": 1}), [Seat(name) for name in NAMES], 2)
    while "* draw ?" not in played.record_for(1) or not played.people_to_act:
        if not played.advance():
            seat = played.people_to_act[0]
            played.play(played.state.legal(seat)[0], seat)
    table = open_record(client, played.save())["id"]
    path = f"/api/tables/{table}/record"
    mine, public = client.get(f"{path}?seat=1").text, client.get(path).text
    assert "seen by: 2" in mine
    assert "* draw ?" in mine
    assert "seen by: spectator" in public
    assert mine == played.record_for(1)
    replay = open_record(client, mine)
    assert replay["seat"] == 1
    assert open_record(client, public)["seat"] is None
    view = client.get(f"/api/tables/{replay['id']}/at/{played.number}?seat=1").json()["view"]
    assert view == client.get(f"/api/tables/{table}/at/{played.number}?seat=1").json()["view"]


def test_a_download_of_a_finished_game_shows_everything(client: Client) -> None:
    played = Table(make_game("imperunde", 3, {"round_limit": 1}), [Seat("", "random") for _ in range(3)], 2)
    while played.advance():
        pass
    table = open_record(client, played.save())["id"]
    text = client.get(f"/api/tables/{table}/record").text
    assert "seen by" not in text
    assert read(text, make_game).actions == played.record.actions
