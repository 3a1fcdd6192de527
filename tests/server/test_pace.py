"""Tables with clocks, pauses, and games that end by consent."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any

import pytest
from litestar.testing import TestClient

from greatpowers.server.app import make_app
from greatpowers.server.bots.pool import BotPool
from greatpowers.server.database.storage import Storage
from greatpowers.server.tables import server_time
from greatpowers.server.tables.live_table import LiveTable
from greatpowers.server.tables.registry import TableRegistry
from greatpowers.table.clock import LAG, RETURN
from tests.server.conftest import BOT, FRIEND, PERSON, SETTINGS, Browser, Client, Guest, Message, Start
from tests.server.test_people import play_whoever_is_asked
from tests.server.test_undo_requests import HeldBots

DAY = 24 * 3600 * 1000
DAYS = {"kind": "days", "hours": 24}
LIVE = {"kind": "live", "minutes": 10, "increment": 20}


class Wall:
    """The clock on the wall, which tests move, and the server that follows it."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def __call__(self) -> int:
        return self.at

    def iso(self, more: int) -> str:
        moment = datetime.fromisoformat("1970-01-01T00:00:00+00:00") + timedelta(milliseconds=self.at + more)
        return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Server:
    """A running server with two guests, Ada, who is the host, and Ben."""

    def __init__(self, client: Client, wall: Wall) -> None:
        self.client, self.wall = client, wall
        self.ada, self.ben = Guest(client), Guest(client)

    def open(self, pace: Message | None = None, *more: dict[str, Any]) -> str:
        """A table at which both sit."""
        table = self.ada.open(PERSON, FRIEND, *more, **({} if pace is None else {"pace": pace}))
        self.ben.follow(self.ada.ask("GET", f"/api/tables/{table}/links")["seats"]["1"])
        return table

    def info(self, table: str) -> Message:
        found: Message = self.ada.ask("GET", f"/api/tables/{table}")
        return found

    def pause(self, who: Guest, table: str, paused: bool, status: int = 204) -> Any:
        return who.ask("PUT", f"/api/tables/{table}/pause", status, json={"paused": paused})

    def pass_time(self, milliseconds: int) -> None:
        """The server is up meanwhile, and looks after its clocks."""
        self.wall.at += milliseconds
        time_outs = self.client.app.state.time_outs
        for look in (time_outs.note, time_outs.look):
            self.client.blocking_portal.call(look)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time passes in leaps; luck is the same each time."""
    monkeypatch.setattr(server_time, "TOLERANCE", 100 * DAY)
    monkeypatch.setattr("greatpowers.table.luck.token_bytes", bytes)


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture(scope="module")
def running(bot_pool: BotPool, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Client, Wall]]:
    folder, wall = tmp_path_factory.mktemp("pace"), Wall()
    app = make_app(Storage(f"sqlite:///{folder / 'tables.sqlite'}"), bot_pool, folder, settings=SETTINGS, wall=wall)
    with TestClient(app, base_url="http://table.test") as client:
        yield client, wall


@pytest.fixture
def server(running: tuple[Client, Wall]) -> Iterator[Server]:
    """The same for all tests, each of which has guests of its own."""
    server = Server(*running)
    yield server
    for table in server.ada.ask("GET", "/api/tables"):
        server.ada.ask("DELETE", f"/api/tables/{table['id']}")


def until(browser: Browser, wanted: str) -> Message:
    """The first position that has something to say about this."""
    while wanted not in browser.state:
        browser.receive()
    return browser.state


def asked(server: Server, table: str) -> int:
    """Who is to decide, once the deal is over."""
    with server.ada.connect(table) as ada:
        while not ada.state["deciders"] or ada.state["to_act"] < 0:
            ada.receive()
        return int(ada.state["to_act"])


# -- paces ---------------------------------------------------------------------------------------------------


def test_a_table_has_the_pace_that_its_host_chose(server: Server) -> None:
    assert server.info(server.open(LIVE))["pace"] == {**LIVE, "hours": 0}
    assert server.info(server.open())["pace"] is None
    table = server.open(DAYS)
    rematch = server.ada.ask("POST", f"/api/tables/{table}/rematch")["id"]
    assert server.info(rematch)["pace"] == {**DAYS, "minutes": 0, "increment": 0}


def test_the_live_clocks_of_a_rematch_wait_until_somebody_starts_them(server: Server) -> None:
    table = server.open(LIVE)
    again = server.ada.ask("POST", f"/api/tables/{table}/rematch")["id"]
    server.ben.ask("POST", f"/api/tables/{table}/rematch")
    assert server.info(again)["paused"]
    server.pause(server.ben, again, paused=False)
    assert not server.info(again)["paused"]
    assert asked(server, again) in (0, 1)


def test_a_pace_without_time_is_refused(server: Server) -> None:
    for pace in ({"kind": "live", "hours": 2}, {"kind": "days", "minutes": 2}, {"kind": "slow"}):
        body = {"game": "imperial", "seats": [PERSON, FRIEND], "pace": pace}
        assert server.ada.ask("POST", "/api/tables", 422, json=body)


def test_clocks_run_as_soon_as_everybody_is_there(server: Server) -> None:
    table = server.ada.open(PERSON, FRIEND, pace=DAYS)
    asked(server, table)
    assert server.info(table)["deadlines"] == {}
    server.ben.follow(server.ada.ask("GET", f"/api/tables/{table}/links")["seats"]["1"])
    seat = asked(server, table)
    assert server.info(table)["deadlines"] == {str(seat): server.wall.iso(DAY)}


def test_everybody_sees_all_clocks(server: Server) -> None:
    table = server.open(LIVE)
    seat = asked(server, table)
    server.pass_time(60_000)
    with server.ada.connect(table) as ada, server.ben.connect(table) as ben:
        assert ada.state["clocks"] == ben.state["clocks"]
        running, still = ada.state["clocks"][seat], ada.state["clocks"][1 - seat]
        assert running == {"left": 620_000, "since": server.wall.at - 60_000}
        assert still == {"left": 600_000, "since": None}
        while play_whoever_is_asked(ada, ben) == seat and ada.state["to_act"] == seat:
            assert ada.state["clocks"][seat] == running  # the turn goes on
        assert ada.state["clocks"][seat] == {"left": 560_000 + LAG, "since": None}
    with server.ben.come().websocket_connect(f"/api/tables/{table}/live") as socket:
        assert socket.receive_json() == {"type": "time", "now": server.wall.at}


# -- time that has run out -----------------------------------------------------------------------------------


def test_a_bot_plays_for_whom_time_has_run_out_and_not_before(server: Server) -> None:
    table = server.open(DAYS)
    seat = asked(server, table)
    server.pass_time(DAY + LAG - 1)
    assert server.info(table)["seats"][seat]["stand_in"] == ""
    server.pass_time(1)
    info = server.info(table)
    assert [player["stand_in"] for player in info["seats"]] == (["thumb", ""] if seat == 0 else ["", "thumb"])
    other = [server.ben, server.ada][seat]
    with other.connect(table) as browser:
        while 1 - seat not in browser.state["deciders"]:  # the bot may have played already
            browser.receive()
    assert server.info(table)["deadlines"] == {str(1 - seat): server.wall.iso(DAY)}


def test_whoever_comes_back_has_time_again(server: Server) -> None:
    table = server.open(LIVE)
    seat = asked(server, table)
    late, other = (server.ada, server.ben) if seat == 0 else (server.ben, server.ada)
    server.pass_time(620_000 + LAG)
    with other.connect(table) as browser:
        browser.wait_for_turn()
        late.ask("PUT", f"/api/tables/{table}/seats/{seat}/stand-in", 204, json={"bot": ""})
        browser.receive_until(lambda message: message["type"] == "state" and not message["seats"][seat]["stand_in"])
        while seat not in browser.state["deciders"]:
            browser.wait_for_turn()
            browser.play()
        assert browser.state["clocks"][seat] == {"left": RETURN + 20_000, "since": server.wall.at}


def take_back(guest: Guest, table: str, seat: int) -> None:
    guest.ask("PUT", f"/api/tables/{table}/seats/{seat}/stand-in", 204, json={"bot": ""})


@pytest.mark.parametrize("runs_out", [False, True])
def test_what_a_bot_has_played_for_somebody_is_undone_by_consent_only(server: Server, runs_out: bool) -> None:
    table = server.open(DAYS)
    seat = asked(server, table)
    late, other = (server.ada, server.ben) if seat == 0 else (server.ben, server.ada)
    if runs_out:
        server.pass_time(DAY + LAG)
    else:
        late.ask("PUT", f"/api/tables/{table}/seats/{seat}/stand-in", 204, json={"bot": "thumb"})
    with late.connect(table) as player, other.connect(table) as browser:
        browser.wait_for_turn()
        while player.state["number"] < browser.state["number"]:
            player.receive()
        assert not player.state["can_undo"]  # the bot would only decide again
        assert not player.state["can_ask"]
        take_back(late, table, seat)
        player.receive_until(lambda message: message["type"] == "state" and not message["seats"][seat]["stand_in"])
        assert not player.state["can_undo"]
        assert player.state["can_ask"]
        player.send(type="ask")
        browser.receive_until(lambda message: message["type"] == "state" and message["request"])
        browser.send(type="answer", seat=1 - seat, agree=True)
        player.wait_for_turn()
        player.play_real_choice()
        assert player.state["can_undo"]  # that is the player's own


def test_alone_what_a_bot_has_played_for_somebody_can_be_undone(server: Server) -> None:
    table = server.ada.open(PERSON, BOT, seed=1)
    with server.ada.connect(table) as ada:
        before = ada.play_real_choice()
        ada.wait_for_turn()
        server.ada.ask("PUT", f"/api/tables/{table}/seats/0/stand-in", 204, json={"bot": "random"})
        ada.receive_until(lambda message: message["type"] == "state" and message["acted"] > before + 1)
        take_back(server.ada, table, 0)
        ada.receive_until(
            lambda message: message["type"] == "state" and not message["seats"][0]["stand_in"] and message["can_undo"]
        )


def test_a_table_that_nobody_has_open_is_looked_after_as_well(start: Start, wall: Wall) -> None:
    with start(wall=wall) as client:
        server = Server(client, wall)
        table = server.open(DAYS)
        seat = asked(server, table)
    with start(wall=wall) as client:
        server.client = server.ada._client = client
        server.pass_time(DAY + LAG)
        assert server.info(table)["seats"][seat]["stand_in"] == "thumb"


def test_a_table_that_cannot_be_opened_stops_no_other_clock(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    broken, sound = server.open(DAYS), server.open(DAYS)
    seats = [asked(server, table) for table in (broken, sound)]
    by_id = TableRegistry.by_id

    async def fails_for_one(registry: TableRegistry, table: str) -> LiveTable:
        if table == broken:
            raise RuntimeError("a bug")
        return await by_id(registry, table)

    monkeypatch.setattr(TableRegistry, "by_id", fails_for_one)
    server.pass_time(DAY + LAG)
    assert server.info(broken)["seats"][seats[0]]["stand_in"] == ""
    assert server.info(sound)["seats"][seats[1]]["stand_in"] == "thumb"


def test_an_outage_costs_nobody_time(start: Start, wall: Wall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_time, "TOLERANCE", 15_000)
    with start(wall=wall) as client:
        server = Server(client, wall)
        table = server.open(DAYS)
        seat = str(asked(server, table))
        assert server.info(table)["deadlines"] == {seat: wall.iso(DAY)}
    wall.at += 5 * DAY
    with start(wall=wall) as client:
        server.client = server.ada._client = client
        server.pass_time(0)
        assert server.info(table)["deadlines"] == {seat: wall.iso(DAY - 15_000)}
        assert not any(player["stand_in"] for player in server.info(table)["seats"])


def test_asking_to_undo_stops_no_clock(server: Server) -> None:
    table = server.open(LIVE)
    with server.ada.connect(table) as ada, server.ben.connect(table) as ben:
        while not (ada.state["can_ask"] or ben.state["can_ask"]):
            play_whoever_is_asked(ada, ben)
        asker = ada if ada.state["can_ask"] else ben
        before = asker.state["clocks"]
        asker.send(type="ask")
        asker.receive_until(lambda message: message["type"] == "state" and message["request"] is not None)
        assert asker.state["clocks"] == before
        assert any(clock["since"] for clock in before)


# -- pauses --------------------------------------------------------------------------------------------------


def test_nobody_acts_while_the_host_has_paused_the_game(server: Server) -> None:
    table = server.open(DAYS)
    with server.ada.connect(table) as ada, server.ben.connect(table) as ben:
        ada.wait_for_turn() if asked(server, table) == 0 else ben.wait_for_turn()
        player = ada if ada.is_to_act else ben
        action = player.state["legal"][0]["action"]
        assert "host" in server.pause(server.ben, table, True, 403)
        server.pause(server.ada, table, True)
        for browser in (ada, ben):
            assert until(browser, "pause")["pause"] == {"by": 0, "since": server.wall.at, "agreed": False}
            assert "legal" not in browser.state
            assert [clock["since"] for clock in browser.state["clocks"]] == [None, None]
        player.send(type="play", number=player.state["number"], action=action)
        assert "paused" in player.receive_type("error")["error"]
        assert server.info(table)["paused"]
        server.pass_time(3 * DAY)
        server.pause(server.ben, table, False, 403)
        server.pause(server.ada, table, False)
        player.receive_until(lambda message: message["type"] == "state" and "legal" in message)
        seat = player.state["front"]
        assert server.info(table)["deadlines"] == {str(seat): server.wall.iso(DAY)}
        player.play()


def test_players_pause_by_consent_and_anyone_resumes(server: Server) -> None:
    table = server.open(LIVE)
    with server.ada.connect(table) as ada, server.ben.connect(table) as ben:
        assert ben.state["requestable"] == ["pause", "end"]
        ben.send(type="ask", what="pause")
        request = ada.receive_until(lambda message: message["type"] == "state" and message["request"])["request"]
        assert (request["what"], request["by"], request["waiting"]) == ("pause", 1, [0])
        ada.send(type="answer", seat=0, agree=True)
        assert until(ada, "pause")["pause"]["agreed"]
        assert until(ben, "pause")["pause"]["by"] == 1
        server.pause(server.ben, table, False)
        ada.receive_until(lambda message: message["type"] == "state" and "pause" not in message)


def test_bots_wait_during_a_pause_also_after_a_restart(start: Start, wall: Wall) -> None:
    bots = HeldBots()
    with start(bots.bot_pool(), wall=wall) as client:
        server = Server(client, wall)
        table = server.open(None, BOT)
        with server.ada.connect(table) as ada, server.ben.connect(table) as ben:
            while ada.state["to_act"] != 2:
                play_whoever_is_asked(ada, ben) if ada.state["to_act"] >= 0 else ada.receive()
            number = ada.state["number"]
            server.pause(server.ada, table, True)
            bots.go.set()
            until(ada, "pause")
            assert server.info(table)["actions"] == number
    with start(wall=wall) as client:
        server.client = server.ada._client = client
        with server.ada.connect(table) as ada:
            assert (ada.state["pause"]["by"], ada.state["number"]) == (0, number)
            server.pause(server.ada, table, False)
            ada.receive_until(lambda message: message["type"] == "state" and message["number"] > number)


# -- the end by consent --------------------------------------------------------------------------------------


def ask_to_end(asker: Browser, other: Browser) -> None:
    asker.send(type="ask", what="end")
    other.receive_until(lambda message: message["type"] == "state" and (message["request"] or {}).get("what") == "end")


def test_a_game_ends_as_it_stands_when_all_agree(start: Start, wall: Wall) -> None:
    with start(wall=wall) as client:
        server = Server(client, wall)
        table = server.open(DAYS)
        with server.ada.connect(table) as ada, server.ben.connect(table) as ben:
            play_whoever_is_asked(ada, ben)
            ask_to_end(ben, ada)
            ada.send(type="answer", seat=0, agree=True)
            for browser in (ada, ben):
                assert until(browser, "ended")["ended"] is True
                assert browser.state["requestable"] == ["rematch"]
                assert "legal" not in browser.state
        number = server.info(table)["actions"]
    with start(wall=wall) as client:
        server.client = server.ada._client = client
        info = server.info(table)
        assert (info["over"], info["winners"], info["deciders"], info["deadlines"]) == (True, [], [], {})
        with server.ada.connect(table) as ada:
            assert until(ada, "ended")["number"] == number
            server.pass_time(3 * DAY)
            assert server.info(table)["actions"] == number
        assert "# The players agreed to end the game here." in server.ada.ask("GET", f"/api/tables/{table}/record")
        assert server.pause(server.ada, table, True, 409)


def test_the_game_goes_on_while_somebody_asks_to_end_it(server: Server) -> None:
    table = server.open()
    with server.ada.connect(table) as ada, server.ben.connect(table) as ben:
        play_whoever_is_asked(ada, ben)
        ask_to_end(ada, ben)
        play_whoever_is_asked(ada, ben)
        assert ben.state["request"]["what"] == "end"
        ben.send(type="answer", seat=1, agree=False)
        assert ada.receive_type("declined") == {"type": "declined", "what": "end", "by": 1}
        assert ada.receive_type("state")["request"] is None
        play_whoever_is_asked(ada, ben)


def test_a_bot_that_plays_for_somebody_agrees_to_all_but_the_end(server: Server) -> None:
    table = server.open(DAYS)
    hand_over = {"bot": "random"}
    with server.ada.connect(table) as ada, server.ben.connect(table) as ben:
        ada.send(type="ask", what="pause")
        ada.receive_until(lambda message: message["type"] == "state" and message["request"] is not None)
        server.ada.ask("PUT", f"/api/tables/{table}/seats/1/stand-in", 204, json=hand_over)
        assert until(ada, "pause")["request"] is None
        ask_to_end(ada, ben)
        assert ben.state["request"]["waiting"] == [1]
        ben.send(type="answer", seat=1, agree=True)
        until(ada, "ended")


def test_the_end_of_the_game_ends_every_request(server: Server) -> None:
    table = server.ada.open(PERSON, FRIEND, options={"turn_limit": 1})
    server.ben.follow(server.ada.ask("GET", f"/api/tables/{table}/links")["seats"]["1"])
    with server.ada.connect(table) as ada, server.ben.connect(table) as ben:
        ask_to_end(ada, ben)
        while ada.state["outcome"] is None:
            play_whoever_is_asked(ada, ben)
        assert ada.state["request"] is None
        assert "ended" not in ada.state


def test_alone_against_bots_there_is_nobody_to_ask(server: Server) -> None:
    table = server.ada.open(PERSON, BOT)
    with server.ada.connect(table) as ada:
        assert ada.state["requestable"] == []
        ada.send(type="ask", what="end")
        assert ada.receive_type("error")


# -- programs ------------------------------------------------------------------------------------------------


def test_a_program_is_told_its_deadline(server: Server) -> None:
    table = server.open(DAYS)
    seat = asked(server, table)
    who = [server.ada, server.ben][seat]
    state = who.ask("GET", f"/api/bot/tables/{table}/seats/{seat}")
    assert (state["deadline"], state["paused"], bool(state["legal"])) == (server.wall.iso(DAY), False, True)
    server.pause(server.ada, table, True)
    state = who.ask("GET", f"/api/bot/tables/{table}/seats/{seat}")
    assert (state["deadline"], state["paused"], state["legal"]) == (None, True, [])


def test_a_program_is_told_again_after_a_pause(server: Server) -> None:
    table = server.open(DAYS)
    seat = asked(server, table)
    registry: TableRegistry = server.client.app.state.registry
    header = registry.storage_thread.storage.header(table)
    assert header is not None
    with registry.turns.listen(header.guests[seat]) as listener:
        server.pause(server.ada, table, True)
        server.wall.at += DAY
        assert listener.empty()
        server.pause(server.ada, table, False)
        news = listener.get_nowait()
    assert news is not None
    assert (news.type, news.table, news.seat, news.deadline) == ("asked", table, seat, server.wall.iso(DAY))
