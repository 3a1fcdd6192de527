"""Rated tables: who opens one, what is shown of ratings, and what nobody learns."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sqlalchemy as sa

from greatpowers.server.database.schema import ACTIONS
from greatpowers.server.tables import server_time
from greatpowers.table.clock import LAG
from tests.server.conftest import BOT, FRIEND, PERSON, Client, Guest, Start
from tests.server.test_pace import DAY, DAYS, Server, Wall, asked

pytestmark = pytest.mark.usefixtures("same_luck")
SHORT = {"turn_limit": 24}


def play_out(ada: Guest, ben: Guest, table: str) -> None:
    """Both take the first legal action until the game is over."""
    with ada.connect(table) as first, ben.connect(table) as second:
        while not first.state["outcome"]:
            if first.is_to_act:
                first.play()
            elif second.state["number"] < first.state["number"]:
                second.receive()
            elif second.is_to_act:
                second.play()
            else:
                first.receive()


def test_a_rated_game_changes_ratings_that_everybody_may_see(ada: Guest, ben: Guest) -> None:
    table = ada.open(PERSON, FRIEND, BOT, listed=True, options=SHORT)
    [listed] = ben.ask("GET", "/api/lobby")
    assert listed["rated"] is True
    link = ada.ask("GET", f"/api/tables/{table}/links")["seats"]["1"]
    assert ben.ask("GET", f"/api/links/{link}")["rated"] is True
    assert ada.ask("GET", f"/api/tables/{table}/ratings") == []
    ben.follow(link, "Ben")
    play_out(ada, ben, table)
    changes = ben.ask("GET", f"/api/tables/{table}/ratings")
    assert [change["seat"] for change in changes] == [0, 1, 2]
    assert all(change["provisional"] and change["value"] == 1000 + change["change"] for change in changes)
    seen: dict[str, Any] = ben.ask("GET", "/api/ratings/imperial")
    assert sorted(rated["value"] for rated in seen["best"]) == sorted(change["value"] for change in changes)
    assert {(rated["name"], rated["bot"]) for rated in seen["best"]} == {("Ada", ""), ("Ben", ""), ("", "random")}
    assert seen["own"] in seen["best"]
    assert (seen["own"]["name"], seen["own"]["games"]) == ("Ben", 1)
    stranger = Guest(ada.come())
    assert stranger.ask("GET", f"/api/tables/{table}/ratings", 404)
    assert stranger.ask("GET", "/api/ratings/imperial")["own"] is None
    told = json.dumps(seen) + json.dumps(changes)
    assert all(guest not in told for guest in ben.come().app.state.registry.open_tables[0].guests if guest)


def test_what_can_be_rated_and_what_is_by_default(ada: Guest) -> None:
    def rated(*seats: dict[str, Any], **more: Any) -> bool:
        table = ada.ask("GET", f"/api/tables/{ada.open(*seats, **more)}")
        return bool(table["rated"])

    def refused(*seats: dict[str, Any], **more: Any) -> str:
        body = {"game": "imperial", "seats": seats, "rated": True, **more}
        return str(ada.ask("POST", "/api/tables", 422, json=body))

    assert rated(PERSON, FRIEND, listed=True)
    assert not rated(PERSON, FRIEND, listed=True, rated=False)
    assert not rated(PERSON, FRIEND)
    assert rated(PERSON, FRIEND, rated=True)
    assert not rated(PERSON, BOT)
    assert rated(PERSON, BOT, rated=True)
    assert not rated(PERSON, PERSON, FRIEND, listed=True)
    assert "at least two players" in refused(PERSON, PERSON)
    assert refused(PERSON, BOT, seed=1)
    assert refused(BOT, BOT)
    assert "error" not in ada.ask("GET", "/api/ratings/chess", 404)


def test_a_rematch_is_rated_as_its_game_was_but_no_branch_is(ada: Guest) -> None:
    table = ada.open(PERSON, BOT, rated=True)
    again = ada.ask("POST", f"/api/tables/{table}/rematch")["id"]
    assert ada.ask("GET", f"/api/tables/{again}")["rated"] is True
    branch = ada.ask("POST", f"/api/tables/{table}/branch", json={"until": 0})["id"]
    assert ada.ask("GET", f"/api/tables/{branch}")["rated"] is False


def test_nobody_escapes_from_a_rated_game_by_deleting_it(ada: Guest, ben: Guest) -> None:
    table = ada.open(PERSON, FRIEND, rated=True, options=SHORT)
    link = ada.ask("GET", f"/api/tables/{table}/links")["seats"]["1"]
    ben.follow(link, "Ben")
    with ada.connect(table):
        assert "rated" in ada.ask("DELETE", f"/api/tables/{table}", 409)
    play_out(ada, ben, table)
    ada.ask("DELETE", f"/api/tables/{table}", 204)
    assert ada.ask("GET", "/api/ratings/imperial")["own"]["games"] == 1
    waiting = ada.open(PERSON, FRIEND, rated=True)
    ada.ask("DELETE", f"/api/tables/{waiting}", 204)


def by_stand_ins(client: Client) -> int:
    """How many stored actions bots have taken for people who handed over their seats."""
    with client.app.state.registry.storage_thread.storage.engine.connect() as connection:
        return len(connection.execute(sa.select(ACTIONS).where(ACTIONS.c.stand_in)).all())


@pytest.mark.parametrize("runs_out", [False, True])
def test_what_bots_play_for_others_is_stored(start: Start, monkeypatch: pytest.MonkeyPatch, runs_out: bool) -> None:
    monkeypatch.setattr(server_time, "TOLERANCE", 100 * DAY)
    wall = Wall()
    with start(wall=wall) as client:
        server = Server(client, wall)
        table = server.open(DAYS, BOT)
        seat = asked(server, table)
        late, other = (server.ada, server.ben) if seat == 0 else (server.ben, server.ada)
        if runs_out:
            server.pass_time(DAY + LAG)
        else:
            late.ask("PUT", f"/api/tables/{table}/seats/{seat}/stand-in", 204, json={"bot": "random"})
        with other.connect(table) as browser:
            browser.receive_until(lambda message: message["type"] == "state" and 1 - seat in message["deciders"])
        assert by_stand_ins(client) > 0


@pytest.mark.parametrize("rated", [False, True])
def test_in_a_rated_game_nobody_tries_out_what_a_bot_would_answer(ada: Guest, rated: bool) -> None:
    table = ada.open(PERSON, BOT, rated=rated)
    with ada.connect(table) as browser:
        [live] = ada.come().app.state.registry.open_tables
        answered = False
        while not answered:  # one player may govern several nations in a row
            number = browser.play_real_choice()
            browser.wait_for_turn()
            answered = 1 in live.table.actors[number:]
            assert browser.state["can_undo"] is not (rated and answered)
        assert not browser.state["can_ask"]
