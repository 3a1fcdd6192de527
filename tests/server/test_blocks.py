"""A blocked guest gets one sentence, and no more; everybody else notices nothing."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from litestar.exceptions import WebSocketDisconnect

from greatpowers.server.accounts import blocks
from greatpowers.server.database.maintenance import block, guests
from greatpowers.server.database.storage import SQLAlchemyError, Storage
from tests.server.conftest import PERSON, TIMEOUT, Client, Start, connect, error_of, new_table

SENTENCE = "The owner of this server has blocked you."


def wait_until(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.01)


@pytest.fixture
def owner(database: str, client: Client) -> Callable[[bool], None]:
    """The owner blocks the client's guest, or no longer, in another process."""
    table = new_table(client, PERSON, PERSON)

    def set_blocked(blocked: bool) -> None:
        stored = Storage(database)
        (guest,) = guests(stored, 10, table)
        assert block(stored, guest.id, blocked)
        stored.close()

    return set_blocked


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "INTERVAL", 0.02)


def is_blocked(client: Client) -> bool:
    return client.get("/api/tables").status_code == 403


def test_a_blocked_guest_gets_one_sentence(client: Client, owner: Callable[[bool], None]) -> None:
    (table,) = client.get("/api/tables").json()
    owner(True)
    wait_until(lambda: is_blocked(client))
    assert error_of(client.get("/api/tables"), 403) == SENTENCE
    assert error_of(client.post("/api/tables", json={}), 403) == SENTENCE
    page = client.get("/", headers={"accept": "text/html", "accept-language": "de"})
    assert (page.status_code, page.text) == (403, "Der Betreiber dieses Servers hat dich gesperrt.")
    assert page.headers["content-type"].startswith("text/plain")
    with pytest.raises(WebSocketDisconnect), connect(client, table["id"]):
        pass
    owner(False)
    wait_until(lambda: not is_blocked(client))
    with connect(client, table["id"]) as ada:
        assert ada.state["type"] == "state"


def test_a_window_that_is_open_is_closed(client: Client, owner: Callable[[bool], None]) -> None:
    (table,) = client.get("/api/tables").json()
    with connect(client, table["id"]) as ada:
        owner(True)
        with pytest.raises(WebSocketDisconnect):
            ada.receive_type("never")


def test_others_notice_nothing(client: Client, owner: Callable[[bool], None]) -> None:
    owner(True)
    wait_until(lambda: is_blocked(client))
    client.cookies.clear()
    assert client.get("/api/tables").json() == []


def test_a_block_holds_from_the_start(start: Start, database: str) -> None:
    with start() as client:
        new_table(client)
        cookies = dict(client.cookies)
    stored = Storage(database)
    (guest,) = guests(stored, 10)
    block(stored, guest.id)
    stored.close()
    with start() as client:
        client.cookies.update(cookies)
        assert is_blocked(client)


def test_a_database_that_fails_lifts_no_block(
    client: Client, owner: Callable[[bool], None], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    owner(True)
    wait_until(lambda: is_blocked(client))

    def fails(storage: Storage) -> set[str]:
        raise SQLAlchemyError("no database")

    with monkeypatch.context() as broken:
        broken.setattr(blocks, "blocked_guests", fails)
        wait_until(lambda: "cannot read the blocked guests" in caplog.text)
    assert is_blocked(client)
