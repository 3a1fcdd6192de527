"""Programs that play over HTTP: tokens, the stream of turns, and moves that can be sent twice."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from greatpowers.server.tables.turns import News
from tests.server.conftest import BOT, FRIEND, PERSON, Client, Guest, error_of
from tests.server.test_process import TIMEOUT, Served

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"


class Program:
    """A program with a token."""

    def __init__(self, client: Client) -> None:
        self._client = client
        token = client.post("/api/bot/token").json()["token"]
        self._headers = {"Authorization": f"Bearer {token}"}

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        self._client.cookies.clear()
        return self._client.request(method, path, headers=self._headers, **more)


@pytest.fixture
def host(client: Client) -> Guest:
    return Guest(client)


@pytest.fixture
def program(client: Client) -> Program:
    return Program(client)


@pytest.fixture
def seat(host: Guest, program: Program) -> str:
    """Where the program plays: it is asked first."""
    table = host.open(FRIEND, PERSON)
    link = host.ask("GET", f"/api/tables/{table}/links")["seats"]["0"]
    assert program.ask("POST", f"/api/links/{link}", json={"name": "Botta"}).json() == {"id": table, "seat": 0}
    with host.connect(table) as browser:
        while browser.state["deciders"] != [0]:
            if browser.state.get("legal"):
                browser.play()
            else:
                browser.receive()
    return f"/api/bot/tables/{table}/seats/0"


def test_a_program_is_asked_and_answers(program: Program, seat: str) -> None:
    state = program.ask("GET", seat).json()
    assert state["deciders"] == [0]
    first = state["legal"][0]
    answer = program.ask("POST", seat, json={"number": state["number"], "action": first["action"]})
    assert answer.json()["number"] > state["number"]


def test_the_same_answer_twice_is_taken_once(program: Program, seat: str) -> None:
    state = program.ask("GET", seat).json()
    move = {"number": state["number"], "action": state["legal"][0]["action"]}
    assert program.ask("POST", seat, json=move).status_code == 200
    again = program.ask("POST", seat, json=move)
    assert again.status_code == 200
    other = program.ask("POST", seat, json={**move, "action": state["legal"][1]["action"]})
    assert (other.status_code, other.json()["code"]) == (409, "stale")
    record = program.ask("GET", f"/api/tables/{state['table']}/record").text
    assert record.count("\n1 ") == 1


def test_actions_in_notation_and_refusals_that_programs_can_read(program: Program, seat: str) -> None:
    state = program.ask("GET", seat).json()
    number = state["number"]
    refused = program.ask("POST", seat, json={"number": number, "action": "pass"})
    assert refused.status_code == 409
    assert refused.json()["code"] == "rule"
    assert refused.json()["rule"].startswith("imperial/")
    assert "nonsense" in error_of(program.ask("POST", seat, json={"number": number, "action": "nonsense"}), 422)
    error_of(program.ask("POST", seat, json={"number": number, "action": -5}), 422)
    played = program.ask("POST", seat, json={"number": number, "action": f"rondel {state['legal'][0]['space']}"})
    assert played.status_code == 200


def test_a_program_is_told_what_its_seat_saw(program: Program, seat: str) -> None:
    """At first everything since the set-up, then what is new."""
    first = program.ask("GET", seat, params={"seen": ""}).json()
    assert first["anew"]
    assert {"dealt", "turn"} <= {event["event"] for event in first["events"]}
    again = program.ask("GET", seat, params={"seen": first["seen"]}).json()
    assert (again["events"], again["anew"], again["seen"]) == ([], False, first["seen"])
    program.ask("POST", seat, json={"number": first["number"], "action": first["legal"][0]["action"]})
    later = program.ask("GET", seat, params={"seen": first["seen"]}).json()
    assert not later["anew"]
    assert later["events"]
    whole = program.ask("GET", seat, params={"seen": "5-0"}).json()
    assert (whole["anew"], whole["events"]) == (True, first["events"] + later["events"])


def test_a_program_that_does_not_ask_for_events_gets_none(program: Program, seat: str) -> None:
    assert not {"events", "anew", "seen"} & set(program.ask("GET", seat).json())


def test_without_a_token_or_with_a_wrong_one(client: Client, seat: str) -> None:
    client.cookies.clear()
    for headers in ({}, {"Authorization": "Bearer nonsense"}, {"Authorization": f"Bearer {'a' * 43}.{'b' * 22}"}):
        assert "token" in error_of(client.get(seat, headers=headers), 401)
        assert "token" in error_of(client.get("/api/bot/events", headers=headers), 401)


def test_no_program_plays_the_seat_of_another(client: Client, program: Program, seat: str) -> None:
    stranger = Program(client)
    error_of(stranger.ask("GET", seat), 404)
    error_of(stranger.ask("POST", seat, json={"number": 1, "action": 0}), 404)
    error_of(program.ask("GET", seat.replace("seats/0", "seats/1")), 403)


def test_the_example_plays_a_whole_game_against_a_real_server(tmp_path: Path) -> None:
    served = Served(tmp_path)
    try:
        with httpx.Client(base_url=served.address, timeout=TIMEOUT) as host:
            body = {"game": "imperial", "seats": [FRIEND, BOT], "options": {"turn_limit": 10}}
            table = host.post("/api/tables", json=body).json()["id"]
            link = host.get(f"/api/tables/{table}/links").json()["seats"]["0"]
            command = [sys.executable, str(EXAMPLE), served.address, link]
            subprocess.run(command, check=True, timeout=2 * TIMEOUT)
            assert host.get(f"/api/tables/{table}").json()["over"] is True
    finally:
        served.process.kill()
        served.process.communicate()


def test_whoever_takes_a_seat_that_is_asked_is_told(client: Client, host: Guest, program: Program) -> None:
    table = host.open(FRIEND, PERSON)
    link = host.ask("GET", f"/api/tables/{table}/links")["seats"]["0"]
    registry = client.app.state.registry
    told: list[News] = []
    registry.turns.announce = lambda guest, news: told.append(news)
    with host.connect(table) as browser:
        while browser.state["deciders"] != [0]:
            browser.play() if browser.state.get("legal") else browser.receive()
        told.clear()
        program.ask("POST", f"/api/links/{link}", json={"name": "Botta"})
    assert told == [News("asked", table, 0, browser.state["number"])]


def test_a_program_hears_of_asides_and_responds_once(
    client: Client, host: Guest, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, other = host.open(PERSON, FRIEND, FRIEND), Guest(client)
    links = host.ask("GET", f"/api/tables/{table}/links")["seats"]
    program.ask("POST", f"/api/links/{links['1']}", json={"name": "Botta"})
    other.follow(links["2"])
    told: list[News] = []
    turns = client.app.state.registry.turns
    monkeypatch.setattr(turns, "announce", lambda guest, news: told.append(news))
    seat = f"/api/bot/tables/{table}/seats/1"
    with host.connect(table) as first, other.connect(table) as third:
        while first.state["deciders"] != [0]:
            if third.state["number"] < first.state["number"]:
                third.receive()
            elif third.state.get("legal"):
                third.play()
            elif first.state["deciders"] == [1]:
                asked = program.ask("GET", seat).json()
                for legal in asked["legal"][:1]:  # none where the game has gone on since
                    program.ask("POST", seat, json={"number": asked["number"], "action": legal["action"]})
                first.receive()
            else:
                first.receive()
        number = first.state["number"]
        told.clear()
        first.send(type="play", number=number, action=first.state["asides"][0]["first"])
        first.receive_until(lambda message: message["type"] == "state" and message["number"] == number + 1)
        assert [news[:4] for news in told if news.type == "aside"] == [
            ("aside", table, 1, number + 1),
            ("aside", table, 2, number + 1),
        ]
        told.clear()
        gift = {"number": number + 1, "action": program.ask("GET", seat).json()["asides"][0]["action"]}
        assert program.ask("POST", seat, json=gift).json() == {"number": number + 2}
        assert [news for news in told if news.type == "aside"] == []
        first.receive_until(lambda message: message["type"] == "state" and message["number"] == number + 2)
        first.play()
        assert program.ask("POST", seat, json={**gift, "action": gift["action"] + 1}).json()["code"] == "stale"
