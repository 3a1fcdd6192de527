"""Hints, chances and explanations over HTTP: who may ask for them, and what they say."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from greatpowers.core.position import dump
from greatpowers.core.record import Record, write
from greatpowers.games import make_game
from greatpowers.server.analysis import desk as desk_module
from greatpowers.server.analysis.desk import Desk, Place
from greatpowers.server.bots.pool import BotPool
from greatpowers.server.bots.work import WorkTask
from greatpowers.server.errors import AnyRequest, UserError
from greatpowers.server.limits import RateLimited
from greatpowers.server.tables.live_table import LiveTable
from greatpowers.table import Seat, Table
from tests.server.conftest import (
    BOT,
    FRIEND,
    PERSON,
    SETTINGS,
    TIMEOUT,
    Client,
    Guest,
    Start,
    connect,
    error_of,
    new_table,
)
from tests.server.thread_worker import ThreadWorker
from tests.server.works import Count, Ponder
from tests.war.table import Table as Border

RECORDS = Path(__file__).parents[1] / "records"
QUICK = replace(SETTINGS, analysis_seconds=TIMEOUT)  # with a few playouts, whatever the clock says


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greatpowers.server.analysis.routes.PLAYOUTS", 5)


@pytest.fixture
def client(start: Start) -> Iterator[Client]:
    with start(settings=QUICK) as running:
        yield running


def asked(client: Client, table: str, number: int, what: str = "analysis?lines=true", status: int = 200) -> Any:
    answer = client.get(f"/api/tables/{table}/at/{number}/{what}")
    assert answer.status_code == status, answer.text
    return answer.json()


def play_some(client: Client, table: str, choices: int = 3) -> int:
    """Play until it is Ada's turn again; returns how many actions there are."""
    with connect(client, table) as browser:
        for _ in range(choices):
            browser.play_real_choice()
        while len(browser.wait_for_turn()["legal"]) == 1:
            browser.play()
        return int(browser.state["number"])


# -- what they say -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["imperial", "imperunde", "war"])
def test_a_hint_names_the_best_legal_actions(client: Client, game: str) -> None:
    table = new_table(client, game=game)
    number = play_some(client, table)
    with connect(client, table) as browser:
        assert browser.state["analyses"] is True
        legal = {choice["action"] for choice in browser.state["legal"]}
    hint = asked(client, table, number)
    assert (hint["number"], hint["seat"], hint["decider"]) == (number, 0, 0)
    assert sum(hint["chances"]) == pytest.approx(1)
    assert 1 <= len(hint["lines"]) <= 5
    assert {line["action"]["action"] for line in hint["lines"]} <= legal
    for line in hint["lines"]:
        assert 0 <= line["chance"] <= 1
        assert line["change"] == pytest.approx(line["chance"] - hint["chances"][0])
        assert all("do" in action for action in line["plan"])
    assert asked(client, table, number) == hint


def test_chances_at_any_position(client: Client) -> None:
    table = new_table(client)
    number = play_some(client, table)
    for at in (0, number // 2, number):
        found = asked(client, table, at, "analysis")
        assert sum(found["chances"]) == pytest.approx(1)
        assert (found["lines"], found["decider"]) == ([], None)
    error = asked(client, table, number + 1, "analysis", 422)
    assert f"0 to {number}" in error["error"]


def test_why_a_bot_did_that(client: Client) -> None:
    table = new_table(client)
    number = play_some(client, table)
    actors = set()
    for at in range(number, number - 4, -1):
        position = client.get(f"/api/tables/{table}/at/{at}?seat=0").json()
        found = asked(client, table, at, "explanation")
        assert found["decider"] == position["actor"]
        assert found["action"] == position["action"]
        assert found["action"]["action"] in [line["action"]["action"] for line in found["lines"]]
        actors.add(position["actor"])
    assert actors - {0}, "a bot has acted"


def test_luck_is_explained_by_the_decision_before_it(client: Client) -> None:
    table = new_table(client, game="imperunde")
    number = play_some(client, table, 6)
    actors = [client.get(f"/api/tables/{table}/at/{at}?seat=0").json()["actor"] for at in range(number + 1)]
    first = next(at for at in range(1, number + 1) if actors[at] >= 0)
    assert first > 1, "luck deals the cards"
    for at in (0, first - 1):
        found = asked(client, table, at, "explanation")
        assert (found["decider"], found["action"], found["lines"]) == (None, None, [])
    luck = next(at for at in range(first, number + 1) if actors[at] < 0)
    decision = next(at for at in range(luck, 0, -1) if actors[at] >= 0)
    rolled, decided = (asked(client, table, at, "explanation") for at in (luck, decision))
    assert (rolled["decider"], rolled["action"]) == (decided["decider"], decided["action"])


def test_a_game_that_is_over_is_analysed_with_everything_in_view(client: Client) -> None:
    """By anybody who may see it, whatever was said about hints."""
    ada, eve = Guest(client), Guest(client)
    record = (RECORDS / "imperial-2-standard.txt").read_bytes()
    table = ada.ask("POST", "/api/tables/record", content=record, headers={"Content-Type": "text/plain"})["id"]
    ada.ask("PUT", f"/api/tables/{table}/hints", json={"hints": False})
    eve.follow(ada.ask("GET", f"/api/tables/{table}/links")["watch"], "")
    for guest in (ada, eve):
        with guest.connect(table) as browser:
            assert browser.state["analyses"] is True
        end = guest.ask("GET", f"/api/tables/{table}/at/191/analysis?lines=true")
        assert end["chances"] == [0, 1]
        assert (end["seat"], end["decider"], end["lines"]) == (None, None, [])
        middle = guest.ask("GET", f"/api/tables/{table}/at/100/analysis?lines=true")
        assert middle["seat"] is None
        assert middle["decider"] is not None
        assert middle["lines"]
        assert guest.ask("GET", f"/api/tables/{table}/at/101/explanation")["action"] is not None


# -- who may ask ---------------------------------------------------------------------------------------------


def test_one_person_against_bots_may_ask_unless_the_host_says_no(client: Client) -> None:
    for hints, is_allowed in ((None, True), (True, True), (False, False)):
        table = new_table(client, **({} if hints is None else {"hints": hints}))
        assert client.get(f"/api/tables/{table}").json()["hints"] is is_allowed
        with connect(client, table) as browser:
            assert browser.state.get("analyses", False) is is_allowed
        if not is_allowed:
            assert asked(client, table, 0, "analysis", 403)["error"] == "This table is played without hints."


def test_people_among_themselves_have_hints_when_the_host_allows_them(client: Client) -> None:
    ada, ben, eve = Guest(client), Guest(client), Guest(client)
    table = ada.open(PERSON, FRIEND, BOT)
    links = ada.ask("GET", f"/api/tables/{table}/links")
    ben.follow(links["seats"]["1"])
    eve.follow(links["watch"], "")
    path = f"/api/tables/{table}/at/0/analysis"
    assert ada.ask("GET", path, 403) == ben.ask("GET", path, 403) == "This table is played without hints."
    assert "Only the host" in ben.ask("PUT", f"/api/tables/{table}/hints", 403, json={"hints": True})
    with ben.connect(table) as window:
        assert "analyses" not in window.state
        ada.ask("PUT", f"/api/tables/{table}/hints", json={"hints": True})
        window.receive_until(lambda message: message.get("analyses") is True)
    for guest, seat in ((ada, 0), (ben, 1)):
        assert guest.ask("GET", path)["seat"] == seat
        assert guest.ask("GET", f"{path}?seat={1 - seat}", 403) == f"Seat {2 - seat} is not yours."
    assert "Only the players" in eve.ask("GET", path, 403)
    assert "Only the players" in eve.ask("GET", f"/api/tables/{table}/at/0/explanation", 403)
    with eve.connect(table) as window:
        assert "analyses" not in window.state
    ada.ask("PUT", f"/api/tables/{table}/hints", json={"hints": False})
    assert ben.ask("GET", path, 403) == "This table is played without hints."


def test_there_are_no_hints_in_rated_games(client: Client) -> None:
    ada = Guest(client)
    table = ada.open(PERSON, BOT, rated=True)
    assert ada.ask("GET", f"/api/tables/{table}/at/0/analysis", 403) == "This table is played without hints."
    assert "rated" in ada.ask("PUT", f"/api/tables/{table}/hints", 409, json={"hints": True})
    body = {"game": "imperial", "seats": [PERSON, BOT], "rated": True, "hints": True}
    assert "rated" in ada.ask("POST", "/api/tables", 422, json=body)


def test_a_branch_of_a_running_game_without_hints_has_none_either(client: Client) -> None:
    for hints in (True, False):
        table = new_table(client, hints=hints)
        branch = client.post(f"/api/tables/{table}/branch", json={"until": 0}).json()["id"]
        assert client.get(f"/api/tables/{branch}").json()["hints"] is hints


def test_the_owner_of_a_server_can_do_without(start: Start) -> None:
    with start(settings=replace(SETTINGS, analysis_seconds=0)) as client:
        table = new_table(client)
        assert "does not offer" in asked(client, table, 0, "analysis", 403)["error"]
        with connect(client, table) as browser:
            assert "analyses" not in browser.state


def test_a_lesson_has_hints_of_its_own(client: Client) -> None:
    lesson = client.get("/api/games/imperial/lessons").json()[0]["name"]
    table = client.post(f"/api/lessons/imperial/{lesson}", json={}).json()["id"]
    assert client.get(f"/api/tables/{table}").json()["hints"] is False
    asked(client, table, 0, "analysis", 403)


# -- what nobody waits for -----------------------------------------------------------------------------------


class Request:
    """A client that stays, or leaves."""

    def __init__(self) -> None:
        self.left = asyncio.Event()

    async def receive(self) -> dict[str, str]:
        await self.left.wait()
        return {"type": "http.disconnect"}


class Waiting:
    """One guest's requests, which ponder until nobody waits for them."""

    def __init__(self, desk: Desk) -> None:
        self.request = Request()
        self.live = cast(LiveTable, SimpleNamespace(analyses={}))
        self._desk = desk

    async def ask(self, kind: str, work: Any = None) -> asyncio.Task[object]:
        """Ask, and come back when the request is on its way."""
        place, task = Place("ada", "table", kind), WorkTask(work or Ponder())
        asking = asyncio.ensure_future(self._desk.think(cast(AnyRequest, self.request), place, task, self.live))
        await asyncio.sleep(0)
        return asking


async def _waiting(pool: BotPool, way: str) -> str:
    """What the first request is told after something has happened, and that a worker is free again."""
    desk = Desk(pool)
    waiting = Waiting(desk)
    first = await waiting.ask("hint")
    if way == "newer":
        second = await waiting.ask("hint", Count(0))
        assert await second is not None
    elif way == "gone":
        waiting.request.left.set()
    else:
        next(iter(waiting.live.analyses)).cancel()
    with pytest.raises(UserError) as stopped:
        await asyncio.wait_for(first, TIMEOUT)
    assert not desk._running
    assert not waiting.live.analyses
    assert await Waiting(desk).ask("hint", Count(0)) is not None
    return stopped.value.message


@pytest.mark.parametrize("way", ["newer", "gone", "moved"])
def test_what_nobody_waits_for_is_not_thought_about(way: str) -> None:
    pool = BotPool(ThreadWorker, 1)
    assert asyncio.run(_waiting(pool, way)) == "error-analysis-stale"
    pool.close()


def test_a_guest_has_few_analyses_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk_module, "MOST_AT_ONCE", 2)
    pool = BotPool(ThreadWorker, 1)

    async def ask() -> None:
        waiting = Waiting(Desk(pool))
        asking = [await waiting.ask(kind) for kind in ("hint", "chances")]
        with pytest.raises(RateLimited):
            await (await waiting.ask("explanation"))
        for one in asking:
            one.cancel()
        await asyncio.wait(asking)

    asyncio.run(ask())
    pool.close()


def test_whoever_asks_too_fast_is_told_to_wait(client: Client) -> None:
    """And what is asked is bounded also where it would be refused."""
    table = new_table(client, hints=False)
    answers = [client.get(f"/api/tables/{table}/at/0/analysis") for _ in range(110)]
    assert answers[0].status_code == 403
    assert answers[-1].status_code == 429
    assert answers[-1].json()["key"] == "analyses"


def test_a_new_position_ends_the_analysis_of_the_last(client: Client) -> None:
    """The table tells those who wait, unless they may not know that anything has changed."""
    table = new_table(client)
    with connect(client, table) as browser:
        browser.wait_for_turn()
        live = client.app.state.registry.open_table(table)
        own, other = SimpleNamespace(cancelled=0), SimpleNamespace(cancelled=0)
        for waiting, guest in ((own, live.guests[0]), (other, "somebody")):
            waiting.cancel = lambda waiting=waiting: setattr(waiting, "cancelled", waiting.cancelled + 1)
            live.analyses[_Hashed(waiting)] = guest
        client.blocking_portal.call(lambda: live.changed(0, [0]))
        assert (own.cancelled, other.cancelled) == (1, 0)
        browser.play()
    assert other.cancelled


class _Hashed:
    def __init__(self, waiting: Any) -> None:
        self.cancel = waiting.cancel


# -- what bots say -------------------------------------------------------------------------------------------


def opened(client: Client, border: Border, players: list[str]) -> str:
    """A table with this position of War!."""
    record = write(Record(border.game, players, border.state))
    answer = client.post("/api/tables/record", content=record, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def at_war(client: Client, mine: str, theirs: str) -> str:
    """A table of War! where Ada is at war with two bots, of which one decides by reasons."""
    border = Border(3).land(1, "france", mine).land(1, "spain", "1i").land(2, "germany", theirs)
    border.land(2, "prussia", "1i").land(3, "italy", "9i 2c").war((1, 2), (1, 3)).natives("kenya", "6").move(1)
    return opened(client, border, ["Ada", "Bruno (bot medium)", "Clara (bot random)"])


def offer_peace(client: Client, table: str, other: int = 1) -> int:
    """Offer peace as the first action; returns how many actions there are then."""
    with connect(client, table) as browser:
        browser.wait_for_turn()
        offers = {aside.get("other"): aside["action"] for aside in browser.state["asides"] if aside["do"] == "peace"}
        browser.send(type="play", number=0, action=offers[other])
        return int(browser.receive_until(lambda told: told["type"] == "state" and told["number"] > 0)["number"])


def test_who_offers_peace_is_told_why_a_bot_refuses(client: Client) -> None:
    """Though the table has no hints."""
    table = at_war(client, "2i", "9i 1c 1a")
    assert client.put(f"/api/tables/{table}/hints", json={"hints": False}).status_code == 204
    assert asked(client, table, 0, "told?seat=0&by=1")["reason"] is None
    number = offer_peace(client, table)
    found = asked(client, table, number, "told?seat=0&by=1")
    assert found == {"number": number, "seat": 0, "by": 1, "reason": ["war-stronger", {"other": 0}]}
    assert asked(client, table, number, "told?seat=0&by=2")["reason"] is None
    asked(client, table, number, "explanation", 403)


def test_who_is_to_have_peace_is_told_nothing(client: Client) -> None:
    table = at_war(client, "9i 1c 1a", "2i")
    offer_peace(client, table)
    assert asked(client, table, 1, "told?seat=0&by=1")["reason"] is None


def test_a_declaration_of_war_comes_with_its_reason(client: Client) -> None:
    border = Border(2).land(1, "france", "9i 2c 2a").money(1, pp=9000, dp=1)
    for region in ("germany", "italy", "spain"):
        border.land(2, region, "1i")
    table = opened(client, border.move(1), ["Bruno (bot thumb)", "Ada"])
    with connect(client, table) as browser:
        browser.wait_for_turn()
    told = client.get(f"/api/tables/{table}/events?seat=1").json()["events"]
    [war] = [event["action"] for event in told if event["event"] == "war"]
    assert asked(client, table, war + 1, "told?seat=1&by=0")["reason"] == ["war-weak", {"other": 1}]


def test_nobody_hears_what_is_said_to_somebody_else(client: Client) -> None:
    table = at_war(client, "2i", "9i 1c 1a")
    number = offer_peace(client, table)
    asked(client, table, number, "told?seat=2&by=1", 403)
    asked(client, table, number, "told?by=1", 400)
    asked(client, table, number + 1, "told?seat=0&by=1", 422)
    assert asked(client, table, number, "told?seat=0&by=17")["reason"] is None
    stranger = Guest(client)
    assert stranger.come().get(f"/api/tables/{table}/at/{number}/told?seat=0&by=1").status_code in (403, 404)


# -- positions as text ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["imperial", "imperunde", "war"])
def test_a_position_as_text_is_played_on_and_analysed(client: Client, game: str) -> None:
    """By whoever is to move; bots play the others."""
    played = Table(make_game(game, 3), [Seat(bot="thumb") for _ in range(3)], 3)
    while played.number < 60 or played.state.to_act < 0:
        played.advance()
    seat = played.state.to_act
    opened = client.post("/api/tables/record", content=dump(played.state), headers={"Content-Type": "text/plain"})
    assert opened.status_code == 201, opened.text
    table = opened.json()["id"]
    assert [bool(one["bot"]) for one in client.get(f"/api/tables/{table}").json()["seats"]].index(False) == seat
    assert asked(client, table, 0)["decider"] == seat


def test_a_text_that_is_no_position_is_refused_in_words(client: Client) -> None:
    text = "Great Powers position 1\ngame: imperial\nrules: 1\nseats: 3\n\nto act nowhere\n"
    answer = client.post("/api/tables/record", content=text, headers={"Content-Type": "text/plain"})
    assert "line 6" in error_of(answer, 422).lower()
