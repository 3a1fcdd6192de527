"""Undo that needs the consent of the other players."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event

import pytest

from greatpowers.server.bots.pool import BotPool
from greatpowers.server.bots.work import Stopped
from greatpowers.server.bots.worker import FollowedGame, Question, answer
from tests.server.conftest import BOT, PERSON, TIMEOUT, Browser, Client, Message, Start, connect, new_table
from tests.server.thread_worker import in_thread

DATABASES = ["sqlite", "postgresql"]
CLARA = {"name": "Clara"}


class HeldBots:
    """Bots that answer only when they are released."""

    def __init__(self) -> None:
        self.go = Event()
        self.answered = Event()

    def bot_pool(self) -> BotPool:
        return in_thread(self.answer)

    def answer(self, game: FollowedGame, question: Question, stopped: Stopped) -> int | None:
        self.go.wait(TIMEOUT)
        self.answered.set()
        return answer(game, question, stopped)


class Party:
    """Two people with a browser each; the first decided, then the second."""

    def __init__(self, client: Client, table: str, bots: HeldBots, *browsers: Browser) -> None:
        self.bots = bots
        self.client = client
        self.table = table
        self.browsers = list(browsers)
        self.until = -1  # the decision that may be asked for
        self.asker = self.other = browsers[0]

    def step(self) -> tuple[Browser, int, int]:
        """Let somebody play; returns who, which decision, and how many choices there were."""
        self.bots.go.set()
        while self.browsers[0].state["to_act"] not in (0, 1):
            self.browsers[0].receive()
        self.bots.go.clear()
        self.bots.answered.clear()
        number = self.browsers[0].state["number"]
        player = self.browsers[self.browsers[0].state["to_act"]]
        self.all_hear(number)
        choices = len(player.state["legal"])
        self.all_hear(player.play()["number"])
        return player, number, choices

    def all_hear(self, number: int) -> None:
        for browser in self.browsers:
            while browser.state["number"] != number:
                browser.receive()

    def play_on(self) -> None:
        """Play until one has decided something, and the other something after it."""
        while True:
            player, number, choices = self.step()
            if choices > 1 and self.until >= 0 and player is not self.asker:
                self.other = player
                return
            if choices > 1:
                self.asker, self.until = player, number

    @property
    def actions(self) -> int:
        return int(self.client.get(f"/api/tables/{self.table}").json()["actions"])


def seat_of(browser: Browser) -> int:
    return int(browser.state["seat"])


@contextmanager
def party_of(client: Client, *seats: dict[str, str], bots: HeldBots | None = None) -> Iterator[Party]:
    table = new_table(client, *seats)
    with connect(client, table, 0) as ada, connect(client, table, 1) as clara:
        party = Party(client, table, bots or HeldBots(), ada, clara)
        party.play_on()
        yield party
        party.bots.go.set()


@pytest.fixture
def party(client: Client) -> Iterator[Party]:
    with party_of(client, PERSON, CLARA) as found:
        yield found


def ask(party: Party) -> Message:
    party.asker.send(type="ask")
    for browser in (party.other, party.asker):
        browser.receive_until(lambda message: message["type"] == "state" and message["request"] is not None)
    request: Message = party.asker.state["request"]
    return request


# -- two windows ---------------------------------------------------------------------------------------------


def test_only_the_one_who_cannot_take_back_alone_may_ask(party: Party) -> None:
    assert not party.asker.state["can_undo"]
    assert party.asker.state["can_ask"]
    assert party.other.state["can_undo"]
    assert not party.other.state["can_ask"]
    party.other.send(type="ask")
    assert party.other.receive()["type"] == "error"
    assert party.asker.state["request"] is None


def test_everybody_sees_the_request(party: Party) -> None:
    waiting = [seat_of(party.other)]
    wanted = {"what": "undo", "by": seat_of(party.asker), "until": party.until, "waiting": waiting, "agreed": []}
    assert ask(party) == wanted
    assert party.other.state["request"] == wanted
    assert not party.asker.state["can_ask"]
    party.asker.send(type="ask")
    assert party.asker.receive()["type"] == "error"


def test_agreeing_takes_back(party: Party) -> None:
    ask(party)
    party.other.send(type="answer", seat=seat_of(party.other), agree=True, until=party.until)
    for browser in (party.asker, party.other):
        state = browser.receive_type("state")
        assert state["number"] == party.until
        assert state["request"] is None
    assert party.asker.state["to_act"] == seat_of(party.asker)
    assert party.actions == party.until
    party.step()


def test_refusing_ends_it(party: Party) -> None:
    before = party.asker.state["number"]
    ask(party)
    party.other.send(type="answer", seat=seat_of(party.other), agree=False)
    for browser in (party.asker, party.other):
        assert browser.receive() == {"type": "declined", "what": "undo", "by": seat_of(party.other)}
        assert browser.receive()["request"] is None
    assert party.asker.state["can_ask"]
    assert party.actions == before


def test_a_request_is_withdrawn_silently(party: Party) -> None:
    before = party.asker.state["number"]
    ask(party)
    party.asker.send(type="answer", seat=seat_of(party.asker), agree=False)
    for browser in (party.asker, party.other):
        assert browser.receive()["request"] is None
    assert party.actions == before


def test_nobody_agrees_with_himself(party: Party) -> None:
    ask(party)
    party.asker.send(type="answer", seat=seat_of(party.asker), agree=True)
    assert party.asker.receive()["type"] == "error"
    assert party.other.state["request"] is not None


def test_nobody_answers_for_another(party: Party) -> None:
    before = party.asker.state["number"]
    ask(party)
    for agree in (True, False):
        party.asker.send(type="answer", seat=seat_of(party.other), agree=agree)
        assert party.asker.receive()["type"] == "error"
        party.other.send(type="answer", seat=seat_of(party.asker), agree=agree)
        assert party.other.receive()["type"] == "error"
    assert party.actions == before
    party.other.send(type="answer", seat=seat_of(party.other), agree=True)
    party.other.receive_until(lambda message: message["type"] == "state" and message["number"] == party.until)


def test_an_answer_to_another_request_is_refused(party: Party) -> None:
    ask(party)
    party.other.send(type="answer", seat=seat_of(party.other), agree=True, until=party.until + 1)
    assert party.other.receive()["type"] == "error"
    assert party.actions > party.until


def test_an_action_ends_it_silently(party: Party) -> None:
    ask(party)
    before = party.asker.state["number"]
    player = next(browser for browser in party.browsers if "legal" in browser.state)
    player.send(type="play", number=before, action=player.state["legal"][0]["action"])
    for browser in party.browsers:
        message = browser.receive()
        assert (message["type"], message["number"], message["request"]) == ("state", before + 1, None)
    party.other.send(type="answer", seat=seat_of(party.other), agree=True)
    assert party.other.receive()["type"] == "error"


def test_taking_back_alone_ends_it(party: Party) -> None:
    ask(party)
    party.other.send(type="undo")
    for browser in party.browsers:
        assert browser.receive()["request"] is None


def test_without_a_request_there_is_nothing_to_answer(party: Party) -> None:
    for browser in party.browsers:
        for agree in (True, False):
            browser.send(type="answer", seat=seat_of(browser), agree=agree)
            assert browser.receive()["type"] == "error"


@pytest.mark.parametrize(
    "frame",
    [
        '{"type": "answer"}',
        '{"type": "answer", "seat": 0}',
        '{"type": "answer", "seat": "0", "agree": true}',
        '{"type": "answer", "seat": 0, "agree": 1}',
        '{"type": "answer", "seat": -1, "agree": true}',
        '{"type": "answer", "seat": 99, "agree": false}',
        '{"type": "answer", "seat": null, "agree": true}',
        '{"type": "answer", "seat": 36893488147419103232, "agree": false}',
        '{"type": "answer", "seat": 1, "agree": true, "until": "all"}',
    ],
)
def test_hostile_answers_change_nothing(party: Party, frame: str) -> None:
    ask(party)
    for browser in party.browsers:
        browser.socket.send_text(frame)
        assert browser.receive()["type"] == "error"
    party.other.send(type="answer", seat=seat_of(party.other), agree=True)
    party.other.receive_until(lambda message: message["type"] == "state" and message["number"] == party.until)


def test_a_request_that_cannot_be_stored_stays_open(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    from greatpowers.server.database.storage import SQLAlchemyError, Storage

    def full(*_: object, **__: object) -> None:
        raise SQLAlchemyError("the disk is full")

    ask(party)
    with monkeypatch.context() as broken:
        broken.setattr(Storage, "truncate", full)
        party.other.send(type="answer", seat=seat_of(party.other), agree=True)
        assert party.other.receive()["type"] == "error"
    party.other.send(type="answer", seat=seat_of(party.other), agree=True)
    party.other.receive_until(lambda message: message["type"] == "state" and message["number"] == party.until)


# -- one screen ----------------------------------------------------------------------------------------------


def test_at_a_shared_screen_everybody_answers_there(client: Client) -> None:
    """After the deal no undo can be requested; at the end, which reveals all cash, it needs consent."""
    seats = [PERSON, CLARA, {"name": "Di"}]
    table = new_table(client, *seats, options={"turn_limit": 3})
    with connect(client, table) as screen:
        screen.wait_for_turn()
        assert not screen.state["can_ask"]
        decided = -1
        while screen.wait_for_turn()["outcome"] is None:
            if len(screen.state["legal"]) > 1:
                decided = screen.state["number"]
            screen.play()
        assert (screen.state["can_undo"], screen.state["can_ask"]) == (False, True)
        screen.send(type="ask")
        request = screen.receive()["request"]
        assert request["until"] == decided
        by = request["by"]
        first, second = (seat for seat in range(3) if seat != by)
        assert request["waiting"] == [first, second]
        screen.send(type="answer", seat=first, agree=True)
        request = screen.receive()["request"]
        assert (request["by"], request["until"]) == (by, decided)
        assert (request["waiting"], request["agreed"]) == ([second], [first])
        screen.send(type="answer", seat=first, agree=True)  # once more is the same
        assert screen.receive()["request"]["agreed"] == [first]
        screen.send(type="answer", seat=second, agree=True)
        assert screen.receive()["number"] == decided
        assert screen.state["outcome"] is None


def test_who_agreed_may_still_refuse(client: Client) -> None:
    table = new_table(client, PERSON, CLARA, {"name": "Di"}, options={"turn_limit": 1})
    with connect(client, table) as screen:
        while screen.wait_for_turn()["outcome"] is None:
            screen.play()
        screen.send(type="ask")
        first = screen.receive()["request"]["waiting"][0]
        for agree in (True, False):
            screen.send(type="answer", seat=first, agree=agree)
            if agree:
                screen.receive()
        assert screen.receive() == {"type": "declined", "what": "undo", "by": first}
        assert screen.receive()["request"] is None


def test_bots_agree_at_once(client: Client) -> None:
    table = new_table(client, PERSON, BOT, options={"turn_limit": 4})
    with connect(client, table) as ada:
        decided = -1
        while ada.wait_for_turn()["outcome"] is None:
            if len(ada.state["legal"]) > 1:
                decided = ada.state["number"]
            ada.play()
        assert decided >= 0
        assert (ada.state["can_undo"], ada.state["can_ask"]) == (False, True)
        ada.send(type="ask")
        assert ada.receive()["number"] == decided
        assert ada.state["request"] is None
        assert ada.is_to_act


def test_nobody_asks_before_he_has_decided_anything(client: Client) -> None:
    with connect(client, new_table(client)) as ada:
        assert not ada.wait_for_turn()["can_ask"]
        ada.send(type="ask")
        assert ada.receive()["type"] == "error"


def test_spectators_ask_and_answer_nothing(client: Client) -> None:
    table = new_table(client, BOT, BOT)
    with connect(client, table) as nobody:
        nobody.send(type="pace", hold=True)
        assert nobody.state["can_ask"] is False
        for frame in ({"type": "ask"}, {"type": "answer", "seat": 0, "agree": True}):
            nobody.send(**frame)
            assert nobody.receive_type("error")


# -- bots, and a server that goes away -----------------------------------------------------------------------


def test_bots_wait_while_a_request_is_open(start: Start) -> None:
    """Even a bot that has already decided does not act before the request is answered."""
    bots = HeldBots()
    with start(bots.bot_pool()) as client, party_of(client, PERSON, CLARA, BOT, bots=bots) as party:
        while party.asker.state["to_act"] != 2:
            party.until = -1
            party.play_on()
        number = party.asker.state["number"]
        ask(party)
        bots.go.set()
        bots.answered.wait(TIMEOUT)
        for browser in party.browsers:
            browser.send(type="why", ask=1, do={"do": "pass"})
            assert browser.receive()["type"] == "why"
        assert party.actions == number
        party.other.send(type="answer", seat=seat_of(party.other), agree=False)
        party.other.receive_type("declined")
        party.other.receive_until(lambda message: message["type"] == "state" and message["number"] > number)


def test_a_request_outlives_the_server(start: Start) -> None:
    with start() as client:
        with party_of(client, PERSON, CLARA) as party:
            ask(party)
            until, table, seat = party.until, party.table, seat_of(party.other)
        cookies = dict(client.cookies)
    with start() as client:
        client.cookies.update(cookies)
        with connect(client, table, seat) as again:
            assert again.state["request"]["waiting"] == [seat]
            again.send(type="answer", seat=seat, agree=True)
            again.receive_until(lambda message: message["type"] == "state" and message["number"] == until)
