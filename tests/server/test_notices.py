"""Notices to players who are away, against real receivers: once each, signed, encrypted, and never to strangers."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from litestar.testing import TestClient
from py_vapid import Vapid02

from greatpowers.server.app import make_app
from greatpowers.server.bots.pool import BotPool
from greatpowers.server.database.storage import Storage, now
from greatpowers.server.notices.addresses import MAX_UNCONFIRMED
from tests.server.conftest import FRIEND, PERSON, SETTINGS, Browser, Client, Guest, Start
from tests.server.receivers import HttpReceiver, MailReceiver, http_receiver, mail_receiver, wait_until
from tests.server.test_process import Served, Visitor

NOTICES = replace(
    SETTINGS, public_url="https://games.test/play", notice_grace=0.02, notice_timeout=5, local_receivers=True
)


@pytest.fixture
def hook() -> Iterator[HttpReceiver]:
    with http_receiver() as receiver:
        yield receiver


@pytest.fixture(scope="module")
def mail() -> Iterator[tuple[MailReceiver, str]]:
    with mail_receiver() as receiver:
        yield receiver


@pytest.fixture(scope="module")
def client(
    tmp_path_factory: pytest.TempPathFactory, bot_pool: BotPool, mail: tuple[MailReceiver, str]
) -> Iterator[Client]:
    """One server for most of these tests: each has guests and a table of its own."""
    folder = tmp_path_factory.mktemp("notices")
    settings = replace(NOTICES, smtp=mail[1], mail_from="Great Powers <games@games.test>")
    app = make_app(Storage(f"sqlite:///{folder / 'tables.sqlite'}"), bot_pool, folder, settings=settings)
    with TestClient(app, base_url="http://table.test") as running:
        yield running


@pytest.fixture
def letters(mail: tuple[MailReceiver, str]) -> MailReceiver:
    receiver, _ = mail
    receiver.messages.clear()
    receiver.refusal = ""
    return receiver


class Game:
    """Ada and Ben at a table: Ada has left it, and Ben plays until she is asked."""

    def __init__(self, client: Client, **more: Any) -> None:
        self.client = client
        self.ada, self.ben = Guest(client), Guest(client)
        self.table = self.ada.open(PERSON, FRIEND, **more)
        links = self.ada.ask("GET", f"/api/tables/{self.table}/links")
        self.ben.follow(links["seats"]["1"])

    def play(self, is_done: Callable[[Browser], bool]) -> None:
        """Play for both in windows, which are closed when this holds for Ada's."""
        with self.ada.connect(self.table) as ada, self.ben.connect(self.table) as ben:
            while not is_done(ada):
                asked = next((browser for browser in (ada, ben) if browser.state.get("legal")), None)
                if asked is not None:
                    asked.play()
                behind = min(ada, ben, key=lambda browser: browser.state["number"])
                if asked is None or ada.state["number"] != ben.state["number"]:
                    behind.receive()

    def ask_ada(self, *addresses: dict[str, Any]) -> list[dict[str, Any]]:
        """Go on until Ada, who has given these addresses, is asked something new, and leaves."""
        with self.ada.connect(self.table):
            added = [self.ada.ask("POST", "/api/notices", json=address) for address in addresses]
            before = self.ada.ask("GET", f"/api/tables/{self.table}")["actions"]
            self.play(lambda ada: bool(ada.state.get("legal")) and ada.state["number"] > before)
        return added


def webhook(receiver: HttpReceiver) -> dict[str, Any]:
    return {"kind": "webhook", "address": receiver.url}


def said(receiver: HttpReceiver) -> list[Any]:
    return [json.loads(request.body) for request in receiver.received]


def is_quiet(client: Client) -> bool:
    """Whether no player waits to be told, and nothing is on its way; luck may ask a seat that nobody has taken."""
    thread = client.app.state.registry.storage_thread
    with thread.storage.engine.connect() as connection:
        waiting = "SELECT count(*) FROM seats WHERE since IS NOT NULL AND guest IS NOT NULL"
        query = f"SELECT (SELECT count(*) FROM notices) + ({waiting})"
        return bool(connection.exec_driver_sql(query).scalar() == 0)


# -- webhooks ------------------------------------------------------------------------------------------------


def test_a_player_who_is_away_is_told_once_also_after_a_restart(start: Start, hook: HttpReceiver) -> None:
    with start(settings=NOTICES) as client:
        game = Game(client)
        [address] = game.ask_ada(webhook(hook))
        [told] = hook.wait(1)
        wait_until(lambda: is_quiet(client))
    with start(settings=NOTICES) as client:
        wait_until(lambda: is_quiet(client))
    assert len(hook.received) == 1
    message = json.loads(told.body)
    assert message["content"] == message["text"]
    assert "Ada, it is your turn in Imperial with Ben.\nhttps://games.test/play/#/table/" in message["content"]
    assert message["allowed_mentions"] == {"parse": []}  # whatever players call themselves
    assert set(message) == {"id", "type", "game", "table", "url", "content", "text", "allowed_mentions"}
    assert told.headers["idempotency-key"] == message["id"]
    signature = hmac.new(address["secret"].encode(), told.body, hashlib.sha256).hexdigest()
    assert told.headers["x-greatpowers-signature"] == f"sha256={signature}"


def test_nobody_is_told_while_they_look(client: Client, hook: HttpReceiver) -> None:
    game = Game(client)
    with game.ada.connect(game.table):
        game.ask_ada(webhook(hook))
        game.play(lambda ada: bool(ada.state["number"] > 20 and ada.state.get("legal")))
        assert hook.received == []
    hook.wait(1)
    wait_until(lambda: is_quiet(client))
    assert len(hook.received) == 1


def test_a_window_in_the_background_is_not_looked_at(client: Client, hook: HttpReceiver) -> None:
    game = Game(client)
    with game.ada.connect(game.table) as ada:
        game.ask_ada(webhook(hook))
        assert hook.received == []
        with game.ben.connect(game.table) as ben:
            assert ben.state["seats"][0]["here"]
            ada.send(type="sight", hidden=True)
            ben.receive_until(lambda message: message["type"] == "state" and not message["seats"][0]["here"])
            hook.wait(1)
            ada.send(type="sight", hidden=False)
            ben.receive_until(lambda message: message["type"] == "state" and message["seats"][0]["here"])
            ada.send(type="sight", hidden=True)  # what they were told is still the same
            ben.receive_until(lambda message: message["type"] == "state" and not message["seats"][0]["here"])
        wait_until(lambda: is_quiet(client))
    assert len(hook.received) == 1


def test_a_host_who_is_away_is_told_of_a_taken_seat(client: Client, hook: HttpReceiver) -> None:
    ada, ben, cyd = Guest(client), Guest(client), Guest(client)
    table = ada.open(PERSON, FRIEND, FRIEND, FRIEND)
    ada.ask("POST", "/api/notices", json=webhook(hook))
    links = ada.ask("GET", f"/api/tables/{table}/links")["seats"]
    with ada.connect(table):
        ben.follow(links["1"])
    cyd.follow(links["2"], "Cyd")
    cyd.follow(links["2"], "Cyd")  # the seat is theirs already
    hook.wait(1)
    wait_until(lambda: is_quiet(client))
    [told] = [message for message in said(hook) if message["type"] == "joined"]
    assert "Cyd has taken a seat at your table of Imperial.\n" in told["content"]


def test_the_next_decision_is_told_too_and_the_end(client: Client, hook: HttpReceiver) -> None:
    game = Game(client, options={"turn_limit": 10})
    game.ask_ada(webhook(hook))
    for count in (1, 2):
        hook.wait(count)
        game.ask_ada()
    hook.wait(3)
    game.play(lambda ada: ada.state["outcome"] is not None)
    hook.wait(4)
    assert [message["type"] for message in said(hook)] == ["asked", "asked", "asked", "over"]
    assert len({message["id"] for message in said(hook)}) == 4


def test_what_fails_is_sent_again_with_the_same_id(
    client: Client, hook: HttpReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client.app.state.notifier, "_pauses", (0.01, 0.01))
    hook.statuses = [500, 301]  # redirects are not followed
    game = Game(client)
    game.ask_ada(webhook(hook))
    first, second, third = hook.wait(3)
    assert first.body == second.body == third.body
    wait_until(lambda: is_quiet(client))
    assert game.ada.ask("GET", "/api/notices")["addresses"][0]["stopped"] is False


def test_a_webhook_that_fails_for_too_long_is_given_up_until_a_test_arrives(
    client: Client, hook: HttpReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client.app.state.notifier, "_pauses", (0.01,))
    hook.statuses = [500] * 3
    game = Game(client)
    [address] = game.ask_ada(webhook(hook))
    test = f"/api/notices/{address['id']}/test"
    hook.wait(2)
    wait_until(lambda: game.ada.ask("GET", "/api/notices")["addresses"][0]["stopped"])
    assert "500" in game.ada.ask("POST", test, 422)
    game.ada.ask("POST", test)
    assert said(hook)[-1]["type"] == "test"
    assert game.ada.ask("GET", "/api/notices")["addresses"][0]["stopped"] is False


# -- e-mail --------------------------------------------------------------------------------------------------


def test_an_address_is_confirmed_before_anything_else_is_sent(client: Client, letters: MailReceiver) -> None:
    game = Game(client)
    headers = {"Accept-Language": "de"}
    body = {"kind": "mail", "address": "ada@example.org"}
    address = game.ada.ask("POST", "/api/notices", json=body, headers=headers)
    assert address["confirmed"] is False
    game.ada.ask("POST", f"/api/notices/{address['id']}/test", 409)
    [letter] = letters.wait(1)
    game.ask_ada()
    wait_until(lambda: is_quiet(client))
    assert [message["Subject"] for message in letters.messages] == ["Great Powers: Bestätige deine E-Mail-Adresse"]
    follow(client, link_in(letter, "confirm"))
    game.ask_ada()
    told = letters.wait(2)[-1]
    assert told["Subject"] == "Imperial: Du bist am Zug"
    assert (told["To"], told["From"]) == ("ada@example.org", "Great Powers <games@games.test>")
    assert f"https://games.test/play/#/table/{game.table}" in told.get_content()
    assert re.fullmatch(r"<[\w-]{22}@games\.test>", told["Message-ID"])
    stop = link_in(told, "stop")
    assert f"\r\nList-Unsubscribe: <https://games.test/play{stop}>\r\n".encode() in letters.raw[-1]
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    follow(client, stop)
    assert game.ada.ask("GET", "/api/notices")["addresses"] == []


def link_in(letter: Any, purpose: str) -> str:
    found = re.search(rf"https://games\.test/play(/notices/{purpose}/\S+)", letter.get_content())
    assert found
    return found[1]


def follow(client: Client, link: str) -> None:
    """Look at the page first, which changes nothing; then press its button, from any browser."""
    client.cookies.clear()
    page = client.get(link)
    assert "<form" in page.text
    assert page.headers["content-type"].startswith("text/html")
    assert "<form" in client.get(link).text
    assert "<form" not in client.post(link, content="List-Unsubscribe=One-Click").text


def test_a_refused_mail_address_is_given_up(client: Client, letters: MailReceiver) -> None:
    letters.refusal = "550 no such user"
    ada = Guest(client)
    ada.ask("POST", "/api/notices", json={"kind": "mail", "address": "ada@example.org"})
    wait_until(lambda: ada.ask("GET", "/api/notices")["addresses"][0]["stopped"])


def test_strangers_are_not_flooded_with_questions(client: Client) -> None:
    body = {"kind": "mail", "address": "victim@example.org"}
    for _ in range(MAX_UNCONFIRMED):
        Guest(client).ask("POST", "/api/notices", json=body)
    Guest(client).ask("POST", "/api/notices", 409, json={**body, "address": "Victim@example.org"})
    for wrong in ("ada", "ada@", "a@b", "a b@example.org", "a@example.org\nBcc: x@example.org", "ä@example.org"):
        Guest(client).ask("POST", "/api/notices", 422, json={**body, "address": wrong})


def test_links_that_nobody_signed_lead_nowhere(client: Client) -> None:
    for link in ("confirm/abc", f"stop/{'a' * 22}.{'b' * 22}", f"delete/{'a' * 22}.{'b' * 22}"):
        assert client.get(f"/notices/{link}").status_code == 404
        assert client.post(f"/notices/{link}").status_code == 404


# -- push ----------------------------------------------------------------------------------------------------


class PushBrowser:
    """A browser that has subscribed to a push service."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    def subscription(self, endpoint: str) -> dict[str, Any]:
        encoding, form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        point = self.key.public_key().public_bytes(encoding, form)
        keys = {"p256dh": encoded(point), "auth": encoded(self.auth)}
        return {"kind": "push", "address": endpoint, "keys": keys}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def test_only_the_browser_can_read_what_it_is_pushed(client: Client, hook: HttpReceiver) -> None:
    game, browser = Game(client), PushBrowser()
    game.ask_ada(browser.subscription(hook.url))
    key = game.ada.ask("GET", "/api/notices")["push_key"]
    [pushed] = hook.wait(1)
    message = browser.read(pushed.body)
    assert message == {
        "id": pushed.headers["topic"],
        "title": "Imperial: your turn",
        "body": "Ada, it is your turn in Imperial with Ben.",
        "table": game.table,
    }
    assert Vapid02.verify(pushed.headers["authorization"])
    assert f"k={key}" in pushed.headers["authorization"]
    assert int(pushed.headers["ttl"]) > 0


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_removed(client: Client, hook: HttpReceiver, status: int) -> None:
    game = Game(client)
    hook.statuses = [status]
    game.ask_ada(PushBrowser().subscription(hook.url))
    wait_until(lambda: game.ada.ask("GET", "/api/notices")["addresses"] == [])
    wait_until(lambda: is_quiet(client))
    assert len(hook.received) == 1


def test_the_key_of_the_server_stays_the_same(start: Start) -> None:
    keys = []
    for _ in range(2):
        with start(settings=NOTICES) as client:
            keys.append(Guest(client).ask("GET", "/api/notices")["push_key"])
    assert keys[0] == keys[1] != ""


# -- addresses -----------------------------------------------------------------------------------------------


def test_one_address_of_each_kind_and_several_browsers(client: Client) -> None:
    ada, ben = Guest(client), Guest(client)
    for path in ("one", "two"):
        ada.ask("POST", "/api/notices", json={"kind": "webhook", "address": f"https://example.org/{path}"})
        ada.ask("POST", "/api/notices", json=PushBrowser().subscription(f"https://push.example.org/{path}"))
    own = ada.ask("GET", "/api/notices")["addresses"]
    assert sorted(address["address"].rpartition("/")[2] for address in own) == ["one", "two", "two"]
    assert ben.ask("GET", "/api/notices")["addresses"] == []
    ben.ask("DELETE", f"/api/notices/{own[0]['id']}", 404)
    ben.ask("POST", f"/api/notices/{own[0]['id']}/test", 404)
    for wrong in ("%00", "x", "x" * 23):
        ada.ask("DELETE", f"/api/notices/{wrong}", 404)
        ada.ask("POST", f"/api/notices/{wrong}/test", 404)
    for address in own:
        ada.ask("DELETE", f"/api/notices/{address['id']}")
    assert ada.ask("GET", "/api/notices")["addresses"] == []


def test_without_a_public_address_nothing_is_offered_or_sent(start: Start) -> None:
    with start() as client:
        ada = Guest(client)
        offered = ada.ask("GET", "/api/notices")
        assert offered == {"offered": False, "mail": False, "push_key": "", "addresses": []}
        ada.ask("POST", "/api/notices", 409, json={"kind": "webhook", "address": "https://example.org/"})


def test_bad_addresses_are_refused(start: Start) -> None:
    with start(settings=replace(NOTICES, local_receivers=False)) as client:
        ada = Guest(client)
        for url in (
            "http://example.org/",
            "https://u:p@example.org/",
            "https:///x",
            "ftp://example.org/",
            "https://a b/",
        ):
            ada.ask("POST", "/api/notices", 422, json={"kind": "webhook", "address": url})
        push = PushBrowser().subscription("https://push.example.org/")
        for keys in (None, {"p256dh": "AAAA", "auth": "AAAA"}, {"p256dh": "ä", "auth": "\x00"}):
            ada.ask("POST", "/api/notices", 422, json={**push, "keys": keys})
        ada.ask("POST", "/api/notices", 409, json={"kind": "mail", "address": "ada@example.org"})


# -- several processes, and a killed one ---------------------------------------------------------------------


def test_a_window_at_one_process_keeps_the_others_quiet(start: Start, hook: HttpReceiver) -> None:
    settings = replace(NOTICES, notice_grace=0.2)
    with start(settings=settings) as one, start(settings=settings) as two:
        game = Game(one)
        game.ask_ada(webhook(hook))
        [first] = hook.wait(1)
        game.ask_ada()
        game.ada.come_to(two)
        with game.ada.connect(game.table):
            begun = now()
            wait_until(lambda: (since(two) or 0) > begun + 400)  # she has been postponed again and again
            assert hook.received == [first]
        hook.wait(2)
        wait_until(lambda: is_quiet(one))
    assert len(hook.received) == 2


def since(client: Client) -> int | None:
    """Since when somebody waits."""
    with client.app.state.registry.storage_thread.storage.engine.connect() as connection:
        found: int | None = connection.exec_driver_sql("SELECT max(since) FROM seats").scalar()
    return found


def test_killed_while_sending_the_same_notice_arrives_with_the_same_id(tmp_path: Path, hook: HttpReceiver) -> None:
    words = ["--public-url", "https://games.test", "--local-receivers", "--notice-grace", "0.02"]
    words += ["--notice-timeout", "0.7"]  # and three times that until another attempt
    served = Served(tmp_path, *words)
    hook.answers.clear()  # the server will not know that it arrived
    ada, ben = Visitor(served.address), Visitor(served.address)
    try:
        body = {"game": "war", "seats": [PERSON, FRIEND]}
        table = ada.http.post("/api/tables", json=body).json()["id"]
        link = ada.http.get(f"/api/tables/{table}/links").json()["seats"]["1"]
        for player in (ada, ben):
            player.http.post("/api/notices", json={"kind": "webhook", "address": hook.url})
        ben.http.post(f"/api/links/{link}", json={"name": "Ben"})
        hook.wait(1)
        served.process.kill()
        served.process.communicate()
        before = [message["id"] for message in said(hook)]
        hook.answers.set()
        served = Served(tmp_path, *words)
        wait_until(lambda: set(before) <= {message["id"] for message in said(hook)[len(before) :]})
    finally:
        served.process.kill()
        served.process.communicate()
        for player in (ada, ben):
            player.http.close()
