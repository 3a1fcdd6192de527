"""Taking back what one may not take back alone: the others are asked."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Event

import pytest

from greatpowers.server.thinking import Task, Thinker, decide
from tests.server.conftest import BOT, PATIENCE, PERSON, Browser, Client, Message, Start, new_table, sit_down

DATABASES = ["sqlite", "postgresql"]
CLARA = {"name": "Clara"}


class HeldBots:
    """Bots that answer only when they are let go."""

    def __init__(self) -> None:
        self.go = Event()
        self.answered = Event()

    def thinker(self) -> Thinker:
        return Thinker(self.decide, lambda: ThreadPoolExecutor(1))

    def decide(self, task: Task) -> int:
        self.go.wait(PATIENCE)
        self.answered.set()
        return decide(task)


class Party:
    """Two people with a window each; the one who decided, then the other who decided after him."""

    def __init__(self, client: Client, table: str, bots: HeldBots, *browsers: Browser) -> None:
        self.bots = bots
        self.client = client
        self.table = table
        self.browsers = list(browsers)
        self.until = -1  # the decision that may be asked for
        self.asker = self.other = browsers[0]

    def step(self) -> tuple[Browser, int, int]:
        """Somebody plays; who, which decision, and out of how many choices."""
        self.bots.go.set()
        while self.browsers[0].state["to_act"] not in (0, 1):
            self.browsers[0].hear()
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
                browser.hear()

    def play_on(self) -> None:
        """Until one has decided something that the other has decided after."""
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
    with sit_down(client, table, 0) as ada, sit_down(client, table, 1) as clara:
        party = Party(client, table, bots or HeldBots(), ada, clara)
        party.play_on()
        yield party
        party.bots.go.set()


@pytest.fixture
def party(client: Client) -> Iterator[Party]:
    with party_of(client, PERSON, CLARA) as found:
        yield found


def ask(party: Party) -> Message:
    party.asker.say(type="ask")
    for browser in (party.other, party.asker):
        browser.hear_until(lambda told: told["type"] == "state" and told["request"] is not None)
    request: Message = party.asker.state["request"]
    return request


# -- two windows ---------------------------------------------------------------------------------------------


def test_only_the_one_who_cannot_take_back_alone_may_ask(party: Party) -> None:
    assert not party.asker.state["can_undo"]
    assert party.asker.state["can_ask"]
    assert party.other.state["can_undo"]
    assert not party.other.state["can_ask"]
    party.other.say(type="ask")
    assert party.other.hear()["type"] == "error"
    assert party.asker.state["request"] is None


def test_everybody_is_shown_what_is_asked(party: Party) -> None:
    wanted = {"by": seat_of(party.asker), "until": party.until, "waiting": [seat_of(party.other)], "agreed": []}
    assert ask(party) == wanted
    assert party.other.state["request"] == wanted
    assert not party.asker.state["can_ask"]
    party.asker.say(type="ask")
    assert party.asker.hear()["type"] == "error"


def test_agreeing_takes_back(party: Party) -> None:
    ask(party)
    party.other.say(type="answer", seat=seat_of(party.other), agree=True, until=party.until)
    for browser in (party.asker, party.other):
        state = browser.hear_type("state")
        assert state["number"] == party.until
        assert state["request"] is None
    assert party.asker.state["to_act"] == seat_of(party.asker)
    assert party.actions == party.until
    party.step()


def test_refusing_ends_it(party: Party) -> None:
    before = party.asker.state["number"]
    ask(party)
    party.other.say(type="answer", seat=seat_of(party.other), agree=False)
    for browser in (party.asker, party.other):
        assert browser.hear() == {"type": "declined", "by": seat_of(party.other)}
        assert browser.hear()["request"] is None
    assert party.asker.state["can_ask"]
    assert party.actions == before


def test_the_one_who_asked_withdraws_silently(party: Party) -> None:
    before = party.asker.state["number"]
    ask(party)
    party.asker.say(type="answer", seat=seat_of(party.asker), agree=False)
    for browser in (party.asker, party.other):
        assert browser.hear()["request"] is None
    assert party.actions == before


def test_nobody_agrees_with_himself(party: Party) -> None:
    ask(party)
    party.asker.say(type="answer", seat=seat_of(party.asker), agree=True)
    assert party.asker.hear()["type"] == "error"
    assert party.other.state["request"] is not None


def test_nobody_answers_for_another(party: Party) -> None:
    before = party.asker.state["number"]
    ask(party)
    for agree in (True, False):
        party.asker.say(type="answer", seat=seat_of(party.other), agree=agree)
        assert party.asker.hear()["type"] == "error"
        party.other.say(type="answer", seat=seat_of(party.asker), agree=agree)
        assert party.other.hear()["type"] == "error"
    assert party.actions == before
    party.other.say(type="answer", seat=seat_of(party.other), agree=True)
    assert party.other.hear()["number"] == party.until


def test_an_answer_to_another_request_is_refused(party: Party) -> None:
    ask(party)
    party.other.say(type="answer", seat=seat_of(party.other), agree=True, until=party.until + 1)
    assert party.other.hear()["type"] == "error"
    assert party.actions > party.until


def test_an_action_ends_it_silently(party: Party) -> None:
    ask(party)
    before = party.asker.state["number"]
    player = next(browser for browser in party.browsers if "legal" in browser.state)
    player.say(type="play", number=before, action=player.state["legal"][0]["action"])
    for browser in party.browsers:
        told = browser.hear()
        assert (told["type"], told["number"], told["request"]) == ("state", before + 1, None)
    party.other.say(type="answer", seat=seat_of(party.other), agree=True)
    assert party.other.hear()["type"] == "error"


def test_taking_back_alone_ends_it(party: Party) -> None:
    ask(party)
    party.other.say(type="undo")
    for browser in party.browsers:
        assert browser.hear()["request"] is None


def test_without_a_request_there_is_nothing_to_answer(party: Party) -> None:
    for browser in party.browsers:
        for agree in (True, False):
            browser.say(type="answer", seat=seat_of(browser), agree=agree)
            assert browser.hear()["type"] == "error"


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
        assert browser.hear()["type"] == "error"
    party.other.say(type="answer", seat=seat_of(party.other), agree=True)
    assert party.other.hear()["number"] == party.until


def test_a_request_that_cannot_be_stored_stays_open(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    from greatpowers.server.storage import SQLAlchemyError, Storage

    def full(*_: object) -> None:
        raise SQLAlchemyError("the disk is full")

    ask(party)
    with monkeypatch.context() as broken:
        broken.setattr(Storage, "cut", full)
        party.other.say(type="answer", seat=seat_of(party.other), agree=True)
        assert party.other.hear()["type"] == "error"
    party.other.say(type="answer", seat=seat_of(party.other), agree=True)
    assert party.other.hear()["number"] == party.until


# -- one screen ----------------------------------------------------------------------------------------------


def test_at_a_shared_screen_everybody_answers_there(client: Client) -> None:
    """After the deal nothing can be asked for; at the end, where all cash is shown, only by consent."""
    seats = [PERSON, CLARA, {"name": "Di"}]
    table = new_table(client, *seats, options={"turn_limit": 3})
    with sit_down(client, table) as screen:
        screen.wait_for_turn()
        assert not screen.state["can_ask"]
        decided = -1
        while screen.wait_for_turn()["outcome"] is None:
            if len(screen.state["legal"]) > 1:
                decided = screen.state["number"]
            screen.play()
        assert (screen.state["can_undo"], screen.state["can_ask"]) == (False, True)
        screen.say(type="ask")
        request = screen.hear()["request"]
        assert request["until"] == decided
        by = request["by"]
        first, second = (seat for seat in range(3) if seat != by)
        assert request["waiting"] == [first, second]
        screen.say(type="answer", seat=first, agree=True)
        assert screen.hear()["request"] == {"by": by, "until": decided, "waiting": [second], "agreed": [first]}
        screen.say(type="answer", seat=first, agree=True)  # once more is the same
        assert screen.hear()["request"]["agreed"] == [first]
        screen.say(type="answer", seat=second, agree=True)
        assert screen.hear()["number"] == decided
        assert screen.state["outcome"] is None


def test_who_agreed_may_still_refuse(client: Client) -> None:
    table = new_table(client, PERSON, CLARA, {"name": "Di"}, options={"turn_limit": 1})
    with sit_down(client, table) as screen:
        while screen.wait_for_turn()["outcome"] is None:
            screen.play()
        screen.say(type="ask")
        first = screen.hear()["request"]["waiting"][0]
        for agree in (True, False):
            screen.say(type="answer", seat=first, agree=agree)
            if agree:
                screen.hear()
        assert screen.hear() == {"type": "declined", "by": first}
        assert screen.hear()["request"] is None


def test_bots_agree_at_once(client: Client) -> None:
    table = new_table(client, PERSON, BOT, options={"turn_limit": 4})
    with sit_down(client, table) as ada:
        decided = -1
        while ada.wait_for_turn()["outcome"] is None:
            if len(ada.state["legal"]) > 1:
                decided = ada.state["number"]
            ada.play()
        assert decided >= 0
        assert (ada.state["can_undo"], ada.state["can_ask"]) == (False, True)
        ada.say(type="ask")
        assert ada.hear()["number"] == decided
        assert ada.state["request"] is None
        assert ada.is_asked


def test_nobody_asks_before_he_has_decided_anything(client: Client) -> None:
    with sit_down(client, new_table(client)) as ada:
        assert not ada.wait_for_turn()["can_ask"]
        ada.say(type="ask")
        assert ada.hear()["type"] == "error"


def test_spectators_ask_and_answer_nothing(client: Client) -> None:
    table = new_table(client, BOT, BOT)
    with sit_down(client, table) as nobody:
        nobody.say(type="pace", hold=True)
        assert nobody.state["can_ask"] is False
        for frame in ({"type": "ask"}, {"type": "answer", "seat": 0, "agree": True}):
            nobody.say(**frame)
            assert nobody.hear_type("error")


# -- bots, and a server that goes away -----------------------------------------------------------------------


def test_bots_hold_while_somebody_asks(start: Start) -> None:
    """Even a bot that has thought already does not act before the request is answered."""
    bots = HeldBots()
    with start(bots.thinker()) as client, party_of(client, PERSON, CLARA, BOT, bots=bots) as party:
        while party.asker.state["to_act"] != 2:
            party.until = -1
            party.play_on()
        number = party.asker.state["number"]
        ask(party)
        bots.go.set()
        bots.answered.wait(PATIENCE)
        for browser in party.browsers:
            browser.say(type="why", ask=1, do={"do": "pass"})
            assert browser.hear()["type"] == "why"
        assert party.actions == number
        party.other.say(type="answer", seat=seat_of(party.other), agree=False)
        party.other.hear_type("declined")
        party.other.hear_until(lambda told: told["type"] == "state" and told["number"] > number)


def test_a_request_lapses_with_the_server(start: Start) -> None:
    with start() as client:
        with party_of(client, PERSON, CLARA) as party:
            ask(party)
            number, table, seat = party.asker.state["number"], party.table, seat_of(party.asker)
        cookies = dict(client.cookies)
    with start() as client:
        client.cookies.update(cookies)
        with sit_down(client, table, seat) as again:
            assert again.state["number"] == number
            assert again.state["request"] is None
            assert again.state["can_ask"]
