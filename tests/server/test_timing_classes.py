"""What somebody may not know takes the same work as what is not there, so that no clock tells them apart.

Work is what is asked of the database, and every password that is checked: whatever takes long enough to be measured.
"""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from litestar.exceptions import WebSocketDisconnect

from greatpowers.server.accounts import passwords
from greatpowers.server.app import make_app
from greatpowers.server.database.storage import Storage
from greatpowers.server.openapi import document
from tests.server.conftest import FRIEND, PERSON, Client, Guest

NOWHERE = "abcdefghijkl"
PATHS = document(make_app(Storage("sqlite://")))["paths"]
AT_A_TABLE = [(method, path) for path, methods in PATHS.items() if "{table}" in path for method in methods]


class Work:
    """What the server does for one request."""

    def __init__(self, client: Client) -> None:
        self.done: list[str] = []
        engine = client.app.state.registry.storage_thread.storage.engine
        sa.event.listen(engine, "before_cursor_execute", lambda *args: self.done.append(args[2]))

    def take(self) -> list[str]:
        done = [said.partition("WHERE")[0] for said in self.done if "FROM seats" in said or "FROM audience" in said]
        self.done.clear()
        return done


@pytest.fixture
def work(client: Client) -> Work:
    return Work(client)


@pytest.fixture
def table(client: Client) -> str:
    return Guest(client).open(PERSON, FRIEND)


def answered(guest: Guest, method: str, path: str, table: str) -> tuple[int, str]:
    address = path.format(table=table, seat=0, number=0)
    body: dict[str, Any] = {"json": {"until": 0, "bot": "", "minutes": 0, "name": "x", "number": 0, "action": 0}}
    answer = guest.come().request(method, address, **({} if method in ("get", "delete") else body))
    return answer.status_code, answer.text


def test_a_table_of_others_is_as_good_as_none(ben: Guest, table: str, work: Work) -> None:
    for method, path in AT_A_TABLE:
        work.take()
        there = answered(ben, method, path, table), work.take()
        nowhere = answered(ben, method, path, NOWHERE), work.take()
        assert there == nowhere, (method, path)
        assert there[0][0] in (400, 401, 404, 422), (method, path)


def test_so_is_its_websocket(ben: Guest, table: str, work: Work) -> None:
    seen = []
    for name in (table, NOWHERE):
        work.take()
        with pytest.raises(WebSocketDisconnect) as refused, ben.connect(name):
            pass
        seen.append((refused.value.code, refused.value.detail, work.take()))
    assert seen[0] == seen[1]
    assert seen[0][2]


def test_a_forged_link_to_a_table_is_as_good_as_one_to_none(ben: Guest, table: str, work: Work) -> None:
    seen = []
    for name in (table, NOWHERE):
        work.take()
        said = ben.ask("GET", f"/api/links/{name}.1.{'A' * 22}", 404)
        seen.append((said, work.take()))
    assert seen[0] == seen[1]
    assert seen[0][1]


def test_a_wrong_password_is_as_good_as_a_wrong_name(
    ben: Guest, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[str] = []

    def fits(stored: str, given: str) -> bool:
        checked.append(given)
        return False

    monkeypatch.setattr(passwords, "_fits", fits)
    Guest(client).ask("POST", "/api/account", 201, json={"name": "Ada", "password": "correct horse"})
    told = [
        ben.ask("POST", "/api/account/session", 403, json={"name": name, "password": "wrong horse"})
        for name in ("Ada", "Zoe")
    ]
    assert told[0] == told[1]
    assert checked == ["wrong horse"] * 2
