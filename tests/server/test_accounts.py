"""Accounts over HTTP: who registers keeps their tables, who signs in elsewhere is the same, and nobody else is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from argon2 import PasswordHasher
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from greatpowers.server.accounts import guest_changes, passwords, sessions
from greatpowers.server.accounts.guests import COOKIE, SESSION_COOKIE
from greatpowers.server.accounts.names import account_name
from greatpowers.server.accounts.storage import AccountStorage
from greatpowers.server.app import make_app
from greatpowers.server.bots.pool import BotPool
from greatpowers.server.database.schema import BROWSERS
from greatpowers.server.database.storage import Storage
from greatpowers.server.errors import UserError
from greatpowers.server.settings import Settings
from tests.server.conftest import BOT, FRIEND, PERSON, SETTINGS, TIMEOUT, Browser, Client, Start, connect, error_of
from tests.server.postgresql import Cluster
from tests.server.running import running

PASSWORD = "correct horse"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
WRONG = "Wrong name or password."
PRODUCTION = passwords._HASHER


class Person:
    """Somebody with a browser of their own, which keeps its cookies."""

    def __init__(self, client: Client) -> None:
        self.cookies: dict[str, str] = {}
        self.set_cookie: list[str] = []  # of the last answer
        self._client = client

    def ask(self, method: str, path: str, status: int = 200, **more: Any) -> Any:
        """Call the server; returns the decoded answer, or the message of an error."""
        answer = self.come().request(method, path, **more)
        self.set_cookie = answer.headers.get_list("set-cookie")
        self.cookies.update({name: value for name, value in answer.cookies.items() if value})
        if any(line.startswith(f'{SESSION_COOKIE}="";') for line in self.set_cookie):
            self.cookies.pop(SESSION_COOKIE, None)
        if answer.status_code >= 400:
            return error_of(answer, status)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def come(self) -> Client:
        """The client, with this person's cookies."""
        self._client.cookies.clear()
        for name, value in self.cookies.items():
            self._client.cookies.set(name, value)
        return self._client

    def connect(self, table: str, seat: int | None = None) -> AbstractContextManager[Browser]:
        return connect(self.come(), table, seat)

    def open(self, *seats: dict[str, Any]) -> str:
        body = {"game": "imperial", "seats": list(seats) or [PERSON, BOT, BOT]}
        return str(self.ask("POST", "/api/tables", json=body)["id"])

    def register(self, name: str = "Ada", password: str = PASSWORD, status: int = 201, **more: Any) -> Any:
        return self.ask("POST", "/api/account", status, json={"name": name, "password": password}, **more)

    def sign_in(self, name: str = "Ada", password: str = PASSWORD, status: int = 201, **more: Any) -> Any:
        return self.ask("POST", "/api/account/session", status, json={"name": name, "password": password}, **more)

    def sign_out(self) -> None:
        self.ask("DELETE", "/api/account/session")

    @property
    def name(self) -> str:
        return str(self.ask("GET", "/api/account")["name"])

    @property
    def tables(self) -> list[str]:
        return [table["id"] for table in self.ask("GET", "/api/tables")]

    @property
    def sessions(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.ask("GET", "/api/account/sessions")
        return found


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "_HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


@pytest.fixture
def ada(client: Client) -> Person:
    return Person(client)


@pytest.fixture
def ben(client: Client) -> Person:
    return Person(client)


@pytest.fixture
def elsewhere(client: Client) -> Person:
    """Another browser of Ada's."""
    return Person(client)


@pytest.fixture
def stored(database: str, client: Client) -> Iterator[AccountStorage]:
    """The accounts, as another process sees them."""
    storage = Storage(database)
    yield AccountStorage(storage)
    storage.close()


def shared_table(ada: Person, ben: Person) -> str:
    """A table of Ada's, at which Ben plays as well."""
    table = ada.open(PERSON, FRIEND, BOT)
    link = ada.ask("GET", f"/api/tables/{table}/links")["seats"]["1"]
    ben.ask("POST", f"/api/links/{link}", json={"name": "Ben"})
    return table


def names(browser: Browser) -> list[str]:
    return [seat["name"] for seat in browser.state["seats"]]


def disconnected(browser: Browser) -> bool:
    with pytest.raises(WebSocketDisconnect):
        browser.receive_type("never")
    return True


# -- who one is ----------------------------------------------------------------------------------------------


def test_who_registers_keeps_their_tables_and_has_them_everywhere(ada: Person, elsewhere: Person) -> None:
    table = ada.open()
    assert ada.register() == {"name": "Ada", "guest_tables": 0}
    assert (ada.name, ada.tables) == ("Ada", [table])
    assert elsewhere.sign_in("ada") == {"name": "Ada", "guest_tables": 0}
    with elsewhere.connect(table) as browser:
        assert browser.state["own"] == [0]
    ada.sign_out()
    assert (ada.name, ada.tables) == ("", [])
    assert elsewhere.tables == [table]


def test_an_ended_session_is_worth_nothing(ada: Person) -> None:
    table = ada.open()
    ada.register()
    kept = dict(ada.cookies)
    ada.sign_out()
    ada.cookies = kept
    assert ada.ask("GET", f"/api/tables/{table}", 404) == "You have no such table. It may have been deleted."
    assert SESSION_COOKIE not in ada.cookies  # the browser is told to forget it
    ada.cookies[SESSION_COOKIE] = "x" * 43 + "." + "x" * 22
    assert ada.name == ""


def test_whoever_planted_a_cookie_is_not_the_account(ada: Person, ben: Person) -> None:
    ben.ask("GET", "/api/tables")
    ada.cookies = dict(ben.cookies)  # Ben has put his cookie into Ada's browser
    table = ada.open()
    ada.register()
    assert ada.tables == [table]
    assert ben.tables == []
    before = ada.cookies[SESSION_COOKIE]
    ada.sign_in()  # never goes on with the session that the browser came with
    assert ada.cookies[SESSION_COOKIE] != before
    assert len(ada.sessions) == 1


def test_cookies_of_sessions_are_for_the_server_only(ada: Person, client: Client) -> None:
    ada.register()
    (cookie,) = ada.set_cookie
    for part in ("HttpOnly", "SameSite=lax", "Path=/", f"Max-Age={90 * 24 * 3600}"):
        assert part in cookie
    assert "Secure" not in cookie
    ada.ask("POST", "https://table.test/api/account/session", json={"name": "Ada", "password": PASSWORD})
    assert "Secure" in ada.set_cookie[0]


def test_a_session_lives_as_long_as_it_is_used(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    ada.register()
    cookie = ada.cookies[SESSION_COOKIE]
    assert ada.name == "Ada"
    assert ada.set_cookie == []
    monkeypatch.setattr(sessions, "RENEWAL", -1)
    assert ada.name == "Ada"
    assert ada.cookies[SESSION_COOKIE] == cookie
    assert f"Max-Age={90 * 24 * 3600}" in ada.set_cookie[0]
    monkeypatch.setattr(sessions, "LIFETIME", -1)
    assert ada.name == ""


def test_pages_of_other_sites_cannot_sign_anybody_in_or_out(ada: Person) -> None:
    other = {"origin": "http://elsewhere.test"}
    ada.register()
    for method, path in (("POST", ""), ("POST", "/session"), ("DELETE", "/session"), ("POST", "/deletion")):
        assert ada.ask(method, f"/api/account{path}", 403, headers=other) == "Requests from other sites are refused."
    assert ada.name == "Ada"


# -- names and passwords -------------------------------------------------------------------------------------


def test_a_name_without_an_account_is_as_hard_to_check() -> None:
    assert not PRODUCTION.check_needs_rehash(passwords._NOBODYS)


def test_nobody_learns_who_has_an_account(ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []
    real = passwords._fits

    def fits(stored: str, password: str) -> bool:
        checked.append(stored)
        return real(stored, password)

    monkeypatch.setattr(passwords, "_fits", fits)
    ada.register()
    answers = [ben.sign_in("Ada", "wrong horse", 403), ben.sign_in("Nobody", PASSWORD, 403), ben.sign_in("", "", 403)]
    assert answers == [WRONG] * 3
    assert len(checked) == 3  # each took as long
    assert ben.name == ""


def test_names_that_look_alike_are_the_same(ada: Person, ben: Person) -> None:
    ada.register("Ada Lovelace")
    for name in (
        "ADA LOVELACE",
        "adalovelace",
        "Аda Lоvelасe",
        "Ádâ Lovelace",
        "Ada_L0velace",
        "ａｄａ lovelace",
        "Ada Iovelace",
    ):
        assert "is taken" in ben.register(name, status=409)


@pytest.mark.parametrize("name", ["", "  ", "\u200b", "...", "x" * 41, "ﷺ" * 9, "Ada (bot thumb)"])
def test_hostile_names_are_refused(name: str) -> None:
    with pytest.raises(UserError) as refused:
        account_name(name)
    assert refused.value.message == "error-name"


def test_names_of_all_scripts_differ() -> None:
    names = ["Анна", "Алла", "राम", "रमा", "小明", "小红", "سارة", "سلمى", "Ελένη", "한나"]
    assert len({account_name(name).key for name in names}) == len(names)


def test_names_are_cleaned() -> None:
    assert account_name(" \x1b[31mAda\u202e\n ").name == "[31mAda"
    assert account_name("e\u0301va").name == "éva"


def test_passwords_are_long_enough_and_not_the_name(ada: Person) -> None:
    assert ada.register("Ada", "1234567", 422) == "A password has 8 to 200 characters."
    assert ada.register("Ada", "x" * 201, 422) == "A password has 8 to 200 characters."
    assert ada.register("Adalovelace", "adaLovelace", 422) == "Choose a password that is not your name."
    ada.register("Ada", "e\u0301" * 8)
    ada.sign_out()
    ada.sign_in("Ada", "\u00e9" * 8)  # typed on another keyboard


def test_passwords_cannot_be_tried_for_long(ada: Person, ben: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    ada.register()
    for name in ("Ada", "Nobody"):
        for _ in range(10):
            ben.sign_in(name, "wrong horse", 403)
        assert "Too many attempts" in ben.sign_in(name, PASSWORD, 429)
        ben.cookies.clear()
        assert "Too many attempts" in ben.sign_in(name, PASSWORD, 429)
    assert ada.name == "Ada"  # who is signed in does not notice


def test_names_cannot_be_tried_for_long(ben: Person) -> None:
    ben.open()
    refused = 0
    while "Too many attempts" not in ben.come().post("/api/account", json={"name": "A", "password": ""}).text:
        refused += 1
    assert refused == 20


def test_a_new_password_ends_all_other_sessions_and_tokens(ada: Person, elsewhere: Person) -> None:
    ada.register()
    table = ada.open()
    token = ada.ask("POST", "/api/account/tokens", json={"name": "my bot"})["token"]
    elsewhere.sign_in()
    change = {"old": PASSWORD, "new": "battery staple"}
    assert ada.ask("PUT", "/api/account/password", 403, json={**change, "old": "wrong horse"}) == WRONG
    with elsewhere.connect(table) as browser:
        ada.ask("PUT", "/api/account/password", json=change)
        assert disconnected(browser)
    assert (ada.name, elsewhere.name) == ("Ada", "")
    elsewhere.ask("GET", f"/api/bot/tables/{table}/seats/0", 401, headers={"authorization": f"Bearer {token}"})
    assert elsewhere.sign_in(status=403) == WRONG
    elsewhere.sign_in("Ada", "battery staple")


def test_a_name_can_be_changed_but_not_into_anothers(ada: Person, ben: Person) -> None:
    ada.register()
    ben.register("Ben")
    assert "is taken" in ada.ask("PUT", "/api/account/name", 409, json={"name": "BEN"})
    assert ada.ask("PUT", "/api/account/name", json={"name": "ADA"})["name"] == "ADA"  # one's own in another form
    assert ada.ask("PUT", "/api/account/name", json={"name": "Countess"})["name"] == "Countess"
    ben.sign_out()
    ben.register()  # the old name is free


def test_two_accounts_in_one_browser_are_noticed_at_a_rated_table(ada: Person, ben: Person, client: Client) -> None:
    ada.ask("GET", "/api/tables")  # as every page does
    ada.register("Ada")
    seats = [{"name": "Ada"}, {"free": True}, {"free": True}]
    table = ada.ask("POST", "/api/tables", json={"game": "imperial", "seats": seats, "rated": True})["id"]
    links = ada.ask("GET", f"/api/tables/{table}/links")["seats"]
    ben.ask("POST", f"/api/links/{links['1']}", json={"name": "Ben"})
    with ada.connect(table), ben.connect(table):
        pass
    ada.sign_out()
    ada.register("Cleo")
    ada.ask("POST", f"/api/links/{links['2']}", json={"name": "Cleo"})
    with ada.connect(table):
        pass
    with client.app.state.registry.storage_thread.storage.engine.connect() as connection:
        seen = connection.execute(sa.select(BROWSERS)).all()
    assert len({row.guest for row in seen}) == 3
    assert len({row.browser for row in seen}) == 2


# -- sessions and tokens -------------------------------------------------------------------------------------


def test_sessions_are_listed_and_each_can_be_ended(ada: Person, elsewhere: Person, ben: Person) -> None:
    ada.register(headers={"user-agent": FIREFOX})
    elsewhere.sign_in()
    ben.register("Ben")
    table = ada.open()
    here, there = sorted(ada.sessions, key=lambda one: not one["current"])
    assert (here["label"], here["program"], there["current"]) == ("Firefox, Linux", False, False)
    for nobodys in (there["id"], "x", "%00", "x" * 99):
        ben.ask("DELETE", f"/api/account/sessions/{nobodys}", 404)  # nor can it be told whose it is
    with elsewhere.connect(table) as browser:
        ada.ask("DELETE", f"/api/account/sessions/{there['id']}")
        assert disconnected(browser)
    assert (ada.name, elsewhere.name) == ("Ada", "")
    elsewhere.sign_in()
    ada.ask("DELETE", "/api/account/sessions")
    assert (ada.name, elsewhere.name) == ("", "")


def test_only_who_is_signed_in_has_an_account_to_change(ben: Person) -> None:
    for method, path in (
        *(("DELETE", "/session"), ("GET", "/sessions"), ("DELETE", "/sessions"), ("DELETE", "/sessions/x")),
        *(("POST", "/tables"), ("PUT", "/name"), ("PUT", "/password"), ("POST", "/tokens"), ("POST", "/deletion")),
    ):
        assert ben.ask(method, f"/api/account{path}", 401) == "You are not signed in."
    ben.register("Ben")
    assert "already signed in" in ben.register("Ben again", status=409)


def test_a_program_plays_with_a_token_but_cannot_touch_the_account(ada: Person, client: Client) -> None:
    ada.register()
    table = ada.open(PERSON, {"name": "Bo", "bot": ""})
    assert ada.ask("POST", "/api/account/tokens", 422, json={"name": " "}).startswith("Give the token a name")
    token = ada.ask("POST", "/api/account/tokens", json={"name": "my\x1bbot"})["token"]
    (program,) = [one for one in ada.sessions if one["program"]]
    assert program["label"] == "my bot"
    bot = Person(client)
    bearer = {"authorization": f"Bearer {token}"}
    assert bot.ask("GET", f"/api/bot/tables/{table}/seats/0", headers=bearer)["seat"] == 0
    assert bot.ask("GET", "/api/account/sessions", 403, headers=bearer) == "Programs cannot manage accounts."
    bot.cookies[SESSION_COOKIE] = token
    assert bot.name == ""  # a token is no cookie
    swapped = {"authorization": f"Bearer {ada.cookies[SESSION_COOKIE]}"}
    bot.ask("GET", f"/api/bot/tables/{table}/seats/0", 401, headers=swapped)  # and a cookie no token
    ada.ask("DELETE", f"/api/account/sessions/{program['id']}")
    bot.ask("GET", f"/api/bot/tables/{table}/seats/0", 401, headers=bearer)


def test_the_stream_of_a_program_ends_with_its_token(database: str, bot_pool: BotPool, site: Path) -> None:
    settings = Settings()
    app = make_app(Storage(database), bot_pool, site, settings=settings)
    with running(app, settings) as port, httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=TIMEOUT) as browser:
        browser.post("/api/account", json={"name": "Ada", "password": PASSWORD})
        table = browser.post("/api/tables", json={"game": "imperial", "seats": [PERSON, PERSON]}).json()["id"]
        token = browser.post("/api/account/tokens", json={"name": "my bot"}).json()["token"]
        (program,) = [one["id"] for one in browser.get("/api/account/sessions").json() if one["program"]]
        with browser.stream("GET", "/api/bot/events", headers={"authorization": f"Bearer {token}"}) as stream:
            browser.get(f"/api/tables/{table}/at/0")  # opens it, and luck deals the cards
            lines = stream.iter_lines()
            assert '"asked"' in next(lines)
            browser.delete(f"/api/account/sessions/{program}")
            assert next(lines, "no more") == "no more"


def test_tokens_and_sessions_are_not_endless(ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MAX_PROGRAMS", 1)
    monkeypatch.setattr(sessions, "MAX_BROWSERS", 2)
    ada.register()
    ada.ask("POST", "/api/account/tokens", json={"name": "first"})
    assert "Revoke one first" in ada.ask("POST", "/api/account/tokens", 422, json={"name": "second"})
    for _ in range(3):
        ada.cookies.pop(SESSION_COOKIE)
        ada.sign_in()
    assert sorted(one["program"] for one in ada.sessions) == [False, False, True]


# -- tables --------------------------------------------------------------------------------------------------


def test_tables_of_a_guest_are_brought_along_when_wished(ada: Person, elsewhere: Person) -> None:
    ada.register()
    mine = ada.open()
    theirs = elsewhere.open()
    assert elsewhere.sign_in() == {"name": "Ada", "guest_tables": 1}
    assert elsewhere.tables == [mine]
    elsewhere.sign_out()
    assert elsewhere.tables == [theirs]  # nothing was moved without asking
    elsewhere.sign_in()
    assert elsewhere.ask("POST", "/api/account/tables") == {"name": "Ada", "guest_tables": 0}
    assert set(ada.tables) == {mine, theirs}


def test_tables_move_while_others_look(ada: Person, ben: Person) -> None:
    table = shared_table(ada, ben)
    with ben.connect(table) as watching, ada.connect(table) as playing:
        ada.register()
        assert disconnected(playing)  # the page comes back by itself, as the account
        with ada.connect(table) as playing:
            assert playing.state["own"] == [0]
            playing.send(type="say", text="It is still me", to=[])
            watching.receive_type("chat")
        assert watching.state["own"] == [1]
    guest = Person(ada.come())
    guest.cookies = {COOKIE: ada.cookies[COOKIE]}
    guest.ask("GET", f"/api/tables/{table}", 404)


def test_who_deletes_an_account_is_gone_and_others_play_on(ada: Person, ben: Person) -> None:
    shared = shared_table(ada, ben)
    ada.register()
    ada.open()
    with ada.connect(shared) as browser:
        browser.send(type="say", text="my address is …", to=[])
        browser.receive_type("chat")
    assert ada.ask("POST", "/api/account/deletion", 403, json={"password": "wrong horse"}) == WRONG
    with ben.connect(shared) as watching:
        ada.ask("POST", "/api/account/deletion", json={"password": PASSWORD})
        watching.receive_until(lambda message: message["type"] == "state" and names(watching) == ["", "Ben", "Bruno"])
        assert watching.wait_for_turn()["legal"]  # a bot plays for Ada
    assert (ada.name, ada.tables) == ("", [])
    (info,) = ben.ask("GET", "/api/tables")
    assert info["host"]
    assert ben.ask("GET", f"/api/tables/{shared}/chat", params={"before": 10**6, "seat": 1}) == []
    assert ada.sign_in(status=403) == WRONG
    ada.register()  # the name is free


def test_what_the_owner_does_in_another_process_takes_effect(
    ada: Person, ben: Person, stored: AccountStorage, monkeypatch: pytest.MonkeyPatch, start: Start
) -> None:
    monkeypatch.setattr(guest_changes, "INTERVAL", 0.02)
    with start() as client:
        ada, ben = Person(client), Person(client)
        ada.register()
        table = shared_table(ada, ben)
        account = stored.named("ada")
        assert account is not None
        with ben.connect(table) as watching, ada.connect(table) as playing:
            stored.forget(account.guest)
            assert disconnected(playing)
            watching.receive_until(lambda message: message["type"] == "state" and names(watching)[0] == "")
        assert ada.name == ""


def test_a_session_that_ends_at_one_process_ends_at_the_other(
    cluster: Cluster, bot_pool: BotPool, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guest_changes, "INTERVAL", 0.02)
    database = cluster.new_database()

    def process() -> Client:
        return TestClient(make_app(Storage(database), bot_pool, site, None, SETTINGS), base_url="http://table.test")

    with process() as one, process() as other:
        here, there = Person(one), Person(other)
        here.register()
        there.cookies = dict(here.cookies)
        table = there.open()
        with there.connect(table) as window:
            here.sign_out()
            assert disconnected(window)
        assert there.name == ""
